"""Pairs of rules are read: the booklets of tables that have changed two rules, for what neither alone brings about.

`make test` reads tables that change many rules at once and together have every two of them; `make slow` reads each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations

import pytest
from tests.products.test_consistency import PARTS, written
from tests.products.test_house_rules_read import UNTRUE, faults
from tests.products.test_sets_read import ITS_OWN
from tests.products.told import (
    FIXED,
    GAMES,
    HOUSE_PAGE,
    PRACTICE,
    USUAL,
    left_over,
    paragraphs,
    rules_text,
    table,
    told,
    told_at,
    usual,
)
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.text.literal import plain

Changes = Mapping[str, Value]

LONGEST = 720
"""Minutes of the longest match that a booklet may announce."""


def switches(game: str) -> list[tuple[str, Value]]:
    """Every other value of a rule that is on or off or a word, and 0 of a number that may be none."""
    return [
        (key, value)
        for key, rule in WORKSHOP.catalog.game(game).rules.items()
        for value in dict.fromkeys(rule.others())
        if not rule.is_number or value == 0
    ]


def go_together(game: str, changes: Changes) -> bool:
    try:
        WORKSHOP.catalog.game(game).settle(changes)
    except KartenwerkError:
        return False
    return True


def pairs(game: str) -> list[Changes]:
    """Every two switches that go together."""
    found = ({a[0]: a[1], b[0]: b[1]} for a, b in combinations(switches(game), 2) if a[0] != b[0])
    return [changes for changes in found if go_together(game, changes)]


def covering(game: str) -> list[Changes]:
    """Tables of which each has as many pairs as go together, until all are there."""
    left, tables = pairs(game), list[Changes]()
    while left:
        row: dict[str, Value] = {}
        for pair in left:
            if all(row.get(key, value) == value for key, value in pair.items()) and go_together(game, {**row, **pair}):
                row.update(pair)
        left = [pair for pair in left if not pair.items() <= row.items()]
        tables.append(row)
    return tables


@cache
def read(game: str, *changes: tuple[str, Value]) -> str:
    """The booklet at a table that has made these changes, without its practice deal and the page that names them."""
    session = table(game, dict(changes))
    values = booklet_values(WORKSHOP, session) if game in ITS_OWN else None
    text = booklet_text(WORKSHOP, game, values) if values else told_at(session)
    return PRACTICE.sub("", HOUSE_PAGE.sub("", text))


@cache
def prose(game: str, *changes: tuple[str, Value]) -> frozenset[str]:
    """The paragraphs that say what is played here, without examples and variants."""
    return frozenset(rules_text(read(game, *changes)))


def numbers(game: str, *, last: bool) -> Changes:
    """A table that plays another value of every number: the first that its rule offers, or the last."""
    found: dict[str, Value] = {}
    for key, rule in WORKSHOP.catalog.game(game).rules.items():
        value = rule.others()[-1 if last else 0]
        if rule.is_number and value and go_together(game, {**found, key: value}):
            found[key] = value
    return found


# --- what may be wrong ----------------------------------------------------------------------------------------

BACK = re.compile(r"(?:Auch (?:dafür|dann|das|dies|sie|er|es)|Ebenso|Dasselbe|Dafür)\b")
"""How a paragraph begins that refers to the one before."""

GLOSSARY = re.compile(r"^# Kleines Wörterbuch$.*?(?=^:::)", re.MULTILINE | re.DOTALL)

OVERRULED = {
    ("doppelkopf", "fuchs_partei"): ("fuchs",),
    ("fuenf_karten_boltan", "max_schlaege1"): ("max_schlaege2",),
    ("fuenf_karten_boltan", "max_schlaege2"): ("max_schlaege1",),
    ("gin_romme", "anlegen_bei_gin"): ("klopf_limit",),
    ("gin_romme", "oklahoma"): ("klopf_limit",),
    ("mau_mau", "herzkoenig"): ("startkarte_wirkt",),
    ("tarock", "gebotsordnung"): ("stichzwang",),  # alone it is a named set, with figures of its own
    ("tarock", "verlierer_schneider"): ("stichzwang",),
    ("tarock", "ansage_doppelt"): ("stichzwang",),
}
"""Rules beside which another one says something else than alone: that one may bring back what it removes."""


def overruled(game: str, key: str, changes: Changes) -> bool:
    """Whether a rule that is played beside that one may bring back what it removes."""
    played, rules = table(game, changes).values, WORKSHOP.catalog.game(game).rules
    return any(of == game and key in keys and played[by] != rules[by].default for (of, by), keys in OVERRULED.items())


def empty_headings(text: str) -> Iterator[str]:
    """Headings without a text, and those of which there are two, as there may be in two chapters."""
    lines = [line for line in text.splitlines() if line.strip()]
    headings = [line for line in lines if line.startswith("#")]
    yield from (f"{line} twice" for line in {*headings} if headings.count(line) > 1)
    for line, following in zip(lines, [*lines[1:], "# "], strict=True):
        if line.startswith("#") and re.match("#+ ", following) and following.count("#") <= line.count("#"):
            yield f"{line} has no text"


def dangling(text: str) -> Iterator[str]:
    """Paragraphs that refer back although they stand first under their heading."""
    blocks = [block.strip() for block in re.split(r"\n\s*\n|\n(?=#)", text) if block.strip()]
    for before, block in zip(["#", *blocks], blocks, strict=False):
        if BACK.match(plain(block)) and before.startswith("#"):
            yield block


def unused_terms(text: str) -> set[str]:
    """Words that the glossary explains and nothing else in the booklet says."""
    glossary = "".join(GLOSSARY.findall(text))
    rest = plain(GLOSSARY.sub("", text)).casefold()
    terms = re.findall(r"^- \*{1,2}([^*]+?)[.:,]?\*{1,2}", glossary, re.MULTILINE)
    stems = {term: re.findall(r"\w+", term)[-1].casefold() for term in terms}
    return {term for term, stem in stems.items() if stem[: max(4, len(stem) - 2)] not in rest}


def untrue_words(game: str, text: str, changes: Changes) -> Iterator[str]:
    """Words that are known to be untrue by one of these rules."""
    for of, key, value, words, stands in UNTRUE:
        known = of == game and changes.get(key) == value and not stands
        if known and words in text and not overruled(game, key, changes):
            yield words


def revived(game: str, changes: Changes) -> Iterator[str]:
    """Paragraphs of the usual booklet that one of these rules removes, and that stand there nevertheless."""
    now = prose(game, *changes.items())
    for key, value in changes.items():
        if not overruled(game, key, changes):
            yield from (prose(game) - prose(game, (key, value))) & now


def wrong(game: str, changes: Changes) -> list[str]:
    """All that is wrong in what a table reads that has made these changes."""
    text, session = read(game, *changes.items()), table(game, changes)
    parts = "\n\n".join(written(session, part, usual(game)) for part in PARTS)
    known = prose(game)
    new = [block for block in (*prose(game, *changes.items()), *paragraphs(parts)) if block not in known]
    return [
        *(fault for block in new for fault in faults(block)),
        *(f"üblich: {block}" for block in new if "üblich" in block and not any(words in block for words in USUAL)),
        *({*empty_headings(text)} - {*empty_headings(read(game))}),
        *dangling(text),
        *(f"{term} is explained and not used" for term in unused_terms(text) - unused_terms(read(game))),
        *untrue_words(game, text, changes),
        *(f"revived: {block}" for block in revived(game, changes)),
    ]


def assert_true(game: str, tables: list[Changes]) -> None:
    found = [(changes, fault) for changes in tables for fault in wrong(game, changes)]
    assert found == [], "\n".join(f"{changes}: {fault}" for changes, fault in found)


@pytest.mark.parametrize("game", GAMES)
def test_every_two_rules_stand_in_a_true_booklet_of_some_table(game: str) -> None:
    assert_true(game, covering(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("last", [False, True])
def test_no_chapter_keeps_a_number_that_another_says_otherwise(game: str, last: bool) -> None:
    """A figure stands in one way in all chapters: what one counts anew none counts as it was."""
    changes = numbers(game, last=last)
    left = left_over(rules_text(told(game)), rules_text(read(game, *changes.items())))
    assert [text for text in left if not text.startswith(FIXED)] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_with_any_one_or_two_switches_is_true(game: str) -> None:
    assert_true(game, [*(dict([switch]) for switch in switches(game)), *pairs(game)])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_tables_that_have_changed_much_play_and_find_examples(game: str) -> None:
    """Examples are looked for in matches by the table's own rules, which have to be played for that."""
    for changes in covering(game):
        session = table(game, changes)
        values = booklet_values(WORKSHOP, session)
        text = booklet_text(WORKSHOP, game, values)
        assert [fault for each in paragraphs(text) for fault in faults(each)] == [], changes
        assert 0 < values.get("spielminuten", 1) <= values["minuten"] <= LONGEST, changes


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_that_are_read_have_every_pair(game: str) -> None:
    tables = covering(game)
    assert all(any(pair.items() <= row.items() for row in tables) for pair in pairs(game))
    assert len(tables) <= max(1, len(pairs(game)))
