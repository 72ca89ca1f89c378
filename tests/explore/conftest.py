"""What tests of the page share."""

import pytest


@pytest.fixture(scope="module")
def scripts():
    """The page's scripts in a JavaScript engine; skipped without one."""
    from javascript import Scripts

    return Scripts()
