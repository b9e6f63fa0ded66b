"""Writes the pages of the guide that are made from the code: commands, data formats, contract, packages; and pictures.

    python docs/make.py

They stand beside the written pages in docs/guide/, and are not kept in the repository.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import chdir, redirect_stdout
from importlib import import_module
from inspect import getdoc, isfunction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

import kartenwerk as kw
import kartenwerk.play.engine.contract
from kartenwerk.catalog.deck import SuitedDeck
from kartenwerk.catalog.game import GameData, HouseRulesFile
from kartenwerk.cli.app import commands as all_commands
from kartenwerk.cli.tree import fill_words
from kartenwerk.custom.deckfile import (
    KEYS_OF,
    BoxArt,
    BoxSpec,
    CardSpec,
    ColourSpec,
    DeckFile,
    Edge,
    FolderNames,
    FontSpec,
    LayoutSpec,
    PadSpec,
    PrintSpec,
)
from kartenwerk.custom.game.gamefile import GameBox, GameFile, TableSpec
from kartenwerk.custom.game.partfile import PartFile
from kartenwerk.custom.paint import GradientSpec, ShadowSpec
from kartenwerk.custom.rowspec import CardsSpec, JoinSpec
from kartenwerk.custom.sources.spec import SourceSpec
from kartenwerk.custom.textstyle import StyleSpec
from kartenwerk.play.engine.contract import Game, Players, Talk
from kartenwerk.play.engine.record import Record
from kartenwerk.products.web.site_file import SiteFile

DOCS = Path(__file__).parent
GUIDE = DOCS / "guide"
ROOT = DOCS.parent

PICTURES = {
    "decks.png": "vorschau.png",
    "boxes.png": "schachteln.png",
    "booklet.png": "walisch/donnerwetter/vorschau_a6.png",
    "layouts.png": "own/layouts.png",
    "market.png": "own/marktplatz.png",
    "weather-box.png": "own/wetterspiel_schachtel.png",
    "difference.png": "own/marktplatz_unterschied.png",
    "swatches.png": "own/swatches.png",
    "foghorn.png": "own/nebelhorn.png",
    "cutting.png": "own/nebelhorn_schnitt.png",
    "snails.png": "own/snails.png",
    "snails-watched.png": "own/snails_watched.png",
    "meadow.png": "own/bienenweide.png",
    "meadow-rules.png": "own/bienenweide_regeln.png",
    "foghorn-rules.png": "own/nebelhorn_regeln.png",
    "beacon.png": "examples/leuchtfeuer/hand.png",
    "hedgerow.png": "examples/hedgerow/booklet.png",
    "beacon-report.png": "examples/leuchtfeuer/report.png",
    **{f"walk-{name}.png": f"walks/{name}.png" for name in ("family", "designer", "club")},
    **{
        f"{name}-{scheme}.png": f"galerie/{kept}-{ground}.png"
        for name, kept in {"cards": "karten", "pad": "block"}.items()
        for scheme, ground in {"light": "hell", "dark": "dunkel"}.items()
    },
}
"""Pictures of our own output, kept for the README."""

FORMATS: Mapping[str, tuple[type[BaseModel], str]] = {
    "A game": (GameData, "`rules_data/games/NAME.toml`: parameters, and the sentences that rules speak in."),
    "A deck": (SuitedDeck, "`rules_data/decks/NAME.toml`: suits, ranks and colours."),
    "House rules": (HouseRulesFile, "The file that `--rules` takes."),
    "A site": (SiteFile, "The file that `kartenwerk site --site` takes."),
    "A record": (Record, "What `kartenwerk play --save` writes and `kartenwerk replay` checks."),
}
"""The data formats that people write, by what they are."""

PAGE_PICTURES: Mapping[str, tuple[str, ...]] = {"recipes.md": ("fishing.svg",), "cookbook.md": ("animals.svg",)}
"""Pictures that the programs of a page draw."""

CUSTOM_DECK = GUIDE / "own-deck.md"
START, END = "<!-- made by docs/make.py: every key -->\n", "<!-- end -->\n"
"""What is made of `own-deck.md` stands between these; a test compares it."""

CUSTOM_TABLES: Mapping[str, type[BaseModel]] = {
    "deck.toml": DeckFile,
    "[cards]": CardsSpec,
    "join": JoinSpec,
    "[card]": CardSpec,
    "[colours]": ColourSpec,
    "[fonts.NAME]": FontSpec,
    "[styles.NAME]": StyleSpec,
    "[layouts.NAME]": LayoutSpec,
    "[layouts.NAME.boxes.NAME]": BoxSpec,
    "edge": Edge,
    "gradient": GradientSpec,
    "shadow": ShadowSpec,
    "[tuckbox]": BoxArt,
    "[pad]": PadSpec,
    "[print]": PrintSpec,
    "[sources.NAME]": SourceSpec,
    "folders": FolderNames,
}
"""The tables of a deck of one's own, and what reads them."""

