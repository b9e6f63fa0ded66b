"""Boxes of text: their lines in the largest size that has room, and the icons among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.custom.atoms import BoxFonts, Room, check_characters
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.icons import symbol
from kartenwerk.custom.boxes.overlaps import BoxInk, Inked
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.custom.fit import DESCENT, TooLongError
from kartenwerk.custom.fonts import font_fault
from kartenwerk.custom.layout import NamedBox
from kartenwerk.custom.setting import SetText
from kartenwerk.custom.text import Icon, Line, capitalize, read_text
from kartenwerk.graphics.display import POINT, Box, Item, LinePen, PenStroke, Text

_ASCENT = 0.7  # em: as high as letters are
_EDGE = 0.02  # mm


def draw_text(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    prepared = prepare(canvas, named, area)
    if prepared is None:
        return None
    lines, fonts, room = prepared
    fitter = canvas.tools.fitter
    room = replace(room, size=canvas.sizes.get(named.name, room.size))
    try:
        found = fitter.fit(lines, fonts, room)
    except TooLongError:
        wider = _wider(canvas, named, area) if room.lines == 1 else room.width
        if wider <= room.width:
            raise
        found = fitter.fit(lines, fonts, replace(room, size=room.min, width=wider))
        canvas.report.note(
            _(
                "card {card}, box {box}: the line is longer than its box, but there is room beside it",
                card=canvas.card.name if canvas.card else "",
                box=named.name,
            )
        )
        area = Box(area.x0, area.y0, area.x0 + wider, area.y1)
    colour = canvas.colour(spec)
    box = _place(canvas, named, area, found, fonts, colour)
    _check_safe(canvas, named, box, found)
    canvas.cover.append((box, None))
    return box


def prepare(canvas: Canvas, named: NamedBox, area: Box | None = None) -> tuple[Any, BoxFonts, Room] | None:
    """The lines of a text box, its fonts and its room; None if it has no text, or a fault that is reported."""
    spec = named.spec
    text = canvas.fill(spec.text)
    if not text:
        return None
    column = canvas.column(spec.text)
    try:
        lines = read_text(capitalize(text) if spec.capitals else text, canvas.tools.file.language)
        _check_colours(canvas, lines)
    except KartenwerkError as error:
        canvas.report_error(error, named, column)
        return None
    if not lines:  # brackets around an empty cell
        return None
    for name in [part.name for each in lines for part in each.parts if isinstance(part, Icon)]:
        try:
            canvas.tools.icons.drawing(canvas.tools.icons.file(name), "tinte")
        except KartenwerkError as error:
            values = dict(error.message.values)
            if values.get("name") == name:
                values["name"] = f":{name}:"
            error.message = Message(error.message.template, **values)
            canvas.report_error(error, named, column)
            return None
    least = canvas.tools.data.text.least
    for key, size in (("size", spec.size), ("min", spec.min)):
        if size is not None and size < least:
            canvas.fault(
                _("the size is too small to be read"),
                named,
                key=key,
                found=_("{size:g} pt", size=size),
                expected=_("at least {least:g} pt", least=least),
            )
            return None
    fonts = _fonts(canvas, spec, lines)
    area = area or canvas.area(named)
    room = _room(canvas, spec, area)
    smallest = min([1.0, *(part.look.scale for each in lines for part in each.parts)])
    room = replace(room, min=max(room.min, min(least / smallest, room.size))) if smallest < 1 else room
    if room.size * smallest < least:
        canvas.fault(
            _("words in the text are too small to be read"),
            named,
            column=column,
            found=_("{share:.0f} % of {size:g} pt", share=100 * smallest, size=room.size),
            expected=_("at least {least:g} pt", least=least),
        )
        return None
    missing = check_characters(lines, fonts, room)
    if missing is not None:
        character, cut = missing
        others = canvas.tools.fonts.with_character(character)
        expected = (
            _("one of its characters; {others} have it", others=" and ".join(others))
            if others
            else _("another character")
        )
        canvas.fault(
            _("the font lacks a character"),
            named,
            column=column,
            found=f"{character} (U+{ord(character):04X}), {cut}",
            expected=expected,
        )
        return None
    return lines, fonts, room


def _check_colours(canvas: Canvas, lines: Sequence[Line]) -> None:
    """KartenwerkError for words in a colour that the deck does not have."""
    for colour in dict.fromkeys(part.look.colour for line in lines for part in line.parts if part.look.colour):
        canvas.tools.colours.ink(colour)


def _place(canvas: Canvas, named: NamedBox, area: Box, found: SetText, fonts: BoxFonts, colour: str) -> Box:
    """Put the lines and their icons in their places; what they fill."""
    em, spec = found.size * POINT, named.spec
    tracking = canvas.tools.data.text.tracking if spec.capitals else 0.0
    top = {
        "top": area.y0,
        "middle": area.y0 + (area.height - found.height) / 2,
        "bottom": area.y1 - found.height - DESCENT * em,
    }[spec.valign or "top"]
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[spec.align or "left"]
    outline = canvas.fill(spec.outline)
    texts: list[Item] = []
    left, right = area.x1, area.x0
    inked: list[Box] = []
    for each in found.lines:
        start = area.x0 + (area.width - each.width) * share
        left, right = min(left, start), max(right, start + each.width)
        y = top + each.baseline
        if each.width > 0:
            inked.append(Box(start, y - found.cap, start + each.width, y))
        for part in each.parts:
            ink = canvas.tools.colours.ink(part.look.colour) if part.look.colour else colour
            if part.icon:
                high = canvas.tools.data.text.icon * found.cap * part.look.scale
                middle = y - found.cap / 2
                box = Box(start + part.x, middle - high / 2, start + part.x + part.width, middle + high / 2)
                texts += symbol(canvas, part.icon, ink, canvas.tools.icons.with_sides(part.icon, box))
            else:
                x, size = round(start + part.x, 4), found.size * part.look.scale
                texts.append(Text(x, round(y, 4), part.text, part.font, size, ink, tracking))
    if outline:
        canvas.items += outline_letters(canvas, texts, canvas.tools.colours.ink(outline))
    canvas.items += texts
    words = " ".join(item.text for item in texts if isinstance(item, Text))
    canvas.inked.append(Inked(named.name, BoxInk.TEXT, tuple(inked), words))
    if left > right:
        left = right = area.x0
    return Box(left, top, right, top + found.height)


def outline_letters(canvas: Canvas, texts: Sequence[Item], ink: str) -> Iterator[Item]:
    from kartenwerk.printing.pdf.outlines import Outlines

    shapes = Outlines(canvas.tools.fonts)
    for text in texts:
        if isinstance(text, Text):
            width = 2 * canvas.tools.data.text.outline * text.size * POINT
            yield PenStroke(shapes.path(text), ink, width, pen=LinePen(1, 1))


def _wider(canvas: Canvas, named: NamedBox, area: Box) -> float:
    """How wide one line may be that is too long for its box: up to the safe area, where no other box has content.

    Only lines that begin at the left can go on to the right.
    """
    if (named.spec.align or "left") != "left" or named.spec.turned or named.spec.rotate:
        return area.width
    end = canvas.stage.inside.x1
    for other in canvas.layout.boxes:
        box = canvas.area(other)
        if other is named or other.spec.kind == "shape" or box.y0 >= area.y1 or box.y1 <= area.y0:
            continue
        if box.x0 >= area.x1 - 1e-6 and _has_content(canvas, other):
            end = min(end, box.x0)
    return end - area.x0


def _has_content(canvas: Canvas, named: NamedBox) -> bool:
    spec = named.spec
    try:
        if spec.when is not None and not canvas.tools.filler.holds(spec.when, canvas.values):
            return False
        return any(canvas.fill(text) for text in (spec.text, spec.picture, spec.icon, spec.file))
    except KartenwerkError:
        return True


def _room(canvas: Canvas, spec: BoxSpec, area: Box) -> Room:
    setting = canvas.tools.data.text
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


def _fonts(canvas: Canvas, spec: BoxSpec, lines: Sequence[Any]) -> BoxFonts:
    family = canvas.fill(spec.font) or "text"
    fonts = canvas.tools.fonts
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
            canvas.report.note(
                _("deck.toml: fonts.{family} has no {style} style; the nearest is taken", family=family, style=style)
            )
    names = [fonts.cut(family, bold=bold, italic=italic) for bold, italic in styles]
    upright, bold_, italic_, both = names
    faces = [fonts.face(name) for name in names]
    found = BoxFonts((upright, bold_, italic_, both), (faces[0], faces[1], faces[2], faces[3]))
    if not any(part.look.small for each in lines for part in each.parts):
        return found
    small = tuple(None if cut is None else (cut, fonts.face(cut)) for cut in map(fonts.small_cut, names))
    if None in small:
        canvas.report.note(
            _("deck.toml: the font {family} has no small capitals; capitals are set smaller instead", family=family)
        )
    return replace(found, small=small)


def _check_safe(canvas: Canvas, named: NamedBox, box: Box, found: SetText) -> None:
    """Report letters that the knife may reach. They rise above capitals and go below the last line."""
    em, inside = found.size * POINT, canvas.stage.inside.grow(_EDGE)
    top, bottom = box.y0 - max(_ASCENT * em - found.cap, 0.0), box.y1 + DESCENT * em
    if box.x0 < inside.x0 or top < inside.y0 or box.x1 > inside.x1 or bottom > inside.y1:
        note_unsafe(canvas, named)


def note_unsafe(canvas: Canvas, named: NamedBox) -> None:
    """Note that the knife may reach the letters of a box."""
    canvas.report.note(
        _(
            "layout {layout}, box {box}: text lies nearer to the edge than {safe:g} mm",
            layout=canvas.layout.name,
            box=named.name,
            safe=canvas.stage.safe,
        )
    )
