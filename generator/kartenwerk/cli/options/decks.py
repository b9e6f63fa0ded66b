"""Options of commands for cards, boxes and what else is made of decks."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options.base import Refusal, argument, option, switch
from kartenwerk.cli.options.shared import (
    DECK,
    EDITION,
    EDITION_OR_DECK,
    LINK,
    OWN_HELP,
    DataOptions,
    DraftOptions,
    HouseOptions,
    OutputOptions,
)

FOIL = option(
    "Gold on a plate of its own: knockout (foil on bare paper), overprint (foil on printed gold) or varnish.",
    metavar="WAY",
    complete=completion.finishing,
)
PLATES = option(
    "Colours with a plate of their own, for foil and varnish: spot (spot colours in one file) or files (one for each).",
    metavar="WAY",
    complete=completion.words("spot", "files"),
)
MOST_IN_BOX = 500
PRINTED, EVERYTHING = ("booklets", "pads", "references", "decks"), "all"
MOST_PLAYERS = 99


class ListOptions(DataOptions):
    """List decks, games, papers, card sizes and print services with their ids."""

    table: bool = switch("All games with players, booklet, examples and parameters.")


class KitOptions(HouseOptions, OutputOptions, DraftOptions):
    """Print a deck's cards, box and rule book, its games' booklets, reference cards and pads, and a printing guide.

    With --for only what one game needs: as many packs and chips as it takes, a reference card for each player, its
    booklet, pad, box and guide. Files that are up to date stay as they are. House rules (--rules) hold for the game
    that their file names.
    """

    takes_whole_game = True

    deck: str = argument(f"{OWN_HELP} Or all.", complete=completion.decks_and_all)
    for_game: str | None = option(
        "Exactly what this game needs, into the game's folder.", "--for", metavar="GAME", complete=completion.games
    )
    players: int | None = option("With --for: for how many; left out, as many as can play.")
    only: str | None = option(
        "Only these parts: cards, box with its booklet, booklet, pad, reference, chips, guide. "
        "Of a game in a folder: decks, parts, box, rules, pad, guide.",
        metavar="PART,PART,...",
        complete=completion.parts,
    )
    booklet: str | None = option(
        "With --for: the booklet's size: a6, a5, card (as large as one) or large (large print). [default: a6]",
        metavar="SIZE",
        complete=completion.booklet_sizes,
    )
    paper: str = option("The sheet for the home printer.", default="a4", complete=completion.papers)
    printer: str | None = option("With --for: move backs as this printer needs it; see align.", metavar="NAME")
    language: str | None = EDITION
    mixed: bool = switch("Of a game in a folder, pieces of several parts on the same sheets, where that saves paper.")
    link: str = LINK

    refusals = DraftOptions.of_drafts
    of_deck = (
        Refusal(
            "--mixed",
            "only the parts of a game in a folder share sheets",
            expected=_("the folder of a game"),
        ),
        Refusal("--variant", "a named set of rules is that of one game", without="--for", expected=_("--for GAME")),
        Refusal("--set", "a rule is changed for one game", without="--for", expected=_("--for GAME")),
        Refusal(
            "--printer",
            "only the kit of one game is moved for a printer",
            without="--for",
            expected=_("--for GAME, or kartenwerk deck DECK --printer NAME"),
        ),
        Refusal("--booklet", "a size is chosen for the booklet of one game", without="--for", expected=_("--for GAME")),
        Refusal(
            "--players",
            "a number of players goes with one game",
            without="--for",
            found="{value}",
            expected=_("--for GAME"),
        ),
    )
    of_game_folder = (
        Refusal(
            "--rules --variant --set --for --players --printer --link --booklet",
            "a game in a folder has no rules of the program",
            expected=_("--only, --paper, --language, --mixed or --draft"),
        ),
    )
    of_all_decks = (
        Refusal(
            "--rules", "house rules belong to a game of one deck", found=_("kit all"), expected=_("kartenwerk kit DECK")
        ),
        Refusal(
            "--for", "a game is played with one deck", found=_("kit all"), expected=_("kartenwerk kit DECK --for GAME")
        ),
    )


class DeckOptions(OutputOptions, DraftOptions):
    """Print a deck: sheets with backs for duplex, and single cards with bleed; or what a print service asks for."""

    takes_whole_game = True

    deck: str = argument(OWN_HELP, complete=completion.decks)
    service: str | None = option("What this print service asks for, instead of sheets.", complete=completion.services)
    size: str | None = option("{words}, or width x height in mm: 70x120.", complete=completion.sizes)
    paper: str | None = option("{words}, or width x height in mm.", complete=completion.papers)
    backs: str | None = option("long-edge, short-edge, gutterfold or none.", complete=completion.backs)
    gap: float | None = option("Millimetres between cards; 0: neighbours share a cut.")
    marks: str | None = option("Crop marks: outside, both (backs as well) or none.", complete=completion.marks)
    printer: str | None = option("Move backs as this printer needs it; see align.")
    for_game: str | None = option("Only the cards of this game.", "--for", metavar="GAME", complete=completion.games)
    cards: str | None = option('Only these cards: "svidar-S ger-6 blank maker".')
    form: str | None = option("Of a deck that comes in several forms, the one of so many cards: 106.")
    copies: int = option("How often the cards are printed.", default=1)
    back: Path | None = option("Your own back: PNG, JPEG or TIFF, 300 dpi with its bleed.", metavar="PICTURE")
    png: int | None = option("Pictures of the cards instead of PDF files.", metavar="DPI")
    bleed: bool = option("Whether these pictures have bleed.", "--bleed/--no-bleed", default=True)
    tts: bool = switch("Sheets for Tabletop Simulator instead of PDF files.")
    tts_url: str | None = option("Where these sheets will be put on the net.", metavar="URL")
    png_sheets: str | None = option(
        "Sheets of pictures for other programs instead of PDF files, of so many columns and rows, and index.csv.",
        metavar="COLUMNSxROWS",
    )
    webp: bool = switch("With --png-sheets: WebP, which is smaller than PNG.")
    cgs: bool = switch("The folder of Card Game Simulator instead of PDF files.")
    braille: bool | None = option(
        "Braille on a plate of its own, for embossing or varnish; or none, not even printed. "
        "[default: as the deck's faces show it]",
        "--braille/--no-braille",
    )
    maker: bool | None = option(
        "The maker's card with them, or not even in a free place. [default: in a place that the sheets leave free]",
        "--maker/--no-maker",
    )
    index: str | None = option(
        "Size of the index: normal, large, or huge (rank and suit without a picture).", complete=completion.indexes
    )
    corners: str | None = option("Corners with an index: two or four.", complete=completion.corners)
    colours: str | None = option(
        "print, screen (to be looked at), low-ink (line drawings that save ink), or four (a colour a suit).",
        complete=completion.colours,
    )
    foil: str | None = FOIL
    plates: str | None = PLATES
    changed: bool = switch("Of a deck or game of your own, only what has changed since it was printed; see printed.")
    since: str | None = option("With --changed: since the print of this name or number.", metavar="NAME")
    language: str | None = EDITION_OR_DECK

    of_part = (
        Refusal(
            "--service --size --gap --marks --printer --for --cards --form --back --png --tts --png-sheets --cgs "
            "--index --corners --colours --foil",
            "a part of a game is printed on sheets alone",
            expected=_("--paper or --backs"),
        ),
    )
    of_table = (
        Refusal(
            "--service --size --paper --backs --gap --marks --printer --for --cards --form --copies --back --png "
            "--png-sheets --index --corners --colours --foil --plates --changed",
            "a whole game is one table, with all that is in it",
            expected=_("--language, or the name of a deck"),
        ),
    )
    refusals = (
        *DraftOptions.of_drafts,
        Refusal(
            "--draft",
            "a draft is black alone",
            beside="--colours --foil --plates --tts --png-sheets --cgs",
            expected=_("one of them"),
        ),
        Refusal(
            "--changed",
            "--changed chooses the cards itself",
            beside="--cards --for --form",
            found="{other}",
            expected=_("one of them"),
        ),
        Refusal("--since", "it says since when cards have changed", without="--changed", expected=_("--changed")),
        Refusal("--tts", "a saved object or a folder, not both", beside="--cgs", expected=_("one of them")),
        Refusal(
            "--webp", "it is a form of sheets of pictures", without="--png-sheets", expected=_("--png-sheets 10x7")
        ),
        Refusal(
            "--tts-url",
            "only saved objects of Tabletop Simulator have an address",
            without="--tts",
            expected=_("--tts beside it"),
        ),
    )


class BoxOptions(OutputOptions):
    """Print a deck's tuck box, sized from its cards, its reference cards and what else goes in, or show it closed.

    Of a game in a folder, bottom and lid.
    """

    takes_whole_game = True

    deck: str = argument(OWN_HELP, metavar="DECK|all", complete=completion.decks_and_all)
    size: str | None = option("Another size of card, as for kartenwerk deck.")
    paper: str | None = option("The sheet; left out, the first that has room.", complete=completion.papers)
    booklet: int = option("Pages of booklets that lie in the box.", default=0, within=(0, MOST_IN_BOX))
    more_cards: int = option("Cards that lie in it beside the deck.", default=0, within=(0, MOST_IN_BOX))
    foil: str | None = FOIL
    plates: str | None = PLATES
    preview: bool = switch("Instead, a picture of the closed box; all: of every deck's.")
    language: str | None = EDITION

    refusals = (
        Refusal("--foil --plates", "foil and varnish are plates for a press", beside="--preview"),
        Refusal("--plates", "a box has the plate of --foil in one file", beside="--foil", expected=_("one of them")),
    )
    of_all_decks = (
        Refusal(
            "--size --paper --booklet --more-cards", "a picture of all boxes takes no options", expected=_("a deck")
        ),
    )
    of_game_folder = (
        Refusal(
            "--size --paper --booklet --more-cards",
            "the box of a game is as large as what lies in it",
            expected=_("inside = [width, length, height] in [box] of game.toml"),
        ),
        Refusal("--foil", "foil of a game in a folder is a colour of its own", expected="--plates"),
    )


class FontsOptions(OutputOptions):
    """Write a deck's own fonts as TrueType files to install, with a specimen page."""

    deck: str = DECK


