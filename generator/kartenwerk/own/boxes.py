"""The boxes of a card, drawn in their order: what each holds, where its content ends, and what is wrong with it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from jinja2 import DictLoader, TemplateError

from kartenwerk.display import (
    POINT,
    Box,
    Clip,
    Fill,
    Group,
    Image,
    Item,
    LinePen,
    Matrix,
    PenStroke,
    Text,
    ellipse,
    line,
    rectangle,
)
from kartenwerk.errors import KartenwerkError
from kartenwerk.own import flatten
from kartenwerk.own.cards import OwnCard
from kartenwerk.own.colours import INK
from kartenwerk.own.deckfile import BoxSpec
from kartenwerk.own.faults import Report, Spot
from kartenwerk.own.fit import BoxFonts, Room, SetText, TooLongError, check_characters
from kartenwerk.own.fonts import font_fault
from kartenwerk.own.icons import Dots
from kartenwerk.own.layout import CardLayout, NamedBox
from kartenwerk.own.pictures import Layers
from kartenwerk.own.stage import Stage
from kartenwerk.own.text import Icon, icons_of, read_text
from kartenwerk.own.tools import Tools
from kartenwerk.templating.environment import Sandbox

_NAME = re.compile(r"\{\{\s*([^\W\d]\w*)")
_BLANKS = re.compile(r"[\s,]+")
_PITCH = 1.44  # of a pattern, in sizes of its icon
_GREY = "tinte/15"  # of a placeholder


@dataclass(frozen=True)
class Drawn:
    """The items of a face in mm of the card."""

    items: tuple[Item, ...]


@dataclass
class Painter:
    """Draws one face. Faults and notes go to the report, and the box they are about is left out."""

    tools: Tools
    layout: CardLayout
    card: OwnCard | None
    stage: Stage
    report: Report
    sizes: Mapping[str, float] = field(default_factory=dict)
    """The sizes in pt of boxes that are set alike on all cards."""
    _items: list[Item] = field(default_factory=list)
    _cover: list[tuple[Box, str | None]] = field(default_factory=list)
    _ends: dict[str, Box] = field(default_factory=dict)

    def face(self) -> Drawn:
        """The whole face, its ground over the bleed."""
        ground = self._ground()
        outside = self.stage.outside
        self._items.append(Fill(rectangle(outside), ground))
        self._cover.append((outside, ground))
        for box in self.layout.boxes:
            try:
                self._box(box)
            except KartenwerkError as error:
                self._fault(error.message, box, found=error.found, expected=error.expected, file=error.file)
            except TooLongError as error:
                column = self._column(box.spec.text)
                self._fault(error.message, box, column=column, found=error.found, expected=error.expected)
        return Drawn((Group(tuple(self._items), self.stage.matrix),))

    @property
    def values(self) -> dict[str, Any]:
        """What templates see."""
        file = self.tools.file
        deck = {"id": file.id, "title": file.title, "language": file.language}
        own = {"deck": deck, "layout": self.layout.values}
        return {**(self.card.values if self.card else _NOTHING), **own}

    def filled(self, text: str | None) -> str:
        return self.tools.filler.fill(text, self.values).strip() if text else ""

    # --- boxes --------------------------------------------------------------------------------------------------

    def _ground(self) -> str:
        told = self.layout.values.get("ground")
        try:
            text = self.filled(told)
            return self.tools.colours.ink(text) if text else "papier"
        except KartenwerkError as error:
            place = Spot(self.layout.file, f"{self.layout.key}.ground".lstrip("."))
            self.report.fault(error.message, place, error.found, error.expected)
            return "papier"

    def _box(self, named: NamedBox) -> None:
        spec = named.spec
        if spec.when is not None:
            try:
                if not self.tools.filler.holds(spec.when, self.values):
                    return
            except KartenwerkError as error:
                self._fault(error.message, named, key="when")
                return
        area = self._area(named)
        start, covers = len(self._items), len(self._cover)
        drawn = self._content(named, area)
        if drawn is None:
            del self._items[start:], self._cover[covers:]
            return
        self._ends[named.name] = drawn
        if spec.kind != "pips" and spec.turned:
            items = tuple(self._items[start:])
            width, height = self.stage.design
            self._items.append(Group(items, Matrix.turn(180, width / 2, height / 2)))
            self._cover += [
                (Box(width - box.x1, height - box.y1, width - box.x0, height - box.y0), ink)
                for box, ink in self._cover[covers:]
            ]
        if spec.rotate:
            middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
            turned = Group(tuple(self._items[start:]), Matrix.turn(spec.rotate, *middle))
            self._items[start:] = [turned]
            reach = math.hypot(area.width, area.height) / 2
            self._cover[covers:] = [
                (Box(middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), None)
            ]

    def _area(self, named: NamedBox) -> Box:
        """Where the box stands, moved to where the content of another one ends."""
        spec = named.spec
        box = self.stage.box(spec)
        if spec.below is not None and spec.below in self._ends:
            y = self._ends[spec.below].y1 + spec.gap
            box = Box(box.x0, y, box.x1, y + box.height)
        if spec.beside is not None and spec.beside in self._ends:
            x = self._ends[spec.beside].x1 + spec.gap
            box = Box(x, box.y0, x + box.width, box.y1)
        return box

    def _content(self, named: NamedBox, area: Box) -> Box | None:
        """Draw the box; what its content fills, or None if it has none."""
        spec = named.spec
        place = len(self._items)
        inner = area.grown(-spec.padding)
        painters = {
            "text": self._text,
            "picture": self._picture,
            "icon": self._icon,
            "icons": self._icons,
            "pips": self._pips,
            "shape": self._shape,
            "svg": self._svg,
        }
        ground = self.filled(spec.ground)
        if ground:
            whole = self.stage.continued(area)
            ink = self.tools.colours.ink(ground)
            self._items.append(Fill(rectangle(whole, spec.radius), ink))
            self._cover.append((whole, ink if not spec.radius else None))
        assert spec.kind is not None
        drawn = painters[spec.kind](named, inner)
        if drawn is None:
            del self._items[place:]
            return None
        if spec.edge is not None:
            width = spec.edge.width
            ink = self.tools.colours.ink(self.filled(spec.edge.colour))
            around = rectangle(area.grown(-width / 2), max(spec.radius - width / 2, 0))
            self._items.append(PenStroke(around, ink, width, pen=LinePen()))
        return drawn

    # --- text ---------------------------------------------------------------------------------------------------

    def _text(self, named: NamedBox, area: Box) -> Box | None:
        spec = named.spec
        prepared = self.prepared(named, area)
        if prepared is None:
            return None
        lines, fonts, room = prepared
        fitter = self.tools.fitter
        if named.name in self.sizes:
            found = fitter.set_at(lines, fonts, room, self.sizes[named.name])
        else:
            try:
                found = fitter.fit(lines, fonts, room)
            except TooLongError:
                wider = self._wider(named, area) if room.lines == 1 else room.width
                if wider <= room.width:
                    raise
                found = fitter.fit(lines, fonts, replace(room, size=room.min, width=wider))
                self.report.note(
                    f"card {self.card.id if self.card else ''}, box {named.name}: the line is longer than its box, "
                    "but there is room beside it"
                )
                area = Box(area.x0, area.y0, area.x0 + wider, area.y1)
        colour = self._colour(spec)
        box = self._placed(spec, area, found, fonts, colour)
        self._check_safe(named, box)
        self._cover.append((box, None))
        return box

    def _wider(self, named: NamedBox, area: Box) -> float:
        """How wide one line may be that is too long for its box: up to the safe area, where no other box has content.

        Only lines that begin at the left can go on to the right.
        """
        if (named.spec.align or "left") != "left" or named.spec.turned or named.spec.rotate:
            return area.width
        end = self.stage.inside.x1
        for other in self.layout.boxes:
            box = self._area(other)
            if other is named or other.spec.kind == "shape" or box.y0 >= area.y1 or box.y1 <= area.y0:
                continue
            if box.x0 >= area.x1 - 1e-6 and self._has_content(other):
                end = min(end, box.x0)
        return end - area.x0

    def _has_content(self, named: NamedBox) -> bool:
        spec = named.spec
        try:
            if spec.when is not None and not self.tools.filler.holds(spec.when, self.values):
                return False
            return any(self.filled(text) for text in (spec.text, spec.picture, spec.icon, spec.file))
        except KartenwerkError:
            return True

    def prepared(self, named: NamedBox, area: Box | None = None) -> tuple[Any, BoxFonts, Room] | None:
        """The lines of a text box, its fonts and its room; None if it has no text, or a fault that is told."""
        spec = named.spec
        text = self.filled(spec.text)
        if not text:
            return None
        if spec.capitals:
            text = re.sub(
                r":[^\W\d_][\w-]*:|[^:]+|:",
                lambda part: part[0] if len(part[0]) > 2 and part[0][0] == ":" else part[0].upper(),
                text,
            )
        lines = read_text(text, self.tools.file.language)
        column = self._column(spec.text)
        for name in icons_of(text):
            try:
                self.tools.icons.drawing(self.tools.icons.file(name), "tinte")
            except KartenwerkError as error:
                message = error.message.replace(f"icon {name}", f"icon :{name}:", 1)
                self._fault(message, named, column=column, file=error.file)
                return None
        fonts = self._fonts(spec, lines)
        area = area or self._area(named)
        room = self._room(spec, area)
        missing = check_characters(lines, fonts, room)
        if missing is not None:
            character, cut = missing
            others = self.tools.fonts.with_character(character)
            expected = f"one of its characters; {' and '.join(others)} have it" if others else "another character"
            self._fault(
                "the font lacks a character",
                named,
                column=column,
                found=f"{character} (U+{ord(character):04X}), {cut}",
                expected=expected,
            )
            return None
        return lines, fonts, room

    def _room(self, spec: BoxSpec, area: Box) -> Room:
        setting = self.tools.data.text
        size = spec.size or setting.size
        least = min(spec.min or setting.min, size)
        return Room(
            area.width,
            area.height,
            size,
            max(least, min(setting.least, size)),
            spec.leading or setting.leading,
            spec.lines,
            spec.lines != 1 if spec.hyphenate is None else spec.hyphenate,
            setting.tracking if spec.capitals else 0.0,
        )

    def _fonts(self, spec: BoxSpec, lines: Sequence[Any]) -> BoxFonts:
        family = self.filled(spec.font) or "text"
        fonts = self.tools.fonts
        if not fonts.knows(family):
            raise font_fault(fonts, family)
        styles = [(bold or spec.bold, italic or spec.italic) for italic in (False, True) for bold in (False, True)]
        used = {(spec.bold, spec.italic)} | {
            (part.bold or spec.bold, part.italic or spec.italic)
            for each in lines
            for part in each.parts
            if not isinstance(part, Icon)
        }
        for bold, italic in used:
            if fonts.has_styles(family) and not fonts.has_style(family, bold=bold, italic=italic):
                style = " ".join(word for word, on in (("bold", bold), ("italic", italic)) if on) or "regular"
                self.report.note(f"deck.toml: fonts.{family} has no {style} style; the nearest is taken")
        names = [fonts.cut(family, bold=bold, italic=italic) for bold, italic in styles]
        upright, bold_, italic_, both = names
        faces = [fonts.face(name) for name in names]
        return BoxFonts((upright, bold_, italic_, both), (faces[0], faces[1], faces[2], faces[3]))

    def _placed(self, spec: BoxSpec, area: Box, found: SetText, fonts: BoxFonts, colour: str) -> Box:
        """Put the lines and their icons in their places; what they fill."""
        em = found.size * POINT
        tracking = self.tools.data.text.tracking if spec.capitals else 0.0
        top = {
            "top": area.y0,
            "middle": area.y0 + (area.height - found.height) / 2,
            "bottom": area.y1 - found.height - 0.22 * em,
        }[spec.valign or "top"]
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[spec.align or "left"]
        outline = self.filled(spec.outline)
        texts: list[Item] = []
        left, right = area.x1, area.x0
        for each in found.lines:
            start = area.x0 + (area.width - each.width) * share
            left, right = min(left, start), max(right, start + each.width)
            y = top + each.baseline
            for part in each.parts:
                if part.icon:
                    high = self.tools.data.text.icon * found.cap
                    middle = y - found.cap / 2
                    box = Box(start + part.x, middle - high / 2, start + part.x + part.width, middle + high / 2)
                    texts += self._symbol(part.icon, colour, box)
                else:
                    x = round(start + part.x, 4)
                    texts.append(Text(x, round(y, 4), part.text, part.font, found.size, colour, tracking))
        if outline:
            self._items += self._outlined(texts, self.tools.colours.ink(outline))
        self._items += texts
        if left > right:
            left = right = area.x0
        return Box(left, top, right, top + found.height)

    def _outlined(self, texts: Sequence[Item], ink: str) -> Iterator[Item]:
        from kartenwerk.pdf.outlines import Outlines

        shapes = Outlines(self.tools.fonts)
        for text in texts:
            if isinstance(text, Text):
                width = 2 * self.tools.data.text.outline * text.size * POINT
                yield PenStroke(shapes.path(text), ink, width, pen=LinePen(1, 1))

    # --- pictures -----------------------------------------------------------------------------------------------

    def _picture(self, named: NamedBox, area: Box) -> Box | None:
        spec = named.spec
        name = self.filled(spec.picture)
        if not name:
            return None
        pictures = self.tools.pictures
        column = self._column(spec.picture)
        try:
            file = self.tools.folder.find("pictures", name)
        except KartenwerkError as error:
            if not spec.placeholder:
                self._fault(error.message, named, column=column, found=error.found, expected=error.expected)
                return None
            self._items.append(Fill(rectangle(self.stage.continued(area), spec.radius), _GREY))
            self._cover.append((area, None))
            self.report.note(f"{name}: the picture is missing; a grey field stands in its place")
            return area
        whole = self.stage.continued(area)
        if file.path.suffix.lower() == ".svg":
            return self._drawing(file.name, self.tools.icons.drawing(file, self._colour(spec)), named, area)
        try:
            crop = pictures.cropped(file, whole, spec.fit or "cover", self.filled(spec.focus))
        except KartenwerkError as error:
            self._fault(
                error.message,
                named,
                column=column if error.file is None else "",
                found=error.found,
                expected=error.expected,
                file=error.file,
            )
            return None
        if not self._fine_enough(pictures.dpi(crop) / self.stage.scale, file.name, named, column):
            return None
        clip = Clip(rectangle(whole, spec.radius)) if spec.radius else None
        if not pictures.has_alpha(file):
            items: tuple[Item, ...] = (Image(pictures.raster(file, crop, None, self.stage.scale), crop.box),)
            self._items += [Group(items, clip=clip)] if clip else items
            self._cover.append((crop.box, None))
            return area
        plain, ink = self._plain_below(crop.box)
        if plain:
            ground = self.tools.colours.full(ink)
            items = (Image(pictures.raster(file, crop, ground, self.stage.scale), crop.box),)
            self._items += [Group(items, clip=clip)] if clip else items
        else:
            key = (file.digest, tuple(crop), spec.radius)
            self._flattened(crop.box, key, lambda columns, rows: pictures.layers(file, crop, (columns, rows)), clip)
        self._cover.append((crop.box, None))
        return area

    def _fine_enough(self, found: float, file: str, named: NamedBox, column: str) -> bool:
        press, told = self.tools.data.press, self.tools.file.print
        least, wanted = told.least_dpi or press.least_dpi, told.dpi or press.dpi
        if found < least:
            self._fault(
                f"the picture {file} has too few pixels to be printed at that size",
                named,
                column=column,
                found=f"{found:.0f} dpi",
                expected=f"{wanted} dpi, at least {least}",
            )
            return False
        if found < wanted * 0.99:
            self.report.note(f"{file}: {found:.0f} dpi in box {named.name}; {wanted} are better")
        return True

    def _plain_below(self, area: Box) -> tuple[bool, str]:
        """Whether one plain colour lies below the whole of a box, and which."""
        for box, ink in reversed(self._cover):
            if box.x0 >= area.x1 or box.x1 <= area.x0 or box.y0 >= area.y1 or box.y1 <= area.y0:
                continue
            around = box.grown(1e-6)
            holds = around.x0 <= area.x0 and around.y0 <= area.y0 and around.x1 >= area.x1 and around.y1 >= area.y1
            return (holds and ink is not None), ink or ""
        return True, "papier"

    def _flattened(self, area: Box, key: tuple[Any, ...], layers: Any, clip: Clip | None) -> None:
        """A transparent picture, as large as the area, made one with all that lies below it."""
        from PIL import Image as Pillow

        press = self.tools.data.press
        beneath = tuple(self._items)
        lines = flatten.has_lines(beneath)
        dpi = float(press.flat_dpi if lines else press.most_dpi) * self.stage.scale
        grid = flatten.grid_of(beneath, area, dpi)
        region, dpi = grid.around(area), grid.dpi
        size = flatten.dots(region, dpi)
        if any(isinstance(item, Text) for item in _texts(beneath)):
            self.report.note(
                f"layout {self.layout.name}: text lies below a transparent picture and becomes dots with it"
            )
        name = sha256(repr(("flat", press, key, area, region, size, clip, beneath)).encode()).hexdigest()
        palette, fonts = self.tools.colours.palette, self.tools.fonts

        def make() -> tuple[Any, Any]:
            rgb, cmyk = flatten.below(beneath, region, dpi, palette, fonts)
            left, top = (
                round((value - start) * dpi / 25.4) for value, start in ((area.x0, region.x0), (area.y0, region.y0))
            )
            columns, rows = (max(1, round(side * dpi / 25.4)) for side in (area.width, area.height))
            above: Layers = layers(columns, rows)
            alpha = Pillow.new("L", size)
            alpha.paste(above.alpha if above.alpha is not None else 255, (left, top, left + columns, top + rows))
            for picture, top_layer in ((rgb, above.rgb), (cmyk, above.cmyk)):
                whole = picture.copy()
                whole.paste(top_layer, (left, top))
                picture.paste(whole, (0, 0), alpha)
            return rgb, cmyk

        raster = self.tools.pictures.kept(name, *size, make)
        image: Item = Image(raster, region)
        self._items.append(Group((image,), clip=clip) if clip else image)

    # --- icons --------------------------------------------------------------------------------------------------

    def _icon(self, named: NamedBox, area: Box) -> Box | None:
        name = self.filled(named.spec.icon)
        if not name:
            return None
        box = area
        if named.spec.each is not None:
            middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
            half = named.spec.each / 2
            box = Box(middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half)
        return self._one(name, named, box)

    def _one(self, name: str, named: NamedBox, box: Box) -> Box | None:
        """One icon in its box; None if there is a fault, which is told."""
        try:
            items = self._symbol(name, self._colour(named.spec), box)
        except KartenwerkError as error:
            self._fault(
                error.message,
                named,
                column=self._column(named.spec.icon),
                found=error.found,
                expected=error.expected,
                file=error.file,
            )
            return None
        self._items += items
        self._cover.append((box, None))
        return box

    def _symbol(self, name: str, colour: str, box: Box) -> list[Item]:
        """An icon as large as the box allows."""
        icons = self.tools.icons
        file = icons.file(name)
        placed = icons.place(file, colour, box, self.stage.scale)
        if isinstance(placed, Dots):
            return [self._dotted(placed, box)]
        return [placed[0]]

    def _dotted(self, dots: Dots, box: Box) -> Item:
        """A picture that only dots can show, on what lies below it."""
        self.report.note(f"{dots.name}: it is printed as dots, because of {dots.reason}")
        press, pictures = self.tools.data.press, self.tools.pictures
        scale = min(box.width / dots.width, box.height / dots.height)
        width, height = dots.width * scale, dots.height * scale
        x, y = box.x0 + (box.width - width) / 2, box.y0 + (box.height - height) / 2
        area = Box(x, y, x + width, y + height)
        digest = sha256(dots.text.encode()).hexdigest()
        plain, ink = self._plain_below(area)
        if not plain:
            self._flattened(area, ("dots", digest), lambda columns, rows: pictures.dots(dots, columns, rows), None)
            return self._items.pop()
        dpi = press.flat_dpi * self.stage.scale
        columns, rows = (max(1, round(side * dpi / 25.4)) for side in (width, height))
        ground = self.tools.colours.full(ink)
        key = sha256(repr(("dots", press, digest, columns, rows, ground)).encode()).hexdigest()

        def make() -> tuple[Any, Any]:
            from kartenwerk.own.pictures import laid_on

            return laid_on(pictures.dots(dots, columns, rows), ground)

        return Image(pictures.kept(key, columns, rows, make), area)

    def _icons(self, named: NamedBox, area: Box) -> Box | None:
        spec = named.spec
        names = [name for name in _BLANKS.split(self.filled(spec.icon)) if name]
        if not names:
            return None
        each = spec.each if spec.each is not None else self.layout.values.get("each") if spec.repeat else None
        if spec.repeat:
            return self._pattern(names, named, self.stage.continued(area), float(each or 8.0))
        each = float(each or area.height)
        each = min(each, area.height)
        step = min(each * 1.1, (area.width - each) / max(len(names) - 1, 1)) if len(names) > 1 else each
        width = each + step * (len(names) - 1)
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[spec.align or "left"]
        x = area.x0 + (area.width - width) * share
        y = area.y0 + (area.height - each) / 2
        for name in names:
            if self._one(name, named, Box(x, y, x + each, y + each)) is None:
                return None
            x += step
        return Box(area.x0 + (area.width - width) * share, y, x - step + each, y + each)

    def _pattern(self, names: Sequence[str], named: NamedBox, area: Box, each: float) -> Box | None:
        """Icons in rows about the middle of the card, every other row moved by half a step."""
        pitch = each * _PITCH
        width, height = self.stage.design
        items: list[Item] = []
        colour = self._colour(named.spec)
        rows, columns = (math.ceil(side / 2 / pitch) + 1 for side in (area.height, area.width))
        for row in range(-rows, rows + 1):
            for column in range(-columns, columns + 1):
                x = width / 2 + (column + (0.5 if row % 2 else 0.0)) * pitch
                y = height / 2 + row * pitch
                if area.x0 - each < x < area.x1 + each and area.y0 - each < y < area.y1 + each:
                    name = names[(row + column) % len(names)]
                    try:
                        items += self._symbol(name, colour, Box(x - each / 2, y - each / 2, x + each / 2, y + each / 2))
                    except KartenwerkError as error:
                        self._fault(error.message, named, column=self._column(named.spec.icon), file=error.file)
                        return None
        self._items.append(Group(tuple(items), clip=area))
        self._cover.append((area, None))
        return area

    def _pips(self, named: NamedBox, area: Box) -> Box | None:
        spec = named.spec
        text = self.filled(str(spec.count if spec.count is not None else ""))
        name = self.filled(spec.icon)
        if not text or not name:
            return None
        if not re.fullmatch(r"\d{1,3}", text) or int(text) > 60:
            self._fault(
                "this is no number of pips", named, column=self._column(str(spec.count)), found=text, expected="0 to 60"
            )
            return None
        each = spec.each or min(area.width, area.height) / 5
        turned = spec.turned is not False
        for across, down in pip_places(int(text)):
            edge = 0.75 * each
            x = area.x0 + area.width * (0.25 + 0.5 * across)
            y = area.y0 + edge + (area.height - 2 * edge) * down
            start = len(self._items)
            if self._one(name, named, Box(x - each / 2, y - each / 2, x + each / 2, y + each / 2)) is None:
                return None
            if turned and down > 0.5:
                self._items[start:] = [Group(tuple(self._items[start:]), Matrix.turn(180, x, y))]
        return area

    # --- shapes and SVG -----------------------------------------------------------------------------------------

    def _shape(self, named: NamedBox, area: Box) -> Box | None:
        spec = named.spec
        fill = self.filled(spec.fill)
        if not fill and spec.edge is None:
            return None
        if not fill:
            return area
        ink = self.tools.colours.ink(fill)
        if spec.form == "ellipse":
            middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
            self._items.append(Fill(ellipse(*middle, area.width / 2, area.height / 2), ink))
            self._cover.append((area, None))
        elif spec.form == "line":
            level = area.width >= area.height
            thick = max(min(area.width, area.height), 0.5 * POINT)
            middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
            ends = (area.x0, middle[1], area.x1, middle[1]) if level else (middle[0], area.y0, middle[0], area.y1)
            self._items.append(PenStroke(line(*ends), ink, thick, pen=LinePen()))
            self._cover.append((area, None))
        else:
            whole = self.stage.continued(area)
            self._items.append(Fill(rectangle(whole, spec.radius), ink))
            self._cover.append((whole, ink if not spec.radius else None))
        return area

    def _svg(self, named: NamedBox, area: Box) -> Box | None:
        spec = named.spec
        if not spec.file:
            raise KartenwerkError("the box names no file", expected='file = "layouts/x.svg.j2"')
        file = self.tools.folder.file(spec.file)
        text = file.bytes().decode("utf-8", "replace")
        colour = self._colour(spec)
        sandbox = Sandbox(DictLoader({file.name: text}))
        fonts = self.tools.fonts

        def measure(words: object, family: str = "text", size: float = 9.0) -> float:
            return fonts.face(fonts.cut(family, bold=False, italic=False)).width(str(words), size)

        values = {
            **self.values,
            "card": self.card.values if self.card else _NOTHING,
            "colours": {name: ink.screen for name, ink in self.tools.colours.palette.items()},
            "size": (area.width, area.height),
            "bleed": self.stage.bleed,
            "safe": self.stage.safe,
            "measure": measure,
        }
        try:
            with sandbox.rendering():
                drawn = sandbox.get_template(file.name).render(values)
        except (TemplateError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            number = getattr(error, "lineno", None)
            where = f"line {number}: " if number else ""
            raise KartenwerkError(f"{where}the template cannot be filled: {error}", file=file.name) from error
        if len(drawn) > self.tools.data.limits.template_kb * 1000:
            raise KartenwerkError("the template makes too long a picture", file=file.name)
        return self._drawing(file.name, self.tools.icons.read(drawn, file.name, colour), named, area)

    def _drawing(self, name: str, drawing: Any, named: NamedBox, area: Box) -> Box:
        """An SVG picture that fills its box."""
        whole = self.stage.continued(area)
        if isinstance(drawing, Dots):
            self._items.append(self._dotted(drawing, whole))
            self._cover.append((whole, None))
            return area
        view = drawing.box
        sides = whole.width / view.width, whole.height / view.height
        scale = min(sides) if named.spec.fit != "cover" else max(sides)
        x = whole.x0 + (whole.width - view.width * scale) / 2
        y = whole.y0 + (whole.height - view.height * scale) / 2
        inner = Group(drawing.items, Matrix(scale, 0, 0, scale, x - view.x0 * scale, y - view.y0 * scale))
        self._items.append(Group((inner,), clip=whole))
        self._cover.append((whole, None))
        return area

    # --- faults -------------------------------------------------------------------------------------------------

    def _colour(self, spec: BoxSpec) -> str:
        """The ink of a box: of text black unless told, of icons the card's colour."""
        usual = "" if spec.kind == "text" else str(self.values.get("colour", ""))
        return self.tools.colours.ink(self.filled(spec.colour) or usual or INK)

    def _check_safe(self, named: NamedBox, box: Box) -> None:
        inside = self.stage.inside.grown(0.02)
        if box.x0 < inside.x0 or box.y0 < inside.y0 or box.x1 > inside.x1 or box.y1 > inside.y1:
            self.report.note(
                f"layout {self.layout.name}, box {named.name}: text lies nearer to the edge than {self.stage.safe:g} mm"
            )

    def _column(self, template: str | None) -> str:
        """The column, as it is written, that a template begins with."""
        match = _NAME.search(template or "")
        if match is None or self.card is None:
            return ""
        name = match[1]
        told = getattr(self.tools.file.card, name, None) if name in type(self.tools.file.card).model_fields else None
        if isinstance(told, str):
            inner = _NAME.search(told)
            name = inner[1] if inner else name
        return self.card.columns.get(name, "")

    def _fault(
        self,
        message: str,
        named: NamedBox,
        *,
        column: str = "",
        key: str = "",
        found: str | None = None,
        expected: str | None = None,
        file: str | None = None,
    ) -> None:
        """A fault of a cell if it comes from one, of a file if it is that file's, else of the layout."""
        if file is not None:
            self.report.fault(message, Spot(file), found, expected)
        elif self.card is not None and (column or not key) and (column or self.card.columns):
            if column:
                place = self.card.place(named.name, column, self.layout.name)
                self.report.fault(message, place, found, expected)
                return
            where, _, box = named.key.partition(": ")
            self.report.fault(
                message, Spot(where, box, what=f"card {self.card.id}" if _of_card(message) else ""), found, expected
            )
        else:
            where, _, box = named.key.partition(": ")
            self.report.fault(message, Spot(where, f"{box}.{key}".rstrip(".")), found, expected)


