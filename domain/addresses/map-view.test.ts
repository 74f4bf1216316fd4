import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from './coordinates.ts';
import { MAX_ZOOM, MIN_ZOOM, project, unproject } from './map-view.ts';

const ALMATY: Coordinates = [43.237163, 76.945645];
const position = fc.tuple(fc.double({ min: 40, max: 56, noNaN: true }), fc.double({ min: 46, max: 88, noNaN: true }));
const zoom = fc.integer({ min: MIN_ZOOM, max: MAX_ZOOM });
const near = (one: Coordinates, other: Coordinates) => {
  expect(one[0]).toBeCloseTo(other[0], 8);
  expect(one[1]).toBeCloseTo(other[1], 8);
};

describe('the projection', () => {
  it('goes there and back', () => {
    fc.assert(fc.property(position, zoom, (at, level) => near(unproject(project(at, level), level), at)));
  });

  it('knows the tile of Almaty', () => {
    const { x, y } = project(ALMATY, 12);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2923, 1501]);
  });
});
