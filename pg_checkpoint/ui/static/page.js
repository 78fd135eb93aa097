// Nothing here is needed: links work without it. It keeps the page where it is when a value is shown.
"use strict";

async function swap(link) {
  const answer = await fetch(link.href);
  if (!answer.ok) return location.assign(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const anchor = new URL(link.href).hash.slice(1);
  const open = document.querySelector("details")?.open;
  document.querySelector("main").replaceWith(page.querySelector("main"));
  if (open) document.querySelector("details").open = true;
  history.replaceState(null, "", link.href);
  prepare();
  document.getElementById(anchor)?.querySelector("a")?.focus({ preventScroll: true });
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
  swap(link);
});
prepare();
