"""A deal of Anagramm-Poker as the booklet tells it: what each seat bid, held and laid, and who won."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.games.anagramm_poker.laid_words import laid_word, word_of
from kartenwerk.games.anagramm_poker.state import Phase, State, cards_laid


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


class BidView(NamedTuple):
    """What a seat said, in the words of `BettingAction`, and what its bet then came to, 0 where it named no bet."""

    name: str
    action: str
    to: int


class BidsView(NamedTuple):
    """The bids of both rounds, and who exchanged how many cards."""

    first: tuple[BidView, ...]
    swaps: tuple[tuple[str, int], ...]
    second: tuple[BidView, ...]


def bids(session: Session, deal: PlayedDeal) -> BidsView:
    """What was said and exchanged in a deal, in turn."""
    names = session.names

    def said(phase: Phase) -> tuple[BidView, ...]:
        steps = (step for step in deal.steps if step.before.phase is phase)
        return tuple(BidView(names[step.seat], str(step.move.action), step.move.to) for step in steps)

    swaps = (step for step in deal.steps if step.before.phase is Phase.SWAP)
    exchanged = tuple((names[step.seat], len(step.move.cards)) for step in swaps)
    return BidsView(said(Phase.FIRST), exchanged, said(Phase.SECOND))


def deal_view(session: Session, state: State, doubter: str = "") -> DealView:
    """The view of a finished deal."""
    seats = [seat for seat in state.chips.claims if cards_laid(state, seat)]
    seats.sort(key=lambda seat: laid_word(cards_laid(state, seat)).order)
    won = {one.seat: one.amount for one in state.awards}
    shown = tuple(
        ShownWord(
            session.names[seat],
            _signs(state.hands[seat]),
            _signs(cards_laid(state, seat)),
            state.swapped[seat],
            won.get(seat, 0),
            word_of(cards_laid(state, seat)) in state.laid.struck,
        )
        for seat in seats
    )
    return DealView(sum(won.values()) + state.left, shown, doubter)


def _signs(cards: Cards) -> tuple[SignView, ...]:
    return tuple(SignView(str(card), card.value) for card in cards)
