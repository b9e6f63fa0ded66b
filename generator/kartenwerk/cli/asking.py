"""Asking for the facts of a deal, one after the other: a line each, and what is wrong is asked again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kartenwerk.cli import translation
from kartenwerk.cli.output import say
from kartenwerk.errors import KartenwerkError

if TYPE_CHECKING:
    from kartenwerk.catalog import GameData
    from kartenwerk.engine.scoring import Fact
    from kartenwerk.evening.evening import Evening

STOPS = ("ende", "quit", "q", ":q", "exit")
HELP = ("?", "hilfe", "help")
MOST_LINE = 500
"""The characters of an answer that are read."""


class EnoughError(Exception):
    """Nothing more is to be told: the answer was one of STOPS, or the input has ended."""


def answer() -> str:
    """The next line that a person types; EnoughError if there is none, or if it says so."""
    sys.stdout.write("> ")
    sys.stdout.flush()
    line = sys.stdin.readline(MOST_LINE)
    if not line or line.strip().casefold() in STOPS:
        raise EnoughError
    return line.strip()


def ask_deal(evening: Evening, data: GameData) -> dict[str, Any]:
    """What is told of the next deal, as it would stand in the file; EnoughError if nobody tells it to the end.

    `data` has the questions.
    """
    from kartenwerk.evening.evening import facts_of
    from kartenwerk.evening.telling import read

    told: dict[str, Any] = {}
    seats: dict[str, Any] = {}
    names = evening.at_table
    waiting = [fact for fact in evening.asked() if fact.asks]
    while True:
        for fact in waiting:
            if not fact.when(seats):
                continue
            value = _asked(data, fact, names)
            if value is _NOBODY:
                told[fact.nobody] = seats[fact.nobody] = True
            elif value is not None:
                told[fact.id], seats[fact.id] = value, read(fact, value, names)
        try:
            facts_of(evening.scoring, evening.rules, evening.before, names, told)
        except KartenwerkError as error:
            say(_sentence(error))
            waiting = [fact for fact in evening.asked() if fact.id == error.key] or waiting
            for fact in waiting:
                told.pop(fact.id, None)
                seats.pop(fact.id, None)
            continue
        return told


_NOBODY = object()


def _asked(data: GameData, fact: Fact, names: Sequence[str]) -> Any:
    """What was answered, as it would stand in the file: None for nothing, _NOBODY for nobody."""
    from kartenwerk.evening.telling import NOBODY, from_words, read

    say(f"{data.question(fact.id)} {_hint(fact, names)}".rstrip())
    while True:
        line = answer()
        if line.casefold() in HELP:
            say(_help(fact, names))
            continue
        if not line and fact.optional:
            return None
        if line.casefold() in NOBODY and (fact.nobody or fact.optional):
            return _NOBODY if fact.nobody else None
        try:
            value = from_words(fact, line, names)
            read(fact, value, names)
            return value
        except KartenwerkError as error:
            say(_sentence(error))


def _sentence(error: KartenwerkError) -> str:
    """What is wrong with an answer, without the name of the fact that was asked for."""
    text = translation.told_fault(KartenwerkError(error.message, found=error.found, expected=error.expected))
    return text[:1].upper() + text[1:] + "."


def _hint(fact: Fact, names: Sequence[str]) -> str:
    """What may be answered, in brackets."""
    from kartenwerk.engine.scoring import Kind

    parts = []
    if fact.kind in (Kind.SEAT, Kind.SEATS):
        parts += [", ".join(names), *([translation.told("- for nobody")] if fact.nobody else [])]
    elif fact.kind is Kind.WORD:
        parts.append(", ".join(fact.words))
    elif fact.kind is Kind.SWITCH:
        parts.append("ja, nein")
    elif fact.kind is Kind.NUMBER and fact.most is not None:
        parts.append(translation.told("{0} to {1}", fact.least, fact.most))
    elif fact.kind is Kind.NUMBERS:
        parts.append(", ".join(names))
    if fact.optional:
        parts.append(translation.told("Enter for none"))
    return f"({'; '.join(parts)})" if parts else ""


def _help(fact: Fact, names: Sequence[str]) -> str:
    """How an answer is typed."""
    from kartenwerk.engine.scoring import Kind

    first, second = names[0], names[-1]
    words = ", ".join(fact.words)
    ways = {
        Kind.SEAT: translation.told("A name, or its beginning: {0}.", first[:2]),
        Kind.SEATS: translation.told("Names or their beginnings, with commas: {0},{1}.", first, second),
        Kind.NUMBER: translation.told("A whole number."),
        Kind.NUMBERS: translation.told("A number for each, in the order of players, or {0}:5,{1}:3.", first, second),
        Kind.WORD: translation.told("One of these words, or its beginning."),
        Kind.WORDS: translation.told("{0}:word+word; {1}:word, of {2}.", first, second, words),
        Kind.SWITCH: "ja, nein.",
        Kind.PAIRS: translation.told("{0}>{1} if {0} has lost it to {1}; several with commas.", first, second),
    }
    return ways[fact.kind] + " " + translation.told("ende stops, and nothing of this deal is written.")
