"use strict";
// The page: an input changes, the circuit runs, everything is drawn anew.

const DATA = JSON.parse(byId("data").textContent);
const circuit = new Circuit(DATA.circuit);
const state = { values: circuit.values, before: null, cone: null };
const view = { x: null, label: null, net: -1, colors: null, timers: [], waiting: false };

const isImage = DATA.input.shape.length === 3;
const input = isImage
  ? new ImageInput(DATA.input, changed)
  : new TableInput(DATA.input, circuit, changed);
const layers = circuit.layers.map((nets, l) => new LayerGrid(nets, `Layer ${l + 1}`, "gates", select));
const classes = new ClassList(circuit, chooseClass, select);
const card = new GateCard(circuit, input, select);
const statistics = new Statistics(circuit);
const samples = DATA.samples && unpack(DATA.samples.x);

function sampleRow(i) {
  return samples.subarray(i * circuit.nFeatures, (i + 1) * circuit.nFeatures);
}

function changed(x, isSample) {
  view.x = x;
  if (!isSample) {
    view.label = null;
    markSample(-1);
  }
  if (view.waiting) return;
  view.waiting = true;
  requestAnimationFrame(evaluate);
}

function evaluate() {
  view.waiting = false;
  state.before = byId("changes").checked ? state.values.slice() : null;
  circuit.encode(view.x);
  circuit.run();
  view.timers.forEach(clearTimeout);
  view.timers = [];
  const pause = byId("slow").checked ? Math.max(80, 900 / Math.max(1, layers.length)) : 0;
  const later = (delay, action) => {
    if (pause) view.timers.push(setTimeout(action, delay));
    else action();
  };
  input.paint(circuit, state, view.colors);
  layers.forEach((layer, l) => later(pause * (l + 1), () => layer.paint(state, view.colors)));
  later(pause * (layers.length + 1), paintResult);
  if (state.before) {
    view.timers.push(setTimeout(() => {
      state.before = null;
      paintBits();
    }, pause * (layers.length + 2) + 700));
  }
}

function paintResult() {
  const best = classes.paint(circuit.classSums());
  classes.paintOutputs(state, view.colors);
  const name = circuit.classNames[best];
  byId("class").textContent = name;
  byId("now").replaceChildren("class ", element("strong", {}, name));
  const verdict = view.label === null ? ""
    : view.label === best ? "as labeled" : `labeled ${circuit.classNames[view.label]}`;
  byId("verdict").textContent = verdict;
  byId("verdict").className = view.label === null || view.label === best ? "" : "wrong";
  card.paint();
}

function paintBits() {
  input.paint(circuit, state, view.colors);
  layers.forEach((layer) => layer.paint(state, view.colors));
  classes.paintOutputs(state, view.colors);
}

function select(net, how) {
  view.net = net;
  state.cone = net < 0 ? null : circuit.cone([net]);
  state.before = null;
  byId("release").disabled = net < 0;
  layers.forEach((layer) => layer.mark(net));
  classes.grid?.mark(net);
  card.show(net, state.cone);
  statistics.trace(state.cone);
  paintBits();
  if (net >= 0 && how !== "key" && matchMedia("(max-width: 1099px)").matches) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    byId("gate-card").scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  }
}

function chooseClass(k) {
  classes.choose(k === classes.chosen ? -1 : k);
  const nets = classes.chosen < 0 ? [] : classes.outputsOf(k);
  view.net = -1;
  card.show(-1, null);
  layers.forEach((layer) => layer.mark(-1));
  state.cone = nets.length ? circuit.cone(nets) : null;
  byId("release").disabled = !state.cone;
  statistics.trace(state.cone);
  paintBits();
}

function release() {
  classes.choose(-1);
  select(-1, "link");
}

function markSample(chosen) {
  document.querySelectorAll("#samples button").forEach((button, i) =>
    button.setAttribute("aria-pressed", i === chosen));
}

function loadSample(i) {
  view.label = DATA.samples.labels[i];
  input.load(sampleRow(i));
  markSample(i);
}

function showSamples() {
  const box = byId("samples");
  if (!samples) {
    byId("samples-title").hidden = true;
    box.append(element("p", { className: "hint" }, DATA.note));
    return;
  }
  box.append(...DATA.samples.labels.map((label, i) => {
    const picture = input.thumbnail(sampleRow(i));
    const name = circuit.classNames[label];
    return element("button", {
      type: "button", title: `A sample of ${name}`, onclick: () => loadSample(i),
      className: picture ? "sample picture" : "sample",
    }, picture, element("span", {}, name));
  }));
}

function recolor() {
  view.colors = palette();
  if (view.x) paintBits();
}

byId("input").append(input.element);
byId("layers").append(...layers.map((layer) => layer.element));
byId("facts").textContent = [
  `${number(circuit.nGates)} gates in ${layers.length} layers`,
  `${number(circuit.nInputs)} input bits`, `${number(circuit.outputs.length)} outputs`,
  `${number(circuit.nClasses)} classes`, ...DATA.facts,
].join(" · ");
byId("release").addEventListener("click", release);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.activeElement?.id !== "pad") release();
});
view.colors = palette();
startTheme(recolor);
showSamples();
card.show(-1, null);
if (samples) loadSample(0);
else input.load(input.raw);
evaluate();
