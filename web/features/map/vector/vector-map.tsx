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
  const [dragged, setDragged] = useState<Coordinates | null>(null);
  const shown = dragged ?? pin;
  const [latitude, longitude] = pin ?? [null, null];
  // Without street data, a closer zoom shows less.
  const closest = lacksStreets(config) ? CITY_ZOOM : CLOSE_ZOOM;
  useEffect(() => {
    if (latitude !== null && longitude !== null) moves.current?.goTo([latitude, longitude], closest);
  }, [latitude, longitude, closest]);
  const drop = () => {
    if (dragged) onMove(dragged);
    setDragged(null);
  };
  const onArrowKey = (event: KeyboardEvent) => {
    const step = pinSteps[event.key];
    if (!step || !shown) return;
    event.preventDefault();
    const from = project(shown, CLOSE_ZOOM);
    onMove(unproject({ x: from.x + step[0], y: from.y + step[1] }, CLOSE_ZOOM));
  };
  return (
    <VectorGround
      config={config}
      start={() => ({ centre: pin ?? config.centre, zoom: pin ? closest : CITY_ZOOM })}
      problem={problem}
      onReady={(ready) => (moves.current = ready)}
      onPress={onMove}
    >
      {({ at, under }) => {
        const pinPoint = shown && at(shown);
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
                setDragged(shown);
              }}
              onPointerMove={({ currentTarget, clientX, clientY }) => {
                const box = currentTarget.parentElement?.getBoundingClientRect();
                if (dragged && box) setDragged(under(box, clientX, clientY));
              }}
              onPointerUp={drop}
              onPointerCancel={() => setDragged(null)}
            >
              <Icon name="pin" size={32} />
            </button>
          )
        );
      }}
    </VectorGround>
  );
}
