"""Games and sessions as pickles. They contain the rules, deals and moves, from which they are played again.

Rules are functions, which no pickle holds; a state may hold some of them. So a pickle has their names instead, and can
be read where the same games are installed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Origin, Workshop
from kartenwerk.cards import Cards
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.past import Step
from kartenwerk.play.engine.session import Session as Agreed
from kartenwerk.play.games import check_known, rules_of


class KeptDeal(NamedTuple):
    """A deal: the order of its cards, and who made which move, chance too."""

    order: Cards
    moves: tuple[tuple[int, Any], ...]


class KeptMatch(NamedTuple):
    """A match up to a move of its last deal; its workshop is opened from `origin` again."""

    game: str
    origin: Origin
    house: HouseRules
    players: int
    deals: tuple[KeptDeal, ...]


class Match(NamedTuple):
    """A match that has been played again: its deals, the last of which may go on."""

    agreed: Agreed
    workshop: Workshop
    earlier: tuple[PlayedDeal, ...]
    last: PlayedDeal


def keep(workshop: Workshop, agreed: Agreed, players: int, deals: Iterable[tuple[Cards, Sequence[Step]]]) -> KeptMatch:
    """The match with the order and the steps of each deal; TypeError for a game that is not known by its id."""
    check_known(agreed)
    kept = (KeptDeal(order, tuple((step.seat, step.move) for step in steps)) for order, steps in deals)
    return KeptMatch(agreed.game.id, workshop.origin, agreed.house, players, tuple(kept))


def play_again(kept: KeptMatch) -> Match:
    """The match again, its deals dealt and played as they were."""
    workshop = kept.origin.open()
    data = workshop.catalog.game(kept.game)
    game = rules_of(data)
    agreed = Agreed(game, data, workshop.catalog.deck(data.deck), kept.house, workshop.people.names)
    played = list[PlayedDeal]()
    for order, moves in kept.deals:
        rules = game.rules(**agreed.values)
        start = game.deal_next(played[-1].state, order) if played else game.deal(rules, kept.players, order)
        steps, state = list[Step](), start
        for seat, move in moves:
            steps.append(Step(seat, state, move, game.play(state, move)))
            state = steps[-1].after
        played.append(PlayedDeal(game, agreed.values, kept.players, order, start, tuple(steps), finished=True))
    return Match(agreed, workshop, tuple(played[:-1]), played[-1])
