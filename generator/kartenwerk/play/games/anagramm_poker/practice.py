"""Anagramm-Poker's practice deals: the hands, both rounds of betting, the exchange, the words and who doubts one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import PracticeStep, practice_steps
from kartenwerk.play.examples.practice_bets import Bet, Standing, final, standing
from kartenwerk.play.games.anagramm_poker.moves import CardAction
from kartenwerk.play.games.anagramm_poker.state import Phase, State, cards_laid, laid_word, word_of
from kartenwerk.play.mechanics.tuples import without


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


class LetterHand(NamedTuple):
    """Whose cards they are."""

    name: str
    cards: tuple[SignView, ...]

    def holds(self, signs: str) -> bool:
        """Whether all of these signs ("SCH U H") are among them."""
        held = [card.id for card in self.cards]
        return all(held.count(sign) >= signs.split().count(sign) for sign in signs.split())

    def dearest(self, number: int) -> list[str]:
        """The signs of so many cards that are worth most, in the order of the alphabet; none if others are as dear."""
        dear = sorted(self.cards, key=lambda card: -card.value)
        clear = number == len(dear) or dear[number - 1].value > dear[number].value
        return sorted(card.id for card in dear[:number]) if clear else []


class Swap(NamedTuple):
    """An exchange: the signs thrown and drawn, what the seat then held, and what it had not seen before it drew."""

    name: str
    thrown: tuple[str, ...]
    drawn: tuple[str, ...]
    after: LetterHand
    unseen: tuple[str, ...]


class Answer(NamedTuple):
    """What somebody said to the word in question."""

    name: str
    word: str
    doubts: bool


class AnagramDeal(NamedTuple):
    """A deal in which words are laid. Hands are in turn, from the left of the dealer."""

    dealer: str
    hands: tuple[LetterHand, ...]
    ante: Standing
    first: tuple[Bet, ...]
    after_first: Standing
    swaps: tuple[Swap, ...]
    second: tuple[Bet, ...]
    after_second: Standing
    view: DealView
    answers: tuple[Answer, ...]
    laid: tuple[tuple[str, str], ...]
    end: Standing

    def hand(self, name: str) -> LetterHand:
        """What the person was dealt."""
        return next(one for one in self.hands if one.name == name)

    def word(self, name: str) -> str:
        """The word that the person laid, with its cards apart: "SCH-U-H"; empty for none."""
        return dict(self.laid)[name]


class Cutting(NamedTuple):
    """Who cut which card for the first deal, and whose is the highest."""

    cards: tuple[tuple[str, SignView], ...]
    highest: str


def read_deal(session: Session, deal: PlayedDeal) -> AnagramDeal:
    names = session.names[: deal.players]
    steps = [*practice_steps(session, deal)]
    of = {phase: [step for step in steps if step.before.phase is phase] for phase in Phase}
    if not of[Phase.LAY]:
        raise KartenwerkError("the practice deal ends without words", expected=_("a deal in which words are laid"))
    start: State = of[Phase.FIRST][0].before
    end: State = deal.state
    answers = [step for step in of[Phase.DOUBT] if step.seat >= 0]
    doubter = next((step.name for step in answers if step.move.action is CardAction.DOUBT), "")
    return AnagramDeal(
        names[start.dealer],
        tuple(
            LetterHand(names[seat], signs(start.hands[seat]))
            for place in range(1, deal.players + 1)
            if start.hands[seat := (start.dealer + place) % deal.players]
        ),
        standing(session, start.chips, start.chips, start.carried),
        tuple(Bet(step, names, start.carried) for step in of[Phase.FIRST]),
        standing(session, start.chips, of[Phase.FIRST][-1].after.chips, start.carried),
        tuple(_swaps(of[Phase.SWAP], deal.order)),
        tuple(Bet(step, names, start.carried) for step in of[Phase.SECOND]),
        standing(session, start.chips, end.chips._replace(paid=of[Phase.LAY][0].before.chips.paid), start.carried),
        deal_view(session, end, doubter),
        tuple(Answer(step.name, step.before.word, step.move.action is CardAction.DOUBT) for step in answers),
        tuple((step.name, "-".join(map(str, step.move.cards))) for step in of[Phase.LAY]),
        final(session, end.chips.stacks),
    )


def _swaps(steps: Sequence[PracticeStep], pack: Cards) -> Iterator[Swap]:
    for step in steps:
        before: State = step.before
        after: State = step.after
        held, thrown = before.hands[step.seat], step.move.cards
        now = after.hands[step.seat]
        yield Swap(
            step.name,
            tuple(map(str, thrown)),
            tuple(map(str, without(now, *without(held, *thrown)))),
            LetterHand(step.name, signs(now)),
            tuple(map(str, without(pack, *held))),
        )
