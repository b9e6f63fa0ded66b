"""Hints in words and as data: the best move before each move of a seat, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kartenwerk.catalog import GameData
from kartenwerk.cli.answers import HintEntry, HintReason
from kartenwerk.play.engine.hints import SURE, Because, Hint
from kartenwerk.text.german import figures, shares_in_words

DECIMALS = 1
"""Digits of points after the comma: more would pretend a precision that the playouts do not give."""


def in_words(hint: Hint, data: GameData, name: Callable[[Any], str] = str) -> str:
    """A German line: the move, by how much it is better than the next, from what sample, and what sets it apart.

    `name` gives a move in words. What is no more than chance in the sample has no figure.
    """
    if not hint.playouts:
        return f"{name(hint.best)}; so spielt der Rechner selbst"
    sample = f"{hint.playouts} Proben"
    if hint.equal:
        return f"{name(hint.best)}; {name(hint.next)} ist gleich gut: kein Unterschied in {sample}"
    lead, error = (figures(points, hint.decimals) for points in (hint.lead, SURE * hint.error))
    reason = f", weil {_because(hint.because, hint.playouts, data)}" if hint.because else ""
    return f"{name(hint.best)}, um {lead} ± {error} Punkte je Spiel besser als {name(hint.next)} ({sample}){reason}"


def _because(because: Because, playouts: int, data: GameData) -> str:
    label = f"„{data.tally_label(because.entry.reason)}“"
    more, less = because.often
    how = "öfter" if more > less else "seltener"
    shares = shares_in_words(*because.often, playouts)
    if because.entry.own:
        if because.is_apart(playouts):
            return f"es {how} {label} bringt: {shares}"
        return f"es mehr für {label} bringt: {_sign(because.points[0])} statt {_sign(because.points[1])} Punkte"
    if because.is_apart(playouts):
        return f"andere {how} {label} haben: {shares}"
    theirs = [_sign(-points) for points in because.points]
    return f"andere weniger für {label} bekommen: {theirs[0]} statt {theirs[1]} Punkte"


def describe_hint(hint: Hint | None, data: GameData) -> HintEntry | None:
    """The same as data; None where a seat had but one move."""
    if hint is None:
        return None
    because = hint.because and HintReason(
        label=data.tally_label(hint.because.entry.reason),
        own=hint.because.entry.own,
        often=[*hint.because.often],
        points=[round(points, 3) for points in hint.because.points],
    )
    return HintEntry(
        best=str(hint.best),
        mean=round(hint.mean, 3),
        next=str(hint.next),
        next_mean=round(hint.next_mean, 3),
        error=round(hint.error, 3),
        playouts=hint.playouts,
        equal=hint.equal,
        because=because,
    )


def _sign(points: float) -> str:
    return f"{'+' if round(points, DECIMALS) > 0 else ''}{figures(round(points, DECIMALS) or 0.0, DECIMALS)}"
