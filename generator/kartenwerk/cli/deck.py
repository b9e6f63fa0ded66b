"""kartenwerk deck: the cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.custom import DECK_HELP, opened
from kartenwerk.cli.language import language
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain


def deck(
    deck: Annotated[str, typer.Argument(help=DECK_HELP, autocompletion=completion.decks)],
    service: Annotated[
        str | None,
        typer.Option(help="What this print service asks for, instead of sheets.", autocompletion=completion.services),
    ] = None,
    size: Annotated[
        str | None,
        typer.Option(help="{words}, or width x height in mm: 70x120.", autocompletion=completion.sizes),
    ] = None,
    paper: Annotated[
        str | None, typer.Option(help="{words}, or width x height in mm.", autocompletion=completion.papers)
    ] = None,
    backs: Annotated[
        str | None, typer.Option(help="long-edge, short-edge, gutterfold or none.", autocompletion=completion.backs)
    ] = None,
    gap: Annotated[float | None, typer.Option(help="Millimetres between cards; 0: neighbours share a cut.")] = None,
    marks: Annotated[
        str | None,
        typer.Option(help="Crop marks: outside, both (backs as well) or none.", autocompletion=completion.marks),
    ] = None,
    printer: Annotated[str | None, typer.Option(help="Move backs as this printer needs it; see align.")] = None,
    for_game: Annotated[
        str | None,
        typer.Option("--for", metavar="GAME", help="Only the cards of this game.", autocompletion=completion.games),
    ] = None,
    cards: Annotated[str | None, typer.Option(help='Only these cards: "svidar-S ger-6 blank".')] = None,
    form: Annotated[
        str | None, typer.Option(help="Of a deck that comes in several forms, the one of so many cards: 106.")
    ] = None,
    copies: Annotated[int, typer.Option(help="How often the cards are printed.")] = 1,
    back: Annotated[
        Path | None, typer.Option(metavar="PICTURE", help="Your own back: PNG, JPEG or TIFF, 300 dpi with its bleed.")
    ] = None,
    png: Annotated[int | None, typer.Option(metavar="DPI", help="Pictures of the cards instead of PDF files.")] = None,
    bleed: Annotated[bool, typer.Option("--bleed/--no-bleed", help="Whether these pictures have bleed.")] = True,
    tts: Annotated[bool, typer.Option("--tts", help="Sheets for Tabletop Simulator instead of PDF files.")] = False,
    tts_url: Annotated[
        str | None, typer.Option("--tts-url", metavar="URL", help="Where these sheets will be put on the net.")
    ] = None,
    braille: Annotated[
        bool | None,
        typer.Option(
            "--braille/--no-braille",
            help="Braille on a plate of its own, for embossing or varnish; or none, not even printed. "
            "[default: as the deck's faces show it]",
        ),
    ] = None,
    index: Annotated[
        str | None,
        typer.Option(
            help="Size of the index: normal, large, or huge (rank and suit without a picture).",
            autocompletion=completion.indexes,
        ),
    ] = None,
    corners: Annotated[
        str | None, typer.Option(help="Corners with an index: two or four.", autocompletion=completion.corners)
    ] = None,
    colours: Annotated[
        str | None,
        typer.Option(
            help="print, screen (to be looked at), low-ink (line drawings that save ink), or four (a colour a suit).",
            autocompletion=completion.colours,
        ),
    ] = None,
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a deck: sheets with backs for duplex, and single cards with bleed; or what a print service asks for."""
    from kartenwerk.build.checker import checker
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.cards.order import DeckOrder

    if tts_url is not None:
        _check_url(tts_url, tts)
    with checker() as beside:  # a copy of this process, with all that is loaded here
        workshop, name = opened(deck, data)
        order = DeckOrder(
            deck=workshop.catalog.deck(name),
            service=service,
            size=size,
            paper=paper,
            backs=backs,
            gap=gap,
            marks=marks,
            printer=printer,
            game=for_game,
            cards=cards,
            form=form,
            copies=copies,
            back=back,
            png=png,
            bleed=bleed,
            tabletop=tts,
            tabletop_url=_url(tts_url, out, name),
            braille=braille,
            index=index,
            corners=corners,
            colours=colours,
        )
        products = order.products(workshop.catalog)
        note = order.note(workshop.catalog.in_language(language()))
        remarks = ["", *note.split("\n")] if note else []
        remarks += _OF_THIS_MACHINE if tts and tts_url is None else []
        build_and_report(
            workshop, products, out, json=json, plain=plain, remarks=remarks, lasting=printer is None, checker=beside
        )


_OF_THIS_MACHINE = (
    "",
    _("The saved object shows the pictures of this machine: put it into Tabletop Simulator's Saved Objects,"),
    _("and for others put the pictures on the net and tell where with --tts-url, or upload them in the game."),
)


def _check_url(url: str, tts: bool) -> None:
    """KartenwerkError for an address that no browser can open, and for one that no saved object would show."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.products.reference.link_code import check_address

    if not tts:
        raise KartenwerkError(
            "only saved objects of Tabletop Simulator have an address", key="--tts-url", expected=_("--tts beside it")
        )
    check_address(url, "--tts-url")


def _url(told: str | None, out: Path, deck: str) -> str:
    """What stands before the names of pictures in a saved object: an address, or the output folder of this machine."""
    if told is not None:
        return told if told.endswith("/") else f"{told}/"
    return f"{(out / deck / 'tts').resolve().as_uri()}/"
