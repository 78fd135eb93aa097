"""The pages of pg-checkpoint ui: what they show of threads and items, and what they do not."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from html import unescape
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from typer.testing import CliRunner

from pg_checkpoint import AesGcmCipher, KeyRing, PostgresSaver, PostgresStore, list_waiting
from pg_checkpoint.cli.app import app
from pg_checkpoint.codec.serializers import STRICT
from pg_checkpoint.tools.views import visible
from pg_checkpoint.ui.app import Access, make_app
from pg_checkpoint.ui.links import (
    checkpoint_url,
    difference_url,
    item_url,
    place_of,
    store_url,
    thread_url,
)
from tests import graphs
from tests.cases import each
from tests.command_line import ROOT, begun
from tests.keys import CIPHER
from tests.making import META, as_role, checkpoint_of, config_for, id_of, role_of, rows_of, run_sql
from tests.seams import limit
from tests.waiting import PATIENCE


class Site:
    """The pages over a saver and perhaps a store, as a browser would ask for them."""

    def __init__(self, saver: PostgresSaver, store: PostgresStore | None = None) -> None:
        transport = httpx.ASGITransport(make_app(saver, Access(token=None), store=store))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8642")

    async def get(self, url: str, status: int = 200) -> str:
        answer = await self.client.get(url)
        assert answer.status_code == status, (url, answer.status_code, answer.text)
        assert "Traceback" not in answer.text
        _Tags().feed(answer.text)
        return answer.text

    async def links(self, url: str) -> dict[str, str]:
        """Where a page's links lead, by their text."""
        found = re.findall(r'<a [^>]*href="([^"]*)"[^>]*>(.*?)</a>', await self.get(url), re.DOTALL)
        return {_text(inside): unescape(href) for href, inside in found}

    async def names(self, url: str, start: str) -> list[str]:
        """The links that begin so, on this page and all that are older."""
        seen = list[str]()
        while url:
            links = await self.links(url)
            seen += [name for name in links if name.startswith(start)]
            url = links.get("Older", "")
            assert not url or "Newest" in await self.links(url)
        return seen


class _Tags(HTMLParser):
    """Refuses what a page's policy would, and what only a stored value could have put there."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        assert tag not in {"style", "img", "iframe", "object", "base"}
        assert tag != "script" or named == {"src": "/static/page.js", "defer": None}
        assert not any(name == "style" or name.startswith("on") for name in named)
        for name in {"href", "src", "action"} & named.keys():
            assert (named[name] or "").startswith(("/", "#"))
            assert not (named[name] or "").startswith("//")


def _step(links: dict[str, str]) -> str:
    """Where the newest step of a thread's page leads."""
    return next(u for u in links.values() if u.startswith("/checkpoint") and "show=" not in u)


def _text(html: str) -> str:
    return unescape(" ".join(re.sub(r"<[^>]*>", " ", html).split()))


@pytest.fixture
def reader(dsn: str) -> Iterator[Callable[..., PostgresSaver]]:
    """Makes savers as the command makes them."""
    with ExitStack() as stack:

        def make(dsn: str = dsn, **options: Any) -> PostgresSaver:
            saver = PostgresSaver.from_conn_string(dsn, serde=STRICT, max_size=2, **options)
            return stack.enter_context(saver)

        yield make


@pytest.fixture
def site(sync_saver: PostgresSaver) -> Site:
    return Site(sync_saver)


def put(
    saver: PostgresSaver, config: Any, values: dict[str, Any], id_: str | None = None, **meta: Any
) -> Any:
    """Stores a checkpoint whose channels are all new."""
    checkpoint = checkpoint_of(values, checkpoint_id=id_)
    checkpoint["channel_versions"] = dict.fromkeys(values, saver.get_next_version(None, None))
    metadata: Any = {**META, **meta}
    return saver.put(config, checkpoint, metadata, checkpoint["channel_versions"])


def put_chain(saver: PostgresSaver, config: Any, length: int) -> Any:
    """Stores checkpoints, each on the one before; returns the config of the last."""
    for n in range(length):
        config = put(saver, config, {"n": n}, step=n)
    return config


