"""Walking a document's contents: pages, and the forms, patterns, glyphs and masks in them.

A form is interpreted once for each graphics state that makes a difference to it, in its own coordinates. Where it is
placed is settled later, by multiplying matrices.
"""

from __future__ import annotations

from typing import Any

import pikepdf

from kartenwerk.base.message import _
from kartenwerk.graphics.display.geometry import Matrix
from kartenwerk.printing.preflight.budget import LARGEST_STREAM, Budget, Meter
from kartenwerk.printing.preflight.content import Content
from kartenwerk.printing.preflight.interpreter import Interpreter
from kartenwerk.printing.preflight.objects import Objects
from kartenwerk.printing.preflight.page_entries import contents_of, find_inherited
from kartenwerk.printing.preflight.state import GraphicsState
from kartenwerk.printing.preflight.unpack import unpack_stream

_DEEPEST = 24  # forms within forms; no honest file goes deeper
_COST = 10  # marks that the record of a stream without any takes as much memory and time as


class Walker:
    """Has the streams of one document interpreted within a budget, and remembers those that it has seen.

    Its methods raise OverBudgetError where the document holds more than that.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or Budget()
        self._objects = Objects(self._budget.entries)
        self._forms: dict[object, Content] = {}
        self._lent: list[Any] = []
        self._depth = 0

    def page(self, page: pikepdf.Page) -> Content:
        """The content of a page in default user space."""
        content = Content(_("page"))
        resources = find_inherited(page.obj, "/Resources")
        self._interpret(content, contents_of(page.obj, self._budget.entries), resources, GraphicsState())
        return content

    def form(
        self, label: str, form: pikepdf.Stream, state: GraphicsState, resources: Any
    ) -> tuple[Content | None, Matrix]:
        """A form's content and its matrix; no content where forms are nested too deep, as when one places itself.

        A form without resources of its own borrows `resources`, those of the stream that places it.
        """
        entries = self._objects.form(form)
        borrows = entries.resources is None
        key = (form.objgen, *state.inherited, id(resources) if borrows else None)
        if key not in self._forms:
            if self._depth >= _DEEPEST:
                return None, entries.matrix
            content = Content(label)
            lent = resources if borrows else entries.resources
            self._interpret(content, [form], lent, state.inside(entries.box))
            self._forms[key] = content
            self._lent.append(lent)  # kept alive, so that no other resources are given the same id
        return self._forms[key], entries.matrix

    def _interpret(self, content: Content, streams: list[Any], resources: Any, state: GraphicsState) -> None:
        self._budget.marks.spend(_COST)
        parts = []
        room = Meter(LARGEST_STREAM, "the streams of one page unpack to more than {} bytes")
        for stream in streams:
            try:
                parts.append(unpack_stream(stream, self._budget.unpacked))
            except pikepdf.PdfError:
                content.damage["the stream cannot be unpacked"] = None
            else:
                room.spend(len(parts[-1]))
        self._depth += 1
        Interpreter(content, resources, state, self._objects, self.form, self._budget).run(b"\n".join(parts))
        self._depth -= 1
