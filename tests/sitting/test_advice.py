"""Advice in words says no more than a sample bears: chances rounded, nothing sure but what was worked out."""

from __future__ import annotations

import pytest
from tests.sitting.talk import tongue_of
from tests.support import WORKSHOP, session_of

from kartenwerk.cards import Card
from kartenwerk.play.engine.consequences import Consequence, NamedConsequence
from kartenwerk.play.engine.hints import Because, Hint, Verdict
from kartenwerk.play.engine.review import find_costly
from kartenwerk.play.mechanics import betting, shedding, tricks
from kartenwerk.table.sitting.advice import Advice
from kartenwerk.table.sitting.review import describe_review
from kartenwerk.table.sitting.words import TONGUES, read_words

KING, ACE = Card("herz", "K"), Card("herz", "A")
BETTER = Hint(KING, 1.2, ACE, -1.6, 0.2, 256, Verdict.BETTER, chances=(0.83, 0.46))


def said(hint: Hint, tongue: str = "de") -> list[str]:
    return [*Advice(tongue_of(session_of("sechsundsechzig"), tongue)).compare(hint)]


def test_a_better_move_gives_its_reason_and_the_chances_of_both() -> None:
    because = Because((NamedConsequence("trick_augen", 9, 0, sure=True), NamedConsequence("trumps_kept", 2, 1.25)))
    assert said(BETTER._replace(because=because)) == [
        "Das nimmt neun Augen mit.",
        "Danach hast du 2 statt 1,2 Trümpfe.",
        "Wenn alle vernünftig weiterspielen, gewinnst du damit etwa 85 von 100 Spielen, mit „Herz-Ass“ etwa 45 von 100 "
        "Spielen.",
    ]


def test_where_both_chances_are_said_alike_a_better_move_brings_points_as_well() -> None:
    assert said(BETTER._replace(chances=(0.84, 0.86))) == [
        "Das bringt im Schnitt 2,8 Punkte je Spiel mehr als „Herz-Ass“.",
        "Wenn alle vernünftig weiterspielen, gewinnst du damit etwa 85 von 100 Spielen.",
    ]


@pytest.mark.parametrize(
    ("id", "best", "other", "is_sure", "words"),
    [
        ("trumps_kept", 1, 0, True, "Das behält einen Trumpf."),
        ("trumps_kept", 2, 1, True, "Das behält zwei Trümpfe."),
        ("trumps_kept", 1, 0, False, "Danach hast du 1 statt 0 Trümpfe."),
        ("augen_left", 0, 4, True, "Das lässt anderen keine Augen."),
        ("augen_made", 30, 29, True, "Am Ende hast du 30 statt 29 Augen."),
        ("augen_made", 11.4, 10, False, "Am Ende hast du 11 statt 10 Augen."),
        ("augen_made", 11.2, 9.9, False, "Am Ende hast du 11,2 statt 9,9 Augen."),
        ("augen_made", 10, 10.9, False, "Am Ende hast du 10 statt 10,9 Augen."),
        ("augen_made", -12, -13.2, False, "Am Ende hast du -12 statt -13 Augen."),
    ],
)
def test_figures_have_a_decimal_where_they_are_small_or_near_each_other(
    id: str, best: float, other: float, is_sure: bool, words: str
) -> None:
    because = Because((NamedConsequence(id, best, other, is_sure),))
    assert said(BETTER._replace(because=because))[0] == words


def test_a_reason_that_only_another_game_knows_is_left_out() -> None:
    because = Because((NamedConsequence("unheard_of", 1, 0, sure=True), NamedConsequence("trick", 1, 0, sure=True)))
    assert said(BETTER._replace(because=because))[0] == "Das macht den Stich."


def test_where_no_chance_was_tested_a_better_move_brings_points() -> None:
    assert said(BETTER._replace(chances=None)) == ["Das bringt im Schnitt 2,8 Punkte je Spiel mehr als „Herz-Ass“."]


def test_moves_that_are_equal_are_told_from_those_of_which_nothing_is_known() -> None:
    equal, unclear = (said(BETTER._replace(verdict=verdict, chances=None)) for verdict in (Verdict.EQUAL, Verdict.OPEN))
    assert equal == ["Ebenso gut: „Herz-Ass“."]
    assert unclear == ["Auch „Herz-Ass“ geht: Ein klarer Unterschied hat sich nicht gezeigt."]


