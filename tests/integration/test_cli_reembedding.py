"""pg-checkpoint store reembed: what it takes, what it says, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pg_checkpoint import PostgresStore
from tests.command_line import cli, done
from tests.embedders import FakeEmbedder

pytestmark = pytest.mark.usefixtures("needs_pgvector")

NS = ("users", "u1")
FILE = """
from tests.embedders import FakeEmbedder

embedder = FakeEmbedder(6, model="new")
refusing = FakeEmbedder(6, model="new")
refusing.refused = {"text 3"}


async def broken(texts):
    raise RuntimeError("sk-secret")
"""
INDEX = '{"dims": 6, "fields": ["text"]}'


@pytest.fixture
def filled(dsn: str) -> str:
    index: Any = {"dims": 8, "embed": FakeEmbedder(8, model="old"), "fields": ["text"]}
    with PostgresStore.from_conn_string(dsn, index=index) as store:
        store.setup()
        for n in range(5):
            store.put(NS, f"k{n}", {"text": f"text {n}"})
    return dsn


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "embedding.py").write_text(FILE)
    return tmp_path / "embedding.py"


def reembed(dsn: str, *more: str) -> Any:
    return done("store", "reembed", "--index", INDEX, "--json", *more, dsn=dsn).json


def test_it_embeds_and_then_finishes(filled: str, file: Path) -> None:
    answer = reembed(filled, "--embed", f"{file}:embedder")
    assert answer == {
        "due": 5,
        "embedded": 5,
        "vectors": 5,
        "worded": 0,
        "remaining": 0,
        "is_complete": True,
        "is_finished": False,
        "failed": [],
    }
    how = ("--index", INDEX, "--embed", f"{file}:embedder")
    said = done("store", "reembed", *how, dsn=filled).out
    assert "--finish" in said
    said = done("store", "reembed", *how, "--finish", dsn=filled).out
    assert "all items match this index" in said
    index: Any = {"dims": 6, "embed": FakeEmbedder(6, model="new"), "fields": ["text"]}
    with PostgresStore.from_conn_string(filled, index=index) as store:
        assert store.search(NS, query="text 3", limit=1)[0].key == "k3"


def test_a_module_and_words(filled: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    index = '{"dims": 6, "fields": ["text"], "text": {"fields": ["text"]}}'
    how = ("--index", index, "--embed", "embedding:embedder", "--json")
    answer = done("store", "reembed", *how, dsn=filled).json
    assert (answer["embedded"], answer["worded"]) == (5, 5)


def test_words_alone(filled: str) -> None:
    index = '{"text": {"fields": ["text"]}}'
    answer = done("store", "reembed", "--index", index, "--json", dsn=filled).json
    assert (answer["embedded"], answer["worded"], answer["remaining"]) == (0, 5, 0)


def test_langgraphs_own_configuration(filled: str, file: Path) -> None:
    config = file.parent / "langgraph.json"
    index = {"embed": "./embedding.py:embedder", "dims": 6, "fields": ["text"]}
    config.write_text(json.dumps({"graphs": {}, "store": {"index": index}}))
    answer = done("store", "reembed", "--config", str(config), "--json", dsn=filled).json
    assert answer["embedded"] == 5


def test_items_that_fail_are_named(filled: str, file: Path) -> None:
    how = ("--index", INDEX, "--embed", f"{file}:refusing", "--finish")
    ended = cli("store", "reembed", *how, "--json", dsn=filled)
    assert ended.code == 1
    assert ended.json["failed"] == [
        {"namespace": [*NS], "key": "k3", "why": "RuntimeError"},
    ]
    said = cli("store", "reembed", *how, dsn=filled)
    assert said.code == 1
    assert "k3: RuntimeError" in said.out
    assert "refused until" in said.out


def test_an_embedder_that_fails_is_not_quoted(filled: str, file: Path) -> None:
    how = ("--index", '{"dims": 6, "model": "x"}', "--embed", f"{file}:broken")
    ended = cli("store", "reembed", *how, dsn=filled)
    assert ended.code == 2
    assert "run it again" in ended.err
    assert "secret" not in ended.err + ended.out


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ((), "give the index"),
        (("--index", "no"), "not JSON"),
        (("--index", "[]"), "object"),
        (("--index", INDEX), "embed"),
        (("--index", '{"dims": -1}', "--embed", "tests.embedders:numbers_of"), "dims"),
        (("--index", INDEX, "--embed", "nothing.py:f"), "there is no"),
        (("--index", INDEX, "--embed", "tests/embedders.py:nothing"), "has no"),
        (("--index", INDEX, "--embed", "tests.nothing:f"), "can't be imported"),
        (("--config", "nothing.json"), "nothing.json"),
    ],
)
def test_mistakes_are_told(filled: str, how: tuple[str, ...], said: str) -> None:
    ended = cli("store", "reembed", *how, dsn=filled)
    assert ended.code == 2
    assert said in ended.err


def test_an_item_without_its_words_is_named(dsn: str) -> None:
    index: Any = {"text": {"fields": ["text"]}}
    with PostgresStore.from_conn_string(dsn, index=index) as store:
        store.setup()
        store.put(NS, "k", {"text": "tea"})
    with psycopg.connect(dsn) as admin:
        admin.execute("update pgcheckpoint.store_items set exact = 'pg:typed:{'")
        admin.execute("delete from pgcheckpoint.store_texts")
    said = cli("store", "reembed", "--index", json.dumps(index), dsn=dsn)
    assert (said.code, "users.u1 k: " in said.out) == (1, True)
    assert "put these again or delete them" in said.out
    assert "all items match" not in said.out
