"use strict";
// A circuit, interpreted gate by gate. Nothing here knows of a page: any JavaScript engine runs it.
// Nets are numbers: 0 is false, 1 is true, then come the inputs, then one net per gate.

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function bytesOf(text) {
  const digit = new Uint8Array(128);
  for (let i = 0; i < 64; i++) digit[BASE64.charCodeAt(i)] = i;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    const word = (digit[text.charCodeAt(i)] << 18) | (digit[text.charCodeAt(i + 1)] << 12) |
      (digit[text.charCodeAt(i + 2)] << 6) | digit[text.charCodeAt(i + 3)];
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes.slice(0, bytes.length - padding);
}

// The inverse of packed_arrays.pack.
function unpack(packed) {
  const { type, length } = packed;
  if (type === "constant" || type === "range") {
    const step = type === "range" ? 1 : 0;
    return Float64Array.from({ length }, (_, i) => packed.value + step * i);
  }
  const bytes = bytesOf(packed.data);
  if (type === "u8") return bytes;
  if (type === "i8") return new Int8Array(bytes.buffer);
  if (type === "u24") {
    const values = new Uint32Array(length);
    for (let i = 0; i < length; i++) {
      values[i] = bytes[3 * i] | (bytes[3 * i + 1] << 8) | (bytes[3 * i + 2] << 16);
    }
    return values;
  }
  const view = new DataView(bytes.buffer);
  const [kind, width, read] = {
    u16: [Uint16Array, 2, "getUint16"], i16: [Int16Array, 2, "getInt16"],
    u32: [Uint32Array, 4, "getUint32"], i32: [Int32Array, 4, "getInt32"],
    f32: [Float32Array, 4, "getFloat32"], f64: [Float64Array, 8, "getFloat64"],
  }[type];
  const values = new kind(length);
  for (let i = 0; i < length; i++) values[i] = view[read](width * i, true);
  return values;
}

// The output of a gate: its id's bits are its truth table for ab = 00, 01, 10, 11.
function gateValue(kind, a, b) {
  return (kind >> (3 - 2 * a - b)) & 1;
}

// Which of its two inputs a kind of gate depends on.
function dependsOn(kind) {
  const v = (a, b) => gateValue(kind, a, b);
  return [v(0, 0) !== v(1, 0) || v(0, 1) !== v(1, 1), v(0, 0) !== v(0, 1) || v(1, 0) !== v(1, 1)];
}

class Circuit {
  constructor(data) {
    this.nInputs = data.n_inputs;
    this.nGates = data.n_gates;
    this.first = 2 + data.n_inputs; // the net of gate 0
    this.nNets = this.first + data.n_gates;
    this.kinds = data.kinds;
    this.classNames = data.class_names;
    const pairs = unpack(data.gate);
    this.gate = new Uint8Array(this.nGates);
    for (let g = 0; g < this.nGates; g++) this.gate[g] = (pairs[g >> 1] >> (4 * (g & 1))) & 15;
    this.a = Uint32Array.from(unpack(data.a));
    this.b = Uint32Array.from(unpack(data.b));
    this.outputs = Uint32Array.from(unpack(data.outputs));
    this.encoder = data.encoder && {
      ...data.encoder,
      feature: unpack(data.encoder.feature),
      levels: unpack(data.encoder.levels),
      level: unpack(data.encoder.level),
    };
    this.readout = this._readout(data.readout);
    this.values = new Uint8Array(this.nNets);
    this.values[1] = 1;
    this.layers = this._layers();
  }

  get nFeatures() {
    return this.encoder ? this.encoder.n_features : this.nInputs;
  }

  get nClasses() {
    return this.classNames.length;
  }

  _readout(data) {
    const readout = {
      ...data,
      group: unpack(data.group), weight: unpack(data.weight),
      offset: unpack(data.offset), scale: unpack(data.scale),
    };
    const decoder = data.decoder;
    if (decoder && decoder.kind === "codebook") {
      readout.decoder = { ...decoder, codes: unpack(decoder.codes) };
    } else if (decoder) {
      const layers = decoder.layers.map(({ weight, bias }) => ({ weight: unpack(weight), bias }));
      readout.decoder = { kind: "dense", layers };
    }
    return readout;
  }