class ChipsOptions(OutputOptions):
    """Print sheets of chips in several values, distinguished by colour and by the notches in their rims."""

    deck: str = DECK
    players: int | None = option("For how many; left out, as many as a kit's are for.", within=(1, MOST_PLAYERS))
    paper: str = option("The sheet the chips are printed on.", default="a4", complete=completion.papers)


class AlignOptions(OutputOptions):
    """Print a test sheet whose scales show how far a printer's backs are off.

    With --printer and figures the reading is kept under that name; --printer alone prints the sheet with it.
    """

    printer: str | None = option("A name for the printer, of your choice.", metavar="NAME")
    offset_x: float | None = option("How far to the right the back lies.", metavar="MM")
    offset_y: float | None = option("How far down the back lies.", metavar="MM")
    rotate: float | None = option("How far the back is turned clockwise.", metavar="DEG")

    refusals = (
        Refusal(
            "--offset-x --offset-y --rotate",
            "a reading is kept under a printer's name",
            without="--printer",
            key="--printer",
            found=_("nothing"),
            expected=_("a name"),
        ),
    )


class BrailleOptions(OutputOptions):
    """Write a deck's Braille: sheets of labels for its cards, also mirrored, and BRF and PEF files for embossers.

    Dots on the cards themselves are made by kartenwerk deck --braille.
    """

    deck: str = argument(
        "The deck's id, see kartenwerk list; or the folder of a deck of your own.", complete=completion.decks
    )
    language: str | None = option("Of a deck of the program: de or en. [default: de]", metavar="LANGUAGE")


