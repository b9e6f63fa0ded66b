"""Codes of rules: what is written is read again, and neither a slip nor the card of another game passes for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import GameData, Parameter, Value
from kartenwerk.catalog.rule_code import SIGNS, rule_code
from kartenwerk.play.games import GAME_IDS

EACH = pytest.mark.parametrize("id", GAME_IDS)
DRAWN = 60


def draw_choices(data: GameData, seed: int, number: int = DRAWN) -> Iterator[Mapping[str, Value]]:
    """The values of tables that change any of the rules to any other value, as far as they go together."""
    random = Random(f"{data.id} {seed}")
    for _ in range(number):
        keys = random.sample([*data.rules], random.randint(1, len(data.rules)))
        changes = {key: draw_value(data.rules[key], random) for key in keys}
        with suppress(KartenwerkError):
            settled = data.settle(changes)
            if settled != data.settle({}):
                yield settled


def draw_value(rule: Parameter, random: Random) -> Value:
    value = rule.value_of(random.randrange(rule.count_values()))
    assert value is not None
    return value


@EACH
def test_a_code_is_read_as_it_was_written(id: str) -> None:
    data = WORKSHOP.catalog.game(id)
    code, sets = rule_code(data), [data.settle(each.rules) for each in data.variants.values()]
    drawn = [*draw_choices(data, 1)]
    assert drawn
    for values in (*sets, *drawn):
        written = code.write(values)
        assert data.settle(code.read(written)) == values
        assert data.settle(code.read(written.lower().replace("-", " "))) == values
    assert code.write(data.settle({})) == ""


@EACH
def test_every_value_has_a_number_of_its_own(id: str) -> None:
    for rule in WORKSHOP.catalog.game(id).rules.values():
        count = rule.count_values()
        values = [rule.value_of(number) for number in range(count)] if not rule.is_switch else [not rule.default]
        assert all(value is not None and rule.allows(value) for value in values)
        assert [rule.number_of(value) for value in values if value is not None] == [*range(len(values))]
        assert rule.is_switch or (rule.value_of(count) is None and len({*values}) == count)


def test_a_wrong_sign_and_two_exchanged_ones_are_seen() -> None:
    data = WORKSHOP.catalog.game("doppelkopf")
    code = rule_code(data)
    signs = code.write(data.settle(data.variants["turnier"].rules)).replace("-", "")
    slips = {signs[:at] + other + signs[at + 1 :] for at in range(len(signs)) for other in SIGNS}
    slips |= {signs[:at] + signs[at + 1] + signs[at] + signs[at + 2 :] for at, _ in enumerate(pairwise(signs))}
    for slip in slips - {signs}:
        with pytest.raises(KartenwerkError, match="no code of rules for Doppelkopf"):
            code.read(slip)


@pytest.mark.parametrize("text", ["", "-", "22", "Fuchs", "0O1I", "4" * 500, "ä2b3", "4rs\n"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(KartenwerkError, match="no code of rules"):
        rule_code(WORKSHOP.catalog.game("doppelkopf")).read(text)


def test_the_code_of_another_game_is_refused() -> None:
    """Two check signs: of all codes of other games hardly any passes."""
    wrong = 0
    for id in GAME_IDS:
        data = WORKSHOP.catalog.game(id)
        for values in draw_choices(data, 2, 6):
            with suppress(KartenwerkError):
                rule_code(WORKSHOP.catalog.game("doppelkopf" if id != "doppelkopf" else "watten")).read(
                    rule_code(data).write(values)
                )
                wrong += 1
    assert wrong == 0


def test_a_rule_that_a_game_gets_at_its_end_leaves_old_codes_as_they_are() -> None:
    data = WORKSHOP.catalog.game("watten")
    longer = data.model_copy(update={"rules": {**data.rules, "neu": Parameter(label="neu", default=False)}})
    other = {**data.rules, "ziel": data.rules["ziel"].model_copy(update={"max": 90})}
    for values in draw_choices(data, 3):
        written = rule_code(data).write(values)
        assert rule_code(longer).read(written) == rule_code(data).read(written)
    written = rule_code(data).write(data.settle({"streng": True}))
    with pytest.raises(KartenwerkError):
        rule_code(data.model_copy(update={"rules": other})).read(written)


def test_a_rule_that_moved_with_another_and_was_set_back_stands_in_the_code() -> None:
    data = WORKSHOP.catalog.game("watten")
    usual = data.settle({})
    moved, back = data.settle({"ziel": 18}), data.settle({"ziel": 18, "gespannt_ab": usual["gespannt_ab"]})
    assert moved != back
    assert data.changes_of(moved) != data.changes_of(back)
    for values in (moved, back):
        assert data.settle(data.changes_of(values)) == data.settle(rule_code(data).read(rule_code(data).write(values)))


def test_the_command_takes_a_code_for_the_rules_that_it_stands_for(run: Run) -> None:
    house = ("--set", "fuchs=ja", "--set", "karlchen=ja")
    told = run("rules", "doppelkopf", "--list", "--json", *house).json
    again = run("rules", "doppelkopf", "--list", "--json", "--set", told["code"]).json
    assert again == told and told["code"]
    assert run("rules", "doppelkopf", "--list", "--json").json["code"] == ""
    refused = run("rules", "doppelkopf", "--list", "--set", "fuchs")
    assert refused.code == 1
    assert "--set: a rule is set as key=value; found 'fuchs'" in refused.err and "code" in refused.err