async def test_threads(site: Site, sync_saver: PostgresSaver, monkeypatch: Any) -> None:
    """They are found, and stand on pages."""
    limit(monkeypatch, "ui.pages", threads_a_page=3)
    for n in range(7):
        put(sync_saver, config_for(f"user-{n}"), {"a": n}, user="ada" if n % 2 else "5", n=n)
    for asked, found in (
        ("", range(7)),
        ("prefix=user-4", [4]),
        ("where=user%3Dada", [1, 3, 5]),
        ('where={"n": 2}', [2]),
        ("where=n%3D2", [2]),
        ("where=user%3D5", []),
        ('where=user%3D"5"', [0, 2, 4, 6]),
    ):
        assert sorted(await site.names(f"/?{asked}", "user-")) == [f"user-{n}" for n in found]
    assert "No thread matches" in await site.get("/?prefix=nobody")
    assert re.search(r"[\d.]+ k?B</td>", await site.get("/?sizes=1&prefix=user-4"))
    await site.get("/?after=yesterday&id=t", 400)
    # A search that means nothing keeps its form.
    for wrong in ("ada", '{"user": ', "[1]", "=x", "{1}"):
        html = await site.get(f"/?where={wrong}&prefix=ab%22c&sizes=1", 400)
        kept = 'name="prefix" value="ab&#34;c"'
        for said in (kept, 'role="alert"', "Invalid request", "checked"):
            assert said in html
    assert 'name="where" value="{1}"' in html
    assert 'value="\u202e"' in await site.get("/?prefix=%E2%80%AE")
    assert 'role="alert"' in await site.get("/?prefix=%00", 400)


async def test_threads_that_wait_or_have_failed_are_marked(
    site: Site, sync_saver: PostgresSaver
) -> None:
    failed = put(sync_saver, config_for("failed"), {"n": 1})
    sync_saver.put_writes(failed, [("__error__", "ValueError('not yet')")], "task")
    # A task that was begun again has written what it returned beside its mark.
    mended = put(sync_saver, config_for("mended"), {"n": 1})
    for write in (("__error__", "ValueError('not yet')"), ("n", 2)):
        sync_saver.put_writes(mended, [write], "task")
    graphs.begin(sync_saver, "waits")
    graphs.finish(sync_saver, "answered")
    page = await site.get("/")
    badges = {"failed": "failed", "waits": "waits for an answer", "mended": ""}
    for thread_id, badge in badges.items():
        (cell,) = re.findall(rf">{thread_id}</a>(.*?)</td>", page, re.DOTALL)
        assert _text(cell) == badge
    assert _text(page).count("waits for an answer") == 1


async def test_threads_whose_run_stands_still(
    site: Site, sync_saver: PostgresSaver, dsn: str
) -> None:
    """Lost, failed and given up; not those that are driven, wait for an answer or have ended."""
    for thread in ("<lost>", "idle", "poison", "driven"):
        due = checkpoint_of({"branch:to:a": None, "n": 1})
        due["updated_channels"] = ["branch:to:a"]
        metadata: Any = {**META, "user": thread}
        sync_saver.put(config_for(thread), due, metadata, due["channel_versions"])
    graphs.begin(sync_saver, "asks")
    graphs.finish(sync_saver, "ended")
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases"
        " (thread_id, token, expires_at, attempts, given_up_at, given_up_id, error) values"
        " ('<lost>', 'dead', now() - interval '1 hour', 1, null, null, null),"
        " ('driven', 'alive', now() + interval '1 hour', 0, null, null, null),"
        " ('poison', null, '9999-01-01 00:00:00+00', 3, now(), (select checkpoint_id from"
        " pgcheckpoint.checkpoints where thread_id = 'poison'), '<KeyError>');"
        "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
        " unfinished_at = '2026-01-01' where unfinished_at > 'epoch'",
    )

    async def rows(url: str) -> list[str]:
        body = (await site.get(url)).partition("<tbody>")[2].partition("</tbody>")[0]
        return [_text(row) for row in body.split("</tr>")[:-1]]

    assert sorted(await rows("/?state=unfinished")) == [
        "<lost> a 2026-01-01 00:00:00 1 its process died",
        "idle a 2026-01-01 00:00:00 0 idle",
    ]
    given_up = "poison a 2026-01-01 00:00:00 3 given up: <KeyError>"
    assert await rows("/?state=given+up") == [given_up]
    assert thread_url("idle") in (await site.links("/?state=unfinished&prefix=id")).values()
    assert len(await rows("/?state=unfinished&where=user%3Didle")) == 1
    assert await rows("/?state=unfinished&prefix=nobody") == []
    (asks,) = await asyncio.to_thread(list_waiting, sync_saver)
    assert await rows("/?state=waiting") == [f"asks {str(asks.since)[:19]} Publish?"]
    assert await rows("/?state=waiting&prefix=nobody") == []
    assert "No thread waits" in await site.get("/?state=waiting&where=user%3Dnobody")
    assert "There are no unfinished runs" in await site.get("/?state=given+up&where=user%3Didle")
    assert "<option selected>given up" in await site.get("/?state=given+up")
    for wrong in ("/?state=%00", "/?state=all", "/?state=unfinished&where=ada"):
        assert "Invalid request" in await site.get(wrong, 400)


