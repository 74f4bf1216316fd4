import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { MAX_ZOOM, MIN_ZOOM, project, unproject, type MapView } from '#domain/addresses/map-view.ts';

/** Padding around the outermost marker, pixels. */
const EDGE_PX = 56;
/** Zoom of a single marker: its streets, or its city where there is no street data. */
export const SINGLE_MARKER_ZOOM = { streets: 15, bare: 12 } as const;

/** Closest view in which a map of a size in pixels shows all positions; the city centre without any. */
export function fitView(
  positions: readonly Coordinates[],
  centre: Coordinates,
  { width, height }: { width: number; height: number },
  maxZoom: number = SINGLE_MARKER_ZOOM.streets,
): MapView {
  if (positions.length === 0) return { centre, zoom: 12 };
  const points = positions.map((position) => project(position, MAX_ZOOM));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const innerSize = (pixels: number) => Math.max(1, pixels - 2 * EDGE_PX);
  const scale = Math.max((right - left) / innerSize(width), (bottom - top) / innerSize(height));
  const zoom = Math.min(maxZoom, scale > 0 ? MAX_ZOOM - Math.log2(scale) : maxZoom);
  return {
    centre: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, MAX_ZOOM),
    zoom: Math.max(MIN_ZOOM, Math.floor(zoom * 4) / 4),
  };
}
