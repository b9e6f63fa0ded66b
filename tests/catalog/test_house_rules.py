"""House rules: from a file, from `--set`, checked by label and range."""

from pathlib import Path

import pytest

from generator.catalog import Catalog
from generator.errors import KartenwerkError


def test_a_house_rules_file_gives_name_date_and_changes(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "montag.toml"
    file.write_text('name = "Runde Montag"\ndate = 2026-11-02\n[rules]\npunkte_donnerwetter = 5\n', encoding="utf-8")
    rules = catalog.house_rules(catalog.game("donnerwetter"), file, ["handkarten=5", "eroberungszwang=nein"])
    assert (rules.name, rules.date) == ("Runde Montag", "02.11.2026")
    assert rules.changes == {"punkte_donnerwetter": 5, "handkarten": 5, "eroberungszwang": False}


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("punkte_donnerwetter=500", "Punkte für ein Donnerwetter.*500.*a whole number from 0 to 50"),
        ("punkte_donnerwetter=viel", "Punkte für ein Donnerwetter.*'viel'"),
        ("punkte=5", "no such rule.*punkte_donnerwetter"),
        ("punkte_donnerwetter", "key=value"),
        ("eroberungszwang=2", "Eroberungszwang.*true or false"),
        ("rest=weg", "verfaellt, letzter_eroberer"),
    ],
)
def test_a_wrong_setting_is_refused_with_label_and_range(catalog: Catalog, setting: str, words: str) -> None:
    with pytest.raises(KartenwerkError, match=words):
        catalog.house_rules(catalog.game("donnerwetter"), None, [setting])


def test_house_rules_for_another_game_are_refused(catalog: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('name = "Runde"\ngame = "wolfsjagd"\n', encoding="utf-8")
    with pytest.raises(KartenwerkError, match="another game"):
        catalog.house_rules(catalog.game("donnerwetter"), file, [])
