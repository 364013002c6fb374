"""The how-to about changing a rule, followed line by line in a copy of the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import ROOT, blocks
from tests.test_repository import files

PAGE = ROOT / "docs/how-to/change-a-rule.md"
NEEDED = ("src", "tests", "tools", "web/src/i18n")
FAILS = "# fails"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The repository as it stands, without its history and its client."""
    for file in files():
        name = file.relative_to(ROOT)
        if name.as_posix().startswith(NEEDED) or name.name == "pyproject.toml":
            (tmp_path / name.parent).mkdir(parents=True, exist_ok=True)
            shutil.copy(file, tmp_path / name)
    return tmp_path


def run(command: str, folder: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in the copy, whose packages come before those installed."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    packages = os.pathsep.join([str(folder / "src"), str(folder)])
    return subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env={**os.environ, "PATH": path, "PYTHONPATH": packages},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_stranger_who_follows_the_page_changes_a_rule(copy: Path) -> None:
    for block in blocks(PAGE):
        if block.kind == "diff":
            applied = run("git apply --verbose -", copy, block.text)
            assert applied.returncode == 0, f"line {block.line}: {applied.stderr}"
        for line in block.text.splitlines() if block.kind == "sh" else ():
            ran = run(line.replace(".venv/bin/", ""), copy)
            failed = ran.returncode != 0
            assert failed == line.endswith(FAILS), f"{line}: {ran.stdout[-2000:]}{ran.stderr}"
    assert "everybody wins one" in (copy / "src/meute/testing/template/README.md").read_text()
