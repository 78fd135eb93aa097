"""What a run found, for people: the calls that show it, and how to repeat it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from tests.faults.model.judging import Finding
from tests.faults.model.ledger import Call
from tests.faults.model.running import Run

_FINDINGS = 12
_NAMES = re.compile(r"'[^']*'|\[[^]]*\]|\{[^}]*\}|\d+")


def told(run: Run) -> str:
    """A line if nothing is wrong; else also what is."""
    lines = [f"{run.name}: {_figures(run)}"]
    if run.findings:
        lines += [f"  {len(run.findings)} findings; the ledgers are in {run.folder}"]
        for finding in _one_of_each(run.findings):
            lines += _told_finding(finding)
        repeat = f'python -m tests.faults.model --config "{run.name}" --seed {run.seed}'
        lines.append(f"  to repeat: {repeat}")
    return "\n".join(lines) + "\n"


def rows(runs: Sequence[Run]) -> list[tuple[str, str]]:
    """The sums, for a table."""
    counts = {
        "puts acknowledged": sum(run.calls["put"] for run in runs),
        "processes killed": sum(run.kills for run in runs),
        "connections terminated": sum(run.terminated for run in runs),
        "transactions held": sum(run.held for run in runs),
        "processes stopped for a while": sum(run.stopped for run in runs),
        "found wrong": sum(len(run.findings) for run in runs),
    }
    names = ", ".join(dict.fromkeys(run.name for run in runs))
    figures = [(name, f"{count:,}") for name, count in counts.items()]
    return [("runs", f"{len(runs)}: {names}"), *figures]


def table(found: Sequence[tuple[str, object]]) -> str:
    """Rows of two columns as Markdown."""
    lines = ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in found)]
    return "\n".join(lines) + "\n"


def _figures(run: Run) -> str:
    calls = ", ".join(f"{kind} {count}" for kind, count in run.calls.most_common() if count)
    refused = ", ".join(f"{name} {count}" for name, count in run.refused.most_common()) or "none"
    return (
        f"acknowledged: {calls}; errors: {refused}; {run.kills} kills, {run.terminated} "
        f"connections terminated, {run.held} transactions held, {run.stopped} processes "
        f"stopped; slowest put {run.slowest:.1f} s; {run.stored} stored"
    )


def _one_of_each(findings: Sequence[Finding]) -> list[Finding]:
    """Of findings that differ in their names and numbers only the first, at most a dozen."""
    kinds: dict[str, Finding] = {}
    for finding in findings:
        kinds.setdefault(_NAMES.sub("", finding.what), finding)
    return [*kinds.values()][:_FINDINGS]


def _told_finding(finding: Finding) -> list[str]:
    return [f"  * {finding.what}", *(f"      {_told_call(call)}" for call in finding.calls[:5])]


def _told_call(call: Call) -> str:
    facts = json.dumps(call.facts)
    answer = f"{call.outcome} at {call.end:.4f}" if call.outcome else "no answer"
    return f"{call.start:.4f} {call.name} {call.kind} {facts[:400]}: {answer} {call.said[:100]}"
