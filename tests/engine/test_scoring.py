"""What a table tells of a deal brings what the engine's tally of it brings, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import points_of
from kartenwerk.play.engine.deals import PlayedDeal, play_deals
from kartenwerk.play.engine.scoring import Kind, Scoring
from kartenwerk.play.games import GAME_IDS, game

CATALOG = Catalog(DataRoots.over())
TABLES = [(id, players) for id in GAME_IDS for players in (CATALOG.game(id).players[0], CATALOG.game(id).players[-1])]
SOME = {0: "eager", 1: "random", 2: "random"}
"""The policies by which deals are played, by their seeds."""


def scoring_of(id: str) -> Scoring[Any, Any, Any]:
    scoring = game(id).scoring
    assert scoring is not None
    return scoring


def played(id: str, players: int, seed: int, changes: dict[str, Value] | None = None) -> Iterator[PlayedDeal]:
    """The deals of a match, each of them finished."""
    data = CATALOG.game(id)
    deals = play_deals(
        game(id),
        data.settle(changes or {}),
        players,
        CATALOG.deck(data.deck).pack,
        seed,
        SOME[seed % 3],
        game(id).move_limit,
    )
    for deal in deals:
        if not deal.finished:
            return
        yield deal


def told(scoring: Scoring[Any, Any, Any], rules: Any, facts: Any, before: Any) -> dict[str, Any]:
    """What a table tells of these facts: only what is asked of it, and nothing that is as it mostly is."""
    known: dict[str, Any] = {}
    for fact in scoring.asked(rules, before):
        value = getattr(facts, fact.id)
        empty = value is None or value is False or value in ((), "") or (fact.kind is Kind.WORDS and not any(value))
        if fact.when(known) and not (fact.optional and empty):
            known[fact.id] = value
    return known


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_facts_of_a_played_deal_bring_what_its_tally_brings(id: str, players: int) -> None:
    scoring, rules = scoring_of(id), game(id).rules(**CATALOG.game(id).settle({}))
    for seed in range(3):
        for deal in islice(played(id, players, seed), 3):
            facts, before = scoring.facts_of(deal.state), scoring.before_of(deal.state)
            assert game(id).score(rules, facts, before) == deal.tally


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_a_table_can_tell_of_a_deal_is_enough_to_score_it(id: str, players: int) -> None:
    scoring, rules = scoring_of(id), game(id).rules(**CATALOG.game(id).settle({}))
    for seed in range(3):
        for deal in islice(played(id, players, seed), 3):
            before = scoring.before_of(deal.state)
            words = told(scoring, rules, scoring.facts_of(deal.state), before)
            facts = scoring.read(rules, words, before)
            assert points_of(scoring.score(rules, facts, before), players) == points_of(deal.tally, players)


@pytest.mark.parametrize("id", GAME_IDS)
def test_by_every_house_rule_the_facts_bring_what_the_tally_brings(id: str) -> None:
    data, scoring = CATALOG.game(id), scoring_of(id)
    changes = [{key: value} for key, parameter in data.rules.items() for value in parameter.others()[:2]]
    for seed, change in enumerate(changes):
        rules = game(id).rules(**data.settle(change))
        for deal in islice(played(id, data.players[0], seed, change), 1):
            before, facts = scoring.before_of(deal.state), scoring.facts_of(deal.state)
            known = scoring.read(rules, told(scoring, rules, facts, before), before)
            assert points_of(scoring.score(rules, known, before), deal.players) == points_of(deal.tally, deal.players)


@pytest.mark.parametrize("id", GAME_IDS)
def test_deal_by_deal_an_evening_goes_on_and_ends_as_a_played_match_does(id: str) -> None:
    data, scoring = CATALOG.game(id), scoring_of(id)
    rules, players = game(id).rules(**data.settle({})), data.players[0]
    if id in ("anagramm_poker", "bakkarat", "fuenf_karten_boltan"):
        pytest.skip("a seat leaves the table between two deals, or an evening counts coups and not shoes")
    before = scoring.begin(rules, players)
    deals = list(islice(played(id, players, 0), 60))
    over = []
    for deal in deals:
        facts = scoring.read(rules, told(scoring, rules, scoring.facts_of(deal.state), before), before)
        assert points_of(scoring.score(rules, facts, before), players) == points_of(deal.tally, players)
        before = scoring.then(rules, facts, before)
        over.append(scoring.over(rules, before))
    assert not any(over[:-1])
    assert over[-1] == (len(deals) < 60)


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_fact_has_a_question_and_every_entry_a_label(id: str) -> None:
    data, scoring = CATALOG.game(id), scoring_of(id)
    switches = {key: parameter for key, parameter in data.rules.items() if parameter.is_switch}
    switched: dict[str, Value] = {key: True for key, parameter in switches.items() if not parameter.excludes}
    each: list[dict[str, Value]] = [{key: value} for key, rule in data.rules.items() for value in rule.others()]
    asked: set[str] = set()
    for changes in ({}, switched, *each):
        rules = game(id).rules(**data.settle(changes))
        asked |= {fact.id for fact in scoring.asked(rules, scoring.begin(rules, data.players[0]))}
    assert asked == set(data.facts)


MANY = 200


@pytest.mark.slow
@pytest.mark.parametrize("id", GAME_IDS)
def test_of_very_many_deals_the_facts_bring_what_the_tally_brings(id: str) -> None:
    data, scoring = CATALOG.game(id), scoring_of(id)
    ways = [{}, *({key: value} for key, rule in data.rules.items() for value in rule.others()[:2])]
    seeds = count(1)
    done = 0
    while done < MANY:
        for change in ways:
            rules = game(id).rules(**data.settle(change))
            # some seeds are those of eager players, whose deals always end
            for deal in islice(played(id, data.players[done % len(data.players)], next(seeds), change), 3):
                before = scoring.before_of(deal.state)
                assert game(id).score(rules, scoring.facts_of(deal.state), before) == deal.tally
                done += 1
