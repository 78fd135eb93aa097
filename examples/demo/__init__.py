"""The demonstration: agents, a SIGKILL, a resume, a fork, a memory (make demo)."""

__all__: list[str] = []
