"""The outcome: what the demo claims, and whether it holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from examples.demo import ledger, show

__all__ = ["Outcome"]


@dataclass
class Outcome:
    """The numbers of the closing summary; whoever reads only `holds` knows the result."""

    threads: int
    tasks: int
    killed: bool = False
    finished_before_kill: int = 0
    in_flight_at_kill: int = 0
    threads_at_kill: dict[str, int] = field(default_factory=dict)
    exit_code_of_resumed: int | None = None
    finished: int = 0
    in_flight_run_again: int = 0
    finished_redone: int = 0
    threads_at_end: dict[str, int] = field(default_factory=dict)
    checkpoints: int = 0
    timeline_by_two_processes: bool = False
    forked: bool = False
    remembered: bool = False
    interrupted: int = 0
    healed: int = 0
    healed_redone: int = 0
    exit_code_of_restarted: int | None = None
    moved: int = 0
    restarted: int = 0
    restarted_again: int = 0

    def note_kill(self, account: ledger.Account, places: Counter[str]) -> None:
        """Takes in what the first process left."""
        self.killed = True
        self.finished_before_kill = len(account.finished)
        self.in_flight_at_kill = len(account.in_flight)
        self.threads_at_kill = dict(places)

    def note_end(self, code: int, account: ledger.Account, places: Counter[str]) -> None:
        """Takes in what the second process made of it."""
        self.exit_code_of_resumed = code
        self.finished = len(account.finished)
        self.finished_redone = len(account.redone)
        self.in_flight_run_again = len(account.again)
        self.threads_at_end = dict(places)

    @property
    def threads_done(self) -> int:
        """How many threads Postgres has at their end, with every result in them."""
        return self.threads_at_end.get(show.FINISHED, 0)

    @property
    def killed_in_mid_run(self) -> bool:
        """Whether the kill came while tasks ran, with some behind it and some ahead."""
        ended = self.threads_at_kill.get(show.FINISHED, 0)
        underway = self.in_flight_at_kill > 0 and 0 < self.finished_before_kill < self.tasks
        return self.killed and underway and ended < self.threads

    @property
    def resumed(self) -> bool:
        """Whether every thread got to its end, and no finished task was run again."""
        # What was stored just before the kill, and not acknowledged any more, need not run again.
        stored_unseen = self.in_flight_at_kill - self.in_flight_run_again
        all_tasks = self.finished + stored_unseen == self.tasks
        all_done = self.threads_done == self.threads and all_tasks
        return self.exit_code_of_resumed == 0 and all_done and self.finished_redone == 0

    @property
    def healed_by_itself(self) -> bool:
        """Whether the runs of the process that was killed last were finished by another one."""
        return 0 < self.interrupted == self.healed and self.healed_redone == 0

    @property
    def restarted_without_loss(self) -> bool:
        """Whether another process finished the runs of one that was stopped, and no task twice."""
        all_of_them = 0 < self.moved <= self.restarted and self.restarted_again == 0
        return self.exit_code_of_restarted == 0 and all_of_them

    @property
    def holds(self) -> bool:
        """Whether all of it is so."""
        shown = self.timeline_by_two_processes and self.forked and self.remembered
        taken_over = self.healed_by_itself and self.restarted_without_loss
        return self.killed_in_mid_run and self.resumed and shown and taken_over
