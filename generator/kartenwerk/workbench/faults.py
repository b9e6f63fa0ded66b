"""Faults as the pages of a desk say them, and the state by which pages notice that a file has changed."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_bytes
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.request import JSON, Request, Response


class MeanwhileError(KartenwerkError):
    """Somebody else has written since the page was shown."""


class FailedStep(NamedTuple):
    """What could not be done: which step, why, at which table (0: at none), and whether it can be done all the same."""

    step: str
    sentence: str
    table: int = 0
    anyway: bool = False


def say_fault(bench: Bench, request: Request, error: KartenwerkError, place: str | None = None) -> str:
    """A fault as a sentence in the language of the page, without the words of the command line for its `place`."""
    plain = KartenwerkError(error.message, key=place, found=error.found, expected=error.expected)
    said = bench.say(request, plain.sentence)
    return f"{said[:1].upper()}{said[1:]}."


def state_of(file: Path) -> str:
    """What changes with every change of the file, by whomever."""
    return sha256(read_bytes(file)).hexdigest()[:16]


def send_state(file: Path) -> Response:
    return Response(json.dumps({"state": state_of(file)}).encode(), JSON)