async def test_a_thread_with_forks_and_a_subgraph(site: Site, sync_saver: PostgresSaver) -> None:
    graphs.fork(sync_saver, "t")
    page = await site.get(thread_url("t"))
    assert page.count('<a class="step"') == len(sync_saver.list_info(config_for("t")))
    for said in ("2 branches", "waits for an answer", "plan", 'polyline points="0.0,'):
        assert said in page
    assert "__start__" not in page
    infos = sync_saver.list_info(config_for("t", checkpoint_ns=None))
    review = max(info.checkpoint_ns for info in infos)
    assert "check" in await site.get(thread_url("t", review))
    assert (await site.get(thread_url("t", None))).count('<a class="step"') == len(infos)


async def test_long_threads(site: Site, sync_saver: PostgresSaver, monkeypatch: Any) -> None:
    limit(monkeypatch, "ui.pages", page=4)

    async def steps(thread_id: str, checkpoint_ns: str | None) -> str:
        pages = [await site.get(thread_url(thread_id, checkpoint_ns, page)) for page in (1, 2, 3)]
        assert all(f"page {n} of 3" in page for n, page in enumerate(pages, 1))
        return "".join(re.findall(r"<b>step (\d+)</b>", "".join(pages)))

    put_chain(sync_saver, config_for("t"), 10)
    assert await steps("t", "") == await steps("t", None) == "9876543210"
    # The same id in many namespaces, across the end of a page.
    for n in range(9):
        put(sync_saver, config_for("same", None, f"ns{n}"), {"n": n}, "1" if n > 5 else "2", step=n)
    assert await steps("same", None) == "543210876"
    for wrong in ("4", "x", "9" * 30, "²"):
        await site.get(f"/thread?id=t&page={wrong}", 400)


async def test_values_are_there_only_when_asked_for(site: Site, sync_saver: PostgresSaver) -> None:
    def secret(n: int) -> str:
        return f"secret-{n}-" + "x" * 80

    old = {"messages": [HumanMessage(secret(0))], "notes": {secret(7): 1}, "n": "inline-secret"}
    new = {"messages": [HumanMessage(secret(0)), AIMessage(secret(1))], "notes": {secret(2): 3}}
    first = put(sync_saver, config_for("t"), old)
    config = put(sync_saver, first, new, extra={"node": secret(3)}, user="ada")
    sync_saver.put_writes(config, [("out", secret(4))], "task-1", "~__pregel_pull, node")
    sync_saver.put_writes(config, [("__interrupt__", [{"value": secret(5)}])], "task-2")
    url = checkpoint_url("t", "", id_of(config))

    def seen(page: str) -> set[str]:
        return set(re.findall(r"secret-\d", page)) | set(re.findall("inline-secret", page))

    for quiet in ("/", thread_url("t"), url, checkpoint_url("t", "", id_of(first))):
        assert seen(await site.get(quiet)) == set()
    links = await site.links(url)

    async def shown(start: str) -> set[str]:
        return seen(await site.get(next(u for t, u in links.items() if t.startswith(start))))

    assert await shown("messages list of 2 messages") == {"secret-0", "secret-1"}
    assert await shown("notes dict of 1") == {"secret-2"}
    assert await shown("extra dict of 1") == {"secret-3"}
    assert await shown("out text") == {"secret-4"}
    assert await shown("a task waits for an answer") == {"secret-5"}
    # In the difference what is gone is shown too, and what is the same is not.
    differing = {"secret-1", "secret-2", "secret-7", "inline-secret"}
    assert await shown("messages, n, notes") == differing
    everything = await site.links(links["Show all values"])
    assert len(seen(await site.get(links["Show all values"]))) == 8
    assert seen(await site.get(everything["Hide all values"])) == set()
    opened = await site.links(next(u for t, u in links.items() if t.startswith("notes")))
    assert seen(await site.get(next(u for t, u in opened.items() if t.endswith("hide")))) == set()


