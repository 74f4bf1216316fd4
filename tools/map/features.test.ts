import type { Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { feature, joinLines, middle, outline } from './features.ts';

test('lines that meet are one, whichever way they run', () => {
  const joined = joinLines([
    [
      [0, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [-1, 0],
    ],
    [
      [5, 5],
      [6, 6],
    ],
  ]);
  expect(joined).toEqual([
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [5, 5],
      [6, 6],
    ],
  ]);
});

test('a line that closes is walked once', () => {
  const [ring, ...rest] = joinLines([
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [0, 0],
    ],
  ]);
  expect(rest).toEqual([]);
  expect(ring).toHaveLength(4);
});

const square = (at: number, size: number) => [
  [at, at],
  [at + size, at],
  [at + size, at + size],
  [at, at + size],
  [at, at],
];
const areas: Geometry = { type: 'MultiPolygon', coordinates: [[square(0, 1)], [square(10, 4)]] };

test('an area is named in the middle of its largest part, and drawn by its rings', () => {
  expect(middle(areas)).toEqual([12, 12]);
  expect(outline(areas)).toMatchObject({ type: 'MultiLineString', coordinates: [square(0, 1), square(10, 4)] });
});

test('what is absent is no property', () => {
  expect(feature(areas, { ru: 'Алматы', kk: '', z: 0, class: null, big: undefined }).properties).toEqual({
    ru: 'Алматы',
  });
});
