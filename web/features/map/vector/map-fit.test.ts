import { expect, test } from 'vitest';
import { MIN_ZOOM, project } from '#domain/addresses/map-view.ts';
import { SINGLE_MARKER_ZOOM, fitView } from './map-fit.ts';

const centre = [43.238, 76.945] as const;
const size = { width: 600, height: 400 };

test('fits all markers inside the map and fills it', () => {
  const marks = [
    [43.305, 76.933],
    [43.218, 76.928],
    [43.227, 76.864],
  ] as const;
  const view = fitView(marks, centre, size);
  const middle = project(view.centre, view.zoom);
  const points = marks.map((mark) => project(mark, view.zoom));
  const offsets = points.map(({ y }) => Math.abs(y - middle.y));
  expect(points.every(({ x }) => Math.abs(x - middle.x) <= 300 - 50)).toBe(true);
  expect(offsets.every((pixels) => pixels <= 200 - 50)).toBe(true);
  expect(Math.max(...offsets)).toBeGreaterThan(110);
});

test('shows one marker with its streets, and the city centre without markers', () => {
  expect(fitView([[43.3, 76.9]], centre, size)).toMatchObject({ zoom: 15 });
  expect(fitView([], centre, size)).toEqual({ centre, zoom: 12 });
});

test('shows the whole city for a marker without street data', () => {
  expect(fitView([[52.3, 76.9]], centre, size, SINGLE_MARKER_ZOOM.bare)).toMatchObject({ zoom: 12 });
});

test('zooms out as far as possible for markers across the country', () => {
  expect(fitView([centre, [51.1, 71.4]], centre, { width: 0, height: 0 }).zoom).toBe(MIN_ZOOM);
});
