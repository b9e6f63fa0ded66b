"""The fonts of an own deck: files of its folder become static TrueType fonts, beside families that are always there.

System fonts are never used, since the same deck has to look the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.custom.apart.tasks import cut_font
from kartenwerk.custom.data import Limits
from kartenwerk.custom.deckfile import FontSpec
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK, CustomFile, CustomFolder
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.graphics.type.opentype import open_font

VERSION = 2
"""Raise it when the same file would give another font."""

STYLES = ("regular", "bold", "italic", "bold-italic")
READY = {"vollkorn": STYLES, "caveat": ("regular", "bold")}
"""The families that are always there, and their styles; cuts are called after them."""
SMALL = "-smallcaps"
"""How the name of a cut ends that has small capitals in place of its small letters."""
_FEATURE = "smcp"
_WITH_SMALL = ("vollkorn",)
"""Those of the families that have small capitals."""
TEXT = "text"
USUAL = "vollkorn"
_BOLD = 700


class CustomFonts(Fonts):
    """All cuts of the project, and those of a deck's own families by the names `own-<family>-<style>`."""

    def __init__(
        self,
        cache: Cache,
        roots: DataRoots,
        families: Mapping[str, Mapping[str, tuple[CustomFile, int]]],
        limits: Limits,
    ) -> None:
        super().__init__(cache, roots)
        self._families = families
        self._limits = limits

    def has(self, name: str) -> bool:
        plain = name.removesuffix(SMALL)
        return super().has(plain) or self._custom(plain) is not None

    def content(self, name: str) -> bytes:
        """The bytes of the cut's TrueType file; KartenwerkError for a file that is no such font."""
        if name not in self._contents:
            plain, small = name.removesuffix(SMALL), name.endswith(SMALL)
            custom = self._custom(plain)
            if custom is not None:
                self._contents[name] = self._font(*custom, small=small)
            elif small:
                cut = self._cut(plain)
                self._contents[name] = self._make(replace(cut, name=name, features=(*cut.features, _FEATURE)))
            else:
                self._contents[name] = super().content(name)
        return self._contents[name]

    def cut(self, family: str, *, bold: bool, italic: bool) -> str:
        """The name of the cut of a family in a style, or in the nearest style that it has."""
        style = STYLES[bold + 2 * italic]
        if family == TEXT and TEXT not in self._families:
            family = USUAL
        if family in self._families:
            styles: Any = self._families[family]
            prefix = f"own-{family}"
        else:
            styles, prefix = READY[family], family
        for each in (style, "bold" if bold else "italic" if italic else "regular", "regular", *STYLES):
            if each in styles:
                return f"{prefix}-{each}"
        raise KartenwerkError("the family has no style", found=family)

    def small_cut(self, cut: str) -> str | None:
        """The cut with small capitals to one of a family of the deck; None if the font has none."""
        if self._custom(cut) is None:
            return f"{cut}{SMALL}" if cut.startswith(_WITH_SMALL) else None
        return f"{cut}{SMALL}" if self.content(f"{cut}{SMALL}") else None

    def knows(self, family: str) -> bool:
        return family in self._families or family in READY or family == TEXT

    def has_style(self, family: str, *, bold: bool, italic: bool) -> bool:
        return self.cut(family, bold=bold, italic=italic).endswith(f"-{STYLES[bold + 2 * italic]}")

    def has_styles(self, family: str) -> bool:
        """Whether the family has more than one style, so that a missing one is worth a note."""
        return len(self._families.get(family, READY.get(family, STYLES))) > 1

    @property
    def digests(self) -> list[tuple[str, str, str, int]]:
        """Family, style, hash of the file and weight of every font of the deck's own."""
        return [
            (family, style, file.digest, weight)
            for family, styles in sorted(self._families.items())
            for style, (file, weight) in sorted(styles.items())
        ]

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """The families by their names, and by those that their files call themselves; all in small letters."""
        found = {}
        for family in self._families:
            with open_font(self.content(self.cut(family, bold=False, italic=False)), lazy=True) as font:
                called = font["name"].getBestFamilyName() if "name" in font else None
            if called:
                found[called.casefold()] = family
        return {**found, **{family.casefold(): family for family in (*READY, TEXT, *self._families)}}

    def find(self, name: str) -> str | None:
        """The family of a name, which is the deck's own for it or that of the font itself; None if there is none."""
        return self._names.get(name.casefold())

    @property
    def families(self) -> list[str]:
        return [*self._families, *READY]

    def with_character(self, character: str) -> list[str]:
        """The families that have a character."""
        return [name for name in self.families if self.face(self.cut(name, bold=False, italic=False)).has(character)]

    def _custom(self, name: str) -> tuple[CustomFile, int] | None:
        for family, styles in self._families.items():
            for style, source in styles.items():
                if name == f"own-{family}-{style}":
                    return source
        return None

    def _font(self, file: CustomFile, weight: int, *, small: bool = False) -> bytes:
        """The font of a file; with small capitals it is empty where the file has none."""
        key = f"own {VERSION} {file.digest} {weight}{' small' if small else ''}"
        return self._cache.remember("font", key, lambda: cut_font(file, weight, self._limits, small=small))


