"""deck.toml: the models of its keys.

Every key has a description. The editors' schema and the keys in `docs/guide/own-deck.md` are made from them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field

from kartenwerk.base.file_names import RESERVED
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data, Id, Name, Percent, Title, VersionedFile, check_shown
from kartenwerk.catalog.paper import SizeId
from kartenwerk.custom.paint import Dashes, Degrees, GradientSpec, ShadowSpec
from kartenwerk.custom.rowspec import CardsSpec
from kartenwerk.custom.sources.spec import SourceSpec
from kartenwerk.custom.textstyle import Align, Leading, Points, StyleSpec, Valign

BoxKind: TypeAlias = Literal["text", "picture", "icon", "icons", "pips", "shape", "svg", "arc", "grid", "frame"]
Coordinate = Annotated[float, Field(ge=-500, le=500)]
"""mm on a card and around it."""
Sides = Annotated[tuple[Coordinate, Coordinate, Coordinate, Coordinate], Field(strict=False)]
Pair = Annotated[tuple[Coordinate, Coordinate], Field(strict=False)]
HEX = r"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"
Length = Annotated[float, Field(ge=0, le=500)]
Size = Annotated[float, Field(gt=0, le=500)]
Label = Annotated[str, Field(min_length=1, max_length=40)]
MOST_POINTS = 200
"""The most corners of a polygon."""
NAME = r"^[^\W\d][\w-]*$"
Key = Annotated[str, Field(pattern=NAME, max_length=60)]
"""A name that templates use: letters, digits, _ and -, umlauts too."""


_PLATE = re.compile(r"(?=.{1,30}$)[A-Za-z]+(?:[ -][A-Za-z]+)*")
_TAKEN = frozenset({"cyan", "magenta", "yellow", "black", "all", "none"})
_SIZE = re.compile(r"(\d+(?:[.,]\d+)?) *[x×] *(\d+(?:[.,]\d+)?)(?: *mm)?")
_LANGUAGES = {"deutsch": "de", "german": "de", "english": "en", "englisch": "en"}


def full_hex(colour: str) -> str:
    """A colour as #rrggbb: "#abc" is "#aabbcc"."""
    return "#" + "".join(2 * sign for sign in colour[1:]) if len(colour) == 4 else colour


def _size(given: object) -> object:
    """A size as it may be written: "Poker", "63 x 88 mm" or [63, 88]."""
    if isinstance(given, list | tuple) and len(given) == 2 and all(isinstance(side, int | float) for side in given):
        return "x".join(f"{side:g}" for side in given)
    if not isinstance(given, str):
        return given
    sides = _SIZE.fullmatch(given.strip().lower())
    return "x".join(side.replace(",", ".") for side in sides.groups()) if sides else given.strip().lower()


LONGEST_ID = 40


def check_id(id: str) -> str:
    """An id that can be a folder's name on every machine; ValueError for any other."""
    if len(id) > LONGEST_ID:
        raise ValueError(_("an id has at most {most} characters", most=LONGEST_ID))
    if id in RESERVED:
        raise ValueError(_("Windows makes no folder of this name: {id}", id=id))
    return id


def read_language(given: object) -> object:
    """The language of "en-GB", and of "English"."""
    if not isinstance(given, str):
        return given
    plain = re.sub(r"^(de|en)[-_].*$", r"\1", given.strip().lower())
    return _LANGUAGES.get(plain, plain if plain in ("de", "en") else given)


Screen = Annotated[str, Field(pattern=HEX), AfterValidator(full_hex)]


def _plate(given: str) -> str:
    """The name of a plate; ValueError for one that a press has already, or that not every press takes."""
    if not _PLATE.fullmatch(given):
        raise ValueError(_("a plate's name is 1 to 30 letters from A to Z: Foil, Varnish, White"))
    if given.lower() in _TAKEN:
        raise ValueError(_("every press has this plate already: {name}", name=given))
    return given


