"""Results as tables for the terminal and for docs/benchmarks.md, and as charts."""

from __future__ import annotations

import platform
import re
import sys
from dataclasses import dataclass, field
from datetime import datetime, timezone
from importlib.metadata import version
from pathlib import Path

import matplotlib as mpl
import psutil
from matplotlib import pyplot as plt
from rich.console import Console
from rich.table import Table

from benchmarks.bars import Measured, judged
from benchmarks.cleaning import Cleaned
from benchmarks.contestants import MEMORY, OURS, POOL_SIZE, SQLITE, STOCK
from benchmarks.delta import Walked
from benchmarks.encryption import Cost
from benchmarks.history import Listed
from benchmarks.measure import Result
from benchmarks.storage import Stored
from benchmarks.threads import Rates
from benchmarks.turns import NOBODY
from benchmarks.workload import Agents

DOCS = Path(__file__).parents[1] / "docs"
OPERATIONS = ("put", "put_writes", "get_tuple")
# Operations per second, in multiples of stock's.
LEAST_RATES = {(64, 20): 9, (16, 100): 6.5, (256, 10): 8}


# Figures on the page; the terminal shows all.
OF_AGENTS = {
    *("operations per second", "put p50, ms", "put p95, ms"),
    *("client CPU per op, µs", "server CPU per op, µs"),
}
OF_THE_REST = re.compile(
    "chat of 500|100 files|alist of|alist_info|32 threads|64 agents|delta channel, history"
)
OTHER_LOADS = ["", "operations per second", "stock", "client CPU per op, µs", "stock"]
FELT = re.compile("async.*turns a second|all of it|ten steps")


@dataclass
class Results:
    """What a run measured.

    Attributes:
        agents: By workload and saver.
        chats: By turns and saver.
        files: The virtual file system, by saver.
        cleaned: Retention.
        listed: All checkpoints of the longest chat, by saver.
        threads: What 32 operating system threads do a second, by saver.
        away: Operations a second through a proxy that adds 5 ms, by saver.
        floor: Server CPU of ours, in multiples of that of a COPY of the same bytes.
        encrypted: What a cipher costs.
        long_list: The put of 70,000 messages, in multiples of the serializer's time.
        walked: A long thread with a delta channel, by saver.
        felt: What a user feels, beside other savers and none.
    """

    agents: dict[Agents, dict[str, Result]] = field(default_factory=dict)
    chats: dict[int, dict[str, Stored]] = field(default_factory=dict)
    files: dict[str, Stored] = field(default_factory=dict)
    cleaned: Cleaned | None = None
    listed: dict[str, Listed] = field(default_factory=dict)
    threads: dict[str, Rates] = field(default_factory=dict)
    away: dict[str, float] = field(default_factory=dict)
    floor: float | None = None
    encrypted: Cost | None = None
    long_list: dict[str, float] = field(default_factory=dict)
    walked: dict[str, Walked] = field(default_factory=dict)
    felt: list[Measured] = field(default_factory=list)


COSTS = [
    ("client_cpu", "client CPU per op, µs", 1e6),
    ("server_cpu", "server CPU per op, µs", 1e6),
    ("wal", "WAL per op, bytes", 1.0),
    ("disk", "on disk per op, bytes", 1.0),
    ("batch", "calls per transaction", 1.0),
]


def rows_of(by_saver: dict[str, Result]) -> list[list[str]]:
    """A line a figure: its name, each saver's, and the ratio of ours to stock's."""
    rates = {name: r.figure("rate") for name, r in by_saver.items()}
    rows = [["operations per second", *(_number(v) for v in rates.values()), _ratio(rates)]]
    for operation in OPERATIONS:
        for percent in (50, 95, 99):
            times = {n: r.percentile(operation, percent) * 1e3 for n, r in by_saver.items()}
            name = f"{operation} p{percent}, ms"
            rows.append([name, *(f"{v:.2f}" for v in times.values()), _ratio(times)])
    for figure, name, factor in COSTS:
        figures = {n: r.figure(figure) for n, r in by_saver.items()}
        scaled = {n: None if v is None else v * factor for n, v in figures.items()}
        rows.append([name, *(_number(v) for v in scaled.values()), _ratio(scaled)])
    return rows


