"""The entry page of a site: its games with a choice for tonight that needs no script, and its decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.game import GameData
from kartenwerk.products.booklet.choosing import GameChoice, choose_of, choosing_words
from kartenwerk.products.durations import MINUTES, minutes
from kartenwerk.products.web.frame import (
    SiteFrame,
    SitePage,
    address,
    language_of,
    picture_path,
    print_link,
    write_site_page,
)
from kartenwerk.products.web.score_sheet import SHEET
from kartenwerk.products.web.site_words import EntryWords, site_words
from kartenwerk.products.web.sources import rules_path
from kartenwerk.text.german import join_words, span
from kartenwerk.text.web.markup import in_language

PARTIES = (2, 3, 4, 5, 6, 7)
"""Numbers of players to choose from; the last stands for all above it too."""

TIMES = (15, 30, 60)
"""Minutes to choose from: a game that takes no longer."""


class ChoiceRow(NamedTuple):
    """What one chooses by: the name of the fields, their legend, and the class of games and the words of each."""

    name: str
    legend: str
    choices: Sequence[tuple[str, str]]


class ListedGame(NamedTuple):
    """A game of the list, and the classes by which it is chosen."""

    data: GameData
    choice: GameChoice
    classes: Sequence[str]


def entry_page(workshop: Workshop, found: Sequence[Deck], site: SiteFrame) -> str:
    words = site_words(workshop, site.language).entry
    played = [game for deck in found for game in site.games_of(workshop.catalog, deck)]
    games = [_list_game(workshop, game, site.language) for game in sorted(played, key=lambda game: game.title)]
    rows = [row for row in _rows(workshop, words, games, found, site.language) if len(row.choices) > 1]
    kinds = _count(len(found), words.one_deck, words.many_decks)
    what = ", ".join((kinds, _count(len(games), words.one_game, words.many_games)) if games else (kinds,))
    html = workshop.templates.html
    head = html(
        "web/entry_head.html.j2",
        title=site.title,
        what=what,
        about=site.about or (words.games if games else words.cards),
        sheet=site.path(SHEET) if site.scored else "",
        score=words.score,
        prints=print_link(workshop, site, "", site.prints),
    )
    main = html(
        "web/entry.html.j2",
        words=words,
        decks=[_deck(workshop, deck, words, site) for deck in found],
        games=[_game(game, words, site) for game in games],
        rows=rows,
    )
    hidden = "".join(_hide_others(row.name, value) for row in rows for value, _ in row.choices)
    return write_site_page(workshop, site, SitePage("", site.title, what, head, main, found, more=hidden))


def _count(number: int, one: str, many: str) -> str:
    return one if number == 1 else many.format(count=number)


def _deck(workshop: Workshop, deck: Deck, words: EntryWords, site: SiteFrame) -> Mapping[str, Any]:
    games = [game.title for game in site.games_of(workshop.catalog, deck)]
    says = words.deck_for if games else words.deck
    return {
        "title": deck.title,
        "language": in_language(language_of(workshop, deck), site.language),
        "address": address(f"{deck.id}.html"),
        "picture": address(site.path(picture_path(deck.id))),
        "says": says.format(cards=len(deck.pack.cards), games=join_words(games, words.and_)),
    }


def _list_game(workshop: Workshop, game: GameData, language: str) -> ListedGame:
    choice = choose_of(workshop, game, {MINUTES: minutes(workshop, game.id)}, language)
    classes = [f"p{number}" for number in PARTIES if _can(game, number)]
    classes += [f"t{limit}" for limit in TIMES if choice.minutes and choice.minutes <= limit]
    classes += [f"k-{game.kind}"] if game.kind else []
    classes += [f"s{game.difficulty}"] if game.difficulty else []
    return ListedGame(game, choice, [*classes, f"b-{game.deck}"])


def _game(game: ListedGame, words: EntryWords, site: SiteFrame) -> Mapping[str, Any]:
    data, choice = game.data, game.choice
    least, most = data.players[0], data.players[-1]
    if list(data.players) == [*range(least, most + 1)] and least != most:
        party = words.players.format(least=least, most=most)
    else:
        party = words.these_players.format(players=span(data.players))
    time = words.minutes.format(minutes=choice.minutes) if choice.minutes else ""
    return {
        "title": data.title,
        "address": address(rules_path(data.id, site)),
        "picture": address(site.path(picture_path(data.id))),
        "lines": filter(None, (party, time, ", ".join(filter(None, (choice.kind, choice.judgement))))),
        "classes": game.classes,
    }


def _can(game: GameData, number: int) -> bool:
    """Whether so many can play it; the last number to choose stands for more, too."""
    return any(players == number or players > number == PARTIES[-1] for players in game.players)


def _rows(
    workshop: Workshop, words: EntryWords, games: Sequence[ListedGame], decks: Sequence[Deck], language: str
) -> Iterator[ChoiceRow]:
    """What a game is chosen by. Kinds and difficulties are those of the games that there are."""
    known = choosing_words(workshop, language)
    kinds, levels = {game.data.kind for game in games}, {game.data.difficulty for game in games}
    people = [(f"p{number}", f"{number}{'+' if number == PARTIES[-1] else ''}") for number in PARTIES]
    yield ChoiceRow("spieler", words.people, people)
    yield ChoiceRow("zeit", words.time, [(f"t{limit}", words.up_to.format(minutes=limit)) for limit in TIMES])
    yield ChoiceRow("art", words.kind, [(f"k-{kind}", word) for kind, word in known.kinds.items() if kind in kinds])
    judged = [(f"s{level}", word) for level, word in enumerate(known.difficulties, 1) if level in levels]
    yield ChoiceRow("schwer", words.difficulty, judged)
    yield ChoiceRow("blatt", words.with_, [(f"b-{deck.id}", deck.title) for deck in decks])


def _hide_others(name: str, value: str) -> str:
    """The rule that hides the games that are not of the class while it is chosen."""
    return f".games:has(#{name}-{value}:checked) .covers>li:not(.{value}){{display:none}}"
