"""kartenwerk score add and correct: write a deal down, or correct one."""

from __future__ import annotations

from functools import partial
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import EveningShown
from kartenwerk.cli.asking import EnoughError, ask_deal
from kartenwerk.cli.options.evenings import AddDealOptions, CorrectDealOptions
from kartenwerk.cli.output import Reply, say
from kartenwerk.cli.score.report import ANEW, change, in_users_words, name_dealer, naming_the_way, open_evening, report
from kartenwerk.cli.translation import gettext
from kartenwerk.table.evening.changes import add_deal, check_deal, check_going_on, correct_deal, read_facts
from kartenwerk.table.evening.counting import Moment
from kartenwerk.table.evening.evening import Evening


def add(options: AddDealOptions) -> Reply[EveningShown] | None:
    workshop, evening = open_evening(options.file, options.data)
    catalog = workshop.catalog
    if not options.on:
        with naming_the_way():
            check_going_on(evening)
    _check_facts(evening, options.facts, options.json)
    if options.facts:
        typed = read_typed(evening, evening.next, options.facts)
        after = change(options.file, catalog, lambda now: add_deal(now, typed, on=options.on))
        return report(after, after.number)
    while True:
        heading = gettext("Deal {deal}. ? helps, zurück goes back, ende stops.", deal=evening.number + 1)
        given = _ask(workshop, evening, evening.next, heading)
        if given is None:
            return None
        evening = change(options.file, catalog, partial(add_deal, given=given, on=options.on))
        written = report(evening, evening.number)
        if evening.over and not options.on:
            return written
        written.print(json=False)


def correct(options: CorrectDealOptions) -> Reply[EveningShown] | None:
    workshop, evening = open_evening(options.file, options.data)
    with naming_the_way():
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
    corrected = partial(correct_deal, deal=options.deal, given=given)
    return report(change(options.file, workshop.catalog, corrected), options.deal, ANEW)


def _ask(workshop: Workshop, evening: Evening, moment: Moment, heading: str) -> dict[str, Any] | None:
    """The facts of a deal that somebody types; None from whoever has enough."""
    say(heading, *name_dealer(moment))
    try:
        return ask_deal(evening, moment, in_users_words(workshop, evening.session.data))
    except EnoughError:
        say(gettext("Nothing more is written."))
        return None


def read_typed(evening: Evening, moment: Moment, facts: list[str]) -> dict[str, Any]:
    """The facts in KEY=VALUE, as the file has them; KartenwerkError for an unknown key, or one that is given twice."""
    texts: dict[str, str] = {}
    for one in facts:
        key, equals, text = (part.strip() for part in one.partition("="))
        if not equals:
            raise KartenwerkError("a fact is written as key=value", found=repr(one), expected=_example(evening))
        if key in texts:
            raise KartenwerkError("this fact is given twice", key=key)
        texts[key] = text
    return read_facts(evening, moment, texts)


def _example(evening: Evening) -> str:
    return " ".join(f"{fact.id}=..." for fact in evening.list_questions() if not fact.optional)


def _check_facts(evening: Evening, facts: list[str] | None, json: bool) -> None:
    """KartenwerkError where something would be asked of a program."""
    if json and not facts:
        raise KartenwerkError("nothing is asked with --json", key="--json", expected=_example(evening))
