"""A deal of Anagramm-Poker for the booklet: what each seat held and laid, and who won."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games.anagramm_poker.laid_words import laid_word, word_of
from kartenwerk.play.games.anagramm_poker.state import State, cards_laid


class SignView(NamedTuple):
    """A card as figures and texts name it, by what is printed on it."""

    id: str
    value: int


class ShownWord(NamedTuple):
    """What a seat held and laid, how many cards it had exchanged, the stones it won, whether the word was struck."""

    name: str
    hand: tuple[SignView, ...]
    word: tuple[SignView, ...]
    swapped: int
    won: int
    struck: bool

    @property
    def rest(self) -> tuple[SignView, ...]:
        """The cards left over."""
        return tuple((Counter(self.hand) - Counter(self.word)).elements())

    @property
    def text(self) -> str:
        return "".join(sign.id for sign in self.word)

    @property
    def spelled(self) -> str:
        """The word with its cards apart: "SCH-U-H"."""
        return "-".join(sign.id for sign in self.word)


class DealView(NamedTuple):
    """A deal that ended with words: the pot, the words from the best to the worst, and who doubted one."""

    pot: int
    shown: tuple[ShownWord, ...]
    doubter: str = ""


def deal_view(session: Session, state: State, doubter: str = "") -> DealView:
    """The view of a finished deal."""
    seats = [seat for seat in state.chips.claims if cards_laid(state, seat)]
    seats.sort(key=lambda seat: laid_word(cards_laid(state, seat)).order)
    won = {one.seat: one.amount for one in state.awards}
    shown = tuple(
        ShownWord(
            session.names[seat],
            signs(state.hands[seat]),
            signs(cards_laid(state, seat)),
            state.swapped[seat],
            won.get(seat, 0),
            word_of(cards_laid(state, seat)) in state.laid.struck,
        )
        for seat in seats
    )
    return DealView(sum(won.values()) + state.left, shown, doubter)


def signs(cards: Cards) -> tuple[SignView, ...]:
    """Cards as figures and texts name them."""
    return tuple(SignView(str(card), card.value) for card in cards)
