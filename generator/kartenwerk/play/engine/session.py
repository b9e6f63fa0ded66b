"""A session: a game, its data and its deck, with the rules that the people at the table have agreed on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.catalog import Deck, GameData, HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.budget import PLAYOUTS
from kartenwerk.play.engine.contract import AnyGame, Policy
from kartenwerk.play.engine.deals import PlayedDeal, play_deal, play_deals, policy_of
from kartenwerk.play.engine.expert import Expert

Shown = TypeVar("Shown")

SEEDS = range(500)
"""The seeds that a search tries by default."""


class PackStep(NamedTuple):
    """The number of packs that a game needs from a number of `players` on."""

    players: int
    packs: int


def needs_chips(game: AnyGame, data: GameData) -> bool:
    """Whether chips lie on the table: the engine moves them, or the players settle with them what it adds up."""
    return game.chips or data.chips


def packs_in_words(steps: Sequence[PackStep]) -> str:
    """ "2", or "3, from 20 players 4"."""
    first, *later = steps
    return ", ".join([str(first.packs), *(f"from {step.players} players {step.packs}" for step in later)])


class Counts:
    """Where a session looks for whole numbers that take long to count. This one keeps none and counts each time."""

    def remember(self, session: Session, what: str, count: Callable[[], Iterable[int]]) -> tuple[int, ...]:
        """The numbers that `count` finds for the session; `what` names them among those of all sessions."""
        return tuple(count())


NO_COUNTS = Counts()
"""Where nothing is kept."""


@dataclass(frozen=True)
class Session:
    """`names` are the people at the table, seat by seat. What takes long to count is looked for in `counts`."""

    game: AnyGame
    data: GameData
    deck: Deck
    house: HouseRules
    names: tuple[str, ...]
    counts: Counts = field(default=NO_COUNTS, compare=False, repr=False)

    def __hash__(self) -> int:
        return hash((self.data.id, self.house.name))

    @cached_property
    def values(self) -> Mapping[str, Value]:
        """All rule parameters: the defaults, with the house rules laid over them."""
        return self.data.settle(self.house.changes)

    @cached_property
    def rules(self) -> Any:
        """The rules in force, as the game's own named tuple."""
        return self.game.rules(**self.values)

    @property
    def pack(self) -> Cards:
        """The cards that the fewest players use."""
        return self.pack_for(self.data.players[0])

    def pack_for(self, players: int) -> Cards:
        """The cards that this number of players use."""
        return self.game.pack(self.rules, players, self.deck.pack)

    def packs(self, players: int) -> int:
        """How many packs of the deck hold the cards that this many players need."""
        number, _ = self.packs_for(players)
        return number

    def packs_for(self, players: int) -> tuple[int, Cards]:
        """How many packs that is, and one of them, in the form that the rules ask for."""
        return self.deck.pack.packs_for(self.pack_for(players))

    @cached_property
    def pack_steps(self) -> tuple[PackStep, ...]:
        """The number of packs for the fewest players, and each number of players at which it changes."""
        steps: list[PackStep] = []
        for players in self.data.players:
            packs = self.packs(players)
            if not steps or steps[-1].packs != packs:
                steps.append(PackStep(players, packs))
        return tuple(steps)

    @property
    def needs_chips(self) -> bool:
        """Whether chips lie on the table."""
        return needs_chips(self.game, self.data)

    def policy(self, name: str, players: int, playouts: int = PLAYOUTS) -> Policy[Any, Any]:
        """The policy of that name for a number of players; KartenwerkError if the game has none."""
        return policy_of(self.game, name, self.pack_for(players), players, playouts)

    def expert(self, players: int, playouts: int = PLAYOUTS) -> Expert:
        """An expert for a number of players, which can also rate moves; its chances are corrected where they may be."""
        usual = players == max(2, self.data.players[0]) and self.values == self.data.settle({})
        correction = self.data.chance if usual else None
        return Expert(self.game, self.pack_for(players), players, playouts, correction)

    @cached_property
    def kinds(self) -> Cards:
        """Every kind of card that any number of players plays with, in the deck's order."""
        used = {str(card) for players in self.data.players for card in self.pack_for(players)}
        return tuple(card for card in self.deck.kinds if str(card) in used)

    def play(self, players: int, seed: int, policy: str = "sensible", limit: int | None = None) -> PlayedDeal:
        """One deal, played to its end or to the move `limit`."""
        return play_deal(self.game, self.values, players, self.deck.pack, seed, policy, limit, self.rules)

    def play_deals(
        self, players: int, seed: int, policy: str | Policy[Any, Any] = "sensible", limit: int | None = None
    ) -> Iterator[PlayedDeal]:
        """Deal after deal until the match is over; each deal ends at the move `limit` at the latest."""
        return play_deals(self.game, self.values, players, self.deck.pack, seed, policy, limit, self.rules)

    def find(
        self,
        players: int,
        shows: Callable[[PlayedDeal], Shown | None],
        what: str,
        *,
        seeds: range = SEEDS,
        policy: str = "sensible",
    ) -> tuple[int, PlayedDeal, Shown]:
        """The first seed whose deal `shows` something, with the deal and what it showed.

        KartenwerkError, naming `what` was looked for, if no seed does.
        """
        for seed in seeds:
            deal = self.play(players, seed, policy, self.game.move_limit)
            if deal.finished and (found := shows(deal)) is not None:
                return seed, deal, found
        raise self._not_found(players, what, _("{count} games without it", count=len(seeds)))

    def find_in_match(
        self,
        players: int,
        shows: Callable[[PlayedDeal], Shown | None],
        what: str,
        *,
        seeds: range = SEEDS,
        policy: str = "sensible",
        deals: int = 10,
    ) -> tuple[int, tuple[PlayedDeal, ...], Shown]:
        """The first seed with a deal that `shows` something among the first `deals` of its match.

        It finds what a first deal cannot show, such as unequal stacks. Returns the seed, the deals up to the one
        found, and what that one showed. KartenwerkError, naming `what` was looked for, if there is none.
        """
        for seed in seeds:
            played: list[PlayedDeal] = []
            for deal in islice(self.play_deals(players, seed, policy, self.game.move_limit), deals):
                if not deal.finished:
                    break
                played.append(deal)
                if (found := shows(deal)) is not None:
                    return seed, tuple(played), found
        raise self._not_found(
            players, what, _("{count} matches of {deals} deals without it", count=len(seeds), deals=deals)
        )

    def _not_found(self, players: int, what: str, tried: str) -> KartenwerkError:
        return KartenwerkError(
            "no game of {game} with {players} players shows {what}",
            game=self.game.id,
            players=players,
            what=what,
            found=tried,
        )
