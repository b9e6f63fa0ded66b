"""Decks of cards: what all have in common, and decks of suits, ranks and extras. `letter_deck` has the others."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Literal, Protocol, TypeAlias, cast

from pydantic import Field, ValidationInfo, field_validator

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.cards import Card, Pack
from kartenwerk.catalog.fields import HEX, Data, Id, Name, Percent, Role, Sentence, Title, VersionedFile
from kartenwerk.catalog.paper import CardMargins, CardSide
from kartenwerk.catalog.pictures import DescribedPicture, check_pictures
from kartenwerk.catalog.series import Series
from kartenwerk.catalog.service import CardBoxes

REQUIRED_ROLES = ("tinte", "papier")
"""The colour roles that every deck must have: the ink of texts and the colour of the paper."""


class Colour(Data):
    """The colour of a role: CMYK in percent for print, and a screen colour for previews.

    `dark` is its colour in figures on a dark page. Without it the screen colour is lightened until it is visible.
    """

    cmyk: tuple[Percent, Percent, Percent, Percent] = Field(strict=False)
    screen: str = Field(pattern=HEX)
    dark: str | None = Field(default=None, pattern=HEX)

    @property
    def ink(self) -> Ink:
        return Ink(self.cmyk, self.screen)


class Suit(Data):
    """A suit. `name` is the deck's own word for it, `german` the plain one; `order` is its place in the source."""

    id: Id
    name: Name
    german: Name
    colour: Role
    order: int = Field(ge=1)


class Rank(Data):
    """A rank. `code` stands for it in notation and on the cards' index; `value` is what games count."""

    code: str = Field(pattern=r"^[A-Z0-9]+$")
    name: Name
    plural: Name
    plural_guess: Name | None = None  # the plural that the source probably means, where its own looks like a slip
    german: tuple[Name, ...] = Field(strict=False, min_length=1)
    spoken: Name  # as rule texts say it: "Einher", "Sechs"
    spoken_plural: Name
    gender: str = Field(pattern="^[mfn]$")
    value: int = Field(ge=0)
    court: bool = False


class Extra(Data):
    """Cards outside the suits, such as jokers. Their notation is `id-1`, `id-2`, ..."""

    id: Id
    name: Name
    names: tuple[Name, ...] = Field(strict=False, default=())
    german: tuple[Name, ...] = Field(strict=False, min_length=1)
    spoken: Name
    spoken_plural: Name
    gender: str = Field(pattern="^[mfn]$")
    count: int = Field(ge=1, le=20)


class ForeignWords(Data):
    """A deck's foreign words and the code of their language (BCP 47), for screen readers."""

    language: str = Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$", max_length=40)
    words: tuple[Name, ...] = Field(strict=False, default=(), max_length=1000)
    names: bool = False  # whether the names of suits, ranks and extras are words of it, too


Brought: TypeAlias = Literal["rules", "reference", "pad"]
"""What may lie in a deck's folder beside its cards: rules, the text of a reference card, a score pad."""