GAME_FOLDER = GUIDE / "own-game-box.md"
GAME_TABLES: Mapping[str, type[BaseModel]] = {
    "game.toml": GameFile,
    "[colours]": ColourSpec,
    "[box]": GameBox,
    "[table]": TableSpec,
    "[sources.NAME]": SourceSpec,
    "parts/NAME.toml": PartFile,
}
"""The tables of a game in a folder, and what reads them."""

VALUES = ("Move", "Item", "Reason", "Note", "Ending", "Policy")
"""What the functions of a game give and take, of `kartenwerk.play.engine.contract`."""

USUAL: Mapping[str, str] = {
    "pack": "all cards of the deck",
    "moves": "the `candidates` that nothing forbids",
    "candidates": "needed where there is no `moves`",
    "chance": "needed where it is ever the turn of `CHANCE`",
    "tally": "what `scoring` brings",
    "deal_next": "a match is one deal",
    "scores": "the sum of the results",
    "accounts": "no chips",
    "teams": "everybody alone",
    "audit": "nothing more is checked",
    "with_words": "no words",
    "heard": "all hear the whole move",
    "shown": "nothing is turned up",
    "remarks": "nothing is said",
    "piles": "nothing is shown",
    "arranged": "by suits and ranks",
    "laid": "no tricks",
    "notes": "nothing to be read",
    "ending": "no sides",
    "consequences": "none",
    "consequences_at_end": "none",
    "alike": "all moves differ",
    "is_counted_out": "never",
    "settle": "the state as it is",
}
"""What holds where a game has no function of its own for it."""

RECIPES: Mapping[str, str] = {
    **dict.fromkeys(("deal", "read", "tally"), "A trick game"),
    **dict.fromkeys(("to_move", "moves", "play"), "A shedding game"),
    **dict.fromkeys(("holdings", "remarks", "piles"), "A fishing game"),
    **dict.fromkeys(("why_not", "notes"), "Bidding"),
    **dict.fromkeys(("view", "heard", "shown"), "Hidden hands"),
    "teams": "Teams",
    **dict.fromkeys(("deal_next", "scores", "with_rules"), "A match"),
    **dict.fromkeys(("chance", "pack"), "Chance"),
}
"""The recipe that shows a function best."""

MECHANICS = (
    *("tricks", "duties", "ranking", "trick_policy", "widow", "augen", "auction"),
    *("melds.meld", "melds.moves", "melds.search", "shedding", "matching", "reshuffle", "dealing", "tuples"),
    *("betting", "pots", "stacks", "ladders.ladder", "ladders.hands", "ladders.poker"),
)
"""The modules of `kartenwerk.play.mechanics` that games are built of, those of tricks first."""

MADE = ("commands.md", "formats.md", "contract.md", "architecture.md", "pictures")


def main() -> None:
    """Write all of them."""
    (GUIDE / "pictures").mkdir(exist_ok=True)
    for name, source in PICTURES.items():
        shutil.copyfile(DOCS / source, GUIDE / "pictures" / name)
    kw.deck("franzoesisch").show("herz-A kreuz-K pik-D karo-B herz-10").save(GUIDE / "pictures" / "hand.svg")
    kw.game("sechsundsechzig").session(players=2, seed=7).play_out(limit=1).show().save(GUIDE / "pictures/table.svg")
    for page, pictures in PAGE_PICTURES.items():
        draw_page(page, pictures)
    (GUIDE / "commands.md").write_text(commands(), encoding="utf-8")
    (GUIDE / "formats.md").write_text(formats(), encoding="utf-8")
    (GUIDE / "contract.md").write_text(contract(), encoding="utf-8")
    (GUIDE / "architecture.md").write_text(architecture(), encoding="utf-8")
    for file, tables in ((CUSTOM_DECK, CUSTOM_TABLES), (GAME_FOLDER, GAME_TABLES)):
        file.write_text(with_keys(file.read_text(encoding="utf-8"), tables), encoding="utf-8")