@pytest.mark.parametrize(
    ("best", "other", "words"),
    [
        (53, 40, "You take this trick in 53 of 100 deals instead of 40."),
        (53, 0, "You take this trick in 53 of 100 deals instead of almost never."),
        (100, 53, "You take this trick almost always instead of in 53 of 100 deals."),
    ],
)
def test_two_shares_are_compared_in_plain_english(best: float, other: float, words: str) -> None:
    because = Because((NamedConsequence("trick", best, other, sure=False),))
    assert said(BETTER._replace(because=because), "en")[0] == words


def test_no_sentence_in_english_says_what_is_not() -> None:
    spoken = read_words(WORKSHOP.roots, "en").consequences.values()
    assert not [words.mean for words in spoken if "not {" in words.mean]


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1.0, "so gut wie immer"),
        (0.985, "so gut wie immer"),
        (0.98, "etwa 95 von 100"),
        (0.02, "etwa 5 von 100"),
        (0.015, "so gut wie nie"),
        (0.62, "etwa 60 von 100"),
    ],
)
def test_no_sample_claims_all_or_nothing(chance: float, words: str) -> None:
    (line,) = said(BETTER._replace(verdict=Verdict.EQUAL, chances=(chance, chance)))[1:]
    assert words in line and "100 von 100" not in line and "vernünftig" in line


def test_what_was_worked_out_is_told_in_points() -> None:
    solved = Hint(KING, 1, ACE, -2, 0, 0, Verdict.SOLVED)
    (line,) = said(solved)
    assert "einen Punkt Vorsprung" in line and "2 Punkte Rückstand" in line


@pytest.mark.parametrize(
    ("ahead", "words"),
    [
        (2, "2 Punkte Vorsprung"),
        (1, "einen Punkt Vorsprung"),
        (0, "Gleichstand"),
        (-1, "einen Punkt Rückstand"),
        (-2, "2 Punkte Rückstand"),
    ],
)
def test_a_lead_is_said_by_its_side_and_number(ahead: int, words: str) -> None:
    assert Advice(tongue_of(session_of("sechsundsechzig"), "de")).describe_lead(ahead) == words


def test_what_was_worked_out_may_come_to_the_same() -> None:
    equal = said(Hint(KING, 1.4, ACE, 0.6, 0, 0, Verdict.SOLVED))
    assert equal == ["Zu Ende gerechnet ist „Herz-Ass“ ebenso gut wie „Herz-König“."]


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_consequence_of_the_mechanics_has_its_sentence(tongue: str) -> None:
    words = read_words(WORKSHOP.roots, tongue).consequences
    found = [vars(module).values() for module in (betting, shedding, tricks)]
    kinds = [kind for values in found for value in values for kind in _consequences(value)]
    assert len(kinds) > 10 and {kind.id for kind in kinds} <= {*words}
    assert all(("{shares}" in words[kind.id].mean) == kind.is_share for kind in kinds)


def _consequences(value: object) -> list[Consequence]:
    if isinstance(value, Consequence):
        return [value]
    return [one for one in value if isinstance(one, Consequence)] if isinstance(value, tuple) else []


def test_a_review_names_what_cost_most_and_nothing_where_all_was_well() -> None:
    session = session_of("sechsundsechzig")
    expert = session.expert(2, 16)
    deal = session.play(2, 4, "random")
    costly = find_costly(expert, [deal], 0)
    assert 0 < len(costly) <= 3 and all(one.hint.lead > 0 for one in costly)
    assert [one.number for one in costly] == sorted(one.number for one in costly)
    assert all(deal.steps[one.number - 1].move == one.hint.next for one in costly)
    tongue = tongue_of(session, "de")
    lines = [*describe_review(tongue, costly, 1)]
    assert lines[0].startswith(f"Zug {costly[0].number}: ") and "Besser war: " in lines[0]
    assert next(describe_review(tongue, costly, 2)).startswith("1. Spiel, Zug ")
    assert [*describe_review(tongue, (), 1)] == ["Kein Zug war klar zu teuer."]
