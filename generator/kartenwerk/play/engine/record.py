"""Records: played deals as a short TOML text that replays without any random generator.

```toml
format = 1                        # left out, 1
game = "stichprobe"
players = 2
policy = "sensible"
seed = 7
deck = "herz-A pik-7 ..."         # the shuffled order, top card first
moves = "herz-A; herz-9; ..."     # every move from the deal on, those of chance included
result = [5, 11]                  # without it the deal was left before its end

[rules]                           # only what differs from the game's defaults
punkte_je_stich = 2

[[further]]                       # further deals of the same match: deck, moves, result
```
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import Field

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.toml import quote, value_of
from kartenwerk.cards import Pack, notation
from kartenwerk.catalog.fields import Data, Id, Name, VersionedFile
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.catalog.load import read_model
from kartenwerk.play.engine.contract import AnyGame, Reason
from kartenwerk.play.engine.deals import PlayedDeal, Step

WRAP = 110


class Deal(Data):
    """One deal: the shuffled order, the moves, the outcome; none if the deal was left before its end."""

    deck: Name
    moves: str
    result: tuple[int, ...] = Field(strict=False, default=())

    @property
    def move_texts(self) -> tuple[str, ...]:
        text = " ".join(self.moves.split())
        return tuple(part.strip() for part in text.split(";") if part.strip())


class Record(Deal, VersionedFile):
    """What was played: one deal, or several deals of a match.

    `seats` are those of people, counted from 1, if any sat at the table, with the hints they asked for and the moves
    they took back.
    """

    game: Id
    players: int
    policy: str = ""
    seed: int | None = None
    seats: tuple[int, ...] = Field(strict=False, default=())
    hints: int = Field(ge=0, default=0)
    undos: int = Field(ge=0, default=0)
    rules: dict[str, Value] = Field(default_factory=dict)
    further: tuple[Deal, ...] = Field(strict=False, default=())

    @property
    def deals(self) -> tuple[Deal, ...]:
        return (self, *self.further)


class IllegalMoveError(Exception):
    """Move `number` (from 1) is impossible; `reason` says why. It is None where the text is not a move at all."""

    def __init__(self, number: int, text: str, reason: Reason | None, state: Any) -> None:
        super().__init__(f"move {number} ({text}) is impossible")
        self.number = number
        self.text = text
        self.reason = reason
        self.state = state


def record_of(matches: Sequence[PlayedDeal], data: GameData, policy: str, seed: int | None) -> Record:
    """The record of the deals of one match; the last of them may be unfinished."""
    first = matches[0]
    deals = [
        Deal(
            deck=notation(played.order),
            moves="; ".join(str(step.move) for step in played.steps),
            result=played.result if played.finished else (),
        )
        for played in matches
    ]
    return Record(
        game=first.game.id,
        players=first.players,
        policy=policy,
        seed=seed,
        rules={key: value for key, value in first.values.items() if value != data.rules[key].default},
        deck=deals[0].deck,
        moves=deals[0].moves,
        result=deals[0].result,
        further=tuple(deals[1:]),
    )


def read_record(file: DataFile) -> Record:
    """A record from a file; KartenwerkError if the file is not a record."""
    return read_model(file, Record)


def replay(
    record: Record, game: AnyGame, data: GameData, deck: Pack, by: tuple[Mapping[str, Value], Any] | None = None
) -> tuple[PlayedDeal, ...]:
    """The deals of a record, with every move checked; the last is unfinished where the record has no result of it.

    They are played `by` the record's own values and the rules made of these, or by others.

    Raises IllegalMoveError at the first move the rules forbid, KartenwerkError where the record does not
    fit the game (players, rules, deck, a missing end, another result).
    """
    game.check_players(data, record.players)
    if by is None:
        settled = data.settle(record.rules)
        by = settled, game.rules(**settled)
    values, rules = by
    pack = sorted(game.pack(rules, record.players, deck))
    matches: list[PlayedDeal] = []
    for deal in record.deals:
        order = deck.read(deal.deck)
        if sorted(order) != pack:
            raise KartenwerkError(
                "the record's deck is not the pack of this game", key="deck", expected=_("every card of the pack once")
            )
        start = game.deal_next(matches[-1].state, order) if matches else game.deal(rules, record.players, order)
        if start is None:
            raise KartenwerkError("the record goes on after the match is over", key="further")
        done = sum(len(played.steps) for played in matches)
        steps = _replay_deal(deal, game, deck, start, done)
        finished = bool(deal.result) or deal is not record.deals[-1]
        played = PlayedDeal(game, values, record.players, order, start, steps, finished)
        if finished and game.to_move(played.state) is not None:
            raise KartenwerkError(
                "the record ends before the game does", key="moves", found=_("{count} moves", count=len(steps))
            )
        if finished and played.result != deal.result:
            raise KartenwerkError(
                "the record has another result than its moves give",
                key="result",
                found=str(list(deal.result)),
                expected=str(list(played.result)),
            )
        matches.append(played)
    return tuple(matches)


def _replay_deal(deal: Deal, game: AnyGame, deck: Pack, state: Any, done: int) -> tuple[Step, ...]:
    """The steps of one deal; its moves are numbered from `done` + 1 on."""
    steps: list[Step] = []
    for number, text in enumerate(deal.move_texts, start=done + 1):
        seat = game.to_move(state)
        try:
            move = game.read(text, deck)
        except KartenwerkError as error:
            raise IllegalMoveError(number, text, None, state) from error
        reason = game.why_not(state, move)
        if reason is not None or seat is None:
            raise IllegalMoveError(number, text, reason, state)
        after = game.play(state, move)
        steps.append(Step(seat, state, move, after))
        state = after
    return tuple(steps)


def as_toml(record: Record) -> str:
    """The record as a file of some fifteen lines."""
    lines = [f"format = {record.format}", f"game = {quote(record.game)}", f"players = {record.players}"]
    if record.policy:
        lines.append(f"policy = {quote(record.policy)}")
    if record.seed is not None:
        lines.append(f"seed = {record.seed}")
    if record.seats:
        lines.append(f"seats = [{', '.join(map(str, record.seats))}]")
    lines += [f"{key} = {number}" for key, number in (("hints", record.hints), ("undos", record.undos)) if number]
    lines += _deal_lines(record)
    if record.rules:
        lines += ["", "[rules]", *(f"{key} = {value_of(value)}" for key, value in record.rules.items())]
    for deal in record.further:
        lines += ["", "[[further]]", *_deal_lines(deal)]
    return "\n".join(lines) + "\n"


def _deal_lines(deal: Deal) -> list[str]:
    result = [f"result = [{', '.join(map(str, deal.result))}]"] if deal.result else []
    return [f"deck = {_wrap(deal.deck)}", f"moves = {_wrap(deal.moves)}", *result]


def _wrap(text: str) -> str:
    """A multi-line string; a backslash at a line's end joins it to the next."""
    lines = textwrap.wrap(text, WRAP, break_long_words=False, break_on_hyphens=False)
    return '"""\\\n' + " \\\n".join(lines) + '"""'
