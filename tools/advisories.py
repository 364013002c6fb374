"""Ask for advisories about everything that is locked, and say plainly what could not be asked.

    python -m tools.advisories      (`make advisories`)

Advisories come from services of their own, which a mirror of packages does not offer, and a scanner
that reaches none of them finds nothing. So it is looked at first whether the scanner knows of an
old release that is known to be bad; only then "nothing found" means something. Exits with 1 for a
finding and with 2 if somebody could not be asked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ("dev", "build", "docs", "ray", "bootstrap")

PATIENCE: Final = 120.0

BAD_IN_PYTHON: Final = "jinja2==2.10\n"
BAD_IN_NODE: Final = {"name": "asked", "version": "1.0.0", "dependencies": {"minimist": "1.2.0"}}
"""Old releases about which every list of advisories has something to say."""


@dataclass(frozen=True)
class Answer:
    """What was found out about something."""

    about: str
    findings: Sequence[str] = ()
    unasked: str = ""
    """Why nobody could be asked."""


def _run(words: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(  # noqa: S603 (pip-audit and npm)
            words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(words, 1, "", str(error))


def python_findings(requirements: Path) -> Answer:
    """Ask pip-audit about a lock; it is fetched for the question and not installed here."""
    uv = shutil.which("uv") or str(ROOT / ".venv/bin/uv")
    words = [uv, "tool", "run", "--quiet", "pip-audit", "--no-deps", "--disable-pip"]
    words += ["--progress-spinner", "off", "--format", "json", "--requirement", str(requirements)]
    done = _run(words, requirements.parent)
    try:
        found = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Answer(requirements.name, unasked=_last_line(done.stderr))
    skipped = [each["name"] for each in found if "skip_reason" in each]
    if skipped:
        return Answer(requirements.name, unasked=f"skipped: {', '.join(skipped)}")
    return Answer(
        requirements.name,
        [
            f"{each['name']} {each['version']}: {bad['id']}"
            for each in found
            for bad in each["vulns"]
        ],
    )


def node_findings(folder: Path) -> Answer:
    """Ask npm about the lock of a folder."""
    about = f"{folder.name}/package-lock.json"
    done = _run(["npm", "audit", "--json"], folder)
    try:
        found = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return Answer(about, unasked=_first_line(done.stderr or done.stdout))
    return Answer(about, [f"{name}: {each['severity']}" for name, each in found.items()])


def _first_line(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip()), "no word")


def _last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "no word")


def answers() -> list[Answer]:
    """Ask about every lock, after a question whose answer is known."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bad = folder / "bad.txt"
        bad.write_text(BAD_IN_PYTHON, "utf-8")
        known = python_findings(bad)
        deaf = known.unasked or ("" if known.findings else "pip-audit knows of no advisory at all")
        for lock in LOCKS:
            path = ROOT / "requirements" / (f"{lock}.lock" if lock in LOCKED else f"{lock}.txt")
            found.append(Answer(path.name, unasked=deaf) if deaf else python_findings(path))
        (folder / "package.json").write_text(json.dumps(BAD_IN_NODE), "utf-8")
        made = _run(["npm", "install", "--package-lock-only", "--no-audit"], folder)
        known = (
            node_findings(folder)
            if not made.returncode
            else Answer("", unasked=_first_line(made.stderr))
        )
        deaf = known.unasked or ("" if known.findings else "npm knows of no advisory at all")
        web = ROOT / "web"
        found.append(Answer("web/package-lock.json", unasked=deaf) if deaf else node_findings(web))
    return found


LOCKED: Final = ("dev", "docs", "ray")


def main() -> int:
    """Say what was found, and what could not be."""
    code = 0
    for answer in answers():
        if answer.unasked:
            told, code = f"NOT ASKED ({_last_line(answer.unasked)})", max(code, 2)
        elif answer.findings:
            told, code = ", ".join(answer.findings), code or 1
        else:
            told = "nothing known"
        print(f"{answer.about}: {told}")  # noqa: T201
    return code


if __name__ == "__main__":
    sys.exit(main())
