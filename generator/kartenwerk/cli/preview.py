"""kartenwerk preview: a picture of a deck, of a booklet, or of all decks."""

from __future__ import annotations

from kartenwerk.base.errors import unknown
from kartenwerk.build.game_file import is_game_file
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import open_game_folder
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import ALL, open_deck, open_printed_game
from kartenwerk.cli.options.decks import PreviewOptions
from kartenwerk.cli.output import Reply
from kartenwerk.graphics.sight import SIGHTS
from kartenwerk.products.boxed_game.editions import in_edition, printed_members
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pictures.preview import booklet_preview, deck_preview, gallery_preview


def preview(options: PreviewOptions) -> Reply[Built]:
    game = open_game_folder(options.name, options.data, options.language)
    if game is not None:
        options.refuse(options.of_deck)
        _check_sight(options.sight)
        shown = [
            in_edition(
                game.workshop, each, [deck_preview(game.workshop.edition(each).deck, options.sight, options.foil)]
            )
            for each in printed_members(game.workshop, game.members)
        ]
        return build_and_report(game.workshop, [product for each in shown for product in each], options, lasting=True)
    is_file = is_game_file(options.name)
    workshop, name = (open_printed_game if is_file else open_deck)(options.name, options.data)
    catalog = workshop.catalog
    if name == ALL:
        options.refuse(options.of_all_decks)
        product = gallery_preview(catalog)
    elif catalog.has_deck(name):
        options.refuse(options.of_deck)
        _check_sight(options.sight)
        product = deck_preview(catalog.deck(name), options.sight, options.foil)
    elif name in catalog.game_ids:
        options.refuse(options.of_game)
        size = catalog.trim(options.page or "a6").id
        order = GameOrder(name, options.rules, options.settings, options.variant)
        product = booklet_preview(order, order.session(workshop).deck, size)
    else:
        raise unknown("there is no deck or game of that name", name, (*catalog.deck_ids, *catalog.game_ids))
    return build_and_report(workshop, [product], options, lasting=True)


def _check_sight(sight: str) -> None:
    if sight and sight not in SIGHTS:
        raise unknown("there is no sight of that name", sight, SIGHTS, "--sight")
