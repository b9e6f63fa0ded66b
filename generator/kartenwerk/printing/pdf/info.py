"""What a file says of itself beside its pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias
from unicodedata import category

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.text.structure import GERMAN

Duplex: TypeAlias = Literal["long-edge", "short-edge", "one-sided"]
"""Over which edge a printer should turn the paper when both sides are printed: what the file asks of a viewer."""


@dataclass(frozen=True)
class DocumentInfo:
    """Title and subject, how a viewer should turn the paper, bookmarks (titles and pages, counted from 0), and the
    language of the file for screen readers, unless its structure names another.

    KartenwerkError for a title that no reader of the file could show.
    """

    title: str
    subject: str = ""
    duplex: Duplex | None = None
    outline: tuple[tuple[str, int], ...] = ()
    language: str = GERMAN

    def __post_init__(self) -> None:
        for text in (self.title, self.subject, *(entry for entry, _ in self.outline)):
            # a control character, which XML cannot hold, and so neither can the file's metadata
            if any(category(sign) in ("Cc", "Cs") for sign in text):
                raise KartenwerkError("a title of the document has a control character", found=repr(text[:60]))
