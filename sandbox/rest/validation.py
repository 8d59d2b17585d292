"""Validates bodies against Discord's official description, where its file and the jsonschema library are available."""

from __future__ import annotations

import importlib
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from sandbox.world.limits import Reason

CONTENT_TYPES = ("application/json", "multipart/form-data", "application/x-www-form-urlencoded")
TYPE_KEYWORDS = ("const", "enum", "oneOf", "allOf", "type")
"""The schema keywords that fail if a component or option is not of the schema's `type`."""


def description_path() -> Path | None:
    """Return the path of Discord's `openapi.json` from `BASTIDE_OPENAPI`, None if that is not set."""
    named = os.environ.get("BASTIDE_OPENAPI")
    return Path(named) if named else None


class BodyValidator:
    """Validates the bodies of operations; the schema of each is prepared at its first use."""

    def __init__(self, description: dict[str, Any], make_validator: Any) -> None:
        self._description = description
        self._make_validator = make_validator
        self._prepared: dict[tuple[str, str], Any] = {}
        self._valid: dict[tuple[str, str], Any] = {}

    @classmethod
    @cache
    def load(cls, path: Path) -> BodyValidator | None:
        """Return the validator for the description, None if jsonschema is not installed; all sandboxes share it."""
        try:
            importlib.import_module("jsonschema")
        except ImportError:
            return None
        description = json.loads(path.read_text(encoding="utf-8"))
        return cls(description, _validators(description))

    def faults(self, method: str, template: str, body: Any) -> list[Reason]:
        """Return (place, why) for each fault of the body; none for operations that Discord does not describe."""
        key = (method, template)
        if key not in self._prepared:
            self._prepared[key] = self._prepare(method.lower(), template)
        validator = self._prepared[key]
        if validator is None:
            return []
        # A restarted bot registers the same commands; validating them takes longer than all other requests.
        if key in self._valid and self._valid[key] == body:
            return []
        found = [reason for error in validator.iter_errors(body) for reason in _reasons(error)]
        if method == "PUT" and not found:
            self._valid[key] = body
        return list(dict.fromkeys(found))

    def _prepare(self, method: str, template: str) -> Any:
        operation = self._description["paths"].get(template, {}).get(method, {})
        content = operation.get("requestBody", {}).get("content", {})
        kind = next((kind for kind in CONTENT_TYPES if kind in content), None)
        if kind is None:
            return None
        steps = ("paths", template, method, "requestBody", "content", kind, "schema")
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        return self._make_validator(
            {"$ref": f"urn:discord#/{pointer.replace('{', '%7B').replace('}', '%7D')}"}
        )


def _validators(description: dict[str, Any]) -> Any:
    """Return a function that makes the validator of a schema, as lenient with numbers in strings as Discord is."""
    jsonschema = importlib.import_module("jsonschema")
    referencing = importlib.import_module("referencing")
    dialect = importlib.import_module("referencing.jsonschema").DRAFT202012

    strict_type = jsonschema.Draft202012Validator.VALIDATORS["type"]

    def lenient_type(validator: Any, types: Any, instance: Any, schema: Any) -> Iterator[Any]:
        allowed = [types] if isinstance(types, str) else types
        number = isinstance(instance, int) and not isinstance(instance, bool)
        if "string" in allowed and schema.get("format") == "snowflake" and number:
            return
        if "integer" in allowed and isinstance(instance, str) and re.fullmatch(r"-?\d+", instance):
            return
        yield from strict_type(validator, types, instance, schema)

    any_of = jsonschema.Draft202012Validator.VALIDATORS["anyOf"]

    def one_of(validator: Any, branches: Any, instance: Any, schema: Any) -> Iterator[Any]:
        # By the description's README, oneOf and anyOf both mean "one of these", and a string of digits fits
        # two branches, so one valid branch is enough. In unsorted order this takes ten times as long.
        yield from any_of(validator, likely_first(branches, instance, description), instance, schema)

    formats = jsonschema.FormatChecker(formats=())
    formats.checks("snowflake")(lambda x: not isinstance(x, (str, int)) or str(x).isdigit())
    formats.checks("int32")(lambda x: not isinstance(x, int) or -(2**31) <= x < 2**31)
    own = jsonschema.validators.extend(
        jsonschema.Draft202012Validator, {"type": lenient_type, "oneOf": one_of, "anyOf": one_of}
    )
    registry = referencing.Registry().with_resource("urn:discord", referencing.Resource(description, dialect))
    return lambda schema: own(schema, registry=registry, format_checker=formats)


def likely_first(
    branches: list[dict[str, Any]], instance: Any, description: dict[str, Any]
) -> list[dict[str, Any]]:
    """Return the branches of a union, the likely ones for `instance` first."""
    return sorted(branches, key=lambda branch: not _likely(branch, instance, description))


def _likely(branch: dict[str, Any], instance: Any, description: dict[str, Any]) -> bool:
    """Return True if a branch of a union is the constant `instance`, or a schema for its `type`."""
    if isinstance(instance, dict):
        name = branch.get("$ref", "").rpartition("/")[2]
        properties = description["components"]["schemas"].get(name, branch).get("properties", {})
        return instance.get("type") in properties.get("type", {}).get("enum", ())
    return "const" in branch and branch["const"] == instance


def _reasons(error: Any) -> Iterator[Reason]:
    """Yield the faults; of a union those of its best branch: the same `type`, then fewest faults."""
    if not error.context:
        yield _place(error.absolute_path), _message(error)
        return
    branches: dict[Any, list[Any]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    live = [faults for faults in branches.values() if not any(map(_of_another_kind, faults))]
    if not live and isinstance(error.instance, dict) and "type" in error.instance:
        yield _place(error.absolute_path), f"Type {error.instance['type']!r} is not allowed here."
        return
    for fault in min(live or branches.values(), key=lambda faults: (len(faults), -_depth(faults))):
        yield from _reasons(fault)


def _of_another_kind(fault: Any) -> bool:
    about_type = list(fault.relative_path)[:1] == ["type"] and fault.validator in TYPE_KEYWORDS
    return about_type or (fault.validator == "type" and not fault.relative_path)


def _depth(faults: list[Any]) -> int:
    return max(len(fault.relative_path) for fault in faults)


def _place(path: Any) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def _message(error: Any) -> str:
    bound = error.validator_value
    match error.validator:
        case "maxLength" | "maxItems" | "maxProperties":
            return f"Must be {bound} or fewer in length."
        case "minLength" | "minItems" | "minProperties":
            return f"Must be {bound} or more in length."
        case "required":
            return f"This field is required: {error.message}"
        case _:
            return str(error.message)[:200]
