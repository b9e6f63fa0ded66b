"""Interpreting one content stream: the graphics state it sets, and the marks it makes.

Every operator of ISO 32000-1, annex A, that leaves a mark or changes how a later one looks has a method here;
`OPERATORS` assigns them. Streams within the stream (forms, patterns, glyphs, soft masks) go back to the walker through
`InterpretForm`, since only the walker knows which of them it has interpreted already.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import pikepdf

from kartenwerk.base.message import _
from kartenwerk.graphics.display.geometry import Box, Matrix
from kartenwerk.printing.preflight.budget import Budget
from kartenwerk.printing.preflight.colour import (
    CMYK,
    GRAY,
    MOST_INKS,
    RGB,
    Colour,
    ColourSpace,
    gradient_ends,
    read_space,
)
from kartenwerk.printing.preflight.content import AreaMark, Content, ImageMark, LineMark, Mark, PlacedForm, TextMark
from kartenwerk.printing.preflight.geometry import rectangle, scale
from kartenwerk.printing.preflight.metrics import FontMetrics
from kartenwerk.printing.preflight.objects import Objects
from kartenwerk.printing.preflight.resources import Resources
from kartenwerk.printing.preflight.scan import PATH, DamagedContentError, InlineImage, PdfName, instructions, numbers
from kartenwerk.printing.preflight.state import GraphicsState, Pen, changes_by

_MOST_SAVED = 1000
_MOST_SHAPES = 300_000
_MOST_FILTERS = 4  # of an inline image that are looked at
_FORM = 8  # operators that placing a form takes as much time as
_LONGEST_OPERATOR = 40  # bytes of an unknown one that are shown
_LONGEST_RECTANGLE = 160  # bytes: a longer run of path construction is no rectangle
_LONGEST_ROUND = 600  # bytes: a longer run is no rounded rectangle and no ellipse
_CURVE = re.compile(rb"[cvy]")
_FILL, _LINE, _TEXT = _("fill"), _("line"), _("text")  # made once, since a file has many thousand of them
_SLENDER = 4  # a filled rectangle that is more than so many times as long as thick counts as a line, too

Operands: TypeAlias = list[Any]
InterpretForm: TypeAlias = Callable[
    [str, pikepdf.Stream, GraphicsState, Any],
    tuple[Content | None, Matrix],
]
"""From label, stream, state at its start and resources it may borrow to a form's content and its matrix.

