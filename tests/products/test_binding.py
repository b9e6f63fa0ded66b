"""Sentences bound to the rules in force: a claim that is not so stops the build, ° stands where we have chosen."""

from __future__ import annotations

import pytest
from pydantic import ValidationError
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import GameData, Value

DATA = WORKSHOP.catalog.game("mau_mau")


def filled(text: str, **changes: Value) -> str:
    return WORKSHOP.templates.sentence(text, game=DATA, r=DATA.settle(changes))


def test_a_claim_prints_its_figure_where_it_is_so() -> None:
    assert filled('{{ claim("farbe_zu_zweit").figure }}') == "0.55"


def test_a_claim_that_is_not_so_by_the_rules_in_force_stops_the_build() -> None:
    with pytest.raises(KartenwerkError, match="the claim farbe_zu_zweit is not so by these rules"):
        filled('{{ claim("farbe_zu_zweit").figure }}', bube_wuenscht=False)


@pytest.mark.parametrize(
    ("changes", "so"), [({}, True), ({"bube_wuenscht": False}, False), ({"ass_nochmal": False}, True)]
)
def test_a_text_can_ask_whether_claims_are_so(changes: dict[str, Value], so: bool) -> None:
    assert filled('{{ gilt("mau_zu_zweit", "farbe_zu_zweit") }}', **changes) == str(so)


def test_our_choice_is_marked_until_a_table_makes_its_own() -> None:
    assert filled('Ja.{{ wahl("bube_auf_bube") }}') == "Ja.°"
    assert filled('Nein.{{ wahl("bube_auf_bube") }}', bube_auf_bube=False) == "Nein."


@pytest.mark.parametrize("rule", ["nichts", "handkarten"])
def test_what_the_source_knows_cannot_be_marked_as_ours(rule: str) -> None:
    with pytest.raises(KartenwerkError, match="no rule of that name is our choice"):
        filled(f'{{{{ wahl("{rule}") }}}}')


@pytest.mark.parametrize("unless", [{"nichts": [True]}, {"bube_wuenscht": [7]}])
def test_a_claim_is_untrue_only_by_rules_of_its_game(unless: dict[str, list[Value]]) -> None:
    game = DATA.model_dump()
    game["claims"]["farbe_zu_zweit"]["unless"] = unless
    with pytest.raises(ValidationError, match="unless names no rule with values that it may have"):
        GameData.model_validate(game)
