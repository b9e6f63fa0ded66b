"""The command line: parse, call, report. Every command is one file; heavy imports happen inside it."""

from kartenwerk.cli.program import main

__all__ = ["main"]
