"""House rules as a form: a tick says that its switch's name holds, also where a row says what else is played."""

from __future__ import annotations

import pytest
from tests.support import WORKSHOP

from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.rule_form import rule_fields
from kartenwerk.products.web.scoring.data import parameter_data


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_switch_that_is_usually_on_is_called_by_what_holds_then(game: str) -> None:
    data = WORKSHOP.catalog.game(game)
    for field in rule_fields(WORKSHOP, data, data.settle({})):
        rule = data.rules[field.id]
        if rule.default is True and rule.other:
            assert field.title.lower() == parameter_data(rule)["title"].lower() == rule.label.lower()
            assert field.about.startswith(f"{rule.title}: ")
        elif rule.title:
            assert field.title == parameter_data(rule)["title"] == rule.title


def test_the_tick_at_the_change_of_beat_in_watten_means_that_it_may_be_asked_for() -> None:
    data = WORKSHOP.catalog.game("watten")
    (field,) = (each for each in rule_fields(WORKSHOP, data, data.settle({})) if each.id == "schlagwechsel")
    assert (field.title, field.value) == ("Der Geber darf einen Schlagwechsel verlangen", "ja")
    assert field.about.startswith("Ohne Schlagwechsel: Die Vorhand nennt immer den Schlag")
