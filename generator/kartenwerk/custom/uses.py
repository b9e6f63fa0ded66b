"""What a face uses of its deck's colours and fonts: so a colour that it does not use draws nothing anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from kartenwerk.base.inputs import decode, parse_json
from kartenwerk.base.palette import Ink
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.gradients import read_stop
from kartenwerk.custom.data import MEGABYTE
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.fonts import TEXT
from kartenwerk.custom.svg_text import SvgLetters
from kartenwerk.custom.text import colours_of
from kartenwerk.custom.tools import Tools
from kartenwerk.graphics.svg.general.errors import NeedsRasterError
from kartenwerk.graphics.svg.general.reader import CURRENT, read_general

KIND = "hexes"
"""What the cache calls the colours of SVG files."""
VERSION = 1
"""Raise it when other colours would be found in the same file."""


@dataclass(frozen=True)
class FaceUses:
    """Finds the colours and fonts of one deck that faces use."""

    tools: Tools

    def colours(self, canvas: Canvas, files: list[CustomFile]) -> list[tuple[str, Ink]]:
        """The inks that a face names, or that the files on it show, with what they are.

        KartenwerkError for a text that is no colour.
        """
        colours = self.tools.colours
        layout = canvas.layout.values
        texts = {str(layout.get(name) or "") for name in ("ground", "colour")} | {"tinte", "papier"}
        for named in canvas.layout.boxes:
            texts.update(_colour_texts(named.spec))
            stops = named.spec.gradient.stops if named.spec.gradient else ()
            texts.update(read_stop(canvas.fill(stop))[0] for stop in stops)
            if named.spec.kind in ("text", "arc"):
                texts.update(colours_of(canvas.fill(named.spec.text)))
        texts.add(str(canvas.values.get("colour", "")))
        names = {colours.ink(text) for text in map(canvas.fill, texts) if text}
        names |= {colours.of_screen(hex) for file in files for hex in self._hexes_of(file)}
        return [(name, self._ink(name)) for name in sorted(names)]

    def _ink(self, name: str) -> Ink:
        if name not in self._inks:
            self._inks[name] = self.tools.colours.plates.get(name) or self.tools.colours.full(name)
        return self._inks[name]

    def fonts(self, canvas: Canvas, files: list[CustomFile]) -> list[object]:
        """Hashes of the fonts in which a face sets words, and of all of them where an SVG file on it has words."""
        boxes = (named.spec for named in canvas.layout.boxes)
        families = {canvas.fill(spec.font) or TEXT for spec in boxes if spec.kind in ("text", "arc")}
        digests = self.tools.fonts.digests
        found: list[object] = [digest for digest in digests if digest[0] in families]
        return found + [self.tools.icons.digest(file) for file in files]

    def _hexes_of(self, file: CustomFile) -> list[str]:
        if file.name not in self._hexes:
            cache = self.tools.pictures.cache
            kept = cache.remember(KIND, f"{VERSION} {file.digest}", lambda: json.dumps(self._read(file)).encode())
            self._hexes[file.name] = [str(hex) for hex in parse_json(kept)]
        return self._hexes[file.name]

    def _read(self, file: CustomFile) -> list[str]:
        """The colours of an SVG file as #rrggbb; none of what only dots can show, as these are what the file says."""
        found: set[str] = set()

        def note(hex: str) -> str:
            found.add(hex)
            return "tinte"

        content = file.bytes(self.tools.data.limits.svg_mb * MEGABYTE)
        encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
        try:
            read_general(decode(content, file.name, encoding), file.name, note, SvgLetters(self.tools.fonts))
        except NeedsRasterError:
            return []
        return sorted(found - {CURRENT})

    @cached_property
    def _inks(self) -> dict[str, Ink]:
        return {}

    @cached_property
    def _hexes(self) -> dict[str, list[str]]:
        return {}


def svg_files(files: list[CustomFile]) -> list[CustomFile]:
    """Those of the files that are pictures in SVG."""
    return [file for file in files if file.name.lower().endswith(".svg")]


def _colour_texts(spec: BoxSpec) -> Iterator[str]:
    """What a box says of colours, which may be templates."""
    edge = spec.edge.colour if spec.edge else None
    shadow = spec.shadow.colour if spec.shadow else None
    yield from filter(None, (spec.colour, spec.ground, spec.outline, spec.fill, edge, shadow))
