"use strict";
// Strokes become an image as the training set's were made: scaled to a box, drawn with a pen of one
// width, centered. Strokes are lists of [x, y]; how large and where they were drawn does not matter.

function boundsOf(strokes) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of strokes.flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

// (height * width) values from 0 to 1. `least` is the extent of a dot: what is smaller is not
// magnified to the box.
function imageOfStrokes(strokes, { box, pen, center }, width, height, least = 0) {
  const drawn = strokes.filter((stroke) => stroke.length);
  if (!drawn.length) return new Float64Array(width * height);
  const { left, top, right, bottom } = boundsOf(drawn);
  const extent = Math.max(right - left, bottom - top, least);
  // The pen's edges are gray for half a pixel more on each side.
  const scale = extent > 0 ? Math.max(box - pen - 1, 0) / extent : 0;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const placed = drawn.map((stroke) => stroke.map(([x, y]) => [
    width / 2 + scale * (x - middleX), height / 2 + scale * (y - middleY),
  ]));
  const image = ink(placed, pen, width, height);
  return center === "mass" ? centeredByMass(image, width, height) : image;
}

// How much of each pixel a round pen of some width covers, from the distance of its middle.
function ink(strokes, pen, width, height) {
  const image = new Float64Array(width * height);
  const radius = pen / 2;
  const reach = radius + 1;
  for (const stroke of strokes) {
    const ends = stroke.length > 1 ? stroke.slice(1) : stroke;
    ends.forEach(([bx, by], i) => {
      const [ax, ay] = stroke[i];
      const [dx, dy] = [bx - ax, by - ay];
      const length2 = dx * dx + dy * dy;
      const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
      const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
      const y0 = Math.max(0, Math.floor(Math.min(ay, by) - reach));
      const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
          const t = length2 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length2)) : 0;
          const distance = Math.hypot(px - t * dx, py - t * dy);
          const covered = Math.min(1, Math.max(0, radius + 0.5 - distance));
          image[y * width + x] = Math.max(image[y * width + x], covered);
        }
      }
    });
  }
  return image;
}

// Moved by whole pixels, so that the center of mass comes to the middle of pixel (width / 2,
// height / 2): MNIST's digits have it at 14.5 pixels from both edges, on average.
function centeredByMass(image, width, height) {
  let [mass, x, y] = [0, 0, 0];
  image.forEach((value, i) => {
    mass += value;
    x += value * ((i % width) + 0.5);
    y += value * (Math.floor(i / width) + 0.5);
  });
  if (!mass) return image;
  const dx = Math.round(width / 2 + 0.5 - x / mass);
  const dy = Math.round(height / 2 + 0.5 - y / mass);
  const moved = new Float64Array(image.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [from, line] = [column - dx, row - dy];
      if (from >= 0 && from < width && line >= 0 && line < height) {
        moved[row * width + column] = image[line * width + from];
      }
    }
  }
  return moved;
}

// From 0 to 1 to raw values; whole numbers where the data are.
function rawValues(image, { low, high, dtype }) {
  const whole = ["bool", "uint8", "int64"].includes(dtype);
  return Float64Array.from(image, (value) => {
    const raw = low + value * (high - low);
    return whole ? Math.round(raw) : dtype === "float32" ? Math.fround(raw) : raw;
  });
}
