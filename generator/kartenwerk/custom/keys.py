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

    def of(self, card: CustomCard | None, layout: CardLayout, sizes: Mapping[str, float]) -> str:
        """The key of a face; `card` is None for a back that shows nothing of its card.

        `sizes` are those of boxes that are set alike on all cards. What cannot be known before a face is drawn is left
        to drawing.
        """
        return _hash(self._deck, self._layout(layout, sizes), _describe_card(card), self._files(card, layout))

    def look(self, card: CustomCard | None, layout: CardLayout, sizes: Mapping[str, float]) -> str:
        """A hash of what the face really shows of its deck: a colour or font that it does not use changes no look.

        A template in SVG may ask for any of them; of a face with one, or with a fault, it is the key.
        """
        if any(named.spec.kind == "svg" for named in layout.boxes):
            return self.of(card, layout, sizes)
        canvas = Canvas(self._tools, layout, card, self._stage, Report())
        files = svg_files([file for named in layout.boxes for file in self._files_used(canvas, named.spec)])
        try:
            inks, fonts = self._uses.colours(canvas, files), self._uses.fonts(canvas, files)
        except KartenwerkError:
            return self.of(card, layout, sizes)
        return _hash(
            self._frame, self._layout(layout, sizes), _describe_card(card), self._files(card, layout), inks, fonts
        )

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

    def _files(self, card: CustomCard | None, layout: CardLayout) -> list[tuple[str, str]]:
        """The pictures, icons and templates that a face uses, with their hashes."""
        canvas = Canvas(self._tools, layout, card, self._stage, Report())
        return sorted(
            {(file.name, file.digest) for named in layout.boxes for file in self._files_used(canvas, named.spec)}
        )

    def _files_used(self, canvas: Canvas, spec: BoxSpec) -> Iterable[CustomFile]:
        folder, icons = self._tools.folder, self._icons
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
        known = (icons.get(name.removesuffix(".svg")) for name in names)
        return [icon for icon in known if icon is not None]

    @cached_property
    def _icons(self) -> Mapping[str, CustomFile]:
        return self._tools.folder.icons()


def _describe_box(spec: BoxSpec) -> list[tuple[str, object]]:
    """All keys of a box; of those that came later what it has, so that boxes without them keep their hashes."""
    return sorted((name, value) for name, value in vars(spec).items() if value is not None or name not in ADDED)


def _describe_card(card: CustomCard | None) -> list[tuple[str, str, object]]:
    """What templates see of a card."""
    values: Mapping[str, Any] = card.values if card else {}
    return [(name, repr(value), getattr(value, "_entry", None)) for name, value in sorted(values.items())]


def _hash(*parts: object) -> str:
    return sha256(repr(parts).encode()).hexdigest()
