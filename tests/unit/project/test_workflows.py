"""The workflows fit the project: versions, make targets, pinned actions, the least permissions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
POSTGRES = {str(version) for version in range(13, 19)}
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")
PINNED = re.compile(r"uses: (?:\./[\w./-]+|[\w.-]+/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)\n")
# What a job may do besides reading the repository.
MORE = {
    "release.yml attest": {"attestations": "write", "id-token": "write"},
    "release.yml publish": {"id-token": "write"},
    "release.yml announce": {"contents": "write"},
}
WORKFLOWS: dict[str, Any] = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in FILES}
JOBS: dict[str, dict[str, Any]] = {
    f"{file} {name}": job for file, of in WORKFLOWS.items() for name, job in of["jobs"].items()
}
STEPS = [step for job in JOBS.values() for step in job.get("steps", ())]
COMMANDS = [step["run"] for step in STEPS if "run" in step]


def test_actions_are_pinned_by_commit_and_have_one_version_everywhere() -> None:
    assert [*WORKFLOWS] == ["ci.yml", "nightly.yml", "release.yml"]
    used = set()
    for path in FILES:
        text = path.read_text("utf-8")
        assert text.count("uses: ") == len(PINNED.findall(text)) > 0
        used |= set(re.findall(r"uses: ([^\s@]+)@(.*)", text))
    assert len({action for action, _ in used}) == len(used)


def test_permissions_are_the_least() -> None:
    assert all(of["permissions"] == {"contents": "read"} for of in WORKFLOWS.values())
    more = {n: job["permissions"] for n, job in JOBS.items() if "permissions" in job}
    assert more == MORE
    # A checkout keeps no token, and every job ends some day.
    checkouts = [step for step in STEPS if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)
    assert all("timeout-minutes" in job or "uses" in job for job in JOBS.values())


def test_nothing_from_outside_gets_into_a_command() -> None:
    # It goes by way of a variable of the environment, which a shell does not read as a program.
    assert not [command for command in COMMANDS if "${{" in command]
    assert "pull_request_target" not in "".join(path.read_text("utf-8") for path in FILES)


def test_the_matrix_has_every_version() -> None:
    pairs = JOBS["ci.yml tests"]["strategy"]["matrix"]["include"]
    supported = set(re.findall(r"Python :: (3\.\d+)", PROJECT))
    assert {pair["python"] for pair in pairs} == supported
    assert {pair["postgres"] for pair in pairs} == POSTGRES
    # The ends of both ranges meet.
    by_number = sorted(supported, key=lambda version: int(version[2:]))
    for python, postgres in ((by_number[0], "13"), (by_number[0], "18"), (by_number[-1], "18")):
        assert {"python": python, "postgres": postgres} in pairs


def test_every_target_is_in_the_makefile() -> None:
    suites = JOBS["ci.yml suites"]["strategy"]["matrix"]["include"]
    made = re.findall(r"^make ([a-z-][a-z -]*)", "\n".join(COMMANDS), re.MULTILINE)
    targets = {name for names in made for name in names.split()} | {s["target"] for s in suites}
    assert {"lint", "soak", "test", "test-oldest", "test-containers"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


def test_nothing_is_published_untested() -> None:
    publish = JOBS["release.yml publish"]
    assert {"tests", "build"} <= set(publish["needs"])
    assert publish["environment"]["name"] == "pypi"
    assert JOBS["release.yml tests"]["uses"] == "./.github/workflows/ci.yml"


def test_only_programs_with_known_hashes_run_beside_what_is_released() -> None:
    build = JOBS["release.yml build"]
    assert [step["run"].split(" -r ")[0] for step in build["steps"] if "run" in step] == [
        "python -m pip install --require-hashes --only-binary :all:",
        "python -m build --no-isolation",
    ]
    needed = (ROOT / ".github" / "build-requirements.txt").read_text("utf-8")
    names = re.findall(r"^[a-z]", needed, re.MULTILINE)
    hashed = re.findall(r"^[\w-]+==\S+.*\\\n +--hash=sha256:", needed, re.MULTILINE)
    assert len(hashed) == len(names) > 0
    makes_dist = [
        name
        for name, job in JOBS.items()
        for step in job.get("steps", ())
        if "upload-artifact" in step.get("uses", "") and step["with"]["name"] == "dist"
    ]
    assert makes_dist == ["release.yml build"]
    assert "check" in JOBS["release.yml publish"]["needs"]


def test_forms_and_dependabot_can_be_read() -> None:
    github = ROOT / ".github"
    for path in (*(github / "ISSUE_TEMPLATE").glob("*.yml"), github / "dependabot.yml"):
        assert yaml.safe_load(path.read_text("utf-8")), path
