"""Keys of faces: hashes of all that a face is drawn from, so that one changed cell makes one face anew.

What the whole deck shares and what a layout brings is hashed once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.deckfile import ADDED, BoxSpec
from kartenwerk.custom.faults import Report
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.layout import CardLayout
from kartenwerk.custom.stage import Stage
from kartenwerk.custom.text import icons_of
from kartenwerk.custom.tools import Tools
from kartenwerk.custom.uses import FaceUses, svg_files


class FaceKeys:
    """The keys of a deck's faces on one stage."""

    def __init__(self, tools: Tools, stage: Stage) -> None:
        self._tools = tools
        self._stage = stage
        self._layouts: dict[tuple[str, str], str] = {}
        self._last: _Shown | None = None

    def of(self, card: CustomCard | None, layout: CardLayout, sizes: Mapping[str, float]) -> str:
        """The key of a face; `card` is None for a back that shows nothing of its card.

        `sizes` are those of boxes that are set alike on all cards. What cannot be known before a face is drawn is left
        to drawing.
        """
        shown = self._shown(card, layout)
        return _hash(self._deck, self._layout(layout, sizes), shown.values, shown.digests)

    def look(self, card: CustomCard | None, layout: CardLayout, sizes: Mapping[str, float]) -> str:
        """A hash of what the face really shows of its deck: a colour or font that it does not use changes no look.

        A template in SVG may ask for any of them; of a face with one, or with a fault, it is the key.
        """
        if any(named.spec.kind == "svg" for named in layout.boxes):
            return self.of(card, layout, sizes)
        shown = self._shown(card, layout)
        files = svg_files(shown.files)
        try:
            inks, fonts = self._uses.colours(shown.canvas, files), self._uses.fonts(shown.canvas, files)
        except KartenwerkError:
            return self.of(card, layout, sizes)
        return _hash(self._frame, self._layout(layout, sizes), shown.values, shown.digests, inks, fonts)

    def _shown(self, card: CustomCard | None, layout: CardLayout) -> _Shown:
        """What a face is drawn from; its key and its look are asked for one after the other."""
        if self._last is None or self._last.canvas.card is not card or self._last.canvas.layout is not layout:
            self._last = _Shown(Canvas(self._tools, layout, card, self._stage, Report()), self._icons)
        return self._last

    @cached_property
    def _uses(self) -> FaceUses:
        return FaceUses(self._tools)

    @cached_property
    def _frame(self) -> str:
        """What every face may show beside colours and fonts."""
        tools = self._tools
        return _hash(
            self._stage,
            (tools.file.id, tools.file.title, tools.file.language, tools.file.print),
            tools.data.model_dump(exclude={"languages": {"__all__": {"prints"}}}),
            tools.hyphenator.digest if tools.hyphenator else "",
        )

    @cached_property
    def _deck(self) -> str:
        """What every face may show: colours, fonts, words of the deck; and how it is set."""
        tools = self._tools
        return _hash(
            self._stage,
            sorted(tools.colours.palette.items()),
            (tools.file.id, tools.file.title, tools.file.language, tools.file.print),
            tools.data.model_dump(exclude={"languages": {"__all__": {"prints"}}}),  # which no card shows
            tools.hyphenator.digest if tools.hyphenator else "",
            tools.fonts.digests,
        )

    def _layout(self, layout: CardLayout, sizes: Mapping[str, float]) -> str:
        shown = sorted(sizes.items())
        key = layout.name, repr(shown)
        if key not in self._layouts:
            boxes = [(box.name, _describe_box(box.spec)) for box in layout.boxes]
            self._layouts[key] = _hash(layout.name, sorted(layout.values.items()), boxes, shown)
        return self._layouts[key]

    @cached_property
    def _icons(self) -> Mapping[str, CustomFile]:
        return self._tools.folder.icons()


class _Shown:
    """What one face shows of its deck; texts are filled once."""

    def __init__(self, canvas: Canvas, icons: Mapping[str, CustomFile]) -> None:
        self.canvas = canvas
        self._icons = icons

    @cached_property
    def values(self) -> list[tuple[str, str, object]]:
        """What templates see of the card."""
        card = self.canvas.card
        values: Mapping[str, Any] = card.values if card else {}
        return [(name, repr(value), getattr(value, "_entry", None)) for name, value in sorted(values.items())]

    @cached_property
    def digests(self) -> list[tuple[str, str]]:
        """The names of the files with their hashes."""
        return sorted({(file.name, file.digest) for file in self.files})

    @cached_property
    def files(self) -> list[CustomFile]:
        """The pictures, icons and templates that the face uses."""
        return [file for named in self.canvas.layout.boxes for file in self._files_of(named.spec)]

    def _files_of(self, spec: BoxSpec) -> Iterable[CustomFile]:
        canvas, folder = self.canvas, self.canvas.tools.folder
        names: list[str] = []
        try:
            match spec.kind:
                case "picture" | "frame":
                    name = canvas.fill(spec.picture)
                    return [folder.find("pictures", name)] if name else []
                case "svg":
                    return [folder.file(spec.file)] if spec.file else []
                case "text" | "arc":
                    names = icons_of(canvas.fill(spec.text))
                case "icon" | "icons" | "pips":
                    names = canvas.fill(spec.icon).replace(",", " ").split()
                case "grid":
                    names = [canvas.fill(spec.icon), canvas.fill(spec.rest)]
        except KartenwerkError:
            return []
        known = (self._icons.get(name.removesuffix(".svg")) for name in names)
        return [icon for icon in known if icon is not None]


def _describe_box(spec: BoxSpec) -> list[tuple[str, object]]:
    """All keys of a box; of those that came later what it has, so that boxes without them keep their hashes."""
    return sorted((name, value) for name, value in vars(spec).items() if value is not None or name not in ADDED)


def _hash(*parts: object) -> str:
    return sha256(repr(parts).encode()).hexdigest()
