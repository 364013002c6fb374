"""A table at which somebody learns: what is refused, what comes back, and who hears the teacher."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meute
from meute.core.codec import to_plain
from tests.server.kit import Person, Site, serving


def learning(site: Site, game: str = "silver") -> dict[str, Any]:
    answer = site.post(f"/api/games/{game}/lesson", {"name": "Ann"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def asked(person: Person) -> dict[str, Any]:
    return person.until(lambda u: u["question"] is not None or u["over"])


def give(person: Person) -> None:
    """Give the first answer that goes on, as one gesture."""
    [row, *_] = person.now["lesson"]["wanted"]
    step = person.now["lesson"]["step"]
    if len(row) == 1:
        person.play(row[0])
    else:
        person.send(type="row", n=person.now["n"], answers=row)
    person.until(lambda u: u["question"] is not None and u["lesson"]["step"] > step)


def test_what_the_lesson_does_not_want_is_refused_with_its_reason(site: Site) -> None:
    with site.sit(learning(site)) as ann:
        now = asked(ann)
        assert now["lesson"]["step"] == 0
        wanted = now["lesson"]["wanted"][0][0]
        other = next(o["action"] for o in now["question"]["options"] if o["action"] != wanted)
        ann.play(other)
        refused = ann.await_one("refused")
        assert refused["why"]["message"]["key"] == "silver.lesson.look_other"
        ann.play(wanted)
        ann.until(lambda u: u["question"] is not None and u["lesson"]["step"] == 1)


def test_a_step_back_undoes_what_chance_and_the_others_did_since(site: Site) -> None:
    with site.sit(learning(site)) as ann:
        asked(ann)
        seen = []
        for _ in range(4):
            seen.append((ann.now["n"], ann.now["view"]))
            give(ann)
        for step in (3, 2, 1, 0):
            assert ann.now["undo"] is None
            ann.send(type="undo", n=ann.now["n"], all=False)
            now = at_step(ann, step)
            assert (now["n"], now["view"]) == seen[step]
        assert ann.now["undo"] is not None
        give(ann)


def at_step(person: Person, step: int) -> dict[str, Any]:
    return person.until(lambda u: u["question"] is not None and u["lesson"]["step"] == step)


def test_only_whoever_learns_hears_the_teacher(site: Site) -> None:
    made = learning(site)
    with site.sit(made) as ann, site.watch(made["table"]) as eve:
        asked(ann)
        assert ann.now["lesson"] is not None
        assert eve.now["lesson"] is None


def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        made = learning(site)
        with site.sit(made) as ann:
            asked(ann)
            for _ in range(3):
                give(ann)
            left = ann.now["lesson"], ann.now["view"]
    with serving(tmp_path) as site, site.sit(made) as ann:
        now = asked(ann)
        assert (now["lesson"], now["view"]) == left
        give(ann)


@pytest.mark.slow
def test_after_the_last_step_play_is_free_and_the_next_game_is_proposed(site: Site) -> None:
    lesson = meute.game("silver").lesson
    assert lesson is not None
    with site.sit(learning(site)) as ann:
        asked(ann)
        for step in lesson.steps:
            assert ann.now["lesson"]["wanted"][0] == [to_plain(a) for a in step.answers[0]]
            give(ann)
        free = ann.now["lesson"]
        assert free["wanted"] == []
        assert free["first"]["seats"] == lesson.first.seats
        ann.play(ann.options()[-1])


def test_the_teacher_speaks_every_language_and_other_games_teach_nobody(site: Site) -> None:
    for language in ("en", "fr", "de"):
        said = site.get(f"/api/games/silver/lesson/{language}").json()["texts"]
        assert said["silver.lesson.goal"]
        assert said["coach.on"]
    assert "silver.lesson.goal" not in site.get("/api/games/silver/texts/en").json()["texts"]
    assert site.post("/api/games/chess/lesson", {}).status_code == 404
