"""What an output layer is: from the last layer's outputs to class scores.

A head is a module from ``(B, O)`` outputs to ``(B, K)`` scores that can say what it computes on
bits: ``readout(O)`` returns the :class:`~gategrad.circuit.Readout` that the circuit carries. To add
one, write a subclass of :class:`Head` in a file beside this one and list how it is built in
:data:`gategrad.nn.heads.head_kinds.HEADS`.
"""

from __future__ import annotations

from torch import Tensor, nn

from gategrad.circuit import Readout
from gategrad.nn.heads.temperature import Temperature
from gategrad.system.kinds import check_kind

__all__ = ["Head"]


class Head(nn.Module):
    """What extraction and the model builder ask of an output layer."""

    n_classes: int
    temperature: Temperature

    @property
    def n_sums(self) -> int:
        """Consecutive groups of outputs whose sums are enough; see :meth:`from_sums`."""
        return self.n_classes

    def use(self, tau: float | Temperature, *, unit: float = 1.0) -> None:
        """Set the temperature, for constructors of heads that have one.

        Args:
            tau: A number, or a temperature.
            unit: What scores are divided by besides.

        Raises:
            ValueError: No positive number, or taus for another number of classes.
        """
        temperature = tau if isinstance(tau, Temperature) else Temperature(tau)
        taus = temperature.values()
        if taus.ndim and len(taus) != self.n_classes:
            raise ValueError(
                f"the temperature has {len(taus)} classes, the head {self.n_classes}: give "
                f"Temperature(..., n_classes={self.n_classes})"
            )
        temperature.unit = unit
        self.temperature = temperature
        if temperature.is_constant:
            # A number only: the head stays a leaf, as messages and checkpoints describe it.
            self.__dict__["temperature"] = self._modules.pop("temperature")

    def check_width(self, n_outputs: int) -> None:
        """Raise ``ValueError`` where the head cannot read this many outputs."""

    def check_rows(self, x: Tensor) -> None:
        """Raise ``ValueError`` where x is not ``(B, O)``, with outputs that the head can read."""
        check_kind("x", x, Tensor)
        if x.ndim != 2:
            raise ValueError(f"a head reads (samples, outputs), got shape {tuple(x.shape)}")
        self.check_width(x.shape[1])

    def readout(self, n_outputs: int) -> Readout:
        """The same function on bits, in integers. A class that has a forward has its own."""
        raise NotImplementedError

    def from_sums(self, sums: Tensor) -> Tensor:
        """The scores, from the sums of the outputs.

        Only a head whose forward needs no more than that has one of its own; layers then sum their
        outputs up without storing them.

        Args:
            sums: ``(B, n_sums)`` sums of consecutive groups of outputs.

        Returns:
            ``(B, K)`` scores.
        """
        raise NotImplementedError

    @property
    def needs_only_sums(self) -> bool:
        """Whether ``from_sums`` stands for ``forward``: whoever changes one must write both."""
        for kind in type(self).__mro__:
            if "forward" in vars(kind) or "from_sums" in vars(kind):
                return "forward" in vars(kind) and "from_sums" in vars(kind)
        return False