class ColourSpec(Data):
    """A colour for the screen and for the press."""

    screen: Screen = Field(description="the colour on a screen, as #rrggbb")
    cmyk: Annotated[tuple[Percent, Percent, Percent, Percent], Field(strict=False)] | None = Field(
        default=None, description="cyan, magenta, yellow and black in percent; left out, from the press profile"
    )
    spot: Annotated[str, AfterValidator(_plate)] | None = Field(
        default=None, description="a plate of its own at a print shop: Foil, Varnish, White or another name"
    )


class FontSpec(Data):
    """A family of fonts: one file cut at a weight, or a file for each style."""

    file: Name | None = Field(default=None, description="one file for all styles, such as a variable font")
    weight: int | None = Field(default=None, ge=1, le=1000, description="the weight that a variable font is cut at")
    regular: Name | None = Field(default=None, description="the file of the upright style")
    bold: Name | None = Field(default=None, description="the file of the bold style")
    italic: Name | None = Field(default=None, description="the file of the italic style")
    bold_italic: Name | None = Field(default=None, alias="bold-italic", description="the file of the bold italic style")


class Edge(Data):
    """A line around a box, drawn inside its edge."""

    colour: str = Field(default="tinte", description="its colour, such as tinte, rost/70 or {{ colour }}")
    width: Length = Field(default=0.3, description="its width in mm")


