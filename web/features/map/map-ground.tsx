import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { Coordinates } from '#domain/coordinates.ts';
import { offsetOf, panned, project, unproject, zoomed, type MapView, type WorldPoint } from '#domain/map-view.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { drawMap } from './map-drawing.ts';
import { useTiles } from './use-tiles.ts';
import css from './vector-map.module.css';

/** A finger that moved less has pressed, not dragged; pixels. */
const PRESS_PIXELS = 6;

/** Size of a map in pixels. */
export type MapSize = { width: number; height: number };
/** Places what stands on a map: where a position is, from the upper left corner, and the position under a point of a box. */
export type MapPlaces = {
  at(position: Coordinates): WorldPoint;
  under(box: DOMRect, clientX: number, clientY: number): Coordinates;
};

/**
 * The ground of the built-in map: the city's streets that are dragged, pinched, zoomed by wheel or buttons. What stands on
 * it is drawn by `children`; `onPress` tells where it was pressed, `onSize` how large it is.
 */
export function MapGround({
  city,
  view,
  onView,
  onPress,
  onSize,
  tall = false,
  children,
}: {
  /** City by its name; the page's own when absent. */
  city: string | undefined;
  view: MapView;
  onView: (change: (before: MapView) => MapView) => void;
  onPress?: (position: Coordinates) => void;
  onSize?: (size: MapSize) => void;
  /** Fills its place instead of having a height of its own. */
  tall?: boolean;
  children: (places: MapPlaces) => ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 });
  const tiles = useTiles(view, size, city);
  const toldRef = useRef({ onSize, onView });
  useEffect(() => {
    toldRef.current = { onSize, onView };
  });
  useEffect(() => {
    if (!canvas.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
      toldRef.current.onSize?.({ width, height });
    });
    watch.observe(canvas.current);
    return () => watch.disconnect();
  }, []);
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
      toldRef.current.onView((before) => zoomed(before, before.zoom - Math.sign(event.deltaY) / 2, x, y));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const under = (box: DOMRect, clientX: number, clientY: number): Coordinates => {
    const middle = project(view.centre, view.zoom);
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
    if (!other) onView((from) => panned(from, now.x - before.x, now.y - before.y));
    else {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      if (Number.isFinite(spread) && spread > 0) onView((from) => zoomed(from, from.zoom + Math.log2(spread)));
    }
  };
  const up = (event: PointerEvent) => {
    const pressed = fingers.current.size === 1 && moved.current < PRESS_PIXELS;
    if (fingers.current.delete(event.pointerId) && pressed && event.type === 'pointerup')
      onPress?.(under(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  };
  const at = (position: Coordinates): WorldPoint => {
    const { x, y } = offsetOf(view, position);
    return { x: size.width / 2 + x, y: size.height / 2 + y };
  };
  return (
    <div className={cx(css.map, tall && css.tall)}>
      <canvas
        ref={canvas}
        className={css.canvas}
        aria-hidden="true"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      />
      {children({ at, under })}
      <div className={css.tools}>
        <IconButton icon="plus" label={m.map_zoom_in()} onClick={() => onView((from) => zoomed(from, from.zoom + 1))} />
        <IconButton
          icon="minus"
          label={m.map_zoom_out()}
          onClick={() => onView((from) => zoomed(from, from.zoom - 1))}
        />
      </div>
      <p className={css.credit}>© OpenStreetMap</p>
    </div>
  );
}
