"""kartenwerk rules: a game's rule booklet or reference card, or the collected rule book of a deck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.cli import completion
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Link, Out, Plain, RulesFile, Settings, Variant
from kartenwerk.cli.own import opened, own_folder

if TYPE_CHECKING:
    from kartenwerk.build.product import Product
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.products.game_order import GameOrder

BOOKLET_PAGE, RULEBOOK_PAGE, SHEET = "a6", "a5", "a4"


def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game's id, see kartenwerk list; or the folder of a deck of your own.",
            autocompletion=completion.games,
        ),
    ] = None,
    deck: Annotated[str | None, typer.Option(help="A deck's id: the collected rule book of all its games.")] = None,
    page: Annotated[
        str | None,
        typer.Option(help="The page size: a6, a5, or card for a booklet in the box. [default: a6, with --deck a5]"),
    ] = None,
    paper: Annotated[str | None, typer.Option(help="The sheet the booklet is imposed on. [default: a4]")] = None,
    large_print: Annotated[bool, typer.Option("--large-print", help="On A4, no letter below 16 pt.")] = False,
    text: Annotated[bool, typer.Option("--text", help="As plain text, with all pictures described.")] = False,
    html: Annotated[
        bool, typer.Option("--html", help="As one page for phone and computer, the practice deal move by move.")
    ] = False,
    screen: Annotated[
        bool, typer.Option("--screen", help="As a PDF for the screen that can be heard, too (PDF/UA), with links.")
    ] = False,
    braille: Annotated[
        str | None,
        typer.Option(metavar="SCRIPT", help="For embossers, BRF and PEF: basic script, or full (needs liblouis)."),
    ] = None,
    reference: Annotated[
        bool, typer.Option("--reference", help="The reference card: one by one for a shop, and on sheets for home.")
    ] = False,
    link: Link = "",
    list_: Annotated[
        bool, typer.Option("--list", help="Print nothing: tell the game's rules with ranges and the values in force.")
    ] = False,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a rule booklet in German, page by page and imposed to fold and staple, or the reference card.

    With --list all rules of a game are told instead: id, label, default, range and the value in force.
    With --deck the collected rule book of a deck, or the reference cards of all its games; house rules (--rules)
    then hold for the game their file names.
    """
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.cli.rules_list import tell_rules
    from kartenwerk.errors import KartenwerkError
    from kartenwerk.products.game_order import GameOrder
    from kartenwerk.products.link_code import read_link

    workshop, address = Workshop.over(data), read_link(link)
    if address and not reference:
        raise KartenwerkError(
            "the code of an address stands on reference cards",
            key="--link",
            found="no card",
            expected="kartenwerk rules GAME --reference",
        )
    if game is not None and own_folder(game, workshop.catalog.game_ids) is not None:
        asked: dict[str, object] = {"--deck": deck, "--set": set, "--rules": rules, "--variant": variant}
        asked |= {"--braille": braille, "--reference": reference, "--list": list_}
        if wrong := next((name for name, value in asked.items() if value), None):
            raise KartenwerkError(
                "the rules of a deck of one's own are what its folder says",
                key=wrong,
                expected="--page, --large-print, --text, --html or --screen",
            )
        workshop, _ = opened(game, data)
        products = _own(workshop, page, paper, large_print=large_print, text=text, html=html, screen=screen)
        build_and_report(workshop, products, out, json=json, plain=plain)
        return
    if list_:
        if game is None or deck is not None:
            raise KartenwerkError("rules are told of one game", key="--list", expected="kartenwerk rules GAME --list")
        tell_rules(GameOrder(game, rules, tuple(set or ()), variant).session(workshop), json=json)
        return
    if game is not None and deck is None:
        order = GameOrder(game, rules, tuple(set or ()), variant)
        products = _booklet(
            workshop,
            order,
            page,
            paper,
            large_print=large_print,
            text=text,
            html=html,
            screen=screen,
            braille=braille,
            reference=reference,
            link=address,
        )
    elif deck is not None and game is None:
        if set or variant:
            raise KartenwerkError(
                "a collected rule book takes its house rules from a file",
                key="--set" if set else "--variant",
                found=repr(set[0] if set else variant),
                expected="--rules FILE, with the game named in the file",
            )
        alone: dict[str, object] = {"--large-print": large_print, "--text": text, "--html": html, "--screen": screen}
        alone["--braille"] = braille
        if any(alone.values()):
            raise KartenwerkError(
                "large print, plain text, pages for the screen and Braille are made for one game at a time",
                key=next(name for name, wanted in alone.items() if wanted),
                found="--deck",
                expected="kartenwerk rules GAME",
            )
        products = _of_deck(workshop, deck, page, paper or SHEET, rules, reference=reference, link=address)
    else:
        raise KartenwerkError(
            "rules are printed for one game or for one deck",
            found="both" if game else "neither",
            expected="kartenwerk rules GAME or kartenwerk rules --deck DECK",
        )
    build_and_report(workshop, products, out, json=json, plain=plain)


