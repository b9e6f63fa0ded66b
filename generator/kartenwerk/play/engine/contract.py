"""What a game is to the engine.

A game is a handful of pure functions over values: a state is never mutated, the deck is an explicit
order of cards, and nothing inside draws lots. Chance that happens during play is a move of the seat
CHANCE that carries its outcome. A game's package exports one `Game(...)` that names its functions as `GAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Pack
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.reading import DiceReader, HandReader, OddsReader
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.engine.tally import Item as Item
from kartenwerk.play.engine.tally import points_of as points_of

CONTRACT = 1
"""The number of the contract. A package is played only if its `Game.contract` is the same."""

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

    `id` names a label in the game's TOML; what is told is a number, a word (a suit, a rank or a word of a move), a
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


def _no_tally(state: Any) -> tuple[Item, ...]:
    raise AssertionError("a game without a tally of its own has that of its scoring")


@dataclass(frozen=True)
class Game(Generic[R, S, M]):
    """A game's rules as functions.

    pack(rules, players, deck)     the cards it is played with, as a multiset in a fixed order
    deal(rules, players, order)    the first state; `order` is the shuffled pack, top card first
    to_move(state)                 the seat whose move it is, CHANCE, or None when the game is over
    moves(state)                   all legal moves of that seat, in a fixed order, none twice
    why_not(state, move)           the rule that forbids a move, or None if it is legal
    play(state, move)              the state after a legal move
    tally(state)                   itemised score of a finished game; the sum a seat has is its result. Without it, what
                                   `scoring` brings
    view(state, seat)              what that seat may see: everything else is blanked
    settle(state)                  a state drawn from what a seat sees, with choices that others have made unseen made
                                   as players who know the game would; a view that hides cards alone needs none
    holdings(state)                every card of the pack, wherever it lies (conservation check)
    read(text, pack)               the move a notation stands for; KartenwerkError if it is none
    deal_next(state, order)        the deal after a finished one (new dealer, stacks kept), None when the match is over;
                                   without it every deal starts afresh
    endless                        whether `deal_next` never gives None, since the rules know no match
    chance(state, rng)             the move of CHANCE, decided by `rng`; None for games without it
    accounts(state)                chips or coins wherever they lie; their sum never changes
    remarks(before, move, after)   what the move did, as ids of the game's `[remarks]` with the cards they speak of
    heard(state, move, seat)       what a seat hears of a move, its own among them: cards that the mover alone may know
                                   are HIDDEN, and what the notation leaves open is told; the move itself by default
    shown(before, move, after)     hands that the move turns up for all, as (seat, cards), before they are put away
    piles(state, seat)             the cards a seat looks at, as (id of `[piles]`, cards), for showing a game
    arranged(state, hand)          a hand, sorted suit by suit, as it is held in this state: trumps first, say; None
                                   where suits and ranks alone put it in order
    laid(state)                    who has laid which cards of the open trick, in their order; None where there is none
    notes(state, seat)             what else it looks at, the most important first; ids of the game's `[notes]`
    audit(state)                   asserts what must hold of a finished game of this kind (sums of points, say)
    open_hands                     whether all hands lie open, so that views keep no secrets
    policies                       named players beside `random`: "eager" plays whenever it can, "sensible" better, and
                                   "skilled", where there is one, better still (measured)
    searches                       whether an expert plays better by searching than without (measured): then it plays
                                   as "skilled" or else as "sensible"
    alike(move)                    the same for moves that differ in nothing that matters, say in a suit that tells
                                   nothing; itself a move, though not always a legal one
    move_limit                     moves after which `eager` players must have finished a game
    ending(state)                  which of the sides that a finished deal has made has won, and how; None where there
                                   are none
    teams(players)                 seats that add their points, as tuples; each seat alone by default
    scores(state)                  what each seat has in the match once this deal is over; None where the results of
                                   the deals are simply added up
    hands, odds, dice              what the game tells of hands apart from playing (see `reading`), if anything
    with_words(file)               in a game of words: the same game by another list of words
    scoring                        how a table writes it down: from the facts of a deal to the items of the tally
    contract                       the number of the contract that the game keeps
    """

    id: str
    rules: type[R]
    pack: Callable[[R, int, Pack], tuple[Card, ...]]
    deal: Callable[[R, int, tuple[Card, ...]], S]
    to_move: Callable[[S], int | None]
    moves: Callable[[S], tuple[M, ...]]
    why_not: Callable[[S, M], Reason | None]
    play: Callable[[S, M], S]
    view: Callable[[S, int], S]
    holdings: Callable[[S], tuple[Card, ...]]
    read: Callable[[str, Pack], M]
    policies: Mapping[str, Policy[S, M]]
    move_limit: int
    tally: Callable[[S], tuple[Item, ...]] = field(default=_no_tally)
    deal_next: Callable[[S, tuple[Card, ...]], S | None] | None = None
    endless: bool = False
    searches: bool = True
    alike: Callable[[M], M] = field(default=lambda move: move)
    settle: Callable[[S], S] = field(default=lambda state: state)
    chance: Callable[[S, Random], M] | None = None
    remarks: Callable[[S, M, S], tuple[Reason, ...]] = field(default=lambda before, move, after: ())
    heard: Callable[[S, M, int], Move] = field(default=lambda state, move, seat: move)
    shown: Callable[[S, M, S], tuple[tuple[int, tuple[Card, ...]], ...]] = field(default=lambda before, move, after: ())
    piles: Callable[[S, int], tuple[tuple[str, tuple[Card, ...]], ...]] = field(default=lambda state, seat: ())
    arranged: Callable[[S, tuple[Card, ...]], tuple[Card, ...]] | None = None
    laid: Callable[[S], tuple[tuple[int, Card], ...]] | None = None
    notes: Callable[[S, int], tuple[Note, ...]] = field(default=lambda state, seat: ())
    audit: Callable[[S], None] = field(default=lambda state: None)
    open_hands: bool = False
    accounts: Callable[[S], tuple[int, ...]] | None = None
    teams: Callable[[int], tuple[tuple[int, ...], ...]] = field(
        default=lambda players: tuple((seat,) for seat in range(players))
    )
    ending: Callable[[S], Ending | None] = field(default=lambda state: None)
    scores: Callable[[S], tuple[int, ...]] | None = None
    hands: HandReader | None = None
    odds: OddsReader | None = None
    dice: DiceReader | None = None
    with_words: Callable[[Path], Game[R, S, M]] | None = None
    scoring: Scoring[R, S, Any] | None = None
    contract: int = CONTRACT

    def __post_init__(self) -> None:
        if self.tally is _no_tally:
            if self.scoring is None:
                raise TypeError(f"{self.id} needs a tally or a scoring")
            object.__setattr__(self, "tally", self.scoring.tally)

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


def random_policy(state: S, moves: Sequence[M], rng: Random) -> M:
    """One of the legal moves, all equally likely."""
    return moves[rng.randrange(len(moves))]


def winners(result: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points: one seat, partners, or several that tie."""
    best = max(result)
    return tuple(seat for seat, points in enumerate(result) if points == best)
