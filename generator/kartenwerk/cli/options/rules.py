"""Options of commands for booklets and pads."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options.base import Refusal, argument, option, switch
from kartenwerk.cli.options.shared import EDITION, LINK, DraftOptions, HouseOptions, OutputOptions


class RulesOptions(HouseOptions, OutputOptions, DraftOptions):
    """Print a rule booklet, page by page and imposed to fold and staple, or the reference card.

    With --list all rules of a game are listed instead: id, label, default, range and the value in force.
    With --deck the collected rule book of a deck, or the reference cards of all its games; house rules (--rules)
    then hold for the game their file names.
    """

    takes_whole_game = True

    game: str | None = argument(
        "The game's id, see kartenwerk list; or the file of a game, or the folder of a deck or a game of your own.",
        default=None,
        complete=completion.games,
    )
    deck: str | None = option("A deck's id: the collected rule book of all its games.", complete=completion.decks)
    page: str | None = option(
        "The page size: {words}, or card for a booklet in the box. [default: a6, with --deck a5]",
        complete=completion.pages,
    )
    paper: str | None = option("The sheet the booklet is imposed on. [default: a4]", complete=completion.papers)
    large_print: bool = switch("On A4, no letter below 16 pt.")
    text: bool = switch("As plain text, with all pictures described.")
    html: bool = switch("As one page for phone and computer, the practice deal move by move.")
    screen: bool = switch("As a PDF for the screen that can be heard, too (PDF/UA), with links.")
    braille: str | None = option(
        "For embossers, BRF and PEF: basic script, or full (needs liblouis).", metavar="SCRIPT"
    )
    reference: bool = switch("The reference card: one by one for a shop, and on sheets for home.")
    language: str | None = EDITION
    link: str = LINK
    list_: bool = switch("Print nothing, but list the game's rules with ranges and the values in force.", "--list")

    not_in_pages = "--large-print --text --html --screen --braille"
    """Forms whose size of page nobody chooses."""

    refusals = (
        *DraftOptions.of_drafts,
        Refusal(
            "--draft", "a draft is for paper", beside="--text --html --braille", found="{other}", expected=_("pages")
        ),
        Refusal(
            "--link",
            "the code of an address stands on reference cards",
            without="--reference",
            found=_("no card"),
            expected=_("kartenwerk rules GAME --reference"),
        ),
        Refusal("--list", "rules are listed for one game", without="GAME", expected=_("kartenwerk rules GAME --list")),
        Refusal("--list", "rules are listed for one game", beside="--deck", expected=_("kartenwerk rules GAME --list")),
        Refusal(
            "GAME",
            "rules are printed for one game or for one deck",
            beside="--deck",
            key=None,
            found=_("both"),
            expected=_("kartenwerk rules GAME or kartenwerk rules --deck DECK"),
        ),
        Refusal(
            "",
            "rules are printed for one game or for one deck",
            without="GAME --deck",
            key=None,
            found=_("neither"),
            expected=_("kartenwerk rules GAME or kartenwerk rules --deck DECK"),
        ),
        Refusal(
            "--set --variant",
            "a collected rule book takes its house rules from a file",
            beside="--deck",
            found="{value!r}",
            expected=_("--rules FILE, with the game named in the file"),
        ),
        Refusal(
            "--large-print",
            "--page and --large-print exclude each other",
            beside="--page",
            found="{other!r}",
            expected=_("one of them"),
        ),
        Refusal(
            "--paper",
            "only imposed booklets and reference cards are printed on a sheet",
            beside=not_in_pages,
            without="--page --reference",
            found="{value!r}",
            expected=_("--page or --reference"),
        ),
    )
    of_custom_deck = (
        Refusal(
            "--set --rules --variant --list",
            "this option is for games; the rules of a deck of your own are the text in its folder",
            expected=_("--page, --large-print, --text, --html, --screen, --braille or --reference"),
        ),
    )

    @property
    def in_pages(self) -> bool:
        """Whether the booklet itself is wanted: it is if nothing else is."""
        return self.page is not None or not self.first_given(f"{self.not_in_pages} --reference")


class PadOptions(HouseOptions, OutputOptions):
    """Print a game's score pad with a specimen that shows how to fill it in, or a pad for any game with your title.

    Of a deck of your own it is the pad that [pad] in its deck.toml describes; it has no specimen.
    """

    takes_whole_game = True

    game: str | None = argument(
        "The game's id or its file, or the folder of a deck or a game; without it a pad for any game.",
        default=None,
        complete=completion.games,
    )
    page: str | None = option("The leaf's size: {words}. [default: the smallest that fits]", complete=completion.pages)
    sheets: int | None = option("Leaves for each number of players; left out, as many as a kit has.", within=(1, 500))
    paper: str = option("The sheet the leaves are printed on.", default="a4", complete=completion.papers)
    players: int | None = option("For any game: the columns. [default: 4]")
    rows: int | None = option("For any game: the rows of a leaf. [default: 12]", within=(1, 100))
    title: str | None = option("For any game: what stands on top.")
    deck: str | None = option("For any game: the deck whose colours it has.", complete=completion.decks)
    language: str | None = EDITION

    of_any_game = "--players --rows --title --deck"
    of_house = "--set --rules --variant"
    refusals = (
        Refusal(of_house, "house rules are those of one game", without="GAME", expected=_("kartenwerk pad GAME")),
        Refusal(
            "",
            "a pad is that of a game or has a title",
            without="GAME --title",
            key=_("GAME"),
            found=_("nothing"),
            expected=_("a game, or --title TEXT"),
        ),
    )
    of_custom_deck = (
        Refusal(
            f"{of_house} {of_any_game}",
            "the pad of a deck of one's own is described in its deck.toml",
            expected=_("the keys of [pad]"),
        ),
    )
    of_game = (
        Refusal(
            of_any_game,
            "a game's own pad has the columns and rows of its score",
            found="{value}",
            expected=_("no game, for a pad for any game"),
        ),
    )
