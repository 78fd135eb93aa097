"""What was measured, as rows of a table and as what must be reached."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

from benchmarks.stores.contestants import OURS, STOCK
from benchmarks.stores.mixed import Figures
from benchmarks.stores.ranked import Found, Puts

__all__ = ["Bar", "Results"]


class Bar(NamedTuple):
    """What ours must be of stock's, if anything is said."""

    least: float | None = None
    most: float | None = None


class _Line(NamedTuple):
    name: str
    ours: float
    stock: float
    bar: Bar = Bar()
    shown: str = ",.1f"

    @property
    def ratio(self) -> float:
        return self.ours / self.stock if self.stock else float("inf")


@dataclass
class Results:
    """All figures of a run."""

    mixed: dict[str, dict[str, Figures]] = field(default_factory=dict)
    ranked: dict[str, dict[str, Found]] = field(default_factory=dict)
    puts: dict[str, dict[str, Puts]] = field(default_factory=dict)
    lines: list[_Line] = field(default_factory=list)
    # Calls a second and CPU of each: of ours and stock in one head, and of ours in a head each.
    heads: dict[str, dict[str, tuple[float, float]]] = field(default_factory=dict)
    own: list[tuple[str, bool]] = field(default_factory=list)

    def beside(
        self,
        name: str,
        took: tuple[float, float],
        *,
        times: float = math.inf,
        seconds: float = math.inf,
    ) -> None:
        """Notes a time of ours alone and beside others; what it may be of the former, and more."""
        alone, beside = took
        bar = f"{times:g} x that" if times < math.inf else f"{seconds * 1e3:g} ms more"
        text = f"{name}: {beside * 1e3:.1f} ms, alone {alone * 1e3:.1f} ms (at most {bar})"
        self.own.append((text, beside <= times * alone and beside - alone <= seconds))

    def times(self, name: str, seconds: dict[str, float], bar: Bar) -> None:
        """Notes a time of each."""
        ours, stock = seconds[OURS.name] * 1e3, seconds[STOCK.name] * 1e3
        self.lines.append(_Line(f"{name}, ms", ours, stock, bar, ",.2f"))

    def rows(self) -> list[list[str]]:
        """A line a figure: its name, ours, stock's, the ratio."""
        return [
            [
                line.name,
                format(line.ours, line.shown),
                format(line.stock, line.shown),
                f"{line.ratio:.3f}" if line.ratio < 1 else f"{line.ratio:.1f}",
            ]
            for line in self._all()
        ]

    def checks(self) -> list[tuple[str, bool]]:
        """What must be reached, what was, and whether that is enough."""
        checks = []
        for name, _, _, bar, _ in (lines := self._all()):
            line = next(line for line in lines if line.name == name)
            if bar.least is not None:
                text = f"{name}: {line.ratio:.2f} x stock's (at least {bar.least:g})"
                checks.append((text, line.ratio >= bar.least))
            if bar.most is not None:
                text = f"{name}: {line.ratio:.3f} x stock's (at most {bar.most:g})"
                checks.append((text, line.ratio <= bar.most))
        return checks + self._own_checks()

    def _all(self) -> list[_Line]:
        return [
            *self._mixed_lines(),
            *self._head_lines(),
            *self.lines,
            *self._ranked_lines(),
            *self._put_lines(),
        ]

    def _mixed_lines(self) -> list[_Line]:
        lines = []
        for name, by_store in self.mixed.items():
            ours, stock = by_store[OURS.name], by_store[STOCK.name]
            rate = Bar(least=15 if "away" in name else 12)
            cpu = Bar(most=0.15) if name.startswith("64 callers") and "away" not in name else Bar()
            lines += [
                _Line(f"{name}: operations per second", ours.rate, stock.rate, rate, ",.0f"),
                _Line(
                    f"{name}: client CPU per operation, µs", ours.cpu * 1e6, stock.cpu * 1e6, cpu
                ),
            ]
            for percent in (50, 95):
                first, second = (of.percentile(percent) * 1e3 for of in (ours, stock))
                lines.append(_Line(f"{name}: p{percent}, ms", first, second))
        return lines

    def _head_lines(self) -> list[_Line]:
        lines = []
        for name, of in self.heads.items():
            (rate, cpu), (of_stock, cpu_of_stock) = of[OURS.name], of[STOCK.name]
            lines += [
                _Line(f"{name}: calls per second", rate, of_stock, Bar(least=8), ",.0f"),
                _Line(f"{name}: client CPU per call, µs", cpu * 1e6, cpu_of_stock * 1e6),
            ]
        return lines

    def _ranked_lines(self) -> list[_Line]:
        if not self.ranked:
            return []
        lines = []
        for user, ours in self.ranked[OURS.name].items():
            stock, name = self.ranked[STOCK.name][user], f"vectors, below a prefix with {user}"
            # Where a prefix is selective; over all of it stock has no index in the way either.
            time = Bar() if user == "all" else Bar(most=1)
            lines += [
                _Line(f"{name}: results of 10", ours.results, stock.results),
                _Line(f"{name}: recall@10", ours.recall, stock.recall, shown=".3f"),
                _Line(f"{name}: median, ms", ours.median * 1e3, stock.median * 1e3, time, ",.2f"),
            ]
        return lines

    def _put_lines(self) -> list[_Line]:
        lines = []
        for name, by_store in self.puts.items():
            ours, stock = by_store[OURS.name], by_store[STOCK.name]
            of = f"embedded {name}"
            lines += [
                _Line(f"{of}: total, s", ours.total, stock.total, Bar(most=0.1), ".2f"),
                _Line(f"{of}: a get alone, ms", ours.alone * 1e3, stock.alone * 1e3, shown=".2f"),
                _Line(
                    f"{of}: a get beside, ms", ours.beside * 1e3, stock.beside * 1e3, shown=".2f"
                ),
            ]
        return lines

    def _own_checks(self) -> list[tuple[str, bool]]:
        checks = [*self.own]
        for name, of in self.heads.items():
            ratio = of[OURS.name][0] / of["apart"][0]
            # No slower, but for what two equal runs differ by.
            text = f"{name}: {ratio:.2f} x the calls of a head each (at least 0.9)"
            checks.append((text, ratio >= 0.9))
        for user, found in self.ranked.get(OURS.name, {}).items():
            name = f"vectors, below a prefix with {user}"
            checks.append((f"{name}: {found.results:g} results of 10", found.results == 10))
            text = f"{name}: recall@10 {found.recall:.3f} (at least 0.95)"
            checks.append((text, found.recall >= 0.95))
        for name, by_store in self.puts.items():
            puts = by_store[OURS.name]
            ratio = puts.beside / puts.alone
            text = f"embedded {name}: a get beside them {ratio:.2f} x alone (at most 2)"
            checks.append((text, ratio <= 2))
        return checks
