"""A session: a deal that is being played, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import between
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Cards
from kartenwerk.library.drawing import Drawing, draw_rows
from kartenwerk.library.lots import Lots
from kartenwerk.library.moves import ForbiddenMoveError, LegalMoves, Why
from kartenwerk.library.pickling import KeptMatch, keep, play_again
from kartenwerk.library.position import write_position
from kartenwerk.play.engine.budget import PLAYOUTS
from kartenwerk.play.engine.contract import CHANCE, Game, Move, Policy, Reason, winners
from kartenwerk.play.engine.deals import PlayedDeal, shuffle
from kartenwerk.play.engine.past import Past, Step, choose_move
from kartenwerk.play.engine.session import Session as Agreed

if TYPE_CHECKING:
    from kartenwerk.play.engine.hints import Hint

S = TypeVar("S")
M = TypeVar("M", bound=Move)


class Turn(NamedTuple, Generic[M]):
    """A move as it was made: the seat (-1 is chance), the move, and what it did in German sentences."""

    seat: int
    move: M
    remarks: tuple[str, ...]


class Entry(NamedTuple):
    """An entry of the tally: for which seat, what for (in German), how many of it, and its points."""

    seat: int
    label: str
    number: int
    points: int


@dataclass
class Session(Generic[S, M]):
    """A deal in play. Seats count from 0; what chance decides is settled by itself. `steps` are made at once.

    `copy` gives one that goes on by itself. A session can be pickled, for other processes and for another day: its game
    must be found there by its id.

    Examples:
        >>> import kartenwerk as kw
        >>> table = kw.game("herzblatt").session(players=3, seed=7)
        >>> table.play("spielt")
        <Call.ACCEPT: 'spielt'>
        >>> table.why_not("spielt").sentence
        'Der Spielmacher steht schon fest.'
        >>> table.play_out().winners
        (1, 2)
    """

    contract: Game[Any, S, M] = field(repr=False)
    agreed: Agreed = field(repr=False)
    workshop: Workshop = field(repr=False)
    players: int
    seed: int | None
    order: Cards = field(repr=False)
    start: S = field(repr=False)
    lots: Lots = field(repr=False)
    earlier: tuple[PlayedDeal, ...] = field(default=(), repr=False)
    steps: tuple[Step, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        self._past = Past(self.contract, self.start)
        self._state = self.start
        self._marks: list[tuple[object, object]] = []
        for step in self.steps:
            if step.seat != CHANCE:
                self._marks.append(self.lots.marks)
            self._make(step.seat, step.move)
        self._settle()

    @property
    def state(self) -> S:
        """All that is on the table, hidden cards too. It never changes: a move makes a new one."""
        return self._state

    @property
    def seat(self) -> int | None:
        """The seat whose move it is, None when the deal is over."""
        return self.contract.to_move(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.seat is None

    @property
    def legal_moves(self) -> LegalMoves[M]:
        """All legal moves of the seat whose move it is; none when the deal is over."""
        return LegalMoves(self.contract.moves(self._state), self._read)

    def view(self, seat: int) -> S:
        """What a seat may see of the state: the rest is blanked. KartenwerkError for a seat that is not there."""
        if seat not in range(self.players):
            raise KartenwerkError("there is no such seat", key="seat", found=str(seat), expected=between(0, self._last))
        return self.contract.view(self._state, seat)

    def why_not(self, move: M | str) -> Why | None:
        """Why the move is forbidden now, None if it is legal; KartenwerkError for a text that is no move at all."""
        reason = self.contract.why_not(self._state, self._move(move))
        return None if reason is None else Why(reason.id, self._sentence(reason), reason.cards)

    def play(self, move: M | str) -> M:
        """Make a legal move, given as such or in notation; returns it.

        ForbiddenMoveError if the rules forbid it, KartenwerkError if the text is no move or the deal is over.
        """
        made = self._move(move)
        seat = self.seat
        if seat is None:
            raise KartenwerkError("the deal is over", key=str(move))
        if (why := self.why_not(made)) is not None:
            raise ForbiddenMoveError(str(made), why)
        self._marks.append(self.lots.marks)
        self._make(seat, made)
        self._settle()
        return made

    def suggest(self, policy: str = "sensible") -> M:
        """The move that a player of that policy makes: random, eager, sensible or expert, in some
        games skilled.

        KartenwerkError if the deal is over or the game has no such policy.
        """
        if self.seat is None:
            raise KartenwerkError("the deal is over", key="suggest")
        return self._choose(self.agreed.policy(policy, self.players), self.seat)

    def hint(self, playouts: int = PLAYOUTS) -> Hint | None:
        """What an expert advises, with the gain in points and its error; None where there is but one move."""
        from kartenwerk.play.engine.hints import advise

        if self.seat is None or len(self.legal_moves) < 2:
            return None
        expert = self.agreed.expert(self.players, playouts)
        view, moves = self.contract.view(self._state, self.seat), self.contract.moves(self._state)
        return advise(expert, view, moves, Random(f"hints {self.seed}"), self._past)

    def play_out(self, policy: str = "sensible", limit: int | None = None) -> Self:
        """Let all seats play to the end, or for at most `limit` moves; returns the session itself."""
        player = self.agreed.policy(policy, self.players)
        made = 0
        while (seat := self.seat) is not None and (limit is None or made < limit):
            self.play(self._choose(player, seat))
            made += 1
        return self

    def undo(self) -> M:
        """Take the last move back, with what chance did after it; returns it. KartenwerkError if there is none."""
        if not self._marks:
            raise KartenwerkError("there is no move to take back", key="undo")
        chance, players = self._marks.pop()
        self.lots.chance.setstate(chance)  # type: ignore[arg-type]
        self.lots.players.setstate(players)  # type: ignore[arg-type]
        kept = self._past.steps
        while kept[-1].seat == CHANCE:
            kept.pop()
        step = kept.pop()
        self._past = Past(self.contract, self.start, kept)
        self._state = step.before
        move: M = step.move
        return move

    def copy(self) -> Self:
        """The same deal at the same move, to be played on by itself: what is done with one leaves the other alone.

        Examples:
            >>> import kartenwerk as kw
            >>> table = kw.game("herzblatt").session(players=3, seed=7)
            >>> other = table.copy()
            >>> other.play_out().is_over, table.is_over
            (True, False)
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.lots, twin._marks = self.lots.copy(), [*self._marks]
        twin._past = Past(self.contract, self.start, self._past.steps)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        deals = [*((deal.order, deal.steps) for deal in self.earlier), (self.order, self._past.steps)]
        kept = keep(self.workshop, self.agreed, self.players, deals)
        return _play_again, (kept, self.seed, self.lots, tuple(self._marks))

    def position(self) -> str:
        """The session as one line of text; `Game.resume` reads it.

        Examples:
            >>> import kartenwerk as kw
            >>> game = kw.game("watten")
            >>> table = game.session(players=2, seed=7).play_out(limit=3)
            >>> game.resume(table.position()).state == table.state
            True
        """
        deals = [*((deal.order, deal.steps) for deal in self.earlier), (self.order, self._past.steps)]
        return write_position(self.agreed, self.players, self.lots.seed, deals)

    @property
    def turns(self) -> tuple[Turn[M], ...]:
        """All moves so far."""
        return tuple(
            Turn(step.seat, step.move, tuple(map(self._sentence, self._remarks(step)))) for step in self._past.steps
        )

    @property
    def tally(self) -> tuple[Entry, ...]:
        """The itemised score; empty until the deal is over."""
        items = self.contract.tally(self._state) if self.is_over else ()
        label = self.agreed.data.tally_label
        return tuple(Entry(item.seat, label(item.reason), item.number, item.points) for item in items)

    @property
    def result(self) -> tuple[int, ...]:
        """What each seat has made in this deal, partners the same; KartenwerkError until it is over."""
        self._check_over("result")
        return self.contract.result(self._state, self.players)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points in this deal; KartenwerkError until it is over."""
        return winners(self.result)

    def next_deal(self) -> Session[S, M] | None:
        """The next deal of the match, None when the match is over; KartenwerkError until this deal is."""
        self._check_over("next_deal")
        order = shuffle(self.order, self.lots.deal)
        start = self.contract.deal_next(self._state, order)
        if start is None:
            return None
        earlier = (*self.earlier, self._finished_deal())
        return Session(
            self.contract, self.agreed, self.workshop, self.players, self.seed, order, start, self.lots, earlier
        )

    def record(self) -> str:
        """The record of the match up to this deal, as TOML that `kartenwerk replay` reads; KartenwerkError as above."""
        from kartenwerk.play.engine.record import as_toml, record_of

        self._check_over("record")
        return as_toml(record_of((*self.earlier, self._finished_deal()), self.agreed.data, "", self.seed))

    def show(self, seat: int | None = None) -> Drawing:
        """What a seat looks at, as a picture; left out, the seat whose move it is."""
        looking = self.seat if seat is None else seat
        looking = 0 if looking is None else looking
        piles = self.contract.piles(self.view(looking), looking)
        rows = [(self.agreed.data.pile_label(id), cards) for id, cards in piles if cards]
        return draw_rows(self.workshop, self.agreed.deck, rows)

    def _repr_svg_(self) -> str:
        return self.show().svg

    @property
    def _last(self) -> int:
        return self.players - 1

    def _move(self, move: M | str) -> M:
        # a move may itself be a str, as members of an enumeration are
        return self._read(move) if type(move) is str else move  # type: ignore[return-value]

    def _read(self, text: str) -> M:
        return self.contract.read(text, self.agreed.deck.pack)

    def _make(self, seat: int, move: M) -> None:
        after = self.contract.play(self._state, move)
        self._past.steps.append(Step(seat, self._state, move, after))
        self._state = after

    def _settle(self) -> None:
        """Let chance make its moves."""
        while self.contract.to_move(self._state) == CHANCE:
            self._make(CHANCE, self.contract.chance(self._state, self.lots.chance))

    def _choose(self, player: Policy[S, M], seat: int) -> M:
        view, moves = self.contract.view(self._state, seat), self.contract.moves(self._state)
        move: M = choose_move(player, view, moves, self.lots.players, self._past)
        return move

    def _remarks(self, step: Step) -> Sequence[Reason]:
        return self.contract.remarks(step.before, step.move, step.after)

    def _sentence(self, reason: Reason) -> str:
        return self.workshop.sentence(self.agreed, reason)

    def _check_over(self, key: str) -> None:
        if not self.is_over:
            raise KartenwerkError("the deal is not over yet", key=key)

    def _finished_deal(self) -> PlayedDeal:
        steps, values = tuple(self._past.steps), self.agreed.values
        return PlayedDeal(self.contract, values, self.players, self.order, self.start, steps, finished=self.is_over)


def _play_again(
    kept: KeptMatch, seed: int | None, lots: Lots, marks: Sequence[tuple[object, object]]
) -> Session[Any, Any]:
    """The session of a pickle; its moves can be taken back as before."""
    agreed, workshop, earlier, last = play_again(kept)
    session = Session[Any, Any](
        agreed.game, agreed, workshop, kept.players, seed, last.order, last.start, lots, earlier, last.steps
    )
    session._marks = [*marks]
    return session
