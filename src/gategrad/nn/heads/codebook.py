"""A binary code for each class: scores are agreement with it (paper, appendix E)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import ArrayLike, NDArray
from torch import Tensor

from gategrad.circuit import Codebook, Readout
from gategrad.circuit.decoders import pack_codes, unpack_codes
from gategrad.circuit.readout import balanced_groups
from gategrad.config.near_names import must_be_one_of
from gategrad.nn.heads.codes import CODES
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.temperature import Temperature
from gategrad.nn.kernels.group_sum_op import countable, group_sums
from gategrad.system.kinds import as_whole

__all__ = ["CODES", "NORMS", "CodebookHead"]

# Numbers of the matrix that are kept as floats; larger ones are unpacked part by part.
_KEPT: Final = 1 << 24
_PART: Final = 1 << 22

NORMS: Final[dict[str, Callable[[int, int], float]]] = {
    "one": lambda n, k: 1.0,
    "sqrt": lambda n, k: math.sqrt(n),
    "share": lambda n, k: n / k,
    "mean": lambda n, k: float(n),
}
"""What agreement is divided by besides tau: functions of the outputs and the classes."""


class CodebookHead(Head):
    """Agreement of outputs with each class's code, over ``tau * norm``.

    ``score[k] = sum_j (s_j if code[k, j] else m_j - s_j) / (tau * norm)``, with ``s_j`` an output
    and ``m_j = 1``; or with ``n_sums``, Group-Sum's sum of the ``m_j`` outputs of group j. On bits
    that is the number of outputs minus the Hamming distance. The paper does not state its
    normalization. With the square root of the number of outputs, a tau from 0.3 to 1 works best at
    any size, as in its tables.

    Args:
        n_classes: Number of classes, K.
        n_outputs: Outputs that the head reads, O.
        tau: A number, or a :class:`~gategrad.nn.Temperature`.
        n_sums: Group outputs into so many sums first (paper: 1,600 or 6,400); None: none.
        codes: ``random``; ``balanced``, every output speaks for half of the classes; ``distant``,
            codes as far from each other as can be; or ``(K, n_sums or O)`` bits.
        norm: A key of :data:`NORMS`: ``sqrt``, ``one``, ``share`` (O / K) or ``mean`` (O).
        seed: Seed of the codes.

    Shape:
        ``(B, O)`` to ``(B, K)``.
    """

    codes: Tensor

    def __init__(
        self,
        n_classes: int,
        n_outputs: int,
        tau: float | Temperature = 1.0,
        *,
        n_sums: int | None = None,
        codes: str | ArrayLike = "random",
        norm: str = "sqrt",
        seed: int | np.random.SeedSequence = 0,
    ) -> None:
        super().__init__()
        n_classes = as_whole("n_classes", n_classes)
        n_outputs = as_whole("n_outputs", n_outputs)
        if n_classes < 1 or n_outputs < 1:
            raise ValueError(
                f"n_classes and n_outputs must be at least 1, got {n_classes} and {n_outputs}"
            )
        if n_sums is not None and not 1 <= n_sums <= n_outputs:
            raise ValueError(f"{n_outputs} outputs cannot be grouped into {n_sums} sums")
        if norm not in NORMS:
            raise ValueError(must_be_one_of("norm", norm, NORMS))
        self.n_classes, self.n_outputs = n_classes, n_outputs
        self._n_sums = n_outputs if n_sums is None else as_whole("n_sums", n_sums)
        self.norm, self.kind = norm, codes if isinstance(codes, str) else "given"
        self.use(tau, unit=NORMS[norm](n_outputs, n_classes))
        self.register_buffer(
            "codes", torch.from_numpy(pack_codes(self._codes(codes, np.random.default_rng(seed))))
        )
        self._matrix: Tensor | None = None
        self._matrix_key = self._offset_key = tuple[Any, ...]()
        self._offset: Tensor | None = None

    def _codes(self, codes: str | ArrayLike, rng: np.random.Generator) -> NDArray[np.uint8]:
        if isinstance(codes, str):
            if codes not in CODES:
                raise ValueError(must_be_one_of("codes", codes, CODES))
            return CODES[codes](self.n_classes, self.n_sums, rng)
        given = np.asarray(codes)
        if given.shape != (self.n_classes, self.n_sums):
            raise ValueError(
                f"codes must be bits of shape {(self.n_classes, self.n_sums)}, got {given.shape}"
            )
        wrong = given[~np.isin(given, (0, 1))]
        if len(wrong):
            raise ValueError(f"codes must be bits, got {wrong[0]}")
        return given.astype(np.uint8)

    def check_width(self, n_outputs: int) -> None:
        """Raise ``ValueError`` where the codes are made for another number of outputs."""
        if n_outputs != self.n_outputs:
            raise ValueError(f"the codes are for {self.n_outputs} outputs, not {n_outputs}")

    @property
    def n_sums(self) -> int:
        """Groups of outputs, or outputs."""
        return self._n_sums

    @property
    def needs_only_sums(self) -> bool:
        """Where outputs are grouped."""
        return self.n_sums < self.n_outputs and super().needs_only_sums

    def from_sums(self, sums: Tensor) -> Tensor:
        """``(B, K)`` scores of ``(B, n_sums)`` sums."""
        matrix = self._signs(sums)
        if matrix is None:
            agreement: Tensor = _Agreement.apply(sums, self)  # type: ignore[no-untyped-call]
        else:
            agreement = sums @ matrix.t()
        scores: Tensor = self.temperature(agreement + self._zeros(sums))
        return scores

    def forward(self, x: Tensor) -> Tensor:
        """``(B, K)`` scores of ``(B, O)`` outputs."""
        self.check_rows(x)
        x = countable(x)
        return self.from_sums(group_sums(x, self.n_sums) if self.n_sums < self.n_outputs else x)

    def readout(self, n_outputs: int) -> Readout:
        """Group sums of weight 1, then the codes."""
        self.check_width(n_outputs)
        zeros = self._zeros(torch.zeros((), dtype=torch.float64))
        return Readout(
            balanced_groups(n_outputs, self.n_sums),
            np.ones(n_outputs, dtype=np.int32),
            np.zeros(self.n_sums, dtype=np.int64),
            np.broadcast_to(self.temperature.factors(), self.n_classes),
            Codebook(self.codes.cpu().numpy(), int(self.n_sums), zeros.long().numpy()),
        )

    def parts(self, like: Tensor, most: int) -> Iterator[tuple[slice, Tensor]]:
        """Some classes, and their codes as ``(k, n_sums)`` +1 and -1, until all are through.

        Args:
            like: Gives type and device.
            most: Numbers of a part, which share one memory.
        """
        bits = torch.arange(256, device=like.device).unsqueeze(1) >> torch.arange(
            8, device=like.device
        )
        table = (bits & 1).to(like.dtype) * 2 - 1
        n_bytes = self.codes.shape[1]
        step = min(self.n_classes, max(1, most // (8 * n_bytes)))
        kept = like.new_empty((step * n_bytes, 8))
        for at in range(0, self.n_classes, step):
            codes = self.codes[at : at + step]
            part = kept[: codes.numel()]
            torch.index_select(table, 0, codes.reshape(-1).int(), out=part)
            yield slice(at, at + step), part.view(len(codes), -1)[:, : self.n_sums]

    def _signs(self, like: Tensor) -> Tensor | None:
        if self.n_classes * self.n_sums > _KEPT:
            return None
        if self._matrix is None or self._matrix_key != self._key(like):
            with torch.inference_mode(False):  # so that it can be trained with later
                empty = torch.empty(0, dtype=like.dtype, device=like.device)
                ((_, self._matrix),) = self.parts(empty, 8 * _KEPT)
            self._matrix_key = self._key(like)
        return self._matrix

    def __getstate__(self) -> dict[str, Any]:
        # What codes can be unpacked to does not travel.
        return {**self.__dict__, "_matrix": None, "_offset": None}

    def _key(self, like: Tensor) -> tuple[Any, ...]:
        # What the kept numbers were made of: the address, too, since loading may replace it.
        return like.device, like.dtype, self.codes._version, self.codes.data_ptr()

    def _zeros(self, like: Tensor) -> Tensor:
        # Outputs where a code is 0; a constant, which softmax does not see, but scores have it.
        if self._offset is None or self._offset_key != self._key(like):
            sizes = np.bincount(balanced_groups(self.n_outputs, self.n_sums))
            packed = self.codes.cpu().numpy()
            rows = (unpack_codes(row[None], self.n_sums)[0] for row in packed)
            zeros = [int(sizes[row == 0].sum()) for row in rows]
            with torch.inference_mode(False):
                self._offset = torch.tensor(zeros, dtype=like.dtype, device=like.device)
            self._offset_key = self._key(like)
        return self._offset

    def extra_repr(self) -> str:
        """Options, for ``print(model)``."""
        grouped = f", n_sums={self.n_sums}" if self.n_sums < self.n_outputs else ""
        return f"{self.n_classes}, {self.n_outputs}{grouped}, codes={self.kind}, norm={self.norm}"


class _Agreement(torch.autograd.Function):
    """Products with a matrix of signs that is never whole in memory."""

    @staticmethod
    def forward(ctx: Any, sums: Tensor, head: CodebookHead) -> Tensor:
        ctx.head = head
        out = sums.new_empty((len(sums), head.n_classes))
        for part, signs in head.parts(sums, _PART):
            torch.mm(sums, signs.t(), out=out[:, part])
        return out

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
        out = grad.new_zeros((len(grad), ctx.head.n_sums))
        for part, signs in ctx.head.parts(grad, _PART):
            out.addmm_(grad[:, part], signs)
        return out, None
