"""The ui's pages of the store: what they show, and what they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from pg_checkpoint import PostgresSaver, PostgresStore
from pg_checkpoint.ui.app import Access, make_app
from pg_checkpoint.ui.links import item_url, store_url
from tests.cases import each
from tests.integration.ui.test_ui import Site
from tests.keys import CIPHER
from tests.making import rows_of
from tests.seams import limit

NS = ("users", "42")
HOSTILE = "<script>alert(1)</script>"
ENCRYPTED: Any = {"cipher": CIPHER}


class StoreSite(Site):
    """The pages over a store."""

    def __init__(self, saver: PostgresSaver, store: PostgresStore) -> None:
        app = make_app(saver, Access(token=None), store=store)
        transport = httpx.ASGITransport(app)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8642")


Sites = Callable[..., StoreSite]


@pytest.fixture
def site(dsn: str, sync_saver: PostgresSaver) -> Iterator[Sites]:
    """Makes the pages of a store with some options, and some items."""
    with ExitStack() as stack:

        def make(**options: Any) -> StoreSite:
            opened = PostgresStore.from_conn_string(dsn, max_size=2, **options)
            store = stack.enter_context(opened)
            store.put(NS, "tea", {"kind": "fact", "text": "sesame"}, ttl=1)
            store.put((*NS, "notes"), HOSTILE, {"kind": HOSTILE})
            store.put(("other",), "", {})
            return StoreSite(sync_saver, store)

        yield make


async def test_namespaces_and_items(site: Sites) -> None:
    pages = site()
    links = await pages.links("/store")
    assert links["users.42"] == store_url(prefix="users.42")
    assert links["tea"] == item_url("users.42", "tea")
    assert links['""'] == item_url("other", "")
    assert links["Store"] == "/store"
    below = await pages.links(store_url(prefix="users.42"))
    assert {"tea", HOSTILE} <= below.keys()
    assert "other" not in below
    for where in ("kind=fact", '{"kind": {"$in": ["fact"]}}'):
        found = await pages.links(store_url(where=where))
        assert "tea" in found
        assert '""' not in found
    assert "No item matches" in await pages.get(store_url(where="kind=none"))


async def test_values_are_shown_when_they_are_asked_for(dsn: str, site: Sites) -> None:
    """Looking does not let items live longer."""
    pages, query = site(), "select expires_at from pgcheckpoint.store_items order by 1"
    before = rows_of(dsn, query)
    for url in ("/store", store_url(prefix="users"), item_url("users.42", "tea")):
        assert "sesame" not in await pages.get(url)
    links = await pages.links(item_url("users.42", "tea"))
    assert "sesame" in await pages.get(links["Show the value"])
    hostile = await pages.get(item_url("users.42.notes", HOSTILE, show=1))
    assert "alert(1)" in hostile
    assert rows_of(dsn, query) == before


async def test_there_are_pages_of_items(dsn: str, site: Sites, monkeypatch: Any) -> None:
    limit(monkeypatch, "ui.pages", items_a_page=3)
    pages, url, seen = site(), "/store", list[str]()
    with PostgresStore.from_conn_string(dsn) as store:
        for n in range(7):
            store.put(NS, f"k{n}", {"n": n})
    while url:
        links = await pages.links(url)
        seen += [name for name in links if name.startswith("k")]
        url = links.get("Older", "")
    assert seen == [f"k{n}" for n in range(6, -1, -1)]


@each(
    "url, status",
    [
        ("/store?offset=-1", 400),
        ("/store?offset=9999999999999", 400),
        ("/store?prefix=a..b", 400),
        ("/store?where=%7B", 400),
        ("/store?where=%7B%22%24no%22%3A1%7D", 400),
        ("/store?prefix=%00", 400),
        ("/item", 404),
        ("/item?ns=users.42&key=none", 404),
        ("/item?ns=a..b&key=k", 400),
        ("/item?ns=a&key=%00", 400),
    ],
)
async def test_what_cannot_be_asked(site: Sites, url: str, status: int) -> None:
    await site().get(url, status)


async def test_encrypted_items_are_shown_with_the_keys_only(site: Sites) -> None:
    without, keyed = site(), site(searchable=["kind"], **ENCRYPTED)
    for pages in (without, keyed):
        assert "tea" in await pages.links("/store")
    show = item_url("users.42", "tea", show=1)
    assert "sesame" not in await without.get(show, 403)
    assert "sesame" in await keyed.get(show)
    assert "tea" in await keyed.links(store_url(where="kind=fact"))
    assert "searchable" in await keyed.get(store_url(where="text=sesame"), 400)


async def test_without_a_store_there_are_no_pages_of_it(sync_saver: PostgresSaver) -> None:
    pages = Site(sync_saver)
    assert "Store" not in await pages.links("/")
    await pages.get("/store", 404)
