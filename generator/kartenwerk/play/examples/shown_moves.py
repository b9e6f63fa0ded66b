"""A move of a practice deal as it is shown: one grammar for all games.

At the left stand a number, who moves, and a verb; then the cards in the order laid, an arrow, and a mat with what
follows from them (what is drawn, what both still hold) or with what lies on the table; at the right edge the effect.
A bar at the foot counts all moves up to there. `templates/figures/zug.svg.j2` draws any of them, and
`zug.txt.j2` puts it in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kartenwerk.catalog import Suit
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView, HandRow
from kartenwerk.text.german import figures, number_word


class Saying(NamedTuple):
    """What is said with a card: `sign` as it stands upon the card ("K", "5–8"), and its words ("König")."""

    sign: str
    words: str
    false: bool = False


class ShownCard(NamedTuple):
    """A card in its place, or the place itself (None) where the card will lie.

    `label` stands above it, `sign` in front of the label ("+"). A card that wins or is taken is framed. `wish` is the
    suit that is named with it, `said` whatever else is. So many cards `drawn` unseen lie in the place of one.

    Other cards may lie `beside` it: of one rank in a heap, else in a row, as those of a hand that is `held`. A `hidden`
    card lies face down. A `word` stands where somebody lays none ("passt"). `deed` says for those who hear it what the
    actor does with the cards ("wirft {} ab"); without it the label says whose they are.
    """

    card: CardView | None
    label: str = ""
    framed: bool = False
    sign: str = ""
    wish: Suit | None = None
    drawn: int = 0
    said: Saying | None = None
    beside: tuple[CardView, ...] = ()
    held: bool = False
    hidden: bool = False
    word: str = ""
    deed: str = ""

    @property
    def cards(self) -> tuple[CardView, ...]:
        """The card and those beside it."""
        return (self.card, *self.beside) if self.card else ()

    @property
    def heaped(self) -> bool:
        """Whether cards of one rank lie in a heap: nobody has to see the index of each."""
        return not self.held and len(self.cards) > 1 and len({card.word for card in self.cards}) == 1

    @property
    def places(self) -> int:
        """How many places it takes: cards in a row lie half a step apart."""
        return 1 if self.heaped else 1 + len(self.beside) // 2 + len(self.beside) % 2


class Held(NamedTuple):
    """What somebody still holds, as a row of small index cards below `label`; `parted` are the places after a gap."""

    label: str
    cards: tuple[CardView, ...]
    parted: tuple[int, ...] = ()


class Mat(NamedTuple):
    """A tinted ground. It holds cards, or hands, or else a few words: a large `word` and a `line` below it.

    A `table` reaches to the right edge, and the move's effect stands on it, below the `word` that is shouted. `places`
    are grounds of their own, side by side: the cards of a hand and what they count; one without cards has one unseen.
    """

    cards: tuple[ShownCard, ...] = ()
    hands: tuple[Held, ...] = ()
    places: tuple[HandRow, ...] = ()
    word: str = ""
    line: str = ""
    table: bool = False


class MoveEffect(NamedTuple):
    """What the move brings: a number and its unit ("22", "Augen"), or words alone."""

    number: str = ""
    unit: str = ""


class Segment(NamedTuple):
    """A move's share of a bar: its number, and what it counts."""

    number: str
    worth: float


class BarSide(NamedTuple):
    """What a person or a party has so far."""

    name: str
    segments: tuple[Segment, ...] = ()

    @property
    def total(self) -> float:
        return sum(segment.worth for segment in self.segments)

    @property
    def written(self) -> str:
        """The total in figures; of halves, too."""
        return figures(self.total, 0 if self.total == int(self.total) else 1)

    def with_segment(self, number: str, worth: float) -> BarSide:
        """The side with one move more; a move that counts nothing leaves no segment."""
        return self._replace(segments=(*self.segments, Segment(number, worth))) if worth else self


class Bar(NamedTuple):
    """The score after a move. `whole` is the length of the bar, `goal` is marked on it, `unit` says what it counts."""

    sides: tuple[BarSide, ...]
    whole: float
    goal: int = 0
    unit: str = ""

    def with_segment(self, name: str, number: str, worth: float) -> Bar:
        """The bar with a further segment for the side of that name."""
        sides = (side.with_segment(number, worth) if side.name == name else side for side in self.sides)
        return self._replace(sides=tuple(sides))


class ShownMove(NamedTuple):
    """A move; `bar` is the score after it. `kind` names it for those who hear it ("Stich").

    Where it brings several people something, `gains` has a line for each ("Anna +19") in place of the effect.
    """

    number: str
    kind: str
    actor: str
    verb: str
    laid: tuple[ShownCard, ...]
    effect: MoveEffect
    bar: Bar
    mat: Mat | None = None
    gains: tuple[str, ...] = ()


def held_cards(names: Sequence[str], hands: Sequence[Sequence[Any]], most: int) -> Bar:
    """How many cards everybody holds: each is a segment."""
    sides = (BarSide(name, (Segment("", 1),) * len(hand)) for name, hand in zip(names, hands, strict=False))
    return Bar(tuple(sides), most, unit="Karten")


def verb(session: Session, id: str, count: int = 0) -> str:
    """A verb of the closed list in the game's data; `{zahl}` in it is a number of cards.

    KartenwerkError if the list has no such verb.
    """
    return session.data.verb(id).format(zahl="eine" if count == 1 else number_word(count))


def add_up(cards: Sequence[CardView], framed: Iterable[CardView]) -> tuple[ShownCard, ...]:
    """Cards of which some, framed, add up: their values above them with plus signs between."""
    taken = set(framed)
    first = next((card for card in cards if card in taken), None)
    return tuple(
        ShownCard(card, str(card.value), framed=True, sign="" if card is first else "+")
        if card in taken
        else ShownCard(card)
        for card in cards
    )
