"""kartenwerk odds: how likely each hand of a game is, counted exactly wherever possible."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.base.message import _
from kartenwerk.build.game_file import open_game
from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.cli.answers import Odds, OddsEntry
from kartenwerk.cli.language import language
from kartenwerk.cli.offers import offer_of
from kartenwerk.cli.options.games import OddsOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.play.engine.reading import OddsRow
from kartenwerk.play.mechanics.ladders.ladder import FIVE


def odds(options: OddsOptions) -> Reply[Odds]:
    opened = open_game(options.game, options.data, preferred=language())
    session = opened.workshop.session(opened.id, options.rules, options.settings, options.variant)
    reader = offer_of(session, lambda game: game.odds, _("no odds are counted for {title}", title=session.data.title))
    if options.keep or options.throw:
        rows = reader.after_exchange(session, options.keep, options.throw)
        dealt, heading = FIVE, gettext("keeping {cards}", cards=options.keep or gettext("nothing"))
    else:
        dealt = reader.usual(session) if options.cards is None else options.cards
        rows = reader.odds(session, dealt)
        heading = gettext("{count} cards", count=dealt) if dealt > 1 else gettext("one card")
    exact = all(row.standard_error is None for row in rows)
    answer = Odds(game=options.game, cards=dealt, exact=exact, rows=[describe_odds(row) for row in rows])
    return Reply(answer, [f"{session.data.title}, {heading}: {_count(rows)}", *columns(_cells(rows), right=(1, 2, 3))])


def describe_odds(row: OddsRow) -> OddsEntry:
    entry = OddsEntry(id=row.id, name=row.name, count=row.ways, total=row.total)
    if row.given:
        entry["given"] = [str(card) for card in row.given]
    if row.standard_error is not None:
        entry["standard_error"] = row.standard_error
    return entry


def _count(rows: Sequence[OddsRow]) -> str:
    """The number of cases, if it is the same for all rows."""
    same = all(row.total == rows[0].total for row in rows)
    return gettext("all {hands:,} are counted", hands=rows[0].total) if same else gettext("each is counted exactly")


def _cells(rows: Sequence[OddsRow]) -> list[tuple[str, ...]]:
    """The name, the count, the share in percent, and "1 in N" or two standard errors of a sample."""
    return [(row.name, figures(f"{row.ways:,}"), figures(f"{row.ways / row.total:.4%}"), _one_in(row)) for row in rows]


def _one_in(row: OddsRow) -> str:
    if row.standard_error is not None:
        return gettext("sampled, ± {error:.2%}", error=STANDARD_ERRORS * row.standard_error)
    return gettext("1 in {odds:,.1f}", odds=row.total / row.ways) if row.ways else gettext("never")
