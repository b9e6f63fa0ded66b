"""What the shell completes after a tab: games, decks and rules, found by file names so that it does not take long;
players by the names that an evening's or a tournament's file has.

Bash breaks words at "=" and ":" and replaces what follows alone; other shells replace the whole word.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, get_args

import typer

if TYPE_CHECKING:
    from kartenwerk.base.data import DataRoots


def games(incomplete: str) -> list[str]:
    """Ids of games that begin so."""
    return _ids("rules_data/games", incomplete)


def decks(incomplete: str) -> list[str]:
    """Ids of decks that begin so."""
    return _ids("rules_data/decks", incomplete)


def decks_and_all(incomplete: str) -> list[str]:
    """Ids of decks that begin so, and the word for all of them."""
    return [id for id in (*decks(incomplete), "all") if id.startswith(incomplete)]


def decks_and_games(incomplete: str) -> list[str]:
    """Ids of decks and games that begin so, and the word for all decks."""
    return [*decks_and_all(incomplete), *games(incomplete)]


def rules(ctx: typer.Context, incomplete: str) -> list[str]:
    """Rules of the game on the line that begin so, with what follows them; of a rule, the words it may be."""
    # as long as the option has no value, the line is not understood as a whole
    given = _rules_of(_game_of(ctx))
    return _whole_words(incomplete, lambda word: _rules_that_begin(given, word))


def variants(ctx: typer.Context, incomplete: str) -> list[str]:
    """Named sets of rules of the game on the line that begin so."""
    from kartenwerk.base.data import DataRoots

    return [id for id in _section(DataRoots.over(), _game_of(ctx), "variants") if id.startswith(incomplete)]


def _game_of(ctx: typer.Context) -> str:
    """The game on the line, as an option, an argument, or the first word that is not read yet."""
    return str(ctx.params.get("for_game") or ctx.params.get("game") or next(iter(ctx.args), ""))


def _rules_that_begin(given: dict[str, Any], word: str) -> Iterator[str]:
    id, equals, value = word.partition("=")
    if not equals:
        yield from (f"{each}=" for each in given if each.startswith(word))
        return
    rule = given.get(id, {})
    default = rule.get("default")
    values = ["ja", "nein"] if isinstance(default, bool) else [*rule.get("choices", {})]
    yield from (f"{id}={each}" for each in values if each.startswith(value))


def facts(ctx: typer.Context, incomplete: str) -> list[str]:
    """The facts of a deal in the evening on the line; behind the sign, the players' names."""
    from kartenwerk.base.data import DataRoots

    game, names = _table_of(ctx)
    return _whole_words(incomplete, lambda word: _facts_that_begin(DataRoots.over(), game, names, word))


def _facts_that_begin(roots: DataRoots, game: str, names: list[str], word: str) -> Iterator[str]:
    id, equals, _ = word.partition("=")
    if equals:
        yield from _with_name(names, word)
    else:
        yield from (f"{each}=" for each in _section(roots, game, "facts") if each.startswith(id))


def players(ctx: typer.Context, incomplete: str) -> list[str]:
    """Players of the evening or tournament on the line; of several, those who are not named yet."""
    _, names = _table_of(ctx)
    return _whole_words(incomplete, lambda word: _with_name(names, word))


def results(ctx: typer.Context, incomplete: str) -> list[str]:
    """Players of the tournament on the line, for NAME=POINTS."""
    _, names = _table_of(ctx)
    return [f"{name}=" for name in names if name.startswith(incomplete)]


def _with_name(names: list[str], word: str) -> Iterator[str]:
    """The word with each name at its end that begins so and does not stand in it yet."""
    *given, begin = re.split(r"[=,:>]", word)
    before = word.removesuffix(begin)
    yield from (f"{before}{name}" for name in names if name.startswith(begin) and name not in given)


def _whole_words(incomplete: str, complete: Callable[[str], Iterator[str]]) -> list[str]:
    """What completes the whole word, less what bash has broken off it and keeps."""
    kept = _broken_off()
    whole = kept if kept.endswith(incomplete) else f"{kept}{incomplete}"
    return [word.removeprefix(kept) for word in complete(whole)]


def _broken_off() -> str:
    """What bash has broken off the word: "re=" of "re=An"; nothing in other shells."""
    if os.environ.get("_KARTENWERK_COMPLETE") != "complete_bash":
        return ""
    words, number = os.environ.get("COMP_WORDS", "").split(), int(os.environ.get("COMP_CWORD", "0"))
    at_sign = words[number : number + 1] in (["="], [":"])
    left, kept = words[: number + at_sign], ""
    while len(left) > 1 and left[-1] in ("=", ":"):
        kept, left = f"{left[-2]}{left[-1]}{kept}", left[:-2]
    return kept


