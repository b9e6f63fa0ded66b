"""Moves that look alike to a seat sound alike: what is told of a move tells nothing that its hearer cannot see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.engine.test_views import twins
from tests.support import changed_game, session_of

from kartenwerk.cards import HIDDEN
from kartenwerk.play.engine.contract import CHANCE, AnyGame
from kartenwerk.play.engine.deals import play_deal
from kartenwerk.play.engine.past import cards_in
from kartenwerk.play.games import GAME_IDS, game

SEEDS, MOVES, ALTERNATIVES = range(3), 150, 12
TOO_LATE_TO_SEE = ("bakkarat",)
"""Games in which the last move of a round is put away with all its stakes before anybody looks again."""


def told(id: str) -> Iterator[tuple[AnyGame, int, Any, int]]:
    """States in which a seat must move, that seat, and another that listens."""
    session = session_of(id)
    for players in {session.data.players[0], session.data.players[-1]}:
        for seed in SEEDS:
            policy = "sensible" if seed % 2 else "random"
            deal = play_deal(session.game, session.values, players, session.deck.pack, seed, policy, MOVES)
            rng = Random(f"listeners {seed}")
            for step in deal.steps:
                if step.seat != CHANCE:
                    listener = rng.choice([seat for seat in range(players) if seat != step.seat])
                    yield session.game, step.seat, step.before, listener


def leaks(rules: AnyGame, seat: int, state: Any, listener: int) -> list[str]:
    """Moves of a seat that look alike to the listener and do not sound alike."""
    moves = rules.moves(state)
    some = moves if len(moves) <= ALTERNATIVES else Random(len(moves)).sample(moves, ALTERNATIVES)
    sounds: dict[str, set[str]] = {}
    for move in some:
        after = rules.play(state, move)
        said = (rules.heard(state, move, listener), rules.shown(state, move, after), rules.remarks(state, move, after))
        sounds.setdefault(repr(rules.view(after, listener)), set()).add(repr(said))
    return [str(sorted(said)) for said in sounds.values() if len(said) > 1]


@pytest.mark.parametrize("id", [id for id in GAME_IDS if id not in TOO_LATE_TO_SEE])
def test_moves_that_look_alike_to_a_seat_sound_alike(id: str) -> None:
    for rules, seat, state, listener in told(id):
        assert not leaks(rules, seat, state, listener)


@pytest.mark.parametrize("id", ["tarock", "herzblatt", "mogeln", "anagramm_poker", "fuenf_karten_boltan", "wallachen"])
def test_without_heard_the_cards_of_such_a_move_would_be_told(id: str) -> None:
    deaf = changed_game(game(id), heard=lambda state, move, seat: move)
    assert any(leaks(deaf, seat, state, listener) for _, seat, state, listener in told(id))


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_seat_hears_its_own_moves_whole_and_no_shuffle(id: str) -> None:
    for rules, seat, state, _ in told(id):
        for move in rules.moves(state)[:ALTERNATIVES]:
            heard = rules.heard(state, move, seat)
            assert heard == move or {*cards_in(move)} <= {*cards_in(heard)} - {
                HIDDEN
            }  # or with more: what is said, say
    session = session_of(id)
    for seed in SEEDS:
        deal = play_deal(session.game, session.values, session.data.players[-1], session.deck.pack, seed, "eager", 400)
        for step in deal.steps:
            if step.seat == CHANCE and "misch" in str(step.move):
                heard = session.game.heard(step.before, step.move, 0)
                assert {*cards_in(heard)} <= {HIDDEN}


@pytest.mark.parametrize("id", GAME_IDS)
def test_two_deals_that_look_the_same_to_a_seat_sound_the_same_until_a_card_is_turned_up(id: str) -> None:
    rules = game(id)
    for seed in range(8):
        for seat, state, twin in twins(id, seed):
            if rules.to_move(state) != seat or rules.to_move(twin) != seat:
                continue
            for move in rules.moves(state)[:ALTERNATIVES]:
                if rules.why_not(twin, move) is not None:
                    continue
                ways = [(before, rules.play(before, move)) for before in (state, twin)]
                views = [rules.view(after, seat) for _, after in ways]
                said = [(rules.remarks(*way(move)), rules.shown(*way(move))) for way in map(_made, ways)]
                seen = {card for view in views for card in rules.holdings(view)}
                if repr(views[0]) == repr(views[1]) and {*cards_in(tuple(said))} <= seen:
                    assert said[0] == said[1]


def _made(way: tuple[Any, Any]) -> Callable[[Any], tuple[Any, Any, Any]]:
    return lambda move: (way[0], move, way[1])
