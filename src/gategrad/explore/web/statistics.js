"use strict";
// Which kinds of gates there are: in the circuit, in a layer, behind a gate.

class Statistics {
  constructor(circuit) {
    this.circuit = circuit;
    this.cone = null;
    this.choice = element("select", { ariaLabel: "Gates to count", onchange: () => this.paint() },
      element("option", { value: "all" }, "the whole circuit"),
      element("option", { value: "used" }, "gates that an output depends on"),
      element("option", { value: "cone", disabled: true }, "gates traced"),
      ...circuit.layers.map((nets, l) => element("option", { value: l }, `layer ${l + 1}`)));
    this.body = element("tbody");
    this.total = element("p", { className: "hint" });
    byId("statistics").append(element("label", {}, "Gates of ", this.choice), this.total,
      element("table", { className: "kinds" }, this.body));
    this.used = circuit.cone(circuit.outputs);
    this.paint();
  }

  trace(cone) {
    this.cone = cone;
    this.choice.options[2].disabled = !cone;
    if (!cone && this.choice.value === "cone") this.choice.value = "all";
    if (this.choice.value === "cone") this.paint();
  }

  _nets() {
    const { circuit, choice: { value } } = this;
    if (!["all", "used", "cone"].includes(value)) return circuit.layers[Number(value)];
    const marks = { used: this.used, cone: this.cone }[value];
    const nets = [];
    for (let net = circuit.first; net < circuit.nNets; net++) if (!marks || marks[net]) nets.push(net);
    return nets;
  }

  paint() {
    const nets = this._nets();
    const counts = this.circuit.countKinds(nets);
    const most = Math.max(1, ...counts);
    this.total.textContent = `${number(nets.length)} gates`;
    this.body.replaceChildren(...this.circuit.kinds.map((kind, id) => {
      const bar = element("span", { className: "bar" });
      bar.style.width = `${(100 * counts[id]) / most}%`;
      const share = nets.length ? `${((100 * counts[id]) / nets.length).toFixed(1)} %` : "";
      return element("tr", {}, element("th", { scope: "row" }, element("code", {}, kind.expression)),
        element("td", {}, element("span", { className: "track" }, bar)),
        element("td", { className: "count" }, number(counts[id])),
        element("td", { className: "count" }, share));
    }));
  }
}
