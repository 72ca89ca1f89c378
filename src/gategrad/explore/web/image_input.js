"use strict";
// Images: strokes with a pen, as the data set's were made, or pixels painted one by one.

const PAD = 560; // the pad's own pixels on its longer side

class ImageInput {
  constructor(about, changed) {
    [this.channels, this.height, this.width] = about.shape;
    this.about = about;
    this.changed = changed;
    this.size = this.height * this.width;
    this.raw = new Float64Array(this.channels * this.size).fill(about.low);
    this.strokes = [];
    this.pressed = false;
    this.penDown = false;
    this.cursor = [this.width / 2, this.height / 2];
    this.pen = about.drawing !== null;
    this.eraser = false;
    this._build();
    this._setMode(this.pen);
  }

  _build() {
    const unit = PAD / Math.max(this.width, this.height);
    this.pad = element("canvas", {
      id: "pad", width: Math.round(unit * this.width), height: Math.round(unit * this.height),
      tabIndex: 0, role: "img",
      onpointerdown: (event) => this._down(event), onpointermove: (event) => this._move(event),
      onpointerup: () => this._up(), onpointercancel: () => this._up(),
      onkeydown: (event) => this._key(event), onfocus: () => this._paintPad(),
      onblur: () => { this.penDown = false; this._paintPad(); },
    });
    this.unit = unit;
    const button = (text, onclick) => element("button", { type: "button", onclick }, text);
    const tools = element("div", { className: "tools" }, button("Clear", () => this.clear()));
    if (this.about.drawing) {
      this.modes = [
        button("Pen", () => this._setMode(true)), button("Pixels", () => this._setMode(false)),
      ];
      tools.append(...this.modes);
    }
    this.erase = button("Eraser", () => this._setEraser(!this.eraser));
    this.ink = this.channels === 3
      ? element("input", { type: "color", value: "#ffffff", ariaLabel: "Color to paint with" })
      : null;
    this.sizeChoice = element("select", { ariaLabel: "Size of the brush" },
      ...[1, 2, 3, 5].map((n) => element("option", { value: n, selected: n === 2 }, `${n} px`)));
    this.pixelTools = element("span", { className: "tools" }, this.erase, this.ink, this.sizeChoice);
    tools.append(this.pixelTools);
    this.rawView = element("canvas", { width: this.width, height: this.height, role: "img" });
    this.bitView = element("canvas", { width: this.width, height: this.height, role: "img" });
    this.rawView.setAttribute("aria-label", "The image as it is given to the network");
    this.bitView.setAttribute("aria-label", "The bits that the network reads");
    const figure = (canvas, text) =>
      element("figure", {}, canvas, element("figcaption", {}, text));
    this.hint = element("p", { className: "hint" });
    this.element = element("div", {}, this.pad, tools, this.hint, element("div", { className: "views" },
      figure(this.rawView, `Image, ${this.width} × ${this.height}`), figure(this.bitView, "As bits")));
  }

  _setMode(pen) {
    this.pen = pen;
    if (this.modes) {
      this.modes[0].setAttribute("aria-pressed", pen);
      this.modes[1].setAttribute("aria-pressed", !pen);
    }
    this.pixelTools.hidden = pen;
    if (!pen) this.strokes = [];
    this.hint.textContent = pen
      ? "Draw anywhere and at any size: the drawing is scaled and centered as the training images were."
      : "Paint pixels; a sample can be changed, too.";
    this.pad.setAttribute("aria-label", `${pen ? "Drawing" : "Image"} of ${this.width} by ` +
      `${this.height} pixels. Arrow keys move the ${pen ? "pen" : "brush"}, space lowers and lifts it.`);
    this._setEraser(false);
    this._paintPad();
  }

  _setEraser(on) {
    this.eraser = on;
    this.erase.setAttribute("aria-pressed", on);
  }

