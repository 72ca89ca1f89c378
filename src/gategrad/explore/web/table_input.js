"use strict";
// Tables: an input for each column, and beside it the bits that its value gives.

class TableInput {
  constructor(about, circuit, changed) {
    this.about = about;
    this.changed = changed;
    this.bits = Array.from({ length: about.shape[0] }, () => []);
    for (let i = 0; i < circuit.nInputs; i++) {
      this.bits[circuit.encoder ? circuit.encoder.feature[i] : i].push(i);
    }
    this.circuit = circuit;
    this.columns = Array.from({ length: about.shape[0] }, (_, f) => this._column(f));
    this.raw = Float64Array.from(this.columns, (column) => column.start);
    this.rows = this.columns.map((column, f) => this._row(column, f));
    this.element = element("div", { className: "columns" }, ...this.rows.map((row) => row.element));
  }

  _threshold(input) {
    const encoder = this.circuit.encoder;
    return encoder ? encoder.levels[encoder.level[input]] : 0.5;
  }

  // What is known of a column: its name, its categories, and what its values may be.
  _column(f) {
    const known = this.about.columns[f] ?? { name: `feature ${f}`, categories: null, missing: false };
    const thresholds = this.bits[f].map((i) => this._threshold(i)).filter((t) => t > this.about.missing / 4);
    const { low, high, dtype } = this.about;
    let [min, max] = this.about.ranges?.[f] ?? [Infinity, -Infinity];
    min = Math.min(min, ...thresholds);
    max = Math.max(max, ...thresholds);
    if (!(min <= max)) [min, max] = [Math.max(low, 0), Math.min(high, 1)];
    if (!this.about.ranges || min === max) {
      const margin = (max - min) / 4 || 1;
      [min, max] = [Math.max(low, min - margin), Math.min(high, max + margin)];
    }
    if (high - low <= 1024) [min, max] = [low, high];
    const whole = ["bool", "uint8", "int64"].includes(dtype) ||
      (this.about.ranges !== null && [min, max, ...thresholds].every((t) => Number.isInteger(2 * t)));
    if (whole) [min, max] = [Math.floor(min), Math.ceil(max)];
    const middle = known.categories ? 0 : (min + max) / 2;
    return { ...known, min, max, whole, start: whole ? Math.round(middle) : middle };
  }

  _row(column, f) {
    const id = `column-${f}`;
    const strip = element("canvas", {
      width: Math.max(1, this.bits[f].length), height: 1, className: "strip", role: "img",
    });
    strip.setAttribute("aria-label", `${this.bits[f].length} bits of ${column.name}`);
    const label = element("label", { htmlFor: id }, column.name);
    const row = { strip, set: null };
    const change = (value) => { this.raw[f] = value; this.changed(this.raw, false); };
    const parts = column.categories
      ? this._choice(column, id, row, change)
      : this._number(column, id, row, change);
    row.element = element("div", { className: "column" }, label, ...parts, strip);
    row.set(column.start);
    return row;
  }

  _choice(column, id, row, change) {
    const options = column.categories.map((name, k) => element("option", { value: k }, name));
    const choice = element("select", { id, onchange: () => change(Number(choice.value)) }, ...options);
    row.set = (value) => { choice.value = String(Math.round(value)); };
    return [choice];
  }

  _number(column, id, row, change) {
    const { low, high, dtype, missing } = this.about;
    const step = column.whole ? 1 : (column.max - column.min) / 200 || "any";
    const field = element("input", { id, type: "number", step: "any", inputMode: "decimal" });
    const slider = element("input", { type: "range", min: column.min, max: column.max, step });
    slider.setAttribute("aria-label", `${column.name}, slider`);
    const absent = column.missing ? element("input", { type: "checkbox" }) : null;
    const set = (value) => {
      const there = !column.missing || value > missing / 2;
      if (absent) absent.checked = !there;
      field.disabled = slider.disabled = !there;
      field.setCustomValidity("");
      if (there) field.value = slider.value = String(value);
    };
    const typed = (text) => {
      const value = dtype === "float32" ? Math.fround(Number(text)) : Number(text);
      const whole = !["bool", "uint8", "int64"].includes(dtype) || Number.isInteger(value);
      const fits = text.trim() !== "" && Number.isFinite(value) && value >= low && value <= high && whole;
      field.setCustomValidity(fits ? "" : "Out of range");
      field.setAttribute("aria-invalid", !fits);
      return fits ? value : null;
    };
    field.addEventListener("input", () => {
      const value = typed(field.value);
      if (value === null) return;
      slider.value = String(value);
      change(value);
    });
    slider.addEventListener("input", () => {
      const value = typed(slider.value);
      if (value === null) return;
      field.value = slider.value;
      change(value);
    });
    row.set = set;
    if (!absent) return [field, slider];
    absent.addEventListener("change", () => {
      const value = absent.checked ? missing : Number(slider.value);
      set(value);
      change(value);
    });
    return [field, slider, element("label", { className: "missing" }, absent, " missing")];
  }

  load(x) {
    this.raw = Float64Array.from(x);
    this.rows.forEach((row, f) => row.set(this.raw[f]));
    this.changed(this.raw, true);
  }

  paint(circuit, state, colors) {
    this.rows.forEach(({ strip, element: row }, f) => {
      const nets = Uint32Array.from(this.bits[f], (i) => 2 + i);
      if (nets.length) paintNets(strip, nets, { ...state, before: null }, colors);
      row.classList.toggle("traced", Boolean(state.cone) && nets.some((net) => state.cone[net]));
    });
  }

  nameOf(feature) {
    return this.columns[feature].name;
  }

  shortNameOf(feature) {
    const name = this.columns[feature].name;
    return name.length > 6 ? `${name.slice(0, 2)}…${name.slice(-3)}` : name;
  }

  describe(feature, threshold) {
    const { name, categories, missing } = this.columns[feature];
    if (missing && threshold <= this.about.missing / 4) return `${name} is known`;
    if (categories) return `${name} comes after “${categories[Math.floor(threshold)]}”`;
    return this.about.dtype === "bool" ? name : `${name} > ${short(threshold)}`;
  }

  thumbnail() {
    return null;
  }
}
