"""Open sets: named values to which the engine and every expansion add their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar

Each = TypeVar("Each")
Member = TypeVar("Member", bound="Named")


class _OpenSet(type):
    """What a set of named values can do as a whole: be counted, and listed in its order."""

    members: dict[str, Any]

    def __iter__(cls: type[Each]) -> Iterator[Each]:
        return iter(tuple(cls.members.values()))  # type: ignore[attr-defined]

    def __len__(cls) -> int:
        return len(cls.members)

    def __getattr__(cls: type[Each], name: str) -> Each:
        """Return the member of that name; called for names that nobody has added."""
        raise AttributeError(f"{cls.__name__} has no member {name}")


class Named(metaclass=_OpenSet):
    """A member of an open set: one object for each `value`, compared by identity.

    `Kind("some-name")` finds a member, `Kind.SOME_NAME` names it, iterating `Kind` lists all by `order`
    and then as they were added. A new member comes about by `add` alone.
    """

    members: ClassVar[dict[str, Any]]
    value: str
    order: int

    def __init_subclass__(cls) -> None:
        cls.members = {}

    def __new__(cls: type[Member], value: str) -> Member:
        """Return the member; refuses a name that nobody has added with `ValueError`."""
        try:
            found: Member = cls.members[value]
        except (KeyError, TypeError):
            raise ValueError(f"{value!r} is not a valid {cls.__name__}") from None
        return found

    @classmethod
    def _added(cls: type[Member], value: str, order: int) -> Member:
        """Return a new member; raises `ValueError` for a name that is taken."""
        if value in cls.members:
            raise ValueError(f"{cls.__name__} has {value!r} already")
        member = object.__new__(cls)
        member.value = value
        member.order = order
        cls.members[value] = member
        cls.members = dict(sorted(cls.members.items(), key=lambda item: item[1].order))
        setattr(cls, value.upper().replace("-", "_"), member)
        return member

    def __reduce__(self) -> tuple[Callable[[str], Named], tuple[str]]:
        """Travel between processes by name."""
        return type(self), (self.value,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.value}>"
