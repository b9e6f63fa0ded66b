"""The guide is true: every command and every snippet in it runs as it stands, and no link leads nowhere."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import venv
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from tests.support import Run

import kartenwerk
from kartenwerk.play.engine import contract
from kartenwerk.play.engine.contract import Game

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide"
MADE = ("commands", "formats", "contract", "architecture")
WRITTEN = sorted(
    path.name
    for path in GUIDE.glob("*.md")
    if path.name not in ("commands.md", "formats.md", "contract.md", "architecture.md")
)

EXAMPLES = {"balance.md": "leuchtfeuer", "trick-game.md": "stichspiele"}
"""The folder of docs/examples that lies there already when the commands of a page are typed."""

FILES = ("toml", "csv", "markdown")
"""Languages of blocks that are a file where they have a title."""

FRESH_BLOCK = 'title="Terminal"'
"""What stands behind the language of blocks that are typed in a fresh environment."""


class Block(NamedTuple):
    """A block of code of a page: its language, what else is said behind it, and the text."""

    language: str
    more: str
    text: str


def blocks(page: str) -> list[Block]:
    found = []
    text = (GUIDE / page).read_text(encoding="utf-8")
    for indent, head, body in re.findall(r"^( *)```(\w+[^\n]*)\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL):
        language, _, more = head.partition(" ")
        found.append(Block(language, more, re.sub(f"^{indent}", "", body, flags=re.MULTILINE)))
    return found


def typed(block: Block) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it is said to answer."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
    return [(part.partition("\n")[0], part.partition("\n")[2].strip()) for part in parts]


def agrees(expected: str, answer: str) -> bool:
    """Whether an answer is as the page has it, where three dots stand for anything."""
    pattern = re.escape(expected).replace(r"\.\.\.\n", "(?:.*\n)?").replace(r"\.\.\.", ".*")
    return re.fullmatch(pattern, answer.strip(), re.DOTALL) is not None


@pytest.mark.parametrize("page", WRITTEN)
def test_every_command_and_snippet_of_a_page_runs(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, page: str
) -> None:
    """Blocks that are typed in a fresh environment are left to the test that makes one."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    if example := EXAMPLES.get(page):
        shutil.copytree(ROOT / "docs" / "examples" / example, tmp_path / example)
    for block in blocks(page):
        if block.language == "toml":
            tomllib.loads(block.text)
        if block.language in FILES and (title := re.search(r'title="([^"]+)"', block.more)):
            file = tmp_path / title[1]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        if block.language == "python":
            exec(compile(block.text, page, "exec"), names)
        elif block.language == "console" and block.more != FRESH_BLOCK:
            for command, expected in typed(block):
                program, *words = shlex.split(command)
                assert program == "kartenwerk", command
                told = run(*words)
                answer = told.out + told.err
                assert agrees(expected, answer), f"{command}\n{answer[:2000]}"
                assert told.code == ("kartenwerk: " in expected), command


def test_dots_stand_for_anything_and_nothing_else_does() -> None:
    assert agrees("a\n...\nb", "a\nx\ny\nb")
    assert agrees("a ... c", "a b c")
    assert not agrees("a\nb", "a\nx\nb")
    assert not agrees("a\n...", "b\na\nx")


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = spec_from_file_location("guide_maker", ROOT / "docs" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_keys_of_a_deck_of_ones_own_are_those_that_the_program_reads(maker: ModuleType) -> None:
    from kartenwerk.custom import deckfile, paint, rowspec, textstyle
    from kartenwerk.custom.sources import spec

    for path, tables in ((maker.CUSTOM_DECK, maker.CUSTOM_TABLES), (maker.GAME_FOLDER, maker.GAME_TABLES)):
        page = path.read_text(encoding="utf-8")
        assert maker.with_keys(page, tables) == page, "python docs/make.py writes them anew"
    rooms = (deckfile, paint, rowspec, spec, textstyle)
    models = [each for room in rooms for each in vars(room).values() if isinstance(each, type)]
    own = {each for each in models if each.__module__ in [room.__name__ for room in rooms]}
    assert set(maker.CUSTOM_TABLES.values()) == own


def test_no_link_leads_nowhere(maker: ModuleType) -> None:
    pictures = {
        f"pictures/{name}"
        for name in (*maker.PICTURES, *sum(maker.PAGE_PICTURES.values(), ()), "hand.svg", "table.svg")
    }
    pages = {*WRITTEN, *(name for name in maker.MADE if name.endswith(".md"))}
    for page in WRITTEN:
        text = (GUIDE / page).read_text(encoding="utf-8")
        text = re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)  # what is quoted leads nowhere
        for link in re.findall(r"\]\(([^)]+)\)", text):
            place = re.sub("#only-(light|dark)$", "", link)
            if "#" in place:
                place, _, heading = place.partition("#")
                place = place or page
                titles = re.findall(r"^#+ (.+)$", (GUIDE / place).read_text(encoding="utf-8"), re.MULTILINE)
                assert heading in [re.sub(r"[^a-z0-9]+", "-", title.lower()) for title in titles], f"{page}: {link}"
            assert place in pages | pictures, f"{page}: {link}"
    assert all((ROOT / "docs" / source).is_file() for source in maker.PICTURES.values())


