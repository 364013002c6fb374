"""The client's files, packed where a browser unpacks them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from meute.server.app.pages import script_of
from tests.server.kit import Person, Site, serving

SCRIPT = b"console.log('a wolf');" * 50


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>Meute</title>", "utf-8")
    script = client / "assets" / "index-1234.js"
    script.write_bytes(SCRIPT)
    Path(f"{script}.gz").write_bytes(gzip.compress(SCRIPT))
    Path(f"{script}.br").write_bytes(b"packed by brotli")
    (client / "assets" / "only.js").write_bytes(SCRIPT)
    with serving(tmp_path_factory.mktemp("data"), client) as running:
        yield running


def asked(site: Site, path: str, accepts: str) -> tuple[str | None, bytes]:
    """Return how a file comes, and its bytes as they travel."""
    with site.http.stream("GET", path, headers={"Accept-Encoding": accepts}) as answer:
        assert answer.status_code == 200
        assert answer.headers["vary"] == "Accept-Encoding"
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("accepts", "packing"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("BR;q=1.0, gzip;q=0.5", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_comes_as_small_as_the_browser_can_unpack_it(
    site: Site, accepts: str, packing: str | None
) -> None:
    found, data = asked(site, "/assets/index-1234.js", accepts)
    assert found == packing
    whole = {"br": b"packed by brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[packing]
    assert (gzip.decompress(data) == SCRIPT) if packing == "gzip" else (data == whole)


def test_what_lies_there_once_comes_as_it_is(site: Site) -> None:
    assert asked(site, "/assets/only.js", "gzip, br") == (None, SCRIPT)
    found, page = asked(site, "/", "gzip, br")
    assert found is None
    assert b"Meute" in page


def test_the_type_is_that_of_the_file_and_not_of_its_packing(site: Site) -> None:
    answer = site.http.get("/assets/index-1234.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.content == SCRIPT


def test_the_house_names_the_script_of_its_page(tmp_path: Path) -> None:
    assert script_of(tmp_path) == ""
    page = '<script type="module" crossorigin src="./assets/index-A_b-9.js"></script>'
    (tmp_path / "index.html").write_text(f"<html>{page}</html>")
    assert script_of(tmp_path) == "assets/index-A_b-9.js"
    with serving(tmp_path / "data", tmp_path) as site:
        assert site.get("/api/house").json()["page"] == "assets/index-A_b-9.js"
        me = site.table("me", "greedy")
        pages: list[str | None] = [None, "/assets/index-A_b-9.js", "/assets/index-old.js"]
        for said, old in zip(pages, (0, 0, 1), strict=True):
            person = Person.__new__(Person)
            person.dial(site.port, me["table"])
            person.send(type="hello", token=me["token"], page=said)
            person.await_one("update")
            person.close()
            assert f"meute_old_pages_total {old}\n" in site.get("/metrics").text