class BoxSpec(Data):
    """A box of a layout. Which keys it may have follows from its kind."""

    kind: BoxKind | None = Field(default=None, description="what the box holds")
    box: Sides | Literal["card", "safe", "bleed"] | None = Field(
        default=None, description="[x, y, width, height] in mm from the trim's corner; or the whole"
    )
    shift: Pair | None = Field(default=None, description="moves an inherited box by [x, y] mm")
    grow: Pair | None = Field(default=None, description="makes an inherited box wider and higher by [x, y] mm")
    after: str | None = Field(
        default=None,
        description="the box above which a new one is drawn; left out, below the inherited one that is given next",
    )
    when: str | None = Field(default=None, max_length=500, description='drawn only if this holds: "preis != 0"')
    below: str | None = Field(default=None, description="stands below the content of this box")
    beside: str | None = Field(default=None, description="stands right of the content of this box")
    gap: float = Field(default=0.0, ge=-100, le=100, description="mm between that content and this box")
    turned: bool | None = Field(
        default=None, description="also drawn turned by 180 degrees; of pips, whether the lower half is turned"
    )
    rotate: float = Field(default=0.0, ge=-360, le=360, description="degrees by which the box is turned, clockwise")
    ground: str | None = Field(default=None, description="the colour behind the content")
    padding: Length = Field(default=0.0, description="mm between the box's edge and its content")
    radius: Length = Field(default=0.0, description="the radius of its corners in mm")
    edge: Edge | None = Field(default=None, description="a line around the box")
    text: str | None = Field(
        default=None, description="the text, with **bold**, *italic*, `[words](rot 80%)`, lists and :icons:"
    )
    font: str | None = Field(default=None, description="a family of [fonts]; left out, text")
    bold: bool = Field(default=False, description="set in bold")
    italic: bool = Field(default=False, description="set in italics")
    size: Points | None = Field(default=None, description="the size in pt that text has where there is room")
    min: Points | None = Field(default=None, description="the smallest size in pt that it may be set in")
    lines: int | None = Field(default=None, ge=1, le=200, description="the most lines")
    leading: Leading | None = Field(default=None, description="the pitch of lines in sizes of the font")
    align: Align | None = Field(default=None, description="where lines stand")
    valign: Valign | None = Field(default=None, description="where the text stands in its height")
    colour: str | None = Field(default=None, description="the colour of text, and of icons in currentColor")
    hyphenate: bool | None = Field(default=None, description="whether words may be broken; left out, text boxes do")
    capitals: bool = Field(default=False, description="set in capitals, spaced")
    outline: str | None = Field(default=None, description="the colour of an outline around the letters")
    same: bool = Field(default=False, description="one size for all cards of the layout, the smallest of them")
    picture: str | None = Field(default=None, description="a picture's name, with or without its ending")
    fit: Literal["cover", "contain"] | None = Field(default=None, description="fill the box, or fit into it")
    focus: str | None = Field(
        default=None, description='what of a picture stays in view: "50% 30%", oben, unten, links, rechts, mitte'
    )
    placeholder: bool = Field(default=False, description="a grey field where the picture is missing, and no error")
    icon: str | None = Field(default=None, description="an icon's name; of icons several, with blanks between them")
    each: Size | None = Field(default=None, description="the size of one icon in mm")
    repeat: bool = Field(default=False, description="icons fill the box in rows, every other moved by half a step")
    count: int | str | None = Field(default=None, description="how many pips, or icons of a grid")
    fill: str | None = Field(default=None, description="the colour of a shape")
    form: Literal["rectangle", "ellipse", "line", "polygon", "star"] | None = Field(
        default=None, description="the form of a shape"
    )
    file: str | None = Field(default=None, description="an SVG template in layouts/")
    style: str | None = Field(default=None, description="a style of [styles], whose keys it takes over")
    shadow: ShadowSpec | None = Field(default=None, description="a shadow below the box")
    dash: Dashes | None = Field(
        default=None, description="mm of dashes and gaps of a line and of `edge`: [2, 1]; a dash of 0 is a dot"
    )
    gradient: GradientSpec | None = Field(default=None, description="colours of a shape in place of `fill`")
    points: Annotated[tuple[Pair, ...], Field(strict=False, min_length=3, max_length=MOST_POINTS)] | None = Field(
        default=None, description="of a polygon: its 3 to 200 corners, [x, y] in mm from the box's corner"
    )
    sides: int | None = Field(
        default=None, ge=3, le=60, description="of a regular polygon its sides, of a star its tips; left out, 6 and 5"
    )
    inner: float | None = Field(
        default=None, ge=0.1, le=0.95, description="of a star: how far out it goes between its tips; left out, 0.5"
    )
    rest: str | None = Field(default=None, description="of a grid: the icon in its other places")
    columns: int | None = Field(default=None, ge=1, le=100, description="of a grid: how many icons side by side")
    rows: int | None = Field(default=None, ge=1, le=100, description="of a grid: how many rows of them")
    space: Annotated[float, Field(ge=-50, le=100)] | None = Field(
        default=None, description="of a grid: mm between its icons; left out, a tenth of an icon"
    )
    slice: Annotated[float, Field(gt=0, lt=50)] | None = Field(
        default=None, description="of a frame: how much of its picture a corner takes, in percent; left out, 33"
    )
    corner: Size | None = Field(
        default=None, description="of a frame: how wide its corners are on the card, in mm; left out, a fifth of it"
    )
    edges: Literal["stretch", "tile"] | None = Field(
        default=None, description="of a frame: its edges are drawn out, as they are unless told, or repeated"
    )
    symmetric: bool | None = Field(
        default=None, description="of a frame: the picture is one corner, a square at its left, and a piece of edge"
    )
    middle: bool | None = Field(default=None, description="of a frame: its middle is drawn, too")
    side: Literal["outside", "inside"] | None = Field(
        default=None, description="on which side of the circle the letters of an arc stand"
    )
    at: Degrees | None = Field(
        default=None,
        description="where the middle of an arc's text is, in degrees clockwise; 0, its top, or inside 180",
    )
    sweep: Annotated[float, Field(gt=0, le=360)] | None = Field(
        default=None, description="how many degrees of the circle an arc's text may fill; left out, 180"
    )


ADDED = frozenset(list(BoxSpec.model_fields)[list(BoxSpec.model_fields).index("file") + 1 :])
"""Keys of boxes that came later: a box without them is drawn from the same as ever, and so are its files."""