PAPER = re.compile(r"\b(?:docs/[\w/.-]*\w|(?:README|CONTRIBUTING|CHANGELOG)\.md)")


def test_every_paper_that_drafts_and_messages_name_is_there() -> None:
    texts = [path for folder in ("templates/new", "rules_data/lang") for path in (ROOT / folder).rglob("*.*")]
    texts += (ROOT / "generator").rglob("*.py")
    found = {name for path in texts for name in PAPER.findall(path.read_text(encoding="utf-8"))}
    assert found
    assert {name for name in found if not (ROOT / name).exists()} == set()


def test_nothing_says_that_an_index_of_packages_has_it() -> None:
    """It is installed from its folder; who types its name alone gets nothing, or what somebody else has put there."""
    papers = [*GUIDE.glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "generator").rglob("*.py")]
    told = re.compile(r"pip install [^`\n]*(?<![\w/.-])kartenwerk\b(?!/)")
    assert [path.name for path in papers if told.search(path.read_text(encoding="utf-8"))] == []
    assert told.search("pip install kartenwerk[openspiel]")


def test_the_contract_and_what_games_are_built_of_are_in_the_guide(maker: ModuleType) -> None:
    """A page has the class of games, what every game must have, and the modules of mechanics that it names."""
    page = maker.contract()
    for part in ("Game", "Talk", "Players"):
        assert f"::: kartenwerk.play.engine.contract.{part}\n" in page
    assert all(f"`{name}`" in page for name in Game.__abstractmethods__)
    built_of = [
        import_module(name) for name in re.findall(r"^::: (kartenwerk\.play\.mechanics\.\S+)", page, re.MULTILINE)
    ]
    names = {name for module in built_of for name in vars(module)}
    assert {"after_lay", "next_deal", "sensible_lay", "ducking_card", "why_not_lay", "Widow"} <= names
    for name in re.findall(r"^::: kartenwerk\.engine\.contract\.(\w+)", page, re.MULTILINE):
        assert hasattr(contract, name)


