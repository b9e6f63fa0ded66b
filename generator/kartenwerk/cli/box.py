"""kartenwerk box: the tuck box of a deck."""

from __future__ import annotations

from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import ALL, open_deck
from kartenwerk.cli.game_products import box_of_game, open_whole_game, picture_of_box
from kartenwerk.cli.options.decks import BoxOptions
from kartenwerk.cli.output import Reply
from kartenwerk.faces.finishing import finish_of
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.picture import box_picture, box_row
from kartenwerk.products.box.tuck_box import box_product, plated_boxes
from kartenwerk.products.cards.plates import check_way


def box(options: BoxOptions) -> Reply[Built]:
    way = None if options.plates is None else check_way(options.plates)
    boxed = open_whole_game(options.deck, options.data, options.language)
    if boxed is not None:
        options.refuse(options.of_game_folder)
        products = picture_of_box(boxed) if options.preview else box_of_game(boxed, way)
        return build_and_report(boxed.workshop, products, options, lasting=True)
    workshop, deck = open_deck(options.deck, options.data)
    if deck == ALL and options.preview:
        options.refuse(options.of_all_decks)
        return build_and_report(workshop, [box_row(workshop.catalog)], options, lasting=True)
    chosen = workshop.catalog.deck(deck)
    if options.paper is not None:
        workshop.catalog.paper(options.paper)
    contents = box_contents(workshop.catalog, chosen, options.booklet, options.more_cards, options.size)
    games = [game.id for game in workshop.catalog.games_of(deck)]
    if options.preview:
        product = box_picture(chosen, contents, games)
    elif way is not None:
        products = plated_boxes(workshop, chosen, contents, options.paper, games, way)
        return build_and_report(workshop, products, options, lasting=True)
    else:
        finish = None if options.foil is None else finish_of(workshop.roots, chosen, options.foil)
        product = box_product(chosen, contents, options.paper, games, finish=finish)
    return build_and_report(workshop, [product], options, lasting=True)
