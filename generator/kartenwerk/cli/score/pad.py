"""kartenwerk score pad: the evening's leaf, filled in by hand, or blank with the players' names."""

from __future__ import annotations

from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.evenings import EveningPadOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.score.report import warn_of_cut
from kartenwerk.products.evening.pad import filled_pad_product
from kartenwerk.table.evening.store import load


def pad(options: EveningPadOptions) -> Reply[Built]:
    workshop = open_game_of(options.file, options.data)
    workshop.catalog.paper(options.paper)
    workshop.catalog.trim(options.page)
    evening = load(options.file, workshop.catalog)
    warn_of_cut(evening)
    product = filled_pad_product(evening, options.page, options.paper, blank=options.blank)
    return build_and_report(workshop, [product], options)