class Deck(Protocol):
    """A deck of cards: one that comes with the program (`BuiltInDeck`), or one of one's own (`custom.deck`).

    It travels as a value from where it is opened to the page. Measures are in mm.
    """

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def series(self) -> Series: ...

    @property
    def bundled(self) -> bool:
        """Whether it comes with the program: under its licence, with its Braille, and drawn flat by its templates."""

    @property
    def brings(self) -> frozenset[Brought]:
        """What its own folder brings beside its cards; nothing for a deck of the program, whose games have rules."""

    @property
    def title_cut(self) -> str:
        """The cut in which its titles are set if there is one of that name; else they have the cut that decks share."""

    @property
    def language(self) -> str:
        """The language of what stands on its cards, by its code."""

    @property
    def scales(self) -> tuple[float, float]:
        """The least and the largest scale by which its design is brought onto another size of card."""

    @property
    def indexes(self) -> tuple[str, ...]:
        """The sizes of index that its faces are drawn with; `corners` are in how many corners the index may stand."""

    @property
    def corners(self) -> tuple[str, ...]: ...

    @property
    def four(self) -> Mapping[str, str]:
        """In a four-colour pack: roles, and the roles from which they then take their inks."""

    @property
    def pack(self) -> Pack:
        """Every card of the deck, in a fixed order."""

    @property
    def kinds(self) -> tuple[Card, ...]:
        """Every kind of card once, also those of other forms of the deck."""

    @property
    def suits(self) -> Sequence[Suit]:
        """Its suits; none of a deck of letters, or where a deck of one's own knows none."""

    @property
    def row(self) -> int:
        """How many kinds of card stand in a row of the preview."""

    @property
    def dative(self) -> str:
        """Its cards in the dative, as in "ein Spiel mit walischen Karten"."""

    @property
    def compound_names(self) -> frozenset[str]:
        """Card names that are hyphenated compounds. They are not broken across lines."""

    @property
    def languages(self) -> Mapping[str, str]:
        """The languages of foreign words, by these words in small letters."""

    @property
    def palette(self) -> dict[str, Ink]:
        """The inks of all roles: those of the deck's file, and those of its series that the file does not have."""

    @property
    def dark_colours(self) -> dict[str, str]:
        """The colours on a dark page of those roles for which one is chosen."""

    @property
    def four_colour_palette(self) -> dict[str, Ink]:
        """The inks of a four-colour pack, in which every suit has a colour of its own."""

    @property
    def gold(self) -> tuple[str, ...]:
        """The roles that are gold, which foil or varnish may cover; none for a deck without gold."""

    @property
    def lead(self) -> tuple[str, ...]:
        """The roles of the lines between the woods of inlaid pictures; none for a deck without."""

    @property
    def plates(self) -> Mapping[str, Ink]:
        """The colours for which a deck of one's own names plates, by their roles."""

    def boxes(self, usual: CardMargins) -> CardBoxes:
        """The size of its cards with bleed, safe area and corners; `usual` are those of the decks of the program."""

    def choose(self, text: str, others: Collection[str] = ()) -> list[str]:
        """The notation of the cards that a text names; `others` are names beside those of cards.

        KartenwerkError for a name that is neither.
        """

    def file_name(self, name: str) -> str:
        """The file name for a product ("karten_einzeln"), in the deck's language."""

    def name_of(self, card: Card) -> str:
        """The card's name in a text."""

    def picture(self, card: Card) -> str:
        """What the card's picture shows, in a sentence; "" for a card without a picture."""

    def describe_pictures(self, cards: Sequence[Card]) -> tuple[DescribedPicture, ...]:
        """What the pictures of these cards show. Cards that differ only in their sign share a sentence."""

    def words_on(self, card: Card) -> str:
        """The words on the card; "" where there are none beside its name."""

    def back_of(self, card: Card) -> str:
        """The name of the card's back; "" if all cards have the same back."""

    def is_extra(self, card: Card) -> bool:
        """Whether the card lies outside the suits, as jokers do."""


class DeckOfSuits(Deck, Protocol):
    """A deck whose cards have suits and ranks, be it one of the program or one's own."""

    @property
    def ranks(self) -> Sequence[Rank]: ...

    @property
    def adjective(self) -> str:
        """As in "60 walische Karten"."""

    def suit(self, id: str) -> Suit: ...
    def rank(self, code: str) -> Rank: ...

    def words_of(self, card: Card) -> Rank | Extra:
        """What the card's rank is called, or the card itself if it lies outside the suits."""


def in_file_words(name: str, words: Mapping[str, str]) -> str:
    """A file name of German words ("karten_einzeln") in other `words`, by the German ones."""
    return "_".join(words.get(word, word) for word in name.split("_"))


def _check_roles(roles: Iterable[str], colours: Collection[str]) -> None:
    """ValueError for the first colour role that the deck does not have."""
    unknown = next((role for role in roles if role not in colours), None)
    if unknown is not None:
        raise ValueError(f"there is no colour role {unknown!r}; the deck has {', '.join(colours)}")


