"""The one check for every game: random play, and what must hold in every state on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from kartenwerk.cards import HIDDEN, Card, Pack
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.contract import CHANCE, AnyGame
from kartenwerk.play.engine.deals import PlayedDeal, Step, play_deals
from kartenwerk.play.engine.numbering import Numbering
from kartenwerk.play.engine.past import cards_in
from kartenwerk.play.engine.record import record_of, replay

DEALS = 2
"""How many deals of a match are checked, so that what one deal leaves to the next is checked too."""

RANDOM_MOVES = 300
"""Moves of a deal that are checked at most: random players of some games never finish."""

Known: TypeAlias = tuple[set[Card], ...]
"""The cards that each seat has been shown in a deal so far."""


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

    Cards are conserved, accounts too; moves exist, are unique, legal and survive their notation; a view shows no card
    before the seat has seen or heard of it; the record replays to the same tally. AssertionError says what failed.
    """
    values = data.settle(changes or {})
    policy = "eager" if seed % 3 == 0 else "random"
    limit = game.move_limit if policy == "eager" else min(game.move_limit * 5, RANDOM_MOVES)
    matches = list(islice(play_deals(game, values, players, deck, seed, policy, limit), DEALS))
    if not all(deal.finished for deal in matches):
        assert policy == "random", f"eager players did not finish within {limit} moves"
        matches = matches[: [deal.finished for deal in matches].index(False) + 1]
    numbering = Numbering(game, game.pack(game.rules(**values), players, deck))
    for deal in matches:
        dealt, known = Counter(deal.order), tuple({HIDDEN} for _ in range(players))
        legal = check_state(deal, dealt, deal.start, deck, known)
        for step in deal.steps:
            assert step.seat == CHANCE or step.move in legal, f"{step.move} was played but is not legal"
            if step.seat != CHANCE:
                numbering.spell(step.move)  # which names a word that the game does not declare
            hear_move(game, step, known)
            legal = check_state(deal, dealt, step.after, deck, known)
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


def check_state(deal: PlayedDeal, dealt: Counter[Card], state: Any, deck: Pack, known: Known) -> tuple[Any, ...]:
    """Assert what must hold in one state of a deal of the `dealt` cards. Returns its legal moves."""
    game = deal.game
    check_views(game, dealt, state, known)
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


def hear_move(game: AnyGame, step: Step, known: Known) -> None:
    """Add the cards that a move names or turns up for each seat, and those that are spoken of after it."""
    move = step.before, step.move, step.after
    open_to_all = [card for _, cards in game.shown(*move) for card in cards]
    open_to_all += [card for remark in game.remarks(*move) for card in remark.cards]
    for seat, cards in enumerate(known):
        cards.update(open_to_all, cards_in(game.heard(step.before, step.move, seat)))


def check_views(game: AnyGame, dealt: Counter[Card], state: Any, known: Known) -> None:
    """Assert that each seat's view of a view is that view, and shows no card that was not dealt or is face down.

    A seat may see the cards of its piles and notes and, once it knows them, wherever they lie later. Any other card
    in its view is one of another hand or of a face-down stock.
    """
    for seat, cards in enumerate(known):
        seen = game.view(state, seat)
        assert game.view(seen, seat) == seen, "a view of a view shows less than the view"
        notes = game.notes(seen, seat)
        assert notes == game.notes(state, seat), "a seat reads off the table what its view hides"
        shown = Counter(game.holdings(seen))
        del shown[HIDDEN]
        there = shown.items() <= dealt.items() or all(count <= dealt[card] for card, count in shown.items())
        assert there, "a view shows cards that do not exist"
        cards.update(card for _, pile in game.piles(seen, seat) for card in pile)
        new = {*cards_in(seen)} - cards
        secret = {str(card) for card in new} - {note.word for note in notes}
        assert not secret, f"the view of seat {seat} shows {min(secret)}, which lies face down for that seat"
        cards |= new


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
