"""Where a deal of Rommé stands: its rules, its state as a value, the melds on the table, and the moves of a turn."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.melds.meld import JOKER, RANKS, Meld, MeldIndex, meld_index
from kartenwerk.play.mechanics.melds.moves import CARD_WORDS, CardMove, read_card_move
from kartenwerk.play.mechanics.reshuffle import Reshuffle, read_reshuffle

_SWAPS, _AT = "tauscht ", " bei "


class Rules(NamedTuple):
    """The parameters of `rules_data/games/romme.toml`."""

    joker: int
    kartenzahl: int
    startkarte: bool
    erstmeldung: int
    anlegen_im_meldezug: bool
    nicht_dieselbe: bool
    folge_umlauf: bool
    min_echte: int
    ende: str
    grenze: int
    spiele: int
    mischen: int


class LaidMeld(NamedTuple):
    """A meld on the table, and the very cards that lie there, jokers among them."""

    meld: Meld
    cards: Cards

    def has_joker_for(self, card: Card) -> bool:
        """Whether a joker stands for the card."""
        return any(self.meld.cards[place] == card for place in self.meld.wild)

    def with_joker_taken(self, card: Card) -> tuple[LaidMeld, Card]:
        """The meld with the card itself in place of the joker that stands for it, and the joker."""
        place = next(place for place in self.meld.wild if self.meld.cards[place] == card)
        wild = tuple(other for other in self.meld.wild if other != place)
        cards = (*self.cards[:place], card, *self.cards[place + 1 :])
        return LaidMeld(Meld(self.meld.cards, wild), cards), self.cards[place]

    def with_card_added(self, index: MeldIndex, card: Card, lying: Card) -> LaidMeld:
        """The meld with one more card; `lying` is that card or a joker for it."""
        meld = index.grow(self.meld, card, joker=lying.suit == JOKER)
        place = next((place for place, old in enumerate(self.meld.cards) if meld.cards[place] != old), len(self.cards))
        return LaidMeld(meld, (*self.cards[:place], lying, *self.cards[place:]))


class State(NamedTuple):
    """Hands, stock, pile and melds, and how far the seat on `turn` has come in its turn.

    meld_index    all melds there are
    stock         face down, top first
    pile          open, last card last
    opened        which seats have laid their first melds in an earlier turn
    scores        points from earlier deals
    number        of the deal, from 1
    on_table      the melds on the table
    drawn         whether a card has been drawn in this turn
    taken         the card just taken from the pile, which may not go back at once
    laid_points   what the melds count that were laid in this turn
    committed     whether the seat must go out, because it has added cards without having opened
    shuffles      how often the pile has been shuffled
    """

    rules: Rules
    meld_index: MeldIndex
    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    opened: tuple[bool, ...]
    dealer: int
    turn: int
    scores: tuple[int, ...]
    number: int = 1
    on_table: tuple[LaidMeld, ...] = ()
    drawn: bool = False
    taken: Card | None = None
    laid_points: int = 0
    committed: bool = False
    shuffles: int = 0

    @property
    def hand(self) -> Cards:
        return self.hands[self.turn]

    @property
    def free(self) -> bool:
        """Whether the seat may add, swap, and lay what it likes."""
        met = self.laid_points >= self.rules.erstmeldung and self.rules.anlegen_im_meldezug
        return not self.committed and (self.opened[self.turn] or bool(self.laid_points and met))

    @property
    def stuck(self) -> bool:
        """Whether nobody gets anywhere: the stock is gone, the pile too small or shuffled as often as agreed.

        It does come to that: full sets on the table take no card, and a hand of one card can lay no meld.
        """
        shuffled = self.shuffles >= self.rules.mischen or len(self.pile) < 2
        return all(self.hands) and not self.drawn and not self.stock and shuffled

    @property
    def melds(self) -> tuple[Meld, ...]:
        return tuple(laid.meld for laid in self.on_table)


def melds_of(rules: Rules, cards: Cards) -> MeldIndex:
    """All melds of a pack. Runs have the ace low or high, and go round the corner where that is agreed."""
    kinds = tuple(sorted({card for card in cards if card.suit != JOKER}))
    return meld_index(kinds, RANKS + RANKS if rules.folge_umlauf else (*RANKS, "A"), rules.min_echte)


class Draw(StrEnum):
    """Draw from the stock, or the last card that was thrown away."""

    STOCK = "zieht"
    PILE = "nimmt die offene"


WORDS = (*Draw, _SWAPS, _AT, *CARD_WORDS)
"""The words of all moves."""


@equal_by_class
class Swap(NamedTuple):
    """Put a card into the meld of that number, counted from 1, and take the joker that stands for it."""

    card: Card
    number: int

    def __str__(self) -> str:
        return f"{_SWAPS}{self.card}{_AT}{self.number}"


Move: TypeAlias = Draw | Swap | CardMove | Reshuffle


def read_move(text: str, deck: Pack) -> Move:
    """The move a notation stands for; KartenwerkError if it is none."""
    if text in list(Draw):
        return Draw(text)
    if (shuffle := read_reshuffle(text, deck)) is not None:
        return shuffle
    return _read_swap(text, deck) or read_card_move(text, deck, "Rommé", Draw.STOCK)


def _read_swap(text: str, deck: Pack) -> Swap | None:
    card, _, number = text.removeprefix(_SWAPS).partition(_AT)
    return Swap(deck.card(card), int(number)) if text.startswith(_SWAPS) and number.isdecimal() else None
