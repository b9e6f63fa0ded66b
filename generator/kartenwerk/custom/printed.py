"""The words of deck.toml as they are printed: with the quotation marks, apostrophes and dashes of their language."""

from __future__ import annotations

from typing import Any

from kartenwerk.custom.deckfile import DeckFile
from kartenwerk.text.book.typography import FIXED, NARROW, typography_of


def as_printed(file: DeckFile) -> DeckFile:
    """The file with its title, and the words of its box and pad, as they are printed."""
    typography = typography_of(file.language)

    def printed(text: str) -> str:
        return typography(text, "").replace(NARROW, " ").replace(FIXED, " ")

    def each(told: int | tuple[str, ...]) -> int | tuple[str, ...]:
        return told if isinstance(told, int) else tuple(map(printed, told))

    art, pad = file.tuckbox, file.pad
    changed: dict[str, Any] = {"title": printed(file.title)}
    if art.text:
        changed["tuckbox"] = art.model_copy(update={"text": printed(art.text)})
    if pad:
        words = {key: printed(text) for key, text in (("title", pad.title), ("foot", pad.foot)) if text}
        changed["pad"] = pad.model_copy(update={**words, "columns": each(pad.columns), "rows": each(pad.rows)})
    return file.model_copy(update=changed)