async def test_long_values_are_cut_until_asked_for(site: Site, sync_saver: PostgresSaver) -> None:
    values = {"text": "x" * 9000 + "end", "messages": [HumanMessage(f"<m{n}>") for n in range(50)]}
    config = put(sync_saver, put(sync_saver, config_for("t"), {}), values)
    shown = checkpoint_url("t", "", id_of(config), show=("state:text", "state:messages"))
    page, links = await site.get(shown), await site.links(shown)
    parts = ("xend", "&lt;m0&gt;", "&lt;m49&gt;")
    assert [part in page for part in parts] == [False, False, True]
    assert "xend" in await site.get(links["Show all 9,003 characters"])
    assert "&lt;m0&gt;" in await site.get(links["Show all 50 messages in full length"])
    difference = checkpoint_url("t", "", id_of(config), show=("difference",))
    assert "xend" not in await site.get(difference)
    assert "xend" in await site.get((await site.links(difference))["Show it in full length"])


async def test_a_conversation_is_one_click_away(site: Site, sync_saver: PostgresSaver) -> None:
    """Of a thread's page or a checkpoint's; a tool's result stands at the call."""
    call = {"name": "<find>", "args": {"for": "<b>"}, "id": "1"}
    picture: Any = [{"type": "text", "text": "<See>"}]
    picture += [{"type": "image_url", "image_url": {"url": HOSTILE[2]}}]
    chat = [HumanMessage(picture), AIMessage("", tool_calls=[call]), AIMessage("Meanwhile.")]
    values = {"chat": [*chat, ToolMessage("<found>", tool_call_id="1")], "notes": "a secret"}
    config = put(sync_saver, put(sync_saver, config_for("t"), {"notes": "x"}), values)
    on_thread = (await site.links(thread_url("t")))["Conversation"]
    on_checkpoint = (await site.links(checkpoint_url("t", "", id_of(config)))).items()
    for url in (on_thread, next(u for t, u in on_checkpoint if t.startswith("chat list of 4"))):
        page = _text(await site.get(url))
        assert "human <See> attachment image · <img src=x onerror=alert(1)>" in page
        assert '→ <find>({"for": "<b>"}) tool <found> ai Meanwhile.' in page
        assert "a secret" not in page
    hidden = next(u for t, u in (await site.links(on_thread)).items() if t.endswith("hide"))
    assert "<found>" not in _text(await site.get(hidden))
    put(sync_saver, config_for("quiet"), {"n": 1})
    nothing = (await site.links(thread_url("quiet")))["Conversation"]
    assert "No channel holds a list of messages here" in await site.get(nothing)


async def test_waiting_is_not_work(site: Site, sync_saver: PostgresSaver, dsn: str) -> None:
    graphs.finish(sync_saver, "t")
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoints set checks = null, checkpoint = jsonb_set(checkpoint,"
        " '{ts}', to_jsonb((timestamptz '2026-01-01Z' + (metadata ->> 'step')::int"
        " * case (metadata ->> 'step')::int when 4 then interval '1 minute'"
        " else interval '2 seconds' end)::text)) where thread_id = 't'",
    )
    page = _text(await site.get(thread_url("t")))
    assert page.count("took 2.0 s") == 4
    assert "idle for 2.0 s" not in page
    for said in ("waited 3 min 54 s for", "8.0 s at work", "3 min 54 s waiting for answers"):
        assert said in page
    together = _text(await site.get(thread_url("t", None)))
    assert "at work" not in together, "a step's time is that of its subgraph's steps too"


