"""kartenwerk odds: how likely each hand of a game is, counted exactly wherever possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.offers import offer_of
from kartenwerk.cli.options import Data, Json, RulesFile, Settings, Variant
from kartenwerk.cli.output import columns, print_json, say
from kartenwerk.cli.translation import figures, gettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartenwerk.play.engine.reading import OddsRow


def odds(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.", autocompletion=completion.games)],
    cards: Annotated[
        int | None, typer.Option(help="How many cards are dealt; the best five of them count. [default: the game's]")
    ] = None,
    keep: Annotated[str, typer.Option(metavar="CARDS", help="After an exchange: the cards kept.")] = "",
    throw: Annotated[str, typer.Option(metavar="CARDS", help="After an exchange: the cards thrown away.")] = "",
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Count how often each hand comes, from the lowest to the highest."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.play.mechanics.ladders.ladder import FIVE

    session = Workshop.over(data).session(game, rules, set or [], variant)
    reader = offer_of(session, lambda game: game.odds, _("no odds are counted for {title}", title=session.data.title))
    changes = session.house.changes
    if (keep or throw) and cards is not None:
        raise KartenwerkError(
            "after an exchange a hand has five cards", key="--cards", found=str(cards), expected=_("nothing")
        )
    if keep or throw:
        rows = reader.after_exchange(session.data, session.deck, keep, throw, changes)
        dealt, heading = FIVE, gettext("keeping {cards}", cards=keep or gettext("nothing"))
    else:
        dealt = reader.usual(session.data, changes) if cards is None else cards
        rows = reader.odds(session.data, session.deck, dealt, changes)
        heading = gettext("{count} cards", count=dealt) if dealt > 1 else gettext("one card")
    if json:
        exact = all(row.standard_error is None for row in rows)
        print_json({"game": game, "cards": dealt, "exact": exact, "rows": [row.as_json() for row in rows]})
        return
    say(f"{session.data.title}, {heading}: {_counted(rows)}", *columns(_cells(rows), right=(1, 2, 3)))


def _counted(rows: Sequence[OddsRow]) -> str:
    """The number of cases, if it is the same for all rows."""
    same = all(row.total == rows[0].total for row in rows)
    return gettext("all {hands:,} are counted", hands=rows[0].total) if same else gettext("each is counted exactly")


def _cells(rows: Sequence[OddsRow]) -> list[tuple[str, ...]]:
    """The name, the count, the share in percent, and "1 in N" or the standard error of a sample."""
    return [(row.name, figures(f"{row.ways:,}"), figures(f"{row.ways / row.total:.4%}"), _one_in(row)) for row in rows]


def _one_in(row: OddsRow) -> str:
    if row.standard_error is not None:
        return gettext("sampled, ± {error:.2%}", error=row.standard_error)
    return gettext("1 in {odds:,.1f}", odds=row.total / row.ways) if row.ways else gettext("never")