def checks(results: Results) -> list[tuple[str, bool]]:
    """What must be reached, what was, and whether that is enough."""
    lines = [line for agents in results.agents.items() for line in _agent_checks(*agents)]
    for turns, by_saver in results.chats.items():
        ours, stock = by_saver[OURS.name], by_saver[STOCK.name]
        if least := {200: 20, 500: 50}.get(turns):
            lines.append(
                _at_least(
                    f"chat of {turns} turns: stock takes", stock.size / ours.size, least, "the room"
                )
            )
        if turns == 500:
            ratio = (ours.latest or 0) / (stock.latest or 1)
            lines.append(_at_most(f"latest of {turns} turns: median read", ratio, 1, "stock's"))
    if results.files and results.chats.keys() & {500}:
        ratio = results.files[STOCK.name].size / results.files[OURS.name].size
        lines.append(_at_least("100 files, 100 edits: stock takes", ratio, 20, "the room"))
    if results.listed and 500 in results.chats:
        lines += _listing_checks(results.listed[OURS.name], results.listed[STOCK.name])
    if 500 in results.chats:
        lines += _other_checks(results)
        lines += _long_list_checks(results.long_list)
    if results.cleaned:
        ratio = results.cleaned.beside / results.cleaned.alone
        lines.append(_at_most("retention: a writer's p95 beside it", ratio, 2, "alone"))
    return lines + [line for measured in results.felt if (line := judged(measured))]


def _other_checks(results: Results) -> list[tuple[str, bool]]:
    lines = _delta_checks(results.walked) if results.walked else []
    if results.threads:
        ours, stock = results.threads[OURS.name], results.threads[STOCK.name]
        name = "32 threads that block"
        lines.append(_at_least(f"{name}: puts per second", ours.puts / stock.puts, 4, "stock's"))
        ratio = ours.turns / stock.turns
        lines.append(_at_least(f"{name}: turns per second", ratio, 1.5, "stock's"))
    if results.away:
        ratio = results.away[OURS.name] / results.away[STOCK.name]
        lines.append(_at_least("64 agents, 20 steps, 5 ms away: operations", ratio, 30, "stock's"))
    if results.floor is not None:
        name = "64 agents, 20 steps: server CPU per operation"
        lines.append(_at_most(name, results.floor, 2, "that of a COPY of the same bytes"))
    if results.encrypted is not None:
        plain = "that without a cipher"
        rate, size = results.encrypted.rate, results.encrypted.size
        of = "64 agents, 20 steps"
        lines.append(_at_least(f"{of}, encrypted: operations per second", rate, 0.75, plain))
        lines.append(_at_most(f"{of} and a chat of 200 turns, encrypted: room", size, 1.1, plain))
    return lines


def _long_list_checks(by_put: dict[str, float]) -> list[tuple[str, bool]]:
    name = "put of 70,000 messages"
    return [
        _at_most(f"{name}, {what}:", v, 2, "the serializer's time") for what, v in by_put.items()
    ]


def _delta_checks(walked: dict[str, Walked]) -> list[tuple[str, bool]]:
    ours, stock = walked[OURS.name].seconds, walked[STOCK.name].seconds
    ratios = {what: ours[what] / stock[what] for what in ours}
    return [_at_most(f"delta channel, {w}:", ratios[w], 1.0, "stock's") for w in ours]


def _listing_checks(ours: Listed, stock: Listed) -> list[tuple[str, bool]]:
    return [
        _at_least("alist of 500 turns: stock takes", stock.all / ours.all, 2, "the time"),
        _at_most("its first item:", ours.first / stock.first, 1 / 20, "stock's time"),
        _at_most("its memory:", ours.memory / stock.memory, 1 / 5, "stock's"),
        _at_least("alist_info of it: stock takes", stock.all / (ours.info or 1), 50, "the time"),
    ]


