#!/usr/bin/env bash
# Everything that needs a GPU, in one go of under eight minutes: kernels against the reference,
# convolutions, layers, and the paper's MNIST baseline. Needs Python with torch, Triton and what
# gategrad's build needs (scikit-build-core, nanobind, cmake, ninja), but no network.
#
#   GATEGRAD_DATA=FOLDER benchmarks/gpu.sh [RESULTS]
#
# FOLDER holds mnist/ with the four files; RESULTS is benchmarks/results/gpu by default. Each part
# has its limit in seconds, at which it is ended; those that write results write them as they go.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
results=${1:-benchmarks/results/gpu}
site=$PWD/build/gpu-site
mkdir -p "$results"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
$python -m pip install -q --no-index --no-deps --no-build-isolation --upgrade --target "$site" .
export PYTHONPATH=$site${PYTHONPATH:+:$PYTHONPATH}
GATEGRAD_COMMIT=${GATEGRAD_COMMIT:-$(git rev-parse HEAD 2>/dev/null || echo unknown)}
export GATEGRAD_COMMIT

failed=0
part() { # NAME SECONDS COMMAND...
  local code=0 start=$SECONDS
  echo "== $1 (at most $2 s)"
  timeout --kill-after=5 "$2" "${@:3}" || code=$?
  if [ $code -ne 0 ]; then failed=1; fi
  echo "== $1: $((SECONDS - start)) s, exit status $code"
}

# Compiling the kernels takes most of the time: in several processes, where pytest-xdist is there.
workers=()
if $python -c 'import xdist' 2>/dev/null; then workers=(-n 8); fi
part "kernels against the reference" 130 $python -m pytest -q -p no:cacheprovider -W default \
  -m "not slow" "${workers[@]}" tests/gpu/test_kernels.py tests/gpu/test_tree_kernels.py \
  tests/gpu/test_loop.py tests/gpu/test_compiled.py

part "convolutions" 80 $python benchmarks/bench_gpu_convolutions.py \
  --json "$results/convolutions.json"

part "the paper's MNIST baseline" 130 $python -c 'from gategrad.cli import main; main()' \
  train mnist --layers 6 --width 64000 --tau 10 --epochs 100 --recipe paper --device cuda --quiet \
  --out "$results/run"
if [ -f "$results/run/result.json" ]; then
  cp "$results/run/result.json" "$results/mnist-6x64000-paper.json"
  cp "$results/run/history.jsonl" "$results/mnist-6x64000-paper-epochs.jsonl"
fi

part "layers" 90 $python benchmarks/bench_gpu.py --json "$results/bench.json" ${BENCH_OPTIONS:-}
exit $failed
