"""kartenwerk roll: hands by dice, for non-player characters at a game table."""

from __future__ import annotations

from random import Random

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.game_file import open_game
from kartenwerk.catalog.game import DiceTable
from kartenwerk.cli.answers import Rolled, RolledHand
from kartenwerk.cli.language import language
from kartenwerk.cli.offers import offer_of
from kartenwerk.cli.options.games import RollOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.reading import DiceHand


def roll(options: RollOptions) -> Reply[Rolled]:
    opened = open_game(options.game, options.data, preferred=language())
    session = opened.workshop.session(opened.id, options.rules, options.settings, options.variant)
    count = options.players if options.players is not None else session.data.players[0]
    session.game.check_players(session.data, count, "--players")
    reader = offer_of(session, lambda game: game.dice, _("{title} has no dice table", title=session.data.title))
    dice = session.data.dice
    if dice is None:
        raise KartenwerkError(
            "the game's data have no dice table", file=f"rules_data/games/{options.game}.toml", key="dice"
        )
    steps = _steps(dice, options.exchange, count)
    rolled = reader.roll(session, options.table, steps, Random(f"dice {options.seed}"))
    dealt = [session.data.hands[hand.dealt].name for hand in rolled.hands]
    points = (
        gettext("{points} points of {talent}", points=number, talent=talent.capitalize())
        for talent, number in dice.steps.items()
    )
    lines = [
        *columns(_rows(session.names, dealt, rolled.hands, rolled.winner)),
        gettext("exchange: a step up for each {conditions} (--exchange)", conditions=gettext(" or ").join(points)),
    ]
    hands = [describe_roll(hand) for hand in rolled.hands]
    answer = Rolled(game=options.game, table=options.table, seed=options.seed, hands=hands, winners=[rolled.winner])
    return Reply(answer, lines)


def describe_roll(hand: DiceHand) -> RolledHand:
    return RolledHand(
        dice=[*hand.dice],
        dealt=hand.dealt,
        steps=hand.steps,
        category=hand.category,
        name=hand.name,
        cards=[str(card) for card in hand.cards],
    )


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
