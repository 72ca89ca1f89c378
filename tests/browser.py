"""Pages in headless Chromium, without anything but its command line."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest

__all__ = ["in_browser"]

_LEAST = 500  # no window of Chromium is narrower
_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def in_browser(
    page: Path, script: str, size: tuple[int, int] = (1280, 900), dark: bool = False
) -> Any:
    """What a script finds on a page; errors of the page itself fail the test.

    Args:
        page: An HTML file.
        script: The body of an async function, run after the page's own scripts, that returns
            something for JSON.
        size: Of the window, or of a frame within it where no window is as narrow.
        dark: Whether the reader prefers dark pages.
    """
    chromium = next(filter(None, map(shutil.which, _NAMES)), None)
    if chromium is None:
        pytest.skip("no Chromium here: apt-get install -y chromium")
    text = page.read_text("utf-8")
    watch = "<script>window.failed=[];addEventListener('error',e=>failed.push(e.message));</script>"
    tail = f"""<script>
    (async () => {{ {script} }})().then((found) => {{
      const result = document.createElement("pre");
      result.id = "found";
      result.textContent = JSON.stringify({{ found, failed }});
      parent.document.body.append(result);
    }}, (error) => {{
      const result = document.createElement("pre");
      result.id = "found";
      result.textContent = JSON.stringify({{ found: null, failed: [String(error.stack)] }});
      parent.document.body.append(result);
    }});
    </script></body>"""
    tested = page.with_name(f"tested-{page.name}")
    text = text.replace("<head>", f"<head>{watch}", 1).replace("</body>", tail)
    tested.write_text(text if size[0] >= _LEAST else _framed(text, size), "utf-8")
    result = subprocess.run(
        [
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            f"--window-size={size[0]},{size[1]}", "--virtual-time-budget=30000", "--dump-dom",
            "--hide-scrollbars", f"--blink-settings=preferredColorScheme={0 if dark else 1}",
            f"--user-data-dir={page.parent / 'chromium'}", tested.as_uri(),
        ],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    found = re.search(r'<pre id="found">(.*?)</pre>', result.stdout, re.DOTALL)
    assert found, (result.stdout[-2000:], result.stderr[-2000:])
    content = json.loads(unescape(found[1]))
    assert not content["failed"], content["failed"]
    return content["found"]


def _framed(text: str, size: tuple[int, int]) -> str:
    style = f"width:{size[0]}px;height:{size[1]}px;border:0"
    return (
        '<!DOCTYPE html><meta name="color-scheme" content="light dark">'
        f'<body><iframe style="{style}" srcdoc="{escape(text)}"></iframe></body>'
    )
