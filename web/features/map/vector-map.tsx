import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Coordinates } from '#domain/coordinates.ts';
import { offsetOf, panned, project, unproject, zoomed, type MapView } from '#domain/map-view.ts';
import { m } from '#web/messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { drawMap } from './map-drawing.ts';
import { pinSteps } from './pin-steps.ts';
import { useTiles } from './use-tiles.ts';
import css from './vector-map.module.css';

/** A finger that moved less has pressed, not dragged; pixels. */
const PRESS_PIXELS = 6;
const CLOSE_ZOOM = 16;

/**
 * The built-in map of the city's streets with a pin: drag the map or the pin, pinch or turn the wheel to zoom, press to
 * put the pin, arrows to move it. `onMove` tells where the pin was put.
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [view, setView] = useState<MapView>({ centre: pin ?? centre, zoom: pin ? CLOSE_ZOOM : 13 });
  const [dragged, setDragged] = useState<Coordinates | null>(null);
  const tiles = useTiles(view, size, city);
  const shown = dragged ?? pin;

  useEffect(() => {
    if (!canvas.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(canvas.current);
    return () => watch.disconnect();
  }, []);
  const [latitude, longitude] = pin ?? [null, null];
  useEffect(() => {
    if (latitude !== null && longitude !== null)
      setView(({ zoom }) => ({ centre: [latitude, longitude], zoom: Math.max(zoom, CLOSE_ZOOM) }));
  }, [latitude, longitude]);
  useEffect(() => {
    if (canvas.current) drawMap(canvas.current, view, tiles);
  });
  // React's own wheel listener is passive and could not keep the page from scrolling.
  useEffect(() => {
    const element = canvas.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
      setView((before) => zoomed(before, before.zoom - Math.sign(event.deltaY) / 2, x, y));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const positionAt = (clientX: number, clientY: number): Coordinates => {
    const box = canvas.current?.getBoundingClientRect();
    const middle = project(view.centre, view.zoom);
    if (!box) return view.centre;
    const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    return unproject({ x: middle.x + x, y: middle.y + y }, view.zoom);
  };
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) moved.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    moved.current += Math.hypot(now.x - before.x, now.y - before.y);
    fingers.current.set(event.pointerId, now);
    if (!other) setView((from) => panned(from, now.x - before.x, now.y - before.y));
    else {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      if (Number.isFinite(spread) && spread > 0) setView((from) => zoomed(from, from.zoom + Math.log2(spread)));
    }
  };
  const up = (event: PointerEvent) => {
    const pressed = fingers.current.size === 1 && moved.current < PRESS_PIXELS;
    if (fingers.current.delete(event.pointerId) && pressed && event.type === 'pointerup')
      onMove(positionAt(event.clientX, event.clientY));
  };
  const drop = () => {
    if (dragged) onMove(dragged);
    setDragged(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = pinSteps[event.key];
    if (!step || !shown) return;
    event.preventDefault();
    const at = project(shown, view.zoom);
    onMove(unproject({ x: at.x + step[0], y: at.y + step[1] }, view.zoom));
  };
  const spot = shown && offsetOf(view, shown);
  return (
    <div className={css.map}>
      <canvas
        ref={canvas}
        className={css.canvas}
        aria-hidden="true"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      />
      {spot && (
        <button
          type="button"
          className={css.pin}
          style={{ translate: `${size.width / 2 + spot.x}px ${size.height / 2 + spot.y}px` }}
          aria-label={m.map_pin()}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragged(shown);
          }}
          onPointerMove={(event) => dragged && setDragged(positionAt(event.clientX, event.clientY))}
          onPointerUp={drop}
          onPointerCancel={() => setDragged(null)}
        >
          <Icon name="pin" size={32} />
        </button>
      )}
      <div className={css.tools}>
        <IconButton icon="plus" label={m.map_zoom_in()} onClick={() => setView(zoomed(view, view.zoom + 1))} />
        <IconButton icon="minus" label={m.map_zoom_out()} onClick={() => setView(zoomed(view, view.zoom - 1))} />
      </div>
      <p className={css.credit}>© OpenStreetMap</p>
    </div>
  );
}