async def test_differences(site: Site, sync_saver: PostgresSaver, monkeypatch: Any) -> None:
    """Ticked on one page, or on two; in whatever namespace; values by a click."""
    limit(monkeypatch, "ui.pages", page=3)
    thread_id = HOSTILE[1]
    config: Any = config_for(thread_id)
    for n in range(7):
        config = put(sync_saver, config, {"n": f"secret-{n}", "same": 1}, f"{n}<b>", step=n)
    put(sync_saver, config_for(thread_id, None, HOSTILE[0]), {"n": "secret-9"}, "9", step=9)

    async def ticked(url: str) -> tuple[list[str], list[tuple[str, str]]]:
        page = await site.get(url)
        boxes = re.findall(r'<input type="checkbox" name="of"[^>]*? value="([^"]*)"', page)
        form = page.partition('id="compare"')[2].partition("</form>")[0]
        hidden = re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form)
        return [unescape(b) for b in boxes], [(k, unescape(v)) for k, v in hidden]

    async def sent(fields: list[tuple[str, str]]) -> str:
        answer = await site.client.get("/difference", params=httpx.QueryParams([*fields]))
        assert answer.status_code == 303
        return str(answer.headers["location"])

    boxes, form = await ticked(thread_url(thread_id))
    assert boxes == [place_of("", f"{n}<b>") for n in (6, 5, 4)]
    url = await sent([*form, ("of", boxes[0]), ("of", boxes[2])])
    assert url == difference_url(thread_id, boxes[2], boxes[0])
    page, links = await site.get(url), await site.links(url)
    assert "secret" not in page
    shown = await site.get(links["n show"])
    assert re.search(r"secret-4.*secret-6", _text(shown))
    swapped = await site.links(links["Swap A and B"])
    assert re.search(r"secret-6.*secret-4", _text(await site.get(swapped["n show"])))

    where = await sent([*form, ("of", boxes[1])])
    boxes, form = await ticked(where)
    assert "Compare step 5" in _text(await site.get(where))
    older = (await site.links(where))["Older"]
    boxes, form = await ticked(older)
    url = await sent([*form, ("of", boxes[0])])
    assert url == difference_url(thread_id, place_of("", "3<b>"), place_of("", "5<b>"))
    together = (await site.links(where))["All together"]
    boxes, form = await ticked(together)
    url = await sent([*form, ("of", boxes[0])])
    assert url == difference_url(thread_id, place_of("", "5<b>"), place_of(HOSTILE[0], "9"))
    assert "secret-9" in await site.get((await site.links(url))["n, same show"])
    assert "Cancel" in await site.links(older)


async def test_a_difference_that_means_nothing_is_said(
    site: Site, sync_saver: PostgresSaver
) -> None:
    for n in range(3):
        put(sync_saver, config_for("t"), {"n": n}, str(n))
    known = place_of("", "1")

    async def get(status: int, **asked: Any) -> str:
        url = str(httpx.URL("/difference", params={"thread": "t", **asked}))
        return _text(await site.get(url, status))

    assert "not none" in await get(400)
    assert "not 3" in await get(400, of=[place_of("", str(n)) for n in range(3)])
    for wrong in ("", "x", "1", "[]", '["", "1", 2]', "[" * 9999, "1" * 5000):
        assert "names no checkpoint" in await get(400, a=wrong, b=known)
        assert "names no checkpoint" in await get(400, of=wrong)
    places = place_of("", "none"), place_of("ns", "1")
    for missing in ('"ab"', "[1, 2]", '[null, {"a": 1}]', *places):
        assert "There is no such checkpoint" in await get(404, a=known, b=missing)
    assert "There is no such" in await get(404, thread="nobody", a=known, b=known)
    await site.get("/thread?id=t&of=x", 400)
    await get(400, thread="\0", a=known, b=known)
    assert "No channel of the graph differs" in await get(200, a=known, b=known)


HOSTILE = [
    *("a/b/../c?d=1&e#f%2F", """'"><script>alert(1)</script>""", "<img src=x onerror=alert(1)>"),
    *("{{ 7*7 }}{% raw %}", " \n\t é 漢字 \U0001f600 ‮ ", "\\..\\;=,|:+%00"),
]


async def test_any_name_is_text(site: Site, sync_saver: PostgresSaver) -> None:
    for name in HOSTILE:
        meta = {name: name, "source": name, "run_id": name}
        parent = put(sync_saver, config_for(name, None, name), {"a": 1}, name + "1", **meta)
        config = put(sync_saver, parent, {name: name}, name + "2", **meta)
        sync_saver.put_writes(config, [(name, name)], name, f"~__pregel_pull, {name}")
        to_thread = (await site.links("/"))[" ".join(visible(name).split())]
        to_step = _step(await site.links(to_thread))
        assert to_step == checkpoint_url(name, name, name + "2")
        shown = checkpoint_url(name, name, name + "2", show=("all",))
        for url in (to_thread, thread_url(name, name), to_step, shown):
            page = await site.get(url)
            assert not re.search("<script>alert|<img", page)
            assert " ".join(visible(name).split()) in _text(page)
            assert "\u202e" not in _text(page)
        older = (await site.links(to_step))["← Older"]
        assert older == checkpoint_url(name, name, name + "1")


