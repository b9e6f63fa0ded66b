"""Where the files of a site lie, in the language of its frame: German addresses are those that the program writes."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.load import words_over

FILE = "rules_data/addresses.toml"


class Addresses(NamedTuple):
    """Folders and files of a site by their German addresses; what is not named keeps that.

    `words` are what an address asks for behind "?", and the screens of the score sheet behind "#".
    """

    folders: tuple[tuple[str, str], ...] = ()
    files: tuple[tuple[str, str], ...] = ()
    words: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def load(roots: DataRoots, language: str) -> Addresses:
        """The addresses of a language; the German ones where it has none of its own."""
        found = words_over(roots, FILE, language)
        return Addresses(*(tuple(found.get(key, {}).items()) for key in Addresses._fields))

    def of(self, path: str) -> str:
        """The path of a file, or of a folder with its slash, by the German one."""
        files = dict(self.files)
        if path in files:
            return files[path]
        folder, slash, rest = path.partition("/")
        return f"{dict(self.folders).get(folder, folder) if slash else folder}{slash}{rest}"

    def word(self, german: str) -> str:
        """What an address calls something that it asks for, or a screen, by the German word."""
        return dict(self.words).get(german, german)

    @property
    def for_scripts(self) -> dict[str, str]:
        """Folders and words by the German ones, as the page gives them to its scripts."""
        return dict((*self.folders, *self.words))


IN_GERMAN = Addresses()
"""Where files of a site in German lie."""