def _agent_checks(agents: Agents, by_saver: dict[str, Result]) -> list[tuple[str, bool]]:
    ours, stock, memory = (by_saver[c.name] for c in (OURS, STOCK, MEMORY))

    def ratio(name: str, other: Result) -> float:
        return (ours.figure(name) or 0) / (other.figure(name) or 1)

    place, size = agents.name, (agents.threads, agents.steps)
    if agents.threads == 1:
        medians = ((o, ours.percentile(o, 50) / stock.percentile(o, 50)) for o in OPERATIONS)
        return [_at_most(f"{place}: median {o}", value, 0.8, "stock's") for o, value in medians]
    if size not in LEAST_RATES:
        return []
    rates = f"{place}: operations per second"
    lines = [_at_least(rates, ratio("rate", stock), LEAST_RATES[size], "stock's")]
    if size == (64, 20):
        p95 = ours.percentile("put", 95) / stock.percentile("put", 95)
        lines.append(_at_most(f"{place}: put p95", p95, 1 / 6, "stock's"))
        cpu = ratio("client_cpu", memory)
        lines.append(_at_most(f"{place}: client CPU per operation", cpu, 1.4, "InMemorySaver's"))
    if size == (16, 100):
        lines.append(_at_least(rates, ratio("rate", memory), 0.9, "InMemorySaver's"))
        lines.append(_at_most(f"{place}: WAL per operation", ratio("wal", stock), 1 / 6, "stock's"))
        if ours.figure("server_cpu") is not None:
            cpu = ratio("server_cpu", stock)
            lines.append(_at_most(f"{place}: server CPU per operation", cpu, 1 / 8, "stock's"))
    return lines


def _at_least(what: str, value: float, bound: float, of: str) -> tuple[str, bool]:
    return f"{what} {value:.2f} x {of} (at least {bound:.3g})", value >= bound


def _at_most(what: str, value: float, bound: float, of: str) -> tuple[str, bool]:
    return f"{what} {value:.3f} x {of} (at most {bound:.3g})", value <= bound


def other_rows(results: Results) -> list[list[str]]:
    """Storage and retention, a line each: ours, stock's and the ratio."""
    rows = []
    for turns, by_saver in results.chats.items():
        ours, stock = by_saver[OURS.name], by_saver[STOCK.name]
        rows.append(_pair(f"chat of {turns} turns, bytes", ours.size, stock.size))
        latest = [(s.latest or 0) * 1e3 for s in (ours, stock)]
        rows.append(_pair("its latest checkpoint read, median ms", *latest))
    if results.files:
        sizes = (results.files[c.name].size for c in (OURS, STOCK))
        rows.append(_pair("100 files of 4 KB, 100 edits, bytes", *sizes))
    if results.listed:
        ours_, stock_ = results.listed[OURS.name], results.listed[STOCK.name]
        rows.append(_pair("alist of the chat, s", ours_.all, stock_.all))
        rows.append(_pair("its first item, ms", ours_.first * 1e3, stock_.first * 1e3))
        rows.append(_pair("its memory, MB", ours_.memory / 1e6, stock_.memory / 1e6))
        rows.append(
            _pair("alist_info (stock: alist), ms", (ours_.info or 0) * 1e3, stock_.all * 1e3)
        )
        by_thread = [results.threads[c.name] for c in (OURS, STOCK)]
        puts = (rates.puts for rates in by_thread)
        rows.append(_pair("32 threads that block, puts per second", *puts))
        invoked = (rates.turns for rates in by_thread)
        rows.append(_pair("32 threads in graph.invoke, turns per second", *invoked))
        rates = (results.away[c.name] for c in (OURS, STOCK))
        rows.append(_pair("64 agents, 20 steps, 5 ms away, operations per second", *rates))
    if results.walked:
        rows += _delta_rows(results.walked)
    if cleaned := results.cleaned:
        rate = f"{cleaned.rate:,.0f}"
        rows.append(["retention, checkpoints removed per second", rate, "n/a", "n/a"])
        for name, value in (("alone", cleaned.alone), ("beside it", cleaned.beside)):
            rows.append([f"a writer's put p95 {name}, ms", f"{value * 1e3:.2f}", "n/a", "n/a"])
    return rows


def felt_rows(results: Results) -> list[list[str]]:
    """What a user feels, a line each: its savers are not the same in all of them."""
    names = [OURS.name, STOCK.name, MEMORY.name, NOBODY]
    rows = [["", *names]]
    for what, unit, by_saver, _ in results.felt:
        figures = (_number(by_saver[n]) if n in by_saver else "n/a" for n in names)
        rows.append([f"{what}, {unit}", *figures])
    return rows


