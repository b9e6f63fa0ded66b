"""What a round of Gin Rommé brings: the deadwood of both after laying off. Rounds make a game, games make a match."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _, between
from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, Scoring, fault
from kartenwerk.play.games.gin_romme.state import NOTHING_YET, SEATS, Rules, Standing, State
from kartenwerk.play.mechanics.melds.search import arrange

MOST_WORTH = 10
"""What the dearest cards count."""


def worth(card: Card) -> int:
    """What a card counts outside melds: an ace 1, a court 10."""
    return 1 if card.rank == "A" else min(card.value, MOST_WORTH)


def deadwood(state: State, seat: int) -> int:
    """What the seat's cards outside melds count; the melds of a knocker have already left the hand."""
    if seat == state.knocker:
        return sum(map(worth, state.hands[seat]))
    return arrange(state.meld_index, state.hands[seat], worth).deadwood


class Facts(NamedTuple):
    """Who has knocked, the deadwood of both, and whether the first open card was a spade.

    `first` is that card; only the engine knows it.
    """

    klopft: int | None = None
    luschen: tuple[int, ...] = (0,) * SEATS
    pik: bool = False
    niemand: bool = False
    first: Cards = ()


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    facts = [
        Fact("niemand", Kind.SWITCH, optional=True, asks=False),
        Fact("klopft", Kind.SEAT, nobody="niemand", when=_has_knocker),
        Fact("luschen", Kind.NUMBERS, 0, 10 * MOST_WORTH, when=_has_knocker),
    ]
    if rules.oklahoma and rules.oklahoma_pik_doppelt:
        facts.append(Fact("pik", Kind.SWITCH, optional=True, when=_has_knocker))
    return tuple(facts)


def _has_knocker(given: Given) -> bool:
    return not given.get("niemand")


def check(rules: Rules, facts: Facts, before: Before) -> None:
    most = MOST_WORTH if rules.oklahoma else rules.klopf_limit
    if facts.klopft is not None and facts.luschen[facts.klopft] > most:
        raise fault(
            "luschen", _("with so much deadwood nobody may knock"), facts.luschen[facts.klopft], between(0, most)
        )


def facts_of(state: State) -> Facts:
    """The facts of a finished round."""
    if state.knocker is None:
        return Facts(niemand=True)
    luschen = tuple(deadwood(state, seat) for seat in range(SEATS))
    return Facts(state.knocker, luschen, state.first.suit == "pik", first=(state.first,))


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """The points of the round, all of one seat; nothing if nobody has knocked."""
    if facts.klopft is None:
        return ()
    knocker, other = facts.klopft, 1 - facts.klopft
    lead = facts.luschen[other] - facts.luschen[knocker]
    if not facts.luschen[knocker]:
        items = [Item(knocker, "luschen", lead), Item(knocker, "gin", rules.gin_bonus)]
    elif lead > 0:
        items = [Item(knocker, "luschen", lead)]
    else:
        items = [Item(other, "luschen", -lead), Item(other, "unterschnitt", rules.unterschnitt_bonus)]
    if rules.oklahoma and rules.oklahoma_pik_doppelt and facts.pik:
        items.append(Item(items[0].seat, "pik_doppelt", sum(item.points for item in items), 1, facts.first))
    return tuple(items)


def begin(rules: Rules, players: int) -> Before:
    return Before(players, 0, (0,) * players, more=NOTHING_YET)


def after(rules: Rules, facts: Facts, before: Before) -> Before:
    items = score(rules, facts, before)
    return before.with_items(items)._replace(more=before.more.with_round(items).settle_game(rules))


def over(rules: Rules, before: Before) -> bool:
    """Whether somebody's games have brought enough."""
    now: Standing = before.more
    return max(now.games) >= rules.partie_ziel


def standing(rules: Rules, before: Before) -> tuple[int, ...]:
    """What finished games have brought, and the points of the running one."""
    now: Standing = before.more
    return tuple(game + points for game, points in zip(now.games, now.points, strict=True))


def before_of(state: State) -> Before:
    return Before(SEATS, 0, state.standing.games, more=state.standing)


SCORING = Scoring(Facts, asked, facts_of, before_of, score, check, begin, after, over, standing)


def after_round(state: State) -> Standing:
    """How the match stands after the round, before a game that it ends is settled."""
    return state.standing.with_round(SCORING.tally(state))


def after_game(state: State) -> Standing:
    """How the match stands after the round, with the game settled if it is over."""
    return after_round(state).settle_game(state.rules)
