"""kartenwerk preview: a picture of a deck, of a booklet, or of all decks."""

from __future__ import annotations

from kartenwerk.base.errors import unknown
from kartenwerk.build.game_file import edition_languages, is_game_file
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import open_game_folder
from kartenwerk.cli.building import build_and_report, build_batches
from kartenwerk.cli.custom import ALL, open_deck
from kartenwerk.cli.editions import open_editions
from kartenwerk.cli.options.decks import PreviewOptions
from kartenwerk.cli.output import Reply
from kartenwerk.graphics.sight import SIGHTS
from kartenwerk.products.boxed_game.editions import in_edition, printed_members
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pictures.preview import booklet_preview, deck_preview, gallery_preview


def preview(options: PreviewOptions) -> Reply[Built]:
    game = open_game_folder(options.name, options.data, options.language, of_games=True)
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
    name, data, language = options.name, options.data, options.language
    if is_game_file(name) or language is not None or edition_languages(name, data):
        editions = open_editions(name, data, language)
        batches = [each.batch([_of_booklet(each.workshop, each.id, options)]) for each in editions]
        return build_batches(batches, options, lasting=True)
    workshop, name = open_deck(name, data)
    catalog = workshop.catalog
    if name == ALL:
        options.refuse(options.of_all_decks)
        product = gallery_preview(catalog)
    elif catalog.has_deck(name):
        options.refuse(options.of_deck)
        _check_sight(options.sight)
        product = deck_preview(catalog.deck(name), options.sight, options.foil)
    elif name in catalog.game_ids:
        product = _of_booklet(workshop, name, options)
    else:
        raise unknown("there is no deck or game of that name", name, (*catalog.deck_ids, *catalog.game_ids))
    return build_and_report(workshop, [product], options, lasting=True)


def _of_booklet(workshop: Workshop, game: str, options: PreviewOptions) -> Product:
    """The pages of a game's booklet."""
    options.refuse(options.of_game)
    size = workshop.catalog.trim(options.page or "a6").id
    order = GameOrder(game, options.rules, options.settings, options.variant)
    return booklet_preview(order, order.session(workshop).deck, size)


def _check_sight(sight: str) -> None:
    if sight and sight not in SIGHTS:
        raise unknown("there is no sight of that name", sight, SIGHTS, "--sight")
