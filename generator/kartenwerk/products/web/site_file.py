"""`site.toml`: a site of a club or a shop, with a title, colours and a choice of decks and games of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, in_file, naming
from kartenwerk.base.message import _
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.fields import HEX, Data, Id, Title, VersionedFile
from kartenwerk.catalog.load import read_model
from kartenwerk.graphics.sight import contrast
from kartenwerk.products.web.frame import NAME, SiteColours, SiteFrame
from kartenwerk.text.web.inks import DARK_GROUND, LIGHT_PAGE

READABLE = 4.5
"""The contrast of letters to their ground that WCAG 2.2 asks for."""

HEAD_TEXT, HEAD_LINK = "#f4ead6", "#f0b25c"
"""The colours of text and of links in the head of a page, as its style sheet has them."""

LONGEST_TITLE, LONGEST_TEXT, MOST = 60, 300, 200
"""Characters of a title and of the text below it, and names of a list."""

Colour = Annotated[str, Field(pattern=HEX, description='a colour such as "#9c2b0b"')]


class ColoursOfSite(Data):
    """Colours of the frame; those that are left out are the house's, or those of each deck."""

    head: Colour | None = None
    band: Colour | None = None
    accent: Colour | None = None
    accent_dark: Colour | None = None


class SiteFile(VersionedFile):
    """A site as people write it down. Decks and games that are left out are all that there are."""

    title: Annotated[Title, Field(max_length=LONGEST_TITLE)] = NAME
    about: Annotated[Title, Field(max_length=LONGEST_TEXT)] | None = None
    language: Literal["de", "en"] = "de"
    decks: tuple[Id, ...] = Field(strict=False, default=(), max_length=MOST)
    games: tuple[Id, ...] = Field(strict=False, default=(), max_length=MOST)
    colours: ColoursOfSite = ColoursOfSite()


class SitePlan(NamedTuple):
    """A site file that has been held against the catalog: it names decks in their order, and only games of these."""

    file: SiteFile
    decks: tuple[str, ...]
    colours: SiteColours

    def fill(self, frame: SiteFrame) -> SiteFrame:
        """The frame with all that the file says."""
        file = self.file
        return frame._replace(
            title=file.title,
            about=file.about or "",
            language=file.language,
            games=file.games,
            colours=self.colours,
        )


def read_site_file(path: Path, catalog: Catalog) -> SitePlan:
    """The file; KartenwerkError for a deck or game that is not there, and for colours that cannot be read."""
    name = str(path)
    file = read_model(DataFile(path, name), SiteFile)
    with in_file(name), naming("decks"):
        decks = [catalog.deck(id).id for id in file.decks]
    with in_file(name), naming("games"):
        games = [catalog.game(id) for id in file.games]
    for game in games:
        if decks and game.deck not in decks:
            raise KartenwerkError(
                "the game is played with a deck that the site does not have",
                file=name,
                key="games",
                found=repr(game.id),
                expected=_("{deck} among the decks", deck=game.deck),
            )
    _check_colours(file.colours, name)
    chosen = decks or list(dict.fromkeys(game.deck for game in games))
    return SitePlan(file, tuple(dict.fromkeys(chosen)), SiteColours(**file.colours.model_dump(exclude_none=True)))


def _check_colours(colours: ColoursOfSite, name: str) -> None:
    """KartenwerkError for the first pair of colours that nobody could read."""
    pairs = (
        ("head", colours.head, HEAD_TEXT, _("the text in the head")),
        ("head", colours.head, HEAD_LINK, _("the links in the head")),
        ("accent", colours.accent, LIGHT_PAGE, _("the light page")),
        ("accent_dark", colours.accent_dark, DARK_GROUND, _("the dark page")),
    )
    for key, own, other, where in pairs:
        if own and contrast(own, other) < READABLE:
            raise KartenwerkError(
                "{own} and {other}, {where}, are too near each other to be read",
                own=own,
                other=other,
                where=where,
                file=name,
                key=f"colours.{key}",
                found=_("a contrast of {ratio} to 1", ratio=f"{contrast(own, other):.1f}"),
                expected=_("{least} to 1 or more", least=f"{READABLE:g}"),
            )
