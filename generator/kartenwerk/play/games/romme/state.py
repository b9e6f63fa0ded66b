"""Where a deal of Rommé stands: its rules, its melds, its state as a value."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.play.games.romme.table import LaidMeld
from kartenwerk.play.mechanics.melds.meld import JOKER, RANKS, Meld, MeldIndex, meld_index


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
