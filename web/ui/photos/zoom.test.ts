import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlePhotoKey, clampZoom, UNZOOMED, zoomAt } from './zoom.ts';

const frame = { width: 800, height: 600 };

test('changes pictures by arrows while not zoomed', () => {
  expect(handlePhotoKey('ArrowRight', 2, 3, UNZOOMED, frame)).toEqual({ index: 0, zoom: UNZOOMED });
  expect(handlePhotoKey('ArrowLeft', 0, 3, UNZOOMED, frame)).toEqual({ index: 2, zoom: UNZOOMED });
  expect(handlePhotoKey('End', 0, 3, UNZOOMED, frame)?.index).toBe(2);
});

test('pans a zoomed picture by arrows without changing it', () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  expect(handlePhotoKey('ArrowRight', 1, 3, zoomed, frame)).toEqual({ index: 1, zoom: { scale: 2, x: -80, y: 0 } });
});

test('zooms in by plus, out by minus, and resets by zero', () => {
  const zoomed = handlePhotoKey('+', 0, 3, UNZOOMED, frame)?.zoom ?? UNZOOMED;
  expect(zoomed.scale).toBe(1.5);
  expect(handlePhotoKey('-', 0, 3, zoomed, frame)?.zoom.scale).toBe(1);
  expect(handlePhotoKey('0', 0, 3, zoomed, frame)?.zoom).toEqual(UNZOOMED);
  expect(handlePhotoKey('x', 0, 3, zoomed, frame)).toBeNull();
});

test('resets the zoom when the picture changes', () => {
  expect(handlePhotoKey('PageDown', 0, 3, { scale: 3, x: 10, y: 10 }, frame)).toEqual({ index: 1, zoom: UNZOOMED });
});

test('keeps a picture inside its frame with wheel and touch', () => {
  const offset = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 50, noNaN: true }), offset, offset, (factor, x, y) => {
      const zoom = zoomAt(clampZoom({ scale: 2, x, y }, frame), factor, { x: x / 10, y: y / 10 }, frame);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((frame.width * (zoom.scale - 1)) / 2 + 1e-6);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((frame.height * (zoom.scale - 1)) / 2 + 1e-6);
    }),
  );
});

test('keeps the point under the pointer in place while zooming', () => {
  const point = { x: 100, y: -50 };
  const zoom = zoomAt(UNZOOMED, 2, point, frame);
  expect({ x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale }).toEqual(point);
});
