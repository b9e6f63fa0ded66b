"""A table at which people sit among policies. It keeps the state to itself and hands out what each seat may know.

Whoever talks with a person gets views, events as that person's seat hears them, and nothing else. A person may take a
move back: the lots of chance and of the others hang on the seed and the number of the move, so that the same move
again is answered by the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.contract import CHANCE, Item, Note, Policy, Reason
from kartenwerk.play.engine.deals import PlayedDeal, PlayedMatch, shuffle
from kartenwerk.play.engine.hints import Hint, advise
from kartenwerk.play.engine.past import Past, Step, cards_in, choose_move
from kartenwerk.play.engine.record import Record, record_of
from kartenwerk.play.engine.review import CostlyMove, find_costly
from kartenwerk.play.engine.session import Session


class Event(NamedTuple):
    """A move as a seat witnesses it.

    `number` counts the moves of the deal from 1, those of chance among them; `move` is what the seat hears; `shown` are
    hands that are turned up, as (seat, cards); `drawn` are the cards that came to its own hand.
    """

    number: int
    seat: int
    move: Any
    shown: tuple[tuple[int, Cards], ...]
    remarks: tuple[Reason, ...]
    drawn: Cards


class FullTrick(NamedTuple):
    """A trick that is over: who laid which card, in their order, and what the game said of it."""

    laid: tuple[tuple[int, Card], ...]
    remarks: tuple[Reason, ...]


class Sight(NamedTuple):
    """What a seat sees: its view, the cards that lie before it, and what else it reads off the table.

    `laid` are the cards of the open trick with the seats that laid them; None in a game without tricks. `arranged` puts
    a hand that is sorted suit by suit into the order in which it is held now; None where that is the same. `last` is
    the trick that was full last. `named` are legal moves, by their notation, as they are heard where that names a card
    more: the open one that is taken.
    """

    view: Any
    piles: tuple[tuple[str, Cards], ...]
    notes: tuple[Note, ...]
    laid: tuple[tuple[int, Card], ...] | None = None
    arranged: Callable[[Cards], Cards | None] | None = None
    last: FullTrick | None = None
    named: Mapping[str, Any] = MappingProxyType({})

    def pile(self, id: str) -> Cards:
        return dict(self.piles).get(id, ())

    def with_hand(self, cards: Cards) -> Sight:
        """The same with the hand in another order."""
        return self._replace(piles=tuple((id, cards if id == "hand" else pile) for id, pile in self.piles))


class GameTable:
    """A match as it is being played: `people` are seats from 0, all others follow the `policy`.

    `hints` and `undos` count what the people have asked for.
    """

    def __init__(
        self, session: Session, players: int, people: Sequence[int], policy: Policy[Any, Any], seed: int, playouts: int
    ) -> None:
        self.session, self.players, self.people, self.seed = session, players, tuple(people), seed
        self.game = session.game
        self.hints = self.undos = 0
        self._policy = policy
        self._adviser = session.expert(players, playouts)
        pack = session.pack_for(players)
        deal_rng = Random(f"deal {seed}")
        self._orders: Iterator[Cards] = iter(lambda: shuffle(pack, deal_rng), None)
        self._order = next(self._orders)
        self._start = self.game.deal(session.rules, players, self._order)
        self._past = Past(self.game, self._start)
        self._done: list[PlayedDeal] = []

    @property
    def turn(self) -> int | None:
        """The seat that must move, CHANCE, or None when the deal is over."""
        return self.game.to_move(self._state)

    @property
    def waits(self) -> bool:
        """Whether a person must move."""
        return self.turn in self.people

    @property
    def number(self) -> int:
        """How many moves of the deal have been made."""
        return len(self._past.steps)

    @property
    def begun(self) -> bool:
        """Whether anything has been played in the match."""
        return bool(self.number or self._done)

    def sight(self, seat: int) -> Sight:
        """What the seat sees now."""
        sight = self._sight(self._state, seat)._replace(last=self.last_trick())
        if self.turn != seat:
            return sight
        moves = ((move, self.game.heard(self._state, move, seat)) for move in self.game.moves(sight.view))
        named = {str(move): heard for move, heard in moves if not any(cards_in(move)) and any(cards_in(heard))}
        return sight._replace(named=named)

    def last_trick(self) -> FullTrick | None:
        """The trick that was full last in this deal, as everybody has seen it; None if there is none."""
        for step in reversed(self._past.steps):
            before, (card, *others) = self.game.laid(step.before), (*cards_in(step.move), None)
            if card is not None and others == [None] and before and not self.game.laid(step.after):
                remarks = self.game.remarks(step.before, step.move, step.after)
                return FullTrick((*before, (step.seat, card)), remarks)
        return None

    def moves(self, seat: int) -> tuple[Any, ...]:
        """The legal moves of the seat, whose turn it is, as its view gives them."""
        return self.game.moves(self.game.view(self._state, seat))

    def why_not(self, seat: int, move: Any) -> Reason | None:
        """The rule that forbids the seat, whose turn it is, a move."""
        return self.game.why_not(self.game.view(self._state, seat), move)

    def play(self, move: Any) -> None:
        """A person's move, which must be legal."""
        self._make(move)

    def proceed(self) -> None:
        """The next move of a policy or of chance, of which it must be the turn."""
        turn = self.turn
        if turn == CHANCE:
            self._make(self.game.chance(self._state, self._lots("chance")))
            return
        assert turn is not None
        view, moves = self.game.view(self._state, turn), self.game.moves(self._state)
        self._make(choose_move(self._policy, view, moves, self._lots("players"), self._past))

    def hint(self, seat: int) -> Hint | None:
        """What an expert advises the seat, whose turn it is; None, and no hint counted, where there is but one move."""
        moves = self.moves(seat)
        if len(moves) < 2:
            return None
        self.hints += 1
        view = self.game.view(self._state, seat)
        return advise(self._adviser, view, moves, self._lots("hints"), self._past)

    def undo(self, seat: int) -> bool:
        """Go back to before the seat's last own move, if it has made one in this deal."""
        own = [place for place, step in enumerate(self._past.steps) if step.seat == seat]
        if not own:
            return False
        self._past = Past(self.game, self._start, self._past.steps[: own[-1]])
        self.undos += 1
        return True

    def moved_since(self, seat: int) -> tuple[int, ...]:
        """The other people who have moved after the seat's last own move; taking that back takes back theirs, too."""
        seats = [step.seat for step in self._past.steps]
        own = max((place for place, one in enumerate(seats) if one == seat), default=len(seats))
        return tuple(sorted({*seats[own:]} & {*self.people} - {seat}))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What the seat has witnessed of the deal after its first `since` moves."""
        steps = self._past.steps[since:]
        return [self._event(number, step, seat) for number, step in enumerate(steps, start=since + 1)]

    def next_deal(self) -> bool:
        """Deal again after a finished deal; False when the match is over."""
        self._done.append(self._played)
        self._order = next(self._orders)
        start = self.game.deal_next(self._done[-1].state, self._order)
        if start is None:
            return False
        self._start = start
        self._past = Past(self.game, start)
        return True

    def find_costly(self, seat: int) -> tuple[CostlyMove, ...]:
        """The moves of a seat that cost most in the finished deals."""
        return find_costly(self._adviser, self.match().deals, seat)

    def tally(self) -> tuple[Item, ...]:
        """What each seat scored for what in a finished deal."""
        return self._played.tally

    def match(self) -> PlayedMatch:
        """The finished deals, this one among them if it is."""
        return PlayedMatch(tuple(deal for deal in self._deals if deal.finished))

    def record(self, policy: str) -> Record:
        """The match so far; a deal that is not over has no result."""
        seats = tuple(seat + 1 for seat in self.people)
        asked = {"seats": seats, "hints": self.hints, "undos": self.undos}
        return record_of(self._deals, self.session.data, policy, self.seed).model_copy(update=asked)

    def resume(self, deals: Sequence[PlayedDeal]) -> None:
        """Go on where deals that were replayed by the same seed end."""
        for played in deals[1:]:
            assert played.order
            next(self._orders)
        *self._done, last = deals
        self._order, self._start = last.order, last.start
        self._past = Past(self.game, last.start, last.steps)

    @property
    def _state(self) -> Any:
        steps = self._past.steps
        return steps[-1].after if steps else self._start

    @property
    def _played(self) -> PlayedDeal:
        steps = tuple(self._past.steps)
        return PlayedDeal(
            self.game, self.session.values, self.players, self._order, self._start, steps, self.turn is None
        )

    @property
    def _deals(self) -> list[PlayedDeal]:
        """All deals, the present one last."""
        return [*self._done, self._played] if not self._done or self._done[-1].start is not self._start else self._done

    def _make(self, move: Any) -> None:
        before = self._state
        seat = self.game.to_move(before)
        assert seat is not None
        self._past.steps.append(Step(seat, before, move, self.game.play(before, move)))

    def _lots(self, what: str) -> Random:
        return Random(f"{what} {self.seed} {len(self._done)} {self.number}")

    def _sight(self, state: Any, seat: int) -> Sight:
        view = self.game.view(state, seat)
        as_it_is = self.game.arranged(view, ()) is None
        arranged = None if as_it_is else partial(self.game.arranged, view)
        return Sight(view, self.game.piles(view, seat), self.game.notes(view, seat), self.game.laid(view), arranged)

    def _event(self, number: int, step: Step, seat: int) -> Event:
        game = self.game
        hands = [Counter(self._sight(state, seat).pile("hand")) for state in (step.before, step.after)]
        return Event(
            number,
            step.seat,
            game.heard(step.before, step.move, seat),
            game.shown(step.before, step.move, step.after),
            game.remarks(step.before, step.move, step.after),
            tuple((hands[1] - hands[0]).elements()),
        )
