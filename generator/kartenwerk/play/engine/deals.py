"""Playing deals from the first move to the tally, with every step kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from random import Random
from typing import Any

from kartenwerk.base.errors import unknown
from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine import expert
from kartenwerk.play.engine.budget import PLAYOUTS
from kartenwerk.play.engine.contract import CHANCE, AnyGame, Item, Policy, random_policy, winners
from kartenwerk.play.engine.expert import Expert
from kartenwerk.play.engine.past import Past, choose_move
from kartenwerk.play.engine.past import Step as Step


@dataclass(frozen=True)
class PlayedDeal:
    """A deal as it was played. `values` are all rule parameters, `steps` every move from the deal on."""

    game: AnyGame
    values: Mapping[str, Value]
    players: int
    order: tuple[Card, ...]
    start: Any
    steps: tuple[Step, ...]
    finished: bool

    @property
    def state(self) -> Any:
        """The last state reached."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def tally(self) -> tuple[Item, ...]:
        return self.game.tally(self.state) if self.finished else ()

    @property
    def result(self) -> tuple[int, ...]:
        return self.game.result(self.state, self.players)


def shuffle(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """The cards in an order that `rng` decides: that of `Random.shuffle`, without two calls for each card."""
    order, draw = list(cards), rng.getrandbits
    for last, bits in _lots(len(order)):
        place = draw(bits)
        while place > last:
            place = draw(bits)
        order[last], order[place] = order[place], order[last]
    return tuple(order)


@cache
def _lots(cards: int) -> tuple[tuple[int, int], ...]:
    """Each place that a card is drawn for, the last one first, and how many bits name one of those up to it."""
    return tuple((last, (last + 1).bit_length()) for last in range(cards - 1, 0, -1))


def policy_of(game: AnyGame, name: str, pack: Cards, players: int, playouts: int = PLAYOUTS) -> Policy[Any, Any]:
    """The policy of that name for these players and this pack; KartenwerkError if there is none.

    An expert may be given more or fewer `playouts`.
    """
    if name == "random":
        return random_policy
    if name == expert.NAME:
        return Expert(game, pack, players, playouts)
    if name in game.policies:
        return game.policies[name]
    raise unknown("there is no policy of that name", name, ["random", *game.policies, expert.NAME], "--policy")


def play_deal(
    game: AnyGame,
    values: Mapping[str, Value],
    players: int,
    deck: Pack,
    seed: int,
    policy: str | Policy[Any, Any] = "sensible",
    limit: int | None = None,
    rules: Any = None,
) -> PlayedDeal:
    """Shuffle by `seed`, deal, and let every seat follow `policy` to the end or to the move `limit`.

    Shuffling, chance and players draw from generators of their own, so a change of policy keeps the deal.
    """
    return next(iter(play_deals(game, values, players, deck, seed, policy, limit, rules)))


def play_deals(
    game: AnyGame,
    values: Mapping[str, Value],
    players: int,
    deck: Pack,
    seed: int,
    policy: str | Policy[Any, Any] = "sensible",
    limit: int | None = None,
    rules: Any = None,
) -> Iterator[PlayedDeal]:
    """Deal after deal, each beginning as the one before left the table, until the game says that the match is over.

    `policy` is the name of one, or one itself; `rules` are those of the `values`, if somebody has made them before.
    """
    rules = game.rules(**values) if rules is None else rules
    pack = game.pack(rules, players, deck)
    deal_rng, chance_rng, player_rng = (Random(f"{what} {seed}") for what in ("deal", "chance", "players"))
    choose = policy_of(game, policy, pack, players) if isinstance(policy, str) else policy
    order = shuffle(pack, deal_rng)
    start = game.deal(rules, players, order)
    while start is not None:
        steps, finished = play_on(game, start, choose, chance_rng, player_rng, limit)
        deal = PlayedDeal(game, values, players, order, start, steps, finished)
        yield deal
        order = shuffle(pack, deal_rng)
        start = game.deal_next(deal.state, order)


def play_on(
    game: AnyGame, start: Any, choose: Policy[Any, Any], chance_rng: Random, player_rng: Random, limit: int | None
) -> tuple[tuple[Step, ...], bool]:
    """Every move from the state `start` on, and whether the deal was finished within the `limit` of moves."""
    past = Past(game, start)
    state = start
    while (seat := game.to_move(state)) is not None:
        if limit is not None and len(past.steps) >= limit:
            return tuple(past.steps), False
        if seat == CHANCE:
            move = game.chance(state, chance_rng)
        else:
            move = choose_move(choose, game.view(state, seat), game.moves(state), player_rng, past)
        after = game.play(state, move)
        past.steps.append(Step(seat, state, move, after))
        state = after
    return tuple(past.steps), True


@dataclass(frozen=True)
class PlayedMatch:
    """Deals of one match in their order, at least one. A single deal counts by its own result."""

    deals: tuple[PlayedDeal, ...]

    @cached_property
    def standings(self) -> Sequence[tuple[int, ...]]:
        """What each seat has in the match after each deal, by the game's own `scores` or as the sum of results."""
        scores = [deal.game.scores(deal.state) for deal in self.deals] if len(self.deals) > 1 else [None]
        known = [score for score in scores if score is not None]
        return known or [*accumulate((deal.result for deal in self.deals), _sums)]

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The sides of the game, by their seats."""
        return self.deals[0].game.teams(self.deals[0].players)

    @property
    def result(self) -> tuple[int, ...]:
        """What each seat has in the end."""
        return self.standings[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have most: one seat, partners, or several that tie."""
        return winners(self.result)


def _sums(before: Sequence[int], now: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(before, now, strict=True)))
