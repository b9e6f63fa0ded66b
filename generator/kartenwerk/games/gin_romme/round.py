"""A round of Gin Rommé: its state, who may knock, and what a hand counts."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.contract import Item
from kartenwerk.games.gin_romme.standing import NOTHING_YET, Bonuses, Standing
from kartenwerk.mechanics.counted import Outcome
from kartenwerk.mechanics.meld_odds import melds_dealt
from kartenwerk.mechanics.meld_search import arrange
from kartenwerk.mechanics.melds import Meld, Melding, melding
from kartenwerk.mechanics.rummy import RANKS
from kartenwerk.mechanics.tuples import without

HAND = 10
"""Cards in a hand."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/gin_romme.toml`."""

    klopf_limit: int
    gin_bonus: int
    unterschnitt_bonus: int
    anlegen_bei_gin: bool
    nicht_dieselbe: bool
    spielziel: int
    spielbonus: int
    rundenbonus: int
    ohne_runde_doppelt: bool
    partie_ziel: int
    oklahoma: bool
    oklahoma_as: str
    oklahoma_pik_doppelt: bool


class Phase(Enum):
    """What is to be done: say whether the first open card is bought, draw, throw away or knock, lay, add, nothing."""

    OPENING, DRAWING, THROWING, LAYING, ADDING, OVER = range(6)


class Act(StrEnum):
    """Moves without a card: refuse the first open card, buy from stock or pile, add no more."""

    REFUSE = "lehnt ab"
    STOCK = "kauft vom Stapel"
    PILE = "kauft die offene"
    DONE = "fertig"


class State(NamedTuple):
    """Hands, stock (top first) and open pile (last card last), and what a knock has laid.

    `first` is the first open card; `refused` says how many have refused it; `taken` was just bought from the pile.
    After a knock `aside` is the card thrown away with it, and `melds` lie open, with what the other has added.
    """

    rules: Rules
    melding: Melding
    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    first: Card
    dealer: int
    turn: int
    standing: Standing = NOTHING_YET
    phase: Phase = Phase.OPENING
    refused: int = 0
    taken: Card | None = None
    knocker: int | None = None
    aside: Cards = ()
    melds: tuple[Meld, ...] = ()

    @property
    def hand(self) -> Cards:
        return self.hands[self.turn]


def worth(card: Card) -> int:
    """An ace counts 1, a court 10."""
    return 1 if card.rank == "A" else min(card.value, 10)


def grammar(rules: Rules, cards: Cards) -> Melding:
    """Runs go from the ace to the king."""
    return melding(tuple(sorted(cards)), RANKS)


def chances(rules: Rules, cards: Cards) -> tuple[Outcome, ...]:
    """How often a hand is dealt without a meld, and how often with nothing else."""
    return melds_dealt(grammar(rules, cards), cards, HAND)


def limit(rules: Rules, first: Card) -> int:
    """The most that who knocks may have; in Oklahoma what the first open card counts, and an ace asks for gin."""
    if not rules.oklahoma:
        return rules.klopf_limit
    return 0 if first.rank == "A" and rules.oklahoma_as == "gin" else worth(first)


def knocking(state: State) -> Cards:
    """The cards that one may throw away with a knock."""
    most = limit(state.rules, state.first)
    least = arrange(state.melding, state.hand, worth).deadwood
    near = (card for card in state.hand if least - worth(card) <= most and not just_taken(state, card))
    return tuple(card for card in near if arrange(state.melding, without(state.hand, card), worth).deadwood <= most)


def just_taken(state: State, card: Card) -> bool:
    return state.rules.nicht_dieselbe and card == state.taken


def deadwood(state: State, seat: int) -> int:
    """What the seat's cards outside melds count; those of who knocked are already laid."""
    if seat == state.knocker:
        return sum(map(worth, state.hands[seat]))
    return arrange(state.melding, state.hands[seat], worth).deadwood


def tally(state: State) -> tuple[Item, ...]:
    """The points of the round, all of one seat; nothing if nobody has knocked."""
    if state.knocker is None:
        return ()
    rules, knocker, other = state.rules, state.knocker, 1 - state.knocker
    lead = deadwood(state, other) - deadwood(state, knocker)
    if not state.hands[knocker]:
        items = [Item(knocker, "luschen", lead), Item(knocker, "gin", rules.gin_bonus)]
    elif lead > 0:
        items = [Item(knocker, "luschen", lead)]
    else:
        items = [Item(other, "luschen", -lead), Item(other, "unterschnitt", rules.unterschnitt_bonus)]
    if rules.oklahoma and rules.oklahoma_pik_doppelt and state.first.suit == "pik":
        items.append(Item(items[0].seat, "pik_doppelt", sum(item.points for item in items), 1, (state.first,)))
    return tuple(items)


def bonuses(rules: Rules) -> Bonuses:
    return Bonuses(rules.spielziel, rules.spielbonus, rules.rundenbonus, rules.ohne_runde_doppelt)


def after_round(state: State) -> Standing:
    """How the match stands after the round, before a game that it ends is settled."""
    items = tally(state)
    if not items:
        return state.standing
    return state.standing.with_round(items[0].seat, sum(item.points for item in items))


def after_game(state: State) -> Standing:
    """How the match stands after the round, with the game settled if it is over."""
    standing = after_round(state)
    return standing.with_game(bonuses(state.rules)) if standing.is_full(bonuses(state.rules)) else standing
