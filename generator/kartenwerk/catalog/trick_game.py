"""The table `[trick_game]` of a game's file: a whole trick-taking game as data, without any program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, field_validator, model_validator

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.fields import Data, Id
from kartenwerk.catalog.formulas import Formula, Tree, check_formula, evaluate, tree_of, value_of
from kartenwerk.catalog.trick_keys import MOST_CHOSEN, Bidding, FirstTrick, Lead, Passing, Sides, Texts

DUTIES = ("follow", "trump", "beat")
"""The duties of a card that is laid. ` if FORMULA` may follow each."""

AT_TABLE = frozenset(("players", "carried", "deal"))
AT_END = AT_TABLE | {"points", "tricks", "side_points", "side_tricks", "best", "least", "alone", "mine", "all_points"}
"""The names in formulas besides the game's parameters: everywhere, and where a deal is scored."""

OF_BIDS = frozenset(("bid", "side_bid", "bids"))
OF_SIDES = frozenset(("ours", "party"))
"""Those that only games with a bidding know, and games in which a deal makes sides."""

COUNTS = frozenset(("trickless",))
"""Those that give way to a parameter of the same name, since they came later."""

MOST_CARDS = 60
"""The most cards of a hand."""

NO_NUMBERS: Mapping[str, int] = MappingProxyType({})

SHOWN = 6
"""How many cards a message names."""

Duty: TypeAlias = Annotated[str, Field(min_length=1, max_length=240)]


class Dealt(Data):
    """How the cards come to the hands.

    `hand` is the number of cards of each seat, "all", or a formula over the parameters, `players` and `deal`, which
    gives 1 at least and what there is at most; `stock` the number of cards laid aside. `packets` are the cards that
    each seat gets in a round of dealing, with the word "stock" where the stock is dealt. Without them each hand is
    dealt in one go. With `turn_up` the next card is laid open under the rest; with `draw` everybody draws after each
    trick while cards are left. By `stock_to` the stock counts for nobody, or for who makes the last trick.
    """

    hand: Formula = "all"
    stock: int = Field(default=0, ge=0, le=60)
    stock_to: Literal["nobody", "last_trick"] = "nobody"
    packets: tuple[Annotated[int, Field(ge=1, le=60)] | Literal["stock"], ...] = Field(
        strict=False, default=(), max_length=60
    )
    turn_up: bool = False
    draw: bool = False

    @field_validator("hand")
    @classmethod
    def _somebody_gets_cards(cls, hand: Formula) -> Formula:
        if isinstance(hand, int) and not 1 <= hand <= MOST_CARDS:
            raise ValueError(f'everybody gets 1 to {MOST_CARDS} cards, "all" or what a formula says; found {hand}')
        return hand

    @property
    def varies(self) -> bool:
        """Whether a formula says how many cards each gets."""
        return isinstance(self.hand, str) and self.hand != "all"


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

    Each is a formula over the game's parameters; `each_trick` counts besides its cards. With `value`, or
    `worth = "value"` alone, a card counts what its deck says of it, unless it stands in `cards`.
    """

    value: bool = False
    ranks: dict[str, Formula] = Field(default_factory=dict, max_length=60)
    suits: dict[str, Formula] = Field(default_factory=dict, max_length=20)
    cards: dict[str, Formula] = Field(default_factory=dict, max_length=120)
    each_trick: Formula = 0
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

        each, last = value_of(self.each_trick, numbers), value_of(self.last_trick, numbers)
        tables = settle_table(self.ranks), settle_table(self.suits), settle_table(self.cards)
        return SettledWorth(*tables, each, last)


class SettledWorth(NamedTuple):
    """The points of cards, in numbers."""

    ranks: dict[str, int]
    suits: dict[str, int]
    cards: dict[str, int]
    each_trick: int
    last_trick: int

    def of(self, card: Card) -> int:
        plain = self.ranks.get(card.rank, 0) + self.suits.get(card.suit, 0)
        return self.cards.get(str(card), plain) if self.cards else plain

    def of_trick(self, trick: Iterable[Card]) -> int:
        """What a trick counts that is not the last one."""
        return self.each_trick + sum(map(self.of, trick))


class TrickScore(Data):
    """A row of the tally for each of the `seats` where `when` holds: the label's id, its points and its count.

    "sides" are the first seats of each side; "others" are all but the one who plays alone. Where a deal makes sides,
    "party" are the seats of the side that it names, and "against" the rest. `text` is what the booklet says of the row,
    a sentence with `{{ r.NAME }}` for parameters.
    """

    id: Id
    seats: Literal["each", "alone", "others", "sides", "party", "against"] = "each"
    when: Formula = 1
    points: Formula = 0
    number: Formula = 1
    text: str = Field(default="", max_length=400)


class End(Data):
    """The end of a match: after a number of deals, or when a seat's sum reaches the goal (0: no goal).

    A goal above 0 is reached from below; one below 0, such as "0 - ziel", when a sum falls to it. The most points win.
    Where `wins` is "fewest", what the rows of the score count is lost: it is written below 0, and the goal too.
    """

    deals: Formula = 1
    goal: Formula = 0
    wins: Literal["most", "fewest"] = "most"

    @property
    def sign(self) -> int:
        """What the points of the score's rows are multiplied by."""
        return -1 if self.wins == "fewest" else 1

    def goal_by(self, numbers: Mapping[str, int]) -> int:
        """The sum that ends a match, below 0 if sums fall to it, 0 if there is none."""
        return self.sign * value_of(self.goal, numbers)


