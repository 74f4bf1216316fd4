import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { project, unproject } from '#domain/addresses/map-view.ts';
import { m } from '#web/messages.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { lacksStreets } from '../marks.ts';
import { pinSteps } from '../pin-steps.ts';
import VectorGround, { type MapMoves } from './vector-ground.tsx';
import css from './vector-map.module.css';

const CITY_ZOOM = 13;
const CLOSE_ZOOM = 16;

/** Built-in map with a pin: placed by a click, dragged, or moved by arrow keys. `onMove` gets its position. */
export default function VectorMap({
  config,
  problem,
  pin,
  onMove,
}: {
  config: MapConfig;
  /** Explanation when the map cannot be drawn. */
  problem: string;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
}) {
  const moves = useRef<MapMoves>(null);
  const [draggedTo, setDraggedTo] = useState<Coordinates | null>(null);
  const pinPosition = draggedTo ?? pin;
  const [latitude, longitude] = pin ?? [null, null];
  // Without street data, a closer zoom shows less.
  const closeZoom = lacksStreets(config) ? CITY_ZOOM : CLOSE_ZOOM;
  useEffect(() => {
    if (latitude !== null && longitude !== null) moves.current?.goTo([latitude, longitude], closeZoom);
  }, [latitude, longitude, closeZoom]);
  const drop = () => {
    if (draggedTo) onMove(draggedTo);
    setDraggedTo(null);
  };
  const onArrowKey = (event: KeyboardEvent) => {
    const step = pinSteps[event.key];
    if (!step || !pinPosition) return;
    event.preventDefault();
    const point = project(pinPosition, CLOSE_ZOOM);
    onMove(unproject({ x: point.x + step[0], y: point.y + step[1] }, CLOSE_ZOOM));
  };
  return (
    <VectorGround
      config={config}
      start={() => ({ centre: pin ?? config.centre, zoom: pin ? closeZoom : CITY_ZOOM })}
      problem={problem}
      onReady={(mapMoves) => (moves.current = mapMoves)}
      onPress={onMove}
    >
      {({ toPixels, toPosition }) => {
        const pinPoint = pinPosition && toPixels(pinPosition);
        return (
          pinPoint && (
            <button
              type="button"
              className={css.pin}
              style={{ translate: `${pinPoint.x}px ${pinPoint.y}px` }}
              aria-label={m.map_pin()}
              onKeyDown={onArrowKey}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDraggedTo(pinPosition);
              }}
              onPointerMove={({ currentTarget, clientX, clientY }) => {
                const box = currentTarget.parentElement?.getBoundingClientRect();
                if (draggedTo && box) setDraggedTo(toPosition(box, clientX, clientY));
              }}
              onPointerUp={drop}
              onPointerCancel={() => setDraggedTo(null)}
            >
              <Icon name="pin" size={32} />
            </button>
          )
        );
      }}
    </VectorGround>
  );
}
