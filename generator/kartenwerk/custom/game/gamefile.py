"""game.toml: the models of its keys."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from kartenwerk.catalog.fields import Data, Id, Name, Title, VersionedFile
from kartenwerk.custom.deckfile import (
    BoxArt,
    ColourSpec,
    FolderNames,
    FontSpec,
    Key,
    PadSpec,
    PrintSpec,
    Screen,
    Size,
    check_id,
    read_language,
)
from kartenwerk.custom.sources.spec import SourceSpec
from kartenwerk.custom.textstyle import StyleSpec

Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}$"), BeforeValidator(read_language)]
Inside = Annotated[tuple[Size, Size, Size], Field(strict=False)]


class GameBox(BoxArt):
    """The box of the game: what it shows, and its measures."""

    kind: Literal["lid-and-bottom", "tuck", "none"] | None = Field(
        default=None,
        description="lid-and-bottom, tuck (of the first deck, with its own [tuckbox]) or none; left out, as needed",
    )
    board: float | None = Field(
        default=None, ge=0.1, le=3, description="the thickness of its board in mm; left out, 0.4"
    )
    inside: Inside | None = Field(
        default=None, description="[width, length, height] in mm of the room in it; left out, from what lies in it"
    )
    slack: float = Field(default=0.5, ge=0, le=5, description="mm between the bottom and the lid, on each side")
    lid: float = Field(default=0.6, ge=0.1, le=1, description="the height of the lid, in heights of the bottom")


class TableSpec(Data):
    """The table on which a screen shows the game."""

    size: Annotated[tuple[float, float], Field(strict=False)] = Field(
        default=(900.0, 600.0), description="[width, height] of the table in mm"
    )


class GameFile(VersionedFile):
    """game.toml in one language: all keys of a game in a folder."""

    id: Annotated[Id, AfterValidator(check_id)] = Field(
        description="its name in names of files and on the command line: small letters, digits, _"
    )
    title: Title = Field(description="its title on the box; or one for each language: { de = ..., en = ... }")
    version: Annotated[str, Field(min_length=1, max_length=20)] | None = Field(
        default=None, description="what this state of the game is called on drafts and by `printed`: 0.7"
    )
    languages: Annotated[tuple[Language, ...], Field(strict=False, min_length=1, max_length=12)] = Field(
        default=("de",), description="the editions, the usual one first"
    )
    players: Annotated[tuple[int, ...], Field(strict=False)] = Field(
        default=(), description="how many can play, for the lid: [2, 3, 4]"
    )
    minutes: int | None = Field(default=None, ge=1, le=10_000, description="how long it takes, for the lid")
    age: int | None = Field(default=None, ge=1, le=99, description="from which age on, for the lid")
    decks: Annotated[tuple[Name, ...], Field(strict=False)] | None = Field(
        default=None, description="folders below decks/, in the order of the kit; left out, all by name"
    )
    parts: Annotated[tuple[Name, ...], Field(strict=False)] | None = Field(
        default=None, description="files below parts/, without their ending; left out, all by name"
    )
    rules: dict[Language, Name] = Field(
        default_factory=dict,
        description="the text of the rules in each language; left out, regeln.md, rules.md or rules.LANGUAGE.md",
    )
    folders: FolderNames = Field(default=FolderNames(), description="other names of the shared folders")
    colours: dict[Key, Screen | ColourSpec] = Field(default_factory=dict, description="colours that all share")
    fonts: dict[Key, FontSpec] = Field(default_factory=dict, description="families of fonts that all share")
    styles: dict[Key, StyleSpec] = Field(default_factory=dict, description="how text is set, by names that all share")
    lists: dict[Key, dict[str, dict[Key, str]]] = Field(
        default_factory=dict, description="what the words of a column stand for, in every table that has it"
    )
    box: GameBox = Field(default=GameBox(), description="the box")
    pad: PadSpec | None = Field(default=None, description="the score pad, printed with the first deck")
    print: PrintSpec = Field(default=PrintSpec(), description="how decks and parts come to press")
    table: TableSpec = Field(
        default=TableSpec(), description="the table of a screen, on which kartenwerk deck --tts lays out the game"
    )
    sources: dict[Key, SourceSpec] = Field(
        default_factory=dict, description="tables on the net, which `kartenwerk pull` fetches into files"
    )
