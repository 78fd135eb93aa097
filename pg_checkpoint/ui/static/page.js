// Nothing here is needed: links work without it. It keeps the page where it is when a value is shown.
"use strict";

let turn = Promise.resolve();

// A click before the last one's answer: its link, as the page that came meanwhile has it.
function current(link) {
  if (link.isConnected) return link;
  const same = (other) => other.hash === link.hash && other.className === link.className;
  return [...document.querySelectorAll("a[data-swap]")].find(same) ?? link;
}

async function swap(link) {
  const { href, hash } = current(link);
  const answer = await fetch(href);
  if (!answer.ok) return location.assign(href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const wasOpen = document.querySelector("details")?.open;
  document.querySelector("main").replaceWith(page.querySelector("main"));
  if (wasOpen) document.querySelector("details").open = true;
  history.replaceState(null, "", href);
  prepare();
  document.getElementById(hash.slice(1))?.querySelector("a")?.focus({ preventScroll: true });
}

async function copy(button) {
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
  button.textContent = "Copied";
}

function prepare() {
  if (navigator.clipboard) document.querySelectorAll("[data-copy]").forEach((b) => (b.hidden = false));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-swap]");
  const button = event.target.closest("[data-copy]");
  if (button) copy(button);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  turn = turn.then(() => swap(link)).catch(() => location.assign(link.href));
});
prepare();
