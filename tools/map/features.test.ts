import type { Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { feature, joinLines, labelPosition, outline } from './features.ts';

test('joins lines that meet, in either direction', () => {
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

test('joins a closed line once', () => {
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

const square = (corner: number, size: number) => [
  [corner, corner],
  [corner + size, corner],
  [corner + size, corner + size],
  [corner, corner + size],
  [corner, corner],
];
const areas: Geometry = { type: 'MultiPolygon', coordinates: [[square(0, 1)], [square(10, 4)]] };

test('labels an area in the middle of its largest part and draws its rings', () => {
  expect(labelPosition(areas)).toEqual([12, 12]);
  expect(outline(areas)).toMatchObject({ type: 'MultiLineString', coordinates: [square(0, 1), square(10, 4)] });
});

test('leaves out absent properties', () => {
  expect(feature(areas, { ru: 'Алматы', kk: '', z: 0, class: null, big: undefined }).properties).toEqual({
    ru: 'Алматы',
  });
});
