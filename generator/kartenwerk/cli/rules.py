"""kartenwerk rules: a game's rule booklet or reference card, or the collected rule book of a deck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.custom import custom_folder, open_folder
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Link, Out, Plain, RulesFile, Settings, Variant, first_given

if TYPE_CHECKING:
    from kartenwerk.build.product import Product
    from kartenwerk.build.workshop import CustomWorkshop, Workshop
    from kartenwerk.products.kits.game_order import GameOrder

BOOKLET_PAGE, RULEBOOK_PAGE, SHEET = "a6", "a5", "a4"


def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game's id, see kartenwerk list; or the folder of a deck of your own.",
            autocompletion=completion.games,
        ),
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(help="A deck's id: the collected rule book of all its games.", autocompletion=completion.decks),
    ] = None,
    page: Annotated[
        str | None,
        typer.Option(
            help="The page size: {words}, or card for a booklet in the box. [default: a6, with --deck a5]",
            autocompletion=completion.pages,
        ),
    ] = None,
    paper: Annotated[
        str | None,
        typer.Option(help="The sheet the booklet is imposed on. [default: a4]", autocompletion=completion.papers),
    ] = None,
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
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.cli.rules_list import tell_rules
    from kartenwerk.products.kits.game_order import GameOrder
    from kartenwerk.products.reference.link_code import read_link

    workshop = Workshop.over(data)
    forms = Forms(page, paper, large_print, text, html, screen, braille, reference, read_link(link))
    house: dict[str, object] = {"--set": set, "--rules": rules, "--variant": variant or None}
    if forms.link and not reference:
        raise KartenwerkError(
            "the code of an address stands on reference cards",
            key="--link",
            found=_("no card"),
            expected=_("kartenwerk rules GAME --reference"),
        )
    folder = custom_folder(game, workshop.catalog.game_ids) if game is not None else None
    if folder is not None:
        asked = {"--deck": deck, **house, "--braille": braille, "--reference": reference, "--list": list_}
        if wrong := first_given(asked):
            raise KartenwerkError(
                "this option is for games; the rules of a deck of your own are the text in its folder",
                key=wrong,
                expected=_("--page, --large-print, --text, --html or --screen"),
            )
        products = _custom(workshop := open_folder(folder, data), forms)
    elif list_:
        if game is None or deck is not None:
            raise KartenwerkError(
                "rules are told of one game", key="--list", expected=_("kartenwerk rules GAME --list")
            )
        tell_rules(GameOrder(game, rules, tuple(set or ()), variant).session(workshop), json=json)
        return
    elif game is not None and deck is None:
        products = _booklet(workshop, GameOrder(game, rules, tuple(set or ()), variant), forms)
    elif deck is not None and game is None:
        if set or variant:
            raise KartenwerkError(
                "a collected rule book takes its house rules from a file",
                key="--set" if set else "--variant",
                found=repr(set[0] if set else variant),
                expected=_("--rules FILE, with the game named in the file"),
            )
        products = _of_deck(workshop, deck, forms, rules)
    else:
        raise KartenwerkError(
            "rules are printed for one game or for one deck",
            found=_("both") if game else _("neither"),
            expected=_("kartenwerk rules GAME or kartenwerk rules --deck DECK"),
        )
    build_and_report(workshop, products, out, json=json, plain=plain)


class Forms(NamedTuple):
    """What the rules are to be: pages of a size, imposed on a paper, both by their ids; and the other forms.

    `braille` is the name of a script, and `link` the address whose code stands on reference cards.
    """

    page: str | None
    paper: str | None
    large_print: bool
    text: bool
    html: bool
    screen: bool
    braille: str | None
    reference: bool
    link: str

    @property
    def for_one_game(self) -> dict[str, object]:
        """The options for forms that no collected rule book has."""
        return {
            "--large-print": self.large_print,
            "--text": self.text,
            "--html": self.html,
            "--screen": self.screen,
            "--braille": self.braille,
        }

    @property
    def in_pages(self) -> bool:
        """Whether the booklet itself is wanted: it is if nothing else is."""
        return self.page is not None or not (first_given(self.for_one_game) or self.reference)

    def check_sizes(self, on_sheets: str = _("--page or --reference")) -> None:
        """KartenwerkError for a page or a sheet of what has none; `on_sheets` are the options that ask for sheets."""
        from kartenwerk.base.errors import KartenwerkError

        if self.page and self.large_print:
            raise KartenwerkError(
                "--page and --large-print exclude each other",
                key="--large-print",
                found=repr(self.page),
                expected=_("one of them"),
            )
        if self.paper and not (self.in_pages or self.reference):
            raise KartenwerkError(
                "only imposed booklets and reference cards are printed on a sheet",
                key="--paper",
                found=repr(self.paper),
                expected=on_sheets,
            )


def _booklet(workshop: Workshop, order: GameOrder, forms: Forms) -> list[Product]:
    """The rules of a game; its booklet is in A6 where no other page is asked for."""
    from kartenwerk.products.booklet.booklet import large_print_product, rules_products
    from kartenwerk.products.booklet.screen import screen_product
    from kartenwerk.products.booklet.text import text_product
    from kartenwerk.products.braille.booklet import braille_book_products, read_script
    from kartenwerk.products.reference.card_product import game_reference_products
    from kartenwerk.products.web.game_page import page_product

    deck = order.session(workshop).deck.id
    sheet = workshop.catalog.paper(forms.paper or SHEET).id
    forms.check_sizes()
    products: list[Product] = []
    if forms.in_pages:
        products += rules_products(order, deck, _page(workshop, forms.page or BOOKLET_PAGE), sheet)
    if forms.large_print:
        products.append(large_print_product(order, deck))
    if forms.text:
        products.append(text_product(order, deck))
    if forms.html:
        products.append(page_product(order, deck))
    if forms.screen:
        products.append(screen_product(order, deck))
    if forms.braille is not None:
        products += braille_book_products(order, deck, read_script(forms.braille))
    if forms.reference:
        products += game_reference_products(order, deck, sheet, forms.link)
    return products


def _custom(workshop: CustomWorkshop, forms: Forms) -> list[Product]:
    """The rules of a deck of one's own; its booklet is in A6 where no other page is asked for."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.products.booklet.custom import custom_large_print, custom_page_products, custom_text_product
    from kartenwerk.products.booklet.custom_screen import custom_screen_product
    from kartenwerk.products.web.custom_page import custom_page_product

    deck, sheet = workshop.deck, workshop.catalog.paper(forms.paper or SHEET).id
    if deck.rules is None:
        raise KartenwerkError(
            "this deck has no rules", found=deck.id, expected=_("regeln.md or rules.md in its folder")
        )
    forms.check_sizes(on_sheets="--page")
    products: list[Product] = []
    if forms.in_pages:
        products += custom_page_products(deck, _page(workshop, forms.page or BOOKLET_PAGE), sheet)
    if forms.large_print:
        products.append(custom_large_print(deck))
    if forms.text:
        products.append(custom_text_product(deck))
    if forms.html:
        products.append(custom_page_product(deck))
    if forms.screen:
        products.append(custom_screen_product(deck))
    return products