@pytest.mark.direct("a pooler knows no other role")
async def test_the_role_of_the_page_is_enough(sync_saver: PostgresSaver, dsn: str) -> None:
    graphs.fork(sync_saver, "t")
    (grants,) = re.findall(r"```sql\n(.*?)```", (ROOT / "docs" / "ui.md").read_text(), re.DOTALL)
    with role_of(dsn) as role:
        _, _, given = grants.replace("viewer", role).partition(";")
        run_sql(dsn, f"{given}; alter role {role} set default_transaction_read_only = on")
        with PostgresSaver.from_conn_string(as_role(dsn, role), serde=STRICT) as saver:
            site = Site(saver)
            await site.get("/?sizes=1")
            await site.get("/?state=unfinished")
            for url in (await site.links(thread_url("t", None))).values():
                if url.startswith("/checkpoint"):
                    url = url.partition("#")[0]
                    await site.get(url)
                    assert "Hide all values" in await site.get(url + "&show=all")


async def test_with_the_key_and_without_it(reader: Callable[..., PostgresSaver]) -> None:
    def cipher(key: int) -> AesGcmCipher:
        return AesGcmCipher(KeyRing({f"key-{key}": bytes(range(key, key + 32))}))

    writer = reader(cipher=cipher(1), encrypt_metadata=True, clear_metadata=["user"])
    graphs.begin(writer, "t")
    newest = writer.list_info(config_for("t"))[0]
    url = checkpoint_url("t", "", newest.checkpoint_id, show=("all",))
    with_key = Site(writer)
    for said in ("A plan.", "Publish?", "user"):
        assert said in await with_key.get(url)
    assert "t" in await with_key.links("/?where=user%3Dt")
    assert "The keys prove ids, parents, times" in await with_key.get(thread_url("t"))
    assert "no key proves them" in await with_key.get("/")
    values_only = Site(reader(cipher=cipher(1)))
    assert "the keys prove values only" in await values_only.get(thread_url("t"))
    without = Site(reader())
    page = await without.get(url)
    assert "A plan." not in page
    encrypted = 'messages</span><span class="dim">encrypted'
    for said in ("PG_CHECKPOINT_KEYS", encrypted, "It is encrypted."):
        assert said in page
    assert "step ?" in (page := await without.get(thread_url("t")))
    assert "prove" not in page
    assert "t" in await without.links("/")
    page = await Site(reader(cipher=cipher(2))).get(url)
    assert ("A plan." in page, "key-1" in page) == (False, True)
    refused = await Site(reader(cipher=cipher(2), encrypt_metadata=True)).get(thread_url("t"), 403)
    assert "decrypt the metadata" in refused


async def test_a_damaged_row_and_the_rest(site: Site, sync_saver: PostgresSaver, dsn: str) -> None:
    first = put(sync_saver, config_for("t"), {"a": ["x" * 99], "b": 1}, "1")
    second = put(sync_saver, first, {"a": ["y" * 99], "b": 2}, "2")
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_blobs set blob = '\\xc1' where version ="
        " (select checkpoint -> 'channel_versions' ->> 'a' from pgcheckpoint.checkpoints"
        " where checkpoint_id = '1')",
    )
    page = await site.get(checkpoint_url("t", "", id_of(first)), 500)
    for said in ("A damaged row", "channel &#39;a&#39;", "Newer"):
        assert said in page
    page = await site.get(checkpoint_url("t", "", id_of(second), show=("state:b",)))
    assert ("The parent can" in page, "<pre>2</pre>" in page) == (True, True)
    await site.get(thread_url("t"))
    damage = "update pgcheckpoint.checkpoints set checkpoint = %s where checkpoint_id = '1'"
    for damaged in ("null", '{"updated_channels": [null, 1, "a"]}'):
        run_sql(dsn, damage, [damaged])
        assert [type(i.bytes) for i in sync_saver.list_info(config_for("t"))] == [int, int]
        page = await site.get(thread_url("t"))
        for stored in (first, second):
            assert checkpoint_url("t", "", id_of(stored)).replace("&", "&amp;") in page


