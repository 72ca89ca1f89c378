"""Modules one after the other, of which runs of gates are evaluated as one operation."""

from __future__ import annotations

from torch import Tensor, nn

from gategrad.nn.heads.group_sum import Head
from gategrad.nn.kernels import ops
from gategrad.nn.networks.fused_layers import Run, is_hooked, leading_run

__all__ = ["DLGN"]


class DLGN(nn.Sequential):
    """Modules one after the other; logic layers at the start are evaluated as one operation.

    That is what makes ``hard`` and ``bfloat16`` fast, since nothing between layers becomes a float
    tensor, and saves memory where a head needs only sums. Results are those of
    :class:`torch.nn.Sequential`, up to the order of sums. Layers that carry hooks are called one by
    one, so that the hooks are.
    """

    def outputs(self, x: Tensor) -> Tensor:
        """``(B, O)``: what the head reads of ``(B, I)`` inputs.

        Raises:
            ValueError: The last module is not a head.
        """
        *modules, head = self
        if not isinstance(head, Head):
            raise ValueError(f"the network ends with a {type(head).__name__}, not with a head")
        out: Tensor = DLGN(*modules)(x)
        return out

    def forward(self, x: Tensor) -> Tensor:
        """From ``(B, I)`` inputs to what the last module returns."""
        modules = [module for module in self._modules.values() if module is not None]
        while modules:
            run = leading_run(modules)
            if run.works_on(x):
                x, modules = _as_one(run, modules[run.n_modules :], x)
            else:
                x, modules = modules[0](x), modules[1:]
        return x


def _as_one(run: Run, rest: list[nn.Module], x: Tensor) -> tuple[Tensor, list[nn.Module]]:
    """What a run, and a head after it that needs only sums, make of x; and what then follows."""
    first, last = run.stages[0].layer, run.stages[-1]
    first.check(x)
    gates, half = run.gates(x.dtype), first.precision == "bfloat16"
    x = x.flatten(1)
    head = rest[0] if rest else None
    if isinstance(head, Head) and head.needs_only_sums and not is_hooked(head) and not run.image:
        head.check_width(last.out_features)
        sums = ops.logic_layers(x, gates, n_groups=head.n_sums, half=half)
        return head.from_sums(sums), rest[1:]
    x = ops.logic_layers(x, gates, half=half)
    return (x if run.image is None else x.view(len(x), *run.image)), rest