class TrickGame(Data):
    """The whole TOML table. `suits` and `ranks` are ids of the deck in the order of sorted hands, highest rank first.

    `pack` says by number of players, or as "default", which cards play: patterns such as "*-A", "herz-7", "herz-*".
    `carry` is what a deal leaves to the next as `carried`.
    """

    suits: Texts = Field(strict=False, min_length=1, max_length=8)
    ranks: Texts = Field(strict=False, min_length=1, max_length=20)
    pack: dict[str, Texts] = Field(default_factory=dict, max_length=30)
    sides: Sides = Field(default_factory=Sides)
    deal: Dealt = Field(default_factory=Dealt)
    trumps: Trumps = Field(default_factory=Trumps)
    alone: Alone | None = None
    passing: Passing | None = None
    bidding: Bidding | None = None
    lead: Lead | None = None
    first_trick: FirstTrick = Field(default_factory=FirstTrick)
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

    @field_validator("sides", mode="before")
    @classmethod
    def _sides_are_a_word(cls, sides: Any) -> Any:
        return {"by": sides} if isinstance(sides, str) else sides

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
        for players in self.pack:
            if players != "default" and not players.isdecimal():
                raise ValueError(f"pack: {players!r} is neither a number of players nor default")
        self._check_cards()
        every = {f"{suit}-{rank}" for suit in self.suits for rank in self.ranks}
        for key, known in (("ranks", {*self.ranks}), ("suits", {*self.suits}), ("cards", every)):
            if wrong := sorted({*getattr(self.worth, key)} - known):
                raise ValueError(f"worth.{key}: {wrong[0]!r} is not among these suits and ranks")
        for key, suit in (("trumps.suit", self.trumps.suit), ("lead.closed", self.lead.closed if self.lead else "")):
            if suit and suit not in self.suits:
                raise ValueError(f"{key}: there is no suit {suit!r}; there are {', '.join(self.suits)}")
        paid = {row.seats for row in self.score}
        if self.alone is None and (self.trumps.by == "named" or {"alone", "others"} & paid):
            raise ValueError("nobody plays alone, so nobody names trumps or is paid for it: `alone` is missing")
        if not self.sides.are_dealt and {"party", "against"} & paid:
            raise ValueError("no deal makes sides, so none is paid: `sides` by cards or called is missing")
        if (self.sides.by == "called") != (self.alone is not None and self.sides.are_dealt):
            raise ValueError('sides `by = "called"` belong to `alone`: who plays alone calls; by cards, nobody does')
        if self.deal.turn_up != (self.trumps.by == "turned"):
            raise ValueError('`turn_up = true` belongs to trumps `by = "turned"`')
        if self.deal.draw and self.alone is not None:
            raise ValueError("who draws from the stock does not play alone")
        if self.alone is not None and self.alone.stock != "none" and not 1 <= self.deal.stock <= MOST_CHOSEN:
            raise ValueError(f"a stock that is taken up has 1 to {MOST_CHOSEN} cards")
        if self.deal.stock_to != "nobody" and (not self.deal.stock or (self.alone and self.alone.stock != "none")):
            raise ValueError("deal.stock_to: there is no stock that lies until the last trick")
        if self.deal.draw and (self.deal.varies or self.passing or self.bidding):
            raise ValueError("who draws from the stock has hands of one size, and neither passes cards nor bids")
        return self

    def _check_cards(self) -> None:
        """ValueError for a card or a pattern that is none of these suits and ranks."""
        patterns = [("pack", pattern) for patterns in self.pack.values() for pattern in patterns]
        patterns += [("first_trick.spare", pattern) for pattern in self.first_trick.spare]
        patterns += [("lead.opened_by", pattern) for pattern in (self.lead.opened_by if self.lead else ())]
        for key, pattern in patterns:
            suit, _, rank = pattern.partition("-")
            if suit not in (*self.suits, "*") or rank not in (*self.ranks, "*"):
                raise ValueError(f"{key}: {pattern!r} is no card of these suits and ranks")
        cards = [("trumps.above", name) for name in self.trumps.above]
        cards += [("first_trick.lead", name) for name in (self.first_trick.lead,) if name]
        cards += [("sides.cards", name) for name in self.sides.cards]
        for key, name in cards:
            suit, _, rank = name.partition("-")
            if suit not in self.suits or rank not in self.ranks:
                raise ValueError(f"{key}: {name!r} is no card of these suits and ranks")

    def parts_of(self, duty: str) -> tuple[str, Formula]:
        """A duty's name, and the formula that says when it binds."""
        name, _, when = duty.partition(" if ")
        return name, when or 1

    def check_formulas(self, rules: Iterable[str]) -> None:
        """ValueError for a formula with a name that is none of these parameters nor a known word."""
        numbers = frozenset(rules)
        if clash := (self.words - COUNTS) & numbers:
            raise ValueError(f"a rule cannot be called {min(clash)}: formulas know that word")
        for place, formula, known in self._formulas(numbers):
            check_formula(f"trick_game.{place}", formula, known)

    @property
    def words(self) -> frozenset[str]:
        """The names that formulas know where a deal is scored, besides the parameters."""
        of_sides = OF_SIDES if self.sides.are_dealt else frozenset[str]()
        return AT_END | COUNTS | of_sides | (OF_BIDS if self.bidding else frozenset[str]())

    def _formulas(self, rules: frozenset[str]) -> Iterator[tuple[str, Formula, frozenset[str]]]:
        yield "end.deals", self.end.deals, rules
        yield "end.goal", self.end.goal, rules
        yield "carry", self.carry, rules | self.words
        if self.deal.varies:
            yield "deal.hand", self.deal.hand, rules | {"players", "deal"}
        if self.passing:
            yield "passing.cards", self.passing.cards, rules
        if self.bidding:
            yield "bidding.least", self.bidding.least, rules
            yield "bidding.most", self.bidding.most or 0, rules
            yield "bidding.sum_differs", self.bidding.sum_differs, rules
        yield "worth.each_trick", self.worth.each_trick, rules
        yield "worth.last_trick", self.worth.last_trick, rules
        for key, table in (("ranks", self.worth.ranks), ("suits", self.worth.suits), ("cards", self.worth.cards)):
            yield from ((f"worth.{key}.{name}", formula, rules) for name, formula in table.items())
        for key, duties in (("duties", self.duties), ("duties_while_drawing", self.duties_while_drawing)):
            for duty in duties:
                yield key, self.parts_of(duty)[1], rules
        for row in self.score:
            for key in ("when", "points", "number"):
                yield f"score.{row.id}.{key}", getattr(row, key), rules | self.words

    def with_values(self, deck: Pack) -> TrickGame:
        """The same table with what the deck's cards count in its `worth`, if they count what the deck says."""
        if not self.worth.value:
            return self
        cards = [card for card in deck.cards if card.suit in self.suits and card.rank in self.ranks]
        return self.model_copy(update={"worth": self.worth.with_values(cards)})

    def cards(self, players: int, deck: Pack) -> Cards:
        """The cards that this many players use, in the order of the deck."""
        kinds = self.kinds(self.pack.get(str(players), self.pack.get("default", ("*-*",))))
        return tuple(card for card in deck.cards if (card.suit, card.rank) in kinds)

    def kinds(self, patterns: Iterable[str]) -> frozenset[tuple[str, str]]:
        """Suit and rank of all cards that fit one of the patterns."""
        kinds = set[tuple[str, str]]()
        for pattern in patterns:
            suit, _, rank = pattern.partition("-")
            suits = self.suits if suit == "*" else (suit,)
            ranks = self.ranks if rank == "*" else (rank,)
            kinds |= {(suit, rank) for suit in suits for rank in ranks}
        return frozenset(kinds)

    def hand_tree(self, players: int, cards: int) -> Tree:
        """How many of these cards each player gets: a number, or what is over the parameters, `players` and `deal`."""
        if self.deal.packets:
            return sum(packet for packet in self.deal.packets if packet != "stock")
        if self.deal.varies:
            most = (cards - self.deal.stock - self.deal.turn_up) // players
            return "max", 1, ("min", tree_of(self.deal.hand), most)
        return (cards - self.deal.stock) // players if self.deal.hand == "all" else tree_of(self.deal.hand)

    def hand_size(
        self, players: int, cards: int, numbers: Mapping[str, int] = MappingProxyType({}), deal: int = 1
    ) -> int:
        """How many of these cards each player gets in that deal, with these parameters."""
        return evaluate(self.hand_tree(players, cards), {**numbers, "players": players, "deal": deal})

    def check_deal(self, players: int, deck: Pack, numbers: Mapping[str, int]) -> None:
        """ValueError if the deck cannot be dealt to this many players: too few cards, some left over, or two alike."""
        cards = self.cards(players, deck)
        if twice := [str(card) for card, copies in Counter(cards).items() if copies > 1]:
            raise ValueError(f"a deck with two copies of a card needs a game of its own: {', '.join(twice[:SHOWN])}")
        size = self.hand_size(players, len(cards), numbers)
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
        if self.passing and "across" in self.passing.to and players % 2:
            raise ValueError(f"passing.to: nobody of {players} players sits across")
        self._check_shown(players, cards, all_dealt=not self.deal.varies and needed == size * players == len(cards))

    def _check_shown(self, players: int, cards: Cards, all_dealt: bool) -> None:
        """ValueError if a card that somebody must hold may be in no hand."""
        there = {*map(str, cards)}
        for key, names in (("first_trick.lead", (self.first_trick.lead,)), ("sides.cards", self.sides.cards)):
            names = tuple(name for name in names if name)
            if gone := [name for name in names if name not in there]:
                raise ValueError(f"{key}: {gone[0]!r} is not among the cards of {players} players")
            if names and not all_dealt:
                raise ValueError(f"{key}: somebody must hold {names[0]!r}, so all cards of {players} players are dealt")
