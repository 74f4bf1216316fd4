import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Coordinates } from '#domain/coordinates.ts';
import { project, unproject, type MapView } from '#domain/map-view.ts';
import { m } from '#web/messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MapGround } from './map-ground.tsx';
import { pinSteps } from './pin-steps.ts';
import css from './vector-map.module.css';

const CLOSE_ZOOM = 16;

/**
 * The built-in map of the city's streets with a pin: press to put the pin, drag it, or move it by arrows. `onMove` tells
 * where the pin was put.
 */
export default function VectorMap({
  city,
  centre,
  pin,
  onMove,
}: {
  city: string | undefined;
  centre: Coordinates;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
}) {
  const [view, setView] = useState<MapView>({ centre: pin ?? centre, zoom: pin ? CLOSE_ZOOM : 13 });
  const [dragged, setDragged] = useState<Coordinates | null>(null);
  const shown = dragged ?? pin;
  const [latitude, longitude] = pin ?? [null, null];
  useEffect(() => {
    if (latitude !== null && longitude !== null)
      setView(({ zoom }) => ({ centre: [latitude, longitude], zoom: Math.max(zoom, CLOSE_ZOOM) }));
  }, [latitude, longitude]);
  const drop = () => {
    if (dragged) onMove(dragged);
    setDragged(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = pinSteps[event.key];
    if (!step || !shown) return;
    event.preventDefault();
    const from = project(shown, view.zoom);
    onMove(unproject({ x: from.x + step[0], y: from.y + step[1] }, view.zoom));
  };
  return (
    <MapGround city={city} view={view} onView={setView} onPress={onMove}>
      {({ at, under }) => {
        const spot = shown && at(shown);
        return (
          spot && (
            <button
              type="button"
              className={css.pin}
              style={{ translate: `${spot.x}px ${spot.y}px` }}
              aria-label={m.map_pin()}
              onKeyDown={press}
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
    </MapGround>
  );
}
