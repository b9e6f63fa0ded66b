"""What a game is to the engine.

A game is a class whose methods are pure functions over values: a state is never mutated, the deck is an explicit
order of cards, and nothing inside draws lots. Chance that happens during play is a move of the seat
CHANCE that carries its outcome. A game's package exports one value of its class as `GAME`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.version import CONTRACT as CONTRACT
from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.charted import ChartedChoice
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.reading import DiceReader, HandReader, OddsReader
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.engine.scoring import Item as Item
from kartenwerk.play.engine.scoring import points_of as points_of

PATIENCE = 50
"""How many times a game's `move_limit` players of sense may need: at Mogeln three once took 21,570 moves."""

CHANCE = -1
"""The seat of chance: its moves carry what the lot decided (a reshuffled stock, say)."""


class Move(Protocol):
    """A frozen value named by a noun or verb of the rule book; `str(move)` is its notation.

    It is equal to moves of its own class alone: a class made with NamedTuple is decorated with `equal_by_class`.
    """

    def __str__(self) -> str: ...


class Reason(NamedTuple):
    """Why a move is forbidden, or what it did.

    `id` names a sentence in the game's TOML; `cards` are what it speaks of, `seat` is whom, if anybody, and `number`
    how many or how much.
    """

    id: str
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    number: int | None = None


class Ending(NamedTuple):
    """How a deal ended for sides that it has made: the declarer and the others, say.

    `id` names a sentence of `[remarks]` in the game's TOML; `seats` are those of the side that it names; `number` is
    what they have made, and `needed` what they needed. Sides that are `lasting` are the same in the next deal.
    """

    id: str
    seats: tuple[int, ...]
    number: int | None = None
    needed: int | None = None
    lasting: bool = False


class Note(NamedTuple):
    """Something to be read off the table that is no card: the pot, the trumps, how many cards somebody holds.

    `id` names a label in the game's TOML; its value is a number, a word (a suit, a rank or a word of a move), a
    seat, or several of these.
    """

    id: str
    number: int | float | None = None
    word: str = ""
    seat: int | None = None


R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)

Policy = Callable[[S, Sequence[M], Random], M]
"""Chooses one of the legal moves. The random generator is handed in."""


class Talk(Generic[S, M]):
    """What people at the table see, hear and read. A game without secrets and piles needs none of it."""

    def heard(self, state: S, move: M, seat: int) -> Move:
        """What a seat hears of a move, its own among them.

        Cards that the mover alone may know are HIDDEN, and what the notation leaves open is said.
        """
        return move

    def shown(self, before: S, move: M, after: S) -> tuple[tuple[int, Cards], ...]:
        """Hands that the move turns up for all, as (seat, cards), before they are put away."""
        return ()

    def remarks(self, before: S, move: M, after: S) -> tuple[Reason, ...]:
        """What the move did, as ids of the game's `[remarks]` with the cards they speak of."""
        return ()

    def piles(self, state: S, seat: int) -> tuple[tuple[str, Cards], ...]:
        """The cards a seat looks at, as (id of `[piles]`, cards), for showing a game."""
        return ()

    def arranged(self, state: S, hand: Cards) -> Cards | None:
        """A hand, sorted as it is held in this state, trumps first, say; None where suits and ranks put it in order."""
        return None

    def laid(self, state: S) -> tuple[tuple[int, Card], ...] | None:
        """Who has laid which cards of the open trick, in their order; None in a game without tricks."""
        return None

    def notes(self, state: S, seat: int) -> tuple[Note, ...]:
        """What else a seat reads off the table, the most important first; ids of the game's `[notes]`."""
        return ()

    def ending(self, state: S) -> Ending | None:
        """Which of the sides that a finished deal has made has won, and how; None where there are none."""
        return None

    def consequences(self, course: Sequence[S], seat: int) -> Consequences:
        """What a player can name of what the seat's move has brought: the state before it, after it, and so on.

        A consequence that the course does not decide yet is left out; the last state need not be the end of the deal.
        """
        return {}

    def consequences_at_end(self, course: Sequence[S], seat: int) -> Consequences:
        """The consequences that only the end of a deal decides; the course reaches it."""
        return {}


