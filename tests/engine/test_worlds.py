"""Worlds drawn from a view might be the truth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import HIDDEN, Card
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import play_deal, shuffle
from kartenwerk.play.engine.worlds import Path, Worlds, hidden_places
from kartenwerk.play.games import GAME_IDS, game

CATALOG = Catalog(DataRoots.over())
SLOW = pytest.mark.slow
ON = 12
"""Random moves that are made in a world."""


def table(id: str) -> tuple[int, Any, Any]:
    """The fewest players of a game, its rules and the pack."""
    data = CATALOG.game(id)
    players = data.players[0]
    rules = game(id).rules(**data.settle({}))
    return players, rules, game(id).pack(rules, players, CATALOG.deck(data.deck).pack)


def test_a_table_that_a_game_looks_things_up_in_is_not_searched() -> None:
    """It is no part of the deal, and may be large: a state keeps the same one from move to move."""

    @dataclass(frozen=True, eq=False)
    class Table:
        cards: tuple[Card, ...] = (HIDDEN,)

    @dataclass(frozen=True)
    class Hand:
        cards: tuple[Card, ...] = (HIDDEN,)

    assert [*hidden_places((Table(), Hand()))] == [(1, "cards", 0)]


@pytest.mark.parametrize(("policy", "seeds"), [("sensible", range(1)), pytest.param("random", range(1, 9), marks=SLOW)])
@pytest.mark.parametrize("id", GAME_IDS)
def test_a_world_looks_as_the_seat_sees_it_and_can_be_played_on(id: str, policy: str, seeds: range) -> None:
    g, data = game(id), CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    players, _, pack = table(id)
    dealt, rng = Counter(pack), Random(id)
    for seed in seeds:
        deal = play_deal(g, data.settle({}), players, deck, seed, policy, limit=150)
        steps = [step for step in deal.steps if step.seat != CHANCE]
        for step in rng.sample(steps, min(5, len(steps))):
            view = g.view(step.before, step.seat)
            moves = g.moves(step.before)
            assert g.moves(view) == moves
            world = Worlds(g, view, dealt).draw(rng)
            assert Counter(g.holdings(world)) == dealt
            assert g.to_move(world) == step.seat
            assert g.moves(world) == moves
            assert g.view(world, step.seat) == view
            assert g.piles(world, step.seat) == g.piles(step.before, step.seat)
            quick = g.policies["sensible"]
            assert quick(view, moves, Random(5)) == quick(world, moves, Random(5)), "the policy looks at hidden cards"
            for _ in range(ON):
                if (seat := g.to_move(world)) is None:
                    break
                world = g.play(world, g.chance(world, rng) if seat == CHANCE else rng.choice(g.moves(world)))
                assert Counter(g.holdings(world)) == dealt


def at(value: Any, path: Path) -> Any:
    """What lies in a place."""
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


@pytest.mark.parametrize("id", GAME_IDS)
def test_another_seat_does_the_same_whether_or_not_what_it_cannot_see_is_laid_down(id: str) -> None:
    """So what others would have done with a hand is found without laying down the rest of a world."""
    g, data = game(id), CATALOG.game(id)
    players, _, pack = table(id)
    deal = play_deal(g, data.settle({}), players, CATALOG.deck(data.deck).pack, 2, "sensible", limit=60)
    rng, tried = Random(id), 0
    for step in [step for step in deal.steps if step.seat != CHANCE][:24:3]:
        for watcher in {*range(players)} - {step.seat}:
            worlds = Worlds(g, g.view(step.before, watcher), Counter(pack))
            cards = [at(step.before, worlds.paths[number]) for number in worlds.places]
            if worlds.echoes or sorted(cards) != worlds.unseen:  # a place shows a card that lies elsewhere, too
                continue
            hand = [cards[place] for place in worlds.held_by(step.seat)]
            assert worlds.deal(step.seat, hand, rng) == hand
            whole, part = worlds.lay(cards), worlds.seen_with(step.seat, hand)
            if g.to_move(whole) != step.seat:  # the watcher cannot see whose turn it is
                assert g.to_move(part) != step.seat
                continue
            moves = g.moves(whole)
            assert g.moves(part) == moves
            quick = g.policies["sensible"]
            assert quick(part, moves, Random(3)) == quick(whole, moves, Random(3))
            tried += 1
    assert tried or id in ("fuenfhundert",)


def test_a_hand_has_the_cards_held_first_and_the_rest_by_lot() -> None:
    players, rules, pack = table("mau_mau")
    g = game("mau_mau")
    state = g.deal(rules, players, shuffle(pack, Random(1)))
    worlds = Worlds(g, g.view(state, 0), Counter(pack))
    own, (first, second, *_) = state.hands[0], worlds.unseen
    hand = worlds.deal(1, [first, own[0], second, first], Random(2))
    assert hand[:2] == [first, second] and len(hand) == len(state.hands[1])
    assert not Counter(hand) - Counter(worlds.unseen)
    assert hand == worlds.deal(1, [first, second], Random(2)) != worlds.deal(1, [first, second], Random(3))
    assert worlds.deal(1, worlds.unseen, Random(2)) == worlds.unseen[: len(hand)]


def test_worlds_differ_and_the_same_lots_give_the_same_world() -> None:
    players, rules, pack = table("watten")
    state = game("watten").deal(rules, players, shuffle(pack, Random(1)))
    worlds = Worlds(game("watten"), game("watten").view(state, 0), Counter(pack))
    assert worlds.draw(Random(1)) == worlds.draw(Random(1)) != worlds.draw(Random(2))
    assert {card.rank for card in worlds.unseen} and HIDDEN not in worlds.unseen


def test_a_view_that_hides_too_much_is_refused() -> None:
    players, rules, pack = table("watten")
    state = game("watten").deal(rules, players, shuffle(pack, Random(1)))
    view = game("watten").view(state, 0)
    with pytest.raises(KartenwerkError, match="hides other cards"):
        Worlds(game("watten"), view, Counter(pack[1:]))


@dataclass(frozen=True)
class Envelope:
    """What some game might keep a hidden card in."""

    card: Card
    said: str = ""


def test_hidden_cards_are_found_and_filled_in_wherever_a_state_keeps_them() -> None:
    ace, king = Card("herz", "A", 11), Card("herz", "K", 4)
    hidden = (1, (HIDDEN, ace), Envelope(HIDDEN, "zu"), "text", (Envelope(king), (HIDDEN,)))
    assert [*hidden_places(hidden)] == [(1, 0), (2, "card"), (4, 1, 0)]
    assert [*hidden_places(Envelope(HIDDEN))] == [("card",)]
    assert [*hidden_places((1, ace, Envelope(king), Envelope, "text", ()))] == []

    def cards(state: Any) -> tuple[Card, ...]:
        _, hand, envelope, _, (open_one, (last,)) = state
        return (*hand, envelope.card, open_one.card, last)

    pack = Counter([ace, king, *(Card("pik", str(number), number) for number in range(3))])
    game: Any = SimpleNamespace(id="umschlag", holdings=cards, settle=lambda state: state)
    world = Worlds(game, hidden, pack).draw(Random(1))
    assert Counter(cards(world)) == pack
    assert (world[1][1], world[2].said, world[4][0]) == (ace, "zu", Envelope(king))
