"""The demonstration: agents, a SIGKILL, a resume, a fork, a memory (`pg-checkpoint demo`).

May import anything but cli and ui. Nothing imports it but the command line.
"""

__all__: list[str] = []
