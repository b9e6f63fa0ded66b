"""The command line: parse, call, report. Every command is one file; heavy imports happen inside it."""

from kartenwerk.cli.app import main

__all__ = ["main"]