def draw_page(page: str, pictures: Iterable[str]) -> None:
    """Run the programs of a page beside its files, and keep these pictures of what they draw."""
    text = (GUIDE / page).read_text(encoding="utf-8")
    names: dict[str, object] = {}
    with TemporaryDirectory() as folder, chdir(folder), redirect_stdout(None):
        for language, title, body in re.findall(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', text, re.M | re.S):
            if language == "python":
                exec(compile(body, title, "exec"), names)
                continue
            Path(title).parent.mkdir(parents=True, exist_ok=True)
            Path(title).write_text(body, encoding="utf-8")
        for name in pictures:
            shutil.copyfile(name, GUIDE / "pictures" / name)


def commands() -> str:
    """Every command with its arguments and options, as the program itself knows them."""
    lines = [
        "# Commands",
        "",
        "Made from the program. `--json` prints one object instead of text; wrong input is answered by one sentence "
        "and exit code 1.",
        "",
    ]
    for words, command in every_command(all_commands()):
        context = command.make_context(words, [], resilient_parsing=True)
        fill_words(command, context)
        lines += [f"## {words}", "", _plain(command.help or ""), ""]
        usage = " ".join(command.collect_usage_pieces(context))
        lines += ["```text", f"kartenwerk {words} {usage}", "```", ""]
        rows = [row for parameter in command.params if (row := parameter.get_help_record(context))]
        if rows:
            lines += ["| option | what it does |", "|:--|:--|"]
            lines += [f"| `{_cell(name)}` | {_plain(_cell(text))} |" for name, text in rows]
            lines.append("")
    return "\n".join(lines)


def every_command(command: Any, words: str = "") -> Iterator[tuple[str, Any]]:
    """Each command that does something, with the words that call it."""
    inner = getattr(command, "commands", None)
    if inner is None:
        yield words, command
        return
    for name, one in inner.items():
        if not one.hidden:
            yield from every_command(one, f"{words} {name}".strip())


def formats() -> str:
    """Every key of the files that people write, from the models that check them."""
    lines = [
        "# Data formats",
        "",
        "Made from the models that read the files. `kartenwerk schema` prints them as JSON",
        "",
    ]
    lines[-2] += " Schema, for editors that complete and check TOML."
    for title, (model, what) in FORMATS.items():
        lines += [f"## {title}", "", what, ""]
        whole = model.model_json_schema()
        lines += _table(whole)
        for name, part in sorted(whole.get("$defs", {}).items()):
            if "properties" in part:
                lines += [f"### {title}: {name}", "", *_table(part)]
    return "\n".join(lines)


def with_keys(page: str, tables: Mapping[str, type[BaseModel]]) -> str:
    """The page with every key of these tables between its marks."""
    before, _, rest = page.partition(START)
    return f"{before}{START}{list_keys(tables)}{END}{rest.partition(END)[2]}"


def list_keys(tables: Mapping[str, type[BaseModel]]) -> str:
    """Every key of these tables with what it is, from the models that read them."""
    lines: list[str] = []
    for title, model in tables.items():
        lines += ["", f"`{title}`", "", "| key | what it is | unless told |", "|:--|:--|:--|"]
        for name, field in model.model_fields.items():
            told = _plain(_cell(field.description or ""))
            words = _words(field.annotation)
            told += f": {', '.join(f'`{word}`' for word in words)}" if words else ""
            kinds = [kind for kind, keys in KEYS_OF.items() if name in keys] if model is BoxSpec else []
            if kinds and len(kinds) < len(KEYS_OF):
                told += f" ({', '.join(kinds)})"
            lines.append(f"| `{field.alias or name}` | {told} | {_usual(field.default)} |")
    return "\n".join([*lines, "", ""])


def _words(annotation: object) -> list[str]:
    """The words of which a value is one."""
    if get_origin(annotation) is Literal:
        return [str(word) for word in get_args(annotation)]
    return [word for part in get_args(annotation) for word in _words(part)]


def _usual(default: object) -> str:
    """A default as deck.toml writes it; nothing of one that is empty or has keys of its own."""
    match default:
        case bool():
            return "`true`" if default else ""
        case str() if default:
            return f'`"{default}"`'
        case int() | float():
            return f"`{default:g}`"
    return ""


def _table(schema: Mapping[str, Any]) -> list[str]:
    """What a model says of itself, and its keys."""
    lines = [*_paragraphs(schema.get("description", "")), "", "| key | value | default |", "|:--|:--|:--|"]
    required = set(schema.get("required", ()))
    for key, value in schema["properties"].items():
        default = "**required**" if key in required else f"`{value['default']!r}`" if value.get("default") else ""
        lines.append(f"| `{key}` | {_cell(_kind(value))} | {_cell(default)} |")
    return [*lines, ""]


def _kind(value: Mapping[str, Any]) -> str:
    """A JSON type in words."""
    if "$ref" in value:
        return str(value["$ref"]).rpartition("/")[2]
    if "enum" in value:
        return " or ".join(f"`{one}`" for one in value["enum"])
    if "const" in value:
        return f"`{value['const']}`"
    for key in ("anyOf", "oneOf"):
        if key in value:
            return " or ".join(dict.fromkeys(_kind(one) for one in value[key] if one.get("type") != "null"))
    kind = value.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(value['items'])}" if "items" in value else "list"
    if kind == "object":
        inner = value.get("additionalProperties")
        return f"table of {_kind(inner)}" if isinstance(inner, Mapping) else "table"
    limits = {"minimum": "from", "maximum": "to"}
    spans = [f"{word} {value[key]}" for key, word in limits.items() if key in value]
    names = {"integer": "whole number", "number": "number", "string": "text", "boolean": "true or false"}
    return " ".join([names.get(kind, str(kind)), *spans])


