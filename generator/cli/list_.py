"""kartenwerk list: what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.cli.options import Data, Json
from generator.cli.output import columns, print_json

if TYPE_CHECKING:
    from generator.catalog import Paper, Trim


def list_all(json: Json = False, data: Data = None) -> None:
    """List decks, games and papers with their ids."""
    from generator.catalog import Catalog
    from generator.data import DataRoots

    catalog = Catalog(DataRoots.over(data))
    decks = [catalog.deck(id) for id in catalog.deck_ids]
    games = [catalog.game(id) for id in catalog.game_ids]
    papers: list[Paper | Trim] = [*catalog.print.papers, *catalog.print.trims]
    if json:
        print_json(
            {
                "decks": [{"id": deck.id, "title": deck.title, "cards": len(deck.pack.cards)} for deck in decks],
                "games": [
                    {"id": game.id, "title": game.title, "deck": game.deck, "players": list(game.players)}
                    for game in games
                ],
                "papers": [
                    {"id": paper.id, "title": paper.title, "width": paper.width, "height": paper.height}
                    for paper in papers
                ],
                "services": [],
            }
        )
        return
    sections = {
        "Decks": [(deck.id, deck.title, f"{len(deck.pack.cards)} cards") for deck in decks],
        "Games": [(game.id, game.title, f"{_span(game.players)} players, deck {game.deck}") for game in games],
        "Papers": [(paper.id, paper.title, f"{paper.width:g} x {paper.height:g} mm") for paper in papers],
    }
    for heading, rows in sections.items():
        print(heading)
        print("\n".join(f"  {line}" for line in columns(rows)))


def _span(players: tuple[int, ...]) -> str:
    """(2, 3, 4) -> "2-4", (2, 4) -> "2, 4"."""
    if len(players) > 2 and players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]}-{players[-1]}"
    return ", ".join(map(str, players))
