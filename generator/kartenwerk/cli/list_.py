"""kartenwerk list: all decks, games, papers, card sizes and services."""

from __future__ import annotations

import os
from collections.abc import Iterator

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Paper, Service, Trim
from kartenwerk.cli.answers import DeckEntry, GameEntry, Listed, ServiceEntry, SizeEntry, Tabled, TabledGame
from kartenwerk.cli.options.decks import ListOptions
from kartenwerk.cli.output import Reply, columns, complain
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import GAME_IDS


def list_all(options: ListOptions) -> Reply[Listed | Tabled]:
    workshop = Workshop.over(options.data)
    if options.table:
        return _tabulate(workshop)
    catalog = workshop.catalog
    decks = [catalog.deck(id) for id in catalog.deck_ids]
    games, unknown = _playable(workshop)
    services = [catalog.service(id) for id in catalog.service_ids]
    papers: list[Paper | Trim] = [*catalog.print.papers, *catalog.print.trims]
    answer = Listed(
        decks=[DeckEntry(id=deck.id, title=deck.title, cards=len(deck.pack.cards)) for deck in decks],
        games=[
            GameEntry(
                id=game.data.id,
                title=game.data.title,
                deck=game.deck.id,
                players=[*game.data.players],
                packs=[*game.pack_steps],
                variants=[*game.data.variants],
            )
            for game in games
        ],
        papers=[SizeEntry(id=paper.id, title=paper.title, width=paper.width, height=paper.height) for paper in papers],
        services=[
            ServiceEntry(id=service.id, title=service.title, format=service.format, flavour=service.flavour)
            for service in services
        ],
        complaints=[str(fault) for fault in unknown],
    )
    sections: dict[Message, list[tuple[str, ...]]] = {
        _("Decks"): [(deck.id, deck.title, gettext("{count} cards", count=len(deck.pack.cards))) for deck in decks],
        _("Games"): [(game.data.id, game.data.title, _spoken_game(game)) for game in games],
        _("Sets of rules"): [(game.data.id, ", ".join(game.data.variants)) for game in games if game.data.variants],
        _("Papers"): [(paper.id, paper.title, _measures(paper.width, paper.height)) for paper in papers],
        _("Card sizes"): [(size.id, size.title, _measures(size.width, size.height)) for size in catalog.print.sizes],
        _("Services"): [(service.id, service.title, _spoken_format(service)) for service in services],
    }

    def lines() -> Iterator[str]:
        for heading, rows in sections.items():
            yield from (gettext(heading), *(f"  {line}" for line in columns(rows)))
        for fault in unknown:
            complain(f"kartenwerk: {gettext(fault.sentence)}")

    return Reply(answer, lines())


def _playable(workshop: Workshop) -> tuple[list[Session], list[KartenwerkError]]:
    """All games that can be played, and what is wrong with the others: nobody knows them, or a package is broken."""
    found: list[Session] = []
    faults: list[KartenwerkError] = []
    for id in workshop.catalog.game_ids:
        workshop.catalog.game(id)  # what is wrong in data ends the command
        try:
            found.append(workshop.session(id, None, ()))
        except KartenwerkError as fault:
            if id in GAME_IDS:
                raise
            faults.append(fault)
    return found, faults


def _measures(width: float, height: float) -> str:
    return f"{figures(f'{width:g}')} x {figures(f'{height:g}')} mm"


def _spoken_game(game: Session) -> str:
    """For how many players it is, with which deck, and how many packs of it, if one is not always enough."""
    spoken = gettext("{players} players, deck {deck}", players=_span(game.data.players), deck=game.deck.id)
    if game.pack_steps[-1].packs == 1:
        return spoken
    first, *later = game.pack_steps
    packs = [
        str(first.packs),
        *(gettext("from {players} players {packs}", players=step.players, packs=step.packs) for step in later),
    ]
    return spoken + gettext(", packs: {packs}", packs=", ".join(packs))


def _tabulate(workshop: Workshop) -> Reply[Tabled]:
    """The overview of all games, for people as a Markdown table."""
    # half of what this command would load, and a list without --table needs none of it
    from kartenwerk.products.pictures.overview import markdown, overview

    rows = overview(workshop, os.cpu_count() or 1)
    games = [
        TabledGame(
            id=row.id,
            title=row.title,
            deck=row.deck,
            players=[*row.players],
            packs=[*row.packs],
            variants=[*workshop.catalog.game(row.id).variants],
            pages=row.pages,
            examples=row.examples,
            parameters=row.parameters,
        )
        for row in rows
    ]
    return Reply(Tabled(games=games), markdown(rows, [_span(row.players) for row in rows]))


def _spoken_format(service: Service) -> str:
    """The file format that a service takes."""
    flavours = {"x1a": "PDF/X-1a", "x4": "PDF/X-4", None: f"PNG, {service.dpi} dpi"}
    return flavours[service.flavour]


def _span(players: tuple[int, ...]) -> str:
    """(2, 3, 4) -> "2-4", (2, 4) -> "2, 4"."""
    if len(players) > 2 and players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]}-{players[-1]}"
    return ", ".join(map(str, players))
