"""The law on secrets over the real bytes of sockets and answers.

Two servers hold the same table, but for cards that one seat, or a spectator, cannot know. As long
as that seat lawfully cannot know the difference, both send it the same bytes.
"""

from __future__ import annotations

import asyncio
import dataclasses
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core import registry
from meute.core.codec import encode, state_hash, to_plain
from meute.core.dealer import Dealer
from meute.core.game import Game
from meute.games.silver import SILVER
from meute.games.silver.game import Silver
from meute.server.app.settings import Settings
from meute.server.lobby.tokens import Signer, digest
from meute.server.store.keys import keys_in
from meute.server.store.lines import first_line, next_lines
from meute.server.store.protocol import Change, Facts, SeatRow
from meute.server.store.sqlite import SqliteStore
from meute.server.table.hub import Client
from meute.server.table.live import facts_now
from tests.server.kit import Person, Site, answer_one, serving

Eyes = int | None
SEED = "the same dice at both tables"
STEPS = 12


@dataclasses.dataclass
class Pair:
    """Two servers with the same key."""

    sites: list[Site]
    folders: list[Path]
    signer: Signer
    tables: int = 0


@contextmanager
def two_servers(folder: Path) -> Iterator[Pair]:
    folders = [folder / "one", folder / "two"]
    for data in folders:
        data.mkdir()
    signing = Signer(keys_in(folders[0]).seats)
    shutil.copy(folders[0] / "server.key", folders[1])
    with ExitStack() as stack:
        # Every word on who is here is sent: else it depends on how fast one reads how many come.
        stack.enter_context(pytest.MonkeyPatch.context()).setattr(
            Client, "send_people", Client.send
        )
        sites = [stack.enter_context(serving(data, hint_seconds=60.0)) for data in folders]
        yield Pair(sites, folders, signing)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_servers(tmp_path_factory.mktemp("pair")) as found:
        yield found


def write_table(pair: Pair, which: int, name: str, table: meute.Table) -> list[dict[str, Any]]:
    """Put a table into a server's store; return everybody's seats, the same for both servers."""
    tokens = [pair.signer.token(name, seat, instead_of="anybody") for seat in range(table.seats)]
    facts = Facts(
        table=name,
        game=table.game.meta.name,
        variant=dict(table.game.meta.variant(dict(table.record.header.variant))),
        clock="relaxed",
        public=False,
        made=0.0,
        seats=[SeatRow(kind="person", name=f"P{i}", token=digest(t)) for i, t in enumerate(tokens)],
    )
    facts = facts_now(facts, facts, table, Settings(data=pair.folders[which]), 0.0)
    header, mark = first_line(table)
    lines = [header, *next_lines(table, table.record.entries, mark)[0]]

    async def write() -> None:
        store = SqliteStore(pair.folders[which])
        await store.write(Change(facts=facts, seed=SEED, lines=lines))
        await store.close()

    asyncio.run(write())
    return [{"table": name, "token": token} for token in tokens]


def first_difference(one: str, other: str) -> str:
    """Where two texts part, with what stands around it."""
    letters = enumerate(zip(one, other, strict=False))
    same = next((at for at, (a, b) in letters if a != b), min(len(one), len(other)))
    around = slice(max(0, same - 80), same + 80)
    return f"{one[around]!r} is not {other[around]!r}"


