"""A face as it is drawn: its items, what covers it, and the faults of its boxes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.custom.boxes.overlaps import Inked
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.colours import INK
from kartenwerk.custom.deckfile import BoxSpec, CardSpec
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.fill import NumberError
from kartenwerk.custom.layout import CardLayout, NamedBox
from kartenwerk.custom.stage import Stage
from kartenwerk.custom.tools import Tools
from kartenwerk.graphics.display import Box, Item

_NAME = re.compile(r"\{\{\s*([^\W\d]\w*)")


@dataclass
class Canvas:
    """One face. Faults and notes go to the report, and the box they are about is left out."""

    tools: Tools
    layout: CardLayout
    card: CustomCard | None
    stage: Stage
    report: Report
    sizes: Mapping[str, float] = field(default_factory=dict)
    """The sizes in pt of boxes that are set alike on all cards."""
    items: list[Item] = field(default_factory=list)
    cover: list[tuple[Box, str | None]] = field(default_factory=list)
    """What lies on the card: a place, and its ink if one plain colour fills it."""
    ends: dict[str, Box] = field(default_factory=dict)
    """What the content of each box fills."""
    inked: list[Inked] = field(default_factory=list)
    """What boxes show, in the order in which they are drawn; not what may be transparent."""
    _filled: dict[str, str] = field(default_factory=dict)

    @cached_property
    def values(self) -> dict[str, Any]:
        """What templates see."""
        file = self.tools.file
        deck = {"id": file.id, "title": file.title, "language": file.language}
        own = {"deck": deck, "layout": self.layout.values}
        return {**(self.card.values if self.card else NOTHING), **own}

    def fill(self, text: str | None) -> str:
        """A template of the layout, filled with the card's values; "" of None."""
        if not text:
            return ""
        if text not in self._filled:
            self._filled[text] = self.tools.filler.fill(text, self.values).strip()
        return self._filled[text]

    def area(self, named: NamedBox) -> Box:
        """Where the box stands, moved to where the content of another one ends."""
        spec = named.spec
        box = self.stage.box(spec)
        if spec.below is not None and spec.below in self.ends:
            y = self.ends[spec.below].y1 + spec.gap
            box = Box(box.x0, y, box.x1, y + box.height)
        if spec.beside is not None and spec.beside in self.ends:
            x = self.ends[spec.beside].x1 + spec.gap
            box = Box(x, box.y0, x + box.width, box.y1)
        return box

    def plain_below(self, area: Box) -> tuple[bool, str]:
        """Whether one plain colour lies below the whole of a box, and which."""
        for box, ink in reversed(self.cover):
            if not box.meets(area):
                continue
            around = box.grow(1e-6)
            holds = around.x0 <= area.x0 and around.y0 <= area.y0 and around.x1 >= area.x1 and around.y1 >= area.y1
            return (holds and ink is not None), ink or ""
        return True, "papier"

    def colour(self, spec: BoxSpec) -> str:
        """The ink of a box: by default black for text, and the card's colour for icons."""
        usual = "" if spec.kind == "text" else str(self.values.get("colour", ""))
        return self.tools.colours.ink(self.fill(spec.colour) or usual or INK)

    def column(self, template: str | None) -> str:
        """The column, as it is written, that a template begins with, be it by what [card] makes of it."""
        match = _NAME.search(template or "")
        if match is None or self.card is None:
            return ""
        given = getattr(self.tools.file.card, match[1], None) if match[1] in CardSpec.model_fields else None
        return self.card.column_of(given if given and _NAME.search(given) else template)

    def fault(
        self,
        message: Message,
        named: NamedBox,
        *,
        column: str = "",
        key: str = "",
        found: str | None = None,
        expected: str | None = None,
        file: str | None = None,
        line: str | None = None,
        of_card: bool = False,
    ) -> None:
        """A fault of a cell if it comes from one, of a file and its line if it is that file's, else of the layout.

        A fault without a column that is `of_card` names the card, since not every card of the layout has it.
        """
        if file is not None:
            spot = Spot(file, line or "")
            if named.spec.kind == "svg" and self.card is not None:  # a template, which may fail on some cards alone
                card = self.card
                spot = Spot(
                    file,
                    line or "",
                    card=card.id,
                    first=_("card {card}, {table} row {row}", card=card.name, table=card.table, row=card.row),
                )
            self.report.fault(message, spot, found, expected)
        elif self.card is not None and (column or not key) and (column or self.card.columns):
            if column:
                place = self.card.place(named.name, column, self.layout.name)
                self.report.fault(message, place, found, expected)
                return
            where, _colon, box = named.key.partition(": ")
            self.report.fault(
                message,
                Spot(where, box, what=_("card {card}", card=self.card.name) if of_card else ""),
                found,
                expected,
            )
        else:
            where, _colon, box = named.key.partition(": ")
            self.report.fault(message, Spot(where, f"{box}.{key}".rstrip(".")), found, expected)

    def report_error(self, error: KartenwerkError, named: NamedBox, column: str = "") -> None:
        """A fault that other code has found, with the file and line that it names."""
        self.fault(
            error.message,
            named,
            column=column,
            found=error.found,
            expected=error.expected,
            file=error.file,
            line=error.key,
        )

    def fault_of_number(self, error: NumberError, named: NamedBox) -> None:
        """A cell that is no number, with its row, and its column if the text is one cell's."""
        if self.card is None:
            self.fault(error.message, named, found=error.found, expected=error.expected)
            return
        column = error.column(self.card.columns, self.card.values)
        place = self.card.place(named.name, column, self.layout.name)
        self.report.fault(error.message, place, error.found, error.expected)


NOTHING: Mapping[str, Any] = dict.fromkeys(
    ("id", "title", "text", "note", "number", "icon", "picture", "colour", "cost"), ""
)
"""What templates of a back that belongs to no card see."""
