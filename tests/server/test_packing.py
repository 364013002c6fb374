"""JSON that weighs something comes packed, and is not sent twice."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

import meute
from meute.core.message import LANGUAGES
from meute.server.app import packing
from tests.server.kit import Site, play_on, serving

LASTING = ["/api/games", "/api/texts/de", "/api/games/foxes/texts/fr", "/api/games/wolves/rules/en"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def travelled(site: Site, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Return the status of an answer, its headers, and its body as it travels."""
    with site.http.stream("GET", path, headers=headers) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.slow
@pytest.mark.parametrize("path", LASTING)
def test_what_everybody_gets_comes_packed_where_that_is_understood(site: Site, path: str) -> None:
    status, headers, plain = travelled(site, path, **{"Accept-Encoding": "identity"})
    assert (status, headers.get("content-encoding")) == (200, None)
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-type"] == "application/json"
    status, headers, small = travelled(site, path, **{"Accept-Encoding": "gzip, br"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert headers["vary"] == "Accept-Encoding"
    assert int(headers["content-length"]) == len(small) < len(plain) / 2
    assert headers["content-type"] == "application/json"
    assert gzip.decompress(small) == plain
    assert json.loads(plain)


@pytest.mark.parametrize("path", LASTING)
@pytest.mark.parametrize("accepts", ["gzip", "identity"])
def test_who_has_it_already_is_told_so(site: Site, path: str, accepts: str) -> None:
    _, first, _ = travelled(site, path, **{"Accept-Encoding": accepts})
    assert first["cache-control"] == "no-cache"
    for known in (first["etag"], f'"other", W/{first["etag"]}'):
        asked = {"Accept-Encoding": accepts, "If-None-Match": known}
        status, headers, body = travelled(site, path, **asked)
        assert (status, body, headers["etag"]) == (304, b"", first["etag"])
        assert headers["vary"] == "Accept-Encoding"
    status, _, body = travelled(site, path, **{"Accept-Encoding": accepts, "If-None-Match": '"x"'})
    assert status == 200
    assert body


def test_a_packed_answer_and_a_plain_one_have_different_tags(site: Site) -> None:
    tags = {
        travelled(site, "/api/games", **{"Accept-Encoding": accepts})[1]["etag"]
        for accepts in ("gzip", "identity")
    }
    assert len(tags) == 2


def test_it_is_packed_once_and_not_for_every_visit(site: Site) -> None:
    path, asked = "/api/games/tracks/texts/de", {"Accept-Encoding": "gzip"}
    first = travelled(site, path, **asked)
    packed = packing.remembered.cache_info().misses
    assert travelled(site, path, **asked) == first
    assert packing.remembered.cache_info().misses == packed


@pytest.mark.slow
def test_a_replay_comes_packed_and_nothing_small_does(site: Site) -> None:
    seated = site.table("me", "random", variant={"rounds": "1"})
    with site.sit(seated) as ann:
        play_on([ann])
    table = seated["table"]
    path, asked = f"/api/tables/{table}/frames", {"Accept-Encoding": "gzip"}
    _, headers, small = travelled(site, path, **asked)
    plain = travelled(site, path, **{"Accept-Encoding": "identity"})[2]
    assert headers["content-encoding"] == "gzip"
    assert "etag" not in headers
    assert gzip.decompress(small) == plain
    assert len(small) < len(plain) / 3
    assert "content-encoding" not in travelled(site, "/api/house", **asked)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boxes_say_what_each_game_is_and_no_more(site: Site, language: str) -> None:
    texts = site.get(f"/api/texts/{language}").json()["texts"]
    for name in meute.games():
        own = {key for key in texts if key.startswith(f"{name}.")}
        assert own == {f"{name}.{part}" for part in ("title", "pitch", "goal", "credit")}
    assert "server.unknown_game" in texts


@pytest.mark.slow
def test_words_of_a_language_nobody_speaks_are_refused(site: Site) -> None:
    for path in ("/api/texts/xx", "/api/games/silver/rules/xx"):
        answer = site.get(path)
        assert answer.status_code == 404
        assert answer.json()["why"]["message"]["key"] == "server.unknown_language"
    assert site.get("/api/games/chess/rules/en").status_code == 404
