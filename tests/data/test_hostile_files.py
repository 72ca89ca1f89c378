"""Files that claim more than they hold, hold what no loader takes, or are made to hang a reader."""

import io
import zipfile

import numpy as np
import pytest

from gategrad.data.files.converted import read_or_convert
from gategrad.data.formats import pickled
from gategrad.data.formats.color_batches import as_batch
from gategrad.data.formats.pickled import read_pickled
from gategrad.data.own.by_path import load_npz
from gategrad.data.own.images import image_shape
from gategrad.data.raw_arrays import RawArrays


def doubled(times):
    """Instructions that remember a tuple, then a pair of it, then a pair of that, and so on."""
    return b"(K\x01tq\x00" + b"".join(
        b"h" + bytes([i]) + b"h" + bytes([i]) + b"\x86q" + bytes([i + 1]) for i in range(times)
    )


def test_shared_parts_are_looked_at_once():
    found = read_pickled(b"(" + doubled(13) + b"t.", "batch")
    assert len(found) == 14
    assert found[13] == (found[12], found[12])


ARRAY = b"cnumpy.core.multiarray\n_reconstruct\n(tR"
# Where such tuples may stand: instructions before and after, and what is said.
PLACES = {
    "a value": (b"", b"", "it nests too deeply"),
    "a shape": (ARRAY + b"(K\x01", b"cnumpy\ndtype\n(U\x02u1tR\x89U\x01atb", "(a tuple, a tuple)"),
    "a type": (b"cnumpy\ndtype\n(", b"tR", "an array of type a tuple"),
    "a byte order": (b"cnumpy\ndtype\n(U\x02u1tR(K\x03", b"tb", "with byte order a tuple"),
    "a module": (b"", b"X\x01\x00\x00\x00a\x93", "a str was expected, got a tuple"),
    "a key": (b"}", b"K\x01s", "a key of type tuple"),
    "what is called": (b"", b")R", "a _Name was expected, got a tuple"),
}


@pytest.mark.parametrize("place", PLACES)
def test_tuples_of_which_there_are_more_than_atoms(place):
    before, after, message = PLACES[place]
    content = b"(" + doubled(150) + before + b"h\x96" + after + b"t."
    with pytest.raises(ValueError, match="bomb is no batch of arrays: ") as error:
        read_pickled(content, "bomb")  # in no time
    assert message in str(error.value)
    assert len(str(error.value)) < 100


def test_data_and_labels_are_arrays_and_numbers():
    batch = {"data": np.zeros((1, 3072), np.uint8), "labels": [1]}
    assert as_batch(batch, "s", "labels")[1].tolist() == [1]
    for part, wrong, message in (
        ("data", [0] * 3072, "holds data as a list, not as an array"),
        ("labels", [1.5], "holds labels that are no whole numbers"),
        ("labels", [[1]], "holds labels that are no whole numbers"),
        ("labels", "1", "holds labels that are no whole numbers"),
    ):
        with pytest.raises(ValueError, match=message):
            as_batch({**batch, part: wrong}, "s", "labels")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"(" + b"N" * 9_000 + b"t.", "it has more than 9,000 instructions"),
        (b"(N" + b"q\x00h\x00" * 4_500 + b"t.", "it has more than 9,000 instructions"),
        (b"(" * 17 + b"t" * 17 + b".", "it nests too deeply"),
        (
            b"]((" + b"N" * 3000 + b"tq\x00(" + b"h\x00" * 3000 + b"te.",
            "more than 4,000,000 values",
        ),
        (b"\x8b\x00\x10\x00\x00" + b"\x7f" * 4096 + b".", "a number of 32,767 bits"),
        (
            ARRAY + b"(K\x01(" + b"K\x01" * 33 + b"tcnumpy\ndtype\n(U\x02u1tR\x89U\x01atb.",
            "33 sides",
        ),
    ],
)
def test_more_than_any_batch_has(content, message, monkeypatch):
    assert pickled.MOST_INSTRUCTIONS == 1_000_000
    monkeypatch.setattr(pickled, "MOST_INSTRUCTIONS", 9_000)
    with pytest.raises(ValueError, match=message):
        read_pickled(content, "bomb")


TYPES = [
    "(,u1",
    "(2,)u1",
    "u1,u1",
    "u1, " * 9999,
    "float64",
    "V8",
    "O8",
    "U4",
    "f1",
    "u16",
    ">u1",
    "",
]


