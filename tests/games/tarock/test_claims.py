"""What Tarock's booklet claims, replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random

import pytest
from tests.games.prints import booklet
from tests.games.proof import Mean, check_rule, claim, mean
from tests.games.replays import Replay
from tests.games.support import Referee
from tests.games.tarock import open_cards

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.tarock import GAME
from kartenwerk.play.games.tarock.rules import SEATS, SUITS, Move, State, count_made
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.trick_policy import longest_suit
from kartenwerk.play.mechanics.tricks import Lay
from kartenwerk.play.mechanics.widow import Discard

ID = "tarock"
SENSIBLE = GAME.policies["sensible"]
game = Referee(GAME)


def dear(cards: Cards, trumps: str) -> int:
    """How many trumps and aces are among the cards."""
    return sum(card.suit == trumps or card.rank == "A" for card in cards)


def discards_of(state: State, options: Sequence[Move]) -> tuple[list[Discard], Cards, str]:
    """What may be laid away, the declarer's hand, and his longest suit."""
    hand = state.cards.hands[state.bidding.declarer]
    return [move for move in options if isinstance(move, Discard)], hand, longest_suit(hand, SUITS)


def lays_little_away(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays away what counts least, and trumps and aces last."""
    if not state.stock.open:
        return SENSIBLE(state, options, rng)
    discards, _, trumps = discards_of(state, options)
    return min(discards, key=lambda move: (dear(move.cards, trumps), augen(move.cards)))


def frees_suits(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays away so that as few plain suits as can be are left, trumps and aces kept, then what counts most."""
    if not state.stock.open:
        return SENSIBLE(state, options, rng)
    discards, hand, trumps = discards_of(state, options)

    def cost(move: Discard) -> tuple[int, int, int]:
        left = {card.suit for card in hand if card not in move.cards and card.suit != trumps}
        return dear(move.cards, trumps), len(left), -augen(move.cards)

    return min(discards, key=cost)


def leads_trumps(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Leads trumps, the highest first, as long as there is one."""
    cards = [move.card for move in options if isinstance(move, Lay)]
    tiers = {tier: card for card in cards if (tier := state.ranking.tier(card)) is not None}
    return Lay(tiers[min(tiers)]) if tiers and not state.cards.trick.cards else SENSIBLE(state, options, rng)


def gives_nothing(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays what counts least on a trick that the partner is winning."""
    cards = [move.card for move in options if isinstance(move, Lay)]
    alone = state.bidding.declarer
    if cards and state.cards.trick.cards and state.cards.winner(state.ranking) not in (alone, state.cards.turn):
        return Lay(min(cards, key=lambda card: augen([card])))
    return SENSIBLE(state, options, rng)


HABITS: dict[str, Policy[State, Move]] = {
    "allein": SENSIBLE,
    "billig_gedrueckt": lays_little_away,
    "farbe_frei": frees_suits,
    "nur_trumpf": leads_trumps,
}
"""What the declarer does in the deals of these claims."""

OTHERS: dict[str, Policy[State, Move]] = {"nichts_schenken": gives_nothing}
"""What the others do."""

AUGEN = {"augen_61": 61, "augen_71": 71, "augen_81": 81}
"""How many Augen the declarer makes at least."""

SEEDS = 1500
"""So many the claims rest on."""


def played(name: str, seeds: range, rules: Mapping[str, Value]) -> Iterator[State]:
    """The deals of a claim at their end, those left out in which all pass."""
    habit, others = HABITS.get(name, SENSIBLE), OTHERS.get(name, SENSIBLE)
    for seed in seeds:
        state = GAME.deal(game.rules(**rules), SEATS, shuffle(game.pack(SEATS), Random(f"deal {seed}")))
        rng = Random(seed)
        while (seat := GAME.to_move(state)) is not None:
            alone = state.bidding.winner
            policy = SENSIBLE if alone is None else habit if seat == alone else others
            state = GAME.play(state, policy(GAME.view(state, seat), GAME.moves(state), rng))
        if state.bidding.winner is not None:
            yield state


@cache
def made_and_bid(name: str, seeds: range, rules: frozenset[tuple[str, Value]]) -> Sequence[tuple[int, int]]:
    """The Augen that the declarer makes in each deal, and those he has bid."""
    return [(count_made(state), state.bid.augen) for state in played(name, seeds, dict(rules))]


def share(name: str, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of deals in which the declarer makes so many Augen, those he has bid if the claim names none."""
    ends = made_and_bid("allein" if name in AUGEN else name, seeds, frozenset(rules.items()))
    return mean(100.0 * (made >= AUGEN.get(name, bid)) for made, bid in ends)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*HABITS, *OTHERS, *AUGEN])
def test_claims_in_all_their_deals(name: str) -> None:
    found, told = share(name, range(SEEDS), {}), claim(ID, name)
    assert round(found.value, 2) == told.figure


def test_the_booklet_names_one_number_of_deals_for_all() -> None:
    assert len({claim(ID, name).cases for name in [*HABITS, *OTHERS, *AUGEN]}) == 1


def test_claim_besser_weggelegt() -> None:
    """A free suit is worth more than ten Augen laid away."""
    check_rule(ID, "besser_weggelegt")
    probe = booklet(ID)["probe"]
    told = probe["spiel"]
    tens = [card.id for card in probe["gedrueckt"]]
    away = [*tens[:2], "gras-7"]
    hands = {name: list(cards) for name, cards in probe["blatt"].items()}
    hand = [card for card in (*hands.pop(told.declarer), *probe["stock"]) if card not in away]
    table = open_cards.OpenCards((tuple(hand), *map(tuple, hands.values())), "herz", ("schellen", "eichel"))
    assert table.makes(told.bid - open_cards.augen(away))
    assert not table.makes(told.bid + 1 - open_cards.augen(away))


BIDS = {"gebot_mit_fuenf": 5, "gebot_mit_sechs": 6, "gebot_mit_sieben": 7}
"""How many cards of forehand's hand are aces, tens or of the longest suit."""


def strength(hand: Cards) -> int:
    """How many of these cards are in the hand."""
    return sum(card.rank in ("A", "10") or card.suit == longest_suit(hand, SUITS) for card in hand)


def smallest_bid_made(strong: int, seeds: range, rules: Mapping[str, Value]) -> Iterator[float]:
    """Whether forehand makes the smallest bid with such a hand, 100 if so: he bids it, and the others pass."""
    for seed in seeds:
        state = GAME.deal(game.rules(**rules), SEATS, shuffle(game.pack(SEATS), Random(f"deal {seed}")))
        if strength(state.cards.hands[state.bidding.order[0]]) != strong:
            continue
        state = GAME.play(state, GAME.moves(state)[0])
        rng = Random(seed)
        while (seat := GAME.to_move(state)) is not None:
            bidding = state.bidding.speaker is not None
            state = GAME.play(state, Pass() if bidding else SENSIBLE(GAME.view(state, seat), GAME.moves(state), rng))
        yield 100.0 * (count_made(state) >= state.bid.augen)


def bid_made(strong: int, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of these deals in which he makes it."""
    return mean(smallest_bid_made(strong, seeds, rules))


REPLAYS = {
    **{name: Replay(partial(bid_made, strong), 3000, 150, chosen=True) for name, strong in BIDS.items()},
    "allein": Replay(partial(share, "allein"), SEEDS, 30, chosen=True),
    **{name: Replay(partial(share, name), SEEDS, 30, against="allein", chosen=True) for name in [*HABITS, *OTHERS][1:]},
    **{name: Replay(partial(share, name), SEEDS, 30, chosen=True) for name in AUGEN},
}
"""How each claim on the declarer is found."""