async def test_a_step_is_found(site: Site, sync_saver: PostgresSaver, monkeypatch: Any) -> None:
    limit(monkeypatch, "ui.pages", page=10)
    put_chain(sync_saver, config_for("t\n"), 35)
    put(sync_saver, config_for("t\n"), {"n": 0}, "9", step=3)  # a fork's
    assert 'name="step"' in await site.get(thread_url("t\n"))
    assert (await site.links(thread_url("t\n")))["Oldest"] == thread_url("t\n", "", 4)
    last = await site.links(thread_url("t\n", "", 4))
    assert (last["Newest"], "Oldest" in last) == (thread_url("t\n"), False)
    answer = await site.client.get("/thread", params={"id": "t\n", "step": " 17 "})
    assert answer.status_code == 303
    where = answer.headers["location"]
    assert where == thread_url("t\n", "", 2, "step-17")
    assert (await site.get(where)).count('id="step-17"') == 1
    answer = await site.client.get("/thread", params={"id": "t\n", "step": "3", "all": "1"})
    assert answer.headers["location"] == thread_url("t\n", None, 1, "step-3")
    for wrong in ("35", "-1", "", "x", "\u0661", "1" * 5000):
        page = (await site.client.get("/thread", params={"id": "t\n", "step": wrong})).text
        assert "the steps are 0 to 34" in page, wrong


async def test_errors_are_pages(
    site: Site, sync_saver: PostgresSaver, empty_dsn: str, monkeypatch: Any, caplog: Any
) -> None:
    put(sync_saver, config_for("t"), {"a": 1})
    assert "There is no thread" in await site.get(thread_url("<nobody>"), 404)
    assert "There is no checkpoint" in await site.get(checkpoint_url("t", "", "1"), 404)
    assert "There is no checkpoint" in await site.get(checkpoint_url("t", "ns", "1"), 404)
    for missing in ("/nothing", "/static/../pages.py", "/static/"):
        await site.get(missing, 404)
    for nameless in ("/thread", "/checkpoint"):
        assert "thread_id must not be empty" in await site.get(nameless, 400)
    assert "NUL" in await site.get("/thread?id=%00", 400)
    assert "NUL" in await site.get("/?after=2026-01-01&id=%00", 400)
    assert "2600 bytes" in await site.get("/thread?id=" + "x" * 3000, 400)
    away: Any = {"read_timeout": 0.3, "acquire_timeout": 0.2}
    nowhere = "postgresql://127.0.0.1:9/none"
    for dsn, how, said in (empty_dsn, {}, "schema"), (nowhere, away, "does not answer"):
        with closing(PostgresSaver(dsn, **how)) as saver:
            assert said in await Site(saver).get("/", 503)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("what nobody should see")

    monkeypatch.setattr(sync_saver, "list_threads", fail)
    page = await site.get("/", 500)
    assert ("RuntimeError" in page, "nobody should see" in page) == (True, False)
    assert "a page failed" in caplog.text


async def test_what_nobody_types_is_no_500(site: Site, sync_saver: PostgresSaver) -> None:
    stored = put(sync_saver, config_for("t"), {"n": 10**5000, "deep": [[[]]]})
    put(sync_saver, stored, {"n": -(10**5000)})
    await site.get("/thread?id=t&ns=none", 404)
    for page in ("0000000011", "0", "-1", "1" * 5000, "\u0661", "", "1e0"):
        await site.get(f"/thread?id=t&page={page}", 400)
    await site.get("/thread?id=t&page=000000001")
    for wrong in ("1" * 5000, '{"n": ' + "1" * 5000 + "}", "[" * 5000, '{"a":' * 5000):
        for where in (wrong, f"n%3D{wrong}"):
            assert "Something went" not in (await site.client.get(f"/?where={where}")).text
    for info in sync_saver.list_info(config_for("t")):
        place = ("t", "", info.checkpoint_id)
        assert "0x" in await site.get(checkpoint_url(*place, show=("all",)))
        assert "0x" in await site.get(checkpoint_url(*place, show=("all",), full="state:n"))


