"""kartenwerk balance: many deals of a game as a report: what its cards are worth, which seat fares better."""

from __future__ import annotations

from functools import partial

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.product import FileKind, MakeFile, Product
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_printed_game
from kartenwerk.cli.language import language
from kartenwerk.cli.options.games import BalanceOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.simulate import play_simulation
from kartenwerk.products.balance.figures import Balance
from kartenwerk.products.balance.page import balance_page
from kartenwerk.products.balance.sheets import balance_sheets
from kartenwerk.products.kits.game_order import GameOrder


def balance(options: BalanceOptions) -> Reply[Built]:
    workshop, game = open_printed_game(options.game, options.data, preferred=language())
    order = GameOrder(game, options.rules, options.settings, options.variant)
    session, paper = order.session(workshop), workshop.catalog.paper(options.paper).id
    outcomes, played = play_simulation(workshop, session, options)
    found = Balance.of(outcomes, tuple(map(str, played.policies)), options.seed)
    if not found.finished:
        raise KartenwerkError("no deal came to its end", key="--deals", found=str(found.deals))
    deck = session.deck
    name = deck.file_name("ausgewogenheit")
    choices = (
        ("deals", str(found.deals)),
        ("players", str(found.players)),
        ("policy", ",".join(found.policies)),
        ("seed", str(found.seed)),
    )

    def product(name: str, kind: FileKind, make: MakeFile) -> Product:
        return order.product(deck, name, kind, make, *choices)

    products = [
        product(f"{name}.html", "page", partial(balance_page, order=order, balance=found)),
        product(f"{name}_{paper}.pdf", "guide", partial(balance_sheets, order=order, balance=found, paper=paper)),
    ]
    return build_and_report(workshop, products, options)
