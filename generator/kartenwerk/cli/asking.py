"""Asking for the facts of a deal, one after the other: a line each, and what is wrong is asked again."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cli import translation
from kartenwerk.cli.output import say

if TYPE_CHECKING:
    from kartenwerk.catalog import GameData
    from kartenwerk.play.engine.scoring import Fact
    from kartenwerk.table.evening.counting import Moment
    from kartenwerk.table.evening.evening import Evening

STOPS = ("ende", "quit", "q", ":q", "exit")
HELP = ("?", "hilfe", "help")
BACK = ("zurück", "zurueck", "zuruck", "back", "undo", "<")
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


class _BackError(Exception):
    """The question before is to be asked again: the answer was one of BACK."""


def ask_deal(evening: Evening, moment: Moment, data: GameData) -> dict[str, Any]:
    """What is told of a deal, as it would stand in the file; EnoughError if nobody tells it to the end.

    `data` has the questions.
    """
    from kartenwerk.table.evening.counting import facts_of

    told: dict[str, Any] = {}
    facts = [fact for fact in evening.list_questions(moment) if fact.asks]
    waiting = facts
    while True:
        _ask_all(data, waiting, moment.names, told)
        try:
            facts_of(evening.scoring, evening.rules, moment, told)
        except KartenwerkError as error:
            say(_sentence(error))
            waiting = [fact for fact in facts if fact.id == error.key] or facts
            for fact in waiting:
                _forget(told, fact)
            continue
        return told


def _ask_all(data: GameData, facts: Sequence[Fact], names: Sequence[str], told: dict[str, Any]) -> None:
    """Ask one fact after the other and write down what is told; BACK forgets the last one and asks it again."""
    asked: list[int] = []
    at = 0
    while at < len(facts):
        fact = facts[at]
        if fact.when(_as_seats(facts, names, told)):
            try:
                told |= _asked(data, fact, names)
                asked.append(at)
            except _BackError:
                if not asked:
                    say(translation.told("This is the first question."))
                    continue
                at = asked.pop()
                _forget(told, facts[at])
                continue
        at += 1


def _as_seats(facts: Sequence[Fact], names: Sequence[str], told: Mapping[str, Any]) -> dict[str, Any]:
    """What has been told so far, with players as seats."""
    from kartenwerk.table.evening.facts import read

    wanted = {fact.id: fact for fact in facts}
    return {key: read(wanted[key], value, names) if key in wanted else value for key, value in told.items()}


def _forget(told: dict[str, Any], fact: Fact) -> None:
    told.pop(fact.id, None)
    told.pop(fact.nobody, None)


def _asked(data: GameData, fact: Fact, names: Sequence[str]) -> dict[str, Any]:
    """What was answered, as it would stand in the file; nothing for a fact that is left out."""
    from kartenwerk.table.evening.facts import NOBODY, from_words, read

    say(f"{data.question(fact.id)} {_hint(fact, names)}".rstrip())
    while True:
        line = answer()
        if line.casefold() in HELP:
            say(_help(fact, names))
            continue
        if line.casefold() in BACK:
            raise _BackError
        if not line and fact.optional:
            return {}
        if line.casefold() in NOBODY and (fact.nobody or fact.optional):
            return {fact.nobody: True} if fact.nobody else {}
        try:
            value = from_words(fact, line, names)
            read(fact, value, names)
            return {fact.id: value}
        except KartenwerkError as error:
            say(_sentence(error))


def _sentence(error: KartenwerkError) -> str:
    """What is wrong with an answer, without the name of the fact that was asked for."""
    text = translation.told_fault(KartenwerkError(error.message, found=error.found, expected=error.expected))
    return text[:1].upper() + text[1:] + "."


def _hint(fact: Fact, names: Sequence[str]) -> str:
    """What may be answered, in brackets."""
    from kartenwerk.play.engine.scoring import Kind

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
    from kartenwerk.play.engine.scoring import Kind

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
    return (
        ways[fact.kind]
        + " "
        + translation.told(
            "zurück asks the question before once more; ende stops, and nothing of this deal is written."
        )
    )
