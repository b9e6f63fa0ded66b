"""The rules of a game as the text of a deck: what the whole game shares, with the measures of its first deck."""

from __future__ import annotations

from dataclasses import replace

from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.deckfile import BoxArt
from kartenwerk.custom.folder import REFERENCE, RULES
from kartenwerk.custom.game.gamefile import GameFile

_NAMES = {"de": (RULES[0], REFERENCE[0]), "en": (RULES[1], REFERENCE[1])}


def rules_name(game: GameFile, language: str) -> str:
    """What the text of the rules in a language is called."""
    return game.rules.get(language) or _names(language)[0]


def book_deck(first: CustomDeck, game: GameFile, language: str) -> CustomDeck:
    """The game as a deck that brings its rules: its title, box and folder, and the cards of its first deck."""
    shared = first.tools.folder.shared
    assert shared is not None
    art = BoxArt.model_validate(game.box.model_dump(include=set(BoxArt.model_fields)))
    file = first.tools.file.model_copy(update={"id": game.id, "title": game.title, "tuckbox": art})
    names = (rules_name(game, language),), (_names(language)[1],)
    folder = replace(shared, rules_names=names[0], reference_names=names[1])
    tools = replace(first.tools, file=file, folder=folder, icons=replace(first.tools.icons, folder=folder))
    return replace(first, tools=tools)


def _names(language: str) -> tuple[str, str]:
    return _NAMES.get(language, (f"rules.{language}.md", f"reference.{language}.md"))
