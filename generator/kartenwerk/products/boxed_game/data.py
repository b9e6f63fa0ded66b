"""The words on the sheets of a game in a folder, and the measures of what is folded: `rules_data/print/parts.toml`."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import GERMAN, read_words

FILE = "rules_data/print/parts.toml"


class BoxedGameData(Data):
    """What stands on sheets of boards, standees and dice, each with its places in braces; and names of files."""

    sheet_of_board: Name
    standees: Name
    stickers: Name
    paper_die: Name
    files: dict[Id, Name]

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> BoxedGameData:
        """The data, their words in that language."""
        return read_words(roots, FILE, BoxedGameData, language)
