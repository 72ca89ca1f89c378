"""Read the arrays in a file that Python pickled, without unpickling it.

A pickle is a program, and unpickling runs it. This reader walks through the same instructions, but
calls nothing: it knows numbers, text, bytes, lists, tuples, dicts and NumPy arrays of numbers, in
the forms that Python 2 and 3 and NumPy 1 and 2 write, and refuses everything else by name.
"""

from __future__ import annotations

import math
import pickletools
import re
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np

from gategrad.data.formats.pickled_bounds import (
    MOST_BITS,
    MOST_INSTRUCTIONS,
    MOST_SIDES,
    Sizes,
    cut,
    quoted,
)

__all__ = ["read_pickled"]

_RECONSTRUCT, _NDARRAY, _DTYPE, _ENCODE, _BUFFER, _SCALAR = range(6)
_NAMES: Final = {
    "numpy.core.multiarray _reconstruct": _RECONSTRUCT,
    "numpy._core.multiarray _reconstruct": _RECONSTRUCT,
    "numpy ndarray": _NDARRAY,
    "numpy dtype": _DTYPE,
    "_codecs encode": _ENCODE,
    "numpy.core.numeric _frombuffer": _BUFFER,
    "numpy._core.numeric _frombuffer": _BUFFER,
    "numpy.core.multiarray scalar": _SCALAR,
    "numpy._core.multiarray scalar": _SCALAR,
}
# fmt: off
_VALUES: Final = frozenset([
    "INT", "BININT", "BININT1", "BININT2", "LONG", "LONG1", "LONG4", "FLOAT", "BINFLOAT",
    "BINBYTES", "SHORT_BINBYTES", "BINBYTES8", "BYTEARRAY8", "UNICODE", "BINUNICODE",
    "SHORT_BINUNICODE", "BINUNICODE8",
])
# fmt: on
_OLD_TEXT: Final = frozenset(["STRING", "BINSTRING", "SHORT_BINSTRING"])
_CONSTANTS: Final = {"NONE": None, "NEWTRUE": True, "NEWFALSE": False}
_MARK: Final = object()
_CODE: Final = re.compile("[biuf][1248]")
_T = TypeVar("_T")


@dataclass(frozen=True)
class _Name:
    """What a pickle calls by name, which this reader only looks at."""

    kind: int


@dataclass
class _Type:
    """A NumPy type on the way."""

    code: str
    order: str = "="

    def dtype(self) -> np.dtype[Any]:
        return np.dtype(self.code).newbyteorder(self.order)  # type: ignore[arg-type]


@dataclass
class _Array:
    """An array on the way: its values come with a later instruction."""

    values: Any = None


def read_pickled(content: bytes | bytearray, source: str) -> Any:
    """What a pickle holds. Nothing in it, however hostile, is executed.

    Text that Python 2 wrote becomes bytes, as ``encoding="bytes"`` has it.

    Args:
        content: The whole file.
        source: What error messages call it.

    Returns:
        Numbers, text, bytes, lists, tuples, dicts and arrays.

    Raises:
        ValueError: Anything else, or a damaged file; names it.
    """
    try:
        return _Reader().read(bytes(content))
    except RecursionError as error:
        raise ValueError(f"{source} is no batch of arrays: it nests too deeply") from error
    except MemoryError as error:
        raise ValueError(f"{source} is no batch of arrays, or too large for memory") from error
    except (
        ValueError, KeyError, IndexError, TypeError, AttributeError, UnicodeError, OverflowError,
    ) as error:  # fmt: skip
        reason = f"no memory {error}" if isinstance(error, KeyError) else str(error)
        reason = cut(reason, 300) or "damaged"
        raise ValueError(f"{source} is no batch of arrays: {reason}") from None