def test_the_command_listens_here_only_and_prints_a_token(dsn: str) -> None:
    command = ("pg_checkpoint", "ui", "--port", "0")
    with begun(*command, dsn=dsn, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address, token = said.split()[-1].split("?token=")
        assert address.startswith("http://127.0.0.1:")
        with httpx.Client() as client:
            assert client.get(address).status_code == 401
            opened = client.get(address, params={"token": token}, follow_redirects=True)
            assert (opened.status_code, "server" in opened.headers) == (200, False)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert token not in out + err
        cookie = opened.history[0].headers["set-cookie"]
        assert f"pg_checkpoint_ui_{opened.url.port}" in cookie


@each(
    "command, said",
    [
        ("ui --host 0.0.0.0", "--expose"),
        ("--encrypt-metadata ui", "need keys"),
        ("ui --host 203.0.113.7 --expose", "can't listen"),
        ("ui --no-token --host 203.0.113.7 --expose", "--no-token: everybody who reaches"),
    ],
)
def test_the_command_says_what_is_wrong(command: str, said: str) -> None:
    done = CliRunner().invoke(app, command.split())
    assert done.exit_code == 2
    assert said in done.stderr


NS = ("users", "42")
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def stocked(sync_saver: PostgresSaver, sync_store: PostgresStore) -> Site:
    """The pages of a store with some items."""
    return _stocked(sync_saver, sync_store)


def _stocked(saver: PostgresSaver, store: PostgresStore) -> Site:
    store.put(NS, "tea", {"kind": "fact", "text": "sesame"}, ttl=1)
    store.put((*NS, "notes"), SCRIPT, {"kind": SCRIPT})
    store.put(("other",), "", {})
    return Site(saver, store)


async def test_namespaces_and_items(stocked: Site) -> None:
    links = await stocked.links("/store")
    assert links["users.42"] == store_url(prefix="users.42")
    assert links["tea"] == item_url("users.42", "tea")
    assert links['""'] == item_url("other", "")
    assert links["Store"] == "/store"
    below = await stocked.links(store_url(prefix="users.42"))
    assert {"tea", SCRIPT} <= below.keys()
    assert "other" not in below
    for where in ("kind=fact", '{"kind": {"$in": ["fact"]}}'):
        found = await stocked.links(store_url(where=where))
        assert ("tea" in found, '""' in found) == (True, False)
    assert "No item matches" in await stocked.get(store_url(where="kind=none"))


async def test_values_are_shown_when_they_are_asked_for(dsn: str, stocked: Site) -> None:
    """Looking does not let items live longer."""
    before = rows_of(dsn, query := "select expires_at from pgcheckpoint.store_items order by 1")
    for url in ("/store", store_url(prefix="users"), item_url("users.42", "tea")):
        assert "sesame" not in await stocked.get(url)
    links = await stocked.links(item_url("users.42", "tea"))
    assert "sesame" in await stocked.get(links["Show the value"])
    assert "alert(1)" in await stocked.get(item_url("users.42.notes", SCRIPT, show=1))
    assert rows_of(dsn, query) == before


async def test_there_are_pages_of_items(
    sync_store: PostgresStore, stocked: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "ui.pages", items_a_page=3)
    for n in range(7):
        sync_store.put(NS, f"k{n}", {"n": n})
    assert await stocked.names("/store", "k") == [f"k{n}" for n in range(6, -1, -1)]


@each(
    "url, status",
    [
        ("/store?offset=-1", 400),
        ("/store?offset=9999999999999", 400),
        ("/store?prefix=a..b", 400),
        ("/store?prefix=%00", 400),
        ("/store?where=%7B", 400),
        ("/store?where=%7B%22%24no%22%3A1%7D", 400),
        ("/item?ns=a..b&key=k", 400),
        ("/item?ns=a&key=%00", 400),
        ("/item", 404),
        ("/item?ns=users.42&key=none", 404),
    ],
)
async def test_what_cannot_be_asked(stocked: Site, url: str, status: int) -> None:
    await stocked.get(url, status)


async def test_encrypted_items_are_shown_with_the_keys_only(
    dsn: str, sync_saver: PostgresSaver, stocked: Site
) -> None:
    encrypted: Any = {"cipher": CIPHER, "searchable": ["kind"]}
    with PostgresStore.from_conn_string(dsn, **encrypted) as store:
        keyed = _stocked(sync_saver, store)
        for pages in (stocked, keyed):
            assert "tea" in await pages.links("/store")
        show = item_url("users.42", "tea", show=1)
        assert "sesame" not in await stocked.get(show, 403)
        assert "sesame" in await keyed.get(show)
        assert "tea" in await keyed.links(store_url(where="kind=fact"))
        assert "searchable" in await keyed.get(store_url(where="text=sesame"), 400)


async def test_without_a_store_there_are_no_pages_of_it(site: Site) -> None:
    assert "Store" not in await site.links("/")
    await site.get("/store", 404)
