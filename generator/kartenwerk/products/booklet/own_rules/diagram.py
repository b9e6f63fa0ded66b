"""The picture of a table: everything on it in true proportion, each label beside what it names.

Where the labels have no room, as on small pages, everything gets a number, and the labels stand below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import (
    POINT,
    Box,
    Fill,
    Group,
    Item,
    Matrix,
    Place,
    Stroke,
    Text,
    circle,
    rectangle,
)
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.products.booklet.own_rules.pieces import ShownPieces
from kartenwerk.products.booklet.own_rules.set_up import Laid, SetUp, box_around

NARROWEST = 50.0
"""mm: the measure of the smallest page, a reference card, on which labels or their numbers must have room."""
TALLEST = 1.15
"""How high a table is drawn at most, in measures."""
LETTERS = 2.64
"""The size of labels in mm: as large as the smallest letters of figures may be."""
_FONT, _BOLD, _FIGURES = "text", "bold", "tabular-bold"
_LINE = 3.5  # mm from a line of labels below the table to the next
_NEAR = 0.8  # mm between a piece and its label
_EDGE = 0.6  # mm within the table that stay free of labels
_PAD = 0.35  # mm of ground around a label that lies on a board
_LAYERS, _SHIFT = 3, 0.55  # the cards of a pile that are seen, and by how many mm each looks out
_STROKE = 0.16  # mm: the edge of a piece
_DISC = 1.75  # mm: the radius of a number
_CAP = 0.66  # em: the height of capitals
_GROUND, _INK, _PAPER, _RIM = "flaeche", "tinte", "papier", "grau"


class _Label(NamedTuple):
    """Words, where they begin, and the room that they take; on a board they have a ground of their own."""

    text: str
    x: float
    y: float
    box: Box
    on_board: bool = False

    def draw(self) -> Iterator[Item]:
        if self.on_board:
            yield Fill(rectangle(self.box.grow(_PAD), 2 * _PAD), _PAPER)
        yield Text(self.x, self.y, self.text, _FONT, LETTERS / POINT, _INK)


class DiagramPen(NamedTuple):
    """Draws tables; `source` is the file that messages name."""

    pieces: ShownPieces
    fonts: Fonts
    source: str

    def draw(self, set_up: SetUp, measure: float) -> Drawing:
        """The table in the middle of the measure; KartenwerkError where neither labels nor numbers have room."""
        scale = min(measure / set_up.width, TALLEST * measure / set_up.height)
        width, height = set_up.width * scale, set_up.height * scale
        left = (measure - width) / 2
        table = Box(left, 0.0, left + width, height)
        onto = Matrix.scale(scale).then(Matrix.move(left, 0.0))
        items: list[Item] = [Fill(rectangle(table, 1.2), _GROUND), Stroke(rectangle(table, 1.2), _RIM, 0.2)]
        for laid in set_up.laid:
            items += self._laid(laid, onto, scale)
        taken = [(laid, self._boxes(laid, onto)) for laid in set_up.laid]
        labels = self._beside(taken, table)
        if labels is not None:
            items += [item for label in labels for item in label.draw()]
            below = height
        else:
            numbered, below = self._number(set_up, taken, table, measure)
            items += numbered
        return Drawing(measure, below, Box(0, 0, measure, below), tuple(items))

    # --- pieces ---------------------------------------------------------------------------------------------------

    def _laid(self, laid: Laid, onto: Matrix, scale: float) -> Iterator[Item]:
        """A pile of cards, or a row of parts."""
        form, outline = self.pieces.draw_bare(laid.piece), self.pieces.outline(laid.piece)
        middle = Matrix.move(-laid.piece.deck.width / 2, -laid.piece.deck.height / 2)
        layers = min(laid.count, _LAYERS) if laid.piece.is_card else 1
        for place in laid.places:
            for layer in range(layers - 1, -1, -1):
                matrix = middle.then(place).then(onto).then(Matrix.move(layer * _SHIFT, layer * _SHIFT))
                edge = Stroke(outline, _INK, _STROKE / scale)
                if layer:
                    yield Group((Fill(outline, _PAPER), edge), matrix)
                else:
                    yield Group((Place(form), edge), matrix)

    def _boxes(self, laid: Laid, onto: Matrix) -> tuple[Box, ...]:
        """The room that each piece takes, upright boxes."""
        boxes = (box_around([onto.apply(*point) for point in shape]) for shape in laid.shapes)
        more = (min(laid.count, _LAYERS) - 1) * _SHIFT if laid.piece.is_card else 0.0
        return tuple(box._replace(x1=box.x1 + more, y1=box.y1 + more) for box in boxes)

    # --- labels ---------------------------------------------------------------------------------------------------

    def _beside(self, taken: Sequence[tuple[Laid, tuple[Box, ...]]], table: Box) -> list[_Label] | None:
        """The labels, each beside its piece and in nobody's way; None if one of them has no room."""
        room = table.grow(-_EDGE)
        boards = [box for laid, boxes in taken if laid.piece.is_board for box in boxes]
        pieces = [box for laid, boxes in taken if not laid.piece.is_board for box in boxes]
        found: list[_Label] = []
        for laid, boxes in taken:
            if laid.label:
                free = [
                    label
                    for label in self._candidates(laid.label, _around(boxes))
                    if room.holds(label.box) and not any(map(label.box.meets, pieces))
                    and not any(label.box.grow(_EDGE).meets(other.box) for other in found)
                ]  # fmt: skip
                clear = [label for label in free if not any(map(label.box.grow(_EDGE).meets, boards))]
                if not free:
                    return None
                found.append((clear or [label._replace(on_board=True) for label in free])[0])
        return found

    def _candidates(self, text: str, around: Box) -> Iterator[_Label]:
        """Where the label of a piece may stand: below it, on its right, above it, on its left."""
        width = self.fonts.face(_FONT).width(text, LETTERS / POINT, 0.0)
        cap = _CAP * LETTERS
        middle, high = (around.x0 + around.x1 - width) / 2, (around.y0 + around.y1 + cap) / 2
        for x, y in (
            (middle, around.y1 + _NEAR + cap),
            (around.x1 + 1.5 * _NEAR, high),
            (middle, around.y0 - _NEAR - 0.25 * LETTERS),
            (around.x0 - 1.5 * _NEAR - width, high),
        ):
            yield _Label(text, x, y, Box(x, y - cap, x + width, y + 0.25 * LETTERS))

    def _number(
        self, set_up: SetUp, taken: Sequence[tuple[Laid, tuple[Box, ...]]], table: Box, measure: float
    ) -> tuple[list[Item], float]:
        """A number on each piece with a label, and the labels below; and how far these reach down."""
        items: list[Item] = []
        discs: list[Box] = []
        face, size = self.fonts.face(_FIGURES), LETTERS / POINT
        labelled = [(laid, _around(boxes)) for laid, boxes in taken if laid.label]
        pieces = [box for laid, boxes in taken if not laid.piece.is_board for box in boxes]
        for number, (_laid, around) in enumerate(labelled, 1):
            disc = next(
                (each for each in _discs(around) if table.holds(each) and not any(map(each.meets, pieces + discs))),
                _disc((around.x0 + around.x1) / 2, (around.y0 + around.y1) / 2),
            )
            if any(disc.meets(other) for other in discs):
                raise KartenwerkError(
                    "the labels of the table lie over each other",
                    file=self.source,
                    key=_("line {line}", line=set_up.line),
                    found=f"{set_up.width:g} x {set_up.height:g}",
                    expected=_("a smaller table, or fewer labels"),
                )
            discs.append(disc)
            x, y = (disc.x0 + disc.x1) / 2, (disc.y0 + disc.y1) / 2
            ring = circle(x, y, _DISC)
            words = str(number)
            items += [Fill(ring, _PAPER), Stroke(ring, _INK, 0.2)]
            items.append(
                Text(x - face.width(words, size, 0.0) / 2, y + _CAP * LETTERS / 2, words, _FIGURES, size, _INK)
            )
        x, y = 0.0, table.y1 + _LINE
        text, bold = self.fonts.face(_FONT), self.fonts.face(_BOLD)
        for number, (laid, _around_it) in enumerate(labelled, 1):
            before = bold.width(f"{number} ", size, 0.0)
            width = before + text.width(laid.label, size, 0.0)
            if x and x + width > measure:
                x, y = 0.0, y + _LINE
            items += [
                Text(x, y, f"{number} ", _BOLD, size, _INK),
                Text(x + before, y, laid.label, _FONT, size, _INK),
            ]
            x += width + LETTERS
        return items, y + 0.25 * LETTERS if labelled else table.y1


def _around(boxes: Sequence[Box]) -> Box:
    return box_around([corner for box in boxes for corner in ((box.x0, box.y0), (box.x1, box.y1))])


def _discs(around: Box) -> Iterator[Box]:
    """Where the number of a small piece may stand: on its right, on its left, above it, below it. None for a large one,
    on which it stands."""
    if min(around.width, around.height) >= 3 * _DISC:
        return
    x, y, away = (around.x0 + around.x1) / 2, (around.y0 + around.y1) / 2, _DISC + _NEAR / 2
    yield from (_disc(around.x1 + away, y), _disc(around.x0 - away, y), _disc(x, around.y0 - away))
    yield _disc(x, around.y1 + away)


def _disc(x: float, y: float) -> Box:
    return Box(x, y, x, y).grow(_DISC)
