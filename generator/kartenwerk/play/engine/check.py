"""The one check for every game: random play, and what must hold in every state on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from itertools import islice, permutations
from random import Random
from typing import Any

from kartenwerk.cards import HIDDEN, Card, Cards, Pack
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.contract import CHANCE, AnyGame
from kartenwerk.play.engine.deals import PlayedDeal, play_deal, play_deals
from kartenwerk.play.engine.record import record_of, replay

DEALS = 2
"""How many deals of a match are checked, so that what one deal leaves to the next is checked too."""

RANDOM_MOVES = 300
"""Moves of a deal that are checked at most: random players of some games never finish."""

ELSEWHERE = 1_000_000
"""Added to a seed, it gives a deal that no other check plays."""


@dataclass(frozen=True)
class Totals:
    """What a soak run counted."""

    games: int = 0
    deals: int = 0
    moves: int = 0
    unfinished: int = 0

    def __add__(self, other: Totals) -> Totals:
        return Totals(*(ours + theirs for ours, theirs in zip(astuple(self), astuple(other), strict=True)))


def check_game(
    game: AnyGame, data: GameData, deck: Pack, players: int, seed: int, changes: Mapping[str, Value] | None = None
) -> Totals:
    """Play two deals at random (two seeds in three) or eagerly and assert, at every state, what holds for all games.

    Cards are conserved, accounts too; moves exist, are unique, legal and survive their notation; a view
    shows no hidden card; the record replays to the same tally. AssertionError says what failed.
    """
    values = data.settle(changes or {})
    policy = "eager" if seed % 3 == 0 else "random"
    limit = game.move_limit if policy == "eager" else min(game.move_limit * 5, RANDOM_MOVES)
    matches = list(islice(play_deals(game, values, players, deck, seed, policy, limit), DEALS))
    if not all(deal.finished for deal in matches):
        assert policy == "random", f"eager players did not finish within {limit} moves"
        matches = matches[: [deal.finished for deal in matches].index(False) + 1]
    seen = leaks(matches[0])
    if seen:  # hands of few cards out of many packs may be alike by chance, but not twice
        seen &= leaks(play_deal(game, values, players, deck, seed + ELSEWHERE, policy, limit))
    assert not seen, f"seat {min(seen)[0]} has no secret from seat {min(seen)[1]}: a view shows its hand"
    for deal in matches:
        dealt = Counter(deal.order)
        legal = check_state(deal, dealt, deal.start, deck)
        for step in deal.steps:
            assert step.seat == CHANCE or step.move in legal, f"{step.move} was played but is not legal"
            legal = check_state(deal, dealt, step.after, deck)
    finished = [deal for deal in matches if deal.finished]
    for deal in finished:
        game.audit(deal.state)
    if finished:
        again = replay(record_of(finished, data, policy, seed), game, data, deck)
        assert [deal.tally for deal in again] == [deal.tally for deal in finished], (
            "the record replays to another tally"
        )
        assert again[-1].state == finished[-1].state, "the record replays to another state"
    moves = sum(len(deal.steps) for deal in matches)
    return Totals(1, len(matches), moves, len(matches) - len(finished))


def check_state(deal: PlayedDeal, dealt: Counter[Card], state: Any, deck: Pack) -> tuple[Any, ...]:
    """Assert what must hold in one state of a deal of the `dealt` cards. Returns its legal moves."""
    game = deal.game
    assert Counter(game.holdings(state)).items() == dealt.items(), "cards are not conserved"  # quicker than counters
    if game.chips:
        assert sum(game.accounts(state)) == sum(game.accounts(deal.start)), "chips are not conserved"
        assert min(game.accounts(state)) >= 0, "an account is below zero"
    seat = game.to_move(state)
    if seat is None:
        assert game.moves(state) == (), "a finished game still has moves"
        return ()
    if seat == CHANCE:
        return ()
    moves = game.moves(state)
    assert moves, "a seat must move but has no legal move"
    assert len(set(moves)) == len(moves), "a move is listed twice"
    for move in moves:
        reason = game.why_not(state, move)
        assert reason is None, f"{move} is legal but forbidden by {reason}"
        assert game.read(str(move), deck) == move, f"{move} does not survive its notation"
        if isinstance(move, tuple):
            name = type(move).__name__
            assert move != tuple(move), f"a {name} is equal to moves of other classes: decorate it with equal_by_class"
    check_alike(game, state, moves)
    check_view(deal, dealt, state)
    return moves


def check_alike(game: AnyGame, state: Any, moves: tuple[Any, ...]) -> None:
    """Assert that moves that are alike leave the move to the same seat, and if the deal ends the same tally."""
    first: dict[Any, Any] = {}
    for move in moves:
        other = first.setdefault(game.alike(move), move)
        if other == move:
            continue
        one, two = game.play(state, other), game.play(state, move)
        same = game.to_move(one) == game.to_move(two)
        assert same, f"{other} and {move} are alike, but another seat is to move"
        if game.to_move(one) is None:
            assert game.tally(one) == game.tally(two), f"{other} and {move} are alike, but end in another tally"


def check_view(deal: PlayedDeal, dealt: Counter[Card], state: Any) -> None:
    """Assert that each seat's view of a view is that view, and that it shows no card that was not dealt."""
    game = deal.game
    for seat in range(deal.players):
        seen = game.view(state, seat)
        assert game.view(seen, seat) == seen, "a view of a view shows less than the view"
        assert game.notes(seen, seat) == game.notes(state, seat), "a seat reads off the table what its view hides"
        shown = Counter(game.holdings(seen))
        del shown[HIDDEN]
        there = shown.items() <= dealt.items() or all(count <= dealt[card] for card, count in shown.items())
        assert there, "a view shows cards that do not exist"