def _table_of(ctx: typer.Context) -> tuple[str, list[str]]:
    """The game and the players of the file on the line, as far as it can be read; nothing of a file that cannot."""
    from pathlib import Path

    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.base.inputs import parse_toml, read_text

    file = Path(str(ctx.params.get("file") or next(iter(ctx.args), "")))
    try:
        read = parse_toml(read_text(file), file.name)
    except (KartenwerkError, OSError):
        return "", []
    names = _list(read.get("players"))
    for seated in _blocks(read, "seats"):
        names += _list(seated.get("players"))
    names += [late.get("name") for late in _blocks(read, "late")]
    for one in _blocks(read, "rename"):
        names = [one.get("to") if name == one.get("name") else name for name in names]
    return str(read.get("game") or read.get("tournament") or ""), [*dict.fromkeys(filter(_is_name, names))]


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _blocks(read: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The blocks of a kind; what stands there otherwise is left out."""
    return [block for block in _list(read.get(kind)) if isinstance(block, dict)]


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name.isprintable()


def words(*known: str) -> Callable[[str], list[str]]:
    """What completes one of a few words."""
    return lambda incomplete: [word for word in known if word.startswith(incomplete)]


def ties(incomplete: str) -> list[str]:
    """The ties of a tournament: those not given yet go behind the last comma."""
    from kartenwerk.table.tournament.scoreboard import KEYS

    return _behind_commas(KEYS, incomplete)


def _behind_commas(known: Iterable[str], incomplete: str) -> list[str]:
    """The words of a list with commas that are not given yet and begin like the last one."""
    before, comma, begin = incomplete.rpartition(",")
    given = before.split(",")
    return [f"{before}{comma}{word}" for word in known if word.startswith(begin) and word not in given]


def parts(incomplete: str) -> list[str]:
    """The parts of a kit: those not given yet go behind the last comma."""
    from kartenwerk.products.kits.parts import PARTS

    return _behind_commas(PARTS, incomplete)


def booklet_sizes(incomplete: str) -> list[str]:
    """The sizes of a booklet in the kit of a game."""
    from kartenwerk.products.kits.parts import BOOKLET_SIZES

    return [size for size in BOOKLET_SIZES if size.startswith(incomplete)]


def _ids_of_papers(table: str) -> Callable[[str], list[str]]:
    """What completes an id of a table of papers.toml."""

    def complete(incomplete: str) -> list[str]:
        from kartenwerk.base.data import DataRoots
        from kartenwerk.base.inputs import parse_toml

        file = DataRoots.over().find("rules_data/print/papers.toml")
        return words(*(each["id"] for each in parse_toml(file.text(), file.name)[table]))(incomplete)

    return complete


sizes, papers, pages = (_ids_of_papers(table) for table in ("sizes", "papers", "trims"))


def _words_of_deck(option: str) -> Callable[[str], list[str]]:
    """What completes an option of `kartenwerk deck` by a few words, whose types are loaded only then."""

    def complete(incomplete: str) -> list[str]:
        from kartenwerk.catalog import Backs
        from kartenwerk.faces.variant import Corners, IndexSize
        from kartenwerk.products.cards.order import Colours
        from kartenwerk.products.cards.sheets import MarksWanted

        kinds = {"backs": Backs, "marks": MarksWanted, "index": IndexSize, "corners": Corners, "colours": Colours}
        return words(*get_args(kinds[option]))(incomplete)

    return complete


backs, marks, indexes = (_words_of_deck(option) for option in ("backs", "marks", "index"))
corners, colours = (_words_of_deck(option) for option in ("corners", "colours"))


def sights(incomplete: str) -> list[str]:
    """Ways to see colours that begin so."""
    from kartenwerk.graphics.sight import SIGHTS

    return words(*SIGHTS)(incomplete)


def finishing(incomplete: str) -> list[str]:
    """Ways to finish gold that begin so."""
    from kartenwerk.base.data import DataRoots
    from kartenwerk.faces.finishing import finishing_ways

    return words(*finishing_ways(DataRoots.over()))(incomplete)


def cutters(incomplete: str) -> list[str]:
    """Cutting machines that begin so."""
    from kartenwerk.base.data import DataRoots
    from kartenwerk.products.cutting.data import CutData

    return words(*CutData.load(DataRoots.over()).cutters)(incomplete)


def services(incomplete: str) -> list[str]:
    """Ids of print services that begin so."""
    return _ids("rules_data/print/services", incomplete)


def _ids(folder: str, begin: str) -> list[str]:
    from kartenwerk.base.data import DataRoots

    return sorted(id for file in DataRoots.over().list(folder, ".toml") if (id := file.path.stem).startswith(begin))


def _rules_of(game: str) -> dict[str, Any]:
    """The rules of a game as its file has them; none if there is no such game."""
    from kartenwerk.base.data import DataRoots

    return _section(DataRoots.over(), game, "rules")


def _section(roots: DataRoots, game: str, section: str) -> dict[str, Any]:
    """A table of a game's file; nothing if there is no such game."""
    from kartenwerk.base.inputs import parse_toml

    name = f"rules_data/games/{game}.toml"
    if not game.isidentifier() or not roots.has(name):
        return {}
    file = roots.find(name)
    found: dict[str, Any] = parse_toml(file.text(), file.name).get(section, {})
    return found
