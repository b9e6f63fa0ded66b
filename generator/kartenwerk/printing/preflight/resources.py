"""The resources of one content stream: what the names in it stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pikepdf

from kartenwerk.base.message import _, join
from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.colour import SIMPLE, UNKNOWN, ColourSpace, default_for, read_space
from kartenwerk.printing.preflight.scan import PdfName

_KINDS: Mapping[str, str] = {
    kind: kind
    for kind in (
        _("Font"),
        _("XObject"),
        _("ExtGState"),
        _("ColorSpace"),
        _("Pattern"),
        _("Shading"),
        _("Properties"),
    )
}


class Resources:
    """A resource dictionary, looked into once for each name; `meter` counts the names. What it lacks is added to
    `missing`."""

    def __init__(self, dictionary: Any, missing: dict[str, None], meter: Meter) -> None:
        self.dictionary = dictionary
        self._meter = meter
        self._spaces: dict[PdfName, ColourSpace] = {}
        self._missing = missing
        self._found: dict[tuple[str, PdfName], Any] = {}
        self._kinds: dict[str, Any] = {}
        self._effective: dict[ColourSpace, ColourSpace] = {}

    def find(self, kind: str, name: PdfName) -> Any:
        """The resource of a kind ("Font") with this name; None, noted as missing, if there is no such resource."""
        if (kind, name) not in self._found:
            self._meter.spend()
            entries = self._of_kind(kind)
            found = None if entries is None else entries.get(name.key)
            if found is None:
                self._missing[join(" ", (_KINDS.get(kind, kind), name.key))] = None
            self._found[kind, name] = found
        return self._found[kind, name]

    def space(self, name: PdfName) -> ColourSpace:
        """The colour space with this name: a device space, or one of the resources."""
        if name.key in SIMPLE:
            return SIMPLE[name.key]
        if name not in self._spaces:
            found = self.find("ColorSpace", name)
            self._spaces[name] = UNKNOWN if found is None else read_space(found)
        return self._spaces[name]

    def effective(self, space: ColourSpace) -> ColourSpace:
        """The space itself, or the default space by which the resources replace it."""
        if space not in self._effective:
            self._effective[space] = default_for(space, self.dictionary)
        return self._effective[space]

    def _of_kind(self, kind: str) -> Any:
        if kind not in self._kinds:
            entries = self.dictionary.get(f"/{kind}") if isinstance(self.dictionary, pikepdf.Dictionary) else None
            self._kinds[kind] = entries if isinstance(entries, pikepdf.Dictionary) else None
        return self._kinds[kind]
