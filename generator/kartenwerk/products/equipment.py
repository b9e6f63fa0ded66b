"""The equipment of games: what must lie on the table beside one pack and a booklet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.engine.session import PackStep
from kartenwerk.products.chips import ChipData
from kartenwerk.products.game_order import GameOrder


class Equipment(NamedTuple):
    """What a game needs: packs by the number of players, and single chips for the most of them (0 without chips)."""

    id: str
    title: str
    players: tuple[int, ...]
    packs: tuple[PackStep, ...]
    chips: int

    @property
    def most(self) -> int:
        """The most packs that any number of players needs."""
        return max(step.packs for step in self.packs)

    @property
    def is_more(self) -> bool:
        """Whether one pack and a booklet are not enough for every number of players."""
        return self.chips > 0 or self.most > 1


def equipment(workshop: Workshop, orders: Iterable[GameOrder]) -> list[Equipment]:
    """What each of these games needs by the rules that are ordered."""
    chips, needs = ChipData.load(workshop.roots), []
    for order in orders:
        session = order.session(workshop)
        game = session.data
        number = len(chips.set_for(game.players[-1])) if session.needs_chips else 0
        needs.append(Equipment(game.id, game.title, game.players, session.pack_steps, number))
    return needs
