/** View of a picture in its frame: scale, and the offset of its centre in CSS pixels. */
export type Zoom = { scale: number; x: number; y: number };

export const ZOOM_LIMITS = { min: 1, max: 4 } as const;
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

type Frame = { width: number; height: number };

// `+ 0` turns −0 into 0.
const clampSymmetric = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit) + 0;

/** Clamps the picture to its frame: centred at scale 1, and never showing area beyond its edge when zoomed. */
export function clampZoom({ scale, x, y }: Zoom, frame: Frame): Zoom {
  const clamped = Math.min(Math.max(scale, ZOOM_LIMITS.min), ZOOM_LIMITS.max);
  return {
    scale: clamped,
    x: clampSymmetric(x, (frame.width * (clamped - 1)) / 2),
    y: clampSymmetric(y, (frame.height * (clamped - 1)) / 2),
  };
}

/** Zooms by `factor`, keeping the point under the pointer (relative to the frame's centre) in place. */
export function zoomAt(zoom: Zoom, factor: number, point: { x: number; y: number }, frame: Frame): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, ZOOM_LIMITS.min), ZOOM_LIMITS.max);
  const ratio = scale / zoom.scale;
  return clampZoom({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, frame);
}

const PAN_PX = 80;
const zoomKeys: Record<string, (zoom: Zoom, frame: Frame) => Zoom> = {
  '+': (zoom, frame) => zoomAt(zoom, 1.5, { x: 0, y: 0 }, frame),
  '=': (zoom, frame) => zoomAt(zoom, 1.5, { x: 0, y: 0 }, frame),
  '-': (zoom, frame) => zoomAt(zoom, 1 / 1.5, { x: 0, y: 0 }, frame),
  '0': () => UNZOOMED,
  ArrowLeft: (zoom, frame) => clampZoom({ ...zoom, x: zoom.x + PAN_PX }, frame),
  ArrowRight: (zoom, frame) => clampZoom({ ...zoom, x: zoom.x - PAN_PX }, frame),
  ArrowUp: (zoom, frame) => clampZoom({ ...zoom, y: zoom.y + PAN_PX }, frame),
  ArrowDown: (zoom, frame) => clampZoom({ ...zoom, y: zoom.y - PAN_PX }, frame),
};

/** Returns the next state after a key press in the full-screen view. Arrows pan when zoomed, else change pictures. */
export function handlePhotoKey(
  key: string,
  index: number,
  count: number,
  zoom: Zoom,
  frame: Frame,
): { index: number; zoom: Zoom } | null {
  const targets: Record<string, number> = {
    Home: 0,
    End: count - 1,
    PageDown: Math.min(index + 1, count - 1),
    PageUp: Math.max(index - 1, 0),
  };
  if (zoom.scale === 1)
    Object.assign(targets, { ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count });
  const target = targets[key];
  if (target !== undefined) return { index: target, zoom: UNZOOMED };
  const change = zoomKeys[key];
  return change ? { index, zoom: change(zoom, frame) } : null;
}
