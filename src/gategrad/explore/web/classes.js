"use strict";
// Class sums as bars; the outputs that a class counts.

const MOST_SHOWN = 20;

class ClassList {
  constructor(circuit, chooseClass, selectNet) {
    this.circuit = circuit;
    this.selectNet = selectNet;
    this.all = circuit.nClasses <= MOST_SHOWN;
    this.chosen = -1;
    const readout = circuit.readout;
    // Where no output can count against a class, bars are shares of the largest sum possible.
    this.fromZero = !readout.decoder && readout.weight.every((w) => w >= 0) &&
      readout.offset.every((o) => o >= 0);
    this.largest = Float64Array.from(readout.offset);
    readout.group.forEach((g, j) => { this.largest[g] += Math.max(0, readout.weight[j]); });
    this.rows = circuit.classNames.map((name, k) => {
      const [bar, sum] = [element("span", { className: "bar" }), element("span", { className: "sum" })];
      const button = element("button", { type: "button", className: "class", onclick: () => chooseClass(k) },
        element("span", { className: "name", title: name }, name),
        element("span", { className: "track" }, bar), sum);
      return { button, bar, sum };
    });
    this.list = element("div", { className: "classes", role: "group", ariaLabel: "Classes and their sums" });
    this.more = element("button", { type: "button", hidden: this.all, onclick: () => this._showAll() });
    this.outputs = element("div", { className: "outputs" });
    this.note = element("p", { className: "hint" }, this.fromZero
      ? "Bars: how many of the class's outputs are 1. Press a class to see them."
      : "Bars: from the smallest class sum to the largest. Press a class to see its outputs.");
    const longest = Math.max(...circuit.classNames.map((name) => name.length));
    this.list.style.setProperty("--name", `${Math.min(14, Math.max(2, longest + 1))}ch`);
    byId("classes").append(this.list, this.more, this.note, this.outputs);
    this.grid = null;
    if (this.all) this.list.append(...this.rows.map((row) => row.button));
  }

  _showAll() {
    this.all = !this.all;
    this.paint(this.last);
  }

  paint(sums) {
    this.last = sums;
    const { circuit } = this;
    const best = circuit.best(sums);
    const [least, most] = [Math.min(...sums), Math.max(...sums)];
    const order = Array.from(sums.keys());
    if (circuit.nClasses > MOST_SHOWN) {
      const by = circuit.readout.integer ? sums : circuit.scores(sums);
      order.sort((i, j) => by[j] - by[i] || i - j);
      const shown = this.all ? order : order.slice(0, 12);
      this.list.replaceChildren(...shown.map((k) => this.rows[k].button));
      this.more.textContent = this.all ? "Show the first 12" : `Show all ${number(order.length)} classes`;
      this.more.hidden = false;
    }
    for (const k of order) {
      const { button, bar, sum } = this.rows[k];
      const share = this.fromZero ? sums[k] / (this.largest[k] || 1)
        : most > least ? (sums[k] - least) / (most - least) : 1;
      bar.style.width = `${100 * share}%`;
      sum.textContent = number(sums[k]);
      button.classList.toggle("best", k === best);
      button.setAttribute("aria-pressed", k === this.chosen);
    }
    return best;
  }

  // Outputs that count for a class: those of its group; with a codebook, all.
  outputsOf(k) {
    const { outputs, readout } = this.circuit;
    const own = (net, j) => readout.decoder || readout.group[j] === k;
    return outputs.filter(own);
  }

  choose(k) {
    this.chosen = k;
    this.rows.forEach(({ button }, i) => button.setAttribute("aria-pressed", i === k));
    this.outputs.replaceChildren();
    this.grid = null;
    if (k < 0) return;
    const nets = this.outputsOf(k);
    if (!nets.length) return;
    const name = this.circuit.readout.decoder ? "All outputs" : `Outputs of ${this.circuit.classNames[k]}`;
    this.grid = new LayerGrid(nets, name, "bits", this.selectNet);
    this.text = element("p", { className: "hint" });
    this.outputs.append(this.grid.element, this.text);
  }

  paintOutputs(state, colors) {
    if (!this.grid) return;
    this.grid.paint(state, colors);
    const { outputs } = this.circuit;
    let [agreed, against, votes] = [0, 0, true];
    outputs.forEach((net, j) => {
      const vote = this.circuit.vote(j, this.chosen);
      if (vote === null) votes = false;
      else if (vote) (vote > 0) === Boolean(state.values[net]) ? agreed++ : against++;
    });
    this.text.textContent = votes
      ? `${number(agreed)} speak for the class, ${number(against)} do not.`
      : "Layers of weights stand between these outputs and the classes.";
  }
}