def _booklet(
    workshop: Workshop,
    order: GameOrder,
    page: str | None,
    paper: str | None,
    *,
    large_print: bool,
    text: bool,
    html: bool,
    screen: bool,
    braille: str | None,
    reference: bool,
    link: str,
) -> list[Product]:
    """The booklet in the forms that the user asked for; in A6 if there are none."""
    from kartenwerk.errors import KartenwerkError
    from kartenwerk.products.booklet.booklet import LARGE_PRINT, large_print_product, rules_products
    from kartenwerk.products.booklet.screen import screen_product
    from kartenwerk.products.booklet.text import text_product
    from kartenwerk.products.braille.booklet import braille_book_products, read_script
    from kartenwerk.products.reference import game_reference_products
    from kartenwerk.products.web.game_page import page_product

    deck = order.session(workshop).deck.id
    sheet = workshop.catalog.paper(paper or SHEET).id
    if page and large_print:
        raise KartenwerkError(
            "--page and --large-print exclude each other", key="--large-print", found=repr(page), expected="one of them"
        )
    products: list[Product] = []
    if page or not (large_print or text or html or screen or braille or reference):
        _check_page(workshop, page or BOOKLET_PAGE, but=LARGE_PRINT)
        products += rules_products(order, deck, page or BOOKLET_PAGE, sheet)
    elif paper and not reference:
        raise KartenwerkError(
            "only imposed booklets and reference cards are printed on a sheet",
            key="--paper",
            found=repr(paper),
            expected="--page or --reference",
        )
    if large_print:
        products.append(large_print_product(order, deck))
    if text:
        products.append(text_product(order, deck))
    if html:
        products.append(page_product(order, deck))
    if screen:
        products.append(screen_product(order, deck))
    if braille:
        products += braille_book_products(order, deck, read_script(braille))
    if reference:
        products += game_reference_products(order, deck, sheet, link)
    return products


def _own(
    workshop: Workshop,
    page: str | None,
    paper: str | None,
    *,
    large_print: bool,
    text: bool,
    html: bool,
    screen: bool,
) -> list[Product]:
    """The booklet of a deck of one's own in the forms that the user asked for; in A6 if there are none."""
    from kartenwerk.errors import KartenwerkError
    from kartenwerk.products.booklet.booklet import LARGE_PRINT
    from kartenwerk.products.own_booklet import own_large_print, own_page_products, own_text_product
    from kartenwerk.products.own_screen import own_screen_product
    from kartenwerk.products.web.own_page import has_own_rules, own_page_product

    deck, sheet = workshop.given_deck, workshop.catalog.paper(paper or SHEET).id
    if not has_own_rules(deck):
        raise KartenwerkError("this deck has no rules", found=deck.id, expected="regeln.md or rules.md in its folder")
    products: list[Product] = []
    if page or not (large_print or text or html or screen):
        _check_page(workshop, page or BOOKLET_PAGE, but=LARGE_PRINT)
        products += own_page_products(deck, page or BOOKLET_PAGE, sheet)
    forms = {
        own_large_print: large_print,
        own_text_product: text,
        own_page_product: html,
        own_screen_product: screen,
    }
    return products + [made(deck) for made, wanted in forms.items() if wanted]


def _check_page(workshop: Workshop, page: str, but: str) -> None:
    """KartenwerkError if booklets have no such page size; `but` is a format that has its own option."""
    from kartenwerk.book.style import formats
    from kartenwerk.errors import unknown

    known = [name for name in formats(workshop.roots) if name != but]
    if page not in known:
        raise unknown("page size", page, known, "--page")


def _of_deck(
    workshop: Workshop, deck: str, page: str | None, paper: str, rules: Path | None, *, reference: bool, link: str
) -> list[Product]:
    """The collected rule book, the reference cards of all games, or both, as the user asked."""
    from kartenwerk.errors import naming
    from kartenwerk.products.booklet.booklet import LARGE_PRINT
    from kartenwerk.products.booklet.rulebook import rulebook_products
    from kartenwerk.products.game_order import orders_for_deck
    from kartenwerk.products.reference import deck_reference_product

    catalog = workshop.catalog
    with naming("--deck"):
        catalog.deck(deck)
    _check_page(workshop, page or RULEBOOK_PAGE, but=LARGE_PRINT)
    catalog.paper(paper)
    orders = orders_for_deck(catalog, deck, rules)
    products: list[Product] = []
    if page or not reference:
        products += rulebook_products(orders, deck, page or RULEBOOK_PAGE, paper)
    if reference and orders:
        products.append(deck_reference_product(orders, deck, paper, link))
    return products
