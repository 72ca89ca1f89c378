"""Files that claim more than they hold, hold what no loader takes, or are made to hang a reader."""

import io
import zipfile

import numpy as np
import pytest

from gategrad.data.files.converted import read_or_convert
from gategrad.data.formats.pickled import read_pickled
from gategrad.data.own.by_path import load_npz
from gategrad.data.own.images import image_shape
from gategrad.data.raw_arrays import RawArrays


def test_shared_parts_are_looked_at_once():
    content = b"(]q\x00" + b"".join(
        b"h" + bytes([i]) + b"h" + bytes([i]) + b"\x86q" + bytes([i + 1]) for i in range(200)
    )
    read_pickled(content + b"t.", "bomb")  # in no time


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
