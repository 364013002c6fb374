"""What the files of the repository promise together, whatever each is about."""

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import meute

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "meute"
TESTS = ROOT / "tests"

LINK = re.compile(r"https?://([\w.-]+)")
KNOWN_HOSTS = {
    "127.0.0.1",
    "github.com",
    "json-schema.org",
    "keepachangelog.com",
    "localhost",
    "semver.org",
    "www.w3.org",
}

INVENTED = re.compile(r"(?:^|\.)example(?:\.org)?$")
"""Names that are kept free for examples: nobody is there."""

# Joined from pieces, so that this file names no registry itself.
REGISTRIES = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")]
REGISTRY = re.compile("|".join(rf"\b{name}\.{domain}\b" for name, domain in REGISTRIES))
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/\w")

RELATIVE_LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")


def files() -> list[Path]:
    """Every file that git tracks, or would track after `git add`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = [ROOT / name for name in sorted(set(listing.split("\0"))) if name]
    return [path for path in paths if path.is_file()]


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every text file, with its place."""
    for path in files():
        data = path.read_bytes()
        if b"\0" in data:
            continue
        for number, line in enumerate(data.decode().splitlines(), start=1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def test_git_lists_the_repository() -> None:
    assert Path(__file__) in files()


def test_no_lock_in_a_format_that_names_hosts() -> None:
    assert [p for p in files() if p.name == "uv.lock" or p.name.startswith("pylock.")] == []


def test_locks_hold_no_address() -> None:
    locks = [p for p in files() if p.parent == ROOT / "requirements" or p.suffix == ".lock"]
    assert locks
    assert [p for p in locks if "://" in p.read_text("utf-8")] == []


def test_every_requirement_is_locked_by_hash() -> None:
    for lock in (ROOT / "requirements").iterdir():
        requirements = re.split(r"\n(?=\w)", lock.read_text("utf-8"))
        assert [r for r in requirements if "==" not in r or "--hash=sha256:" not in r] == []


@pytest.mark.slow
def test_links_lead_to_known_hosts() -> None:
    strangers = [
        f"{place}: {host}"
        for place, line in lines()
        for host in LINK.findall(line)
        if host not in KNOWN_HOSTS and not INVENTED.search(host)
    ]
    assert strangers == []


@pytest.mark.slow
def test_no_package_registry_is_named() -> None:
    assert [place for place, line in lines() if REGISTRY.search(line)] == []


@pytest.mark.slow
def test_no_path_of_one_machine() -> None:
    assert [place for place, line in lines() if MACHINE_PATH.search(line)] == []


def test_relative_links_of_the_docs_lead_somewhere() -> None:
    dead = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in files()
        if page.suffix == ".md"
        for target in RELATIVE_LINK.findall(page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert dead == []


def test_every_package_opens_with_a_docstring() -> None:
    folders = {p.parent for p in files() if p.suffix == ".py" and p.is_relative_to(PACKAGE)}
    assert folders
    for folder in folders:
        opening = folder / "__init__.py"
        assert opening.is_file(), f"{folder.relative_to(ROOT)} has no __init__.py"
        assert ast.get_docstring(ast.parse(opening.read_bytes())), opening.relative_to(ROOT)


def test_test_folders_mirror_the_package_or_the_repository() -> None:
    tests = [p for p in files() if p.is_relative_to(TESTS) and p.name.startswith("test_")]
    folders = {p.parent.relative_to(TESTS) for p in tests} - {Path("browser")}  # it tests it all
    assert [f for f in folders if not ((PACKAGE / f).is_dir() or (ROOT / f).is_dir())] == []


def test_the_package_has_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert meute.__version__ == project["version"]


def test_continuous_integration_can_start() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_a_release_says_its_version_and_date_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == meute.__version__
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    told = re.search(r"^## \[(\d[\w.]*)\] - (\d{4}-\d\d-\d\d)$", changelog(), re.MULTILINE)
    assert told is not None
    assert f"\nversion: {told[1]}\n" in citation
    assert f'\ndate-released: "{told[2]}"\n' in citation
    assert told[1] == meute.__version__
    assert changelog().index("## [Unreleased]") < told.start()


def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text("utf-8")
