"""Hints in words and as data: the best move before each move of a seat, and why."""

from __future__ import annotations

from typing import Any

from kartenwerk.catalog import GameData
from kartenwerk.engine.hints import Because, Hint
from kartenwerk.german import figures

DECIMALS = 1
"""Digits of points after the comma: more would pretend a precision that the playouts do not give."""


def in_words(hint: Hint, data: GameData) -> str:
    """A German line: the move, its advantage over the others a deal with its error, and what sets it apart."""
    points = f"{_signed(hint.mean)} ± {figures(hint.error, DECIMALS)} Punkte je Spiel ({hint.playouts} Proben)"
    other = f"{hint.next} ({_signed(hint.next_mean)})"
    if hint.equal or hint.next_mean >= hint.mean:  # the usual move, which few samples do not outweigh
        return f"{hint.best}, {points}; gleich gut: {other}"
    if hint.because is None:
        return f"{hint.best}, {points}; danach {other}"
    return f"{hint.best}, {points}, besser als {other}, weil {_because(hint.because, data)}"


def _because(because: Because, data: GameData) -> str:
    label = f"„{data.tally_label(because.entry.reason)}“"
    more, less = because.often
    how = "öfter" if more > less else "seltener"
    if because.entry.own:
        if because.apart:
            return f"es {how} {label} bringt: in {more} statt {less} von 100 Spielen"
        return f"es mehr für {label} bringt: {_signed(because.points[0])} statt {_signed(because.points[1])} Punkte"
    if because.apart:
        return f"andere {how} {label} haben: in {more} statt {less} von 100 Spielen"
    theirs = [_signed(-points) for points in because.points]
    return f"andere weniger für {label} bekommen: {theirs[0]} statt {theirs[1]} Punkte"


def as_json(hint: Hint | None, data: GameData) -> dict[str, Any] | None:
    """The same as data; None where a seat had but one move."""
    if hint is None:
        return None
    because = hint.because and {
        "label": data.tally_label(hint.because.entry.reason),
        "own": hint.because.entry.own,
        "often": [*hint.because.often],
        "points": [round(points, 3) for points in hint.because.points],
    }
    return {
        "best": str(hint.best),
        "mean": round(hint.mean, 3),
        "error": round(hint.error, 3),
        "playouts": hint.playouts,
        "next": str(hint.next),
        "next_mean": round(hint.next_mean, 3),
        "equal": hint.equal,
        "because": because,
    }


def _signed(points: float) -> str:
    return f"{'+' if round(points, DECIMALS) > 0 else ''}{figures(round(points, DECIMALS) or 0.0, DECIMALS)}"
