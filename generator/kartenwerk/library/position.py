"""Positions: a session as one line of text, from which it is played again.

    GAME 3 seed=7 einsatz=2 | spielt; herz-A; kreuz-7 | ...

The game, the players and the seed come first, then the rules that differ from the usual ones, then the moves of each
deal, those of chance too. Cards in brackets before the moves are the order of a deal that the seed does not give.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Cards, notation
from kartenwerk.library.lots import Lots
from kartenwerk.library.moves import ForbiddenMoveError, Why
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal, shuffle
from kartenwerk.play.engine.past import Step
from kartenwerk.play.engine.session import Session as Agreed

LONGEST, MOST_DEALS = 200_000, 1000
"""The most characters of a position, and the most deals in it."""

_HEAD = re.compile(r"(?P<game>[a-z]\w*) (?P<players>\d{1,3}) seed=(?P<seed>-?\d{1,18})(?P<rules>(?: \w+=\S+)*)")
_DEAL = re.compile(r"(?:\[(?P<order>[^\[\]]*)\])?(?P<moves>[^\[\]]*)")


class Position(NamedTuple):
    """What a line of text says: for how many players, the generators as they stand now, and the deals."""

    players: int
    lots: Lots
    deals: Sequence[PlayedDeal]


def write_position(agreed: Agreed, players: int, seed: int, deals: Iterable[tuple[Cards, Sequence[Step]]]) -> str:
    """A match with the order and the steps of each deal as one line."""
    contract = agreed.game
    head = " ".join([contract.id, str(players), f"seed={seed}", *_changes(agreed)])
    lots, before = Lots.of(seed), contract.pack(agreed.rules, players, agreed.deck.pack)
    parts = []
    for order, steps in deals:
        rng = deepcopy(lots.deal)
        follows = shuffle(before, rng) == order
        if follows:
            lots = replace(lots, deal=rng)
        moves = "; ".join(str(step.move) for step in steps)
        parts.append(moves if follows else f"[{notation(order)}] {moves}")
        before = order
    return " | ".join([head, *parts])


def read_position(text: str, agreed: Agreed, workshop: Workshop) -> Position:
    """What the text says, played again; KartenwerkError if it is none, or one of another game or of other rules.

    ForbiddenMoveError at the first move that the rules forbid.
    """
    contract = agreed.game
    head, *parts = text[: LONGEST + 1].split("|")
    found = _HEAD.fullmatch(head.strip())
    dealt = [_DEAL.fullmatch(part.strip()) for part in parts]
    if found is None or not 1 <= len(dealt) <= MOST_DEALS or None in dealt or len(text) > LONGEST:
        raise KartenwerkError("this is no position", found=repr(text[:60]), expected=_("what `position` has returned"))
    if (found["game"], found["rules"].split()) != (contract.id, _changes(agreed)):
        raise KartenwerkError(
            "the position is of another game or of other rules",
            found=f"{found['game']}{found['rules']}",
            expected=" ".join([contract.id, *_changes(agreed)]),
        )
    players, seed = int(found["players"]), int(found["seed"])
    contract.check_players(agreed.data, players)
    lots, before = Lots.of(seed), contract.pack(agreed.rules, players, agreed.deck.pack)
    played = list[PlayedDeal]()
    for deal in filter(None, dealt):
        given = deal["order"]
        order = shuffle(before, lots.deal) if given is None else agreed.deck.pack.read(given)
        if sorted(order) != sorted(before):
            raise KartenwerkError("this order is not the pack of this game", found=repr(str(given)[:60]))
        start = contract.deal_next(played[-1].state, order) if played else contract.deal(agreed.rules, players, order)
        if start is None or (played and not played[-1].finished):
            raise KartenwerkError("this is no position", found=_("deal {deal}", deal=len(played) + 1))
        steps = tuple(_steps(deal["moves"], start, lots, agreed, workshop))
        over = contract.to_move(steps[-1].after if steps else start) is None
        played.append(PlayedDeal(contract, agreed.values, players, order, start, steps, finished=over))
        before = order
    return Position(players, lots, played)


def _changes(agreed: Agreed) -> list[str]:
    """The rules that differ from the usual ones, as they stand in a position."""
    usual = agreed.data.settle({})
    return [f"{key}={value}".replace(" ", "_") for key, value in agreed.values.items() if value != usual[key]]


def _steps(text: str, state: Any, lots: Lots, agreed: Agreed, workshop: Workshop) -> Iterator[Step]:
    """The moves of a deal; what chance has drawn is drawn again, so that it goes on from there."""
    contract = agreed.game
    for part in filter(None, map(str.strip, text.split(";"))):
        move, seat = contract.read(part, agreed.deck.pack), contract.to_move(state)
        if seat is None:
            raise KartenwerkError("the deal is over", key=part)
        if seat == CHANCE:
            contract.chance(state, lots.chance)
        elif (reason := contract.why_not(state, move)) is not None:
            raise ForbiddenMoveError(part, Why(reason.id, workshop.sentence(agreed, reason), reason.cards))
        after = contract.play(state, move)
        yield Step(seat, state, move, after)
        state = after