def contract() -> str:
    """The functions of a game, what they give and take, and what games are built of: all from the docstrings."""
    lines = [
        "# Contract and mechanics",
        "",
        "Made from the program. A package exports one value of its class as `GAME`;",
        "`kartenwerk.library.testing.check_game` asks it for everything that stands here. A first game and recipes",
        "are on [Your own game](own-game.md).",
        "",
        "## The class of a game",
        "",
        *_paragraphs((kartenwerk.play.engine.contract.__doc__ or "").partition("\n\n")[2]),
        "",
        f"Every game has {listed_methods(Game.__abstractmethods__)}; `moves` or `candidates`; `tally` or `scoring`;",
        "and says its `id`, its `rules` and its `move_limit`. All else has a default.",
        "",
        *list_methods(),
        "",
    ]
    lines += [f"::: kartenwerk.play.engine.contract.{part}\n" for part in ("Game", "Talk", "Players")]
    lines += ["", "## What they speak of", ""]
    lines += [f"::: kartenwerk.play.engine.contract.{name}\n" for name in VALUES]
    lines += ["## What games are built of", "", *list_mechanics(), ""]
    lines += [
        f"::: kartenwerk.play.mechanics.{module}\n    options:\n      show_root_full_path: true\n"
        for module in MECHANICS
    ]
    return "\n".join(lines)


def list_methods() -> Iterator[str]:
    """A row for each function of a game: what it says, whether every game has its own, and a recipe."""
    yield from ("| function | what it says | unless a game has its own | recipe |", "|:--|:--|:--|:--|")
    for part in (Game, Talk, Players):
        for name, method in vars(part).items():
            if name.startswith("_") or not isfunction(method):
                continue
            usual = (
                "**every game has it**" if name in Game.__abstractmethods__ else USUAL.get(name, "the engine does it")
            )
            recipe = RECIPES.get(name)
            link = f"[{recipe}](recipes.md#{re.sub('[^a-z]+', '-', recipe.lower())})" if recipe else ""
            yield f"| `{name}` | {_cell(_first_sentence(method))} | {usual} | {link} |"


def list_mechanics() -> Iterator[str]:
    """A row for each module of mechanics: what it is, and the games that are built of it."""
    yield from ("| module | what it is | games |", "|:--|:--|:--|")
    games = ROOT / "generator" / "kartenwerk" / "play" / "games"
    for module in MECHANICS:
        name = f"kartenwerk.play.mechanics.{module}"
        users = {file.parent.name for file in games.glob("*/*.py") if re.search(_importing(module), file.read_text())}
        titles = ", ".join(sorted(kw.game(id).title for id in users))
        yield f"| `{module}` | {_cell(_first_sentence(import_module(name)))} | {titles} |"


def _importing(module: str) -> str:
    """What a file that imports the module of mechanics says."""
    package, _, last = f"kartenwerk.play.mechanics.{module}".rpartition(".")
    return rf"from {re.escape(package)}(\.{last} import|\.{last}$| import [^\n]*\b{last}\b)"


def _first_sentence(thing: object) -> str:
    text = " ".join((getdoc(thing) or "").split("\n\n")[0].split())
    return re.split(r"(?<=\.) (?=[A-Z])", text)[0]


def listed_methods(names: Iterable[str]) -> str:
    """The names as code, in the order in which the class has them."""
    return ", ".join(f"`{name}`" for name in vars(Game) if name in names)


def architecture() -> str:
    """How the program is built: the part of CONTRIBUTING.md that tests keep true."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    house = text[text.index("## The house") : text.index("## A practice deal")]
    rest = text[text.index("## The library") : text.index("## Words")]
    return f"# How it is built\n\n{house.replace('```' + chr(10) + 'art', '```text' + chr(10) + 'art', 1)}{rest}"


def _paragraphs(text: str) -> list[str]:
    return [_plain(part.strip()) for part in text.split("\n\n")[:6]]


def _plain(text: str) -> str:
    """Text as Markdown prints it: what looks like a link or a tag is none."""
    escaped = re.sub(r"([\[\]<>*])", r"\\\1", " ".join(text.split()))
    return re.sub(r"(?<![\w-])(--[a-z-]+)", r"`\1`", escaped)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    main()
