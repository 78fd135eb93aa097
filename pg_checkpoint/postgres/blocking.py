"""The blocking twins of asynchronous methods, made from these with their types and docstrings.

```python
@blocking(aget_tuple)
def get_tuple(self) -> None: ...
```

blocks for `aget_tuple` on the event loop of `self._bridge`, and has its arguments, result and docs.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import update_wrapper
from inspect import cleandoc, signature
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

# What a method returns that is no `async def`, because it copies its arguments at the call.
_COROUTINE = "Coroutine[Any, Any, "


def blocking(
    method: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]],
) -> Callable[[Callable[..., None]], Callable[Concatenate[Any, P], R]]:
    """Makes a method the blocking twin of an asynchronous one, of which it has all but its name.

    If the class has the asynchronous method too, a subclass that overrides it changes both.
    """
    asynchronous = method.__name__

    def make(twin: Callable[..., None]) -> Callable[Concatenate[Any, P], R]:
        name = twin.__name__

        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            own = None if asynchronous == name else getattr(self, asynchronous, None)
            call = method(self, *args, **kwargs) if own is None else own(*args, **kwargs)
            return self._bridge.call(call, name)

        update_wrapper(call, method)
        call.__module__, call.__name__, call.__qualname__ = twin.__module__, name, twin.__qualname__
        returned = str(method.__annotations__["return"])
        if returned.startswith(_COROUTINE):
            returned = returned.removeprefix(_COROUTINE)[:-1]
            call.__annotations__ = {**method.__annotations__, "return": returned}
            shown = signature(method).replace(return_annotation=returned)
            call.__signature__ = shown  # type: ignore[attr-defined]  # what inspect looks for
        return cast("Callable[Concatenate[Any, P], R]", documented_by(method)(call))

    return make


def documented_by(method: Callable[..., Any]) -> Callable[[F], F]:
    """Gives a blocking method that is written out the docstring of its asynchronous twin."""

    def document(twin: F) -> F:
        first, _, rest = cleandoc(method.__doc__ or "").partition("\n\n")
        waits = "" if method.__name__ == twin.__name__ else f" for `{method.__name__}`"
        blocks = f"Blocks{waits}; raises SyncCallError on the event loop that it runs on."
        twin.__doc__ = "\n\n".join([first, blocks, rest]).rstrip() + "\n"
        return twin

    return document
