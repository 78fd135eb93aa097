"""The web application: its routes, and its error pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.store.sync_store import PostgresStore
from pg_checkpoint.ui.access import Access
from pg_checkpoint.ui.checkpoint_page import checkpoint_page
from pg_checkpoint.ui.difference_page import difference_page
from pg_checkpoint.ui.guard import Guard
from pg_checkpoint.ui.problems import Problem, problem_of
from pg_checkpoint.ui.rendering import STATIC, Proof, Render, renderer
from pg_checkpoint.ui.store_pages import item_page, store_page
from pg_checkpoint.ui.thread_page import thread_page
from pg_checkpoint.ui.threads_page import threads_page


def make_app(
    saver: PostgresSaver, access: Access, where: str = "", store: PostgresStore | None = None
) -> Guard:
    """Makes the application."""
    render = renderer(where, has_store=store is not None, proof=lambda: _proof(saver))

    def told(problem: Problem) -> Response:
        return render("problem.html", problem.status, problem=problem)

    def route(path: str, page: Callable[[Any, Render, Request], Response], of: Any) -> Route:
        # No coroutine: pages read and decode in a thread, and the server answers others meanwhile.
        def endpoint(request: Request) -> Response:
            try:
                return page(of, render, request)
            except Exception as error:  # noqa: BLE001  every error becomes a page
                return told(problem_of(error))

        return Route(path, endpoint)

    def lost(_request: Request, _error: Exception) -> Response:
        return told(Problem(404, "Not found", "There is no such page."))

    routes = [
        route("/", threads_page, saver),
        route("/thread", thread_page, saver),
        route("/checkpoint", checkpoint_page, saver),
        route("/difference", difference_page, saver),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    if store is not None:
        routes += [route("/store", store_page, store), route("/item", item_page, store)]
    return Guard(Starlette(routes=routes, exception_handlers={404: lost}), access, _refused)


def _proof(saver: PostgresSaver) -> Proof:
    if saver._seal is None:
        return None
    return "metadata" if saver._seal.metadata.encrypts else "values"


def _refused(status: int, text: str) -> Response:
    # Visitors without access don't even see the database's name.
    problem = Problem(status, "Access denied", text)
    return renderer("")("problem.html", status, problem=problem)
