import pytest

from gategrad.config import DataConfig
from gategrad.config.name_lists import names
from gategrad.config.table_format import TableFormat


def test_delimiters_have_words():
    assert [TableFormat(word).delimiter for word in ("tab", "\\t", "space", ";", "|", None)] == [
        "\t", "\t", " ", ";", "|", None
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"delimiter": "ab"}, "one character that is no letter.* got 'ab'"),
        ({"delimiter": "x"}, "one character that is no letter"),
        ({"delimiter": '"'}, "one character that is no letter"),
        ({"delimiter": ""}, "one character that is no letter"),
        ({"decimal": "'"}, "decimal must be"),
        ({"decimal": ",", "delimiter": "comma"}, "both ','"),
    ],
)
def test_formats_that_cannot_be(arguments, message):
    with pytest.raises(ValueError, match=message):
        TableFormat(**arguments)
    with pytest.raises(ValueError, match=message if "decimal must" not in message else "decimal"):
        DataConfig(**arguments)


def test_a_configuration_says_how_its_table_is_written():
    config = DataConfig("t.csv", delimiter="tab", missing=("x",), no_header=True)
    assert config.table_format == TableFormat("\t", ".", ("x",), header=False)


def test_names_with_commas_stand_in_quotes():
    assert names("drop", 'a, "b, c",d') == ("a", "b, c", "d")
    assert names("drop", " a ") == ("a",)
    assert names("drop", None) == names("drop", "") == ()
    with pytest.raises(ValueError, match="drop must be names with commas between"):
        names("drop", '"a')
