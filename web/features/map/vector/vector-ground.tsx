import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import type { MapView, WorldPoint } from '#domain/addresses/map-view.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { apiUrl } from '#web/calls/api.ts';
import { cx } from '#web/ui/base/cx.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { readColours } from './map-colours.ts';
import { mapStyle } from './map-style.ts';
import { AttributionControl, MapLibre } from './maplibre.ts';
import css from './vector-map.module.css';

/** Bounds of the country with a margin. */
const MAX_BOUNDS: [[number, number], [number, number]] = [
  [46, 40],
  [88, 55.5],
];
/** `MapView` zooms assume tiles of 256 pixels; MapLibre uses 512. */
const ZOOM_SHIFT = 1;
/** Delay before an empty map offers an alternative, ms; it may still load. */
const TILES_TIMEOUT_MS = 10_000;

/** Conversion between positions and pixels from the upper left corner of the map. */
export type MapProjection = {
  toPixels(position: Coordinates): WorldPoint;
  toPosition(container: DOMRect, clientX: number, clientY: number): Coordinates;
};

/** Moves the map; zooms are those of `MapView`. */
export type MapMoves = {
  /** Shows a view at once. */
  show(view: MapView): void;
  /** Moves to a position, at this zoom or closer. */
  goTo(position: Coordinates, zoom: number): void;
};

/**
 * Base of the built-in map, drawn by MapLibre: drag, pinch, wheel, zoom buttons, and arrow keys when focused.
 * `children` are drawn on top; `onPress` gets clicked positions. `problem` explains why it cannot be drawn.
 */
export default function VectorGround({
  config,
  start,
  problem,
  onReady,
  onPress,
  onMoved,
  fillsContainer = false,
  children,
}: {
  config: Pick<MapConfig, 'tiles' | 'styleUrl'>;
  /** Initial view for the map's `width` and `height`. */
  start: (size: { width: number; height: number }) => MapView;
  problem: string;
  /** The map is ready to be moved. */
  onReady: (moves: MapMoves) => void;
  onPress?: (position: Coordinates) => void;
  /** The user has moved the map. */
  onMoved?: () => void;
  /** Fills its container instead of having its own height. */
  fillsContainer?: boolean;
  children: (projection: MapProjection) => ReactNode;
}) {
  const { language } = useShop();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [, setMoveCount] = useState(0);
  const [failure, setFailure] = useState<'never' | 'later' | null>(null);
  const createMap = useEffectEvent((root: HTMLDivElement) => {
    const builtInStyle = () =>
      mapStyle({ language, colours: readColours(root), origin: apiUrl('') || location.origin, tiles: config.tiles });
    const view = start(root.getBoundingClientRect());
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const mapLibre = new MapLibre({
      container: root,
      style: config.styleUrl || builtInStyle(),
      center: toLngLat(view.centre),
      zoom: view.zoom - ZOOM_SHIFT,
      minZoom: 3,
      maxZoom: 18,
      maxBounds: MAX_BOUNDS,
      locale: { 'Map.Title': m.map_ground() },
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: reducesMotion ? 0 : 200,
    });
    mapLibre.touchZoomRotate.disableRotation();
    mapLibre.keyboard.disableRotation();
    mapLibre.addControl(new AttributionControl({ compact: false }));
    mapLibre.on('move', () => setMoveCount((count) => count + 1));
    mapLibre.on('resize', () => setMoveCount((count) => count + 1));
    mapLibre.on('movestart', (event) => {
      if ((event as { originalEvent?: Event }).originalEvent) onMoved?.();
    });
    mapLibre.on('click', ({ lngLat }) => onPress?.([lngLat.lat, lngLat.lng]));
    // Falls back to the built-in style when the custom one fails to load.
    let isBuiltIn = config.styleUrl === '';
    let hasTiles = false;
    mapLibre.on('error', () => {
      if (!isBuiltIn && !mapLibre.isStyleLoaded()) {
        isBuiltIn = true;
        mapLibre.setStyle(builtInStyle());
      } else if (!hasTiles) setFailure('later');
    });
    mapLibre.on('sourcedata', ({ tile, isSourceLoaded }) => {
      if (!tile || !isSourceLoaded) return;
      hasTiles = true;
      setFailure(null);
    });
    const timer = setTimeout(() => {
      if (!hasTiles) setFailure('later');
    }, TILES_TIMEOUT_MS);
    return { mapLibre, stopTimer: () => clearTimeout(timer) };
  });
  const reportReady = useEffectEvent(onReady);
  useEffect(() => {
    if (!container.current) return undefined;
    try {
      const { mapLibre, stopTimer } = createMap(container.current);
      setMap(mapLibre);
      reportReady({
        show: ({ centre, zoom }) => mapLibre.jumpTo({ center: toLngLat(centre), zoom: zoom - ZOOM_SHIFT }),
        goTo: (position, zoom) =>
          mapLibre.easeTo({ center: toLngLat(position), zoom: Math.max(mapLibre.getZoom(), zoom - ZOOM_SHIFT) }),
      });
      return () => {
        stopTimer();
        mapLibre.remove();
      };
    } catch {
      // Without WebGL there is no map.
      setFailure('never');
      return undefined;
    }
  }, []);
  const projection: MapProjection = {
    toPixels: (position) => map?.project(toLngLat(position)) ?? { x: 0, y: 0 },
    toPosition(frame, clientX, clientY) {
      const { lat = 0, lng = 0 } = map?.unproject([clientX - frame.left, clientY - frame.top]) ?? {};
      return [lat, lng];
    },
  };
  return (
    <div className={cx(css.map, fillsContainer && css.tall)}>
      <div ref={container} className={css.ground} />
      {failure && (
        <p role="status" className={css.problem}>
          {problem}
        </p>
      )}
      {failure !== 'never' && (
        <>
          {map && children(projection)}
          <div className={css.tools}>
            <IconButton icon="plus" label={m.map_zoom_in()} onClick={() => map?.zoomIn()} />
            <IconButton icon="minus" label={m.map_zoom_out()} onClick={() => map?.zoomOut()} />
          </div>
        </>
      )}
    </div>
  );
}

const toLngLat = ([latitude, longitude]: Coordinates): [number, number] => [longitude, latitude];
