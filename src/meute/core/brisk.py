"""Records of many fields that are made often: views."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TypeVar

T = TypeVar("T")


def brisk(cls: type[T]) -> type[T]:
    """Let a frozen dataclass be made three times as fast; in all else it stays what it is.

    A frozen dataclass writes each field through `object.__setattr__`, since its own refuses. This
    writes them straight into the new record, by a function made of their names as dataclasses make
    theirs.

    >>> from dataclasses import dataclass
    >>> @brisk
    ... @dataclass(frozen=True)
    ... class Place:
    ...     row: int
    ...     column: int
    >>> Place(2, column=3)
    Place(row=2, column=3)
    """
    for field in fields(cls):  # type: ignore[arg-type]  # a dataclass, or this line says so
        given = (field.default, field.default_factory)
        if given != (MISSING, MISSING) or not field.init or field.kw_only:
            message = f"{cls.__name__}.{field.name} has a default or is no plain field"
            raise TypeError(message)
    if hasattr(cls, "__post_init__") or not cls.__dictoffset__:
        message = f"{cls.__name__} does more than keep its fields"
        raise TypeError(message)
    names = [field.name for field in fields(cls)]  # type: ignore[arg-type]
    lines = "".join(f"\n    own[{name!r}] = {name}" for name in names)
    made: dict[str, object] = {}
    source = f"def __init__(self, {', '.join(names)}):\n    own = self.__dict__{lines}"
    exec(source, {}, made)  # noqa: S102 (the names of fields, and nothing from outside)
    setattr(cls, "__init__", made["__init__"])  # noqa: B010 (mypy would not have it otherwise)
    return cls
