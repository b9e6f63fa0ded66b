"""The score pad of a game: blank leaves, and one leaf filled in as a specimen for each number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Page
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import showcase
from kartenwerk.products.game_templates import GENERIC, game_template
from kartenwerk.products.kits.game_order import GameOrder, Party
from kartenwerk.products.pad.layout import PadData, PadLayout, PadTable, pad_layout, plain_layout, seat_rows

LEAF = "pad.svg.j2"
"""The template of a leaf."""


def pad_product(order: GameOrder, deck: str, page: str, paper: str, leaves: int) -> Product:
    """At least `leaves` leaves for each number of players that has leaves of its own, on full sheets of `paper`."""
    make = partial(pad, order=order, page=page, paper_id=paper, leaves=leaves)
    path = f"{deck}/{order.game}/block_{page}_auf_{paper}.pdf"
    return Product(path, "pad", make, (deck, order.game), (*order.choices, ("sheets", str(leaves))))


def party_pad_product(party: Party, deck: str, page: str, paper: str, leaves: int) -> Product:
    """At least `leaves` leaves for the party alone."""
    make = partial(pad, order=party.order, page=page, paper_id=paper, leaves=leaves, players=party.players)
    return party.product(deck, f"block_{page}_auf_{paper}.pdf", "pad", make, ("sheets", str(leaves)))


def pad(
    workshop: Workshop, order: GameOrder, page: str, paper_id: str, leaves: int, players: int | None = None
) -> Made:
    """The pad for every number of players that has leaves of its own, or only for `players`."""
    from kartenwerk.printing.press.grid import best_grid
    from kartenwerk.printing.press.nup import n_up

    session = order.session(workshop)
    paper = workshop.sheet(paper_id)
    on_sheet = partial(n_up, paper=paper, marks=workshop.marks, legend=workshop.legend("none"))
    pages = []
    columns = leaf_players(session, page) if players is None else (fitting_leaf(session, page, players),)
    for number in filter(None, columns):
        specimen = leaf(workshop, session, page, number, filled=True)
        blank = leaf(workshop, session, page, number, filled=False)
        on_paper = best_grid(blank.width, blank.height, paper, margin=0).cells
        pages += [on_sheet(specimen, spare=True)]
        pages += [on_sheet(blank)] * -(-leaves // on_paper)
    title = f"{session.data.title}: Punkteblock"
    return printed(workshop, session.deck.palette, pages, title, f"{leaves} Blatt", duplex="one-sided")


def leaf_players(session: Session, page: str) -> tuple[int, ...]:
    """The numbers of players that have leaves of a page size: all, unless the game's data name some."""
    return session.data.pad.get(page, session.data.players)


def fitting_leaf(session: Session, page: str, players: int) -> int | None:
    """The smallest number of players with leaves of that page size on which so many have room, if there is one."""
    return min((number for number in leaf_players(session, page) if number >= players), default=None)


def roomy_page(workshop: Workshop, session: Session, pages: Sequence[str], players: int | None = None) -> str | None:
    """The first of these page sizes on whose leaves so many `players`, or all numbers of them, have room; else None."""
    for page in pages:
        counts = leaf_players(session, page) if players is None else (fitting_leaf(session, page, players),)
        with suppress(KartenwerkError):
            if [leaf_layout(workshop, session, page, number) for number in counts if number]:
                return page
    return None


def leaf_layout(workshop: Workshop, session: Session, page: str, players: int) -> PadLayout:
    """Where things stand on the leaf; KartenwerkError if so many players have no room on it."""
    data, trim, score = PadData.load(workshop.roots), workshop.catalog.trim(page), session.data.score.at(session.values)
    deals = int(session.values[score.deals]) if score.deals else 0
    if game_template(workshop.roots, session.data.id, LEAF).startswith(GENERIC):
        return plain_layout(data, trim, len(session.game.teams(players)))
    if score.rows == "seats":
        return seat_rows(data, trim, score, players)
    parties = players // 2 if players in score.partners else len(session.game.teams(players))
    feet = tuple(foot.head for foot in score.feet if not foot.rule or session.values[foot.rule])
    return pad_layout(data, trim, PadTable(score, score.games or parties, deals, feet))


def leaf(workshop: Workshop, session: Session, page: str, players: int, filled: bool) -> Page:
    """One leaf at its trim size; `filled` in with the scores of games that the engine has played."""
    values: Mapping[str, Any] = {
        "r": session.values,
        "game": session.data,
        "titel": session.deck.series.title(session.data.title),
        "house": session.house,
        "parteien": session.game.teams(players),
        "musterdatum": workshop.people.date if filled else "",
        "muster": showcase(session.data.id).specimen(session, players) if filled else None,
    }
    template = game_template(workshop.roots, session.data.id, LEAF)
    return drawn_leaf(workshop, session.deck, template, leaf_layout(workshop, session, page, players), values)


def drawn_leaf(workshop: Workshop, deck: Deck, template: str, layout: PadLayout, values: Mapping[str, Any]) -> Page:
    """A leaf as its template draws it; the paper lies across if the layout does."""
    return drawn_page(workshop, deck, template, layout.width, layout.height, {**values, "blatt": layout})


def drawn_page(
    workshop: Workshop, deck: Deck, template: str, width: float, height: float, values: Mapping[str, Any]
) -> Page:
    """A page of that size as a template draws it, with `passend`, the size at which a text has a width."""
    fit = workshop.copyfit(deck)
    tools = {"breite": width, "hoehe": height, "passend": fit.filling, "versal": fit.capitals("display")}
    drawing = workshop.pictures(deck).draw(template, {**values, **tools})
    return Page(width, height, drawing.items)
