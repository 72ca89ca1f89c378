"use strict";
// One gate: what it is, what it reads, and the gates behind it.

const DEEPEST = 3;
const SVG = "http://www.w3.org/2000/svg";

class GateCard {
  constructor(circuit, input, select) {
    this.circuit = circuit;
    this.input = input;
    this.select = select;
    this.box = byId("gate");
  }

  // Names of nets, long and short.
  describe(net) {
    const { circuit, input } = this;
    if (net < 2) return `constant ${net}`;
    if (net >= circuit.first) return `gate ${number(net - circuit.first)}, layer ${circuit.level[net]}`;
    const encoder = circuit.encoder;
    if (!encoder) return input.describe(net - 2, 0.5);
    return input.describe(encoder.feature[net - 2], encoder.levels[encoder.level[net - 2]]);
  }

  _short(net) {
    const { circuit, input } = this;
    if (net < 2) return String(net);
    if (net >= circuit.first) {
      return circuit.kinds[circuit.gate[net - circuit.first]].expression.replaceAll(" ", "");
    }
    return input.shortNameOf(circuit.encoder ? circuit.encoder.feature[net - 2] : net - 2);
  }

  // The nets that a net depends on, with the letter that its kind calls them.
  _sources(net) {
    if (net < this.circuit.first) return [];
    const g = net - this.circuit.first;
    const [onA, onB] = dependsOn(this.circuit.gate[g]);
    const sources = [];
    if (onA) sources.push(["a", this.circuit.a[g]]);
    if (onB) sources.push(["b", this.circuit.b[g]]);
    return sources;
  }

  show(net, cone) {
    this.net = net;
    this.box.replaceChildren();
    if (net < 0) {
      this.box.append(element("p", {}, "Press a gate in a layer, or a class and one of its outputs: " +
        "the page traces it back to the input. With the keyboard: Tab to a layer, then the arrow keys."));
      return;
    }
    const { circuit } = this;
    const g = net - circuit.first;
    this.title = element("h3", {});
    this.box.append(this.title);
    if (g >= 0) {
      const kind = circuit.kinds[circuit.gate[g]];
      this.box.append(element("p", { className: "kind" }, kind.name.replaceAll("_", " ") + ": ",
        element("code", {}, kind.expression)));
      this.table = element("table", { className: "truth" });
      this.box.append(this.table);
    }
    this.tree = document.createElementNS(SVG, "svg");
    this.tree.setAttribute("class", "tree");
    this.box.append(this.tree);
    this.box.append(this._facts(net, cone), this._links(net));
    this.paint();
  }

  // What changes with the input: values.
  paint() {
    if (this.net === undefined || this.net < 0) return;
    const { circuit, net } = this;
    const { values } = circuit;
    const name = this.describe(net);
    this.title.textContent = `${name[0].toUpperCase()}${name.slice(1)} is ${values[net]}`;
    const g = net - circuit.first;
    if (g >= 0) {
      const [a, b] = [values[circuit.a[g]], values[circuit.b[g]]];
      const cells = [[0, 0], [0, 1], [1, 0], [1, 1]].map(([x, y]) =>
        element("td", { className: x === a && y === b ? "now" : "" },
          element("span", {}, `${x}${y}`), ` ${gateValue(circuit.gate[g], x, y)}`));
      this.table.replaceChildren(element("tr", {}, element("th", {}, "ab"), ...cells));
    }
    for (const node of this.nodes ?? []) {
      node.group.classList.toggle("one", values[node.net] === 1);
    }
    for (const { net: of, value } of this.linked) value.textContent = ` is ${values[of]}`;
  }

  _facts(net, cone) {
    const { circuit } = this;
    let [bits, gates] = [0, 0];
    const features = new Set();
    for (let i = 2; i < circuit.nNets; i++) {
      if (!cone[i]) continue;
      if (i >= circuit.first) gates++;
      else {
        bits++;
        features.add(circuit.encoder ? circuit.encoder.feature[i - 2] : i - 2);
      }
    }
    this._drawTree(net);
    const what = this.input instanceof ImageInput ? "values of the image" : "columns";
    return element("p", {}, `It depends on ${number(bits)} input bits (${number(features.size)} ` +
      `${what}) through ${number(gates)} gates, itself counted; they are orange in the layers.`);
  }

  _links(net) {
    this.linked = [];
    const list = element("ul", { className: "links" });
    const add = (text, other) => {
      const value = element("span", {});
      this.linked.push({ net: other, value });
      list.append(element("li", {}, `${text} `, element("button", {
        type: "button", onclick: () => this.select(other, "link"),
      }, this.describe(other)), value));
    };
    for (const [letter, from] of this._sources(net)) add(letter, from);
    const { gates, outputs } = this.circuit.readers(net);
    gates.slice(0, 6).forEach((gate) => add("read by", gate));
    if (gates.length > 6) list.append(element("li", {}, `and by ${number(gates.length - 6)} more gates`));
    if (outputs.length) {
      const { readout, classNames } = this.circuit;
      const names = outputs.slice(0, 3).map((j) => readout.decoder
        ? `output ${number(j)}`
        : `output ${number(j)}, counted for ${classNames[readout.group[j]]}`);
      list.append(element("li", {}, `It is ${names.join("; ")}${outputs.length > 3 ? " and more" : ""}.`));
    }
    return list;
  }

  // The gates behind it, a on the left, b on the right, three levels deep.
  _drawTree(root) {
    this.nodes = [];
    const lines = [];
    let leaves = 0;
    const place = (net, depth, letter) => {
      const sources = depth < DEEPEST ? this._sources(net) : [];
      const children = sources.map(([name, from]) => place(from, depth + 1, name));
      const x = children.length
        ? children.reduce((sum, child) => sum + child.x, 0) / children.length
        : leaves++;
      const node = { net, x, depth, letter };
      children.forEach((child) => lines.push([node, child]));
      this.nodes.push(node);
      return node;
    };
    place(root, 0, "");
    const [cell, line] = [48, 58];
    const width = Math.max(384, cell * leaves);
    const step = width / Math.max(1, leaves);
    const deepest = Math.max(...this.nodes.map((node) => node.depth));
    const height = line * deepest + 40;
    this.tree.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.tree.setAttribute("role", "group");
    this.tree.setAttribute("aria-label", "The gates behind it");
    const center = (node) => [(node.x + 0.5) * step, node.depth * line + 20];
    const make = (tag, attributes, parent, text = "") => {
      const node = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      node.textContent = text;
      parent.append(node);
      return node;
    };
    for (const [from, to] of lines) {
      const [[x1, y1], [x2, y2]] = [center(from), center(to)];
      make("line", { x1, y1: y1 + 15, x2, y2: y2 - 15 }, this.tree);
    }
    for (const node of this.nodes) {
      const [x, y] = center(node);
      const label = this.describe(node.net);
      node.group = make("g", {
        tabindex: 0, role: "button", "aria-label": `${node.letter} ${label}`,
        class: node.net < this.circuit.first ? "node input" : "node",
      }, this.tree);
      make("title", {}, node.group, label);
      make("rect", { x: x - 22, y: y - 15, width: 44, height: 30, rx: 6 }, node.group);
      make("text", { x, y: y + 4 }, node.group, this._short(node.net));
      node.group.addEventListener("click", () => this.select(node.net, "link"));
      node.group.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.select(node.net, "link");
      });
    }
  }
}
