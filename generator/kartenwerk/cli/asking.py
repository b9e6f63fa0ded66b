"""Asking for the facts of a deal, one after the other: a line each, and what is wrong is asked again."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import GameData
from kartenwerk.cli.output import say
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.scoring import Fact, Kind
from kartenwerk.table.evening.counting import Moment, facts_of
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.facts import NOBODY, from_words, read

STOPS = ("ende", "quit", "q", ":q", "exit")
HELP = ("?", "hilfe", "help")
BACK = ("zurück", "zurueck", "zuruck", "back", "undo", "<")
MOST_LINE = 500
"""The characters of an answer that are read."""


class EnoughError(Exception):
    """No more answers: the last was one of STOPS, or the input has ended."""


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
    """The facts of a deal, as the file has them; EnoughError if the answers end too early.

    `data` has the questions.
    """
    given: dict[str, Any] = {}
    facts = [fact for fact in evening.list_questions(moment) if fact.asks]
    waiting = facts
    while True:
        _ask_all(data, waiting, moment.names, given)
        try:
            facts_of(evening.scoring, evening.rules, moment, given)
        except KartenwerkError as error:
            say(_sentence(error))
            waiting = [fact for fact in facts if fact.id == error.key] or facts
            for fact in waiting:
                _forget(given, fact)
            continue
        return given


def _ask_all(data: GameData, facts: Sequence[Fact], names: Sequence[str], given: dict[str, Any]) -> None:
    """Ask one fact after the other and write down the answers; BACK forgets the last one and asks it again."""
    asked: list[int] = []
    at = 0
    while at < len(facts):
        fact = facts[at]
        if fact.when(_as_seats(facts, names, given)):
            try:
                given |= _ask(data, fact, names)
                asked.append(at)
            except _BackError:
                if not asked:
                    say(gettext("This is the first question."))
                    continue
                at = asked.pop()
                _forget(given, facts[at])
                continue
        at += 1


def _as_seats(facts: Sequence[Fact], names: Sequence[str], given: Mapping[str, Any]) -> dict[str, Any]:
    """The facts so far, with players as seats."""
    wanted = {fact.id: fact for fact in facts}
    return {key: read(wanted[key], value, names) if key in wanted else value for key, value in given.items()}


def _forget(given: dict[str, Any], fact: Fact) -> None:
    given.pop(fact.id, None)
    given.pop(fact.nobody, None)


def _ask(data: GameData, fact: Fact, names: Sequence[str]) -> dict[str, Any]:
    """What was answered, as it would stand in the file; nothing for a fact that is left out."""
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
    text = gettext(KartenwerkError(error.message, found=error.found, expected=error.expected).sentence)
    return text[:1].upper() + text[1:] + "."


def _hint(fact: Fact, names: Sequence[str]) -> str:
    """What may be answered, in brackets."""
    parts = []
    if fact.kind in (Kind.SEAT, Kind.SEATS):
        parts += [", ".join(names), *([gettext("- for nobody")] if fact.nobody else [])]
    elif fact.kind is Kind.WORD:
        parts.append(", ".join(fact.words))
    elif fact.kind is Kind.SWITCH:
        parts.append("ja, nein")
    elif fact.kind is Kind.NUMBER and fact.most is not None:
        parts.append(gettext("{least} to {most}", least=fact.least, most=fact.most))
    elif fact.kind is Kind.NUMBERS:
        parts.append(", ".join(names))
    if fact.optional:
        parts.append(gettext("Enter for none"))
    return f"({'; '.join(parts)})" if parts else ""


def _help(fact: Fact, names: Sequence[str]) -> str:
    """How an answer is typed."""
    first, second = names[0], names[-1]
    words = ", ".join(fact.words)
    ways = {
        Kind.SEAT: gettext("A name, or its beginning: {example}.", example=first[:2]),
        Kind.SEATS: gettext("Names or their beginnings, with commas: {first},{second}.", first=first, second=second),
        Kind.NUMBER: gettext("A whole number."),
        Kind.NUMBERS: gettext(
            "A number for each, in the order of players, or {first}:5,{second}:3.", first=first, second=second
        ),
        Kind.WORD: gettext("One of these words, or its beginning."),
        Kind.WORDS: gettext("{first}:word+word; {second}:word, of {words}.", first=first, second=second, words=words),
        Kind.SWITCH: "ja, nein.",
        Kind.PAIRS: gettext(
            "{first}>{second} if {first} has lost it to {second}; several with commas.", first=first, second=second
        ),
    }
    return (
        ways[fact.kind]
        + " "
        + gettext("zurück asks the question before once more; ende stops, and nothing of this deal is written.")
    )
