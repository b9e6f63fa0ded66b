"""Hints as data: the best move before each move of a seat, and why."""

from __future__ import annotations

from kartenwerk.cli.answers import HintEntry, HintReason
from kartenwerk.play.engine.hints import Hint


def describe_hint(hint: Hint) -> HintEntry:
    """A hint with all its figures."""
    reasons = hint.because.consequences if hint.because else ()
    return HintEntry(
        best=str(hint.best),
        mean=round(hint.mean, 3),
        next=str(hint.next),
        next_mean=round(hint.next_mean, 3),
        error=round(hint.error, 3),
        playouts=hint.playouts,
        verdict=str(hint.verdict),
        margin=round(hint.margin, 3),
        chances=None if hint.chances is None else [round(chance, 3) for chance in hint.chances],
        because=[HintReason(id=one.id, best=one.best, other=one.other, sure=one.sure) for one in reasons],
    )
