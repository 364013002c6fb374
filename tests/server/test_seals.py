"""Records that a server has signed: an invented game is told from one that was played there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import meute
from meute.cli import main
from meute.core.dealer import Dealer
from meute.server.lobby.seals import Sealer, signed_by
from meute.server.store.keys import keys_in
from meute.testing.walk import play_at_random
from tests.server.kit import play_on, serving

SERVER, OTHER = Sealer(b"s" * 32), Sealer(b"o" * 32)


def invented() -> bytes:
    """A whole game that is right in everything, and that nobody played."""
    table = meute.Table("silver", 2, 11, {"rounds": 1}, names=("Ann", "Bob"))
    play_at_random(table, Dealer(11), 10_000)
    return table.record.to_bytes()


RECORD = invented()


def verified(tmp_path: Path, data: bytes, *more: str) -> tuple[int, str]:
    file = tmp_path / "game.jsonl"
    file.write_bytes(data)
    done = CliRunner().invoke(main, ["verify", str(file), *more])
    return done.exit_code, done.output.partition(": ")[2]


def test_verify_tells_a_signed_game_from_an_invented_one(tmp_path: Path) -> None:
    code, said = verified(tmp_path, RECORD)
    assert (code, "signed" in said) == (0, False)
    code, said = verified(tmp_path, SERVER.sealed(RECORD))
    assert code == 0
    assert said.endswith(f", signed by {SERVER.name}\n")
    assert verified(tmp_path, SERVER.sealed(RECORD), "--key", SERVER.name)[0] == 0
    for data in (RECORD, OTHER.sealed(RECORD), RECORD + SERVER.sealed(RECORD)):
        code, said = verified(tmp_path, data, "--key", SERVER.name)
        assert (code, said) == (1, "bad: not signed by the server with this key\n")
    code, said = verified(tmp_path, RECORD + SERVER.sealed(RECORD))
    assert said.endswith(f", signed by {SERVER.name} (1 not signed)\n")


def test_a_signature_under_another_game_does_not_fit(tmp_path: Path) -> None:
    [played] = meute.verify(SERVER.sealed(RECORD))
    header = replace(played.header, names=("Eve", "Bob"))
    code, said = verified(tmp_path, replace(played, header=header).to_bytes())
    assert (code, said) == (1, "bad: the signature does not fit this record\n")


@pytest.mark.parametrize(
    "seal", [{}, 7, {"key": "x", "signature": "y"}, {"key": 1, "signature": 2}]
)
def test_signatures_that_are_none_do_not_fit(seal: object) -> None:
    [played] = meute.verify(RECORD)
    with pytest.raises(meute.MeuteError, match="does not fit"):
        signed_by(replace(played, seal=seal))


def test_a_signature_stands_at_the_end_and_nothing_after_it(tmp_path: Path) -> None:
    [whole] = meute.verify(RECORD)
    early = replace(whole, entries=whole.entries[:-1], seal={"key": "x", "signature": "y"})
    assert "a signature stands after the end" in verified(tmp_path, early.to_bytes())[1]
    twice = SERVER.sealed(SERVER.sealed(RECORD))
    assert "something stands after the signature" in verified(tmp_path, twice)[1]


@pytest.mark.slow
def test_a_server_signs_what_was_played_there(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        one, two = site.friends(2, variant={"rounds": 1})
        where = f"/api/tables/{one['table']}/record"
        with site.sit(one) as ann, site.sit(two) as bob:
            play_on([ann, bob], 4)
            assert b"signed" not in site.get(where, one["token"]).content
            play_on([ann, bob])
        key = site.get("/api/house").json()["key"]
        [record] = meute.verify(site.get(where).content)
        assert signed_by(record) == key == Sealer(keys_in(tmp_path).records).name
    assert (tmp_path / "signing.key").stat().st_mode & 0o777 == 0o600
