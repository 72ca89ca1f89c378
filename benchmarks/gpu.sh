#!/usr/bin/env bash
# Everything that needs a GPU, in one go of under eight minutes: kernels against the reference, the
# benchmark, and the paper's MNIST baseline. Needs Python with torch, Triton and what gategrad's
# build needs (scikit-build-core, nanobind, cmake, ninja), but no network.
#
#   GATEGRAD_DATA=FOLDER benchmarks/gpu.sh [RESULTS]
#
# FOLDER holds mnist/ with the four files; RESULTS is benchmarks/results/gpu by default.
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
echo "== kernels against the reference"
$python -m pytest -q -p no:cacheprovider tests/gpu || failed=1

echo "== benchmark"
$python benchmarks/bench_gpu.py --json "$results/bench.json" ${BENCH_OPTIONS:-} || failed=1

echo "== the paper's MNIST baseline"
$python -c 'from gategrad.cli import main; main()' train mnist --layers 6 --width 64000 --tau 10 \
  --epochs 100 --recipe paper --device cuda --quiet --out "$results/run" || failed=1
if [ -f "$results/run/result.json" ]; then
  cp "$results/run/result.json" "$results/mnist-6x64000-paper.json"
  cp "$results/run/history.jsonl" "$results/mnist-6x64000-paper-epochs.jsonl"
fi
exit $failed
