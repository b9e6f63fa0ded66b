"""How we play, computed: codes, readings and what is composed of them; the page does it as the program does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.catalog.test_rule_code import draw_choices
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import messages
from kartenwerk.catalog.game import Value
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.checks import differing
from kartenwerk.products.web.howplay.compose import Composed, Doubt, Example, Reading, Rewording, compose, meet
from kartenwerk.products.web.howplay.page import SCRIPT, page_readings, parameters_of
from kartenwerk.products.web.howplay.readings import PageReadings
from kartenwerk.products.web.howplay.script import write_script
from kartenwerk.products.web.howplay.tree import arrange, compare_trees, grow_tree, number_tree, place_of

GAME = "watten"
RULES = GameRules(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(GAME).deck), GameOrder(GAME))
ASK = """([about, choices]) => choices.map(([values, changes]) => {
  const rules = RULES.open({ ...about, readings: [], examples: [], doubts: [] }), code = rules.write(values);
  return [code, rules.settle(rules.read(code)), rules.settle(changes)];
})"""
COMPOSE = """([about, found, choices]) => {
  const rules = RULES.open({ ...about, ...found });
  const plain = ({ start, end, way, nodes, texts }) => [start, end, way, nodes, texts];
  return choices.map(values => {
    const { places, unsure, unread, exact } = rules.compose(values);
    return [places.map(plain), unsure.map(plain), unread, exact];
  });
}"""


@pytest.fixture
def empty(chromium: Any, tmp_path: Path) -> Any:
    """An empty page with the script that all pages share."""
    (tmp_path / SCRIPT).write_text(write_script(messages()), encoding="utf-8")
    (tmp_path / "leer.html").write_text(f'<!DOCTYPE html><title>x</title><script src="{SCRIPT}"></script>')
    page = chromium.new_context().new_page()
    page.goto((tmp_path / "leer.html").as_uri())
    return page


@needs_chromium
def test_the_page_writes_and_reads_codes_as_the_command_does(empty: Any) -> None:
    for id in GAME_IDS:
        data = WORKSHOP.catalog.game(id)
        chosen = [data.settle(each.rules) for each in data.variants.values()] + [*draw_choices(data, 7, 20)]
        told = empty.evaluate(ASK, [parameters_of(data), [[each, data.changes_of(each)] for each in chosen]])
        assert told == [[rule_code(data).write(each), each, each] for each in chosen], id


def as_lists(place: Rewording) -> list[Any]:
    return [place.start, place.end, place.way, [*place.nodes], [*place.texts]]


@needs_chromium
def test_the_page_composes_as_the_program_does(empty: Any) -> None:
    data, all_ = WORKSHOP.catalog.game(GAME), page_readings(WORKSHOP, RULES)
    chosen, usual = [*draw_choices(data, 5, 40)], data.settle({})
    composed = [composed_of(all_, differing(usual, each)) for each in chosen]
    found = {"readings": all_.readings, "examples": all_.examples, "doubts": all_.doubts}
    told = empty.evaluate(COMPOSE, [parameters_of(data), json.loads(json.dumps(found)), chosen])
    assert told == [
        [[*map(as_lists, each.places)], [*map(as_lists, each.unsure)], [*each.unread], each.exact] for each in composed
    ]
    assert any(each.unsure for each in composed) and any(each.unread for each in composed)


def composed_of(all_: PageReadings, changes: Mapping[str, Value]) -> Composed:
    return compose(all_.readings, all_.examples, all_.doubts, changes)


def at(place: int, text: int = 0) -> Rewording:
    return Rewording(2 * place, 2 * place, "over", (place,), (text,))


def test_where_two_rules_meet_only_a_reading_with_both_says_what_holds() -> None:
    one, other = Reading({"a": True}, (at(1, 1), at(5, 2))), Reading({"b": True}, (at(2, 3), at(5, 4)))
    both = {"a": True, "b": True}
    apart = compose([one, other], (), (), both)
    assert apart.places == (at(1, 1), at(2, 3)) and apart.unsure == (at(5, 2), at(5, 4)) and not apart.exact
    joint = Reading(both, (at(1, 1), at(2, 3), at(5, 9)))
    assert compose([one, other, joint], (), (), both) == (joint.places, (), (), True)
    third = Reading({"c": 3}, (at(7, 7),))
    more = compose([one, other, third, joint], (), (), {**both, "c": 3})
    assert more.places == (at(1, 1), at(2, 3), at(5, 9), at(7, 7)) and not more.unsure
    silent = Reading(both, (at(1, 1), at(2, 3)))  # together they say what is usual
    assert compose([one, other, third, silent], (), (), {**both, "c": 3}).places == (at(1, 1), at(2, 3), at(7, 7))


def test_a_value_that_nothing_was_made_for_leaves_open_whatever_other_values_change() -> None:
    known = [
        Reading({"zahl": 3}, (at(1, 1),)),
        Reading({"zahl": 4}, (at(1, 2), at(4, 3))),
        Reading({"b": True}, (at(8),)),
    ]
    told = compose(known, (), (), {"zahl": 9, "b": True})
    assert told.places == (at(8),) and told.unread == ("zahl",)
    assert {place.nodes for place in told.unsure} == {(1,), (4,)}


def test_a_place_where_rules_act_together_is_left_open_unless_one_reading_has_all() -> None:
    known = [Reading({"a": True}, (at(1),)), Reading({"b": True}, (at(2),))]
    both, doubts = {"a": True, "b": True}, (Doubt(at(3, 9), {}),)
    assert compose(known, (), doubts, {"a": True}).unsure == ()
    assert compose(known, (), doubts, both).unsure == (at(3, 9),)
    of_another = Doubt(at(3, 9), {"c": True})
    assert compose(known, (), [of_another], both).unsure == ()
    assert compose(known, (), [of_another], {"a": True, "c": True}).unsure == (at(3, 9),)


PLAYED = Rewording(20, 40, "over", (10,), ())


def within(text: int) -> Rewording:
    """A place of the example, which is of one piece."""
    return PLAYED._replace(nodes=(10 + text,), texts=(text,))


ONE, OTHER = Reading({"a": True}, (within(1),)), Reading({"b": True}, (within(2),))


def in_example(changes: Mapping[str, Value], *readings: Reading, settled: bool = False) -> Composed:
    return compose(readings, [Example(PLAYED, settled)], (), changes)


def test_an_example_that_one_of_the_chosen_rules_alters_is_shown_by_that_rule() -> None:
    elsewhere = Reading({"b": True}, (at(3),))
    assert in_example({"a": True, "b": True}, ONE, elsewhere).places == (at(3), within(1))
    by_another_value = (Reading({"b": 1}, ()), Reading({"b": 2}, (within(5),)))
    assert in_example({"a": True, "b": 1}, ONE, *by_another_value).places == (within(1),)
    unread = in_example({"a": True, "c": 7}, ONE)
    assert unread.unsure == (PLAYED,) and unread.unread == ("c",)


def test_an_example_that_two_rules_alter_differently_is_the_usual_one_as_a_whole() -> None:
    both = {"a": True, "b": True}
    assert in_example(both, ONE, OTHER).unsure == (PLAYED,)
    alike = Reading({"b": True}, (within(1),))
    assert in_example(both, ONE, alike).places == (within(1),)
    joint = Reading(both, (within(5),))
    assert in_example({**both, "c": 1}, ONE, OTHER, joint, Reading({"c": 1}, ())).places == (within(5),)


def test_by_a_rule_that_has_the_practice_deal_played_by_the_usual_ones_its_examples_say_so() -> None:
    usual, both = Reading({"c": True}, (within(8),), by_usual=True), {"a": True, "c": True}
    assert in_example(both, ONE, usual, settled=True).places == (within(8),)
    assert in_example(both, ONE, usual).unsure == (PLAYED,)


def test_a_set_with_a_practice_deal_of_its_own_says_nothing_of_more_changes() -> None:
    own, of_set = Reading({"a": True}, (within(7),), alone=True), {"a": True}
    assert in_example(of_set, own, ONE).places == (within(7),)
    assert in_example({**of_set, "b": True}, own, ONE, Reading({"b": True}, ())).places == (within(1),)


def test_what_rules_say_together_is_what_the_booklet_by_them_says() -> None:
    """Of rules chosen together every place is as in the booklet by them, or left open; examples are shown, too."""
    data, all_ = WORKSHOP.catalog.game(GAME), page_readings(WORKSHOP, RULES)
    usual, base = data.settle({}), tree_of(RULES)
    number_tree(base)
    single = [each for each in all_.readings if not each.alone and len(each.changes) == 1]
    shown = tried = 0
    for few in [*combinations(single, 2)][::8] + [*combinations(single, 3)][::60]:
        changes = {key: value for each in few for key, value in each.changes.items()}
        with suppress(KartenwerkError):
            if len(changes) < len(few) or differing(usual, data.settle(changes)) != changes:
                continue
            settings = tuple(f"{key}={data.rules[key].write(value)}" for key, value in changes.items())
            truth = [*compare_trees(base, tree_of(GameRules(RULES.deck, GameOrder(GAME, settings=settings))))]
            composed = composed_of(all_, changes)
            told = {(place.nodes[0], place.way, len(place.texts)) for place in composed.places}
            real = {
                (each.anchor.number, each.way, len(each.come))
                for each in truth
                if not any(meet(place_of(each, ()), place) for place in composed.unsure)
            }
            assert real == told, changes
            shown += any(meet(each.place, place) for each in all_.examples for place in composed.places)
            tried += 1
    assert tried >= 5 and shown >= 2


def tree_of(rules: GameRules) -> list[Any]:
    manuscript = rules.manuscript(WORKSHOP)
    return grow_tree(arrange(manuscript), manuscript.describe)


def test_no_text_is_kept_that_no_reading_names() -> None:
    all_ = page_readings(WORKSHOP, RULES)
    named = {text for each in all_.readings for place in each.places for text in place.texts}
    assert named == {*range(len(all_.texts))}