class _Reader:
    def __init__(self) -> None:
        self.stack: list[Any] = []
        self.memo: dict[int, Any] = {}
        self.left = 0

    def read(self, content: bytes) -> Any:
        # Bytes that calls may make: texts are encoded once each, never again and again.
        self.left = 2 * len(content)
        for n, (opcode, argument, _) in enumerate(pickletools.genops(content)):
            if n >= MOST_INSTRUCTIONS:
                raise ValueError(f"it has more than {MOST_INSTRUCTIONS:,} instructions")
            if opcode.name == "STOP":
                if len(self.stack) != 1:
                    raise ValueError(f"it ends with {len(self.stack)} values")
                value = _settled(self.stack[0])
                Sizes(_refuse_unfinished).of(value)
                return value
            self._take(opcode.name, argument)
        raise ValueError("it has no end")

    def _take(self, name: str, argument: Any) -> None:
        stack = self.stack
        if name in _VALUES:
            if isinstance(argument, int) and argument.bit_length() > MOST_BITS:
                raise ValueError(f"it has a number of {argument.bit_length():,} bits")
            stack.append(argument)
        elif name in _OLD_TEXT:
            stack.append(argument.encode("latin-1") if isinstance(argument, str) else argument)
        elif name in _CONSTANTS:
            stack.append(_CONSTANTS[name])
        elif name in ("PUT", "BINPUT", "LONG_BINPUT"):
            self.memo[argument] = stack[-1]
        elif name == "MEMOIZE":
            self.memo[len(self.memo)] = stack[-1]
        elif name in ("GET", "BINGET", "LONG_BINGET"):
            stack.append(self.memo[argument])
        elif name in ("PROTO", "FRAME"):
            pass
        elif name == "MARK":
            stack.append(_MARK)
        else:
            self._build(name, argument)

    def _build(self, name: str, argument: Any) -> None:
        stack = self.stack
        if name in ("EMPTY_DICT", "EMPTY_LIST", "EMPTY_TUPLE"):
            stack.append({"EMPTY_DICT": dict, "EMPTY_LIST": list, "EMPTY_TUPLE": tuple}[name]())
        elif name in ("TUPLE1", "TUPLE2", "TUPLE3"):
            items = [self._pop() for _ in range(int(name[-1]))]
            stack.append(tuple(_settled(item) for item in reversed(items)))
        elif name == "TUPLE":
            stack.append(tuple(_settled(item) for item in self._marked()))
        elif name == "LIST":
            stack.append([_settled(item) for item in self._marked()])
        elif name == "DICT":
            stack.append(_pairs({}, self._marked()))
        elif name in ("APPEND", "APPENDS"):
            items = [self._pop()] if name == "APPEND" else self._marked()
            _as(list, stack[-1]).extend(_settled(item) for item in items)
        elif name in ("SETITEM", "SETITEMS"):
            items = [self._pop(), self._pop()][::-1] if name == "SETITEM" else self._marked()
            _pairs(_as(dict, stack[-1]), items)
        elif name == "GLOBAL":
            stack.append(_named(argument))
        elif name == "STACK_GLOBAL":
            attribute, module = _as(str, self._pop()), _as(str, self._pop())
            stack.append(_named(f"{module} {attribute}"))
        elif name == "REDUCE":
            arguments = _as(tuple, self._pop())
            made = _made(self._pop(), arguments)
            self.left -= len(made) if isinstance(made, bytes) else 0
            if self.left < 0:
                raise ValueError("it makes more bytes than it holds")
            stack.append(made)
        elif name == "BUILD":
            state = _as(tuple, self._pop())
            _fill(stack[-1], state)
        else:
            raise ValueError(f"it has the instruction {name}, which arrays and numbers do not need")

    def _pop(self) -> Any:
        value = self.stack.pop()
        if value is _MARK:
            raise ValueError("damaged")
        return value

    def _marked(self) -> list[Any]:
        stack = self.stack
        start = len(stack) - 1
        while stack[start] is not _MARK:
            start -= 1
            if start < 0:
                raise ValueError("damaged")
        items = stack[start + 1 :]
        del stack[start:]
        return items


