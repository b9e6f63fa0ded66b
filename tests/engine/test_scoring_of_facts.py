"""Facts of a deal as a table tells them: what is in range, what is missing, and what deals leave to the next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.scoring import Before, Fact, Item, Kind, Scoring, after_deals, counting


class Facts(NamedTuple):
    """Who won how much, with a bonus or not."""

    wer: int
    wieviel: int = 0
    bonus: bool = False


WHO, HOW_MANY = Fact("wer", Kind.SEAT), Fact("wieviel", Kind.NUMBER, 2, 5, when=lambda told: told["wer"] > 0)
BONUS = Fact("bonus", Kind.SWITCH, optional=True)


def score(rules: object, facts: Facts, before: Before) -> tuple[Item, ...]:
    return (Item(facts.wer, "gewonnen", facts.wieviel + facts.bonus),)


SCORING: Scoring[Any, Any, Any] = Scoring(
    Facts, lambda rules, before: (WHO, HOW_MANY, BONUS), lambda state: state, lambda state: Before(2), score
)


@pytest.mark.parametrize(("number", "expected"), [(1, "2 to 5"), (2, None), (5, None), (6, "2 to 5")])
def test_a_number_may_be_the_least_and_the_most(number: int, expected: str | None) -> None:
    if expected is None:
        assert HOW_MANY.in_range(number) == number
        return
    with pytest.raises(KartenwerkError) as told:
        HOW_MANY.in_range(number)
    assert (told.value.key, told.value.found, told.value.expected) == ("wieviel", str(number), expected)


def test_without_a_most_there_is_only_a_least() -> None:
    assert Fact("a", Kind.NUMBER, 1).in_range(10_000) == 10_000
    with pytest.raises(KartenwerkError) as told:
        Fact("a", Kind.NUMBER, 1).in_range(0)
    assert told.value.expected == "at least 1"


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ({"wer": 1, "wieviel": 3}, None),
        ({"wer": 0}, None),
        ({"wer": 0, "bonus": True}, None),
        ({"wer": 1}, "wieviel"),
        ({"wer": 0, "wieviel": 3}, "wieviel"),
        ({"wieviel": 3, "wer": 1, "wann": 2}, "wann"),
        ({}, "wer"),
    ],
)
def test_a_fact_is_told_where_it_matters_and_only_there(told: dict[str, Any], wrong: str | None) -> None:
    if wrong is None:
        assert SCORING.read(None, told, Before(2)) == Facts(**told)
        return
    with pytest.raises(KartenwerkError) as error:
        SCORING.read(None, told, Before(2))
    assert error.value.key == wrong


def test_facts_that_cannot_be_true_together_are_refused() -> None:
    def check(rules: object, facts: Facts, before: Before) -> None:
        raise KartenwerkError("never", key="bonus")

    checked: Scoring[Any, Any, Any] = Scoring(Facts, SCORING.asked, SCORING.facts_of, SCORING.before_of, score, check)
    with pytest.raises(KartenwerkError, match="never"):
        checked.read(None, {"wer": 0}, Before(2))


def test_points_are_added_up_from_deal_to_deal() -> None:
    first = SCORING.then(None, Facts(1, 3), SCORING.begin(None, 2))
    assert first == Before(2, 1, (0, 3))
    assert SCORING.then(None, Facts(0, 2, True), first) == Before(2, 2, (3, 3))
    assert Before(2).with_items((Item(1, "a", 4),)) == Before(2, 1, (0, 4)), "with nothing before it"


def test_what_a_game_counts_itself_goes_before_its_points() -> None:
    own: Scoring[Any, Any, Any] = Scoring(
        Facts,
        SCORING.asked,
        SCORING.facts_of,
        SCORING.before_of,
        score,
        after=lambda rules, facts, before: before._replace(pot=before.pot + 7),
    )
    assert own.then(None, Facts(1, 3), Before(2)).pot == 7
    assert not own.over(None, Before(2, 99))


@pytest.mark.parametrize(("deals", "over"), [(3, False), (4, True), (5, True)])
def test_a_match_is_over_after_as_many_deals_as_agreed(deals: int, over: bool) -> None:
    assert after_deals("spiele")(SimpleNamespace(spiele=4), Before(2, deals)) is over


def test_the_first_deal_comes_after_none() -> None:
    assert counting(SimpleNamespace(number=3), 2) == Before(2, 2, (0, 0))
    assert counting(SimpleNamespace(), 4) == Before(4, 0, (0, 0, 0, 0))
