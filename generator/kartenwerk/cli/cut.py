"""kartenwerk cut: sheets and outlines for cutting machines."""

from __future__ import annotations

from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import open_game_folder
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.options.cutting import CutOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.cutting.order import cut_deck, cut_game, order_cut


def cut(options: CutOptions) -> Reply[Built]:
    game = open_game_folder(options.deck, options.data, options.language)
    if game is not None:
        order = order_cut(game.workshop, options.cutter, options.paper, options.inset)
        files = cut_game(game.workshop, game.members, order, is_whole=game.is_whole)
        return build_and_report(game.workshop, files.products, options, remarks=files.left_out, lasting=True)
    workshop, deck = open_deck(options.deck, options.data)
    order = order_cut(workshop, options.cutter, options.paper, options.inset)
    files = cut_deck(workshop, workshop.catalog.deck(deck), order)
    return build_and_report(workshop, files.products, options, remarks=files.left_out, lasting=True)