  clear() {
    this.strokes = [];
    this._set(new Float64Array(this.raw.length).fill(this.about.low));
  }

  load(x) {
    this.strokes = [];
    this._set(Float64Array.from(x), true);
  }

  _set(raw, isSample = false) {
    this.raw = raw;
    this._paintPad();
    this.changed(raw, isSample);
  }

  _point(event) {
    const box = this.pad.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * this.width,
      ((event.clientY - box.top) / box.height) * this.height,
    ];
  }

  _down(event) {
    if (event.button) return;
    this.pad.setPointerCapture?.(event.pointerId);
    this.pressed = true;
    this._start(this._point(event));
  }

  _move(event) {
    if (!this.pressed) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length ? events : [event]) this._continue(this._point(each));
  }

  _up() {
    this.pressed = false;
  }

  _start(point) {
    this.cursor = point;
    if (this.pen) {
      this.strokes.push([point]);
      this._redraw();
    } else {
      this._dab(point);
    }
  }

  _continue(point) {
    const [x, y] = this.cursor;
    if (Math.hypot(point[0] - x, point[1] - y) < (this.pen ? 0.15 : 0.5)) return;
    if (this.pen) {
      this.cursor = point;
      this.strokes[this.strokes.length - 1].push(point);
      this._redraw();
    } else {
      this._dab(point);
    }
  }

  _redraw() {
    const least = 0.15 * Math.max(this.width, this.height);
    const image = imageOfStrokes(this.strokes, this.about.drawing, this.width, this.height, least);
    this._set(rawValues(image, this.about));
  }

  // Pixels whose middle lies under the brush, on the way from the last place to this one.
  _dab(point) {
    const size = Number(this.sizeChoice.value);
    const [fromX, fromY] = this.pressed || this.penDown ? this.cursor : point;
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(point[0] - fromX, point[1] - fromY)));
    const values = this._inkValues();
    const raw = this.raw.slice();
    for (let s = 0; s <= steps; s++) {
      const cx = fromX + ((point[0] - fromX) * s) / steps;
      const cy = fromY + ((point[1] - fromY) * s) / steps;
      for (let y = 0; y < this.height; y++) {
        for (let x = 0; x < this.width; x++) {
          const under = size === 1
            ? Math.floor(cx) === x && Math.floor(cy) === y
            : Math.hypot(x + 0.5 - cx, y + 0.5 - cy) <= size / 2;
          if (under) values.forEach((value, c) => { raw[c * this.size + y * this.width + x] = value; });
        }
      }
    }
    this.cursor = point;
    this._set(raw);
  }

  _inkValues() {
    const { low, high } = this.about;
    if (this.eraser) return new Array(this.channels).fill(low);
    if (!this.ink) return new Array(this.channels).fill(high);
    const share = [1, 3, 5].map((i) => parseInt(this.ink.value.slice(i, i + 2), 16) / 255);
    return Array.from(rawValues(share, this.about));
  }

  _key(event) {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " ") {
      this.penDown = !this.penDown;
      if (this.penDown) this._start([...this.cursor]);
    } else if (event.key === "Escape") {
      this.penDown = false;
    } else if (event.key in moves) {
      const [dx, dy] = moves[event.key];
      const point = [
        Math.min(this.width - 0.5, Math.max(0.5, this.cursor[0] + dx)),
        Math.min(this.height - 0.5, Math.max(0.5, this.cursor[1] + dy)),
      ];
      if (this.penDown) this._continue(point);
      else this.cursor = point;
    } else {
      return;
    }
    event.preventDefault();
    this._paintPad();
  }

  _paintPad() {
    const context = this.pad.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingEnabled = false;
    context.fillStyle = "#000000";
    context.fillRect(0, 0, this.pad.width, this.pad.height);
    if (this.strokes.length) {
      this._paintStrokes(context);
    } else {
      paintRaw(this.rawView, this.raw, this.about);
      context.drawImage(this.rawView, 0, 0, this.pad.width, this.pad.height);
    }
    if (document.activeElement === this.pad) this._paintCursor(context);
  }

  _paintStrokes(context) {
    context.strokeStyle = "#ffffff";
    context.lineWidth = this.about.drawing.pen * this.unit;
    context.lineCap = context.lineJoin = "round";
    for (const stroke of this.strokes) {
      context.beginPath();
      const [x, y] = stroke[0];
      context.moveTo(x * this.unit, y * this.unit);
      context.lineTo(x * this.unit + 0.01, y * this.unit);
      for (const [px, py] of stroke) context.lineTo(px * this.unit, py * this.unit);
      context.stroke();
    }
  }

  _paintCursor(context) {
    context.strokeStyle = this.penDown ? "#ff922b" : "#9ec1ff";
    context.lineWidth = 4;
    context.beginPath();
    context.arc(this.cursor[0] * this.unit, this.cursor[1] * this.unit, 12, 0, 7);
    context.stroke();
  }

  // What the network reads: of each pixel, how many of its bits are 1; in color where traced.
  paint(circuit, { values, cone }, _colors) {
    paintRaw(this.rawView, this.raw, this.about);
    const [count, ones, traced] = [0, 0, 0].map(() => new Float64Array(this.raw.length));
    for (let i = 0; i < circuit.nInputs; i++) {
      const feature = circuit.encoder ? circuit.encoder.feature[i] : i;
      count[feature] += 1;
      ones[feature] += values[2 + i];
      if (cone) traced[feature] += cone[2 + i];
    }
    const context = this.bitView.getContext("2d");
    const image = context.createImageData(this.width, this.height);
    const [orange, pale] = [color("on-cone"), color("off-cone")];
    for (let i = 0; i < this.size; i++) {
      const levels = [0, 1, 2].map((c) => {
        const f = (this.channels === 3 ? c : 0) * this.size + i;
        return count[f] ? ones[f] / count[f] : 0;
      });
      let inCone = 0;
      for (let c = 0; c < this.channels; c++) inCone += traced[c * this.size + i];
      const mean = (levels[0] + levels[1] + levels[2]) / 3;
      levels.forEach((level, c) => {
        image.data[4 * i + c] = inCone
          ? pale[c] + (orange[c] - pale[c]) * mean
          : 255 * level * (cone ? 0.45 : 1);
      });
      image.data[4 * i + 3] = 255;
    }
    context.putImageData(image, 0, 0);
  }

  nameOf(feature) {
    const [c, place] = [Math.floor(feature / this.size), feature % this.size];
    const channel = this.channels === 3 ? ["red", "green", "blue"][c] : `channel ${c}`;
    const where = `row ${Math.floor(place / this.width)}, column ${place % this.width}`;
    return this.channels === 1 ? `pixel at ${where}` : `${channel} at ${where}`;
  }

  shortNameOf(feature) {
    const place = feature % this.size;
    return `${Math.floor(place / this.width)},${place % this.width}`;
  }

  describe(feature, threshold) {
    return this.about.dtype === "bool" ? this.nameOf(feature) : `${this.nameOf(feature)} > ${short(threshold)}`;
  }

  thumbnail(x) {
    const canvas = element("canvas", { width: this.width, height: this.height });
    paintRaw(canvas, x, this.about);
    return canvas;
  }
}

// Raw values as gray or color; of other numbers of channels, their mean.
function paintRaw(canvas, raw, { shape: [channels, height, width], low, high }) {
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  const size = width * height;
  for (let i = 0; i < size; i++) {
    let mean = 0;
    for (let c = 0; c < channels; c++) mean += raw[c * size + i] / channels;
    for (let c = 0; c < 3; c++) {
      const value = channels === 3 ? raw[c * size + i] : mean;
      image.data[4 * i + c] = (255 * (value - low)) / (high - low);
    }
    image.data[4 * i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}
