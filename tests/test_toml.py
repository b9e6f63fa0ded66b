"""What is written as TOML is read as what it was."""

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.toml import inline_table, key_of, value_of

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@given(st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXTS)
def test_a_value_comes_back_as_it_was(value: bool | int | str) -> None:
    read = tomllib.loads(f"it = {value_of(value)}")["it"]
    assert (read, type(read)) == (value, type(value))


@given(TEXTS, st.lists(TEXTS))
def test_a_name_may_be_any_key_and_lists_hold_any_text(name: str, texts: list[str]) -> None:
    assert tomllib.loads(f"{key_of(name)} = {value_of(texts)}") == {name: texts}


@given(st.dictionaries(TEXTS, TEXTS | st.integers(0, 99) | st.lists(TEXTS)))
def test_a_table_on_one_line_comes_back_as_it_was(values: dict[str, str | int | list[str]]) -> None:
    assert tomllib.loads(f"it = {inline_table(values)}")["it"] == values
