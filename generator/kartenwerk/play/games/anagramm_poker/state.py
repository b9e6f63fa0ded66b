"""Where a deal of Anagramm-Poker stands: its rules, its phases, its state as a value."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from kartenwerk.cards import Cards, Pack
from kartenwerk.play.games.anagramm_poker.actions import Limits
from kartenwerk.play.games.anagramm_poker.laid_words import LaidWords
from kartenwerk.play.mechanics.betting import Chips
from kartenwerk.play.mechanics.pots import Award

HAND = 5
LEAST = 2  # cards of a word


class Rules(NamedTuple):
    """The parameters of `rules_data/games/anagramm_poker.toml`."""

    blatt: str
    startsteine: int
    grundeinsatz: int
    limit1: int
    limit2: int
    max_erhoehungen: int
    tausch_max: int
    schieben_erlaubt: bool
    nach_dreimal: int
    zahlungsunfaehig: str
    strafe_zweifel: int
    runden: int


class Phase(StrEnum):
    """The parts of a deal; the value is the reason why moves of other phases must wait."""

    CUT = "erst_abheben"
    SHUFFLE = "erst_mischen"
    FIRST = "erste_wettrunde"
    SWAP = "erst_tauschen"
    SECOND = "zweite_wettrunde"
    LAY = "erst_legen"
    DOUBT = "erst_zweifeln"
    LOOK_UP = "erst_nachschlagen"
    OVER = "spiel_aus"


BETTING = (Phase.FIRST, Phase.SECOND)
OF_CHANCE = (Phase.CUT, Phase.SHUFFLE, Phase.LOOK_UP)


class State(NamedTuple):
    """A deal, and what the deals before have left.

    stock    face down, top first; before the first deal the pack that is cut
    number   of the deal, from 1
    streak   deals just before this one in which all dropped out at once
    carried  stones that lay in the pot before this deal
    ante     what everybody paid for this deal
    cut      cards that were cut to choose the dealer
    queue    seats that have still to cut, swap, lay or answer, the next one first
    swapped  how many cards each seat has exchanged, for all to know
    laid     the words, hidden from the others until all have laid theirs
    word     the one that may be doubted now
    fines    what each seat has paid into the pot for doubts that were wrong
    left     stones that stay in the pot when the deal is over
    """

    rules: Rules
    phase: Phase
    dealer: int
    stock: Cards
    chips: Chips
    hands: tuple[Cards, ...]
    number: int = 1
    streak: int = 0
    carried: int = 0
    ante: int = 0
    cut: Cards = ()
    discards: Cards = ()
    queue: tuple[int, ...] = ()
    swapped: tuple[int, ...] = ()
    laid: LaidWords = LaidWords(())
    word: str = ""
    fines: tuple[int, ...] = ()
    awards: tuple[Award, ...] = ()
    left: int = 0


def limits(state: State) -> Limits:
    """The rules of the round of betting that is on; before the second round those of the first."""
    rules, second = state.rules, state.phase is Phase.SECOND
    return Limits(
        cap=rules.limit2 if second else rules.limit1,
        raises=rules.max_erhoehungen,
        must_open=not second and not rules.schieben_erlaubt,
        go_along=rules.zahlungsunfaehig == "mitgehen",
    )


def cards_laid(state: State, seat: int) -> Cards:
    """The cards of the word that a seat has laid, none if it has laid none."""
    return state.laid.words[seat] if state.laid.words else ()


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    """The letters of the agreed form; question marks stay in the box."""
    return tuple(card for card in deck.forms[rules.blatt] if card.value)
