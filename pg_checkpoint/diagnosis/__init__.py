"""Diagnosis for people: doctor, inspection, timelines, differences.

A saver needs none of it to run. May import anything but transfer, cli and ui.
"""

__all__: list[str] = []
