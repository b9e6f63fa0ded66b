"""Wrong data is refused with file, key, what was found and what was expected, all faults of a file at once."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.catalog import Catalog

Edit = Callable[[str], str]


def edited(tmp_path: Path, file: str, edit: Edit) -> Catalog:
    """A catalog over a user's folder in which one file is changed."""
    target = tmp_path / file
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(project_root() / file, target)
    before = target.read_text(encoding="utf-8")
    after = edit(before)
    assert after != before, "the edit changes nothing"
    target.write_text(after, encoding="utf-8")
    return Catalog(DataRoots.over(tmp_path))


def swap(old: str, new: str, count: int = 1) -> Edit:
    return lambda text: text.replace(old, new, count)


DECK = "rules_data/decks/walisch.toml"
GAME = "rules_data/games/donnerwetter.toml"


@pytest.mark.parametrize(
    ("edit", "key", "words"),
    [
        (swap('id = "yxar"', 'id = "svidar"'), "suits", "suit id occurs twice: svidar"),
        (swap('colour = "rot"', 'colour = "gruen"'), "suits", "unknown colour role 'gruen'"),
        (swap("papier = {", "grund = {"), "colours", "colour role missing: papier"),
        (swap("[0, 90, 95, 15]", "[0, 190, 95, 15]"), "colours.rot.cmyk.1", "100 or less"),
        (swap('screen = "#C33A12"', 'screen = "red"'), "colours.rot.screen", "a colour such as #A8502A"),
        (swap("width = 59.0\n", ""), "width", "the key is missing"),
        (swap("width = 59.0", "width = -1.0"), "width", "25 or more"),
        (swap("width = 59.0", 'width = "wide"'), "width", "a number"),
        (swap("width = 59.0", "width = 59.0\nwidht = 60.0"), "widht", "there is no such key"),
        (swap('code = "M"', 'code = "S"'), "ranks", "rank code occurs twice: S"),
        (swap('id = "halk"', 'id = "bog"'), "extras", "id occurs twice: bog"),
        (swap("value = 10", 'value = "ten"'), "ranks.0.value", "a whole number"),
        (swap('halk-3 = "', 'halk-4 = "'), "pictures", "there is no card 'halk-4' in the deck"),
        (swap('halk-3 = "Hagel', 'halk-3 = "hagel'), "pictures.halk-3", "a capital first, a stop at the end"),
        (swap('id = "walisch"', 'id = "inrah"'), "id", "the id differs from the file's name"),
    ],
)
def test_a_faulty_deck_is_refused_by_file_and_key(tmp_path: Path, edit: Edit, key: str, words: str) -> None:
    catalog = edited(tmp_path, DECK, edit)
    with pytest.raises(KartenwerkError) as caught:
        catalog.deck("walisch")
    assert caught.value.file == str(tmp_path / DECK)
    assert caught.value.key == key
    assert words in str(caught.value)


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    def edit(text: str) -> str:
        return (
            text.replace("width = 59.0", "width = 0.0")
            .replace("value = 9\n", 'value = "x"\n')
            .replace("height = 91.0\n", "")
        )

    with pytest.raises(DataError) as caught:
        edited(tmp_path, DECK, edit).deck("walisch")
    assert {fault.key for fault in caught.value.faults} == {"width", "height", "ranks.1.value"}
    assert all(fault.file == str(tmp_path / DECK) for fault in caught.value.faults)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"id = walisch\n", "the file is not TOML"),
        (b'id = "walisch"\ntitle = "Wal\xff"\n', "not UTF-8"),
    ],
)
def test_a_file_that_is_no_toml_is_refused_by_name(tmp_path: Path, content: bytes, words: str) -> None:
    target = tmp_path / DECK
    target.parent.mkdir(parents=True)
    target.write_bytes(content)
    with pytest.raises(KartenwerkError, match=words) as caught:
        Catalog(DataRoots.over(tmp_path)).deck("walisch")
    assert caught.value.file == str(target)


@pytest.mark.parametrize(
    ("edit", "key", "words"),
    [
        (
            swap("default = 6\nmin = 1", "default = 60\nmin = 1"),
            "rules.handkarten",
            "the default 60 is not a whole number from 1 to 10",
        ),
        (swap("default = 6\nmin = 1", 'default = "sechs"\nmin = 1'), "rules.handkarten", "needs `choices`"),
        (swap("default = 6\nmin = 1", 'default = 6\nbelow = "rest"\nmin = 1'), "rules", "bounded by no earlier rule"),
        (swap("default = 6\nmin = 1", 'default = true\nbelow = "rest"'), "rules.handkarten", "default is a number"),
        (swap('default = "verfaellt"', 'default = "weg"'), "rules.rest", "one of verfaellt, letzter_eroberer"),
        (swap("players = [2, 4]", "players = [4, 2]"), "players", "increasing numbers"),
        (swap("players = [2, 4]", "players = [2, 40]"), "players", "at most 24 players have names"),
        (swap('deck = "walisch"', 'deck = "tarot"'), "deck", "unknown deck"),
    ],
)
def test_a_faulty_game_is_refused_by_file_and_key(tmp_path: Path, edit: Edit, key: str, words: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        edited(tmp_path, GAME, edit).game("donnerwetter")
    assert caught.value.key == key
    assert re.search(re.escape(words), str(caught.value))


def test_unknown_names_list_what_there_is(catalog: Catalog) -> None:
    with pytest.raises(KartenwerkError, match=r"'skat'.*donnerwetter"):
        catalog.game("skat")
    with pytest.raises(KartenwerkError, match=r"'tarot'.*walisch"):
        catalog.deck("tarot")
    with pytest.raises(KartenwerkError, match=r"'a0'.*a4"):
        catalog.paper("a0")