class PreviewOptions(HouseOptions, OutputOptions):
    """Show every card of a deck, every page of a booklet, or a row of every deck, in one PNG."""

    takes_whole_game = True

    name: str = argument(
        "A deck's or a game's id, see kartenwerk list; the folder of a deck or game of your own; or all.",
        metavar="DECK|GAME|all",
        complete=completion.decks_and_games,
    )
    page: str | None = option("The page size of a game's booklet: {words}. [default: a6]", complete=completion.pages)
    sight: str = option(
        "Show a deck as others see it: protanopia, deuteranopia, tritanopia or grey.",
        default="",
        complete=completion.sights,
    )
    foil: bool = switch("Show what is foil or varnish on a deck's cards, all else pale.")
    language: str | None = EDITION

    refusals = (
        Refusal("--foil", "--foil and --sight exclude each other", beside="--sight", expected=_("one of them")),
    )
    of_all_decks = (
        Refusal(
            "--set --rules --variant --sight --foil --page",
            "a preview of all decks takes no options",
            expected=_("a deck or a game"),
        ),
    )
    of_deck = (
        Refusal("--set --rules --variant", "house rules are for a game, not for a deck", expected=_("a game's id")),
        Refusal("--page", "only a game's booklet has pages", found="{value!r}"),
    )
    of_game = (
        Refusal("--sight", "sights are for a deck, not for a game", expected=_("a deck's id")),
        Refusal("--foil", "foil is for a deck, not for a game", expected=_("a deck's id")),
    )


class SiteOptions(OutputOptions):
    """Make a web site: an entry page, a page for each deck with every card, and a page for each game.

    It needs no server: open site/index.html in the output folder. Nothing is fetched from elsewhere.

    A telephone can install it from a web space, and then opens it without a network.
    """

    deck: str | None = argument(
        "A deck's id, see kartenwerk list; the folder of a deck of your own; or a game's file. [default: all decks]",
        default=None,
        complete=completion.decks,
    )
    language: str | None = EDITION
    print: str = option(
        "PDFs to lay beside the pages: booklets, pads, references, decks; several with commas, or all.",
        default="",
        metavar="KINDS",
        complete=completion.words(*PRINTED, EVERYTHING),
    )
    paper: str = option("The sheet for the home printer.", default="a4", complete=completion.papers)
    site: Path | None = option(
        "A file with the site's own title, colours, decks and games, such as site.toml.", metavar="FILE"
    )
    base_url: str = option("Where it will lie: pages then say how others show them.", default="", metavar="URL")