def _of_card(message: str) -> bool:
    """Whether a fault without a column is one of the card, and not of every card of the layout."""
    return message.startswith(("the text needs", "the word", "the icon", "the box is too low"))


def _texts(items: Sequence[Item]) -> Iterator[Item]:
    from kartenwerk.display import walk

    return (item for item in walk(items) if isinstance(item, Text))


_NOTHING: Mapping[str, Any] = dict.fromkeys(
    ("id", "title", "text", "note", "number", "icon", "picture", "colour", "cost"), ""
)
"""What templates of a back that belongs to no card see."""

_CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
_SIDES = ((0.0, 0.5), (1.0, 0.5))
_ROWS = tuple((across, row / 3) for row in range(4) for across in (0.0, 1.0))
_USUAL: Mapping[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.5),),
    2: ((0.5, 0.0), (0.5, 1.0)),
    3: ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0)),
    4: _CORNERS,
    5: (*_CORNERS, (0.5, 0.5)),
    6: (*_CORNERS, *_SIDES),
    7: (*_CORNERS, *_SIDES, (0.5, 0.25)),
    8: (*_CORNERS, *_SIDES, (0.5, 0.25), (0.5, 0.75)),
    9: (*_ROWS, (0.5, 0.5)),
    10: (*_ROWS, (0.5, 1 / 6), (0.5, 5 / 6)),
}


def pip_places(count: int) -> tuple[tuple[float, float], ...]:
    """Where pips stand, in shares of the field's width and height: as on playing cards up to ten, in rows above."""
    if count in _USUAL:
        return _USUAL[count]
    columns = 3 if count <= 18 else 4 if count <= 32 else 5
    rows = -(-count // columns)
    found = []
    for row in range(rows):
        there = min(columns, count - row * columns)
        for place in range(there):
            across = 0.5 if there == 1 else (columns - there) / 2 / (columns - 1) + place / (columns - 1)
            found.append((across, row / max(rows - 1, 1)))
    return tuple(found)
