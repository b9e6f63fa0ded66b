"""The equipment of games: what must lie on the table beside one pack and a booklet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import PackStep
from kartenwerk.products.chips import ChipData
from kartenwerk.products.kits.game_order import GameOrder, Party


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


class PartyEquipment(NamedTuple):
    """What a party needs for its game: packs of so many cards by their notation, and single chips (0 without)."""

    game: str
    title: str
    players: int
    packs: int
    pack: tuple[str, ...]
    chips: int


def party_equipment(workshop: Workshop, party: Party) -> PartyEquipment:
    """What this many players need by the rules that are ordered."""
    session = party.order.session(workshop)
    packs, pack = session.packs_for(party.players)
    chips = len(ChipData.load(workshop.roots).set_for(party.players)) if session.needs_chips else 0
    return PartyEquipment(session.data.id, session.data.title, party.players, packs, tuple(map(str, pack)), chips)


def equipment(workshop: Workshop, orders: Iterable[GameOrder]) -> list[Equipment]:
    """What each of these games needs by the rules that are ordered."""
    chips, needs = ChipData.load(workshop.roots), []
    for order in orders:
        session = order.session(workshop)
        game = session.data
        number = len(chips.set_for(game.players[-1])) if session.needs_chips else 0
        needs.append(Equipment(game.id, game.title, game.players, session.pack_steps, number))
    return needs