The content is None where forms are nested too deep.
"""


class Interpreter:
    """One run over a stream. Each operator's method takes the operands as they stood in the stream.

    Operands are not checked beforehand: an exception that a wrong one raises ends the run and is noted as damage.
    """

    def __init__(
        self,
        content: Content,
        resources: Any,
        state: GraphicsState,
        objects: Objects,
        interpret_form: InterpretForm,
        budget: Budget,
    ) -> None:
        self.content = content
        self.state = state
        self._budget = budget
        self._resources = Resources(resources, content.missing, budget.marks)
        self._objects = objects
        self._interpret_form = interpret_form
        self._saved: list[GraphicsState] = []
        self._shapes: list[Box | bytes] = []  # the current path: rectangles, and runs of other construction operators
        self._clips = False
        self._pen = Pen()
        self._compatible = 0
        self._line_widths: set[LineMark] = set()
        # what names stand for, read once however often they are used
        self._changes: dict[PdfName, dict[str, Any]] = {}
        self._fonts_set: dict[PdfName, tuple[FontMetrics, float]] = {}
        self._metrics: dict[PdfName, FontMetrics] = {}
        self._seen: set[tuple[str, PdfName]] = set()

    def run(self, stream: bytes) -> None:
        """Interpret the stream to its end, or to where it is damaged; then the content says so."""
        operator = PATH
        try:
            for operator, operands in instructions(stream, self._budget.operators):
                action = OPERATORS.get(operator)
                if action is not None:
                    action(self, operands)
                elif operator not in _NO_CONCERN and not self._compatible:
                    self._report_damage(_("the operator {operator} is not known", operator=_show(operator)))
        except DamagedContentError as error:
            self._report_damage(str(error))
        except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RuntimeError, pikepdf.PdfError):
            self._report_damage(_("the operator {operator} has wrong operands", operator=_show(operator)))

    def _report_damage(self, how: str) -> None:
        if how not in self.content.damage:
            self._budget.marks.spend()
            self.content.damage[how] = None

    def _mark(self, mark: Mark) -> None:
        self._budget.marks.spend()
        self.content.marks.append(mark)

    def _note(self, what: str, colour: Colour, overprint: bool) -> None:
        """Enter the colour of a mark of some kind ("fill"), whether or not the mark itself is worth keeping."""
        self._add_colour(what, colour)
        if overprint and self.state.vanishes(colour, overprint):
            self.content.hidden_whites[what] = None

    def _add_colour(self, what: str, colour: Colour) -> None:
        if (what, colour) not in self.content.colours:
            self._budget.marks.spend()
            self.content.colours[what, colour] = None

    def _add_space(self, what: str, space: ColourSpace) -> None:
        if (what, space) not in self.content.spaces:
            self._budget.marks.spend()
            self.content.spaces[what, space] = None

    # graphics state

    def save(self, operands: Operands) -> None:
        if len(self._saved) == _MOST_SAVED:
            raise DamagedContentError(
                _("more than {most} graphics states are saved and not restored", most=_MOST_SAVED)
            )
        self._saved.append(self.state)

    def restore(self, operands: Operands) -> None:
        if self._saved:
            self.state = self._saved.pop()
        else:
            self._report_damage(_("a graphics state is restored that was never saved"))

    def transform(self, operands: Operands) -> None:
        self.state = self.state._replace(ctm=_matrix_of(operands).then(self.state.ctm))

    def line_width(self, operands: Operands) -> None:
        self.state = self.state._replace(width=float(operands[0]))

    def named_state(self, operands: Operands) -> None:
        """A graphics state dictionary (ISO 32000-1, 8.4.5)."""
        name: PdfName = operands[0]
        entries = self._resources.find("ExtGState", name)
        if not isinstance(entries, pikepdf.Dictionary):
            return
        if name not in self._changes:
            self.content.states[name.key] = entries
            self._add_mask(name.key, entries)
            self._changes[name] = changes_by(entries)
            font = entries.get("/Font")
            if isinstance(font, pikepdf.Array) and len(font) == 2:
                self._fonts_set[name] = self._objects.metrics(font[0]), float(font[1])
        self.state = self.state._replace(**self._changes[name])
        if name in self._fonts_set:
            metrics, size = self._fonts_set[name]
            self.state = self.state._replace(text=self.state.text._replace(metrics=metrics, size=size))

    def _add_mask(self, key: str, entries: pikepdf.Dictionary) -> None:
        """The group that a soft mask is made of."""
        mask = entries.get("/SMask")
        group = mask.get("/G") if isinstance(mask, pikepdf.Dictionary) else None
        if isinstance(group, pikepdf.Stream):
            self._add_inner(_("soft mask of {name}", name=key), group, self._resources.dictionary)

    def compatible(self, change: int, operands: Operands) -> None:
        """Between BX and EX unknown operators are allowed; such sections may be nested."""
        self._compatible += change

    # colour

    def device_fill(self, space: ColourSpace, operands: Operands) -> None:
        self.state = self.state._replace(fill=self._colour(space, operands), fill_space=space)

    def device_stroke(self, space: ColourSpace, operands: Operands) -> None:
        self.state = self.state._replace(stroke=self._colour(space, operands), stroke_space=space)

    def fill_space(self, operands: Operands) -> None:
        space = self._resources.space(operands[0])
        self.state = self.state._replace(fill_space=space, fill=_initial(space))

    def stroke_space(self, operands: Operands) -> None:
        space = self._resources.space(operands[0])
        self.state = self.state._replace(stroke_space=space, stroke=_initial(space))

    def fill_colour(self, operands: Operands) -> None:
        self.state = self.state._replace(fill=self._colour(self.state.fill_space, operands))

    def stroke_colour(self, operands: Operands) -> None:
        self.state = self.state._replace(stroke=self._colour(self.state.stroke_space, operands))

    def _colour(self, space: ColourSpace, operands: Operands) -> Colour:
        if operands and isinstance(operands[-1], PdfName):
            self._add_pattern(operands[-1])
            operands = operands[:-1]
        if len(operands) > MOST_INKS:
            raise ValueError("a colour of more components than any colour space has")
        return Colour(self._resources.effective(space), tuple(float(value) for value in operands))

    def _add_pattern(self, name: PdfName) -> None:
        pattern = self._at_first_sight("Pattern", name)
        if isinstance(pattern, pikepdf.Stream):
            self._add_inner(_("pattern {name}", name=name.key), pattern, self._resources.dictionary)
        elif isinstance(pattern, pikepdf.Dictionary) and "/Shading" in pattern:
            self._note_gradient(pattern["/Shading"])

    def shading(self, operands: Operands) -> None:
        found = self._at_first_sight("Shading", operands[0])
        if found is not None:
            self._note_gradient(found)

    def _at_first_sight(self, kind: str, name: PdfName) -> Any:
        """What a name stands for; None where it has been looked at before, or stands for nothing."""
        if (kind, name) in self._seen:
            return None
        self._seen.add((kind, name))
        return self._resources.find(kind, name)

    def _note_gradient(self, shading: Any) -> None:
        """A gradient's colour space, and the colours at its ends."""
        space = self._resources.effective(read_space(shading.get("/ColorSpace")))
        self._add_space(_("gradient"), space)
        for values in gradient_ends(shading.get("/Function"), self._budget.entries):
            if len(values) == space.components:
                self._add_colour(_("gradient"), Colour(space, values))

    # paths

    def path(self, operands: Operands) -> None:
        run: bytes = operands[-1]
        self._shapes.append(run if len(run) <= _LONGEST_ROUND else b"")

    def segment(self, operands: Operands) -> None:
        """A lone construction operator that did not come in a run: the next token follows it without a space."""
        self._shapes.append(b"")

    def rectangle(self, operands: Operands) -> None:
        x, y, width, height = (float(value) for value in operands)
        if len(self._shapes) == _MOST_SHAPES:
            raise DamagedContentError(_("a path of more than {most:,} shapes", most=_MOST_SHAPES))
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
        """Clip if that was asked for. Only rectangles clip: any other shape is taken to let everything through."""
        if self._clips and len(self._shapes) == 1:
            box = self._upright(self._shapes[0])
            if box is not None:
                self.state = self.state.clip_to(box)
        self._clips = False
        self._shapes.clear()

    def _fill_path(self) -> None:
        state = self.state
        self._note(_FILL, state.fill, state.fill_overprint)
        for shape in self._shapes:
            box = self._upright(shape)
            if box is None:
                self._hide_below(shape)
                continue
            thin, long = sorted((box.width, box.height))
            if long > _SLENDER * thin:
                self._add_line(thin)
            seen = box.clip(state.clip)
            # Several shapes may cut holes into each other, and overprinting shows what lies below: no plain ground.
            if seen and len(self._shapes) == 1 and not state.keeps(state.fill, state.fill_overprint):
                self._mark(AreaMark(seen, state.fill))

    def _hide_below(self, shape: Box | bytes) -> None:
        """A mark for a rounded rectangle or an ellipse, which has four curves: text above it stands on no picture."""
        state = self.state
        if isinstance(shape, Box) or len(self._shapes) != 1 or shape.count(b"c") != 4:
            return
        values = numbers(shape)
        if len(values) % 2 or any(sign in shape for sign in b"vy") or state.keeps(state.fill, state.fill_overprint):
            return
        xs, ys = values[::2], values[1::2]
        seen = Box(min(xs), min(ys), max(xs), max(ys)).map(state.ctm).clip(state.clip)
        if seen:
            self._mark(AreaMark(seen, None))

    def _upright(self, shape: Box | bytes) -> Box | None:
        """The shape in the stream's space, if it is an upright rectangle there."""
        ctm = self.state.ctm
        if any(ctm[1:3]) and (ctm[0] or ctm[3]):  # turned by anything but a multiple of 90 degrees
            return None
        box = _rectangle(shape)
        return None if box is None else box.map(ctm)

    def _stroke_path(self) -> None:
        if self._shapes:
            self._note(_LINE, self.state.stroke, self.state.stroke_overprint)
            self._add_line(self.state.width * scale(self.state.ctm))

    def _add_line(self, width: float) -> None:
        """A mark for each width of line; the rules ask for nothing else of a line."""
        line = LineMark(round(width, 6))
        if line not in self._line_widths:
            self._line_widths.add(line)
            self._mark(line)

    # text

    def begin_text(self, operands: Operands) -> None:
        self._pen = Pen()

    def font(self, operands: Operands) -> None:
        name: PdfName = operands[0]
        if name not in self._metrics:
            self._metrics[name] = self._objects.metrics(self._resources.find("Font", name))
        text = self.state.text._replace(font=name.key, metrics=self._metrics[name], size=float(operands[1]))
        self.state = self.state._replace(text=text)

    def text_setting(self, field: str, operands: Operands) -> None:
        change: dict[str, Any] = {field: float(operands[0])}
        self.state = self.state._replace(text=self.state.text._replace(**change))

    def stretch(self, operands: Operands) -> None:
        self.state = self.state._replace(text=self.state.text._replace(stretch=float(operands[0]) / 100))

    def text_mode(self, operands: Operands) -> None:
        self.state = self.state._replace(text=self.state.text._replace(mode=int(operands[0])))

    def next_line(self, operands: Operands) -> None:
        self._pen.next_line(float(operands[0]), float(operands[1]))

    def next_line_and_leading(self, operands: Operands) -> None:
        self.text_setting("leading", [-float(operands[1])])
        self.next_line(operands)

    def text_matrix(self, operands: Operands) -> None:
        self._pen.set(_matrix_of(operands))

    def new_line(self, operands: Operands) -> None:
        self._pen.next_line(0, -self.state.text.leading)

    def show(self, operands: Operands) -> None:
        self._show_parts([operands[0]])

    def show_on_new_line(self, operands: Operands) -> None:
        self.new_line([])
        self.show([operands[-1]])

    def show_with_spacing(self, operands: Operands) -> None:
        self.text_setting("word_spacing", operands[:1])
        self.text_setting("spacing", operands[1:2])
        self.show_on_new_line(operands[2:])

    def show_array(self, operands: Operands) -> None:
        self._show_parts(operands[0])

    def _show_parts(self, parts: list[bytes | float]) -> None:
        """Strings and the adjustments between them, as one mark."""
        state, text = self.state, self.state.text
        shown = self._pen.show(text, parts, state.ctm)
        if text.font and text.font not in self.content.fonts:
            self._use_font(text.font)
        if shown is None or not text.visible:
            return
        box, height = shown
        seen = box.clip(state.clip)
        outlined = text.mode % 4 == 1
        colour, overprint = (state.stroke, state.stroke_overprint) if outlined else (state.fill, state.fill_overprint)
        self._note(_TEXT, colour, overprint)
        if seen:
            self._mark(TextMark(seen, height, colour, state.keeps(colour, overprint), text.font))

    def _use_font(self, key: str) -> None:
        found = self._resources.find("Font", PdfName(key[1:].encode()))
        if found is not None:
            self.content.fonts[key] = found
            self._add_glyphs(key, found)

    def _add_glyphs(self, key: str, font: Any) -> None:
        """The drawings of a Type 3 font's letters."""
        if not isinstance(font, pikepdf.Dictionary) or font.get("/Subtype") != "/Type3":
            return
        resources = font.get("/Resources", self._resources.dictionary)
        procedures = font.get("/CharProcs")
        if isinstance(procedures, pikepdf.Dictionary):
            self._budget.entries.spend(len(procedures))
            for name, glyph in procedures.items():
                if isinstance(glyph, pikepdf.Stream):
                    self._add_inner(_("letter {letter} of font {font}", letter=name, font=key), glyph, resources)

    # forms and images

    def place(self, operands: Operands) -> None:
        name: PdfName = operands[0]
        found = self._resources.find("XObject", name)
        subtype = None if found is None else self._objects.subtype(found)
        if subtype == "/Image":
            self._place_image(name.key, found)
        elif subtype is not None:
            self.content.forms[name.key] = found
        if subtype == "/Form":
            self._place_form(name.key, found)

    def _place_form(self, key: str, form: pikepdf.Stream) -> None:
        self._budget.operators.spend(_FORM)
        inner, matrix = self._interpret_form(_("form {name}", name=key), form, self.state, self._resources.dictionary)
        if inner is None:
            self._report_damage(_("form {name} places itself, or lies within too many others", name=key))
            return
        if inner not in self.content.placed:
            self._budget.marks.spend()
            self.content.placed[inner] = None
        if inner.marks:
            self._mark(PlacedForm(inner, matrix.then(self.state.ctm), self.state.clip))

    def _place_image(self, key: str, image: pikepdf.Stream) -> None:
        self.content.images[key] = image
        mask = bool(image.get("/ImageMask", False))
        bits = 1 if mask else int(image.get("/BitsPerComponent", 8))
        width, height = int(image.get("/Width", 0)), int(image.get("/Height", 0))
        if mask:
            self._note(_("image mask"), self.state.fill, self.state.fill_overprint)
        self._mark(ImageMark(_("image {name}", name=key), width, height, bits, self.state.ctm, image))

    def inline_image(self, operands: Operands) -> None:
        image: InlineImage = operands[-1]
        entry = image.entry
        if entry(b"IM", b"ImageMask"):
            bits = 1
            self._note(_("image mask"), self.state.fill, self.state.fill_overprint)
        else:
            bits = int(entry(b"BPC", b"BitsPerComponent") or 8)
            space = entry(b"CS", b"ColorSpace")
            if isinstance(space, list) and len(space) > 1:  # a palette: its colours lie in the base space
                space = space[1]
            if isinstance(space, PdfName):
                self._add_space(_("inline image"), self._resources.effective(self._resources.space(space)))
        filters = entry(b"F", b"Filter")
        for name in filters[:_MOST_FILTERS] if isinstance(filters, list) else [filters]:
            if isinstance(name, PdfName):
                self.content.inline_filters[name.key] = None
        width, height = int(entry(b"W", b"Width")), int(entry(b"H", b"Height"))
        self._mark(ImageMark(_("inline image"), width, height, bits, self.state.ctm))

    def _add_inner(self, label: str, stream: pikepdf.Stream, resources: Any) -> None:
        """A pattern, glyph or mask: it begins in a fresh graphics state, and its place on the page does not matter."""
        inner, _matrix = self._interpret_form(label, stream, GraphicsState(), resources)
        if inner is not None and inner not in self.content.inner:
            self._budget.marks.spend()
            self.content.inner[inner] = None


