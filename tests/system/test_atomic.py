import errno
import os

import pytest

from gategrad.system.atomic import write_atomic


def test_writes_and_replaces(tmp_path):
    path = tmp_path / "deep" / "file"
    write_atomic(path, lambda file: file.write(b"one"))
    write_atomic(path, lambda file: file.write(b"two"))
    assert path.read_bytes() == b"two"
    assert [p.name for p in path.parent.iterdir()] == ["file"]


def test_a_failure_leaves_the_old_file_alone(tmp_path):
    path = tmp_path / "file"
    write_atomic(path, lambda file: file.write(b"old"))

    def fail(file):
        file.write(b"half of the n")
        raise RuntimeError("disk on fire")

    with pytest.raises(RuntimeError, match="disk on fire"):
        write_atomic(path, fail)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_permissions_follow_the_umask(tmp_path):
    before = os.umask(0o027)
    try:
        write_atomic(tmp_path / "file", lambda file: file.write(b""))
    finally:
        os.umask(before)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o640


def test_a_full_disk_names_the_file(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail(file):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(OSError, match="No space left on device") as error:
        write_atomic(path, fail)
    assert (error.value.errno, error.value.filename) == (errno.ENOSPC, str(path))
    assert path.read_bytes() == b"old"


def test_a_pipe_or_device_is_not_replaced(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="pipe is a device or a pipe: name a file"):
        write_atomic(tmp_path / "pipe", lambda file: file.write(b"x"))
    assert (tmp_path / "pipe").is_fifo()
