"""One content stream's graphics: its state, colours and paths, and the marks that paths make."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeAlias

import pikepdf

from kartenwerk.preflight.colour import SIMPLE, UNKNOWN, Colour, Space, default_for, read_space
from kartenwerk.preflight.content import Block, Content, Line
from kartenwerk.preflight.geometry import Box, Matrix, after, rectangle, scale
from kartenwerk.preflight.scan import Name, numbers
from kartenwerk.preflight.state import State

if TYPE_CHECKING:
    from kartenwerk.preflight.walker import Walker

_LONGEST_RECTANGLE = 160  # bytes: a longer run of path construction is no rectangle
_CURVE = re.compile(rb"[cvy]")
_SLENDER = 4  # times as long as thick: such a filled rectangle is a line, too

Operands: TypeAlias = list[Any]


class Graphics:
    """What a stream has set and drawn so far, with the resources by which it names its things."""

    def __init__(self, walker: Walker, content: Content, resources: Any, state: State) -> None:
        self.content = content
        self.resources = resources
        self.state = state
        self.walker = walker
        self._kept: list[State] = []
        self._shapes: list[Box | bytes] = []
        self._compatible = 0
        self._clips = False
        self._lines: set[Line] = set()
        self._found: dict[tuple[str, Name], Any] = {}
        self._kinds: dict[str, Any] = {}
        self._defaults: dict[Space, Space] = {}

    def damaged(self, how: str) -> None:
        self.content.damage[how] = None

    def resource(self, kind: str, name: Name) -> Any:
        """What the resources call so; None, noted as missing, if there is no such thing."""
        if (kind, name) not in self._found:
            entries = self._resources_of(kind)
            found = None if entries is None else entries.get(name.key)
            if found is None:
                self.content.missing[f"{kind} {name.key}"] = None
            self._found[kind, name] = found
        return self._found[kind, name]

    def _resources_of(self, kind: str) -> Any:
        if kind not in self._kinds:
            entries = self.resources.get(f"/{kind}") if isinstance(self.resources, pikepdf.Dictionary) else None
            self._kinds[kind] = entries if isinstance(entries, pikepdf.Dictionary) else None
        return self._kinds[kind]

    # graphics state

    def save(self, operands: Operands) -> None:
        self._kept.append(self.state)

    def restore(self, operands: Operands) -> None:
        if self._kept:
            self.state = self._kept.pop()
        else:
            self.damaged("a graphics state is restored that was never saved")

    def transform(self, operands: Operands) -> None:
        self.state = self.state._replace(ctm=after(matrix_of(operands), self.state.ctm))

    def line_width(self, operands: Operands) -> None:
        self.state = self.state._replace(width=float(operands[0]))

    def named_state(self, operands: Operands) -> None:
        name: Name = operands[0]
        entries = self.resource("ExtGState", name)
        if isinstance(entries, pikepdf.Dictionary):
            if name.key not in self.content.states:
                self.content.states[name.key] = entries
                self.walker.add_mask(self.content, name.key, entries, self.resources)
            self.state = self.walker.changed(self.state, entries)

    def compatible(self, change: int, operands: Operands) -> None:
        """Between BX and EX unknown operators are allowed."""
        self._compatible += change

    # colour

    def device_fill(self, space: Space, operands: Operands) -> None:
        self.state = self.state._replace(fill=self._colour(space, operands), fill_space=space)

    def device_stroke(self, space: Space, operands: Operands) -> None:
        self.state = self.state._replace(stroke=self._colour(space, operands), stroke_space=space)

    def fill_space(self, operands: Operands) -> None:
        space = self.space_named(operands[0])
        self.state = self.state._replace(fill_space=space, fill=_initial(space))

    def stroke_space(self, operands: Operands) -> None:
        space = self.space_named(operands[0])
        self.state = self.state._replace(stroke_space=space, stroke=_initial(space))

    def fill_colour(self, operands: Operands) -> None:
        self.state = self.state._replace(fill=self._colour(self.state.fill_space, operands))

    def stroke_colour(self, operands: Operands) -> None:
        self.state = self.state._replace(stroke=self._colour(self.state.stroke_space, operands))

    def space_named(self, name: Name) -> Space:
        if name.key in SIMPLE:
            return SIMPLE[name.key]
        found = self.resource("ColorSpace", name)
        return UNKNOWN if found is None else read_space(found)

    def _colour(self, space: Space, operands: Operands) -> Colour:
        if operands and isinstance(operands[-1], Name):
            self.walker.add_pattern(self, operands[-1].key, self.resource("Pattern", operands[-1]))
            operands = operands[:-1]
        return Colour(self.standing(space), tuple(float(value) for value in operands))

    def standing(self, space: Space) -> Space:
        """The space itself, or what the resources put in its place."""
        if space not in self._defaults:
            self._defaults[space] = default_for(space, self.resources)
        return self._defaults[space]

    # paths

    def path(self, operands: Operands) -> None:
        self._shapes.append(operands[-1])

    def segment(self, operands: Operands) -> None:
        """A lone piece of path, where the next token follows without a space."""
        self._shapes.append(b"")

    def rectangle(self, operands: Operands) -> None:
        x, y, width, height = (float(value) for value in operands)
        self._shapes.append(Box(min(x, x + width), min(y, y + height), max(x, x + width), max(y, y + height)))

    def clip(self, operands: Operands) -> None:
        self._clips = True

    def fill(self, operands: Operands) -> None:
        self._fill_path()
        self.end_path(operands)

    def stroke(self, operands: Operands) -> None:
        self._stroke_path()
        self.end_path(operands)

    def fill_and_stroke(self, operands: Operands) -> None:
        self._fill_path()
        self._stroke_path()
        self.end_path(operands)

    def end_path(self, operands: Operands) -> None:
        """Of clips only rectangles are followed; through any other shape everything is taken to be seen."""
        if self._clips and len(self._shapes) == 1:
            box = self._upright(self._shapes[0])
            if box is not None:
                self.state = self.state.clipped(box)
        self._clips = False
        self._shapes.clear()

    def _fill_path(self) -> None:
        state = self.state
        self.note("fill", state.fill, state.fill_overprint)
        for shape in self._shapes:
            box = self._upright(shape)
            if box is None:
                continue
            thin, long = sorted((box.width, box.height))
            if long > _SLENDER * thin:
                self._note_line(thin)
            seen = box.clipped(state.clip)
            if seen and len(self._shapes) == 1 and not state.keeps(state.fill, state.fill_overprint):
                self.content.marks.append(Block(seen, state.fill))

    def _upright(self, shape: Box | bytes) -> Box | None:
        """The shape in the stream's space, if it is a rectangle there."""
        ctm = self.state.ctm
        if any(ctm[1:3]) and (ctm[0] or ctm[3]):
            return None
        box = _rectangle(shape)
        return None if box is None else box.mapped(ctm)

    def _stroke_path(self) -> None:
        if self._shapes:
            self.note("line", self.state.stroke, self.state.stroke_overprint)
            self._note_line(self.state.width * scale(self.state.ctm))

    def _note_line(self, width: float) -> None:
        line = Line(round(width, 6))
        if line not in self._lines:
            self._lines.add(line)
            self.content.marks.append(line)

    def note(self, what: str, colour: Colour, overprint: bool) -> None:
        self.content.colours[what, colour] = None
        if overprint and self.state.vanishes(colour, overprint):
            self.content.hidden_whites[what] = None


def matrix_of(operands: Operands) -> Matrix:
    a, b, c, d, e, f = (float(value) for value in operands)
    return a, b, c, d, e, f


def _initial(space: Space) -> Colour:
    """The colour that a space begins with (ISO 32000-1, 8.6.8)."""
    carrier = space.carrier
    if carrier.family == "DeviceCMYK":
        return Colour(space, (0.0, 0.0, 0.0, 1.0))
    start = 1.0 if carrier.plates else 0.0
    return Colour(space, (start,) * space.components)


def _rectangle(shape: Box | bytes) -> Box | None:
    if isinstance(shape, Box):
        return shape
    if len(shape) > _LONGEST_RECTANGLE or _CURVE.search(shape):
        return None
    return rectangle(numbers(shape))