def _as(kind: type[_T], value: Any) -> _T:
    if type(value) is not kind:
        raise ValueError(f"a {kind.__name__} was expected, got a {type(value).__name__}")
    return value


def _named(name: str) -> _Name:
    if name not in _NAMES:
        shown = cut(name).replace(" ", ".")
        raise ValueError(f"it asks for {shown}, which is neither array nor number")
    return _Name(_NAMES[name])


def _pairs(content: dict[Any, Any], items: list[Any]) -> dict[Any, Any]:
    if len(items) % 2:
        raise ValueError("damaged")
    for key, value in zip(items[::2], items[1::2], strict=True):
        if not isinstance(key, str | bytes | int):
            raise ValueError(f"a key of type {type(key).__name__}")
        content[key] = _settled(value)
    return content


def _made(what: Any, arguments: tuple[Any, ...]) -> Any:
    """What a call by name would give."""
    kind = _as(_Name, what).kind
    if kind == _RECONSTRUCT:
        return _Array()
    if kind == _DTYPE:
        return _Type(_type_code(arguments[0]))
    if kind == _ENCODE and len(arguments) == 2 and arguments[1] in ("latin1", "latin-1"):
        return _as(str, arguments[0]).encode("latin-1")
    if kind == _BUFFER:
        buffer, dtype, shape, order = arguments
        return _Array(_values(shape, dtype, order == "F", buffer))
    if kind == _SCALAR:
        dtype, buffer = arguments
        return _values((), dtype, False, buffer)[()]
    raise ValueError("it calls something that is neither array nor number")


def _type_code(code: Any) -> str:
    # NumPy reads whole languages of types out of a text: only its own short names come there.
    text = code.decode("latin-1") if isinstance(code, bytes) and len(code) == 2 else code
    if not (isinstance(text, str) and _CODE.fullmatch(text)):
        raise ValueError(f"an array of type {quoted(code)}, where only numbers are read")
    return text


def _fill(what: Any, state: tuple[Any, ...]) -> None:
    """What setting the state of an array or a type does."""
    if isinstance(what, _Type):
        order = state[1]
        if isinstance(order, bytes) and len(order) == 1:
            order = order.decode("latin-1")
        if not isinstance(order, str) or order not in ("<", ">", "=", "|"):
            raise ValueError(f"a type with byte order {quoted(state[1])}")
        what.order = order
    elif isinstance(what, _Array):
        _, shape, dtype, fortran, buffer = state
        what.values = _values(shape, dtype, bool(fortran), buffer)
    else:
        raise ValueError(f"it sets the state of a {type(what).__name__}")


def _values(shape: Any, kind: Any, fortran: bool, buffer: Any) -> Any:
    dtype = _as(_Type, kind).dtype()
    if not isinstance(buffer, bytes | bytearray):
        raise ValueError(f"an array whose values are a {type(buffer).__name__}")
    if len(_as(tuple, shape)) > MOST_SIDES:
        raise ValueError(f"an array of {len(shape)} sides")
    if any(type(side) is not int or side < 0 for side in shape):
        raise ValueError(f"an array of shape ({', '.join(map(quoted, shape))})")
    if math.prod(shape) * dtype.itemsize != len(buffer):
        sides = ", ".join(map(quoted, shape))
        raise ValueError(f"an array of shape ({sides}) ({dtype}) with {len(buffer)} bytes")
    values = np.frombuffer(buffer, dtype)
    return values.reshape(shape, order="F" if fortran else "C")


def _settled(value: Any) -> Any:
    """The array that an array on the way has become; other values as they are."""
    if not isinstance(value, _Array):
        return value
    if value.values is None:
        raise ValueError("an array without values")
    return value.values


def _refuse_unfinished(value: Any) -> None:
    if isinstance(value, _Name | _Type | _Array) or value is _MARK:
        raise ValueError("it holds something that is neither array nor number")