class Twins:
    """The same table at both servers, but for what one pair of eyes cannot see."""

    def __init__(self, pair: Pair, eyes: Eyes, states: list[Any], game: Game = SILVER) -> None:
        self.pair, self.eyes, self.game = pair, eyes, game
        self.hinted = [False, False]
        """Whether a hint was compared: each is a search, and one in each game is enough."""
        self.tables = [meute.Table.from_state(game, encode(state), SEED) for state in states]
        pair.tables += 1
        self.name = f"twins{pair.tables}"
        self.seats = [write_table(pair, i, self.name, table) for i, table in enumerate(self.tables)]

    def play(self) -> int:
        """Play on while the eyes cannot know a difference; return how many steps were compared."""
        with ExitStack() as stack:
            people = [
                [stack.enter_context(site.sit(seat)) for seat in seats]
                for site, seats in zip(self.pair.sites, self.seats, strict=True)
            ]
            watchers = [
                people[i][self.eyes]
                if self.eyes is not None
                else stack.enter_context(self.pair.sites[i].watch(self.name))
                for i in range(2)
            ]
            for steps in range(STEPS):
                if not self.lawfully_the_same():
                    return steps
                self.compare(watchers)
                if self.tables[0].over or not self.step(people, steps):
                    return steps + 1
        return STEPS

    def lawfully_the_same(self) -> bool:
        """Ask the rules, not a view, whether the eyes could know a difference."""
        one, other = (
            state_hash(self.game.redeal(table.copy_state(), self.eyes, Dealer(0)))
            for table in self.tables
        )
        return one == other and self.tables[0].waiting == self.tables[1].waiting

    def step(self, people: list[list[Person]], luck: int) -> bool:
        """Let the same seat give the same answer at both tables, if both may."""
        seat = self.tables[0].waiting[0]
        options = [set(table.options(seat)) for table in self.tables]
        shared = [o for o in self.tables[0].options(seat) if o in options[1]]
        if not shared:
            return False
        action = shared[(luck * 7 + 3) % len(shared)]
        for table, seats in zip(self.tables, people, strict=True):
            n = table.events
            seats[seat].until(lambda u, n=n: u["n"] >= n)  # type: ignore[misc]
            answer_one(seats[seat], to_plain(action))
            table.play(seat, action)
        return True

    def compare(self, watchers: list[Person]) -> None:
        """Ask for everything these eyes can get, and compare every byte."""
        heard = [self.everything(i, watcher) for i, watcher in enumerate(watchers)]
        assert len(heard[0]) == len(heard[1])
        for mine, theirs in zip(*heard, strict=True):
            if mine != theirs:  # an assert would compare thousands of lines to tell all differences
                raise AssertionError(first_difference(mine, theirs))

    def everything(self, which: int, watcher: Person) -> list[str]:
        site, table = self.pair.sites[which], self.tables[which]
        n = table.events
        if self.eyes in table.waiting and not self.hinted[which]:
            self.hinted[which] = True
            watcher.send(type="hint", n=n)
            watcher.await_one("hint")
        if self.eyes is not None:
            for action in self.game.actions[:: max(1, len(self.game.actions) // 25)]:
                watcher.send(type="why", n=n, action=to_plain(action))
            watcher.send(type="undo", n=n - 1)
            for wish in (True, False):
                watcher.send(type="call_off", agree=wish)
            watcher.send(type="pass_on", seat=(self.eyes + 1) % table.seats, to="anybody")
        watcher.send(type="ping")
        watcher.await_one("pong")
        heard, watcher.heard = watcher.heard, []
        token = None if self.eyes is None else self.seats[which][self.eyes]["token"]
        where = f"/api/tables/{self.name}"
        answers = [site.get(f"{where}/record", token), site.get(where)]
        answers += [site.get(f"{where}/frames", token, eyes=eyes) for eyes in ("open", "0", "1")]
        return [*heard, *(answer.text for answer in answers)]


def position(seats: int, seed: int, answers: int, room: str = "silver", **variant: Any) -> Any:
    """Reach a position by random play."""
    table = meute.Table(room, seats, seed, variant)
    dealer = Dealer(seed)
    for _ in range(answers):
        seat = dealer.pick(table.waiting)
        table.play(seat, dealer.pick(table.options(seat)))
    return table.copy_state()


CASES = [
    (seats, answers, eyes, memory)
    for seats, answers, memory in (
        (2, 9, "aided"),
        (2, 27, "unaided"),
        (3, 20, "unaided"),
        (3, 44, "aided"),
        (4, 17, "aided"),
        (4, 60, "unaided"),
    )
    for eyes in (0, seats - 1, None)
]


def twins_of(pair: Pair, game: Game, case: tuple[int, int, Eyes, str]) -> Twins:
    seats, answers, eyes, memory = case
    state = position(seats, 11 * answers + seats, answers, memory=memory)
    for seed in range(10):
        twin = game.redeal(state, eyes, Dealer(seed))
        if state_hash(twin) != state_hash(state):
            return Twins(pair, eyes, [state, twin])
    raise AssertionError("nothing is hidden in this position")


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_cards_change_no_byte(pair: Pair, case: tuple[int, int, Eyes, str]) -> None:
    assert twins_of(pair, SILVER, case).play() > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("room", "seats", "answers", "eyes"),
    [
        ("foxes", 2, 14, 0),
        ("foxes", 3, 25, None),
        ("tracks", 3, 24, 0),
        ("tracks", 4, 60, 3),
        ("tracks", 3, 39, None),
    ],
)
def test_what_other_rooms_hide_changes_no_byte(
    pair: Pair, room: str, seats: int, answers: int, eyes: Eyes
) -> None:
    """The Wolves lay everything open, so they have nothing to compare."""
    game = meute.game(room)
    state = position(seats, 7 * answers, answers, room)
    twins = [game.redeal(state, eyes, Dealer(seed)) for seed in range(10)]
    other = next((t for t in twins if state_hash(t) != state_hash(state)), None)
    assert other is not None, "nothing is hidden in this position"
    assert Twins(pair, eyes, [state, other], game).play() > 0


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [0, 2, None])
def test_a_sealed_answer_changes_no_byte_for_others(pair: Pair, eyes: Eyes) -> None:
    twins = Twins(pair, eyes, [position(3, 1, 0)] * 2)
    options = twins.tables[0].options(1)
    with ExitStack() as stack:
        watchers = []
        for i, site in enumerate(pair.sites):
            bob = stack.enter_context(site.sit(twins.seats[i][1]))
            seat = None if eyes is None else twins.seats[i][eyes]
            watcher = site.watch(twins.name) if seat is None else site.sit(seat)
            watchers.append(stack.enter_context(watcher))
            answer_one(bob, to_plain(options[i * 4]))
            twins.tables[i].play(1, options[i * 4])
        twins.compare(watchers)


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [0, None])
def test_somebody_who_leaves_takes_no_secret_along(pair: Pair, eyes: Eyes) -> None:
    twins = twins_of(pair, SILVER, (4, 17, eyes, "aided"))
    waiting = twins.tables[0].waiting
    leaver = next(seat for seat in (1, 2, 3) if seat not in waiting)
    with ExitStack() as stack:
        watchers = []
        for site, seats in zip(pair.sites, twins.seats, strict=True):
            watcher = site.watch(twins.name) if eyes is None else site.sit(seats[eyes])
            watchers.append(stack.enter_context(watcher))
            others = [seat for seat in range(4) if seat not in (eyes, leaver)]
            for seat in others:
                stack.enter_context(site.sit(seats[seat]))
            goes = stack.enter_context(site.sit(seats[leaver]))
            goes.send(type="leave")
            watchers[-1].until(lambda u: u["seats"][leaver]["free"])
        twins.compare(watchers)
        assert all(person.now["seats"][leaver]["held"] for person in watchers)


class LeakyView(Silver):
    """Lets a hidden card show through a harmless number."""

    def view(self, state: Any, player: int | None) -> Any:
        seen = super().view(state, player)
        leak = sum(place * value for place, value in enumerate(state.value))
        return dataclasses.replace(seen, deck_before=seen.deck_before + leak)


class LeakyReasons(Silver):
    """Tells a hidden card while it says why not."""

    def why_not(self, state: Any, player: int, action: Any) -> Any:
        reason = super().why_not(state, player, action)
        leak = sum(place * value for place, value in enumerate(state.value))
        return reason and dataclasses.replace(reason, rule=f"{reason.rule}.{leak}")


@pytest.mark.slow
@pytest.mark.parametrize("leaky", [LeakyView(), LeakyReasons()], ids=["view", "reasons"])
def test_a_planted_leak_is_found(tmp_path: Path, leaky: Silver) -> None:
    with registry.lent(leaky), two_servers(tmp_path) as pair:
        twins = twins_of(pair, SILVER, (3, 20, 0, "aided"))
        with pytest.raises(AssertionError):
            twins.play()