_ALL_BOXES = frozenset(
    [
        "kind",
        "box",
        "shift",
        "grow",
        "after",
        "when",
        "below",
        "beside",
        "gap",
        "turned",
        "rotate",
        "ground",
        "padding",
        "radius",
        "edge",
        "shadow",
        "dash",
    ]
)
_LETTERS = "style font bold italic size min colour capitals outline"
KEYS_OF: Mapping[str, frozenset[str]] = {
    kind: _ALL_BOXES | frozenset(keys.split())
    for kind, keys in {
        "text": f"text {_LETTERS} lines leading align valign hyphenate same",
        "picture": "picture fit focus placeholder colour",
        "icon": "icon each colour",
        "icons": "icon each colour align repeat",
        "pips": "icon count each colour",
        "shape": "fill form gradient points sides inner",
        "svg": "file colour",
        "arc": f"text {_LETTERS} side at sweep",
        "grid": "icon rest count columns rows each space align valign colour",
        "frame": "picture slice corner edges symmetric middle colour",
    }.items()
}
"""The keys of each kind of box."""


class LayoutSpec(Data):
    """A layout: named boxes in the order in which they are drawn."""

    extends: str | None = Field(default=None, description="a layout, ready or own, whose boxes this one takes over")
    remove: tuple[str, ...] = Field(strict=False, default=(), description="boxes that are not taken over")
    ground: str | None = Field(default=None, description="the colour of the whole card, bleed included")
    colour: str | None = Field(default=None, description="of pattern: the colour of icons in currentColor")
    icon: str | None = Field(default=None, description="of pattern: the icon")
    each: Size | None = Field(default=None, description="of pattern: the size of an icon in mm")
    design: Annotated[tuple[Size, Size], Field(strict=False)] | None = Field(
        default=None, description="the card in mm that it is drawn for; on others its boxes are stretched"
    )
    boxes: dict[Key, BoxSpec] = Field(default_factory=dict, description="the boxes by their names")


class CardSpec(Data):
    """What every card has, from its row; each a template over the columns."""

    id: str | None = Field(
        default=None,
        description="its name for --cards, in names of files in small letters; left out, 001 and so on",
    )
    title: str | None = Field(default=None, description="its title")
    count: str | None = Field(default=None, description="how often it is printed, 0 to 99; left out, once")
    layout: str | None = Field(default=None, description="the layout of its front")
    back: str | None = Field(default=None, description="the layout of its back")
    text: str | None = Field(default=None, description="its text")
    note: str | None = Field(default=None, description="a quotation or an aside")
    number: str | None = Field(default=None, description="its number or rank")
    icon: str | None = Field(default=None, description="its icon")
    picture: str | None = Field(default=None, description="its picture")
    colour: str | None = Field(default=None, description="its colour")
    cost: str | None = Field(default=None, description="its price")
    suit: str | None = Field(default=None, description="its suit in games; a card without one is in no game")
    rank: str | None = Field(default=None, description="its rank in games")
    value: str | None = Field(default=None, description="what it counts in games, a whole number; left out, 0")


class FolderNames(Data):
    """Other names of the folders in the deck's folder."""

    pictures: Name = Field(default="bilder", description="the folder of pictures")
    icons: Name = Field(default="zeichen", description="the folder of icons")
    fonts: Name = Field(default="schriften", description="the folder of fonts")
    layouts: Name = Field(default="layouts", description="the folder of layouts, a file each")


class BoxArt(Data):
    """What the tuck box shows."""

    ground: str = Field(default="papier", description="the colour of the box")
    icons: tuple[str, ...] = Field(strict=False, default=(), max_length=12, description="the icons on it")
    font: str | None = Field(default=None, description="the family of its words")
    text: str | None = Field(default=None, description="a line below the title")
    picture: str | None = Field(default=None, description="a picture on the front")
    colour: str | None = Field(default=None, description="the colour of its words; left out, whichever can be read")


