"""Walking a document's contents: pages, and the forms, patterns, glyphs and masks in them.

A form is interpreted once for each graphics state that makes a difference to it, in its own coordinates; where it
is placed is a matter of multiplying matrices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pikepdf

from kartenwerk.preflight.colour import Colour, read_space
from kartenwerk.preflight.content import Content
from kartenwerk.preflight.geometry import Box, Matrix, read_box, read_matrix
from kartenwerk.preflight.metrics import UNKNOWN, Metrics, read_metrics
from kartenwerk.preflight.state import State

if TYPE_CHECKING:
    from kartenwerk.preflight.graphics import Graphics

_DEEPEST = 24  # forms within forms; deeper ones are a trick


class Walker:
    """Interprets streams and remembers what it has seen; one for a document."""

    def __init__(self) -> None:
        self._forms: dict[object, Content] = {}
        self._metrics: dict[tuple[int, int], Metrics] = {}
        self._entries: dict[tuple[int, int], tuple[Any, Matrix, Box | None]] = {}
        self._kinds: dict[tuple[int, int], str | None] = {}
        self._lent: list[Any] = []
        self._depth = 0

    def page(self, page: pikepdf.Page) -> Content:
        """The content of a page in default user space."""
        content = Content("page")
        resources = inherited(page.obj, "/Resources")
        self._interpret(content, contents_of(page.obj.get("/Contents")), resources, State())
        return content

    def form(self, label: str, form: pikepdf.Stream, state: State, resources: Any) -> tuple[Content | None, Matrix]:
        """A form's content and its matrix; no content where forms go too deep, as when one places itself."""
        objgen = form.objgen
        if objgen not in self._entries:
            box = read_box(form.get("/BBox"))
            self._entries[objgen] = form.get("/Resources"), read_matrix(form.get("/Matrix")), box
        own, matrix, box = self._entries[objgen]
        key = (objgen, *state.inherited, None if own is not None else id(resources))
        if key not in self._forms:
            if self._depth >= _DEEPEST:
                return None, matrix
            content = Content(label)
            lent = resources if own is None else own
            self._interpret(content, [form], lent, state.inside(box))
            self._forms[key] = content
            self._lent.append(lent)  # so that no other resources come by the same id
        return self._forms[key], matrix

    def kind(self, thing: Any) -> str | None:
        """The subtype of an XObject; None if it is not a stream."""
        objgen = thing.objgen
        if objgen not in self._kinds:
            self._kinds[objgen] = str(thing.get("/Subtype", "")) if isinstance(thing, pikepdf.Stream) else None
        return self._kinds[objgen]

    def metrics(self, font: Any) -> Metrics:
        if font is None:
            return UNKNOWN
        if font.objgen == (0, 0):  # written into the resources, not shared
            return read_metrics(font)
        if font.objgen not in self._metrics:
            self._metrics[font.objgen] = read_metrics(font)
        return self._metrics[font.objgen]

    def changed(self, state: State, entries: pikepdf.Dictionary) -> State:
        """The state after a graphics state dictionary (ISO 32000-1, 8.4.5)."""
        stroke_overprint = bool(entries.get("/OP", state.stroke_overprint))
        fill_overprint = bool(entries.get("/op", entries.get("/OP", state.fill_overprint)))
        changed = state._replace(
            stroke_overprint=stroke_overprint,
            fill_overprint=fill_overprint,
            overprint_mode=int(entries.get("/OPM", state.overprint_mode)),
            width=float(entries.get("/LW", state.width)),
        )
        font = entries.get("/Font")
        if isinstance(font, pikepdf.Array) and len(font) == 2:
            text = state.text._replace(metrics=self.metrics(font[0]), size=float(font[1]))
            changed = changed._replace(text=text)
        return changed

    def add_mask(self, content: Content, key: str, entries: pikepdf.Dictionary, resources: Any) -> None:
        """The group that a soft mask is made of."""
        mask = entries.get("/SMask")
        group = mask.get("/G") if isinstance(mask, pikepdf.Dictionary) else None
        if isinstance(group, pikepdf.Stream):
            self._add_inner(content, f"soft mask of {key}", group, resources)

    def add_pattern(self, run: Graphics, key: str, pattern: Any) -> None:
        if isinstance(pattern, pikepdf.Stream):
            self._add_inner(run.content, f"pattern {key}", pattern, run.resources)
        elif isinstance(pattern, pikepdf.Dictionary) and "/Shading" in pattern:
            self.note_shading(run, pattern["/Shading"])

    def add_glyphs(self, run: Graphics, key: str, font: Any) -> None:
        """The drawings of a Type 3 font's letters."""
        if not isinstance(font, pikepdf.Dictionary) or font.get("/Subtype") != "/Type3":
            return
        resources = font.get("/Resources", run.resources)
        procedures = font.get("/CharProcs")
        if isinstance(procedures, pikepdf.Dictionary):
            for name, glyph in procedures.items():
                if isinstance(glyph, pikepdf.Stream):
                    self._add_inner(run.content, f"letter {name} of font {key}", glyph, resources)

    def note_shading(self, run: Graphics, shading: Any) -> None:
        """A gradient's colour space and the colours at its ends."""
        space = run.standing(read_space(shading.get("/ColorSpace")))
        run.content.spaces["gradient", space] = None
        for values in _ends(shading.get("/Function")):
            if len(values) == space.components:
                run.content.colours["gradient", Colour(space, values)] = None

    def _add_inner(self, content: Content, label: str, stream: pikepdf.Stream, resources: Any) -> None:
        inner, _ = self.form(label, stream, State(), resources)
        if inner is not None and inner not in content.inner:
            content.inner.append(inner)

    def _interpret(self, content: Content, streams: list[Any], resources: Any, state: State) -> None:
        from kartenwerk.preflight.interpreter import Interpreter

        parts = []
        for stream in streams:
            try:
                parts.append(stream.read_bytes())
            except (pikepdf.PdfError, NotImplementedError):
                content.damage["the stream cannot be unpacked"] = None
        self._depth += 1
        Interpreter(self, content, resources, state).run(b"\n".join(parts))
        self._depth -= 1


def inherited(node: Any, key: str) -> Any:
    """An entry of a page or of the page tree above it (ISO 32000-1, 7.7.3.4)."""
    for _ in range(64):  # a tree that leads back to itself has no end
        if node is None or key in node:
            break
        node = node.get("/Parent")
    return None if node is None else node.get(key)


def contents_of(value: Any) -> list[Any]:
    """A page's streams, one or several."""
    parts = list(value) if isinstance(value, pikepdf.Array) else [value]
    return [part for part in parts if isinstance(part, pikepdf.Stream)]


def _ends(function: Any, depth: int = 0) -> list[tuple[float, ...]]:
    """The values at both ends of exponential functions and of those stitched together from them."""
    if not isinstance(function, pikepdf.Dictionary) or depth > 4:
        return []
    if function.get("/FunctionType") == 3:
        parts = [_ends(part, depth + 1) for part in function.get("/Functions", [])]
        return [values for part in parts for values in part]
    ends = [read_tuple(function.get(key)) for key in ("/C0", "/C1")]
    return [values for values in ends if values]


def read_tuple(value: Any) -> tuple[float, ...]:
    return tuple(float(number) for number in value) if isinstance(value, pikepdf.Array) else ()
