import { AttributionControl, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import type { MapView, WorldPoint } from '#domain/addresses/map-view.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { readColours } from './map-colours.ts';
import { mapStyle } from './map-style.ts';
import css from './vector-map.module.css';

setWorkerUrl(workerUrl);

/** Bounds of the country with a margin. */
const MAX_BOUNDS: [[number, number], [number, number]] = [
  [46, 40],
  [88, 55.5],
];
/** `MapView` zooms assume tiles of 256 pixels; MapLibre uses 512. */
const ZOOM_SHIFT = 1;
/** Delay before an empty map offers an alternative, ms; it may still load. */
const MAX_SILENCE_MS = 10_000;

/** Conversion between positions and pixels from the upper left corner of the map. */
export type MapPositions = {
  at(position: Coordinates): WorldPoint;
  under(box: DOMRect, clientX: number, clientY: number): Coordinates;
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
  tall = false,
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
  tall?: boolean;
  children: (positions: MapPositions) => ReactNode;
}) {
  const { language } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [, setMoves] = useState(0);
  const [failed, setFailed] = useState<'never' | 'later' | null>(null);
  const createMap = useEffectEvent((root: HTMLDivElement) => {
    const builtInStyle = () =>
      mapStyle({ language, colours: readColours(root), origin: location.origin, tiles: config.tiles });
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
    mapLibre.on('move', () => setMoves((count) => count + 1));
    mapLibre.on('resize', () => setMoves((count) => count + 1));
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
      } else if (!hasTiles) setFailed('later');
    });
    mapLibre.on('sourcedata', ({ tile, isSourceLoaded }) => {
      if (!tile || !isSourceLoaded) return;
      hasTiles = true;
      setFailed(null);
    });
    const timer = setTimeout(() => {
      if (!hasTiles) setFailed('later');
    }, MAX_SILENCE_MS);
    return { mapLibre, end: () => clearTimeout(timer) };
  });
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (!box.current) return undefined;
    try {
      const { mapLibre, end } = createMap(box.current);
      setMap(mapLibre);
      ready({
        show: ({ centre, zoom }) => mapLibre.jumpTo({ center: toLngLat(centre), zoom: zoom - ZOOM_SHIFT }),
        goTo: (position, zoom) =>
          mapLibre.easeTo({ center: toLngLat(position), zoom: Math.max(mapLibre.getZoom(), zoom - ZOOM_SHIFT) }),
      });
      return () => {
        end();
        mapLibre.remove();
      };
    } catch {
      // Without WebGL there is no map.
      setFailed('never');
      return undefined;
    }
  }, []);
  const positions: MapPositions = {
    at: (position) => map?.project(toLngLat(position)) ?? { x: 0, y: 0 },
    under(frame, clientX, clientY) {
      const { lat = 0, lng = 0 } = map?.unproject([clientX - frame.left, clientY - frame.top]) ?? {};
      return [lat, lng];
    },
  };
  return (
    <div className={cx(css.map, tall && css.tall)}>
      <div ref={box} className={css.ground} />
      {failed && (
        <p role="status" className={css.problem}>
          {problem}
        </p>
      )}
      {failed !== 'never' && (
        <>
          {map && children(positions)}
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