def _delta_rows(walked: dict[str, Walked]) -> list[list[str]]:
    ours, stock, memory = (walked[c.name].seconds for c in (OURS, STOCK, MEMORY))
    rows = []
    for what, value in ours.items():
        name = f"delta channel, {what}, ms (InMemorySaver: {_number(memory[what] * 1e3)})"
        rows.append(_pair(name, value * 1e3, stock[what] * 1e3))
    return rows


def _pair(name: str, ours: float, stock: float) -> list[str]:
    return [name, _number(ours), _number(stock), f"{ours / stock:.3f}" if stock else "n/a"]


def show(results: Results, server: str) -> None:
    """Prints all tables."""
    # As wide as the tables are where there is no terminal to fit.
    console = Console(width=None if sys.stdout.isatty() else 120)
    for agents, by_saver in results.agents.items():
        table = Table(title=f"{agents.name} · {server}")
        for column in ("", *by_saver, "ours / stock"):
            table.add_column(column, justify="left" if column == "" else "right")
        for row in rows_of(by_saver):
            table.add_row(*row)
        console.print(table)
    the_rest = [["", OURS.name, STOCK.name, "ours / stock"], *other_rows(results)]
    for title, (head, *rows) in (("what a user feels", felt_rows(results)), ("the rest", the_rest)):
        table = Table(*head, title=title)
        for row in rows:
            table.add_row(*row)
        console.print(table)
    for text, met in checks(results):
        console.print(f"[{'green' if met else 'red'}]{'met' if met else 'NOT MET'}[/]  {text}")


def write(results: Results, server: str, rounds: int) -> None:
    """Writes docs/benchmarks.md and its charts."""
    charts = DOCS / "charts"
    charts.mkdir(parents=True, exist_ok=True)
    _chart(results, charts / "throughput.svg")
    page = DOCS / "benchmarks.md"
    (agents, by_saver), *others = results.agents.items()
    pair = ["", OURS.name, STOCK.name, "ours / stock"]
    rows = [row for row in rows_of(by_saver) if row[0] in OF_AGENTS]
    parts = [_preface(results), _method(server, rounds)]
    parts.append(_section(agents.name, ["", *by_saver, "ours / stock"], rows))
    parts.append(_section("Other loads", OTHER_LOADS, [_load(*other) for other in others]))
    rows = [row for row in other_rows(results) if OF_THE_REST.match(row[0])]
    parts.append(_section("Storage, history, threads, distance", pair, rows))
    head, *felt = felt_rows(results)
    rows = [row for row in felt if FELT.search(row[0])]
    parts.append(_section("LangGraph's runs, and first calls", head, rows))
    # Sections of other benchmarks, whose figures are put there by hand.
    hand = r"^## The (?:store|node cache|event log)\n.*?(?=\n## )"
    parts += re.findall(hand, page.read_text(), re.MULTILINE | re.DOTALL)
    parts.append(_goals(checks(results)))
    page.write_text("\n".join(parts))


def _load(agents: Agents, by_saver: dict[str, Result]) -> list[str]:
    rates, cpu = (
        {c.name: (by_saver[c.name].figure(name) or 0) * factor for c in (OURS, STOCK)}
        for name, factor in (("rate", 1.0), ("client_cpu", 1e6))
    )
    figures = (_number(value) for by_name in (rates, cpu) for value in by_name.values())
    return [agents.name, *figures]


def _goals(lines: list[tuple[str, bool]]) -> str:
    missed = "".join(f"* {text}\n" for text, met in lines if not met)
    met = sum(met for _, met in lines)
    return f"## Goals\n\n{met} of {len(lines)} goals are met. These are not:\n\n{missed}"


def _section(title: str, head: list[str], rows: list[list[str]]) -> str:
    ruler = "|---" + "|---:" * (len(head) - 1) + "|"
    lines = [f"| {' | '.join(row)} |" for row in (head, *rows)]
    return "\n".join([f"## {title}", "", lines[0], ruler, *lines[1:], ""])