class PrintSpec(Data):
    """How the deck comes to press."""

    dpi: int | None = Field(default=None, ge=72, le=1200, description="a note below so many dots an inch")
    least_dpi: int | None = Field(default=None, ge=36, le=1200, description="an error below so many dots an inch")
    bleed: float | None = Field(default=None, ge=0, le=10, description="mm around the trim; left out, 3")
    safe: float | None = Field(default=None, ge=0, le=20, description="mm inside the trim without text; left out, 4")
    radius: float | None = Field(default=None, ge=0, le=10, description="the radius of the card's corners in mm")


class PadSpec(Data):
    """The score pad: a table to write in by hand."""

    title: Title | None = Field(default=None, description="what stands on top; left out, the deck's title")
    columns: Annotated[int, Field(ge=1, le=12)] | Annotated[tuple[Label, ...], Field(strict=False, min_length=1)] = (
        Field(default=4, description="how many players, whose names are written in; or the heads of columns")
    )
    rows: Annotated[int, Field(ge=1, le=100)] | Annotated[tuple[Label, ...], Field(strict=False, min_length=1)] = Field(
        default=12, description="how many numbered rows; or their names"
    )
    foot: Label | None = Field(
        default=None, description="the name of the last row, set apart; left out, Ergebnis or Total"
    )


class DeckFile(VersionedFile):
    """deck.toml: all keys of a deck of one's own."""

    id: Annotated[Id, AfterValidator(check_id)] = Field(
        description="its name in names of files and on the command line: small letters, digits, _"
    )
    title: Title = Field(description="its title on box and booklet")
    version: Annotated[str, Field(max_length=20), AfterValidator(check_shown)] = Field(
        default="", description="what this state of it is called on drafts and by `printed`: 0.7"
    )
    size: Annotated[SizeId, BeforeValidator(_size)] = Field(
        description="an id of a card size, such as poker or skat; or width x height in mm: 63x88"
    )
    language: Annotated[str, BeforeValidator(read_language)] = Field(
        default="de",
        description="de or en: hyphenation, quotes, decimal mark, and the words beside the cards; others stay as typed",
    )
    cards: Name | Annotated[tuple[Name, ...], Field(strict=False, min_length=1)] | CardsSpec = Field(
        description="the table, or several with the same columns: CSV, TSV, XLSX, ODS, JSON or YAML; or [cards]"
    )
    sheet: str | None = Field(default=None, description="the sheet of a spreadsheet; left out, the first")
    encoding: str | None = Field(default=None, description="the table's encoding where the guess is wrong")
    delimiter: str | None = Field(
        default=None, max_length=1, description="the sign between cells where the guess is wrong"
    )
    folders: FolderNames = Field(default=FolderNames(), description="other names of the folders")
    card: CardSpec = Field(default=CardSpec(), description="what a card has, from its row")
    lists: dict[Key, dict[str, dict[Key, str]]] = Field(
        default_factory=dict, description="what the words of a column stand for"
    )
    colours: dict[Key, Screen | ColourSpec] = Field(default_factory=dict, description="the deck's colours by name")
    fonts: dict[Key, FontSpec] = Field(default_factory=dict, description="families of fonts by name")
    styles: dict[Key, StyleSpec] = Field(default_factory=dict, description="how text is set, by names for boxes")
    layouts: dict[Key, LayoutSpec] = Field(default_factory=dict, description="layouts of fronts and backs by name")
    tuckbox: BoxArt = Field(default=BoxArt(), description="the tuck box")
    pad: PadSpec | None = Field(default=None, description="the score pad")
    print: PrintSpec = Field(default=PrintSpec(), description="how the deck comes to press")
    sources: dict[Key, SourceSpec] = Field(
        default_factory=dict, description="tables on the net, which `kartenwerk pull` fetches into files"
    )

    @property
    def rows(self) -> CardsSpec:
        """Its tables, and which cards their rows become."""
        return self.cards if isinstance(self.cards, CardsSpec) else CardsSpec(table=self.cards)

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of its cards, without those that are joined to them."""
        table = self.rows.table
        return (table,) if isinstance(table, str) else table or ()
