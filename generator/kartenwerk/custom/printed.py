"""The words of deck.toml as they are printed: with the quotation marks, apostrophes and dashes of their language."""

from __future__ import annotations

from typing import Any

from kartenwerk.custom.deckfile import DeckFile
from kartenwerk.text.book.typography import FIXED, NARROW, typography_of


def as_printed(file: DeckFile) -> DeckFile:
    """The file with its title, and the words of its box and pad, as they are printed."""
    typography = typography_of(file.language)

    def set_quotes(text: str) -> str:
        return typography(text, "").replace(NARROW, " ").replace(FIXED, " ")

    def each(sides: int | tuple[str, ...]) -> int | tuple[str, ...]:
        return sides if isinstance(sides, int) else tuple(map(set_quotes, sides))

    art, pad = file.tuckbox, file.pad
    changed: dict[str, Any] = {"title": set_quotes(file.title)}
    if art.text:
        changed["tuckbox"] = art.model_copy(update={"text": set_quotes(art.text)})
    if pad:
        words = {key: set_quotes(text) for key, text in (("title", pad.title), ("foot", pad.foot)) if text}
        changed["pad"] = pad.model_copy(update={**words, "columns": each(pad.columns), "rows": each(pad.rows)})
    return file.model_copy(update=changed)
