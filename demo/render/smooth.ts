/** Channels of one picture, row by row; colours are multiplied by coverage. */
export type Channels = readonly Float32Array[];

/** Longest distance along an edge that is averaged in each direction, px. */
const REACH = 5;
/** Spread of the gradients that decide the direction of an edge, px. */
const SPREAD = 1.6;
/** Weaker gradients are surfaces, not edges. */
const MIN_EDGE = 2e-4;

/**
 * Averages pixels along edges and leaves surfaces alone: a few light samples per pixel fray edges.
 * `guides` are the channels whose gradients define the edges.
 */
export function smoothAlongEdges(channels: Channels, guides: Channels, size: number): Float32Array[] {
  const { dx, dy, reach } = findEdges(guides, size);
  const smoothed = channels.map((channel) => Float32Array.from(channel));
  const sums = new Float64Array(channels.length);
  for (let at = 0; at < size * size; at++) {
    const steps = Math.round(reach[at] ?? 0);
    if (steps === 0) continue;
    channels.forEach((channel, index) => (sums[index] = channel[at] ?? 0));
    let weights = 1;
    for (const side of [-1, 1]) {
      let [x, y] = [at % size, Math.floor(at / size)];
      let [ux, uy] = [side * (dx[at] ?? 0), side * (dy[at] ?? 0)];
      for (let step = 1; step <= steps; step++) {
        x += ux;
        y += uy;
        if (x < 0 || y < 0 || x > size - 1 || y > size - 1) break;
        const weight = 1 - step / (steps + 1);
        weights += weight;
        addSample(channels, size, x, y, weight, sums);
        const near = Math.round(y) * size + Math.round(x);
        const along = ux * (dx[near] ?? 0) + uy * (dy[near] ?? 0) < 0 ? -1 : 1;
        [ux, uy] = [along * (dx[near] ?? 0), along * (dy[near] ?? 0)];
      }
    }
    smoothed.forEach((channel, index) => (channel[at] = (sums[index] ?? 0) / weights));
  }
  return smoothed;
}

const NONE = new Float32Array(0);

/** Adds the bilinear value of each channel to `sums`. */
function addSample(channels: Channels, size: number, x: number, y: number, weight: number, sums: Float64Array): void {
  const [left, top] = [Math.min(size - 2, Math.floor(x)), Math.min(size - 2, Math.floor(y))];
  const [fx, fy] = [x - left, y - top];
  const at = top * size + left;
  for (let index = 0; index < channels.length; index++) {
    const channel = channels[index] ?? NONE;
    const upper = (channel[at] ?? 0) * (1 - fx) + (channel[at + 1] ?? 0) * fx;
    const lower = (channel[at + size] ?? 0) * (1 - fx) + (channel[at + size + 1] ?? 0) * fx;
    sums[index] = (sums[index] ?? 0) + weight * (upper * (1 - fy) + lower * fy);
  }
}

/** Direction of the edge at each pixel, and how far it runs straight: none on surfaces and at corners. */
function findEdges(guides: Channels, size: number) {
  const pixels = size * size;
  const tensor = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)] as const;
  for (const guide of guides)
    for (let y = 1; y < size - 1; y++)
      for (let x = 1; x < size - 1; x++) {
        const at = y * size + x;
        const gx = ((guide[at + 1] ?? 0) - (guide[at - 1] ?? 0)) / 2;
        const gy = ((guide[at + size] ?? 0) - (guide[at - size] ?? 0)) / 2;
        tensor[0][at] = (tensor[0][at] ?? 0) + gx * gx;
        tensor[1][at] = (tensor[1][at] ?? 0) + gx * gy;
        tensor[2][at] = (tensor[2][at] ?? 0) + gy * gy;
      }
  const [xx, xy, yy] = tensor.map((part) => blur(part, size, SPREAD));
  const [dx, dy, reach] = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)];
  for (let at = 0; at < pixels; at++) {
    const [a, b, c] = [xx?.[at] ?? 0, xy?.[at] ?? 0, yy?.[at] ?? 0];
    const split = Math.hypot(a - c, 2 * b);
    if (a + c + split < MIN_EDGE) continue;
    const angle = Math.atan2(2 * b, a - c) / 2 + Math.PI / 2;
    dx[at] = Math.cos(angle);
    dy[at] = Math.sin(angle);
    reach[at] = REACH * (split / (a + c)) ** 2;
  }
  return { dx, dy, reach };
}

/** Gaussian blur. */
export function blur(values: Float32Array, size: number, sigma: number): Float32Array {
  const radius = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, k) => Math.exp(-((k - radius) ** 2) / (2 * sigma * sigma)));
  const sum = kernel.reduce((all, weight) => all + weight, 0);
  let from = values;
  for (const stride of [1, size]) {
    const to = new Float32Array(values.length);
    for (let at = 0; at < values.length; at++) {
      const position = stride === 1 ? at % size : Math.floor(at / size);
      let total = 0;
      for (let k = -radius; k <= radius; k++) {
        const near = Math.min(size - 1, Math.max(0, position + k)) - position;
        total += (kernel[k + radius] ?? 0) * (from[at + near * stride] ?? 0);
      }
      to[at] = total / sum;
    }
    from = to;
  }
  return from;
}
