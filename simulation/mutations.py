"""Races to put back, one at a time, which the search has to find.

python -m simulation --mutations
"""

from __future__ import annotations

from tests.mutating import CodeMutation as Mutation

__all__ = ["MUTATIONS"]

_WRITER, _DATABASE = "saver.writer:Writer", "core.database:Database"
_CALLS, _BATCH, _BATCHER = (
    "core.batcher:Calls",
    "core.batcher:_Batch",
    "core.batcher:Batcher",
)
_QUEUE, _LEASES = "store.queue:Queue", "saver.leases:Leases"
_RESUMING, _RECOVER = "runs.recover:_Resuming", "runs.recover:_Loop"
_WARM, _SOURCES = "core.connections:WarmConnections", "core.connections:Connections"
_CONNECTIONS, _BRIDGE = "core.connections", "core.loops"

MUTATIONS = [
    Mutation(
        "a retry does not revoke the transaction before it",
        *("writer", f"{_DATABASE}._make_ready", "if changes and self.lost:", "if False:"),
    ),
    Mutation(
        "a transaction that a caller gave up is not revoked",
        *("writer", f"{_DATABASE}._note_attempt", "not isinstance(error, Exception) or", ""),
    ),
    Mutation(
        "attempts are forgotten although their revocation was lost",
        *("writer", f"{_DATABASE}._revoke_lost"),
        *("lost = [*self.lost]", "lost = [*self.lost]; self.lost.clear()"),
    ),
    Mutation(
        "what follows a call that goes back overtakes it",
        *("writer", f"{_CALLS}._remove", "self._leave(key, call)"),
        "self._leave(key, call) or self._let_go(([*self._in_order.get(key, ())][1:] or [call])[0])",
    ),
    Mutation(
        "a put that was left out is acknowledged",
        *("writer", "saver.batch:Batch.not_stored", "put.key in missing", "False"),
    ),
    Mutation(
        "a put is stored upon one that failed",
        *("writer", f"{_WRITER}._not_answered", "isinstance(call.work, PutRows)", "False"),
    ),
    Mutation(
        "a put is stored upon one whose caller was cancelled",
        *(
            "writer",
            f"{_BATCHER}._give_up",
            "self._not_answered(call, error or asyncio.CancelledError())",
        ),
        "pass",
    ),
    Mutation(
        "a read waits for the last item of its thread only",
        *("writer", f"{_CALLS}.wait_for"),
        "new[0]], len(new) + (before is not None), future)",
        "new[0]], 1 + (before is not None), future); new = new[:1]",
    ),
    Mutation(
        "a call is sent although one that it has to follow is not finished",
        *("writer", f"{_CALLS}._let_go", "or self.waits(call)", ""),
    ),
    Mutation(
        "what a transaction takes along overtakes what was given up",
        *(
            "store",
            f"{_BATCH}.takes",
            "self._chosen.get(key, 0) + 1",
            "self._chosen.get(key, 0) + 2",
        ),
    ),
    Mutation(
        "a call overtakes those that wait for room",
        *("writer", f"{_CALLS}.add", "bool(self._room) or ", ""),
    ),
    Mutation(
        "a caller that is cancelled while it waits for room keeps its place",
        *("writer", f"{_CALLS}._remove", "self._room_bytes -= call.memory", "pass"),
    ),
    Mutation(
        "nobody is let in when there is room",
        *("writer", f"{_CALLS}.finish", "while self._room and", "while False and"),
    ),
    Mutation(
        "one refused call fails its whole transaction",
        *("writer", f"{_BATCHER}._refused", "len(calls) > 1 and", "False and"),
    ),
    Mutation(
        "one refused call of a store fails its whole transaction",
        *("store", f"{_BATCHER}._refused", "len(calls) > 1 and", "False and"),
    ),
    Mutation(
        "an item that was sent before is said not to be applied",
        *("writer", f"{_BATCHER}._timed_out", "call.sent or call.lost", "call.lost"),
    ),
    Mutation(
        "a read that fails keeps its place among those at once",
        *("writer", "saver.reads:PointReads._run", "self._go_on()", "pass"),
    ),
    Mutation(
        "a write does not wait for an earlier one to the same item",
        *("store", f"{_CALLS}.waits", "self._in_order[key][0] is not call"),
        "False",
    ),
    Mutation(
        "the writes of a batch do not wait for its reads",
        *("store", f"{_CALLS}.add", "if read in self._unfinished", "if False"),
    ),
    Mutation(
        "a call that goes back overtakes one that it has to follow",
        *("store", f"{_BATCHER}._one_by_one", "self._calls.waits(call)", "False"),
    ),
    Mutation(
        "a call that was cancelled holds up those behind it for ever",
        *("store", f"{_CALLS}.take", "() if is_due else (call,)", "()"),
    ),
    Mutation(
        "nobody works on what waited for a call that has ended",
        *("store", f"{_BATCHER}._finish", "self._wake_all()", "pass"),
    ),
    Mutation(
        "a task that is cancelled before it begins keeps its place",
        *("store", f"{_BATCHER}._ended", "is not None", "is None"),
    ),
    Mutation(
        "the calls of a task that is cancelled are forgotten",
        *("writer", f"{_BATCHER}._abandon", "call.future.cancel()", "pass"),
    ),
    Mutation(
        "a write that was sent is said not to be applied",
        *("store", f"{_BATCHER}._timed_out", "call.sent or call.lost", "call.lost"),
    ),
    Mutation(
        "a lease ends while its last put commits",
        *("leases", f"{_LEASES}.end", "locked=as_it_should", "locked=False"),
    ),
    Mutation(
        "a put does not carry the token of its lease",
        *("leases", f"{_LEASES}.of_write", "return holding", "return None"),
    ),
    Mutation(
        "a lease that could not be ended is renewed for ever",
        *("leases", f"{_LEASES}._end", "self._forget(holding)", "pass"),
    ),
    Mutation(
        "heartbeats end with the first leases",
        *("leases", f"{_LEASES}._go_on", "self._task is None or self._task.done()"),
        "self._task is None",
    ),
    Mutation(
        "a lease is renewed when it has expired",
        *("leases", f"{_LEASES}._beat_on", "/ _BEATS", "* _BEATS"),
    ),
    Mutation(
        "a lease that is taken is not renewed",
        *("leases", f"{_LEASES}.take", "self._go_on()", "pass"),
    ),
    Mutation(
        "a lease that nobody waits for any more is kept",
        *("leases", f"{_LEASES}.take", "self._begin(self._give_back(holding, writing))", "pass"),
    ),
    Mutation(
        "a drained or cancelled attempt counts as failed",
        *("recover", f"{_LEASES}.hand_over", "holding.attempts - 1", "holding.attempts"),
    ),
    Mutation(
        "a run is resumed although it has failed since the look",
        *("recover", f"{_RESUMING}.resume", "not holding.was_due", "False"),
    ),
    Mutation(
        "a run is taken whatever was tried since the look",
        *("recover", f"{_RESUMING}.resume", "take(holding, thread.attempts)", "take(holding)"),
    ),
    Mutation(
        "runs under way are started again",
        *("recover", f"{_RECOVER}._start", "{*self._running, *self._passed}", "{*self._passed}"),
    ),
    Mutation(
        "a failed run is tried again at once",
        *("recover", f"{_RESUMING}.failed", "self.pause(holding.attempts)", "0.0"),
    ),
    Mutation(
        "a run that cancels itself counts as one that ended",
        *(
            "recover",
            f"{_RESUMING}.invoke",
            "asyncio.CancelledError() if running",
            "None if running",
        ),
    ),
    Mutation(
        "a run goes on when its worker is shut down",
        *("recover", "runs.recover:_ended"),
        "task.cancel()\n        await asyncio.gather(task, return_exceptions=True)",
        "pass",
    ),
    Mutation(
        "a run that is drained is not asked to stop",
        *("recover", f"{_RESUMING}.invoke"),
        "nullcontext() if control is None else self.draining.telling(control.request_drain)",
        "nullcontext()",
    ),
    Mutation(
        "a run that takes too long keeps its lease",
        *("recover", f"{_LEASES}._hand_over_rest"),
        *("self._begin(self._hand_over_late(holding))", "pass"),
    ),
    Mutation(
        "a run that stores nothing more is forgotten before its block ends",
        *("recover", f"{_LEASES}._end", "if not goes_on:", "if True:"),
    ),
    Mutation(
        "a connection whose call fails is not given back",
        *("pool", "core.connections:_Lending.__aexit__"),
        *("_give_back(warm.pool, loan.connection)", "pass"),
    ),
    Mutation(
        "a connection that is kept is never given back",
        *("pool", f"{_WARM}._sweep"),
        "loop.call_later(_MOMENT, self._sweep) if self.stale else None",
        "None",
    ),
    Mutation(
        "two transactions use one kept connection",
        *("pool", "core.connections:_Lending.__aenter__", "kept.pop()", "kept[-1]"),
    ),
    Mutation(
        "two first calls open a pool each",
        *("pool", f"{_SOURCES}._open_pool", "async with self._opening:", "if True:"),
    ),
    Mutation(
        "a close forgets the pool that is being opened",
        *("pool", f"{_SOURCES}.close", "async with self._opening:", "if True:"),
    ),
    Mutation(
        "dead connections stay in the pool",
        *("pool", f"{_SOURCES}.discard_broken"),
        "self._evict_dead(also_living=self._are_no_better(error))",
        "asyncio.sleep(0)",
    ),
    Mutation(
        "a connection is lost to its pool while it is given back",
        *("pool", f"{_CONNECTIONS}:_see_through", "_returning.add(returning)"),
        "asyncio.get_running_loop().call_soon(returning.cancel)",
    ),
    Mutation(
        "an opening that is cancelled leaves its pool behind",
        *("pool", f"{_CONNECTIONS}:open_pool", "_see_through(pool.close(timeout))", "pass"),
    ),
    Mutation(
        "what belonged to a loop is used on the next one",
        *("loops", f"{_BRIDGE}:LoopBridge._arrange", "self._renew()", "pass"),
    ),
    Mutation(
        "a saver leaves a loop that stands still with calls under way",
        *(
            "loops",
            f"{_BRIDGE}:LoopBridge._may_move",
            "self._loop.is_closed() or not pending",
            "True",
        ),
    ),
    Mutation(
        "the end of a loop cancels those who wait on others",
        *("loops", f"{_BRIDGE}:handed_over", "if answer.cancelled():", "if False:"),
    ),
    Mutation(
        "whoever waits for a loop that stands still waits for ever",
        *("loops", f"{_BRIDGE}:_Patience.is_over"),
        "self._home.is_closed() or self._stood_still > _LOOKS",
        "False",
    ),
]
