"""Where a deal of Anagramm-Poker stands: its rules, its phases, the words on the table, its state as a value."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.cards import Cards, Pack
from kartenwerk.play.games.anagramm_poker.moves import Limits
from kartenwerk.play.mechanics.betting import Chips
from kartenwerk.play.mechanics.pots import Award, Pot
from kartenwerk.play.mechanics.words.laying import LaidWord


class LaidWords(NamedTuple):
    """The words on the table. `words` are the cards each seat has laid, none where it laid no word or has no claim.

    `settled` are words that hold, because nobody doubted them or the dictionary has them; `struck` are words that
    were doubted and that it does not have.
    """

    words: tuple[Cards, ...]
    settled: frozenset[str] = frozenset()
    struck: frozenset[str] = frozenset()

    def holders(self, word: str) -> tuple[int, ...]:
        """The seats that laid a word."""
        return tuple(seat for seat, cards in enumerate(self.words) if cards and word_of(cards) == word)

    def best(self, seats: Sequence[int]) -> LaidWord | None:
        """The best word of these seats that is not struck."""
        laid = [laid_word(self.words[seat]) for seat in seats if self.words[seat]]
        return min((one for one in laid if one.word not in self.struck), key=lambda one: one.order, default=None)

    def in_question(self, pots: Sequence[Pot]) -> str | None:
        """The best word that would win something and is not settled; None when all pots are decided."""
        leaders = [leader for pot in pots if (leader := self.best(pot.seats))]
        open_words = [leader for leader in leaders if leader.word not in self.settled]
        return min(open_words, key=lambda one: one.order).word if open_words else None

    def winners(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The seats with the best word, several if they laid the same; none if nobody has a word."""
        best = self.best(seats)
        if best is None:
            return ()
        return tuple(
            seat for seat in self.holders(best.word) if seat in seats and len(self.words[seat]) == len(best.cards)
        )


def word_of(cards: Cards) -> str:
    """The word that cards spell."""
    return "".join(card.rank for card in cards)


def laid_word(cards: Cards) -> LaidWord:
    """The word that cards spell, with its cards, as words are compared."""
    return LaidWord(word_of(cards), tuple(card.rank for card in cards))


def shared_out(laid: LaidWords, pots: Sequence[Pot]) -> tuple[Award, ...]:
    """Every pot in equal parts to the seats with its best word; odd stones, and pots without a word, stay."""
    awards: list[Award] = []
    for number, pot in enumerate(pots):
        winners = laid.winners(pot.seats)
        part = pot.amount // len(winners) if winners else 0
        awards += [Award(number, seat, part) for seat in winners if part]
    return tuple(awards)


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
