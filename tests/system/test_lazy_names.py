"""Names that a package imports on first use."""

import subprocess
import sys
from types import ModuleType

import pytest

from gategrad.system.lazy_names import lazy_names


def test_a_name_is_imported_on_first_use_and_then_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("package")
    monkeypatch.setitem(sys.modules, "package", package)
    get = lazy_names("package", {"sqrt": "math"})
    assert not hasattr(package, "sqrt")
    assert get("sqrt")(9.0) == 3.0
    assert hasattr(package, "sqrt")
    with pytest.raises(AttributeError, match="module 'package' has no attribute 'cbrt'"):
        get("cbrt")


@pytest.mark.parametrize("package", ["checkpoint", "runs"])
def test_fronts_name_what_they_have_and_load_torch_with_it_alone(package: str) -> None:
    code = (
        f"import sys, gategrad.{package} as front\n"
        "assert 'torch' not in sys.modules\n"
        "for name in front.__all__:\n    getattr(front, name)\n"
        "assert 'torch' in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