def _of_deck(workshop: Workshop, deck: str, forms: Forms, rules: Path | None) -> list[Product]:
    """The collected rule book, the reference cards of all games, or both, as the user asked."""
    from kartenwerk.base.errors import KartenwerkError, naming
    from kartenwerk.products.booklet.rulebook import rulebook_products
    from kartenwerk.products.kits.game_order import orders_for_deck
    from kartenwerk.products.reference.card_product import deck_reference_product

    if wrong := first_given(forms.for_one_game):
        raise KartenwerkError(
            "large print, plain text, pages for the screen and Braille are made for one game at a time",
            key=wrong,
            found="--deck",
            expected=_("kartenwerk rules GAME"),
        )
    catalog = workshop.catalog
    with naming("--deck"):
        catalog.deck(deck)
    page, paper = _page(workshop, forms.page or RULEBOOK_PAGE), catalog.paper(forms.paper or SHEET).id
    orders = orders_for_deck(catalog, deck, rules)
    products: list[Product] = []
    if forms.in_pages:
        products += rulebook_products(orders, deck, page, paper)
    if forms.reference and orders:
        products.append(deck_reference_product(orders, deck, paper, forms.link))
    return products


def _page(workshop: Workshop, page: str) -> str:
    """The page size of a booklet; KartenwerkError if there is none of that name. Large print has its own option."""
    from kartenwerk.base.errors import unknown
    from kartenwerk.products.booklet.booklet import LARGE_PRINT
    from kartenwerk.text.book.style import formats

    known = [name for name in formats(workshop.roots) if name != LARGE_PRINT]
    if page not in known:
        raise unknown("there is no page size of that name", page, known, "--page")
    return page
