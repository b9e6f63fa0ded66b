"""Where the files of a site lie, in the language of its frame: German addresses are those that the program writes."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.load import words_over

FILE = "rules_data/addresses.toml"


class Addresses(NamedTuple):
    """Folders and files of a site by their German addresses; what is not named keeps that."""

    folders: tuple[tuple[str, str], ...] = ()
    files: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def load(roots: DataRoots, language: str) -> Addresses:
        """The addresses of a language; the German ones where it has none of its own."""
        found = words_over(roots, FILE, language)
        return Addresses(tuple(found.get("folders", {}).items()), tuple(found.get("files", {}).items()))

    def of(self, path: str) -> str:
        """The path of a file, or of a folder with its slash, by the German one."""
        files = dict(self.files)
        if path in files:
            return files[path]
        folder, slash, rest = path.partition("/")
        return f"{dict(self.folders).get(folder, folder) if slash else folder}{slash}{rest}"

    def in_script(self, script: str) -> str:
        """A script that fetches files by the beginnings of their addresses."""
        for german, ours in self.folders:
            script = script.replace(f'"{german}/"', f'"{ours}/"')
        return script


IN_GERMAN = Addresses()
"""Where files of a site in German lie."""
