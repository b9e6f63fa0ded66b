"""The one generic test: random play of every game for every player count, every state checked."""

import inspect
import re
import sys
from collections.abc import Container, Mapping
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType

import pytest
from tests.engine import stored_games
from tests.support import slow

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.check import check_game, check_refusals
from kartenwerk.play.engine.deals import play_deal
from kartenwerk.play.games import GAME_IDS, game
from kartenwerk.play.mechanics import table
from kartenwerk.play.mechanics.tuples import replace_at

CATALOG = Catalog(DataRoots.over())
TABLES = [(id, players) for id in GAME_IDS for players in CATALOG.game(id).players]


@pytest.mark.parametrize("seeds", [range(2), slow(range(2, 30))], ids=str)
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_play_keeps_every_promise_of_the_contract(id: str, players: int, seeds: range) -> None:
    """One game is played eagerly and one at random for fewest and most players, one for numbers between."""
    data = CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    at_the_ends = players in (data.players[0], data.players[-1])
    for seed in seeds if at_the_ends else (seeds[players % 2],):
        check_game(game(id), data, deck, players, seed)


WITH_REFUSALS: dict[str, dict[str, Value]] = {"bakkarat": {"form": "chemin"}}
"""Against the house of Bakkarat everything that is offered is allowed; not so against a seat that holds the bank."""


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_why_not_forbids_exactly_what_moves_does_not_list(id: str, players: int) -> None:
    data = CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    refused = 0
    for seed in range(3):
        values = data.settle(WITH_REFUSALS.get(id, {}))
        deal = play_deal(game(id), values, players, deck, seed, "random", limit=game(id).move_limit)
        refused += check_refusals(deal, Random(seed))
    assert refused > 0


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_parameter_can_be_changed_and_the_game_still_keeps_its_promises(id: str) -> None:
    """To the last of its other values; by the first one games are played to see that they go as before."""
    data = CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    for seed, (key, rule) in enumerate(data.rules.items()):  # one in three is played eagerly, the others at random
        check_game(game(id), data, deck, data.players[0], seed, {key: rule.others()[-1]})


@pytest.mark.slow
@pytest.mark.parametrize("id", GAME_IDS)
def test_every_value_of_a_parameter_keeps_the_promises(id: str) -> None:
    data = CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    changes = [{key: value} for key, rule in data.rules.items() for value in rule.others()]
    for seed, change in enumerate(changes):
        check_game(game(id), data, deck, data.players[0], seed, change)


@pytest.mark.parametrize("id", GAME_IDS)
def test_rules_mirror_the_parameters_of_the_games_file(id: str) -> None:
    assert tuple(game(id).rules._fields) == tuple(CATALOG.game(id).rules)


def modules_of(id: str) -> list[ModuleType]:
    """The modules of the game's folder that play it, and those of the mechanics that they take something from."""
    package = f"kartenwerk.play.games.{id}"
    own = [import_module(f"{package}.{module.name}") for module in iter_modules(import_module(package).__path__)]
    taken = [value for module in own for value in vars(module).values()]
    names = {value.__name__ if inspect.ismodule(value) else getattr(value, "__module__", "") for value in taken}
    return [
        *own,
        *(sys.modules[name] for name in sorted(map(str, names)) if name.startswith("kartenwerk.play.mechanics.")),
    ]


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_reason_and_tally_label_has_a_sentence_and_none_is_left_over(id: str) -> None:
    source = "".join(map(inspect.getsource, modules_of(id)))
    data = CATALOG.game(id)
    used = set(re.findall(r'"(\w+)"', source + inspect.getsource(table)))
    reasons = set(re.findall(r'Reason\(\s*"(\w+)"', source))
    labels = set(re.findall(r'Item\(\s*\w+,\s*"(\w+)"', source))
    assert reasons <= set(data.reasons) | set(data.remarks)
    own = "".join(
        inspect.getsource(module) for module in modules_of(id) if module.__name__.startswith("kartenwerk.play.games.")
    )
    assert set(re.findall(r'Note\(\s*"(\w+)"', own)) <= set(data.notes)
    endings = {
        f"{side}_{how}" for side, how in re.findall(r"^(\w+)_(gewinnt|verliert)$", "\n".join(data.remarks), re.M)
    }
    endings = (
        endings if "return Ending(f" in source else set()
    )  # their names are put together of a side and how it went
    assert set(data.reasons) | set(data.remarks) - endings | set(data.piles) | set(data.notes) <= used
    assert not set(data.reasons) & set(data.remarks)
    assert labels <= set(data.tally) <= used


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_game_is_endless_if_there_always_is_a_next_deal(id: str) -> None:
    """What `deal_next` gives is written down, so a game whose match ends cannot be called endless."""
    given = game(id).deal_next.__annotations__["return"]
    assert game(id).endless == (not given.endswith("None"))


STORED = stored_games.stored()


@pytest.mark.parametrize("id", GAME_IDS)
def test_games_go_as_they_went_before(id: str) -> None:
    """A rule that changes is a rule that is meant to: by the usual rules, and by the first other value of each."""
    rules = CATALOG.game(id).rules
    first = {stored_games.USUAL, *(stored_games.name_of(key, rule.others()[0]) for key, rule in rules.items())}
    before = {name: digest for name, digest in STORED.games[id].items() if name in first}
    assert differences(id, before, first) == []


@pytest.mark.slow
@pytest.mark.parametrize("id", GAME_IDS)
def test_games_go_as_they_went_before_by_every_value_of_every_rule(id: str) -> None:
    assert differences(id, STORED.games[id]) == []


@pytest.mark.parametrize("id", GAME_IDS)
def test_games_are_stored_by_every_value_of_every_rule(id: str) -> None:
    rules = CATALOG.game(id).rules
    named = {stored_games.name_of(key, value) for key, rule in rules.items() for value in rule.others()}
    assert {*STORED.games[id]} == {stored_games.USUAL, *named}


def differences(id: str, before: Mapping[str, str], names: Container[str] | None = None) -> list[str]:
    """The rules by which the game goes otherwise. If that is meant: python -m tests.engine.stored_games."""
    found = stored_games.digests(id, CATALOG, names)
    return [name for name in {**found, **before} if found.get(name) != before.get(name)]


COUNTS_AUGEN = ("doppelkopf", "fuenfhundert", "herzblatt", "sechsundsechzig", "tarock")


@pytest.mark.parametrize("id", COUNTS_AUGEN)
def test_an_audit_notices_augen_that_were_counted_wrong(id: str) -> None:
    data = CATALOG.game(id)
    deck = CATALOG.deck(data.deck).pack
    played = (play_deal(game(id), data.settle({}), data.players[0], deck, seed) for seed in range(9))
    deal = next(deal for deal in played if sum(deal.state.cards.counted) and not any(deal.state.cards.hands))
    state, cards = deal.state, deal.state.cards
    game(id).audit(state)
    for seat, counted in enumerate(cards.counted):
        wrong = cards._replace(counted=replace_at(cards.counted, seat, counted + 1))
        with pytest.raises(AssertionError):
            game(id).audit(state._replace(cards=wrong))
