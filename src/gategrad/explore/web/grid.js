"use strict";
// Bits as an image: one pixel per net, with a marker on the chosen one.

const PALETTE = ["off", "on", "off-dim", "on-dim", "off-cone", "on-cone", "fell", "rose"];

function palette() {
  return PALETTE.map((name) => {
    const [r, g, b] = color(name);
    return (255 << 24) | (b << 16) | (g << 8) | r;
  });
}

// What each net's pixel shows: its value, whether it is in the cone, whether it has just changed.
function paintNets(canvas, nets, { values, before, cone }, colors) {
  const context = canvas.getContext("2d");
  const image = context.createImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < nets.length; i++) {
    const net = nets[i];
    const value = values[net];
    const kind = before && before[net] !== value ? 6 : cone ? (cone[net] ? 4 : 2) : 0;
    pixels[i] = colors[kind + value];
  }
  context.putImageData(image, 0, 0);
}

const FEW = 80; // traced gates of a layer that are framed, each
const WIDE = 420; // a grid's own pixels, at least

class LayerGrid {
  constructor(nets, name, unit, select) {
    this.nets = nets;
    this.name = name;
    this.unit = unit;
    this.columns = Math.max(1, Math.ceil(Math.sqrt(nets.length * 1.3)));
    this.rows = Math.ceil(nets.length / this.columns);
    this.scale = Math.ceil(WIDE / this.columns);
    this.small = element("canvas", { width: this.columns, height: this.rows });
    this.caption = element("figcaption");
    this.marker = element("span", { className: "marker", hidden: true });
    this.canvas = element("canvas", {
      width: this.scale * this.columns, height: this.scale * this.rows, tabIndex: 0, role: "img",
      onclick: (event) => select(this._at(event), "pointer"),
      onkeydown: (event) => this._key(event, select),
    });
    const frame = element("div", { className: "frame" }, this.canvas, this.marker);
    this.element = element("figure", { className: "layer" }, this.caption, frame);
    this.chosen = 0;
  }

  _at(event) {
    const box = this.canvas.getBoundingClientRect();
    const x = Math.floor(((event.clientX - box.left) / box.width) * this.columns);
    const y = Math.floor(((event.clientY - box.top) / box.height) * this.rows);
    return this.nets[Math.min(this.nets.length - 1, Math.max(0, y * this.columns + x))];
  }

  _key(event, select) {
    const steps = {
      ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.columns, ArrowDown: this.columns,
      Home: -this.nets.length, End: this.nets.length, Enter: 0, " ": 0,
    };
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = this.chosen + steps[event.key];
    const last = this.nets.length - 1;
    if (Math.abs(steps[event.key]) <= this.columns && (next < 0 || next > last)) return;
    select(this.nets[Math.min(last, Math.max(0, next))], "key");
  }

  paint(state, colors) {
    paintNets(this.small, this.nets, state, colors);
    const context = this.canvas.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.drawImage(this.small, 0, 0, this.canvas.width, this.canvas.height);
    let [ones, inCone] = [0, 0];
    for (const net of this.nets) {
      ones += state.values[net];
      if (state.cone) inCone += state.cone[net];
    }
    const share = Math.round((100 * ones) / this.nets.length);
    const traced = state.cone ? `, ${number(inCone)} traced` : "";
    if (inCone && inCone <= FEW && inCone < this.nets.length) this._frame(context, state.cone);
    const about = `${number(this.nets.length)} ${this.unit}, ${share} % are 1${traced}`;
    this.caption.replaceChildren(element("b", {}, this.name), ` ${about}`);
    this.canvas.setAttribute("aria-label", `${this.name}: ${about}. Arrow keys choose a gate.`);
  }

  // Single pixels are easily overlooked.
  _frame(context, cone) {
    const [r, g, b] = color("on-cone");
    context.strokeStyle = `rgb(${r} ${g} ${b})`;
    context.lineWidth = 2;
    this.nets.forEach((net, i) => {
      if (!cone[net]) return;
      const [x, y] = [i % this.columns, Math.floor(i / this.columns)];
      const side = this.scale + 6;
      context.strokeRect(x * this.scale - 3, y * this.scale - 3, side, side);
    });
  }

  mark(net) {
    const i = this.nets.indexOf(net);
    this.marker.hidden = i < 0;
    if (i < 0) return;
    this.chosen = i;
    this.marker.style.left = `${(100 * ((i % this.columns) + 0.5)) / this.columns}%`;
    this.marker.style.top = `${(100 * (Math.floor(i / this.columns) + 0.5)) / this.rows}%`;
  }
}
