"""What a game's page needs so that its reader can choose rules: the form within it, and the file of readings beside."""

from __future__ import annotations

import json
from functools import partial
from hashlib import sha256
from typing import Any

from kartenwerk.base.data import DataRoots
from kartenwerk.base.translation import messages
from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog.game import GameData
from kartenwerk.catalog.load import GERMAN, words_over
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.counted import count_key
from kartenwerk.products.rule_form import rule_fields, rule_sets
from kartenwerk.products.web.addresses import Addresses
from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.howplay import readings
from kartenwerk.products.web.howplay.compose import Reading, Rewording, RuledSpot, SpotReads
from kartenwerk.products.web.howplay.readings import PageReadings, read_page
from kartenwerk.products.web.howplay.script import write_script
from kartenwerk.products.web.rules_page import CHOICE, CHOICE_TITLE, RuleChoice
from kartenwerk.products.web.score_sheet import sheet_words
from kartenwerk.products.web.scoring.data import parameter_data
from kartenwerk.products.web.script_words import Words, word_on_page

AREA = "readings"

SCRIPT, FOLDER = "hausregeln.js", "spielarten"
"""The script that all pages share, and the folder of the files of readings, each named after its game."""

DIGITS = 16
"""Hexadecimal digits of a file's version. The page names those that it takes."""

MANY = 24
"""From so many values on a number is written into a field."""


def has_choice(data: GameData) -> bool:
    """Whether readers of the game's page may choose its rules."""
    return bool(data.rules)


def shared_path(roots: DataRoots, language: str) -> str:
    """Where the script lies in the site that all pages in that language share: what it says is in that language."""
    return Addresses.load(roots, language).of(SCRIPT)


def readings_path(game: str) -> str:
    """Where the readings of a game lie in the site."""
    return f"{FOLDER}/{game}.js"


@once_a_run
def page_readings(workshop: Workshop, rules: GameRules) -> PageReadings:
    """The readings of the page of a game, kept in the cache until the game, its deck or the program change."""
    limits = ("limits", f"{readings.MOST_SINGLE} {readings.MOST_JOINT}")
    product = rules.product(AREA, "text", partial(_count, rules=rules), limits)
    kept = workshop.cache.remember(AREA, count_key(workshop, product), lambda: _count(workshop, rules).data)
    found, spots, texts, sheet, inks, cuts = json.loads(kept)
    return PageReadings(
        tuple(Reading(changes, tuple(map(_place, places)), *flags) for changes, places, *flags in found),
        tuple(map(_spot, spots)),
        tuple(texts),
        sheet,
        tuple(inks),
        tuple(cuts),
    )


def _count(workshop: Workshop, rules: GameRules) -> Made:
    return Made(_compact(read_page(workshop, rules)).encode(), 1)


def _place(values: list[Any]) -> Rewording:
    start, end, way, nodes, texts = values
    return Rewording(start, end, way, tuple(nodes), tuple(texts))


def _spot(values: list[Any]) -> RuledSpot:
    place, reads = values
    return RuledSpot(_place(place), tuple(SpotReads(tuple(rules), tuple(readings)) for rules, readings in reads))


def rule_choice(workshop: Workshop, rules: GameRules, sheet: str, site: SiteFrame) -> RuleChoice | None:
    """What the page of the game needs; None where they have none.

    `sheet` is the address of the score sheet as the page sees it; "" if there is none.
    """
    data = workshop.catalog.game(rules.order.game)
    if not has_choice(data):
        return None
    found = page_readings(workshop, rules)
    words = choice_words(workshop.roots, data.language)
    say = partial(word_on_page, words)
    form = workshop.templates.html(
        "web/howplay.html.j2",
        id=say(CHOICE),
        title=say(CHOICE_TITLE),
        w=say,
        game=data.id,
        many=MANY,
        sets=rule_sets(workshop, data),
        rules=rule_fields(workshop, data, data.settle({})),
        sheet=sheet,
        versions=(_digest(_shared_script(workshop, data.language)), _digest(_compact(_about(workshop, rules)))),
        files=(f"../{shared_path(workshop.roots, data.language)}", f"../{site.path(readings_path(data.id))}"),
    )
    return RuleChoice(form, found.marked, found.inks, found.cuts, words)


def choice_words(roots: DataRoots, language: str) -> Words:
    """The words of form and scripts in a language; none for German, in which they are written.

    What an address says of the choice is said by the score sheet, too.
    """
    words = words_over(roots, "rules_data/howplay.toml", language)
    return words | {"choice": sheet_words(roots, language)["choice"]} if words else words


def readings_script(workshop: Workshop, rules: GameRules) -> str:
    """The file of the game's rules and readings, as a script that names its version."""
    about = _about(workshop, rules)
    return f"var HAUSREGELN = {_compact({**about, 'version': _digest(_compact(about))})};\n"


def _about(workshop: Workshop, rules: GameRules) -> dict[str, Any]:
    found = page_readings(workshop, rules)
    data = workshop.catalog.game(rules.order.game)
    return {
        **parameters_of(data),
        "readings": found.readings,
        "spots": found.spots,
        "texts": found.texts,
        "sheet": found.sheet,
    }


@once_a_run
def _shared_script(workshop: Workshop, language: str) -> str:
    return write_script(messages() if language == GERMAN else {})


def shared_file(workshop: Workshop, language: str) -> Made:
    """The script that all pages in that language share; it names its version."""
    text = _shared_script(workshop, language)
    return Made(f"{text}RULES.version = {_compact(_digest(text))};\n".encode(), 1)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:DIGITS]


def parameters_of(data: GameData) -> dict[str, Any]:
    """What the script needs of a game beside its readings."""
    return {
        "id": data.id,
        "title": data.title,
        "players": data.players,
        "rules": {id: parameter_data(rule) for id, rule in data.rules.items()},
        "variants": {id: {"name": each.name, "rules": each.rules} for id, each in data.variants.items()},
        "salts": rule_code(data).salts,
    }


def readings_file(workshop: Workshop, rules: GameRules) -> Made:
    return Made(readings_script(workshop, rules).encode(), 1)


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
