"""What booklets, short rules, reference cards and pads count agrees with the data and the engine, by every rule."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from functools import cache
from itertools import islice
from typing import Any

import pytest
from tests.products.told import FIXED, GAMES, NUMBERS, RULES, left_over, paragraphs, rules_text, told, usual
from tests.support import WORKSHOP, texts

from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.booklet.game import booklet_values, pack_sizes
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.pad.game import draw_leaf, leaf_players
from kartenwerk.text.german import number_word
from kartenwerk.text.literal import plain

PARTS = ("short", "reference", "glossary", "pad")
NUMBER = re.compile(rf"\d+(?:[.,]\d+)?|{NUMBERS}")
TOKEN = re.compile(r"\w+(?:[.,]\d+)?|[^\w\s]")
WORDS = {number_word(number): number for number in range(1, 13)}


def session_by(game: str, key: str | None = None, value: Value | None = None) -> Session:
    """The session of a table that has changed one rule, or none."""
    session = WORKSHOP.session(game, None, ())
    return session if key is None or value is None else replace(session, house=HouseRules(changes={key: value}))


@cache
def part(game: str, name: str, key: str | None = None, value: Value | None = None) -> str:
    """A part as text; what is taken from examples is that of the usual rules."""
    return written(session_by(game, key, value), name, usual(game))


def written(session: Session, name: str, values: Mapping[str, Any]) -> str:
    if name == "pad":
        blank = draw_leaf(WORKSHOP, session, "a6", leaf_players(session, "a6")[0], filled=False)
        return " ".join(text.text for text in texts(blank.items) if not text.text.isdecimal())
    file = game_template(WORKSHOP.roots, session.data.id, f"{name}.md.j2")
    text = WORKSHOP.templates.render(file, {**values, "r": session.values, "house": session.house})
    text = re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE)
    return "\n\n".join([*paragraphs(text), *map(plain, re.findall(r"^\|.*", text, re.MULTILINE))])


def counted(text: str) -> list[str]:
    """The words and numbers of a text without its shares in per cent, whose proofs are the claims."""
    return TOKEN.findall("\n".join(line for line in text.splitlines() if "%" not in line))


def still(game: str, name: str) -> set[str]:
    """The numbers of a part that no rule changes, each with the word after it."""
    usually = counted(part(game, name))
    driven: set[int] = set()
    for key, rule in WORKSHOP.catalog.game(game).rules.items():
        for value in dict.fromkeys((rule.others()[0], rule.others()[-1])) if rule.min is not None else rule.others():
            new = counted(part(game, name, key, value))
            if new == usually:
                continue  # most rules stand in one part or none
            for kind, start, end, _, _ in SequenceMatcher(None, usually, new, autojunk=False).get_opcodes():
                if kind in ("replace", "delete"):
                    driven.update(range(start, end))
    after = [*usually[1:], ""]
    return {
        f"{word} {after[at]}".strip() for at, word in enumerate(usually) if at not in driven and NUMBER.fullmatch(word)
    }


OF_THE_GAME: Mapping[str, tuple[str, ...]] = {
    "anagramm_poker": ("fünf Karten", "zwei Karten"),
    "bakkarat": ("acht oder", "fünf .", "neun ist", "neun mit", "zwei Karten"),
    "bauer_und_jarl": ("1 |",),
    "burner_holdem": (
        "drei gemeinsame",
        "drei gemeinsamen",
        "drei gleiche",
        "drei offene",
        "fünf Karten",
        "fünf Werte",
        "fünf der",
        "fünf gleiche",
        "fünf von",
        "sieben Karten",
        "vier Setzrunden",
        "vier gleiche",
        "zwei Karten",
        "zwei eigenen",
        "zwei gleiche",
    ),
    "doppelkopf": ("0 .", "1 |", "10 ,", "11 ,", "2 ,", "3 ,", "3 |", "4 ,", "drei spielt", "drei |", "zwei gleichen"),
    "einundfuenfzig_tot": ("51 TOT", "fünf Karten"),
    "fuenf_karten_boltan": (
        "drei Karten",
        "drei eines",
        "drei gleiche",
        "fünf Asse",
        "fünf Bilder",
        "fünf Karten",
        "fünf Zahlen",
        "fünf eines",
        "fünf gleiche",
        "vier eines",
        "vier gleiche",
        "zwei Karten",
        "zwei Zwillinge",
        "zwei gleiche",
    ),
    "fuenfhundert": ("0 ,", "0 .", "10 ,", "10 :", "11 ,", "2 ,", "3 ,", "4 ,", "acht Karten", "zwei gleich"),
    "gin_romme": ("1 .", "2 .", "3 .", "drei Karten", "drei oder", "vier Karten", "zehn Karten", "zwei Karten"),
    "herzblatt": ("120 |", "acht ,", "neun Karten", "sechs ;", "zwei Karten", "zwei liegen", "zwei sind"),
    "mogeln": ("7 !",),
    "romme": ("1 |", "10 ,", "11 ,", "2 |", "drei oder", "vier Karten", "vier gleiche"),
    "schwimmen": (
        "30,5 |",
        "31 legt",
        "31 zeigen",
        "31 |",
        "drei ,",
        "drei .",
        "drei Asse",
        "drei Gleiche",
        "drei Karten",
        "drei neue",
        "drei offenen",
        "zwei Häufchen",
    ),
    "sechsundsechzig": (
        "10 |",
        "120 |",
        "65 gewinnt",
        "65 zu",
        "66 .",
        "66 |",
        "sechs Karten",
        "zehn Punkte",
        "zehn für",
    ),
    "siebzehn_und_vier": ("21 hat", "21 ist", "zwei Asse"),
    "tarock": ("1 |", "120 |", "2 |", "3 |", "drei Karten", "drei kommen", "drei liegen", "drei weg", "elf Karten"),
    "wallachen": ("sechs bis", "zehn Karten", "zehn Stiche", "zwei liegen", "zwei sind", "zwei weg"),
    "watten": ("drei Kritischen", "drei Stiche", "fünf Karten"),
    "wolfsjagd": ("1 |", "sechs :"),
}
"""Numbers of short rules, reference cards, glossaries and pads that no parameter gives, each with the word after it.

