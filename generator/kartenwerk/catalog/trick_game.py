"""The table `[trick_game]` of a game's file: a whole trick-taking game as data, without any program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, field_validator, model_validator

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.fields import Data, Id
from kartenwerk.catalog.formulas import Formula, check_formula, value_of

DUTIES = ("follow", "trump", "beat")
"""The duties of a card that is laid. ` if FORMULA` may follow each."""

AT_TABLE = frozenset(("players", "carried", "deal"))
AT_END = AT_TABLE | {"points", "tricks", "side_points", "side_tricks", "best", "least", "alone", "mine", "all_points"}
"""The names in formulas besides the game's parameters: everywhere, and where a deal is scored."""

MOST_LAID_AWAY = 4
"""The most cards of a stock that is taken up, because the ways to lay away more are too many to list."""

SHOWN = 6
"""How many cards a message names."""

Duty: TypeAlias = Annotated[str, Field(min_length=1, max_length=240)]
Texts: TypeAlias = tuple[Annotated[str, Field(min_length=1, max_length=40)], ...]


class Dealt(Data):
    """How the cards come to the hands.

    `hand` is the number of cards of each seat, or "all"; `stock` the number of cards laid aside. `packets` are the
    cards that each seat gets in a round of dealing, with the word "stock" where the stock is dealt. Without them each
    hand is dealt in one go. With `turn_up` the next card is laid open under the rest; with `draw` everybody draws after
    each trick while cards are left.
    """

    hand: Annotated[int, Field(ge=1, le=60)] | Literal["all"] = "all"
    stock: int = Field(default=0, ge=0, le=60)
    packets: tuple[Annotated[int, Field(ge=1, le=60)] | Literal["stock"], ...] = Field(
        strict=False, default=(), max_length=60
    )
    turn_up: bool = False
    draw: bool = False


class Trumps(Data):
    """Which cards are trumps: none, always the `suit` ("fixed"), the suit of the card turned up ("turned"), of the
    last card dealt ("last"), or the suit that the lone player names ("named").

    The cards of `above` stand over the trump suit, whatever it is, highest first.
    """

    by: Literal["none", "fixed", "turned", "last", "named"] = "none"
    suit: str = ""
    above: Texts = Field(strict=False, default=(), max_length=60)

    @model_validator(mode="after")
    def _suit_where_fixed(self) -> Trumps:
        if (self.by == "fixed") != bool(self.suit):
            raise ValueError('`suit` stands where `by` is "fixed", and only there')
        return self


class Alone(Data):
    """The lone player: the first who accepts when all are asked in turn, the dealer, or the seat left of him.

    If all decline, the dealer must play alone, or the deal is over. `stock` says whether the lone player may or must
    take up the cards laid aside and lay away as many.
    """

    by: Literal["ask", "dealer", "forehand"] = "ask"
    nobody: Literal["dealer", "over"] = "dealer"
    stock: Literal["none", "may", "must"] = "none"


class Worth(Data):
    """The points of captured cards, by rank and suit. A card's own points override both.

    Each is a formula over the game's parameters. With `value`, or `worth = "value"` alone, a card counts what its deck
    says of it, unless it stands in `cards`.
    """

    value: bool = False
    ranks: dict[str, Formula] = Field(default_factory=dict, max_length=60)
    suits: dict[str, Formula] = Field(default_factory=dict, max_length=20)
    cards: dict[str, Formula] = Field(default_factory=dict, max_length=120)
    last_trick: Formula = 0

    @model_validator(mode="after")
    def _value_or_a_table(self) -> Worth:
        if self.value and (self.ranks or self.suits):
            raise ValueError(
                "what cards count comes from the deck (`value`) or from `ranks` and `suits`, not from both"
            )
        return self

    def with_values(self, cards: Iterable[Card]) -> Worth:
        """The same with what these cards count by their deck: for a rank if it is alike in all suits, else singly."""
        of_rank: dict[str, list[Card]] = {}
        for card in cards:
            of_rank.setdefault(card.rank, []).append(card)
        alike = {rank: same[0].value for rank, same in of_rank.items() if len({card.value for card in same}) == 1}
        single = {str(card): card.value for same in of_rank.values() for card in same if card.rank not in alike}
        return self.model_copy(update={"ranks": alike, "cards": {**single, **self.cards}})

    def settle(self, numbers: Mapping[str, int]) -> SettledWorth:
        """The points of cards by these parameters."""

        def settle_table(table: Mapping[str, Formula]) -> dict[str, int]:
            return {key: value_of(formula, numbers) for key, formula in table.items()}

        last = value_of(self.last_trick, numbers)
        return SettledWorth(settle_table(self.ranks), settle_table(self.suits), settle_table(self.cards), last)


