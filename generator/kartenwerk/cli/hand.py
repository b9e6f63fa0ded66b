"""kartenwerk hand: what a hand is worth, and which of several hands wins."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.game_file import open_game
from kartenwerk.cli.answers import HandRead, HandsRead
from kartenwerk.cli.language import language
from kartenwerk.cli.offers import offer_of
from kartenwerk.cli.options.games import HandOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.reading import Hand, Hands, WordReader


def hand(options: HandOptions) -> Reply[HandsRead]:
    opened = open_game(options.game, options.data, preferred=language())
    session = opened.workshop.session(opened.id, options.rules, options.settings, options.variant)
    reader = offer_of(session, lambda game: game.hands, _("{title} compares no hands", title=session.data.title))
    if options.first_given(options.of_words):
        if not isinstance(reader, WordReader):
            raise KartenwerkError("only games of words take this option", key=options.first_given(options.of_words))
        reader = reader.with_words(options.dictionary, options.word, every=options.every)
    read = reader.hands(session, options.hands, options.board)
    return Reply(HandsRead(hands=[describe_hand(one) for one in read.hands], winners=[*read.winners]), _lines(read))


def describe_hand(hand: Hand) -> HandRead:
    """A hand as data; words, melds and deadwood only in games that have them."""
    best = [str(card) for card in hand.best]
    read = HandRead(category=hand.category, name=hand.name, best=best, valid=hand.valid, reason=hand.reason)
    if hand.words is not None:
        read["words"] = [*hand.words]
    if hand.melds is not None:
        read["melds"] = [[*meld] for meld in hand.melds]
    if hand.deadwood is not None:
        read["deadwood"] = hand.deadwood
    return read


def _lines(read: Hands) -> Iterator[str]:
    yield from columns(_rows(read))
    for number, one in enumerate(read.hands, start=1):
        if one.words:
            yield gettext("words of hand {hand}: {words}", hand=number, words=", ".join(one.words))
        if one.melds is not None:
            melds = ", ".join(map(" ".join, one.melds)) or gettext("none")
            yield gettext("melds of hand {hand}: {melds}", hand=number, melds=melds)
            rest = " ".join(map(str, one.rest)) or gettext("none")
            yield gettext("deadwood of hand {hand}: {cards} = {value}", hand=number, cards=rest, value=one.deadwood)


def _rows(read: Hands) -> list[tuple[str, ...]]:
    """A row for each hand; if there are several, its last cell says whether the hand wins or shares."""
    several, outcome = len(read.hands) > 1, gettext("wins") if len(read.winners) == 1 else gettext("shares")
    rows: list[tuple[str, ...]] = []
    for place, one in enumerate(read.hands):
        cards = " ".join(map(str, one.best))
        end = outcome if several and place in read.winners else ""
        rows.append(
            (gettext("hand {number}", number=place + 1), one.name, cards if one.valid else one.reason or "", end)
        )
    return rows