BODY = {
    "text": (False, False),
    "italic": (False, True),
    "bold": (True, False),
    "tabular": (False, False),
    "tabular-bold": (True, False),
    "small-caps": (False, False),
    "caps": (False, False),
    "caps-bold": (True, False),
}
"""The cuts of a booklet that its family of text stands for: whether each is bold, and whether it is italic."""


class BookFonts(CustomFonts):
    """The same fonts for a booklet, whose words are set in the family `text` where there is one."""

    @staticmethod
    def of(fonts: CustomFonts) -> BookFonts:
        return BookFonts(fonts._cache, fonts._roots, fonts._families, fonts._limits)

    @property
    def has_text(self) -> bool:
        """Whether the words of a booklet are set in a family of its own."""
        return TEXT in self._families

    def content(self, name: str) -> bytes:
        if name in BODY and self.has_text:
            bold, italic = BODY[name]
            name = self.cut(TEXT, bold=bold, italic=italic)
        return super().content(name)


def read_families(
    specs: Mapping[str, FontSpec], folder: CustomFolder, report: Report
) -> dict[str, dict[str, tuple[CustomFile, int]]]:
    """The files and weights of each family by style; a missing file is reported."""
    families: dict[str, dict[str, tuple[CustomFile, int]]] = {}
    for name, spec in specs.items():
        place = Spot(DECK, f"fonts.{name}")
        styles: dict[str, tuple[CustomFile, int]] = {}
        given = {"regular": spec.regular, "bold": spec.bold, "italic": spec.italic, "bold-italic": spec.bold_italic}
        for style, name_of_file in given.items():
            if name_of_file is not None:
                with report.at(place):
                    styles[style] = (folder.find("fonts", name_of_file), spec.weight or 0)
        if spec.file is not None:
            with report.at(place):
                file = folder.find("fonts", spec.file)
                styles.setdefault("regular", (file, spec.weight or 0))
                if spec.weight is None:
                    styles.setdefault("bold", (file, _BOLD))
        elif not any(given.values()):
            report.fault(_("a family needs a file"), place, expected=_("`file`, or `regular` and other styles"))
        if styles:
            families[name] = styles
    return families


def font_fault(fonts: CustomFonts, family: str) -> KartenwerkError:
    """The error for a family that the deck does not have."""
    return KartenwerkError(
        _(
            "there is no font {family}: put its file into the deck's folder of fonts and name it in "
            "[fonts.{family}]{perhaps}",
            family=family,
            perhaps=perhaps(family, fonts.families),
        )
        if family.isidentifier()
        else _(
            "there is no font {family!r}: put its file into the deck's folder of fonts and name it in [fonts]",
            family=family,
        )
    )