They are hands and tricks that the game is made of, values of cards, and counts of the claims.
"""

DERIVED: Mapping[tuple[str, str, Value], tuple[str, ...]] = {
    ("doppelkopf", "ohne_neunen", True): ("zwölf Karten",),
    ("burner_holdem", "big_blind", 4): ("2 `", "zwei .", "zwei Marken"),
}
"""Numbers that the engine works out of a rule, by the rule that changes them."""


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_short_text_follows_a_rule_or_is_the_games_own(game: str) -> None:
    """A new number on a reference card needs a parameter, or a place in the tables above."""
    derived = {phrase for (of, _, _), phrases in DERIVED.items() if of == game for phrase in phrases}
    assert {phrase for name in PARTS for phrase in still(game, name)} == {*OF_THE_GAME.get(game, ()), *derived}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "key", "value"), DERIVED)
def test_a_number_that_the_engine_works_out_follows_its_rule(game: str, key: str, value: Value) -> None:
    session = session_by(game, key, value)
    values = booklet_values(WORKSHOP, session)
    now = " ".join(part_words for name in PARTS for part_words in counted(written(session, name, values)))
    assert [phrase for phrase in DERIVED[game, key, value] if phrase in now] == []


@pytest.mark.parametrize("game", RULES)
def test_no_short_text_keeps_a_value_that_is_not_in_force(game: str) -> None:
    """Neither reference card nor pad repeats what the booklet no longer says."""
    before = rules_text(told(game))
    for key, value in RULES[game]:
        if type(value) is not int:
            continue
        after = rules_text(told(game, key, value))
        for name in ("reference", "pad"):
            now = part(game, name, key, value).split("\n\n")
            left = left_over([*before, *part(game, name).split("\n\n")], [*after, *now])
            assert [text for text in left if text in now and not is_known(game, name, text)] == [], (key, value)


@cache
def is_known(game: str, name: str, text: str) -> bool:
    """Whether some rule changes this line of a part, whose its numbers then are, or it is known to be fixed."""
    if text.startswith(FIXED):
        return True
    rules = WORKSHOP.catalog.game(game).rules
    return any(text not in part(game, name, key, rule.others()[0]).split("\n\n") for key, rule in rules.items())


# --- at a glance ----------------------------------------------------------------------------------------------


def glance(game: str, label: str, key: str | None = None, value: Value | None = None) -> set[int]:
    """The numbers of a line of the first box, in figures or in words."""
    (line,) = re.findall(rf"^- `{label}` (.*)$", told(game, key, value), re.MULTILINE)
    words = re.findall(r"\w+", plain(line))
    return {int(word) if word.isdecimal() else WORDS[word] for word in words if word.isdecimal() or word in WORDS}


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_is_for_as_many_players_as_the_engine_takes(game: str) -> None:
    players = WORKSHOP.catalog.game(game).players
    said = glance(game, "Spieler")
    assert {players[0], players[-1]} <= said
    assert said <= {*players, 2}, "beside them only that two play together"


BY_PACKS = {"einundfuenfzig_tot": 32}
"""Games that count packs beside the cards, and how many cards a pack has."""


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_names_every_number_of_cards_by_every_rule(game: str) -> None:
    rules = WORKSHOP.catalog.game(game).rules
    changes = [(key, value) for key, rule in rules.items() for value in dict.fromkeys(rule.others())]
    for key, value in [(None, None), *changes]:
        packs = set(pack_sizes(session_by(game, key, value)))
        said = glance(game, "Karten", key, value)
        assert packs <= said | {number * BY_PACKS.get(game, 0) for number in said}, (key, value)


# --- a match, and its pad -------------------------------------------------------------------------------------

OF_FIXED_LENGTH = {
    "bauer_und_jarl": "runden",
    "doppelkopf": "spiele",
    "einundfuenfzig_tot": "partie_runden",
    "herzblatt": "spiele",
    "sechsundsechzig": "spiele",
    "tarock": "spiele",
    "wallachen": "spiele",
}
"""Games whose match has a number of deals, and the parameter that gives it."""


def assert_match_is_as_long_as_told(game: str, key: str, value: Value) -> None:
    session = session_by(game, key, value)
    length = int(session.values[key])
    players = session.data.players[-1] if game == "doppelkopf" else session.data.players[0]
    deals = list(islice(session.play_deals(players, 1, "random"), length + 1))
    assert len(deals) == length
    noun = "Spiel" if key == "spiele" else "Runde"
    assert WORKSHOP.language.count(length, noun) in told(game, key, value)


@pytest.mark.parametrize(("game", "key"), OF_FIXED_LENGTH.items())
def test_a_match_has_as_many_deals_as_the_booklet_says(game: str, key: str) -> None:
    assert_match_is_as_long_as_told(game, key, WORKSHOP.catalog.game(game).rules[key].default)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "key"), OF_FIXED_LENGTH.items())
def test_a_match_has_as_many_deals_as_house_rules_say(game: str, key: str) -> None:
    for value in dict.fromkeys(WORKSHOP.catalog.game(game).rules[key].others()):
        assert_match_is_as_long_as_told(game, key, value)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_pad_has_a_place_for_everybody_at_the_table(game: str) -> None:
    session = session_by(game)
    for page in ("a6", "a5"):
        for players in leaf_players(session, page):
            names = showcase_of(session.game).specimen(session, players)["namen"]
            written = " ".join(
                text.text for text in texts(draw_leaf(WORKSHOP, session, page, players, filled=True).items)
            )
            assert all(name in written for name in names), (page, players)
            assert all(any(player in name for name in names) for player in session.names[:players]), (page, players)


IN_STROKES = ("einundfuenfzig_tot",)
"""Games whose pad counts strokes, and has no row for a deal."""


@pytest.mark.parametrize(("game", "key"), [each for each in OF_FIXED_LENGTH.items() if each[0] not in IN_STROKES])
def test_a_leaf_of_the_pad_has_a_row_for_every_deal_of_a_match(game: str, key: str) -> None:
    session = session_by(game)
    deals = str(session.values[key])
    for players in leaf_players(session, "a6"):
        assert deals in [text.text for text in texts(draw_leaf(WORKSHOP, session, "a6", players, filled=False).items)]


@pytest.mark.parametrize("game", GAMES)
def test_prose_says_a_chance_of_a_hundred_and_leaves_per_cent_to_tables_and_figures(game: str) -> None:
    text = WORKSHOP.templates.render(game_template(WORKSHOP.roots, game, "text.md.j2"), dict(usual(game)))
    beside_figures = ("|", "- *Ihr behaltet")
    assert [line for line in text.splitlines() if "%" in line and not line.startswith(beside_figures)] == []
