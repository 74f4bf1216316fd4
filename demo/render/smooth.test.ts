import { describe, expect, it } from 'vitest';
import { smoothAlongEdges } from './smooth.ts';

const SIZE = 64;

/** Draws a picture from the value of each pixel. */
const draw = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: SIZE * SIZE }, (_, at) => value(at % SIZE, Math.floor(at / SIZE)));

/** Repeatable noise between −0.5 and 0.5. */
const noise = (x: number, y: number) => ((Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1) / 2;

/** How far the edge of a filled area jumps from column to column, px. */
function measureFraying(values: Float32Array): number {
  const heights = Array.from({ length: SIZE }, (_, x) =>
    Array.from({ length: SIZE }, (_, y) => values[y * SIZE + x] ?? 0).reduce((sum, value) => sum + value, 0),
  ).slice(8, -8);
  const bends = heights.slice(1, -1).map((height, at) => Math.abs(heights[at]! + heights[at + 2]! - 2 * height));
  return bends.reduce((sum, bend) => sum + bend, 0) / bends.length;
}

describe('smoothAlongEdges', () => {
  it.each([0, 0.2, 0.5, -0.3])('straightens a frayed edge of slope %s', (slope) => {
    const frayed = draw((x, y) => {
      const cover = Math.min(1, Math.max(0, 0.5 + y - 32 - slope * (x - 32)));
      return cover > 0 && cover < 1 ? Math.round((cover + noise(x, y)) * 4) / 4 : cover;
    });
    const [smoothed] = smoothAlongEdges([frayed], [frayed], SIZE);
    expect(measureFraying(smoothed!)).toBeLessThan(0.4 * measureFraying(frayed));
  });

  it('keeps a sharp edge sharp', () => {
    const edge = draw((x) => (x < 32 ? 0 : 1));
    const [smoothed] = smoothAlongEdges([edge], [edge], SIZE);
    smoothed!.forEach((value, at) => expect(value).toBeCloseTo(edge[at] ?? 0));
  });

  it('leaves surfaces alone', () => {
    const surface = draw((x, y) => x / 1000 + y / 2000);
    expect(smoothAlongEdges([surface], [surface], SIZE)[0]).toEqual(surface);
  });
});