@pytest.mark.parametrize("code", TYPES)
def test_types_are_those_of_numbers(code):
    content = b"cnumpy\ndtype\n(X" + len(code).to_bytes(4, "little") + code.encode() + b"tR("
    content = ARRAY + b"(K\x01)" + content + b"K\x03U\x01<tb\x89U\x01atb."
    with pytest.raises(ValueError, match="bomb is no batch of arrays: ") as error:
        read_pickled(content, "bomb")
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("value", ["1" * 5000, "x" * 100_000])
def test_messages_quote_no_more_than_the_beginning(value):
    for content in (f"I{value}\n.", f"F{value}x\n.", f"c{value}\n{value}\n.", f"S{value}\n."):
        with pytest.raises(ValueError, match="bomb is no batch of arrays: ") as error:
            read_pickled(content.encode(), "bomb")
        assert len(str(error.value)) < 400


def test_texts_are_not_encoded_again_and_again():
    text = b"a" * 100_000
    content = b"(c_codecs\nencode\nq\x00X" + len(text).to_bytes(4, "little") + text
    content += b"q\x01X\x06\x00\x00\x00latin1q\x02" + b"h\x00h\x01h\x02\x86R" * 50 + b"t."
    with pytest.raises(ValueError, match="makes more bytes than it holds"):
        read_pickled(content, "bomb")


def test_an_array_that_claims_terabytes(tmp_path):
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(
        header, {"descr": "|u1", "fortran_order": False, "shape": (1 << 46,)}
    )
    with zipfile.ZipFile(tmp_path / "a.npz", "w") as archive:
        archive.writestr("X.npy", header.getvalue())
    with pytest.raises(ValueError, match=r"a\.npz holds no NumPy arrays"):
        load_npz(tmp_path / "a.npz")
    np.save(tmp_path / "one.npy", np.zeros(3))
    (tmp_path / "one.npy").rename(tmp_path / "b.npz")
    with pytest.raises(ValueError, match=r"b\.npz holds no NumPy arrays"):
        load_npz(tmp_path / "b.npz")
    np.savez(tmp_path / "c.npz", X=np.uint8(3), y=np.uint8(1))
    with pytest.raises(ValueError, match="single numbers in place of arrays"):
        load_npz(tmp_path / "c.npz")


def test_arrays_that_hold_no_samples():
    for shape in ((9,), (9, 2, 2, 2, 2), (0, 8, 8), (9, 0)):
        with pytest.raises(ValueError, match="samples are rows of values"):
            image_shape(np.zeros(shape, np.uint8), "x")
    with pytest.raises(ValueError, match="images are bool or uint8"):
        image_shape(np.zeros((9, 4)), "x")


def test_channels_stand_last():
    assert image_shape(np.zeros((4, 6, 5, 3), np.uint8), "x") == (3, 6, 5)
    with pytest.raises(ValueError, match="the last side is that of the channels"):
        image_shape(np.zeros((4, 3, 32, 32), np.uint8), "x")


def test_images_of_more_than_eight_bits(tmp_path):
    image = pytest.importorskip("PIL.Image")
    from gategrad.data.own.picture_files import read_picture

    image.fromarray(np.arange(16, dtype=np.uint16).reshape(4, 4) * 4000).save(tmp_path / "a.png")
    with pytest.raises(ValueError, match=r"a\.png .* more than 8 bits"):
        read_picture(tmp_path / "a.png", str(tmp_path / "a.png"))


@pytest.mark.parametrize("name", ["1.png", "1.eps"])
def test_no_other_program_reads_an_image(tmp_path, monkeypatch, name):
    pytest.importorskip("PIL.Image")
    from gategrad.data.own.picture_files import read_picture

    program = tmp_path / "bin" / "gs"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=":")
    picture = tmp_path / name
    picture.write_text("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 5 5\n%%EndComments\n%%EOF\n")
    with pytest.raises(ValueError, match="is no image that can be read: it is damaged or none of"):
        read_picture(picture, str(picture))
    assert not (tmp_path / "ran").exists()


def test_the_callers_folder_comes_before_what_is_converted(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("GATEGRAD_NO_CONVERTED", raising=False)
    file = tmp_path / "mine" / "a.bin"
    file.parent.mkdir()
    file.write_bytes(b"x")

    def arrays(value, path, *, verified):
        X, y = np.full((4, 3), value, np.uint8), np.arange(4) % 2
        return RawArrays(X, y, X, y, 0, 255, ("a", "b"), (3,), paths=(path,), verified=verified)

    other = tmp_path / "other.bin"
    other.write_bytes(b"y")
    read_or_convert("set", None, lambda: arrays(1, other, verified=True))
    found = read_or_convert("set", file.parent, lambda: arrays(9, file, verified=False))
    assert np.asarray(found.X_train[:])[0, 0] == 9
    with pytest.raises(ValueError, match="is not a folder: create it"):
        read_or_convert("set", tmp_path / "typo", lambda: arrays(1, other, verified=True))
