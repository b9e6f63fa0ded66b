"""The kit of a game: everything of its decks and parts, as far as the paper takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.custom.game.member import Member
from kartenwerk.printing.press.grid import best_grid
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.boxed_game.board import MARGIN
from kartenwerk.products.boxed_game.contents import has_rules, lies_beside
from kartenwerk.products.boxed_game.editions import in_edition, printed_members
from kartenwerk.products.boxed_game.lid_box import OF, box_products, wants_box, wants_tuck_box
from kartenwerk.products.boxed_game.mixed import mix_parts, mixed_products
from kartenwerk.products.boxed_game.parts import part_products
from kartenwerk.products.boxed_game.rules import OF as RULES
from kartenwerk.products.boxed_game.rules import rules_kit, table_kit
from kartenwerk.products.boxed_game.standees import GAP
from kartenwerk.products.kits.kit import kit_products
from kartenwerk.products.kits.parts import KitPart, read_words

GamePart: TypeAlias = Literal["decks", "parts", "box", "rules", "pad", "guide"]
"""What the kit of a game has: its rules in every form and its reference card, and the guide to what is made with it."""

GAME_PARTS: tuple[GamePart, ...] = get_args(GamePart)
_OF_DECK: dict[GamePart, KitPart] = {"decks": "cards", "pad": "pad"}


class GameKit(NamedTuple):
    """The files of a game's kit, and what is left out because it does not fit on the paper."""

    products: list[Product]
    left_out: list[Message]


def read_game_parts(given: str | None) -> tuple[GamePart, ...]:
    """The parts in a list with commas; all of them if nothing is given. KartenwerkError as `read_parts`."""
    return read_words(given, GAME_PARTS)


def game_folder_kit(
    workshop: GameWorkshop,
    members: Sequence[Member],
    paper: str,
    *,
    is_whole: bool,
    parts: Sequence[GamePart] = GAME_PARTS,
    mixed: bool = False,
) -> GameKit:
    """The sheets, single cards and blank cards of every deck, and the sheets of every part, in their languages.

    The box is that of the game as a whole. `mixed` parts share sheets where they can.
    """
    kit = GameKit([], [])
    printed = _fitting(workshop, [each for each in members if _is_wanted(each, parts)], paper, kit)
    groups = mix_parts(workshop, printed) if mixed else []
    together = {(name, group.language) for group in groups for name in group.names}
    wanted = [_OF_DECK[part] for part in parts if part in _OF_DECK]
    for member in printed:
        if not member.is_part:
            edition = workshop.edition(member)
            made = kit_products(edition.catalog, edition.deck, paper, parts=wanted)
            kit.products.extend(in_edition(workshop, member, made))
        elif (member.name, member.language) not in together:
            kit.products.extend(part_products(workshop, member, paper))
    kit.products.extend(mixed_products(workshop, groups, paper))
    if is_whole and "rules" in parts:
        add_rules(workshop, list(dict.fromkeys(each.language for each in members)), paper, kit)
    if is_whole and "box" in parts:
        _add_box(workshop, members, kit)
    return kit


def _is_wanted(member: Member, parts: Sequence[GamePart]) -> bool:
    return "parts" in parts if member.is_part else any(part in parts for part in _OF_DECK)


def _fitting(workshop: GameWorkshop, members: Sequence[Member], paper: str, kit: GameKit) -> list[Member]:
    """The members that fit on the paper; others are left out and named."""
    found = []
    for member in printed_members(workshop, members):
        try:
            check_paper(workshop, member, paper)
        except KartenwerkError as error:
            kit.left_out.append(_("{name} is left out: {why}", name=member.name, why=error.sentence))
        else:
            found.append(member)
    return found


def _add_box(workshop: GameWorkshop, members: Sequence[Member], kit: GameKit) -> None:
    """The tuck box of a single deck, or bottom and lid; a box that fits on no paper is left out and named."""
    if wants_tuck_box(workshop):
        for member in (each for each in members if each.is_first):
            edition = workshop.edition(member)
            contents = box_contents(edition.catalog, edition.deck)
            kit.products.extend(in_edition(workshop, member, [box_product(edition.deck, contents)]))
    if wants_box(workshop):
        try:
            kit.products.extend(box_products(workshop, list(dict.fromkeys(each.language for each in members))))
        except KartenwerkError as error:
            kit.left_out.append(_("{name} is left out: {why}", name=OF, why=error.sentence))
        else:
            shown = (workshop.edition(each).deck for each in workshop.game.in_language(members[0].language))
            boards = [deck.title for deck in shown if lies_beside(deck)]
            kit.left_out.extend(_("{name} does not lie in the box: it has no fold", name=name) for name in boards)


def add_rules(workshop: GameWorkshop, languages: Sequence[str], paper: str, kit: GameKit) -> None:
    """Add the rules in each of the languages that has a text; where no language of the game has one, add those of the
    games as tables in its folder, in these languages."""
    if has_rules(workshop):
        for language in languages:
            try:
                kit.products.extend(rules_kit(workshop, language, paper))
            except KartenwerkError as error:
                kit.left_out.append(_("{name} is left out: {why}", name=RULES, why=error.sentence))
    else:
        products, left_out = table_kit(workshop, languages, paper)
        kit.products.extend(products)
        kit.left_out.extend(left_out)


def check_paper(workshop: GameWorkshop, member: Member, paper: str) -> None:
    """KartenwerkError where not even one piece fits on the paper."""
    deck, size = workshop.edition(member).deck, workshop.sheet(paper)
    part, gap = deck.part, 0.0
    if part is not None and part.kind == "board":
        return
    width, height = deck.width, deck.height
    if part is not None and part.kind == "standee":
        height, gap = 2 * (deck.height + part.foot), GAP
    elif part is not None:
        gap = part.gap
    best_grid(width, height, size, gap, MARGIN)
