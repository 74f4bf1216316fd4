import { expect, test } from 'vitest';
import { MIN_ZOOM, offsetOf } from '#domain/map-view.ts';
import { CLOSEST_ZOOM, fitView } from './map-fit.ts';

const centre = [43.238, 76.945] as const;
const size = { width: 600, height: 400 };

test('every mark is inside the map, and they fill it', () => {
  const marks = [
    [43.305, 76.933],
    [43.218, 76.928],
    [43.227, 76.864],
  ] as const;
  const view = fitView(marks, centre, size);
  const offsets = marks.map((mark) => offsetOf(view, mark));
  expect(offsets.every(({ x, y }) => Math.abs(x) <= 300 - 50 && Math.abs(y) <= 200 - 50)).toBe(true);
  expect(Math.max(...offsets.map(({ y }) => Math.abs(y)))).toBeGreaterThan(110);
});

test('one mark is seen with the streets around it, none with the middle of the city', () => {
  expect(fitView([[43.3, 76.9]], centre, size)).toMatchObject({ zoom: 15 });
  expect(fitView([], centre, size)).toEqual({ centre, zoom: 12 });
});

test('a mark where no streets are drawn is seen with its city', () => {
  expect(fitView([[52.3, 76.9]], centre, size, CLOSEST_ZOOM.bare)).toMatchObject({ zoom: 12 });
});

test('marks of a whole country are shown as far as the map goes', () => {
  expect(fitView([centre, [51.1, 71.4]], centre, { width: 0, height: 0 }).zoom).toBe(MIN_ZOOM);
});
