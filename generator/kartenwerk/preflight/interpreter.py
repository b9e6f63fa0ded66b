"""Interpreting one content stream: every operator that leaves a mark or changes how the next one looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pikepdf

from kartenwerk.preflight.colour import CMYK, GRAY, RGB
from kartenwerk.preflight.content import Content, Picture, Placed, Text
from kartenwerk.preflight.geometry import after
from kartenwerk.preflight.graphics import Graphics, Operands, matrix_of
from kartenwerk.preflight.scan import PATH, DamagedContentError, InlineImage, Name, instructions
from kartenwerk.preflight.state import Pen, State

if TYPE_CHECKING:
    from kartenwerk.preflight.walker import Walker


class Interpreter(Graphics):
    """One run over a stream: graphics as such, and text, forms, images and gradients."""

    def __init__(self, walker: Walker, content: Content, resources: Any, state: State) -> None:
        super().__init__(walker, content, resources, state)
        self._pen = Pen()

    def run(self, stream: bytes) -> None:
        """Interpret the stream to its end, or to where it is damaged: then the content tells so."""
        operator = PATH
        try:
            for operator, operands in instructions(stream):
                action = OPERATORS.get(operator)
                if action is not None:
                    action(self, operands)
                elif operator not in _NO_CONCERN and not self._compatible:
                    self.damaged(f"the operator {_shown(operator)} is not known")
        except DamagedContentError as error:
            self.damaged(str(error))
        except (IndexError, ValueError, TypeError, AttributeError, ArithmeticError):
            self.damaged(f"the operator {_shown(operator)} has wrong operands")

    # text

    def begin_text(self, operands: Operands) -> None:
        self._pen = Pen()

    def font(self, operands: Operands) -> None:
        name: Name = operands[0]
        found = self.resource("Font", name)
        text = self.state.text._replace(font=name.key, metrics=self.walker.metrics(found), size=float(operands[1]))
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
        self._pen.set(matrix_of(operands))

    def new_line(self, operands: Operands) -> None:
        self._pen.next_line(0, -self.state.text.leading)

    def show(self, operands: Operands) -> None:
        self.show_parts([operands[0]])

    def show_on_new_line(self, operands: Operands) -> None:
        self.new_line([])
        self.show([operands[-1]])

    def show_with_spacing(self, operands: Operands) -> None:
        self.text_setting("word_spacing", operands[:1])
        self.text_setting("spacing", operands[1:2])
        self.show_on_new_line(operands[2:])

    def show_array(self, operands: Operands) -> None:
        self.show_parts(operands[0])

    def show_parts(self, parts: list[bytes | float]) -> None:
        """Strings and the adjustments between them, as one mark."""
        state, text = self.state, self.state.text
        shown = self._pen.show(text, parts, state.ctm)
        if text.font and text.font not in self.content.fonts:
            self._use_font(text.font)
        if shown is None or not text.visible:
            return
        box, height = shown
        seen = box.clipped(state.clip)
        outlined = text.mode % 4 == 1
        colour, overprint = (state.stroke, state.stroke_overprint) if outlined else (state.fill, state.fill_overprint)
        self.note("text", colour, overprint)
        if seen:
            self.content.marks.append(Text(seen, height, colour, state.keeps(colour, overprint), text.font))

    def _use_font(self, key: str) -> None:
        found = self.resource("Font", Name(key[1:].encode()))
        if found is not None:
            self.content.fonts[key] = found
            self.walker.add_glyphs(self, key, found)

    # things from outside

    def place(self, operands: Operands) -> None:
        name: Name = operands[0]
        found = self.resource("XObject", name)
        kind = None if found is None else self.walker.kind(found)
        if kind == "/Image":
            self._note_image(name.key, found)
        elif kind is not None:
            self.content.forms[name.key] = found
        if kind == "/Form":
            inner, matrix = self.walker.form(f"form {name.key}", found, self.state, self.resources)
            if inner is None:
                self.damaged(f"form {name.key} places itself")
            else:
                self.content.marks.append(Placed(inner, after(matrix, self.state.ctm), self.state.clip))

    def _note_image(self, key: str, image: pikepdf.Stream) -> None:
        self.content.images[key] = image
        mask = bool(image.get("/ImageMask", False))
        bits = 1 if mask else int(image.get("/BitsPerComponent", 8))
        width, height = int(image.get("/Width", 0)), int(image.get("/Height", 0))
        if mask:
            self.note("image mask", self.state.fill, self.state.fill_overprint)
        self.content.marks.append(Picture(f"image {key}", width, height, bits, self.state.ctm, image))

    def inline_image(self, operands: Operands) -> None:
        image: InlineImage = operands[-1]
        entry = image.entry
        if entry(b"IM", b"ImageMask"):
            bits = 1
            self.note("image mask", self.state.fill, self.state.fill_overprint)
        else:
            bits = int(entry(b"BPC", b"BitsPerComponent") or 8)
            space = entry(b"CS", b"ColorSpace")
            if isinstance(space, Name):
                self.content.spaces["inline image", self.standing(self.space_named(space))] = None
            elif isinstance(space, list) and len(space) > 1 and isinstance(space[1], Name):
                self.content.spaces["inline image", self.standing(self.space_named(space[1]))] = None
        filters = entry(b"F", b"Filter")
        for name in filters if isinstance(filters, list) else [filters]:
            if isinstance(name, Name):
                self.content.inline_filters[name.key] = None
        width, height = int(entry(b"W", b"Width")), int(entry(b"H", b"Height"))
        self.content.marks.append(Picture("inline image", width, height, bits, self.state.ctm))

    def shading(self, operands: Operands) -> None:
        found = self.resource("Shading", operands[0])
        if found is not None:
            self.walker.note_shading(self, found)


def _shown(operator: bytes) -> str:
    return repr(operator.decode("ascii", "replace"))


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
"""Operators that leave no mark and change nothing that a rule asks for."""
