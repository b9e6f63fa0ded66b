"""House rules for one game where a command is about all games of a deck."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import HouseRulesFile
from kartenwerk.catalog.load import read_model
from kartenwerk.data import DataFile
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.booklet.booklet import Order


def orders_of(catalog: Catalog, deck: str, rules_file: Path | None) -> list[Order]:
    """An order for every game of the deck that has a booklet; the one that the file names has its house rules.

    KartenwerkError if the file names no game of the deck, or its rules are faulty.
    """
    told = [game.id for game in catalog.games_of(deck)]
    games = [game for game in told if catalog.roots.has(f"templates/games/{game}/text.md.j2")]
    if rules_file is None:
        return [Order(game) for game in games]
    named = read_model(DataFile(rules_file, str(rules_file)), HouseRulesFile).game
    if named not in games:
        raise KartenwerkError(
            "these house rules do not say for which game of the deck they are",
            file=str(rules_file),
            key="game",
            found=repr(named) if named else "nothing",
            expected="one of " + ", ".join(games),
        )
    catalog.house_rules(catalog.game(named), rules_file, ())  # tells faults before anything is made
    house = Order(named, rules_file)
    return [house if game == named else Order(game) for game in games]
