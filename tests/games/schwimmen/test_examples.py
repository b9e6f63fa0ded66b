"""What Schwimmen's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card, rendered
from tests.games.support import session

from kartenwerk.play.examples.rounds import play_rounds
from kartenwerk.play.games.schwimmen import GAME as RULES
from kartenwerk.play.games.schwimmen.examples import LONGEST, SPECIMEN_SEED, specimen

GAME = "schwimmen"


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


def test_a_reference_card_has_two_sides() -> None:
    check_reference_card(session(GAME))


@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(page: str) -> None:
    check_booklet(session(GAME), page)


def test_after_the_stop_everybody_else_has_one_turn() -> None:
    shown = booklet(GAME)["probe"]["runden"][0]
    place = [turn.act for turn in shown.turns].index("stop")
    others = [turn.name for turn in shown.turns[place + 1 :]]
    assert sorted([shown.turns[place].name, *others]) == ["Anna", "Bert", "Cleo"]


def test_31_ends_the_round_with_the_turn_that_made_it() -> None:
    shown = booklet(GAME)["probe"]["runden"][1]
    assert [turn.act for turn in shown.turns][-1] == "legt auf"
    assert shown.turns[-1].name == shown.turns[-2].name
    assert shown.turns[-1].after == 31


def test_a_match_ends_with_one_left() -> None:
    values = booklet(GAME)
    last = values["partie"][-1]
    assert [name for name, left in zip(values["namen"], last.lives, strict=True) if left >= 0] == [values["sieger"]]


def test_grey_cards_do_not_count() -> None:
    rows = booklet(GAME)["blaetter"]
    assert [len(row.counting) for row in rows] == [2, 3, 3, 3, 3]
    assert [row.number for row in rows] == ["18", "28", "30,5", "31", "31"]


@pytest.mark.parametrize(("swim", "told"), [(0, False), (1, True)])
def test_only_who_may_swim_is_told_what_swimming_is(swim: int, told: bool) -> None:
    glossary = rendered(f"games/{GAME}/glossary.md.j2", booklet(GAME, gnadenleben=swim))
    assert ("*Schwimmen:*" in glossary) == told


@pytest.mark.parametrize(("aces", "more"), [(31, False), (33, True)])
def test_more_than_31_is_told_of_only_where_there_is_more(aces: int, more: bool) -> None:
    text = rendered(f"games/{GAME}/text.md.j2", booklet(GAME, drei_asse=aces))
    assert ("31 oder mehr" in text) == more


@pytest.mark.parametrize("swim", [0, 1])
def test_specimen_strikes_as_many_lives_as_were_lost(swim: int) -> None:
    at = session(GAME, gnadenleben=swim)
    struck = specimen(at, 5)["gestrichen"]
    last = RULES.scores(play_rounds(at, 5, SPECIMEN_SEED, LONGEST)[-1].state)
    assert [boxes == 3 + swim for boxes in struck] == [left < 0 for left in last]
    assert struck.count(3 + swim) == 4
