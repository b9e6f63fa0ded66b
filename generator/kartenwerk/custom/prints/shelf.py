"""The prints of a deck's folder. They may be a stranger's: read with limits, and no picture is taken for another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from io import BytesIO
from itertools import islice
from os import scandir
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, of_system, perhaps
from kartenwerk.base.inputs import LARGE, MEGABYTE, parse_json
from kartenwerk.base.message import Message, _
from kartenwerk.catalog.load import check_model
from kartenwerk.custom.folder import CustomFolder, leads_out
from kartenwerk.custom.prints.record import GamePrint, NamedPrint, Print

if TYPE_CHECKING:
    from PIL.Image import Image

AnyPrint = TypeVar("AnyPrint", bound=NamedPrint)

PRINTS = ".kartenwerk/prints"
PICTURES = f"{PRINTS}/pictures"
LARGEST_PICTURE = 16 * MEGABYTE
_NAME = re.compile(r"(\d{3,6})\.json")
_MOST_DOTS = 20_000_000
_MOST_FILES = 10_000


@dataclass(frozen=True)
class Shelf(Generic[AnyPrint]):
    """The prints that lie in the folder of a deck or a game, the oldest first."""

    folder: CustomFolder
    model: type[AnyPrint]
    notes: list[Message] = field(default_factory=list)
    """Pictures that cannot be shown, and why."""

    @cached_property
    def numbers(self) -> Mapping[int, str]:
        """The names of the files by the numbers of the prints."""
        place = self.folder.root / PRINTS
        if not place.is_dir():
            return {}
        if leads_out(place, self.folder.root):
            raise KartenwerkError("the folder is a link that leads out of the deck's folder", file=PRINTS)
        try:
            with scandir(place) as entries:
                names = [entry.name for entry in islice(entries, _MOST_FILES) if _NAME.fullmatch(entry.name)]
        except OSError as error:
            raise KartenwerkError("the folder cannot be read", file=PRINTS, found=of_system(error)) from error
        return dict(sorted((int(name.removesuffix(".json")), name) for name in names))

    @property
    def next_number(self) -> int:
        return max(self.numbers, default=0) + 1

    @property
    def last(self) -> AnyPrint | None:
        """The last print; None where nothing has been marked as printed."""
        return self.read(max(self.numbers)) if self.numbers else None

    def read(self, number: int) -> AnyPrint:
        """A print by its number; KartenwerkError or DataError for a file that is none."""
        file = self.folder.file(f"{PRINTS}/{self.numbers[number]}")
        try:
            data = parse_json(file.bytes(LARGE))
        except ValueError as error:
            raise KartenwerkError("the file is no JSON", file=file.name) from error
        if not isinstance(data, dict):
            raise KartenwerkError("the file is no print of a deck", file=file.name)
        return check_model(data, self.model, DataFile(file.path, file.name))

    def find(self, since: str | None) -> AnyPrint:
        """The last print, or that of a name or number; KartenwerkError if there is none.

        Of several prints of one name it is the last. A name goes before a number.
        """
        if not self.numbers:
            raise KartenwerkError(
                "nothing is marked as printed yet", expected=_("kartenwerk printed FOLDER after printing")
            )
        if since is None:
            return self.read(max(self.numbers))
        known = []
        for number in sorted(self.numbers, reverse=True):
            found = self.read(number)
            if found.name == since:
                return found
            known.append(found.label)
        if since.isascii() and since.isdecimal() and int(since[:9]) in self.numbers:
            return self.read(int(since[:9]))
        raise KartenwerkError(
            "there is no print of this name or number{perhaps}",
            perhaps=perhaps(since, known),
            key="--since",
            found=since,
            expected=_("one of {known}", known=", ".join(reversed(known[:20]))),
        )

    def picture(self, of: Print, face: str) -> Image | None:
        """The picture of a face of a print, with its bleed; None with a note if it is not there, or another one."""
        from PIL import Image

        content = self.content(of, face)
        if content is None:
            return None
        with Image.open(BytesIO(content), formats=("PNG",)) as picture:
            return picture.convert("RGB")

    def content(self, of: Print, face: str) -> bytes | None:
        """The same as a PNG file, which can be read."""
        from PIL import Image

        name = of.pictures.get(face)
        if name is None:
            return None
        path = f"{PICTURES}/{name}.png"
        try:
            content = self.folder.file(path).bytes(LARGEST_PICTURE)
        except KartenwerkError:
            self._note(_("{file}: the picture is missing, so it is not shown", file=path))
            return None
        if sha256(content).hexdigest() != name:
            self._note(_("{file}: this is not the picture that was printed, so it is not shown", file=path))
            return None
        try:
            with Image.open(BytesIO(content), formats=("PNG",)) as picture:
                if picture.width * picture.height <= _MOST_DOTS:
                    picture.load()
                    return content
        except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
            pass
        self._note(_("{file}: this picture cannot be read, so it is not shown", file=path))
        return None

    def _note(self, note: Message) -> None:
        if note not in self.notes:
            self.notes.append(note)


def shelf_of(folder: Path) -> Shelf[Print]:
    """The prints of a deck's folder."""
    return Shelf(CustomFolder(folder), Print)


def game_shelf_of(folder: Path) -> Shelf[GamePrint]:
    """The prints of a game's folder."""
    return Shelf(CustomFolder(folder), GamePrint)
