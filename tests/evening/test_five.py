"""Five at a table of Doppelkopf, or four at one of Tarock: whoever deals sits out, and the deal goes round."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from tests.evening.table import HEAD, evening, result
from tests.support import Run, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.table.evening.dealer import lets_dealer_out

FIVE = HEAD.replace('"Dirk"', '"Dirk", "Emil"')


def deals(*told: str) -> str:
    return FIVE + "".join(f"\n[[deal]]\n{one}\n" for one in told)


def test_the_dealer_sits_out_and_the_deal_goes_round() -> None:
    alone = ("Cleo", "Cleo", "Anna", "Anna", "Anna", "Cleo")
    found = evening(deals(*(f're = ["{name}"]\naugen = 130' for name in alone)))
    out = [name for line in found.lines for name in found.everybody if name not in line.names]
    assert out == ["Anna", "Bert", "Cleo", "Dirk", "Emil", "Anna"]


def test_who_sits_out_neither_wins_nor_pays() -> None:
    found = evening(deals('re = ["Bert", "Cleo"]\naugen = 132'))
    assert result(found) == {"Anna": 0, "Bert": 1, "Cleo": 1, "Dirk": -1, "Emil": -1}
    assert [place.deals for place in found.standing] == [1, 1, 0, 1, 1]
    assert found.next.table.dealing == "Bert"


def test_the_dealer_cannot_have_played() -> None:
    with pytest.raises(KartenwerkError, match="deal 1: re: there is no player of that name; found 'Anna'"):
        result(evening(deals('re = ["Anna"]\naugen = 132')))


def test_who_deals_may_be_told_and_the_deal_goes_on_from_there() -> None:
    found = evening(deals('gibt = "Emil"\nre = ["Anna"]\naugen = 130', 're = ["Emil"]\naugen = 130'))
    assert [line.names for line in found.lines] == [("Anna", "Bert", "Cleo", "Dirk"), ("Bert", "Cleo", "Dirk", "Emil")]
    with pytest.raises(KartenwerkError, match="deal 1: gibt: there is no player of that name"):
        result(evening(deals('gibt = "Zack"\nre = ["Anna"]\naugen = 130')))


def test_a_correction_is_told_of_those_who_played_that_deal() -> None:
    text = deals('re = ["Bert"]\naugen = 130', 're = ["Anna"]\naugen = 130')
    found = evening(text + '\n[[correct]]\ndeal = 1\nre = ["Emil"]\naugen = 130\n')
    assert [line.names for line in found.deals] == [("Bert", "Cleo", "Dirk", "Emil"), ("Anna", "Cleo", "Dirk", "Emil")]
    assert [found.moment(deal).names for deal in (1, 2)] == [line.names for line in found.deals]
    dealer = evening(text + '\n[[correct]]\ndeal = 1\ngibt = "Cleo"\nre = ["Emil"]\naugen = 130\n')
    assert dealer.deals[0].names == ("Anna", "Bert", "Dirk", "Emil")


def test_a_fifth_may_come_and_go() -> None:
    found = evening(
        HEAD
        + '\n[[deal]]\nre = ["Anna"]\naugen = 130\n'
        + '\n[[seats]]\nplayers = ["Anna", "Bert", "Cleo", "Dirk", "Emil"]\n'
        + '\n[[deal]]\nre = ["Emil"]\naugen = 130\n'
        + '\n[[seats]]\nplayers = ["Emil", "Bert", "Cleo", "Dirk"]\n'
        + '\n[[deal]]\nre = ["Emil"]\naugen = 130\n'
    )
    assert result(found) == {"Anna": 2, "Bert": -2, "Cleo": -3, "Dirk": -3, "Emil": 6}
    assert [line.names for line in found.lines][1] == ("Anna", "Cleo", "Dirk", "Emil"), "Bert's turn to deal comes"


def test_the_first_one_deals_where_the_next_dealer_has_gone() -> None:
    text = deals('re = ["Bert"]\naugen = 130')
    assert evening(text).next.table.dealing == "Bert"
    names = '\n[[seats]]\nplayers = ["{}", "{}", "Cleo", "Dirk", "Emil"]\n'
    assert evening(text + names.format("Anna", "Falk")).next.table.dealing == "Anna"
    assert evening(text + names.format("Bert", "Anna")).next.table.dealing == "Bert"


def test_only_games_that_carry_nothing_but_points_let_the_dealer_out() -> None:
    games = ("doppelkopf", "tarock", "wallachen", "watten", "romme", "gin_romme", "burner_holdem", "schwimmen")
    sessions = map(session_of, games)
    assert [one.data.id for one in sessions if lets_dealer_out(one.game, one.data)] == ["doppelkopf", "tarock"]


def test_five_are_written_down_and_asked(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "abend.toml"
    begun = run("score", "new", file, "doppelkopf", "--players", "Anna,Bert,Cleo,Dirk,Emil")
    assert "Anna deals and sits out." in begun.out
    assert "Deal 1: Bert +1, Cleo +1, Dirk -1, Emil -1." in run("score", "add", file, "re=Bert,Cleo", "augen=132").out
    assert 'gibt = "Anna"' in file.read_text("utf-8")
    assert "Deal 2: Anna +1" in run("score", "add", file, "gibt=Emil", "re=Anna,Cleo", "augen=132").out
    monkeypatch.setattr(sys, "stdin", io.StringIO("Anna\nBert,Emil\n132\nende\n"))
    told = run("score", "add", file).out
    assert "Deal 3. ? helps, zurück goes back, ende stops.\nAnna deals and sits out." in told
    assert "Deal 3: Bert +1, Cleo -1, Dirk -1, Emil +1." in told
    assert "expected one of Bert, Cleo, Dirk, Emil" in told
    corrected = run("score", "correct", file, 2, "re=Anna", "augen=132")
    assert "Deal 2 anew: Anna +3" in corrected.out
    assert "cannot be played by that many" in run("score", "seats", file, "Anna,Bert,Cleo,Dirk,Emil,Falk").refusal


def test_the_pad_the_page_and_the_list_show_who_sat_out(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "abend.toml"
    file.write_text(deals('re = ["Bert", "Cleo"]\naugen = 132', 're = ["Anna"]\naugen = 130'), "utf-8")
    assert "   1     -    +1    +1    -1    -1  win" in run("score", "show", file).out
    assert run("score", "page", file).code == 0
    assert run("score", "pad", file, "--out", tmp_path, "--json").json["complaints"] == []
