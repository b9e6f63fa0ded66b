"""What one command makes of a whole game in a folder: its rules, its score pad, its box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.catalog.service import PlatesWanted
from kartenwerk.cli.boxed_game import OpenedGame, find_game, open_game_folder
from kartenwerk.custom.folder import GAME
from kartenwerk.custom.game.book import rules_name
from kartenwerk.products.booklet.manuscript import BOX_EDITION, Edition
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.picture import box_picture
from kartenwerk.products.box.tuck_box import box_product, plated_boxes
from kartenwerk.products.boxed_game.box_picture import box_pictures
from kartenwerk.products.boxed_game.editions import in_edition
from kartenwerk.products.boxed_game.lid_box import box_products, wants_box, wants_tuck_box
from kartenwerk.products.boxed_game.rules import reference_card_products, rules_products
from kartenwerk.products.pad.custom import custom_layout, custom_pad_page, custom_pad_product


class GameProducts(NamedTuple):
    """The files that are asked for, and what cannot be made of them in which language."""

    products: list[Product]
    left_out: list[Message]


def open_whole_game(
    name: str | None, data: Path | None, language: str | None, *, of_games: bool = False
) -> OpenedGame | None:
    """The game of a folder, checked; None for anything else. KartenwerkError for a deck or part in it.

    A language is refused as `open_game_folder` does it.
    """
    known = Workshop.over(data).catalog
    found = None if name is None else find_game(name, (*known.deck_ids, *known.game_ids))
    if name is None or (found is None and language is None):
        return None
    if found is not None and found[1]:
        raise KartenwerkError(
            "the rules, the pad and the box are those of a whole game",
            found=name,
            expected=_("the folder with its {file}", file=GAME),
        )
    return open_game_folder(name, data, language, of_games=of_games)


def languages_of(game: OpenedGame) -> list[str]:
    return list(dict.fromkeys(member.language for member in game.members))


def rules_of_game(
    game: OpenedGame, editions: Callable[[Workshop], Sequence[Edition]], reference: tuple[str, str] | None
) -> GameProducts:
    """The rules in every language that has a text, and the `reference` card on that paper with that link.

    KartenwerkError where nothing can be made.
    """
    workshop, made = game.workshop, GameProducts([], [])
    faults: list[KartenwerkError] = []
    for language in languages_of(game):
        book = workshop.book(language)
        try:
            wanted = editions(book)
            if wanted:
                _check_text(workshop, language, wanted)
                made.products.extend(rules_products(workshop, language, wanted))
            if reference is not None:
                if book.deck.reference is None:
                    raise KartenwerkError(
                        "the game has no text for a reference card in this language",
                        found=language,
                        expected=_("kurzkarte.md or reference.md in its folder, with two titles"),
                    )
                made.products.extend(reference_card_products(workshop, language, *reference))
        except KartenwerkError as error:
            faults.append(error)
            made.left_out.append(_("{name} is left out: {why}", name=language, why=error.sentence))
    if not made.products and faults:
        raise faults[0]
    return made


def _check_text(workshop: GameWorkshop, language: str, editions: Sequence[Edition]) -> None:
    """KartenwerkError for a language without rules, and for a box edition of a game without cards."""
    deck = workshop.book(language).deck
    if deck.rules is None:
        raise KartenwerkError(
            "the game has no rules in this language",
            found=language,
            expected=_("{file} in its folder", file=rules_name(workshop.game.file, language)),
        )
    if deck.part is not None and any(edition.form == BOX_EDITION for edition in editions):
        raise KartenwerkError(
            "a booklet as large as a card is made for a game with a deck", key="--page", expected=_("a6 or a5")
        )


def pad_of_game(game: OpenedGame, page: str | None, paper: str, leaves: int) -> list[Product]:
    """The score pad of the game, which is that of its first deck; KartenwerkError if it has none."""
    found: list[Product] = []
    for member in (each for each in game.members if each.is_first):
        edition = game.workshop.edition(member)
        if edition.deck.tools.file.pad is None:
            raise KartenwerkError("the game has no score pad", file=GAME, key="pad", expected=_("a table [pad]"))
        size = page or custom_pad_page(edition.catalog, edition.deck)
        custom_layout(edition.catalog, edition.deck, size)
        found += in_edition(game.workshop, member, [custom_pad_product(edition.deck, size, paper, leaves)])
    if not found:
        raise KartenwerkError("a score pad is printed with a game's first deck", file=GAME, found=_("no deck"))
    return found


def box_of_game(game: OpenedGame, way: PlatesWanted | None = None) -> list[Product]:
    """Bottom and lid in each language, or the tuck box of its first deck; with a `way` their plates for a press, too.

    KartenwerkError for a game without a box.
    """
    workshop = game.workshop
    if wants_box(workshop):
        return box_products(workshop, languages_of(game), way)

    def make(edition: CustomWorkshop) -> list[Product]:
        contents = box_contents(edition.catalog, edition.deck)
        if way is None:
            return [box_product(edition.deck, contents)]
        return plated_boxes(edition, edition.deck, contents, None, (), way)

    return _of_tuck_box(game, make)


def picture_of_box(game: OpenedGame) -> list[Product]:
    """The closed box in each language, as a picture; KartenwerkError for a game without a box."""
    if wants_box(game.workshop):
        return box_pictures(game.workshop, languages_of(game))
    return _of_tuck_box(
        game, lambda edition: [box_picture(edition.deck, box_contents(edition.catalog, edition.deck), ())]
    )


def _of_tuck_box(game: OpenedGame, make: Callable[[CustomWorkshop], Sequence[Product]]) -> list[Product]:
    """What is made of the tuck box of the game's first deck in each language; KartenwerkError if it has none."""
    workshop = game.workshop
    if not wants_tuck_box(workshop):
        raise KartenwerkError(
            "the game has no box", file=GAME, key="box.kind", found="none", expected=_("lid-and-bottom or tuck")
        )
    found: list[Product] = []
    for member in (each for each in game.members if each.is_first):
        found += in_edition(workshop, member, make(workshop.edition(member)))
    return found
