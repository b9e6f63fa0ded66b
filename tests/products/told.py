"""What booklets tell: their texts by the usual rules and by each house rule, in paragraphs, and what they count."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.support import WORKSHOP

from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import booklet_text, booklet_values, deviations, pack_sizes
from kartenwerk.text.literal import plain

RULES: Mapping[str, Sequence[tuple[str, Value]]] = {
    game: [
        (key, value)
        for key, rule in WORKSHOP.catalog.game(game).rules.items()
        for value in dict.fromkeys(rule.others())
    ]
    for game in GAME_IDS
}
"""Every other value of every rule of a game. One case reads a game by all of them: a case each would cost more than
the reading."""
GAMES = [game for game in GAME_IDS if WORKSHOP.roots.has(f"templates/games/{game}/text.md.j2")]
NARROW = ("a6", "card")
BOOKS = [
    pytest.param(game, page, marks=() if page == NARROW[place % 2] else (pytest.mark.slow,))
    for page in (*NARROW, "a5", "large")
    for place, game in enumerate(GAMES)
]
"""The narrow formats show most faults; each game is set in one of them, and in all others by the slow tests."""

SIGN = re.compile(r"\{\w+\} ")
"""The sign of a suit stands before its name."""


def paragraphs(markdown: str) -> Iterator[str]:
    """Prose, entries of lists and cells of tables, each in a line; marks of the markup are left out."""
    for block in re.split(r"\n\s*\n|\n(?=[-|#:]|\d+\. )", markdown):
        words = SIGN.sub("", " ".join(block.split()))
        if not words.startswith((":::", "#", "|")):
            yield plain(words.lstrip("- "))


@cache
def usual(game: str) -> Mapping[str, Any]:
    return booklet_values(WORKSHOP, WORKSHOP.session(game, None, ()))


@cache
def told(game: str, key: str | None = None, value: Value | None = None) -> str:
    """The booklet at a table with that rule; the examples are those of the usual rules."""
    return told_at(table(game, {} if key is None or value is None else {key: value}))


def table(game: str, changes: Mapping[str, Value]) -> Session:
    """The session of a table that has changed these rules."""
    return replace(WORKSHOP.session(game, None, ()), house=HouseRules(changes=changes))


def told_at(session: Session) -> str:
    """The booklet at that table with the examples of the usual rules."""
    of_table = {"r": session.values, "house": session.house, "abweichungen": deviations(WORKSHOP, session)}
    game = session.data.id
    return booklet_text(WORKSHOP, game, {**usual(game), "karten": pack_sizes(session)[0], **of_table})


VARIANTS = re.compile(r"^# Varianten$.*?(?=^# )", re.MULTILINE | re.DOTALL)
HOUSE_PAGE = re.compile(r"^# Hausregeln.*?(?=^# )", re.MULTILINE | re.DOTALL)
PRACTICE = re.compile(r"^# Ein Probespiel zum Mitspielen$.*?(?=^# )", re.MULTILINE | re.DOTALL)


NUMBERS = (
    r"\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn"
    "|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|fünfhundert"
)
NUMBERED = re.compile(rf"(?<!von )(?<!\d,)\b(?:{NUMBERS}) [A-ZÄÖÜ]\w+")


@cache
def numbered(text: str) -> frozenset[str]:
    """What a text counts: "zwölf Spiele", "40 Marken", but not how often of a hundred, nor the tenths of a mean."""
    return frozenset(NUMBERED.findall(text))


@cache
def rules_text(markdown: str) -> tuple[str, ...]:
    """The paragraphs that state rules: no examples, which are played by the usual rules here, no house rules, and no
    variants, which have numbers of their own."""
    text = re.sub(r"^::: kasten.*?^:::$", "", markdown, flags=re.MULTILINE | re.DOTALL)
    return tuple(paragraphs(VARIANTS.sub("", PRACTICE.sub("", HOUSE_PAGE.sub("", text)))))


USUAL = ("nach den üblichen Regeln", "nach den unveränderten Regeln")
"""What a statistic says that was counted by the usual rules, whatever the table plays."""


def left_over(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Paragraphs that stay the same although they count what a changed paragraph counts otherwise now."""
    old, now = set(before), set(after)
    gone = set().union(*map(numbered, old - now)) - set().union(*map(numbered, now - old))
    kept = (text for text in after if gone and text in old and numbered(text) & gone)
    return [text for text in kept if not any(words in text for words in USUAL)]


@cache
def driven(game: str) -> frozenset[str]:
    """The paragraphs that some rule of the game changes: their numbers are that rule's."""
    usually = rules_text(told(game))
    rules = WORKSHOP.catalog.game(game).rules
    changed = (rules_text(told(game, key, value)) for key, rule in rules.items() for value in rule.others()[:1])
    return frozenset(text for after in changed for text in set(usually) - set(after))


FIXED = (
    "Denn nach dem König geht es nicht mit dem Ass weiter",  # two cards are no meld, whatever the limit
    "| drei Karten |",  # how often the longest word has so many letters
    "Beide Wörter haben",  # the words of an example
    "Welche Karte höher ist, spielt keine Rolle",  # two cards are compared
    "Das *Daus* trägt auf der Karte ein A",  # 120 Augen are in every pack
    "1. Das Wort aus den meisten",  # the cards of a word
    "**Zählen Karten oder Buchstaben?**",  # the same
    "Beim Aufdecken sagt ihr euer Wort",  # the same
    "**Ich habe zwei Karten und lege das Ass.",  # the cards of a hand
)
"""Numbers that no rule gives: how each of these paragraphs begins, and what it counts."""
