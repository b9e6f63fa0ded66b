"""kartenwerk roll: hands by dice, for non-player characters at a game table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.offers import offer_of
from kartenwerk.cli.options import Data, Json, RulesFile, Settings, Variant
from kartenwerk.cli.output import columns, print_json, say
from kartenwerk.cli.translation import gettext

if TYPE_CHECKING:
    from kartenwerk.catalog.game import DiceTable
    from kartenwerk.play.engine.reading import DiceHand


def roll(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.", autocompletion=completion.games)],
    players: Annotated[int | None, typer.Option(help="How many play; the game's smallest number by default.")] = None,
    seed: Annotated[int, typer.Option(help="Decides the dice; the same seed is the same table.")] = 1,
    table: Annotated[
        str,
        typer.Option(metavar="source|ours", help="The source's dice table, or ours, closer to the odds of real cards."),
    ] = "source",
    exchange: Annotated[
        str,
        typer.Option(
            metavar="TALENT=N,N,...",
            help="Points left over from a trial of that talent (TaP*), one for all seats or one for each.",
        ),
    ] = "",
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Roll a hand for every player without cards, exchange, and tell who wins."""
    from random import Random

    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop

    session = Workshop.over(data).session(game, rules, set or [], variant)
    count = players if players is not None else session.data.players[0]
    session.game.check_players(session.data, count, "--players")
    reader = offer_of(session, lambda game: game.dice, _("{title} has no dice table", title=session.data.title))
    dice = session.data.dice
    if dice is None:
        raise KartenwerkError("the game's data have no dice table", file=f"rules_data/games/{game}.toml", key="dice")
    steps = _steps(dice, exchange, count)
    rolled = reader.roll(session.data, session.deck, table, steps, Random(f"dice {seed}"), session.house.changes)
    if json:
        hands = [hand.as_json() for hand in rolled.hands]
        print_json({"game": game, "table": table, "seed": seed, "hands": hands, "winners": [rolled.winner]})
        return
    dealt = [session.data.hands[hand.dealt].name for hand in rolled.hands]
    say(*columns(_rows(session.names, dealt, rolled.hands, rolled.winner)))
    points = (
        gettext("{points} points of {talent}", points=number, talent=talent.capitalize())
        for talent, number in dice.steps.items()
    )
    ups = gettext(" or ").join(points)
    say(gettext("exchange: a step up for each {conditions} (--exchange)", conditions=ups))


def _rows(names: tuple[str, ...], dealt: list[str], hands: tuple[DiceHand, ...], winner: int) -> list[tuple[str, ...]]:
    """A row for each seat: name, dice, the hand they gave, the steps up, the hand then, its cards, and "wins"."""
    return [
        (
            names[seat],
            " ".join(map(str, hand.dice)),
            dealt[seat],
            f"+{hand.steps}" if hand.steps else "",
            hand.name,
            " ".join(map(str, hand.cards)),
            gettext("wins") if seat == winner else "",
        )
        for seat, hand in enumerate(hands)
    ]


def _steps(dice: DiceTable, exchange: str, players: int) -> list[int]:
    """The steps up of each seat; KartenwerkError for an unknown talent or a wrong number of values."""
    from kartenwerk.base.errors import KartenwerkError

    if not exchange:
        return [0] * players
    talent, _equals, numbers = exchange.partition("=")
    points = [int(number) for number in numbers.split(",") if number.isdecimal()]
    if talent not in dice.steps or len(points) not in (1, players) or len(points) != numbers.count(",") + 1:
        known = " or ".join(f"{talent}=N" for talent in dice.steps)
        raise KartenwerkError(
            "the exchange cannot be read",
            key="--exchange",
            found=repr(exchange),
            expected=_("{known}, with one number or {players} separated by commas", known=known, players=players),
        )
    return [count // dice.steps[talent] for count in (points * players if len(points) == 1 else points)]
