"""What the box of a game shows, which is also the cover of its rules."""

from __future__ import annotations

from dataclasses import replace

from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.deckfile import BoxArt
from kartenwerk.custom.game.gamefile import GameFile
from kartenwerk.products.boxed_game.data import BoxedGameData


def art_deck(workshop: CustomWorkshop) -> CustomDeck:
    """The deck with the title of its game and the art of the game's box."""
    assert workshop.member is not None
    deck, game = workshop.deck, workshop.member.game
    art = BoxArt.model_validate(game.box.model_dump(include=set(BoxArt.model_fields)))
    if art.text is None:
        art = art.model_copy(
            update={"text": describe_game(game, BoxedGameData.load(workshop.roots, workshop.printed_in))}
        )
    file = deck.tools.file.model_copy(update={"title": game.title, "tuckbox": art})
    return replace(deck, tools=replace(deck.tools, file=file))


def describe_game(game: GameFile, data: BoxedGameData) -> str | None:
    """For how many it is, how long it takes and from which age on, as far as game.toml says so."""
    facts, parts = data.box.facts, []
    if game.players:
        least, most = min(game.players), max(game.players)
        parts.append(facts["players"].format(players=f"{least}" if least == most else f"{least}–{most}"))
    if game.minutes is not None:
        parts.append(facts["minutes"].format(minutes=game.minutes))
    if game.age is not None:
        parts.append(facts["age"].format(age=game.age))
    return " · ".join(parts) or None
