"""51 Tot: an adding game for two to twenty-four, with three packs of 32 cards, or four for more than nineteen players.

Everybody holds five cards, and one is turned up. In turn each lays a card, says the new total aloud and draws one.
Whoever has to say 51 or more loses the round. One of two tables says what cards count; with some the player chooses.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card, Cards, Pack, hide
from kartenwerk.play.engine.contract import Game, Item, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, Scoring, after_deals, counting
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at, without


class Rules(NamedTuple):
    """The parameters of `rules_data/games/einundfuenfzig_tot.toml`."""

    tafel: str
    verlust_ab: int
    blaetter: str
    partie_runden: int


class Facts(NamedTuple):
    """The seat that has lost, if one has."""

    verloren: int | None = None
    niemand: bool = False


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return (
        Fact("niemand", Kind.SWITCH, optional=True, asks=False),
        Fact("verloren", Kind.SEAT, nobody="niemand", when=_has_loser),
    )


def _has_loser(given: Given) -> bool:
    return not given.get("niemand")


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    return () if facts.verloren is None else (Item(facts.verloren, "verloren", -1),)


HAND = 5
RANKS = ("A", "K", "D", "B", "10", "9", "8", "7")
THREE_PACKS = 19
"""The most players that three packs are enough for: 95 cards in their hands, and one turned up."""

TABLES: dict[str, dict[str, tuple[int, ...]]] = {
    "a": {"A": (1,), "K": (4,), "D": (3,), "B": (2,), "10": (-1,), "9": (0,), "8": (8,), "7": (1, 7)},
    "b": {"A": (1, 11), "K": (10,), "D": (10,), "B": (10,), "10": (-10, 10), "9": (0,), "8": (0,), "7": (7,)},
}
"""What each rank may count by the one table or the other, the least first."""

SKIPS = {"a": "", "b": "8"}
"""The rank that makes the next seat sit out, by the table in use."""


@equal_by_class
class Lay(NamedTuple):
    """Lay a card, and say what it counts."""

    card: Card
    worth: int

    def __str__(self) -> str:
        return f"{self.card} zählt {self.worth}"


Move: TypeAlias = Lay


def _lays(table: dict[str, tuple[int, ...]], card: Card) -> tuple[Lay, ...]:
    return tuple(Lay(card, worth) for worth in table[card.rank])


_LAYS: dict[str, Memo[Card, tuple[Lay, ...]]] = {id: Memo(partial(_lays, table)) for id, table in TABLES.items()}
"""The ways to lay each card, by the table in use."""


class State(NamedTuple):
    """Face-down stock (top first), laid cards (the last one last), hands, the total, and the seat that has lost.

    `number` counts the rounds of the match from 1.
    """

    rules: Rules
    stock: Cards
    pile: Cards
    hands: tuple[Cards, ...]
    dealer: int
    turn: int
    total: int
    loser: int | None = None
    number: int = 1


def worths(rules: Rules, card: Card) -> tuple[int, ...]:
    """What the card may count, the least first."""
    return TABLES[rules.tafel][card.rank]


def facts_of(state: State) -> Facts:
    """The facts of a finished round."""
    return Facts(state.loser, state.loser is None)


def before_of(state: State) -> Before:
    return counting(state, len(state.hands))


class EinundfuenfzigTot(Game[Rules, State, Move]):
    """The rules of 51 Tot as the engine plays by them."""

    id = "einundfuenfzig_tot"
    rules = Rules
    move_limit = 128  # every card of four packs is laid
    words = ("zählt",)
    scoring = Scoring(Facts, asked, facts_of, before_of, score, over=after_deals("partie_runden"))

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        packs = (3 if players <= THREE_PACKS else 4) if rules.blaetter == "auto" else int(rules.blaetter)
        return tuple(card for card in deck.cards if card.rank in RANKS) * packs

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = -1, number: int = 1) -> State:
        """Five cards each. The card turned up counts too, and the least it may."""
        dealer %= players
        hands = deal_hands(order, players, HAND)
        up, stock = order[players * HAND], order[players * HAND + 1 :]
        return State(rules, stock, (up,), hands, dealer, (dealer + 1) % players, worths(rules, up)[0], number=number)

    def to_move(self, state: State) -> int | None:
        """The round ends when somebody has lost, or without a loser when somebody has no card left."""
        return None if state.loser is not None or not all(state.hands) else state.turn

    def moves(self, state: State) -> tuple[Move, ...]:
        if self.to_move(state) is None:
            return ()
        lays = _LAYS[state.rules.tafel]
        return tuple(chain.from_iterable([lays[card] for card in dict.fromkeys(state.hands[state.turn])]))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("runde_aus")
        if move.card not in state.hands[state.turn]:
            return Reason("nicht_auf_der_hand", (move.card,))
        return None if move.worth in worths(state.rules, move.card) else Reason("falscher_wert", (move.card,))

    def play(self, state: State, move: Move) -> State:
        seat, players, total = state.turn, len(state.hands), state.total + move.worth
        skips = move.card.rank == SKIPS[state.rules.tafel]
        hand = (*without(state.hands[seat], move.card), *state.stock[:1])
        return state._replace(
            stock=state.stock[1:],
            pile=(*state.pile, move.card),
            hands=replace_at(state.hands, seat, hand),
            turn=(seat + 1 + skips) % players,
            total=total,
            loser=seat if total >= state.rules.verlust_ab else None,
        )

    def view(self, state: State, seat: int) -> State:
        hands = hidden_but(state.hands, seat)
        return state._replace(hands=hands, stock=hide(state.stock))

    def holdings(self, state: State) -> Cards:
        return (*state.stock, *state.pile, *sum(state.hands, ()))

    def read(self, text: str, deck: Pack) -> Lay:
        name, _, worth = text.partition(" zählt ")
        if not worth.removeprefix("-").isdecimal():
            raise KartenwerkError("this is no move of 51 Tot", found=repr(text), expected=f'"{deck.cards[0]} zählt 1"')
        return Lay(deck.card(name), int(worth))

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The seat that began deals the next round."""
        players = len(state.hands)
        if state.number >= state.rules.partie_runden:
            return None
        return self.deal(state.rules, players, order, (state.dealer + 1) % players, state.number + 1)

    def alike(self, move: Move) -> Move:
        """No suit says anything."""
        return move._replace(card=move.card._replace(suit=""))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if after.loser is not None:
            return (Reason("tot"),)
        return (Reason("setzt_aus"),) if move.card.rank == SKIPS[before.rules.tafel] else ()

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return ("ablage", state.pile[-1:]), ("hand", state.hands[seat])

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """What all laid cards count together."""
        return (Note("summe", state.total),)