  // Nets of gates by level: the gates on the longest path to them. In a network as it was trained
  // these are its layers.
  _layers() {
    const level = new Uint32Array(this.nNets);
    const counts = [];
    for (let g = 0; g < this.nGates; g++) {
      const own = 1 + Math.max(level[this.a[g]], level[this.b[g]]);
      level[this.first + g] = own;
      while (counts.length < own) counts.push(0);
      counts[own - 1]++;
    }
    this.level = level;
    const layers = counts.map((count) => new Uint32Array(count));
    const filled = counts.map(() => 0);
    for (let net = this.first; net < this.nNets; net++) {
      const l = level[net] - 1;
      layers[l][filled[l]++] = net;
    }
    return layers;
  }

  // Set the inputs from a raw row: bits x > t, strictly.
  encode(x) {
    const values = this.values;
    if (!this.encoder) {
      for (let i = 0; i < this.nInputs; i++) values[2 + i] = x[i] ? 1 : 0;
      return;
    }
    const { feature, level, levels } = this.encoder;
    for (let i = 0; i < this.nInputs; i++) values[2 + i] = x[feature[i]] > levels[level[i]] ? 1 : 0;
  }

  // Compute every gate from the inputs as they stand.
  run() {
    const { values, gate, a, b, first, nGates } = this;
    for (let g = 0; g < nGates; g++) {
      values[first + g] = (gate[g] >> (3 - 2 * values[a[g]] - values[b[g]])) & 1;
    }
  }

  classSums() {
    const { group, weight, offset, decoder } = this.readout;
    const sums = Float64Array.from(offset);
    for (let j = 0; j < this.outputs.length; j++) {
      if (this.values[this.outputs[j]]) sums[group[j]] += weight[j];
    }
    if (!decoder) return sums;
    return decoder.kind === "codebook" ? this._decode(decoder, sums) : this._dense(decoder, sums);
  }

  // Each sum counts for a class where the class's code has a 1, else against it.
  _decode({ codes, offset }, sums) {
    const bytes = Math.ceil(sums.length / 8);
    return Float64Array.from(offset, (start, k) => {
      let total = start;
      for (let g = 0; g < sums.length; g++) {
        total += (codes[k * bytes + (g >> 3)] >> (g & 7)) & 1 ? sums[g] : -sums[g];
      }
      return total;
    });
  }

  _dense({ layers }, sums) {
    let values = sums;
    layers.forEach(({ weight, bias }, i) => {
      const inputs = i ? values.map((value) => Math.max(value, 0)) : values;
      values = Float64Array.from(bias, (start, row) => {
        let total = start;
        for (let j = 0; j < inputs.length; j++) total += weight[row * inputs.length + j] * inputs[j];
        return total;
      });
    });
    return values;
  }

  scores(classSums) {
    return classSums.map((sum, k) => sum * this.readout.scale[k]);
  }

  // The class with the largest sum, the first of equals; by scores where classes have a scale each.
  best(classSums) {
    const compared = this.readout.integer ? classSums : this.scores(classSums);
    let best = 0;
    for (let k = 1; k < compared.length; k++) if (compared[k] > compared[best]) best = k;
    return best;
  }

  predict(x) {
    this.encode(x);
    this.run();
    return this.best(this.classSums());
  }

  // How an output counts for a class: its weight; null where layers stand between.
  vote(output, k) {
    const { group, weight, decoder } = this.readout;
    const g = group[output];
    if (!decoder) return g === k ? weight[output] : 0;
    if (decoder.kind !== "codebook") return null;
    const bytes = Math.ceil(this.readout.offset.length / 8);
    return (decoder.codes[k * bytes + (g >> 3)] >> (g & 7)) & 1 ? weight[output] : -weight[output];
  }

  // Marks on the nets that some nets depend on, themselves among them.
  cone(nets) {
    const marked = new Uint8Array(this.nNets);
    for (const net of nets) marked[net] = 1;
    const depends = this.kinds.map((_, kind) => dependsOn(kind));
    for (let g = this.nGates - 1; g >= 0; g--) {
      if (!marked[this.first + g]) continue;
      const [onA, onB] = depends[this.gate[g]];
      if (onA) marked[this.a[g]] = 1;
      if (onB) marked[this.b[g]] = 1;
    }
    return marked;
  }

  // Gates and outputs that read a net.
  readers(net) {
    const gates = [];
    for (let g = Math.max(0, net - this.first + 1); g < this.nGates; g++) {
      if (this.a[g] === net || this.b[g] === net) gates.push(this.first + g);
    }
    const outputs = [];
    this.outputs.forEach((from, j) => from === net && outputs.push(j));
    return { gates, outputs };
  }

  // How many of some gates there are of each kind.
  countKinds(nets) {
    const counts = new Array(16).fill(0);
    for (const net of nets) if (net >= this.first) counts[this.gate[net - this.first]]++;
    return counts;
  }
}
