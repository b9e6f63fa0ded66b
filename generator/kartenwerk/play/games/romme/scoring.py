"""What cards count in Rommé, in a meld and left over in hand, and what a deal brings."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault
from kartenwerk.play.games.romme.state import Rules
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld

ACE, COURT = 11, 10
JOKER_COSTS = 20


def pips(card: Card) -> int:
    """What a card counts in a meld: 10 for a court, 11 for an ace."""
    return ACE if card.rank == "A" else min(card.value, COURT)


def points(meld: Meld) -> int:
    """What a meld counts: a joker what it stands for, an ace that begins a run 1."""
    low = meld.is_run and meld.cards[0].rank == "A"
    return sum(map(pips, meld.cards)) - (ACE - 1 if low else 0)


def costs(card: Card) -> int:
    """What a card costs that is left in hand."""
    return JOKER_COSTS if card.suit == JOKER else pips(card)


class Facts(NamedTuple):
    """The seat that has finished, what the others have left in hand, and whether it had never laid before.

    `cards` are the cards that each seat has left; only the engine knows them.
    """

    rest: tuple[int, ...]
    romme: int | None = None
    hand: bool = False
    niemand: bool = False
    cards: tuple[Cards, ...] = ()


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return (
        Fact("niemand", Kind.SWITCH, optional=True, asks=False),
        Fact("romme", Kind.SEAT, nobody="niemand", when=lambda given: not given.get("niemand")),
        Fact("hand", Kind.SWITCH, optional=True, when=lambda given: not given.get("niemand")),
        Fact("rest", Kind.NUMBERS),
    )


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if facts.romme is not None and facts.rest[facts.romme]:
        raise fault("rest", _("who has finished has no cards left"), facts.rest[facts.romme], "0")
    for seat, rest in enumerate(facts.rest):
        if not rest and seat != facts.romme:
            raise fault(
                "rest", _("whoever has not finished has cards left, and each counts"), _("0 or nothing"), _("points")
            )


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """What is left in hand counts against its seat, twice if the winner had never laid before."""
    items = [] if facts.romme is None else [Item(facts.romme, "hand_romme" if facts.hand else "romme", 0)]
    for seat, cost in enumerate(facts.rest):
        if cost:
            cards = facts.cards[seat] if facts.cards else ()
            items.append(Item(seat, "rest", -cost, len(cards) or 1, cards))
            items += [Item(seat, "doppelt", -cost)] if facts.hand else []
    return tuple(items)


def over(rules: Rules, before: Before) -> bool:
    """Whether the agreed number of deals is played, or somebody has too many points."""
    return before.deals >= rules.spiele if rules.ende == "spiele" else min(before.sums) <= -rules.grenze
