import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from './coordinates.ts';
import { MAX_ZOOM, MIN_ZOOM, offsetOf, panned, project, tileBox, tilesOf, unproject, zoomed } from './map-view.ts';

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
    const box = tileBox(12, 2923, 1501);
    expect(box.south).toBeLessThan(ALMATY[0]);
    expect(box.north).toBeGreaterThan(ALMATY[0]);
    expect(box.west).toBeLessThan(ALMATY[1]);
    expect(box.east).toBeGreaterThan(ALMATY[1]);
  });
});

describe('a view', () => {
  it('of one tile needs at most four', () => {
    fc.assert(
      fc.property(position, zoom, (centre, level) => {
        const tiles = tilesOf({ centre, zoom: level }, 256, 256);
        expect(tiles.length).toBeGreaterThanOrEqual(1);
        expect(tiles.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('dragged there and back is the same', () => {
    const view = { centre: ALMATY, zoom: 14 };
    near(panned(panned(view, 120, -70), -120, 70).centre, ALMATY);
    expect(offsetOf(panned(view, 120, -70), ALMATY).x).toBeCloseTo(120, 6);
  });

  it('zooms around the finger, between the limits', () => {
    const view = { centre: ALMATY, zoom: 14 };
    const before = unproject({ x: project(ALMATY, 14).x + 50, y: project(ALMATY, 14).y + 30 }, 14);
    const after = offsetOf(zoomed(view, 15, 50, 30), before);
    expect(after.x).toBeCloseTo(50, 5);
    expect(after.y).toBeCloseTo(30, 5);
    expect(zoomed(view, 99).zoom).toBe(MAX_ZOOM);
    expect(zoomed(view, 1).zoom).toBe(MIN_ZOOM);
  });
});
