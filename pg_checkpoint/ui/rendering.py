"""Rendering of templates. Everything that comes from the database is escaped."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import escape
from starlette.responses import HTMLResponse

from pg_checkpoint.diagnosis.display import lasted, message_of, size, visible, why_unfinished
from pg_checkpoint.ui import links
from pg_checkpoint.ui.texts import Cutter, text_of

STATIC = Path(__file__).parent / "static"

# What is proved of what is shown: values, or metadata too; None without keys.
Proof: TypeAlias = "Literal['values', 'metadata'] | None"
# A template's name, a status, what it shows.
Render = Callable[..., HTMLResponse]


def renderer(
    where: str, *, has_store: bool = False, proof: Callable[[], Proof] = lambda: None
) -> Render:
    """Makes the function that makes pages."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_written_out,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"size": size, "time": _time, "short": _short, "lasted": lasted}
    environment.filters |= {"line": visible, "exact": escape, "why": why_unfinished}
    environment.filters |= {"message": message_of, "text": _text}
    environment.globals |= {name: getattr(links, name) for name in links.__all__}
    environment.globals |= {"where": where, "has_store": has_store, "proof": proof}

    def render(name: str, status: int = 200, **context: Any) -> HTMLResponse:
        return HTMLResponse(environment.get_template(name).render(context), status)

    return render


def _written_out(value: Any) -> Any:
    """What turns the direction of text, or is not seen, as Python writes it; `exact` passes."""
    return visible(value, lines=True) if type(value) is str else value


def _time(moment: datetime | None) -> str:
    """To the second, in the zone that it comes in, which is UTC."""
    return "" if moment is None else moment.isoformat(" ")[:19]


def _text(value: Any) -> str:
    """A value as text, cut where it is long."""
    return Cutter(whole=False)(text_of(value))


def _short(text: str, length: int = 40) -> str:
    """Its ends, where it is long: ids tell themselves apart in either."""
    half = (length - 1) // 2
    return text if len(text) <= length else f"{text[:half]}…{text[-half:]}"