def _matrix_of(operands: Operands) -> Matrix:
    a, b, c, d, e, f = map(float, operands)
    return Matrix(a, b, c, d, e, f)


def _initial(space: ColourSpace) -> Colour:
    """The colour that is set when a space is chosen (ISO 32000-1, 8.6.8)."""
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


def _show(operator: bytes) -> str:
    return repr(operator[:_LONGEST_OPERATOR].decode("ascii", "replace"))


OPERATORS: Mapping[bytes, Callable[[Interpreter, Operands], None]] = {
    PATH: Interpreter.path,
    b"q": Interpreter.save,
    b"Q": Interpreter.restore,
    b"cm": Interpreter.transform,
    b"w": Interpreter.line_width,
    b"gs": Interpreter.named_state,
    b"BX": lambda run, operands: run.compatible(1, operands),
    b"EX": lambda run, operands: run.compatible(-1, operands),
    b"g": lambda run, operands: run.device_fill(GRAY, operands),
    b"rg": lambda run, operands: run.device_fill(RGB, operands),
    b"k": lambda run, operands: run.device_fill(CMYK, operands),
    b"G": lambda run, operands: run.device_stroke(GRAY, operands),
    b"RG": lambda run, operands: run.device_stroke(RGB, operands),
    b"K": lambda run, operands: run.device_stroke(CMYK, operands),
    b"cs": Interpreter.fill_space,
    b"CS": Interpreter.stroke_space,
    b"sc": Interpreter.fill_colour,
    b"scn": Interpreter.fill_colour,
    b"SC": Interpreter.stroke_colour,
    b"SCN": Interpreter.stroke_colour,
    **dict.fromkeys((b"m", b"l", b"c", b"v", b"y", b"h"), Interpreter.segment),
    b"re": Interpreter.rectangle,
    b"f": Interpreter.fill,
    b"F": Interpreter.fill,
    b"f*": Interpreter.fill,
    b"S": Interpreter.stroke,
    b"s": Interpreter.stroke,
    b"B": Interpreter.fill_and_stroke,
    b"B*": Interpreter.fill_and_stroke,
    b"b": Interpreter.fill_and_stroke,
    b"b*": Interpreter.fill_and_stroke,
    b"n": Interpreter.end_path,
    b"W": Interpreter.clip,
    b"W*": Interpreter.clip,
    b"BT": Interpreter.begin_text,
    b"Tf": Interpreter.font,
    b"Tc": lambda run, operands: run.text_setting("spacing", operands),
    b"Tw": lambda run, operands: run.text_setting("word_spacing", operands),
    b"TL": lambda run, operands: run.text_setting("leading", operands),
    b"Ts": lambda run, operands: run.text_setting("rise", operands),
    b"Tz": Interpreter.stretch,
    b"Tr": Interpreter.text_mode,
    b"Td": Interpreter.next_line,
    b"TD": Interpreter.next_line_and_leading,
    b"Tm": Interpreter.text_matrix,
    b"T*": Interpreter.new_line,
    b"Tj": Interpreter.show,
    b"TJ": Interpreter.show_array,
    b"'": Interpreter.show_on_new_line,
    b'"': Interpreter.show_with_spacing,
    b"Do": Interpreter.place,
    b"BI": Interpreter.inline_image,
    b"sh": Interpreter.shading,
}

_NO_CONCERN = frozenset(b"J j M d ri i ET MP DP BMC BDC EMC d0 d1".split())
"""Operators that leave no mark and change nothing that a rule looks at."""
