"""What a container engine is told fits what there is; none is needed to see that."""

from __future__ import annotations

import re

from meute.cli.configured import OPTIONS, PREFIX
from meute.server.app.settings import names
from tests.pages import ROOT

OF_THE_COMMAND = {"MEUTE_NAME", "MEUTE_AT"}
"""What the proxy is told, and no server."""


def test_the_image_is_built_from_files_that_there_are() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", "")
    copied = re.findall(r"^COPY ([^-].*) \S+$", text, re.MULTILINE)
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
    assert "requirements/build.txt" in text
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert not {"requirements", "src", "web", "hatch_build.py", "README.md"} & set(ignored)


def test_every_setting_of_the_containers_is_one() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in (*OPTIONS, *names())}
    for file in ("Dockerfile", "compose.yaml", "docs/how-to/Caddyfile"):
        said = set(re.findall(r"\bMEUTE_[A-Z_]+\b", (ROOT / file).read_text("utf-8")))
        assert said
        assert said - OF_THE_COMMAND <= known, file


def test_what_the_proxy_is_told_lies_where_it_looks() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    [path] = re.findall(r"- \./(\S+?):/etc/caddy/Caddyfile", text)
    assert (ROOT / path).is_file()
