"""Drafts on the command line: a deck of one's own in one pale ink, in a folder beside the finished files."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.cli.options.shared import DraftOptions
from kartenwerk.custom.game_cards import safe_id

AnyWorkshop = TypeVar("AnyWorkshop", bound=Workshop)


def open_draft(workshop: AnyWorkshop, options: DraftOptions) -> tuple[AnyWorkshop, str]:
    """The workshop of a draft, if one is asked for, and the folder of drafts below the output folder.

    Else it is the workshop itself, and "". KartenwerkError for a draft of a deck of the program.
    """
    if not options.draft:
        return workshop, ""
    if not isinstance(workshop, CustomWorkshop | GameWorkshop):
        raise KartenwerkError(
            "drafts are made of decks of your own", key="--draft", expected=_("a deck's folder, or --colours low-ink")
        )
    from kartenwerk.products.prints.mark import check_name  # which loads what draws pictures

    name = check_name(options.draft_name)
    if isinstance(workshop, GameWorkshop):
        deck, version = workshop.edition(workshop.game.members[0]).deck, workshop.game.file.version or ""
    else:
        deck, version = workshop.deck, workshop.deck.tools.file.version
    word = deck.tools.words.prints.draft
    line = " ".join(filter(None, (word, version if name is None else name)))
    return replace(workshop, draft=line), safe_id(word)
