"""Who may look: the token, the session that it is exchanged for, the names of this server."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

__all__ = ["LOOPBACK", "Access"]

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True, kw_only=True)
class Access:
    """What a request has to show.

    Attributes:
        token: Opens a session; None lets everyone in who reaches the port.
        hosts: Names that a request may call this server by. A page of another site can make
            its own name lead here, but can't ask for one of these.
        once: Tokens that work one time: for what a command line shows to others for a moment.
        cookie: The session cookie's name. Ports don't part cookies, so it should name the port.
        session: What the cookie holds, known to this process only.
    """

    token: str | None = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)
    hosts: frozenset[str] = LOOPBACK
    once: set[str] = field(default_factory=set, repr=False)
    cookie: str = "pg_checkpoint_ui"
    session: str = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)

    def accepts_token(self, given: str) -> bool:
        """Whether it is the token; takes as long for any other of the same length."""
        for one in [one for one in self.once if _equal(given, one)]:
            self.once.discard(one)
            return True
        return self.token is not None and _equal(given, self.token)

    def accepts_session(self, given: str | None) -> bool:
        """Whether a cookie is the session's, or none is needed."""
        return self.token is None or (given is not None and _equal(given, self.session))

    def accepts_host(self, header: str) -> bool:
        """Whether a Host header names this server, on whatever port: tunnels have others."""
        name = header.lower()
        if name.startswith("["):
            return name[1:].partition("]")[0] in self.hosts
        return name.partition(":")[0] in self.hosts


def _equal(a: str, b: str) -> bool:
    return secrets.compare_digest(a.encode("utf-8", "replace"), b.encode())
