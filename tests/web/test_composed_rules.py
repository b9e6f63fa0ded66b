"""How we play, computed: codes, readings and what is composed of them; the page does it as the program does."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.catalog.test_rule_code import draw_choices
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium
from tests.web.composed import OPEN, find_faults, hold_many, rules_of

from kartenwerk.base.translation import messages
from kartenwerk.catalog.game import Value
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.compose import ALL, Composed, Reading, Rewording, RuledSpot, SpotReads, compose
from kartenwerk.products.web.howplay.page import SCRIPT, page_readings, parameters_of
from kartenwerk.products.web.howplay.readings import PageReadings, differing
from kartenwerk.products.web.howplay.reads import complete_reads
from kartenwerk.products.web.howplay.script import write_script

GAME = "watten"
RULES = GameRules(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(GAME).deck), GameOrder(GAME))
ASK = """([about, choices]) => choices.map(([values, changes]) => {
  const rules = RULES.open({ ...about, readings: [], spots: [] }), code = rules.write(values);
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
    found = {"readings": all_.readings, "spots": all_.spots}
    told = empty.evaluate(COMPOSE, [parameters_of(data), json.loads(json.dumps(found)), chosen])
    assert told == [
        [[*map(as_lists, each.places)], [*map(as_lists, each.unsure)], [*each.unread], each.exact] for each in composed
    ]
    assert any(each.unsure for each in composed) and any(each.unread for each in composed)


def composed_of(all_: PageReadings, changes: Mapping[str, Value]) -> Composed:
    return compose(all_.readings, all_.spots, changes)


def at(place: int, text: int = 0) -> Rewording:
    return Rewording(2 * place, 2 * place, "over", (place,), (text,))


def spot(place: int, *rules: str) -> RuledSpot:
    """A spot that hangs on the same rules by all readings there are, or on all rules."""
    return RuledSpot(at(place)._replace(texts=()), (SpotReads(rules or (ALL,), ()),))


def told_by(readings: Sequence[Reading], spots: Sequence[RuledSpot], changes: Mapping[str, Value]) -> Composed:
    """What is composed where all of these readings have read the same."""
    numbers = (0, *(number for number, each in enumerate(readings, start=1) if not each.alone))
    alike = [each._replace(reads=(each.reads[0]._replace(readings=numbers),)) for each in spots]
    return compose(readings, alike, changes)


ONE, OTHER = Reading({"a": True}, (at(1, 1), at(5, 2))), Reading({"b": True}, (at(2, 3), at(5, 4)))
BOTH = {"a": True, "b": True}
SPOTS = (spot(1, "a"), spot(2, "b"), spot(5, "a", "b"))


def test_a_spot_reads_as_a_reading_says_that_has_all_its_rules() -> None:
    apart = told_by([ONE, OTHER], SPOTS, BOTH)
    assert apart.places == (at(1, 1), at(2, 3)) and apart.unsure == (SPOTS[2].place,) and not apart.exact
    joint = Reading(BOTH, (at(1, 1), at(2, 3), at(5, 9)))
    assert told_by([ONE, OTHER, joint], SPOTS, BOTH) == (joint.places, (), (), True)
    third, spots = Reading({"c": 3}, (at(7, 7),)), (*SPOTS, spot(7, "c"))
    more = told_by([ONE, OTHER, third, joint], spots, {**BOTH, "c": 3})
    assert more.places == (at(1, 1), at(2, 3), at(5, 9), at(7, 7)) and not more.unsure
    silent = Reading(BOTH, (at(1, 1), at(2, 3)))  # together they say what is usual
    assert told_by([ONE, OTHER, third, silent], spots, {**BOTH, "c": 3}).places == (at(1, 1), at(2, 3), at(7, 7))


def test_a_reading_speaks_for_every_choice_that_agrees_on_what_it_has_read_itself() -> None:
    """By a rule that is off nobody reads the next one, so only where it is on does that one matter."""
    here = RuledSpot(at(5)._replace(texts=()), (SpotReads(("a",), (0, 2)), SpotReads(("a", "b"), (1,))))
    assert compose([ONE, OTHER], [here], {"b": True, "c": 3}).unsure == ()
    assert compose([ONE, OTHER], [here], {"a": True, "c": 3}).places == (at(5, 2),)
    assert compose([ONE, OTHER], [here], BOTH).unsure == (here.place,)


def test_a_spot_that_hangs_on_any_rule_reads_as_chosen_by_just_these_rules_alone() -> None:
    spots = (*SPOTS[:2], spot(5))
    assert told_by([ONE, OTHER], spots, {"a": True}).places == ONE.places
    assert told_by([ONE, OTHER], spots, BOTH).unsure == (spots[2].place,)


def test_a_value_that_nothing_was_made_for_leaves_open_whatever_hangs_on_its_rule() -> None:
    known = [Reading({"zahl": 3}, (at(1, 1),)), Reading({"b": True}, (at(8),))]
    spots = (spot(1, "zahl"), spot(4, "zahl"), spot(8, "b"))
    told = told_by(known, spots, {"zahl": 9, "b": True})
    assert told.places == (at(8),) and told.unread == ("zahl",)
    assert told.unsure == (spots[0].place, spots[1].place)


def test_a_set_with_a_practice_deal_of_its_own_says_nothing_of_more_changes() -> None:
    own, of_set = Reading({"a": True}, (at(1, 7),), alone=True), {"a": True}
    assert told_by([own, ONE], SPOTS, of_set).places == (at(1, 7),)
    assert told_by([own, ONE, OTHER], SPOTS, BOTH).places == (at(1, 1), at(2, 3))


def test_the_page_is_held_against_the_booklet_between_its_open_places() -> None:
    assert not [*find_faults(" a b c", " a b c")]
    assert not [*find_faults(f" a{OPEN} c{OPEN}", " a x y c z")]
    assert [*find_faults(" a b c", " a b d")] and [*find_faults(" a b", " a b c")] and [*find_faults(" a b", " a")]
    assert [*find_faults(f" a{OPEN} b c{OPEN} d", " a x b y c d")]
    assert [*find_faults(f" a b{OPEN}", " a c")] and [*find_faults(f"{OPEN} a b", " x a b c")]


@pytest.mark.parametrize("game, number, most", [(GAME, 7, 0.45), ("mau_mau", 4, 0.75)])
def test_what_rules_say_together_is_what_the_booklet_by_them_says(game: str, number: int, most: float) -> None:
    """Of rules chosen together every place is word for word as in the booklet by them, or left as usual and marked."""
    held = [*hold_many(game, number)]
    assert [each for each in held if each.wrong] == []
    assert 0 < sum(each.hidden for each in held) < most * sum(each.places for each in held)


def test_what_nobody_has_noted_is_seen_from_two_readings_that_differ() -> None:
    """A condition brings an entry more: by the usual rules nobody has read it at the end of the list."""
    more, read = Reading({"a": True, "b": True}, (at(5, 9),)), {0: set[str](), 1: {"a"}, 2: {"a", "b"}}
    readings = {0: Reading({}, ()), 1: Reading({"a": True}, ()), 2: more}
    complete_reads(at(5), readings, read)
    assert read == {0: {"a", "b"}, 1: {"a", "b"}, 2: {"a", "b"}}


def test_an_entry_that_two_rules_bring_together_comes_on_the_page_beside_others() -> None:
    """In Herzblatt whoever must trump must also beat a heart that was led; by the usual rules the list has one less."""
    rules = rules_of("herzblatt")
    all_ = page_readings(WORKSHOP, rules)
    composed = composed_of(all_, {"stock_pflicht": True, "trumpfzwang": True, "ueberstechen": True})
    shown = " ".join(all_.texts[text] for place in composed.places for text in place.texts).replace("\u00ad", "")
    assert "muss ein höheres Herz legen, wer eines hat" in shown


def test_no_text_is_kept_that_no_reading_names() -> None:
    all_ = page_readings(WORKSHOP, RULES)
    named = {text for each in all_.readings for place in each.places for text in place.texts}
    assert named == {*range(len(all_.texts))}
