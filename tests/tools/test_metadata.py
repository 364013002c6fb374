"""The page of a package links to the project, wherever that lives."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HOME = "https://home.example/meute"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook, without the builder it belongs to, which lives in an environment of its own."""
    name = "hatchling.metadata.plugin.interface"
    monkeypatch.setitem(sys.modules, name, SimpleNamespace(MetadataHookInterface=object))
    for part in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin"):
        monkeypatch.setitem(sys.modules, part, ModuleType(part))
    spec = importlib.util.spec_from_file_location("hatch_metadata", ROOT / "hatch_metadata.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def metadata(hook: ModuleType) -> dict[str, Any]:
    made: dict[str, Any] = {}
    home = hook.Home()
    home.root = str(ROOT)
    home.update(made)
    return made


def test_every_link_of_the_description_is_whole(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEUTE_HOME", HOME)
    made = metadata(hook)
    links = hook.LINK.findall((ROOT / "README.md").read_text("utf-8"))
    assert len(links) > 10
    assert hook.LINK.findall(made["readme"]["text"]) == []
    for link in links:
        assert f"({HOME}/blob/main/{link})" in made["readme"]["text"]
    for address in made["urls"].values():
        assert address.startswith(HOME)
        page = address.partition("/blob/main/")[2]
        assert not page or (ROOT / page).is_file()


@pytest.mark.parametrize(
    ("remote", "home"),
    [
        ("git@git.example:pack/meute.git", "https://git.example/pack/meute"),
        ("https://git.example/pack/meute.git", "https://git.example/pack/meute"),
        ("/srv/meute", ""),
    ],
)
def test_git_tells_where_the_project_lives(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, remote: str, home: str
) -> None:
    answer = SimpleNamespace(stdout=f"{remote}\n")
    monkeypatch.setattr(hook.subprocess, "run", lambda *_args, **_more: answer)
    assert hook.origin(str(ROOT)) == home
