"""The lists in docs/decisions/README.md, from its pages: python -m tests.decisions_page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "decisions"
INDEX = FOLDER / "README.md"
TOPICS = (
    *("Writing", "Values", "Storage", "Reading", "Server", "Retention", "Leases"),
    *(
        "Security",
        "Encryption",
        "Store",
        "Cache",
        "Citus",
        "Moving",
        "Observability",
        "Development",
    ),
)
SECTIONS = ("Context", "Decision", "Consequences", "Alternatives considered", "Measurements")
_PAGE = re.compile(
    r"# (?P<title>.+)\n\n(?P<date>\d{4}-\d\d-\d\d) · (?P<topic>\w+) · (?P<status>[^·]+)"
    r" · \[all decisions\]\(README\.md\)\n"
)
# What is written anew is between these headings.
_BEGIN, _END = "## By topic\n", "## Adding one\n"


@dataclass(frozen=True)
class Decision:
    """What the head of a page says of its decision."""

    page: str
    title: str
    date: str
    topic: str
    status: str

    def __str__(self) -> str:
        old = "" if self.status == "in force" else " (superseded)"
        if self.status.startswith("superseded in part"):
            old = " (superseded in part)"
        return f"[{self.title}]({self.page}){old}"


def read(path: Path) -> Decision:
    """The head of a page."""
    found = _PAGE.match(path.read_text("utf-8"))
    assert found is not None, f"{path.name} does not begin as the template does"
    return Decision(path.name, **{k: " ".join(v.split()) for k, v in found.groupdict().items()})


def decisions() -> list[Decision]:
    """All of them, by date."""
    return [read(path) for path in sorted(FOLDER.glob("2*.md"))]


def render(index: str) -> str:
    """The index with its lists made anew."""
    found = decisions()
    before, rest = index.split(_BEGIN)
    lines = [before + _BEGIN]
    for topic in TOPICS:
        entries = [f"* {d.date} {d}" for d in found if d.topic == topic]
        lines += [f"### {topic}\n", "\n".join(entries) + "\n"]
    lines.append("## By date\n")
    for date, of_a_day in groupby(found, lambda decision: decision.date):
        lines += [f"### {date}\n", "\n".join(f"* {d} ({d.topic})" for d in of_a_day) + "\n"]
    return "\n".join([*lines, _END]) + rest.split(_END)[1]


def main() -> None:
    """Writes the lists."""
    INDEX.write_text(render(INDEX.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