class SettledWorth(NamedTuple):
    """The points of cards, in numbers."""

    ranks: dict[str, int]
    suits: dict[str, int]
    cards: dict[str, int]
    last_trick: int

    def of(self, card: Card) -> int:
        plain = self.ranks.get(card.rank, 0) + self.suits.get(card.suit, 0)
        return self.cards.get(str(card), plain)


class TrickScore(Data):
    """A row of the tally for each of the `seats` where `when` holds: the label's id, its points and its count.

    "sides" are the first seats of each side; "others" are all but the one who plays alone.
    """

    id: Id
    seats: Literal["each", "alone", "others", "sides"] = "each"
    when: Formula = 1
    points: Formula = 0
    number: Formula = 1


class End(Data):
    """The end of a match: after a number of deals, or when a seat's sum reaches the goal (0: no goal).

    A goal above 0 is reached from below; one below 0, such as "0 - ziel", when a sum falls to it. The most points win.
    """

    deals: Formula = 1
    goal: Formula = 0


class TrickGame(Data):
    """The whole TOML table. `suits` and `ranks` are ids of the deck in the order of sorted hands, highest rank first.

    `pack` says by number of players, or as "default", which cards play: patterns such as "*-A", "herz-7", "herz-*".
    `carry` is what a deal leaves to the next as `carried`.
    """

    suits: Texts = Field(strict=False, min_length=1, max_length=8)
    ranks: Texts = Field(strict=False, min_length=1, max_length=20)
    pack: dict[str, Texts] = Field(default_factory=dict, max_length=30)
    sides: Literal["single", "facing"] = "single"
    deal: Dealt = Field(default_factory=Dealt)
    trumps: Trumps = Field(default_factory=Trumps)
    alone: Alone | None = None
    duties: tuple[Duty, ...] = Field(strict=False, default=("follow",), max_length=6)
    duties_while_drawing: tuple[Duty, ...] = Field(strict=False, default=(), max_length=6)
    worth: Worth = Field(default_factory=Worth)
    score: tuple[TrickScore, ...] = Field(strict=False, min_length=1, max_length=40)
    carry: Formula = 0
    end: End = Field(default_factory=End)

    @field_validator("worth", mode="before")
    @classmethod
    def _value_is_a_word(cls, worth: Any) -> Any:
        return {"value": True} if worth == "value" else worth

    @field_validator("pack", mode="before")
    @classmethod
    def _lists_are_tuples(cls, pack: Any) -> Any:
        if not isinstance(pack, dict):
            return pack
        return {key: tuple(cards) if isinstance(cards, list) else cards for key, cards in pack.items()}

    @model_validator(mode="after")
    def _is_sound(self) -> TrickGame:
        for duty in (*self.duties, *self.duties_while_drawing):
            if duty.partition(" if ")[0] not in DUTIES:
                raise ValueError(f"there is no duty {duty!r}; there are {', '.join(DUTIES)}, each with ` if FORMULA`")
        for players, patterns in self.pack.items():
            if players != "default" and not players.isdecimal():
                raise ValueError(f"pack: {players!r} is neither a number of players nor default")
            for pattern in patterns:
                suit, _, rank = pattern.partition("-")
                if suit not in (*self.suits, "*") or rank not in (*self.ranks, "*"):
                    raise ValueError(f"pack: {pattern!r} is no card of these suits and ranks")
        for name in self.trumps.above:
            suit, _, rank = name.partition("-")
            if suit not in self.suits or rank not in self.ranks:
                raise ValueError(f"trumps.above: {name!r} is no card of these suits and ranks")
        every = {f"{suit}-{rank}" for suit in self.suits for rank in self.ranks}
        for key, known in (("ranks", {*self.ranks}), ("suits", {*self.suits}), ("cards", every)):
            if wrong := sorted({*getattr(self.worth, key)} - known):
                raise ValueError(f"worth.{key}: {wrong[0]!r} is not among these suits and ranks")
        if self.trumps.suit and self.trumps.suit not in self.suits:
            raise ValueError(f"trumps.suit: there is no suit {self.trumps.suit!r}; there are {', '.join(self.suits)}")
        if self.alone is None and (
            self.trumps.by == "named" or {"alone", "others"} & {row.seats for row in self.score}
        ):
            raise ValueError("nobody plays alone, so nobody names trumps or is paid for it: `alone` is missing")
        if self.deal.turn_up != (self.trumps.by == "turned"):
            raise ValueError('`turn_up = true` belongs to trumps `by = "turned"`')
        if self.deal.draw and self.alone is not None:
            raise ValueError("who draws from the stock does not play alone")
        if self.alone is not None and self.alone.stock != "none" and not 1 <= self.deal.stock <= MOST_LAID_AWAY:
            raise ValueError(f"a stock that is taken up has 1 to {MOST_LAID_AWAY} cards")
        return self

    def parts_of(self, duty: str) -> tuple[str, Formula]:
        """A duty's name, and the formula that says when it binds."""
        name, _, when = duty.partition(" if ")
        return name, when or 1

    def check_formulas(self, rules: Iterable[str]) -> None:
        """ValueError for a formula with a name that is none of these parameters nor a known word."""
        numbers = frozenset(rules)
        if clash := AT_END & numbers:
            raise ValueError(f"a rule cannot be called {min(clash)}: formulas know that word")
        for place, formula, known in self._formulas(numbers):
            check_formula(f"trick_game.{place}", formula, known)

    def _formulas(self, rules: frozenset[str]) -> Iterator[tuple[str, Formula, frozenset[str]]]:
        yield "end.deals", self.end.deals, rules
        yield "end.goal", self.end.goal, rules
        yield "carry", self.carry, rules | AT_END
        yield "worth.last_trick", self.worth.last_trick, rules
        for key, table in (("ranks", self.worth.ranks), ("suits", self.worth.suits), ("cards", self.worth.cards)):
            yield from ((f"worth.{key}.{name}", formula, rules) for name, formula in table.items())
        for key, duties in (("duties", self.duties), ("duties_while_drawing", self.duties_while_drawing)):
            for duty in duties:
                yield key, self.parts_of(duty)[1], rules
        for row in self.score:
            for key in ("when", "points", "number"):
                yield f"score.{row.id}.{key}", getattr(row, key), rules | AT_END

    def with_values(self, deck: Pack) -> TrickGame:
        """The same table with what the deck's cards count in its `worth`, if they count what the deck says."""
        if not self.worth.value:
            return self
        cards = [card for card in deck.cards if card.suit in self.suits and card.rank in self.ranks]
        return self.model_copy(update={"worth": self.worth.with_values(cards)})

    def cards(self, players: int, deck: Pack) -> Cards:
        """The cards that this many players use, in the order of the deck."""
        wanted = self.pack.get(str(players), self.pack.get("default", ("*-*",)))
        kinds = set[tuple[str, str]]()
        for pattern in wanted:
            suit, _, rank = pattern.partition("-")
            suits = self.suits if suit == "*" else (suit,)
            ranks = self.ranks if rank == "*" else (rank,)
            kinds |= {(suit, rank) for suit in suits for rank in ranks}
        return tuple(card for card in deck.cards if (card.suit, card.rank) in kinds)

    def hand_size(self, players: int, cards: int) -> int:
        """How many of these cards each player gets."""
        if self.deal.packets:
            return sum(packet for packet in self.deal.packets if packet != "stock")
        return (cards - self.deal.stock) // players if self.deal.hand == "all" else self.deal.hand

    def check_deal(self, players: int, deck: Pack) -> None:
        """ValueError if the deck cannot be dealt to this many players: too few cards, some left over, or two alike."""
        cards = self.cards(players, deck)
        if twice := [str(card) for card, copies in Counter(cards).items() if copies > 1]:
            raise ValueError(f"a deck with two copies of a card needs a game of its own: {', '.join(twice[:SHOWN])}")
        size = self.hand_size(players, len(cards))
        needed = size * players + self.deal.stock + self.deal.turn_up
        if size < 1 or needed > len(cards):
            raise ValueError(f"{len(cards)} cards are too few for {players} players")
        if self.deal.packets and (
            self.deal.packets.count("stock") > 1 or (self.deal.stock > 0) != ("stock" in self.deal.packets)
        ):
            raise ValueError('deal.packets: "stock" stands once in them, if there is a stock')
        if self.deal.packets and self.deal.hand not in ("all", size):
            raise ValueError(f"deal.packets: they give {size} cards to each, not {self.deal.hand}")
        left = len(cards) - needed
        if self.deal.draw and (left + self.deal.stock + self.deal.turn_up) % players:
            raise ValueError(f"{players} players cannot draw the stock evenly: {left + self.deal.turn_up} cards")
