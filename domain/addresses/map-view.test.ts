import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from './coordinates.ts';
import { MAX_ZOOM, MIN_ZOOM, project, unproject } from './map-view.ts';

const ALMATY: Coordinates = [43.237163, 76.945645];
const position = fc.tuple(fc.double({ min: 40, max: 56, noNaN: true }), fc.double({ min: 46, max: 88, noNaN: true }));
const zoom = fc.integer({ min: MIN_ZOOM, max: MAX_ZOOM });
const expectNear = (actual: Coordinates, expected: Coordinates) => {
  expect(actual[0]).toBeCloseTo(expected[0], 8);
  expect(actual[1]).toBeCloseTo(expected[1], 8);
};

describe('the projection', () => {
  it('round-trips a position', () => {
    fc.assert(
      fc.property(position, zoom, (point, level) => expectNear(unproject(project(point, level), level), point)),
    );
  });

  it('finds the tile of Almaty', () => {
    const { x, y } = project(ALMATY, 12);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2923, 1501]);
  });
});
