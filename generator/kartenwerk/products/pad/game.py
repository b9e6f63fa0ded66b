"""The score pad of a game: blank leaves, and one leaf filled in as a specimen for each number of players."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Page
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.generic_words import generic_words
from kartenwerk.products.kits.game_order import GameOrder, Party
from kartenwerk.products.pad.layout import PadData, PadLayout, PadTable, fit_first, pad_layout
from kartenwerk.products.pad.pad import GENERIC_LEAF, LEAF, Pad, PadLeaf, print_pad
from kartenwerk.text.templating import fill


def game_pad_product(
    order: GameOrder, deck: Deck, page: str, paper: str, leaves: int, party: Party | None = None
) -> Product:
    """At least `leaves` leaves for each number of players that has leaves of its own, or for the party alone.

    They are printed on full sheets of `paper`.
    """
    make = partial(_make_pad, order=order, page=page, leaves=leaves, players=party.players if party else None)
    file, name = partial(print_pad, make=make, paper=paper), deck.file_name(f"block_{page}_auf_{paper}") + ".pdf"
    return (party or order).product(deck, name, "pad", file, ("sheets", str(leaves)))


def _make_pad(workshop: Workshop, order: GameOrder, page: str, leaves: int, players: int | None) -> Pad:
    return game_pad(workshop, order.session(workshop), page, leaves, players)


def game_pad(workshop: Workshop, session: Session, page: str, leaves: int, players: int | None = None) -> Pad:
    """The pad for every number of players that has leaves of its own, or only for `players`."""
    both: list[PadLeaf] = []
    words = generic_words(workshop)
    for number in leaf_players(session, page, players):
        both += [
            game_leaf(workshop, session, page, number, filled=True)._replace(spared=True),
            game_leaf(workshop, session, page, number, filled=False)._replace(copies=leaves),
        ]
    return session_pad(session, both, f"{session.data.title}: {words['pad']}", fill(words["leaves"], blaetter=leaves))


def session_pad(session: Session, leaves: Sequence[PadLeaf], document: str, subject: str) -> Pad:
    """A pad of these leaves by the session's rules, with the title of its game."""
    values = {"r": session.values, "game": session.data}
    return Pad(session.deck, session.data.title, document, subject, leaves, session.house, values)


def game_leaf(workshop: Workshop, session: Session, page: str, players: int, *, filled: bool) -> PadLeaf:
    """One leaf; `filled` in with the scores of games that the engine has played."""
    return PadLeaf(
        game_template(workshop.roots, session.data.id, LEAF),
        leaf_layout(workshop, session, page, players),
        showcase_of(session.game).specimen(session, players) if filled else None,
        workshop.people.date if filled else "",
        session.game.teams(players),
    )


def draw_leaf(workshop: Workshop, session: Session, page: str, players: int, *, filled: bool) -> Page:
    """One leaf at its trim size."""
    (drawn,) = session_pad(session, [game_leaf(workshop, session, page, players, filled=filled)], "", "").draw(workshop)
    return drawn


def leaf_players(session: Session, page: str, players: int | None = None) -> tuple[int, ...]:
    """The numbers of players that have leaves of a page size: all, unless the game's data name some.

    Of so many `players`, the smallest number on whose leaf they have room, if there is one.
    """
    numbers = session.data.pad.get(page, session.data.players)
    return numbers if players is None else tuple(sorted(number for number in numbers if number >= players)[:1])


def roomy_page(workshop: Workshop, session: Session, pages: Sequence[str], players: int | None = None) -> str | None:
    """The first of these page sizes on whose leaves so many `players`, or all numbers of them, have room; else None."""
    for page in pages:
        with suppress(KartenwerkError):
            if [leaf_layout(workshop, session, page, number) for number in leaf_players(session, page, players)]:
                return page
    return None


def leaf_layout(workshop: Workshop, session: Session, page: str, players: int) -> PadLayout:
    """Where things stand on the leaf; KartenwerkError if so many players have no room on it."""
    data, date = PadData.load(workshop.roots, workshop.game_language), generic_words(workshop)["date"]
    trim, score = workshop.catalog.trim(page), session.data.score.at(session.values)
    parties = len(session.game.teams(players))
    if game_template(workshop.roots, session.data.id, LEAF) == GENERIC_LEAF:
        widest_first = (data.generic, data.narrow, data.crowded)
        return fit_first(widest_first, lambda score: pad_layout(data, trim, PadTable(score, parties, date=date)))[1]
    if score.rows == "seats":
        return pad_layout(data, trim, PadTable(score, players, date=date))
    deals = int(session.values[score.deals]) if score.deals else 0
    columns = score.games or (players // 2 if players in score.partners else parties)
    feet = tuple(foot.head for foot in score.feet if not foot.rule or session.values[foot.rule])
    return pad_layout(data, trim, PadTable(score, columns, deals, feet, date=date))
