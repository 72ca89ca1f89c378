"""Fields of dataclasses as exactly the types that they declare."""

from __future__ import annotations

import functools
from dataclasses import fields
from numbers import Integral, Real
from typing import Any, get_args, get_origin, get_type_hints

__all__ = ["normalize", "types_of"]


@functools.cache  # evaluates each annotation: slow beside all else here
def types_of(cls: Any) -> dict[str, Any]:
    """The declared types of a dataclass, by field."""
    return get_type_hints(cls)


def normalize(config: Any) -> None:
    """Turn each field into exactly its declared type, so that equal values have one spelling."""
    kind: Any = type(config)
    types = types_of(kind)
    for f in fields(config):
        value = getattr(config, f.name)
        try:
            typed = _as_type(value, types[f.name])
        except (TypeError, OverflowError) as error:
            raise ValueError(f"{f.name} must be of type {f.type}, got {value!r}") from error
        object.__setattr__(config, f.name, typed)


def _as_type(value: Any, wanted: Any) -> Any:
    """The value as the wanted type, or ``TypeError``. Numbers of NumPy become Python's."""
    if get_origin(wanted) is tuple:
        if not isinstance(value, list | tuple):
            raise TypeError
        return tuple(_as_type(item, get_args(wanted)[0]) for item in value)
    kinds = get_args(wanted) or (wanted,)
    if int in kinds and isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    if float in kinds and isinstance(value, Real) and not isinstance(value, bool):
        return float(value) + 0.0  # -0.0, which equals 0.0, becomes 0.0
    if str in kinds and isinstance(value, str):
        return str(value)
    if type(value) in kinds:
        return value
    raise TypeError