class Players(Generic[S, M]):
    """Who plays the game besides people.

    `policies` are named players beside `random`: "eager" plays whenever it can, "sensible" better, and "skilled", where
    there is one, better still (measured). With `searches`, an expert plays better by searching than without (measured);
    else it plays as "skilled" or as "sensible".
    """

    policies: Mapping[str, Policy[S, M]]
    searches: bool = True

    def alike(self, move: M) -> M:
        """The same for moves that differ in nothing that matters; itself a move, though not always a legal one."""
        return move

    def is_counted_out(self, state: S) -> bool:
        """Whether both of two players know all cards by counting, and so few are left that the best is reckoned out."""
        return False

    def settle(self, state: S) -> S:
        """A state drawn from what a seat sees, with choices that others have made unseen.

        They are made as players who know the game would. A view that hides cards alone needs nothing of this.
        """
        return state


class AnyShowcase:
    """What printed things show of a game. `examples.showcase.Showcase` is it, which the engine does not know."""


class Game(Talk[S, M], Players[S, M], ABC, Generic[R, S, M]):
    """The rules of a game: a class of its own for each, of which the package exports one value as `GAME`.

    id            the name of its file of data, `rules_data/games/<id>.toml`
    rules         a named tuple of the parameters that the file states
    move_limit    moves after which `eager` players must have finished a deal
    endless       whether `deal_next` never gives None, because the rules know no match
    open_hands    whether all hands lie open, so that views keep no secrets
    chips         whether `accounts` keeps chips or coins
    scoring       how a table writes it down: from the facts of a deal to the items of the tally
    words         the words of its notation, beside cards and numbers: programs that learn have moves as numbers (see
                  `numbering`). A game without them has its words spelled letter by letter
    contract      the number of the contract that the game keeps

    A value of the class is made of the `policies` that know it and, if the game has any, of what it says of `hands`
    apart from playing, of their `odds`, of hands by `dice` (see `reading`), of its `showcase`, and of the choices on
    which its charts advise, by the ids of these (`charted`).
    """

    id: str
    rules: type[R]
    move_limit: int
    endless: bool = False
    open_hands: bool = False
    chips: bool = False
    scoring: Scoring[R, S, Any] | None = None
    words: tuple[str, ...] = ()
    contract: int = CONTRACT

    def __init__(
        self,
        policies: Mapping[str, Policy[S, M]] = MappingProxyType({}),
        *,
        hands: HandReader | None = None,
        odds: OddsReader | None = None,
        dice: DiceReader | None = None,
        showcase: AnyShowcase | None = None,
        charted: Mapping[str, ChartedChoice[S, M]] = MappingProxyType({}),
    ) -> None:
        self.policies, self.hands, self.odds, self.dice, self.showcase = policies, hands, odds, dice, showcase
        self.charted = charted

    def pack(self, rules: R, players: int, deck: Pack) -> Cards:
        """The cards it is played with, as a multiset in a fixed order: by default all of the deck."""
        return deck.cards

    @abstractmethod
    def deal(self, rules: R, players: int, order: Cards) -> S:
        """The first state; `order` is the shuffled pack, top card first."""

    @abstractmethod
    def to_move(self, state: S) -> int | None:
        """The seat whose move it is, CHANCE, or None when the deal is over."""

    def moves(self, state: S) -> tuple[M, ...]:
        """All legal moves of that seat, in a fixed order, none twice: by default the candidates that nothing forbids.

        A game has its own where asking `why_not` for every candidate takes too long (measured).
        """
        return tuple(move for move in self.candidates(state) if self.why_not(state, move) is None)

    def candidates(self, state: S) -> Iterable[M]:
        """Moves among which are all legal ones; nobody asks for them in a game that has `moves` of its own."""
        raise NotImplementedError(f"{self.id} needs moves or candidates")

    @abstractmethod
    def why_not(self, state: S, move: M) -> Reason | None:
        """The rule that forbids a move, which may be of any moment, or None if it is legal."""

    @abstractmethod
    def play(self, state: S, move: M) -> S:
        """The state after a legal move."""

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """What that seat may see: everything else is blanked."""

    @abstractmethod
    def holdings(self, state: S) -> Cards:
        """Every card of the pack, wherever it lies, by which conservation is checked."""

    @abstractmethod
    def read(self, text: str, pack: Pack) -> M:
        """The move a notation stands for; KartenwerkError if it is none."""

    def chance(self, state: S, rng: Random) -> M:
        """The move of CHANCE, decided by `rng`."""
        raise NotImplementedError(f"{self.id} leaves nothing to chance")

    def tally(self, state: S) -> tuple[Item, ...]:
        """The itemised score of a finished deal, whose sum is a seat's result: by default what `scoring` brings."""
        if self.scoring is None:
            raise NotImplementedError(f"{self.id} needs a tally or a scoring")
        return self.scoring.tally(state)

    def deal_next(self, state: S, order: Cards) -> S | None:
        """The deal after a finished one (new dealer, stacks kept); None when the match is over, by default at once."""
        return None

    def scores(self, state: S) -> tuple[int, ...] | None:
        """What each seat has in the match once this deal is over; None where the results of the deals are added up."""
        return None

    def accounts(self, state: S) -> tuple[int, ...]:
        """Chips or coins wherever they lie, those of the seats first; their sum never changes."""
        return ()

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Seats that add their points: each seat alone by default."""
        return tuple((seat,) for seat in range(players))

    def audit(self, state: S) -> None:
        """Asserts what must hold of a finished deal of this game (sums of points, say)."""

    def with_words(self, file: Path) -> Game[R, S, M] | None:
        """In a game of words: the same game by another list of words."""
        return None

    def with_policies(self, policies: Mapping[str, Policy[S, M]]) -> Self:
        """The same game with other players."""
        other = copy(self)
        other.policies = policies
        return other

    @property
    def longest(self) -> int:
        """The moves after which a deal is taken for one that never ends, as some are by some house rules."""
        return PATIENCE * self.move_limit

    def with_rules(self, data: GameData, changes: Mapping[str, Value] | None = None) -> R:
        """The rules with a session's changes; KartenwerkError for an unknown parameter or a value out of range."""
        return self.rules(**data.settle(changes or {}))

    def check_players(self, data: GameData, players: int, key: str = "players") -> None:
        """KartenwerkError unless the game can be played by that many."""
        if players not in data.players:
            allowed = ", ".join(map(str, data.players))
            raise KartenwerkError(
                "{title} cannot be played by that many",
                title=data.title,
                key=key,
                found=str(players),
                expected=_("one of {known}", known=allowed),
            )

    def score(self, rules: R, facts: Any, before: Before) -> tuple[Item, ...]:
        """The items of a deal with these facts, as `tally` has them of a played one; ValueError without `scoring`."""
        if self.scoring is None:
            raise ValueError(f"{self.id} has no scoring")
        return self.scoring.score(rules, facts, before)

    def result(self, state: S, players: int) -> tuple[int, ...]:
        """The points of each seat; partners carry their team's sum."""
        return self.result_of(self.tally(state), players)

    def result_of(self, items: Iterable[Item], players: int) -> tuple[int, ...]:
        """The points that a tally brings each seat; partners carry their team's sum."""
        points = points_of(items, players)
        sums = {seat: sum(points[mate] for mate in team) for team in self.teams(players) for seat in team}
        return tuple(sums[seat] for seat in range(players))


AnyGame = Game[Any, Any, Any]
"""A game of which only the contract is known."""


def find_consequences(game: AnyGame, course: Sequence[Any], seat: int) -> Consequences:
    """All consequences of a seat's move that its course decides: the state before it, after it, and so on."""
    found = game.consequences(course, seat)
    return found if game.to_move(course[-1]) is not None else {**found, **game.consequences_at_end(course, seat)}


def random_policy(state: S, moves: Sequence[M], rng: Random) -> M:
    """One of the legal moves, all equally likely."""
    return moves[rng.randrange(len(moves))]


def winners(result: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points: one seat, partners, or several that tie."""
    best = max(result)
    return tuple(seat for seat, points in enumerate(result) if points == best)
