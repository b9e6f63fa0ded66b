"""kartenwerk pad: a game's score pad, or one for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.custom import custom_folder, open_folder
from kartenwerk.cli.options import (
    DEFAULT_OUT,
    Data,
    Json,
    Out,
    Plain,
    RulesFile,
    Settings,
    Variant,
    first_given,
    within,
)

if TYPE_CHECKING:
    from kartenwerk.build.product import Product
    from kartenwerk.build.workshop import CustomWorkshop, Workshop
    from kartenwerk.products.pad.blank import BlankPad

MOST = 500
MOST_ROWS = 100
DECK = "franzoesisch"
PLAYERS, ROWS = 4, 12


def pad(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game's id, or a deck's folder; without it a pad for any game.", autocompletion=completion.games
        ),
    ] = None,
    page: Annotated[
        str | None,
        typer.Option(
            help="The leaf's size: {words}. [default: the smallest that fits]",
            autocompletion=completion.pages,
        ),
    ] = None,
    sheets: Annotated[
        int | None, typer.Option(help="Leaves for each number of players; left out, as many as a kit has.")
    ] = None,
    paper: Annotated[
        str, typer.Option(help="The sheet the leaves are printed on.", autocompletion=completion.papers)
    ] = "a4",
    players: Annotated[int | None, typer.Option(help="For any game: the columns. [default: 4]")] = None,
    rows: Annotated[int | None, typer.Option(help="For any game: the rows of a leaf. [default: 12]")] = None,
    title: Annotated[str | None, typer.Option(help="For any game: what stands on top.")] = None,
    deck: Annotated[
        str | None, typer.Option(help="For any game: the deck whose colours it has.", autocompletion=completion.decks)
    ] = None,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a game's score pad with a specimen that shows how to fill it in, or a pad for any game with your title.

    Of a deck of your own it is the pad that [pad] in its deck.toml tells; it has no specimen.
    """
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.kits.game_order import GameOrder
    from kartenwerk.products.kits.kit import PAD_PAGES
    from kartenwerk.products.pad.blank import BlankPad
    from kartenwerk.products.pad.game import game_pad_product, roomy_page
    from kartenwerk.products.pad.layout import PadData

    if sheets is not None:
        within("--sheets", sheets, 1, MOST)
    workshop = Workshop.over(data)
    workshop.catalog.paper(paper)
    leaves = sheets or PadData.load(workshop.roots).leaves
    house: dict[str, object] = {"--set": set, "--rules": rules, "--variant": variant or None}
    columns: dict[str, object] = {"--players": players, "--rows": rows, "--title": title, "--deck": deck}
    folder = custom_folder(game, workshop.catalog.game_ids) if game is not None else None
    if folder is not None:
        if wrong := first_given(house | columns):
            raise KartenwerkError(
                "the pad of a deck of one's own is told in its deck.toml", key=wrong, expected=_("the keys of [pad]")
            )
        products = [_custom(workshop := open_folder(folder, data), page, paper, leaves)]
    elif game is None:
        if wrong := first_given(house):
            raise KartenwerkError("house rules are those of one game", key=wrong, expected=_("kartenwerk pad GAME"))
        if title is None:
            raise KartenwerkError(
                "a pad is that of a game or has a title",
                key=_("GAME"),
                found=_("nothing"),
                expected=_("a game, or --title TEXT"),
            )
        players, rows = PLAYERS if players is None else players, ROWS if rows is None else rows
        blank = BlankPad(title, players, rows, deck or DECK)
        products = [_for_any_game(workshop, blank, page, paper, leaves)]
    else:
        if wrong := first_given(columns):
            raise KartenwerkError(
                "a game's own pad has the columns and rows of its score",
                key=wrong,
                found=str(columns[wrong]),
                expected=_("no game, for a pad for any game"),
            )
        order = GameOrder(game, rules, tuple(set or ()), variant)
        session = order.session(workshop)
        of_deck = session.deck.id
        page = page or roomy_page(workshop, session, PAD_PAGES) or PAD_PAGES[0]
        workshop.catalog.trim(page)
        products = [game_pad_product(order, of_deck, page, paper, leaves)]
    build_and_report(workshop, products, out, json=json, plain=plain)


def _custom(workshop: CustomWorkshop, page: str | None, paper: str, leaves: int) -> Product:
    """The pad of a deck of one's own; KartenwerkError if its deck.toml tells none."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.custom.folder import DECK as DECK_FILE
    from kartenwerk.products.pad.custom import custom_layout, custom_pad_page, custom_pad_product

    deck = workshop.deck
    if deck.tools.file.pad is None:
        raise KartenwerkError("the deck has no score pad", file=DECK_FILE, key="pad", expected=_("a table [pad]"))
    if page is None:
        page = custom_pad_page(workshop.catalog, deck)
    custom_layout(workshop.catalog, deck, page)
    return custom_pad_product(deck, page, paper, leaves)


def _for_any_game(workshop: Workshop, pad: BlankPad, page: str | None, paper: str, leaves: int) -> Product:
    """The pad for any game; KartenwerkError for a wrong number, and for what does not fit."""
    from kartenwerk.catalog.people import MOST_PLAYERS
    from kartenwerk.products.pad.blank import blank_pad_product

    within("--players", pad.players, 1, MOST_PLAYERS)
    within("--rows", pad.rows, 1, MOST_ROWS)
    workshop.catalog.deck(pad.deck)
    pad.check_title(workshop)
    if page is None:
        page = pad.smallest(workshop)
    pad.layout(workshop, page)
    return blank_pad_product(pad, page, paper, leaves)