def leaks(deal: PlayedDeal) -> set[tuple[int, int]]:
    """Pairs of seats of which the second knows all cards of the first after the deal; there should be none.

    Each knows of cards, or of a second copy, that the other does not; a view that shows another's hand takes that
    hand's secret away, so this notices any leak of a hand. A seat that may not look at its own cards yet has no
    secret to lose.
    """
    game = deal.game
    states = (deal.start, *(step.after for step in deal.steps))
    dealt = next((state for state in states if game.to_move(state) != CHANCE), deal.state)
    if game.open_hands or game.to_move(dealt) is None:
        return set()
    views = [game.holdings(game.view(dealt, seat)) for seat in range(deal.players)]
    seen = [Counter(card for card in cards if card != HIDDEN) for cards in views]
    pairs = permutations(range(deal.players), 2)
    return {(seat, other) for seat, other in pairs if seen[seat] and not seen[seat] - seen[other]}


def check_secrets(deal: PlayedDeal) -> None:
    """Assert that no seat sees a card of a fresh deal that neither its piles nor its notes show it.

    For each such card there must be another with which it may change places without the seat's view showing it. What
    all may know of a hidden card, its suit say where that names the trumps, leaves such a card; seeing it leaves none.
    """
    game = deal.game
    if game.open_hands:
        return
    rules = game.rules(**deal.values)
    for seat in range(deal.players):
        seen = game.view(deal.start, seat)
        hand = {card for _, cards in game.piles(seen, seat) for card in cards if card != HIDDEN}
        noted = {note.word for note in game.notes(seen, seat)}
        unknown = [place for place, card in enumerate(deal.order) if card not in hand and str(card) not in noted]
        for place in unknown if hand else ():
            others = [other for other in unknown if deal.order[other] != deal.order[place]]
            unseen = any(
                game.view(game.deal(rules, deal.players, _exchange(deal.order, place, other)), seat) == seen
                for other in others
            )
            card = deal.order[place]
            assert unseen or not others, f"the view of seat {seat} shows {card}, which lies face down for that seat"


def _exchange(order: Cards, one: int, other: int) -> Cards:
    cards = list(order)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def foreign_moves(deal: PlayedDeal, rng: Random, count: int) -> list[tuple[Any, Any]]:
    """States of a deal, each with a move that was made at another moment: pairs to accept or refuse."""
    steps = [step for step in deal.steps if step.seat != CHANCE]
    return [(rng.choice(steps).before, rng.choice(steps).move) for _ in range(count)]


def check_refusals(deal: PlayedDeal, rng: Random, count: int = 50) -> int:
    """Assert that `why_not` forbids exactly what `moves` does not list. Returns how many moves were refused."""
    game, refused = deal.game, 0
    for state, move in foreign_moves(deal, rng, count):
        listed = move in game.moves(state)
        forbidden = game.why_not(state, move) is not None
        assert listed != forbidden, f"{move}: listed is {listed}, forbidden is {forbidden}"
        refused += forbidden
    return refused
