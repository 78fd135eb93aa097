"""Access to the pages: the token, the session it is exchanged for, and host names."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})

# A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port: nothing else.
_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Access:
    """What a request must present to be let in."""

    # Opens a session; None lets everyone in who reaches the port.
    token: str | None = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)
    # Names that a request may call this server by. A page of another site can make its own name
    # lead here, but can't ask for one of these.
    hosts: frozenset[str] = LOOPBACK
    # Tokens that work one time: for what a command line shows to others for a moment.
    once: set[str] = field(default_factory=set, repr=False)
    # The session cookie's name. Ports don't part cookies, so it should name the port.
    cookie: str = "pg_checkpoint_ui"
    # What the cookie holds, known to this process only.
    session: str = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)

    def accepts_token(self, given: str) -> bool:
        """Whether this is the token, compared in constant time."""
        for one in [one for one in self.once if _equal(given, one)]:
            self.once.discard(one)
            return True
        return self.token is not None and _equal(given, self.token)

    def accepts_session(self, given: str | None) -> bool:
        """Whether a cookie is the session's, or none is needed."""
        return self.token is None or (given is not None and _equal(given, self.session))

    def accepts_hosts(self, headers: Sequence[str]) -> bool:
        """Whether the Host headers are one, which names this server on whatever port.

        Tunnels have other ports. What is no name and port is refused: a path in it would end
        up in the address that others make of it.
        """
        if len(headers) != 1 or not (found := _HOST.fullmatch(headers[0].lower())):
            return False
        return (found[1] or found[2]) in self.hosts


def _equal(a: str, b: str) -> bool:
    return secrets.compare_digest(a.encode("utf-8", "replace"), b.encode())
