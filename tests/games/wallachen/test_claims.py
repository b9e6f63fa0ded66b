"""What Wallachen's booklet claims: by the rules, or replayed with players who heed a tip and players who do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeAlias

import pytest
from tests.games.proof import Mean, check_rule, claim, mean
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.wallachen import GAME
from kartenwerk.play.games.wallachen.doubling import Doubling
from kartenwerk.play.games.wallachen.players import best_discard, sensible
from kartenwerk.play.games.wallachen.rules import RANKS, SUITS, Move, State, ranking, to_move
from kartenwerk.play.games.wallachen.scoring import BETTEL, LEAST, SEATS
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.ranking import TRUMPS
from kartenwerk.play.mechanics.trick_policy import longest_suit
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.play.mechanics.widow import Discard, Widow

Choice: TypeAlias = Callable[[State, Sequence[Move]], Move | None]
"""What a tip does: a move, or None where it has nothing to say."""

ID = "wallachen"
game = Referee(GAME)


def tricks(seed: int, tip: Choice, changes: Mapping[str, Value]) -> int | None:
    """The tricks of the declarer if all are sensible and heed the tip; None where it was no game with trumps."""
    lots = Random(f"players {seed}")
    state = GAME.deal(game.rules(**changes), SEATS, shuffle(game.pack(SEATS), Random(f"deal {seed}")))
    while (seat := to_move(state)) is not None:
        seen, options = GAME.view(state, seat), GAME.moves(state)
        state = GAME.play(state, tip(seen, options) or sensible(seen, options, lots))
    return state.cards.tricks(state.bidding.declarer) if state.game in SUITS else None


def gained(tip: Choice, other: Choice) -> Replay:
    """How many tricks more the declarer makes with the one tip than with the other."""

    def play(seeds: range, rules: Mapping[str, Value]) -> Mean:
        pairs = [(tricks(seed, tip, rules), tricks(seed, other, rules)) for seed in seeds]
        return mean(first - second for first, second in pairs if first is not None and second is not None)

    return Replay(play, 3000, 50, against=0.0, chosen=True)


def nothing(state: State, options: Sequence[Move]) -> Move | None:
    return None


def leads(state: State) -> bool:
    """Whether the first card of a trick is to be laid, in a game with trumps."""
    return state.game in SUITS and not state.cards.trick.cards and not state.stakes.options


def laid(options: Sequence[Move]) -> list[Lay]:
    return [move for move in options if isinstance(move, Lay)]


def highest_trump_first(state: State, options: Sequence[Move]) -> Move | None:
    """The declarer leads his highest trump as long as the others may have any."""
    mine = [move for move in laid(options) if state.ranking.suit(move.card) == TRUMPS]
    gone = sum(card.suit == state.game for won in state.cards.won for trick in won for card in trick)
    if not leads(state) or state.cards.turn != state.bidding.winner or not mine or len(mine) + gone == len(RANKS):
        return None
    return min(mine, key=lambda move: RANKS.index(move.card.rank))


def test_claim_trumpf_locken() -> None:
    check_rule(ID, "trumpf_locken")
    trick = Trick(SEATS - 1, game.cards("gras-7"))
    cards = InPlay.of((game.cards("eichel-A herz-7 herz-K"), (), ()), trick, ((),) * SEATS)
    bidding = Auction((0, 1, 2), None, 0, 0, (1, 2))
    state = State(game.rules(), cards, Widow(()), SEATS - 1, bidding, Doubling(), "herz")
    assert laid(GAME.moves(state)) == [Lay(card) for card in game.cards("herz-7 herz-K")]


def test_claim_gegner_stechen() -> None:
    check_rule(ID, "gegner_stechen")
    trick = Trick(0, game.cards("gras-7 gras-K"))
    cards = InPlay.of(((), (), game.cards("gras-A gras-U gras-9 schellen-7")), trick, ((),) * SEATS)
    state = State(
        game.rules(), cards, Widow(()), SEATS - 1, Auction((0, 1, 2), None, 0, 0, (1, 2)), Doubling(), "eichel"
    )
    assert {str(move) for move in laid(GAME.moves(state))} == {"gras-A"}


def lowest_away(state: State, options: Sequence[Move]) -> Move | None:
    """The declarer lays his lowest plain cards away, whatever suits they are."""
    away = [move for move in options if isinstance(move, Discard)]
    trumps = longest_suit(state.cards.hands[to_move(state) or 0], SUITS)
    if not away:
        return None
    return max(away, key=lambda move: sum((card.suit != trumps) * RANKS.index(card.rank) for card in move.cards))


def test_the_discard_of_players_of_sense_gets_rid_of_a_suit_and_keeps_trumps_and_aces() -> None:
    hand = game.cards(
        "herz-A herz-K herz-O herz-U herz-7 eichel-A eichel-9 gras-8 gras-10 schellen-K schellen-7 eichel-8"
    )
    chosen = best_discard(hand, [Discard((first, second)) for first in hand for second in hand], "herz")
    assert {str(card) for card in chosen.cards} == {"gras-8", "gras-10"}


def test_the_booklet_names_one_number_of_deals_for_both_figures() -> None:
    assert claim(ID, "trumpf_ziehen").cases == claim(ID, "farbe_weg").cases


BIDS = {"gebot_mit_fuenf": 5, "gebot_mit_sechs": 6, "gebot_mit_sieben": 7}
"""How many cards of forehand's hand are of the longest suit, or an ace or king of another."""


def strength(hand: Cards) -> int:
    """How many of these cards are in the hand."""
    return sum(card.suit == longest_suit(hand, SUITS) or card.rank in RANKS[:2] for card in hand)


def smallest_bid_made(strong: int) -> Replay:
    """The percentage of such hands with which forehand makes the smallest bid: he bids it, and the others pass."""
    return Replay(lambda seeds, rules: mean(_made(strong, seeds, rules)), 3000, 150, chosen=True)


def _made(strong: int, seeds: range, changes: Mapping[str, Value]) -> Iterator[float]:
    rules = game.rules(**{**changes, "doppeln": False})
    for seed in seeds:
        state = GAME.deal(rules, SEATS, shuffle(game.pack(SEATS), Random(f"deal {seed}")))
        if strength(state.cards.hands[state.bidding.order[0]]) != strong:
            continue
        state = GAME.play(state, GAME.moves(state)[0])
        lots = Random(seed)
        while (seat := to_move(state)) is not None:
            bidding = state.bidding.speaker is not None
            state = GAME.play(state, Pass() if bidding else sensible(GAME.view(state, seat), GAME.moves(state), lots))
        yield 100.0 * (state.cards.tricks(state.bidding.declarer) >= LEAST)


REPLAYS = {
    "trumpf_ziehen": gained(highest_trump_first, nothing),
    "farbe_weg": gained(nothing, lowest_away),
    **{name: smallest_bid_made(strong) for name, strong in BIDS.items()},
}
"""How each claim that was played is found."""


@pytest.mark.parametrize("held", range(1, len(RANKS)))
def test_claim_bettel_ohne_luecke(held: int) -> None:
    """Whatever card of a suit an opponent leads, none of its lowest beats it."""
    check_rule(ID, "bettel_ohne_luecke")
    suit = game.cards(" ".join(f"gras-{rank}" for rank in RANKS))
    higher, lowest = suit[:-held], suit[-held:]
    assert not any(ranking(BETTEL).beats(card, led) for card in lowest for led in higher)