def test_every_function_of_a_game_has_a_row_and_every_recipe_is_one(maker: ModuleType) -> None:
    rows = [*maker.list_methods()]
    assert len(rows) - 2 > len(Game.__abstractmethods__) + len(maker.USUAL) - 3
    named = {row.split("`")[1] for row in rows[2:]}
    assert named >= {*Game.__abstractmethods__, *maker.USUAL, *maker.RECIPES}
    headings = set(re.findall(r"^## (.+)$", (GUIDE / "recipes.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert headings == set(maker.RECIPES.values())
    games = {row.split("|")[1].strip(): row.split("|")[3] for row in maker.list_mechanics()}
    assert "Herzblatt" in games["`widow`"]
    assert "Mau-Mau" in games["`matching`"]


def test_the_cookbook_has_twenty_programs_each_complete() -> None:
    """Each imports what it needs, and has a heading of its own; the page's own test runs them."""
    programs = [block for block in blocks("cookbook.md") if block.language == "python"]
    assert len(programs) == 20
    assert [block.more for block in programs if "import kartenwerk as kw" not in block.text] == []
    assert len(re.findall("^### ", (GUIDE / "cookbook.md").read_text(encoding="utf-8"), re.MULTILINE)) == 20
    for block in programs:
        assert max(map(len, block.text.splitlines())) <= 120


def test_every_page_is_in_the_contents(maker: ModuleType) -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("nav:")[1]
    assert set(re.findall(r"[\w-]+\.md", contents)) == {*WRITTEN, *(n for n in maker.MADE if n.endswith(".md"))}


def test_every_command_is_described_with_its_options(maker: ModuleType, run: Run) -> None:
    text = maker.commands()
    for name in ("list", "kit", "play", "new game", "new deck", "score add", "tournament seat"):
        assert f"\n## {name}\n" in text
    assert "`--kind <str>`" in text
    assert "None" not in text
    assert "{words}" not in text


def test_every_key_of_the_formats_is_described(maker: ModuleType) -> None:
    text = maker.formats()
    for model, _ in maker.FORMATS.values():
        for key in model.model_fields:
            assert f"| `{key}` |" in text
    for key in ("duties_while_drawing", "last_trick", "turn_up"):
        assert f"| `{key}` |" in text


def test_every_name_of_the_library_is_described() -> None:
    text = (GUIDE / "library.md").read_text(encoding="utf-8")
    described = set(re.findall(r"^::: kartenwerk[\w.]*\.(\w+)$", text, re.MULTILINE))
    assert described >= set(kartenwerk.__all__) - {"Card", "Cards", "GameInfo"}


def test_how_it_is_built_is_what_contributing_says(maker: ModuleType) -> None:
    text = maker.architecture()
    assert "library  -> " in text
    assert "## The library" in text


FRESH = [(page, block) for page in ("start.md", "own-game.md") for block in blocks(page) if block.more == FRESH_BLOCK]


def test_what_is_typed_in_a_fresh_environment_is_known(run: Run) -> None:
    """Here only the words are tried; the slow test types all of them."""
    commands = [command for _, block in FRESH for command, _ in typed(block)]
    assert sum(command.startswith("kartenwerk") for command in commands) >= 4
    for command in commands:
        if command.startswith("kartenwerk"):
            assert run(*shlex.split(command)[1:3], "--help").code == 0, command


@pytest.mark.slow
def test_ten_minutes_from_the_wheel_to_a_printed_game(tmp_path: Path) -> None:
    """All that the pages tell to type, in a fresh environment that knows nothing of this repository."""
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", str(tmp_path), str(ROOT)],
        check=True,
        capture_output=True,
        timeout=900,
    )
    (wheel,) = tmp_path.glob("*.whl")
    venv.create(tmp_path / ".venv", with_pip=True)
    bin = tmp_path / ".venv" / ("Scripts" if os.name == "nt" else "bin")
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment |= {"HOME": str(tmp_path / "home"), "KARTENWERK_CACHE": str(tmp_path / "cache")}
    constraints = ["--quiet", "--constraint", str(ROOT / "constraints.txt")]

    def answer(*words: str) -> str:
        command = [str(bin / words[0]), *words[1:]]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    answer("pip", "install", str(wheel), "pytest", "hatchling", "editables", *constraints)
    for _, block in FRESH:
        for command, expected in typed(block):
            program, *words = shlex.split(command)
            if "-m venv" in command or words == ["install", "."]:
                continue  # done above, from the wheel
            if program == "pip":
                words = [*words, "--no-build-isolation", "--quiet"]
            assert agrees(expected, answer(program, *words)) or program == "pip", command
    printed = {path.name for path in (tmp_path / "output/franzoesisch/sturmstich").iterdir()}
    assert {"regeln_a6.pdf", "kurzkarte.pdf", "block_a6_auf_a4.pdf"} <= printed


@pytest.mark.slow
def test_the_guide_is_built_strictly(tmp_path: Path) -> None:
    pytest.importorskip("zensical", reason="the guide's generator is not installed: pip install -e .[docs]")
    subprocess.run([sys.executable, str(ROOT / "docs" / "make.py")], check=True, timeout=300)
    built = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(built, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