def _preface(results: Results) -> str:
    """The main result in two sentences, and a picture."""
    agents, by_saver = next(iter(results.agents.items()))
    ours, stock = by_saver[OURS.name], by_saver[STOCK.name]

    def ratio(name: str) -> float:
        return (ours.figure(name) or 0) / (stock.figure(name) or 1)

    last = ""
    if results.chats:
        turns, sizes = max(results.chats.items(), key=lambda chat: chat[0])
        times = sizes[STOCK.name].size / sizes[OURS.name].size
        last = f" With the stock saver a chat of {turns} turns takes {times:.0f} times the room."
    return f"""# Benchmarks

With {agents.name.replace(", ", " of ")}, pg_checkpoint does {ratio("rate"):.1f} times the
operations a second of the stock saver (`langgraph-checkpoint-postgres`) with
{ratio("client_cpu"):.0%} of its client's CPU.{last}

![Operations per second of each saver](charts/throughput.svg)

`InMemorySaver` stores nothing; `AsyncSqliteSaver` writes to a file. Compare the ratios: absolute
figures belong to one machine. [Goals](#goals) lists what has to be reached and was not.
"""


def _method(server: str, rounds: int) -> str:
    packages = (
        *("langgraph-checkpoint-postgres", "langgraph-checkpoint-sqlite"),
        *("langgraph-checkpoint", "psycopg"),
    )
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    memory = psutil.virtual_memory().total / 2**30
    return f"""## Method

Generated by `make bench` on {datetime.now(timezone.utc):%Y-%m-%d}; the terminal shows more figures.

* {psutil.cpu_count()} cores for client and server together, {memory:.0f} GiB,
  {platform.system()}, {server} on loopback with durable commits,
  Python {platform.python_version()}, {versions}
* An agent is a thread. It reads, then makes its steps of one put (two more messages of about 600
  bytes, five small channels) and three concurrent `put_writes`, and reads again.
* A chat is a LangGraph graph with one model node and two messages of 600 bytes a turn.
* Both Postgres savers have pools of {POOL_SIZE}. Figures are medians of up to {rounds} rounds that
  alternate between the savers, after an unmeasured one.

`PG_CHECKPOINT_DSN=... make bench` measures your own server, where the role creates and drops
databases. `make bench-quick` takes a few minutes.
"""


def _chart(results: Results, path: Path) -> None:
    mpl.rcParams["svg.hashsalt"] = "pg_checkpoint"  # the same file for the same figures
    # Large enough to be read on a telephone, where it is as wide as the page.
    mpl.rcParams["font.size"] = 12
    figure, axes = plt.subplots(figsize=(4.8, 1.2 + 1.1 * len(results.agents)))
    grey = "#808080"  # readable on light and on dark pages
    colours = {
        OURS.name: "#2a9d8f",
        STOCK.name: "#e76f51",
        MEMORY.name: "#9aa5b1",
        SQLITE.name: "#e9c46a",
    }
    labels = {
        STOCK.name: "stock saver",
        MEMORY.name: "InMemorySaver (memory only)",
        SQLITE.name: "AsyncSqliteSaver (a file)",
    }
    for place, by_saver in enumerate(results.agents.values()):
        for offset, (name, result) in enumerate(by_saver.items()):
            rate = result.figure("rate") or 0
            bar = axes.barh(place + 0.22 * (offset - 1.5), rate, 0.2, color=colours[name])
            axes.bar_label(bar, [f"{rate:,.0f}"], padding=3, color=grey)
            bar.set_label(labels.get(name, name) if place == 0 else "")
    names = [agents.name.replace(", ", "\n") for agents in results.agents]
    axes.set_yticks(range(len(names)), names, color=grey)
    axes.set_xticks([])
    axes.set_xlabel("operations per second, more is better", color=grey)
    axes.invert_yaxis()
    axes.tick_params(colors=grey)
    axes.spines[["top", "right", "bottom"]].set_visible(False)
    axes.spines["left"].set_color(grey)
    # Below the bars, the longest of which would cross it.
    axes.legend(frameon=False, labelcolor=grey, loc="upper center", bbox_to_anchor=(0.4, -0.08))
    figure.savefig(path, transparent=True, bbox_inches="tight", metadata={"Date": None})


def _number(value: float | None) -> str:
    if value is None:
        return "n/a"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratio(figures: dict[str, float] | dict[str, float | None]) -> str:
    ours, stock = figures.get(OURS.name), figures.get(STOCK.name)
    return f"{ours / stock:.2f}" if ours and stock else "n/a"
