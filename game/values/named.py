"""Open sets: named values to which the engine and every expansion add their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar

Each = TypeVar("Each")
Member = TypeVar("Member", bound="Named")


class _OpenSet(type):
    """The metaclass of open sets: iterating such a class yields its members, `len` counts them."""

    members: dict[str, Any]

    def __iter__(cls: type[Each]) -> Iterator[Each]:
        return iter(tuple(cls.members.values()))  # type: ignore[attr-defined]

    def __len__(cls) -> int:
        return len(cls.members)

    def __getattr__(cls: type[Each], name: str) -> Each:
        """Raise `AttributeError`: members are real attributes, of which the type checker learns by this signature."""
        raise AttributeError(f"{cls.__name__} has no member {name}")


class Named(metaclass=_OpenSet):
    """A member of an open set: one object for each `value`, compared by identity.

    `Kind("some-name")` finds a member, `Kind.SOME_NAME` names it, iterating `Kind` lists all by `order`
    and then as they were added. Only `add` makes a new member.
    """

    members: ClassVar[dict[str, Any]]
    value: str
    order: int

    def __init_subclass__(cls) -> None:
        cls.members = {}

    def __new__(cls: type[Member], value: str) -> Member:
        """Return the member; refuses an unknown name with `ValueError`."""
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
        """Pickle by name, so that another process finds its own member."""
        return type(self), (self.value,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.value}>"
