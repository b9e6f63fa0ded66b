"""A game for programs: sessions, hands and odds, and its printed things."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.simulation import Simulation, simulate
from kartenwerk.build.workshop import Origin, Workshop
from kartenwerk.cards import Cards, Pack
from kartenwerk.library.decks import Deck
from kartenwerk.library.files import Files
from kartenwerk.library.lots import Lots
from kartenwerk.library.position import read_position
from kartenwerk.library.session import Session
from kartenwerk.library.simulation import Results
from kartenwerk.play.engine.budget import PLAYOUTS
from kartenwerk.play.engine.contract import Game as Contract
from kartenwerk.play.engine.contract import Move
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.session import Session as Agreed
from kartenwerk.play.engine.simulation import Player
from kartenwerk.play.games import check_known
from kartenwerk.products.kits.game_order import GameOrder

if TYPE_CHECKING:
    from kartenwerk.play.engine.check import Totals
    from kartenwerk.play.engine.reading import Hands, OddsRow
    from kartenwerk.products.booklet.manuscript import Edition

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)


class GameInfo(NamedTuple):
    """A game in a list; `variants` are its named sets of rules, for `kartenwerk.game(id, variant=...)`."""

    id: str
    title: str
    deck: str
    players: tuple[int, ...]
    variants: tuple[str, ...] = ()


class Game(Generic[R, S, M]):
    """A game with the rules that a table has agreed on.

    `R` is the type of its rules, `S` that of its states, `M` that of its moves.

    Examples:
        >>> import kartenwerk as kw
        >>> game = kw.game("sechsundsechzig", stichzwang=True)
        >>> game.title, game.players, game.deck.id
        ('Sechsundsechzig', (2,), 'franzoesisch')
        >>> game.rules.stichzwang
        True
    """

    def __init__(self, contract: Contract[R, S, M], agreed: Agreed, workshop: Workshop, order: GameOrder) -> None:
        self._contract, self._agreed, self._workshop, self._order = contract, agreed, workshop, order

    @property
    def id(self) -> str:
        """The id in commands and files."""
        return self._contract.id

    @property
    def title(self) -> str:
        """The German title."""
        return self._agreed.data.title

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        return self._agreed.data.players

    @property
    def deck(self) -> Deck:
        """The deck it is played with."""
        return Deck(self._workshop, self._agreed.deck)

    @property
    def rules(self) -> R:
        """The rules in force."""
        return self._contract.rules(**self._agreed.values)

    def session(self, players: int | None = None, seed: int = 1, *, order: str | Cards | None = None) -> Session[S, M]:
        """A deal: shuffled by `seed`, or in this `order`, top card first.

        Left out, as few play as can. KartenwerkError for a number that cannot play, and for an order that is not the
        game's pack.
        """
        contract, pack = self._contract, self._agreed.deck.pack
        seats = self.players[0] if players is None else players
        contract.check_players(self._agreed.data, seats)
        lots = Lots.of(seed)
        cards = contract.pack(self.rules, seats, pack)
        dealt = shuffle(cards, lots.deal) if order is None else self._put_in_order(order, cards, pack)
        start = contract.deal(self.rules, seats, dealt)
        number = seed if order is None else None
        return Session(contract, self._agreed, self._workshop, seats, number, dealt, start, lots)

    def simulate(
        self,
        deals: int,
        players: int | None = None,
        *,
        policies: Player | Sequence[Player] = "sensible",
        seed: int = 1,
        cores: int = 1,
        playouts: int = PLAYOUTS,
    ) -> Results:
        """Play so many deals, with seeds from `seed` on, and count what came out.

        A policy is a name, or a function of (view, moves, generator) that returns one of the moves; all seats have the
        same, or each has its own. An expert plays on `playouts` times before it decides. On several `cores` the results
        are the same, but policies must be functions of a module. KartenwerkError for a number that cannot play, an
        unknown policy, or numbers out of range.

        Examples:
            >>> import kartenwerk as kw
            >>> found = kw.game("herzblatt").simulate(20, 3)
            >>> len(found.deals), len(found.seats), found.cards[0].worth > 0
            (20, 60, True)
        """
        seats = self.players[0] if players is None else players
        each = (policies,) * seats if isinstance(policies, str) or callable(policies) else tuple(policies)
        if len(each) != seats:
            raise KartenwerkError(
                "each seat needs a policy",
                key="policies",
                found=str(len(each)),
                expected=_("1 or {count}", count=seats),
            )
        wanted = Simulation(each, deals, seed, playouts)
        return Results([one for part in simulate(self._workshop, self._agreed, wanted, cores) for one in part])

    def replay(self, record: str | Path) -> tuple[Session[S, M], ...]:
        """The deals of a record, all moves checked; a str is its text, a Path its file.

        ForbiddenMoveError at the first move that the rules forbid, KartenwerkError if it is no record of this game.
        """
        from kartenwerk.library.records import read, replay_sessions

        found = read(record)
        if found.game != self.id:
            raise KartenwerkError("the record is of another game", key="game", found=found.game, expected=self.id)
        return replay_sessions(found, self._contract, self._agreed, self._workshop)

    def resume(self, position: str) -> Session[S, M]:
        """The session whose `position` this is, played again move by move.

        KartenwerkError for a text that is no position, or one of another game or of other rules; ForbiddenMoveError at
        the first move that the rules forbid.
        """
        players, lots, (*earlier, last) = read_position(position, self._agreed, self._workshop)
        return Session(
            self._contract,
            self._agreed,
            self._workshop,
            players,
            lots.seed,
            last.order,
            last.start,
            lots,
            tuple(earlier),
            last.steps,
        )

    def hand(self, *hands: str, board: str = "") -> Hands:
        """What hands are worth, and which win; KartenwerkError for a game that compares none.

        Examples:
            >>> import kartenwerk as kw
            >>> kw.game("siebzehn_und_vier").hand("herz-A herz-K", "pik-10 pik-D").winners
            (0,)
        """
        reader = self._require(self._contract.hands, "compares no hands")
        return reader.hands(self._agreed, hands, board)

    def odds(self, cards: int | None = None) -> tuple[OddsRow, ...]:
        """How often each hand of this number of cards comes; KartenwerkError for a game without such odds."""
        reader = self._require(self._contract.odds, "counts no odds")
        return tuple(reader.odds(self._agreed, reader.usual(self._agreed) if cards is None else cards))

    def booklet(self, page: str = "a6", paper: str = "a4") -> Files:
        """The rule booklet: page by page, and on sheets to fold and staple. Pages are a6, a5 or card."""
        from kartenwerk.products.booklet.pages import page_editions

        return self._editions(*page_editions(page, self._workshop.catalog.paper(paper).id))

    def reference_card(self, paper: str = "a4") -> Files:
        """The reference card: singly, and on sheets."""
        from kartenwerk.products.booklet.game import GameRules
        from kartenwerk.products.reference.card_product import reference_products

        sheet = self._workshop.catalog.paper(paper).id
        return Files(self._workshop, reference_products(GameRules(self._agreed.deck, self._order), sheet))

    def pad(self, page: str = "a6", paper: str = "a4", leaves: int | None = None) -> Files:
        """The score pad, with a number of leaves for each number of players, by default as many as in a kit."""
        from kartenwerk.products.pad.game import game_pad_product
        from kartenwerk.products.pad.layout import PadData

        sheet, leaf = self._workshop.catalog.paper(paper).id, self._workshop.catalog.trim(page).id
        many = PadData.load(self._workshop.roots).leaves if leaves is None else leaves
        return Files(self._workshop, [game_pad_product(self._order, self._agreed.deck, leaf, sheet, many)])

    def text(self) -> str:
        """The rule booklet as plain text, all pictures described."""
        from kartenwerk.products.booklet.plain import TEXT

        (text,) = self._editions(TEXT).values()
        return text.decode()

    def check(self, deals: int = 100) -> Totals:
        """Play random deals for each number of players and check every promise of the contract.

        AssertionError says what does not hold.
        """
        from kartenwerk.library.testing import check_game

        return check_game(self._contract, deals=deals, workshop=self._workshop)

    def _put_in_order(self, order: str | Cards, cards: Cards, pack: Pack) -> Cards:
        dealt = pack.read(order) if isinstance(order, str) else tuple(order)
        if sorted(dealt) != sorted(cards):
            raise KartenwerkError(
                "this order is not the pack of this game", key="order", expected=f"all {len(cards)} cards, each once"
            )
        return dealt

    def _require(self, reader: T | None, fault: str) -> T:
        if reader is None:
            raise KartenwerkError("{title} {fault}", title=self.title, fault=fault, key="game", found=self.id)
        return reader

    def _editions(self, *editions: Edition) -> Files:
        from kartenwerk.products.booklet.game import GameRules

        return Files(self._workshop, GameRules(self._agreed.deck, self._order).products(*editions))

    def __reduce__(self) -> tuple[Any, ...]:
        check_known(self._agreed)
        return _open_again, (self._workshop.origin, self._order)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"


def _open_again(origin: Origin, order: GameOrder) -> Game[Any, Any, Any]:
    """The game of a pickle."""
    workshop = origin.open()
    agreed = order.session(workshop)
    return Game(agreed.game, agreed, workshop, order)


T = TypeVar("T")
