"""The practice deals of booklets: they replay, and what their text tells comes from the record.

A sentence whose card, count or duty were typed would stay as it is when the deal changes. So the deal is changed, and
the text has to change with it or to be refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tests.games.support import WORKSHOP
from tests.support import session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal, Step, policy_of
from kartenwerk.play.engine.record import IllegalMoveError, Record
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.play.games import game_ids
from kartenwerk.products.booklet.practice import (
    FOLDER,
    are_alike,
    deal_template,
    plays_otherwise,
    practice_record,
    read_practice,
    replay_by,
    replay_record,
)
from kartenwerk.products.kits.game_order import GameOrder

ALTERED = 8
"""Changed deals that the text of each game is tried with."""

WITH_DEAL = [id for id in game_ids() if WORKSHOP.roots.has(f"rules_data/deals/{id}.toml")]

SETS = [
    (game, variant)
    for game in WITH_DEAL
    for variant in WORKSHOP.catalog.game(game).variants
    if practice_record(WORKSHOP, game, variant)
]
"""The named sets of rules that have a deal of their own."""

TOLD = [*((game, "") for game in WITH_DEAL), *SETS]
"""All practice deals: the usual one of each game, and those of sets."""

NUMBERS = (
    r"\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|einzige|beide|"
    r"muss|müssen|darf|dürfen|kann nicht|keine?[nmrs]?|höchste|niedrigste|kleinste|letzte)\b"
)
"""Words by which a sentence says how many there are, what is best or what has to be done."""


def at_table(game: str, variant: str = "") -> Session:
    """The session of a table that plays by the usual rules, or by a named set of them."""
    return GameOrder(game, variant=variant).session(WORKSHOP)


def deals_of(session: Session, variant: str = "") -> list[PlayedDeal]:
    record = practice_record(WORKSHOP, session.data.id, variant)
    assert record is not None
    return [*replay_record(session, record, variant)]


def told(session: Session, deals: list[PlayedDeal], variant: str = "") -> str:
    """The text for these deals."""
    probe = {**showcase_of(session.game).practice(session, deals), "ohne_hausregeln": False, "besser": {}}
    data = session.data
    values = {"r": session.values, "deck": session.deck, "game": data, "probe": probe}
    return WORKSHOP.templates.render(deal_template(data.id, variant), values)


def changed(session: Session, deal: PlayedDeal) -> Iterator[PlayedDeal]:
    """The deal with another legal move somewhere, played on from there by sensible players."""
    choose = policy_of(session.game, "sensible", deal.order, deal.players)
    places = [
        place
        for place, step in enumerate(deal.steps)
        if step.seat != CHANCE and len(set(session.game.moves(step.before))) > 1
    ]
    rng = Random(1)
    for place in rng.sample(places, len(places)):
        step = deal.steps[place]
        other = next(move for move in session.game.moves(step.before) if move != step.move)
        steps = [*deal.steps[:place], Step(step.seat, step.before, other, session.game.play(step.before, other))]
        for _ in range(session.game.move_limit):
            state = steps[-1].after
            seat = session.game.to_move(state)
            if seat is None:
                yield replace(deal, steps=tuple(steps))
                break
            if seat == CHANCE:
                move = session.game.chance(state, rng)
            else:
                move = choose(session.game.view(state, seat), session.game.moves(state), rng)
            steps.append(Step(seat, state, move, session.game.play(state, move)))


@pytest.mark.parametrize("game", WITH_DEAL)
def test_the_practice_deal_replays_by_the_usual_rules(game: str) -> None:
    record = practice_record(WORKSHOP, game)
    usual = session_of(game).values
    assert record is not None and all(usual[key] == value for key, value in record.rules.items())
    assert all(deal.finished for deal in deals_of(session_of(game)))


@pytest.mark.parametrize(("game", "variant"), SETS)
def test_the_deal_of_a_set_is_played_by_its_rules_and_by_no_others(game: str, variant: str) -> None:
    """By the usual rules it is another deal, or none: it shows what the set is about."""
    session, usual = at_table(game, variant), session_of(game)
    record = practice_record(WORKSHOP, game, variant)
    assert record is not None and session.data.settle(record.rules) == session.values
    practice = read_practice(WORKSHOP, session)
    assert practice.variant == variant and "unveränderten Regeln" not in practice.text
    assert all(deal.finished for deal in practice.deals)
    assert not _plays_alike(usual, session, record)


def _plays_alike(usual: Session, session: Session, record: Record) -> bool:
    """Whether the usual rules allow every move of the deal, and offer the same moves at each."""
    try:
        deals = replay_record(usual, record.model_copy(update={"rules": {}}))
    except (IllegalMoveError, KartenwerkError):
        return False
    return are_alike(deals, replay_record(session, record))


@pytest.mark.parametrize("game", WITH_DEAL)
def test_a_set_that_plays_otherwise_has_a_deal_of_its_own(game: str) -> None:
    """A set by whose rules the usual deal is the same deal, move by move, needs none."""
    differs = {
        variant
        for variant in WORKSHOP.catalog.game(game).variants
        if plays_otherwise(WORKSHOP, at_table(game, variant))
    }
    assert differs == {variant for of, variant in SETS if of == game}


def test_every_deal_of_a_set_is_one_that_the_game_has() -> None:
    kept = (Path(__file__).parents[2] / FOLDER).glob("*/*.toml")
    assert {(path.parent.name, path.stem) for path in kept} == {*SETS}


def test_a_deal_is_told_by_the_rules_that_its_record_names() -> None:
    """By their rarity two pairs are the lowest hand, so nothing that the deal says of them would hold.

    Who pays which blind among two changes nothing of the deal, but the set by rarity has a deal of its own.
    """
    found = read_practice(WORKSHOP, session_of("burner_holdem", rangfolge="seltenheit", heads_up="woertlich"))
    assert found.values["ohne_hausregeln"] and "die unveränderten Regeln, nicht" in found.text


@pytest.mark.parametrize("game", WITH_DEAL)
def test_the_deal_is_told_at_every_table(game: str) -> None:
    """Whatever rule it changes: what the deal proves by these rules, or by the unchanged ones."""
    usual = session_of(game)
    for key, rule in usual.data.rules.items():
        session = replace(usual, house=HouseRules(changes={key: rule.others()[-1]}))
        assert read_practice(WORKSHOP, session).text, key


@pytest.mark.parametrize(("game", "variant"), TOLD)
def test_another_deal_changes_the_text_or_is_refused(game: str, variant: str) -> None:
    """Of a practice of several deals each is changed, the others staying as they are."""
    session = at_table(game, variant)
    deals = deals_of(session, variant)
    text = told(session, deals, variant)
    most = max(2, ALTERED // len(deals))
    for place, deal in enumerate(deals):
        tried = 0
        for other in islice(changed(session, deal), most):
            tried += 1
            try:
                retold = told(session, [*deals[:place], other, *deals[place + 1 :]], variant)
            except (KartenwerkError, LookupError, StopIteration):
                continue
            who = session.names[deal.steps[0].seat]
            assert retold != text, f"the text does not see that {who} played deal {place + 1} otherwise"
        assert tried >= most // 2  # short deals have few decisions


@pytest.mark.parametrize(("game", "variant"), TOLD)
def test_cards_are_never_typed_and_counts_are_proven(game: str, variant: str) -> None:
    """Outside the places that the record fills, the text names no card, and no count without a proof in its line."""
    session = session_of(game)
    source = WORKSHOP.roots.find(f"templates/{deal_template(game, variant)}").text()
    source = re.sub(r"\{#.*?#\}|\{% macro .*?%\}.*?\{% endmacro %\}", "", source, flags=re.DOTALL)
    cards = {session.deck.name_of(card) for card in session.deck.kinds}
    for number, line in enumerate(source.splitlines(), start=1):
        typed = re.sub(r"\{\{.*?\}\}|\{%.*?%\}", " ", line)
        assert not [card for card in cards if "-" in card and card in typed], f"line {number}: {typed.strip()}"
        if not line.startswith(":::") and re.search(NUMBERS, typed, re.IGNORECASE):
            assert "beleg" in line, f"line {number} counts or obliges without a proof: {typed.strip()}"


def test_house_rules_that_change_nothing_of_the_deal_keep_it() -> None:
    session = session_of("doppelkopf")
    record = practice_record(WORKSHOP, "doppelkopf")
    assert record is not None
    shorter = replace(session, house=HouseRules(changes={"spiele": 8}))
    assert replay_by(shorter, record)[1] is shorter


def test_a_deal_that_house_rules_forbid_is_told_by_the_usual_ones() -> None:
    session = session_of("doppelkopf")
    without = replace(session, house=HouseRules(changes={"ohne_neunen": True}))
    told = read_practice(WORKSHOP, without)
    assert told.values["ohne_hausregeln"]
    assert "nicht eure Hausregeln" in told.text
    assert "nicht eure Hausregeln" not in read_practice(WORKSHOP, session).text


def test_a_game_without_a_record_has_no_practice_deal() -> None:
    found = read_practice(WORKSHOP, session_of("wolfsjagd"))
    assert ("wolfsjagd" in WITH_DEAL) == bool(found.text)
