"""The rules that have a page in a site."""

from __future__ import annotations

from kartenwerk.catalog import Catalog, Deck
from kartenwerk.products.booklet.custom import CustomRules
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Source
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.frame import SiteFrame


def rules_of_deck(catalog: Catalog, deck: Deck, site: SiteFrame) -> dict[str, Source]:
    """The rules that have a page, by its id: those of a deck of one's own, and those of its games in the site."""
    own: dict[str, Source] = {deck.id: CustomRules(deck)} if "rules" in deck.brings else {}
    return own | {game.id: GameRules(deck, GameOrder(game.id)) for game in site.games_of(catalog, deck)}


def rules_path(id: str, site: SiteFrame) -> str:
    """Where the page of these rules lies in the site."""
    return site.path(f"spiele/{id}.html")