class BuiltInDeck(VersionedFile):
    """A deck that comes with the program; what all have, whether their cards have suits and ranks or letters."""

    id: Id
    title: Title
    width: CardSide
    height: CardSide
    colours: dict[Role, Colour]
    grounds: dict[Role, Colour] = Field(default_factory=dict)  # of covers; roles as the others, one a game
    four: dict[Role, Role] = Field(
        default_factory=dict
    )  # in a four-colour pack: roles, and the roles from which they then take their inks
    gold: tuple[Role, ...] = Field(strict=False, default=())  # roles that foil or varnish may cover
    lead: tuple[Role, ...] = Field(strict=False, default=())  # roles of the lines between the woods of inlaid pictures
    indexes: tuple[str, ...] = Field(strict=False, default=("normal",))  # sizes of index that the faces are drawn with
    corners: tuple[str, ...] = Field(strict=False, default=("two",))  # in how many corners the index may stand
    series: Series = Series()
    foreign: ForeignWords | None = None
    files: dict[Id, Id] = Field(default_factory=dict)  # words in names of files, by the German ones

    @field_validator("colours")
    @classmethod
    def _has_required_roles(cls, colours: dict[str, Colour]) -> dict[str, Colour]:
        missing = [role for role in REQUIRED_ROLES if role not in colours]
        if missing:
            raise ValueError(f"colour role missing: {', '.join(missing)}")
        return colours

    @field_validator("grounds")
    @classmethod
    def _grounds_are_other_roles(cls, grounds: dict[str, Colour], info: ValidationInfo) -> dict[str, Colour]:
        double = [role for role in grounds if role in info.data.get("colours", {})]
        if double:
            raise ValueError(f"colour role occurs twice: {', '.join(double)}")
        return grounds

    @field_validator("four")
    @classmethod
    def _four_colours_are_known(cls, four: dict[str, str], info: ValidationInfo) -> dict[str, str]:
        _check_roles((role for pair in four.items() for role in pair), info.data.get("colours", {}))
        return four

    @field_validator("gold", "lead")
    @classmethod
    def _roles_are_known(cls, roles: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        if colours := info.data.get("colours"):
            _check_roles(roles, colours)
        return roles

    @field_validator("series")
    @classmethod
    def _series_has_known_colours(cls, series: Series, info: ValidationInfo) -> Series:
        if colours := info.data.get("colours"):
            _check_roles(series.roles, colours)
        return series

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def names(self) -> tuple[str, ...]:
        """The deck's own names for its cards."""
        return ()

    @property
    def languages(self) -> dict[str, str]:
        if self.foreign is None:
            return {}
        words = (*self.foreign.words, *(self.names if self.foreign.names else ()))
        return {word.lower(): self.foreign.language for word in words}

    @property
    def bundled(self) -> bool:
        return True

    @property
    def brings(self) -> frozenset[Brought]:
        return frozenset()

    @property
    def title_cut(self) -> str:
        return f"{self.id}-display"

    @property
    def language(self) -> str:
        return "de"

    @property
    def scales(self) -> tuple[float, float]:
        return 0.0, math.inf

    @property
    @abstractmethod
    def pack(self) -> Pack: ...

    @property
    @abstractmethod
    def row(self) -> int: ...

    @property
    @abstractmethod
    def dative(self) -> str: ...

    @abstractmethod
    def name_of(self, card: Card) -> str: ...

    @abstractmethod
    def picture(self, card: Card) -> str: ...

    @property
    def compound_names(self) -> frozenset[str]:
        return frozenset(name for name in map(self.name_of, self.kinds) if "-" in name)

    def boxes(self, usual: CardMargins) -> CardBoxes:
        return CardBoxes(self.width, self.height, usual.bleed, usual.safe, usual.radius)

    def choose(self, text: str, others: Collection[str] = ()) -> list[str]:
        return [name if name in others else str(self.pack.card(name)) for name in text.replace(",", " ").split()]

    def file_name(self, name: str) -> str:
        return in_file_words(name, self.files)

    def describe_pictures(self, cards: Sequence[Card]) -> tuple[DescribedPicture, ...]:
        return tuple(DescribedPicture(self.name_of(card), self.picture(card)) for card in cards if self.picture(card))

    def words_on(self, card: Card) -> str:
        return ""

    def back_of(self, card: Card) -> str:
        return ""

    def is_extra(self, card: Card) -> bool:
        return False

    @property
    def kinds(self) -> tuple[Card, ...]:
        return tuple(self.pack.counts)

    @property
    def palette(self) -> dict[str, Ink]:
        inks = {role: colour.ink for role, colour in {**self.colours, **self.grounds}.items()}
        return {**self.series.inks(inks), **inks}

    @property
    def dark_colours(self) -> dict[str, str]:
        return {role: colour.dark for role, colour in self.colours.items() if colour.dark}

    @property
    def plates(self) -> Mapping[str, Ink]:
        return {}

    @property
    def four_colour_palette(self) -> dict[str, Ink]:
        return {role: self.palette[self.four.get(role, role)] for role in self.palette}


class SuitedDeck(BuiltInDeck):
    """A deck of suits and ranks. Its cards are in the order of the file: suit by suit, rank by rank, extras last."""

    adjective: Name  # as in "60 walische Karten"
    card_name: Name = "{suit}-{rank}"
    cards_dative: Name = "{adjective}en Karten"
    suits: tuple[Suit, ...] = Field(strict=False, min_length=1, max_length=20)
    ranks: tuple[Rank, ...] = Field(strict=False, min_length=1, max_length=40)
    extras: tuple[Extra, ...] = Field(strict=False, default=(), max_length=20)
    pictures: dict[str, Sentence] = Field(default_factory=dict)  # by the cards' notation

    @field_validator("suits")
    @classmethod
    def _suits_are_sound(cls, suits: tuple[Suit, ...], info: ValidationInfo) -> tuple[Suit, ...]:
        no_doubles("suit id", [suit.id for suit in suits])
        no_doubles("suit order", [str(suit.order) for suit in suits])
        colours = info.data.get("colours")
        for suit in suits:
            if colours is not None and suit.colour not in colours:
                raise ValueError(
                    f"suit {suit.id} has the unknown colour role {suit.colour!r}; the deck has {', '.join(colours)}"
                )
        return suits

    @field_validator("ranks")
    @classmethod
    def _ranks_are_sound(cls, ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
        no_doubles("rank code", [rank.code for rank in ranks])
        return ranks

    @field_validator("extras")
    @classmethod
    def _extras_are_sound(cls, extras: tuple[Extra, ...], info: ValidationInfo) -> tuple[Extra, ...]:
        suits = [suit.id for suit in info.data.get("suits", ())]
        no_doubles("id", suits + [extra.id for extra in extras])
        return extras

    @field_validator("pictures")
    @classmethod
    def _pictures_are_of_its_cards(cls, pictures: dict[str, str], info: ValidationInfo) -> dict[str, str]:
        if all(part in info.data for part in ("suits", "ranks", "extras")):
            suited, extras = _suited_cards(info.data["suits"], info.data["ranks"]), _extra_cards(info.data["extras"])
            check_pictures(pictures, {*map(str, suited), *map(str, extras)})
        return pictures

    @cached_property
    def suited(self) -> tuple[Card, ...]:
        """The cards that have a suit, without extras."""
        return _suited_cards(self.suits, self.ranks)

    @cached_property
    def extra_cards(self) -> tuple[Card, ...]:
        return _extra_cards(self.extras)

    @cached_property
    def pack(self) -> Pack:
        return Pack(self.suited + self.extra_cards)

    @property
    def names(self) -> tuple[str, ...]:
        ranks = (name for rank in self.ranks for name in (rank.name, rank.plural))
        extras = (name for extra in self.extras for name in (extra.name, *extra.names))
        return (*(suit.name for suit in self.suits), *ranks, *extras)

    @property
    def row(self) -> int:
        return len(self.ranks)

    @property
    def dative(self) -> str:
        return self.cards_dative.format(adjective=self.adjective)

    def suit(self, id: str) -> Suit:
        return next(suit for suit in self.suits if suit.id == id)

    def rank(self, code: str) -> Rank:
        return next(rank for rank in self.ranks if rank.code == code)

    def extra(self, id: str) -> Extra:
        return next(extra for extra in self.extras if extra.id == id)

    def words_of(self, card: Card) -> Rank | Extra:
        return self.extra(card.suit) if self.is_extra(card) else self.rank(card.rank)

    def is_extra(self, card: Card) -> bool:
        return any(extra.id == card.suit for extra in self.extras)

    def name_of(self, card: Card) -> str:
        """ "Schwert-Sigl", "Hagelsturm"."""
        if self.is_extra(card):
            return self.extra(card.suit).spoken
        return self.card_name.format(suit=self.suit(card.suit).german, rank=self.rank(card.rank).spoken)

    def picture(self, card: Card) -> str:
        return self.pictures.get(str(card), "")


def _suited_cards(suits: Iterable[Suit], ranks: Sequence[Rank]) -> tuple[Card, ...]:
    return tuple(Card(suit.id, rank.code, rank.value) for suit in suits for rank in ranks)


def _extra_cards(extras: Iterable[Extra]) -> tuple[Card, ...]:
    return tuple(Card(extra.id, str(n + 1)) for extra in extras for n in range(extra.count))


def require_suited(deck: Deck) -> SuitedDeck:
    """The deck as one of the program's that has suits and ranks; KartenwerkError if it is none."""
    if not isinstance(deck, SuitedDeck):
        raise KartenwerkError("this needs a deck of suits and ranks", key="deck", found=deck.id)
    return deck


def require_suits(deck: Deck) -> DeckOfSuits:
    """The deck as one of suits and ranks, be it one's own; KartenwerkError if it is none."""
    if not deck.suits:
        expected = None if deck.bundled else _("[card] suit and rank in its deck.toml")
        raise KartenwerkError("this needs a deck of suits and ranks", key="deck", found=deck.id, expected=expected)
    return cast(DeckOfSuits, deck)


def no_doubles(what: str, names: Iterable[str]) -> None:
    """ValueError if a name occurs twice. `what` says in the message what the names are."""
    names = list(names)
    double = sorted({name for name in names if names.count(name) > 1})
    if double:
        raise ValueError(f"{what} occurs twice: {', '.join(double)}")
