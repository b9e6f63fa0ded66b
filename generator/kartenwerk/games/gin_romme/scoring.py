"""What a hand of Gin Rommé counts, what a round brings, and how the match stands after it."""

from __future__ import annotations

from kartenwerk.cards import Card
from kartenwerk.engine.contract import Item
from kartenwerk.games.gin_romme.standing import Bonuses, Standing
from kartenwerk.games.gin_romme.state import Rules, State
from kartenwerk.mechanics.melds.search import arrange

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
    """The goal and the bonuses of a game by these rules."""
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
