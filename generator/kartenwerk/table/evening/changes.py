"""What may be changed in an evening, and by which block of its file.

Every change takes the evening as it stands in the file, checks what it would write and gives back the file's new text.
`store.change` makes it while nobody else writes, so all doors to an evening go through here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _, between, join
from kartenwerk.table.blocks.names import find_or_add, seat_of
from kartenwerk.table.blocks.store import append_block, plain_block
from kartenwerk.table.evening.counting import Moment, facts_of
from kartenwerk.table.evening.dealer import DEALER
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.facts import NOBODY, from_words
from kartenwerk.table.evening.store import deal_block


class OverError(KartenwerkError):
    """The match is over: another deal is written only by those who say that they play on."""


class NoDealError(KartenwerkError):
    """Nothing has been written that could be changed."""


def check_going_on(now: Evening) -> None:
    """OverError if the match is over."""
    if now.over:
        raise OverError("the match is over since deal {deal}", deal=now.deals[-1].number, file=now.name)


def check_deal(now: Evening, deal: int) -> None:
    """KartenwerkError unless the evening has a deal of that number; NoDealError if it has none at all."""
    if not now.number:
        raise NoDealError("there is no such deal", file=now.name, found=str(deal))
    if not 1 <= deal <= now.number:
        raise KartenwerkError("there is no such deal", file=now.name, found=str(deal), expected=between(1, now.number))


def read_facts(now: Evening, moment: Moment, texts: Mapping[str, str]) -> dict[str, Any]:
    """The facts that were typed, by their ids, as the file has them; KartenwerkError for an unknown one.

    Where the dealer sits out, a fact may name another one than whose turn it is.
    """
    wanted = {fact.id: fact for fact in now.list_questions(moment)}
    known = [*wanted, *([DEALER] if moment.table.sits_out else [])]
    for key in texts:
        if key not in known:
            raise unknown("there is no fact of that name", key, known)
    given: dict[str, Any] = {}
    if DEALER in texts and moment.table.sits_out:
        given[DEALER] = texts[DEALER]
        moment = moment.with_dealer(given)
    for key, text in texts.items():
        if key in given:
            continue
        fact = wanted[key]
        if fact.nobody and text.casefold() in NOBODY:
            given[fact.nobody] = True
        else:
            given[key] = from_words(fact, text, moment.names)
    return given


def add_deal(now: Evening, given: Mapping[str, Any], *, on: bool = False) -> str:
    """One more deal with these facts. OverError after the end of the match, unless they play `on`."""
    if not on:
        check_going_on(now)
    try:
        facts_of(now.scoring, now.rules, now.next.with_dealer(given), given)
    except KartenwerkError as error:
        key = join(": ", filter(None, (_("deal {deal}", deal=now.number + 1), error.key)))
        raise KartenwerkError(
            error.message, file=now.name, key=key, found=error.found, expected=error.expected
        ) from error
    return append_block(now, deal_block(now, now.next, given))


def correct_deal(now: Evening, deal: int, given: Mapping[str, Any]) -> str:
    """A deal anew, by these facts: the old line is struck out."""
    check_deal(now, deal)
    return append_block(now, deal_block(now, now.moment(deal), given, correct=deal))


def void_deal(now: Evening, deal: int) -> str:
    """A deal does not count: its line is struck out."""
    check_deal(now, deal)
    return append_block(now, plain_block("void", {"deal": deal}))


def buy_chips(now: Evening, player: str, number: int) -> str:
    """A player buys chips again."""
    name = now.at_table[seat_of(now.at_table, player, "PLAYER")]
    return append_block(now, plain_block("chips", {"player": name, "add": number}))


def change_seats(now: Evening, names: Iterable[str], *, new: bool = False) -> str:
    """Who plays from here on. `new` are those whose names are only like others."""
    players = [find_or_add(now.everybody, name, "NAMES", new=new) for name in names]
    return append_block(now, plain_block("seats", {"players": players}))
