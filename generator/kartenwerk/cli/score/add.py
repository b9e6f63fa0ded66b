"""kartenwerk score add and correct: write a deal down, or correct one."""

from __future__ import annotations

from typing import Any

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _, join
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import EveningShown
from kartenwerk.cli.asking import EnoughError, ask_deal
from kartenwerk.cli.options.evenings import AddDealOptions, CorrectDealOptions
from kartenwerk.cli.output import Reply, say
from kartenwerk.cli.score.report import ANEW, in_users_words, name_dealer, open_evening, report
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.store import append_block
from kartenwerk.table.evening.counting import Moment, facts_of
from kartenwerk.table.evening.dealer import DEALER
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.facts import NOBODY, from_words
from kartenwerk.table.evening.store import change, deal_block


def add(options: AddDealOptions) -> Reply[EveningShown] | None:
    workshop, evening = open_evening(options.file, options.data)
    catalog = workshop.catalog
    _check_going_on(evening, options.on)
    _check_facts(evening, options.facts, options.json)
    if options.facts:
        after = _write(options.file, catalog, read_typed(evening, evening.next, options.facts), options.on)
        return report(after, after.number)
    while True:
        heading = gettext("Deal {deal}. ? helps, zurück goes back, ende stops.", deal=evening.number + 1)
        given = _ask(workshop, evening, evening.next, heading)
        if given is None:
            return None
        evening = _write(options.file, catalog, given, options.on)
        written = report(evening, evening.number)
        if evening.over and not options.on:
            return written
        written.print(json=False)


def correct(options: CorrectDealOptions) -> Reply[EveningShown] | None:
    workshop, evening = open_evening(options.file, options.data)
    check_deal(evening, options.deal)
    _check_facts(evening, options.facts, options.json)
    moment = evening.moment(options.deal)
    if options.facts:
        given: dict[str, Any] | None = read_typed(evening, moment, options.facts)
    else:
        heading = gettext("Deal {deal} anew. ? helps, zurück goes back, ende stops.", deal=options.deal)
        given = _ask(workshop, evening, moment, heading)
    if given is None:
        return None
    corrected = given

    def with_deal(now: Evening) -> str:
        return append_block(now, deal_block(now, now.moment(options.deal), corrected, correct=options.deal))

    return report(change(options.file, workshop.catalog, with_deal), options.deal, ANEW)


def _ask(workshop: Workshop, evening: Evening, moment: Moment, heading: str) -> dict[str, Any] | None:
    """The facts of a deal that somebody types; None from whoever has enough."""
    say(heading, *name_dealer(moment))
    try:
        return ask_deal(evening, moment, in_users_words(workshop, evening.session.data))
    except EnoughError:
        say(gettext("Nothing more is written."))
        return None


def check_deal(evening: Evening, deal: int) -> None:
    """KartenwerkError unless the evening has a deal of that number."""
    if not 1 <= deal <= evening.number:
        wanted = _("1 to {most}", most=evening.number) if evening.number else "kartenwerk score add first"
        raise KartenwerkError("there is no such deal", file=evening.name, found=str(deal), expected=wanted)


def read_typed(evening: Evening, moment: Moment, facts: list[str]) -> dict[str, Any]:
    """The facts in KEY=VALUE, as the file has them; KartenwerkError for an unknown key.

    Where the dealer sits out, a fact may name another one than whose turn it is.
    """
    wanted = {fact.id: fact for fact in evening.list_questions(moment)}
    given: dict[str, Any] = {}
    texts: dict[str, str] = {}
    for one in facts:
        key, equals, text = (part.strip() for part in one.partition("="))
        if not equals:
            raise KartenwerkError("a fact is written as key=value", found=repr(one), expected=_example(evening))
        if key not in wanted and not (key == DEALER and moment.table.sits_out):
            raise unknown("there is no fact of that name", key, [*wanted, *([DEALER] if moment.table.sits_out else [])])
        if key in texts:
            raise KartenwerkError("this fact is given twice", key=key)
        texts[key] = text
    if DEALER in texts and moment.table.sits_out:
        given[DEALER] = texts.pop(DEALER)
        moment = moment.with_dealer(given)
    for key, text in texts.items():
        fact = wanted[key]
        if fact.nobody and text.casefold() in NOBODY:
            given[fact.nobody] = True
        else:
            given[key] = from_words(fact, text, moment.names)
    return given


def _example(evening: Evening) -> str:
    return " ".join(f"{fact.id}=..." for fact in evening.list_questions() if not fact.optional)


def _check_facts(evening: Evening, facts: list[str] | None, json: bool) -> None:
    """KartenwerkError where something would be asked of a program."""
    if json and not facts:
        raise KartenwerkError("nothing is asked with --json", key="--json", expected=_example(evening))


def _check_going_on(evening: Evening, on: bool) -> None:
    if evening.over and not on:
        raise KartenwerkError(
            "the match is over since deal {deal}; --on plays another", deal=evening.deals[-1].number, file=evening.name
        )


def _write(file: Any, catalog: Any, given: dict[str, Any], on: bool) -> Evening:
    def with_deal(now: Evening) -> str:
        _check_going_on(now, on)
        try:
            facts_of(now.scoring, now.rules, now.next.with_dealer(given), given)
        except KartenwerkError as error:
            key = join(": ", filter(None, (_("deal {deal}", deal=now.number + 1), error.key)))
            raise KartenwerkError(
                error.message, file=now.name, key=key, found=error.found, expected=error.expected
            ) from error
        return append_block(now, deal_block(now, now.next, given))

    return change(file, catalog, with_deal)
