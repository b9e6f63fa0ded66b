"""A game that the engine's players play among themselves: how it is played, recorded and printed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import DealRecord, MatchRecord, Played, TallyItem
from kartenwerk.cli.hints import describe_hint
from kartenwerk.cli.transcript import Transcript
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import PlayedDeal, PlayedMatch
from kartenwerk.play.engine.expert import NAME as EXPERT
from kartenwerk.play.engine.hints import Adviser, Hint
from kartenwerk.play.engine.past import Past, choose_move
from kartenwerk.play.engine.record import Deal, Record, record_of
from kartenwerk.play.engine.scoring import Item
from kartenwerk.play.engine.session import Session

MOST_DEALS = 1000
SILENT_SECONDS = 1.0
"""Work that takes longer shows its progress."""

PROGRESS_DEALS = 50
"""The number of deals after which progress is printed."""


class Length(NamedTuple):
    """How much is played: at most so many deals, or the `whole` match if it is over by then."""

    most: int
    whole: bool

    @staticmethod
    def read(text: str, session: Session) -> Length:
        """A number of deals, or "match"; KartenwerkError for other words, and for the match of an endless game."""
        if text.isdecimal() and 0 < int(text) <= MOST_DEALS:
            return Length(int(text), False)
        if text != "match":
            raise KartenwerkError(
                "the number of deals is not valid",
                key="--deals",
                found=repr(text),
                expected=_("1 to {most}, or match", most=MOST_DEALS),
            )
        if session.game.endless:
            raise KartenwerkError(
                "{title} knows no match: its deals go on without an end",
                title=session.data.title,
                key="--deals",
                found="match",
                expected=_("1 to {most:,}", most=MOST_DEALS),
            )
        return Length(MOST_DEALS, True)


@dataclass(frozen=True)
class WatchedMatch:
    """Deals of a session that so many `players` play by one policy; an expert plays on `playouts` times a move."""

    session: Session
    players: int
    policy: str
    playouts: int
    seed: int
    length: Length
    advised: bool

    @property
    def match(self) -> PlayedMatch:
        """All deals; KartenwerkError if one of them, or the match, does not end."""
        return self._played[0]

    @property
    def hints(self) -> Sequence[Hint | None]:
        """What an expert advised before each move, if it is asked for."""
        return self._played[1]

    @cached_property
    def _played(self) -> tuple[PlayedMatch, Sequence[Hint | None]]:
        player = self.session.policy(self.policy, self.players, self.playouts)
        if not self.advised:
            return self._play(player), ()
        expert = self.session.expert(self.players, self.playouts)
        adviser = Adviser(expert, player, Random(f"hints {self.seed}"))
        return self._play(adviser), adviser.hints

    def _play(self, player: Policy[Any, Any]) -> PlayedMatch:
        limit = self.session.game.longest
        deals = self.session.play_deals(self.players, self.seed, _Counting(player), limit)
        # one deal more shows whether the match would have gone on
        played = tuple(islice(_count(deals), self.length.most + self.length.whole))
        title = self.session.data.title
        if not played[-1].finished:
            raise KartenwerkError(
                "this game of {title} does not end within {limit:,} moves",
                title=title,
                limit=limit,
                key="--seed",
                found=str(self.seed),
                expected=_("another seed, or another --policy"),
            )
        if len(played) > self.length.most:
            raise KartenwerkError(
                "this match of {title} is not over after {most:,} deals",
                title=title,
                most=self.length.most,
                key="--deals",
                found="match",
                expected=_("1 to {most:,}, or rules by which it ends", most=MOST_DEALS),
            )
        return PlayedMatch(played)

    @property
    def record(self) -> Record:
        policy = f"{self.policy} {self.playouts}" if self.policy == EXPERT else self.policy
        return record_of(self.match.deals, self.session.data, policy, self.seed)

    def describe(self) -> Played:
        """The match as data, with the tally of its last deal, and with the hints if they are asked for."""
        played = Played(
            record=_describe_record(self.record),
            tally=describe_tally(self.match.deals[-1].tally),
            result=[*self.match.result],
            winners=[*self.match.winners],
            standings=[[*standing] for standing in self.match.standings],
            seed=self.seed,
            policy=self.policy,
        )
        if self.advised:
            played["hints"] = [hint and describe_hint(hint) for hint in self.hints]
        return played

    def show(self, workshop: Workshop, plain: bool) -> None:
        """Print every move and the tally of each deal."""
        transcript = Transcript(workshop, self.session, plain, self.hints)
        if len(self.match.deals) == 1 and not self.length.whole:
            transcript.show(self.match.deals[0])
        else:
            transcript.show_match(self.match, self.length.whole)


def describe_tally(items: Iterable[Item]) -> list[TallyItem]:
    """The items of a tally as data, without their cards."""
    return [TallyItem(seat=item.seat, reason=item.reason, points=item.points, number=item.number) for item in items]


def _describe_record(record: Record) -> MatchRecord:
    return MatchRecord(
        format=record.format,
        **_describe_deal(record),
        game=record.game,
        players=record.players,
        policy=record.policy,
        seed=record.seed,
        seats=[*record.seats],
        hints=record.hints,
        undos=record.undos,
        rules=record.rules,
        further=[_describe_deal(deal) for deal in record.further],
    )


def _describe_deal(deal: Deal) -> DealRecord:
    return DealRecord(deck=deal.deck, moves=deal.moves, result=[*deal.result])


class _Counting:
    """The same policy. At a terminal it prints the number of moves now and then, if they take long."""

    def __init__(self, player: Policy[Any, Any]) -> None:
        self._player = player
        self._moves = 0
        self._printed = monotonic()

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        self._moves += 1
        if sys.stderr.isatty() and monotonic() - self._printed > SILENT_SECONDS:
            self._printed = monotonic()
            _print_progress(gettext("{count} moves made", count=self._moves))
        return choose_move(self._player, view, moves, rng, past)


def _count(deals: Iterable[PlayedDeal]) -> Iterator[PlayedDeal]:
    """The deals. At a terminal their number is printed now and then."""
    for number, deal in enumerate(deals, start=1):
        if number % PROGRESS_DEALS == 0 and sys.stderr.isatty():
            _print_progress(gettext("{count} deals played", count=number))
        yield deal


def _print_progress(line: str) -> None:
    """A line on standard error over which the next is written."""
    print(line, end="\r", file=sys.stderr, flush=True)
