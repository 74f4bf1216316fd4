import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { GalleryLabels, Photo } from './photo.ts';
import { photoKey, clampZoom, unzoomed, type Zoom, zoomAt, zoomLimits } from './zoom.ts';
import css from './photo-zoom.module.css';

const MIN_SWIPE_PX = 60;
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** One picture at window size: wheel, pinch, double click and keys zoom, dragging pans. */
export function PhotoZoom({
  photos,
  at,
  onSelect,
  labels,
}: {
  photos: readonly Photo[];
  at: number;
  onSelect: (at: number) => void;
  labels: GalleryLabels;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const photo = photos[at];

  const frame = () => ({ width: stage.current?.clientWidth ?? 1, height: stage.current?.clientHeight ?? 1 });
  const fromCentre = (x: number, y: number) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const showPicture = (next: number) => {
    setZoom(unzoomed);
    onSelect((next + photos.length) % photos.length);
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.focus();
    // React's wheel listener is passive; only a native one can prevent page scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      setZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 400), fromCentre(event.clientX, event.clientY), frame()));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      setZoom((was) => zoomAt(was, factor, fromCentre((now.x + other.x) / 2, (now.y + other.y) / 2), frame()));
    } else {
      setZoom((was) => clampZoom({ ...was, x: was.x + now.x - before.x, y: was.y + now.y - before.y }, frame()));
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const alone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    const moved = event.clientX - start.current.x;
    if (alone && zoom.scale === 1 && Math.abs(moved) > MIN_SWIPE_PX) showPicture(at + (moved < 0 ? 1 : -1));
  };

  if (!photo) return null;
  return (
    <div className={css.view}>
      <div
        ref={stage}
        className={css.stage}
        role="group"
        aria-label={`${photo.alt}. ${labels.position(at + 1, photos.length)}`}
        tabIndex={0}
        data-near={zoom.scale > 1 || undefined}
        onKeyDown={(event) => {
          const next = photoKey(event.key, at, photos.length, zoom, frame());
          if (!next) return;
          event.preventDefault();
          setZoom(next.zoom);
          if (next.at !== at) onSelect(next.at);
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
        onDoubleClick={(event) =>
          setZoom(zoom.scale > 1 ? unzoomed : zoomAt(zoom, 2.5, fromCentre(event.clientX, event.clientY), frame()))
        }
      >
        <img
          key={photo.full}
          src={photo.full}
          alt={photo.alt}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {labels.position(at + 1, photos.length)}
      </p>
      {photo.caption !== undefined && <p className={css.caption}>{photo.caption}</p>}
      <div className={css.tools}>
        <IconButton
          icon="zoom-out"
          label={labels.zoomOut}
          disabled={zoom.scale <= zoomLimits.min}
          onClick={() => setZoom(zoomAt(zoom, 1 / 1.5, { x: 0, y: 0 }, frame()))}
        />
        <IconButton
          icon="zoom-in"
          label={labels.zoomIn}
          disabled={zoom.scale >= zoomLimits.max}
          onClick={() => setZoom(zoomAt(zoom, 1.5, { x: 0, y: 0 }, frame()))}
        />
        {photos.length > 1 && (
          <>
            <IconButton icon="chevron-left" label={labels.prev} onClick={() => showPicture(at - 1)} />
            <span className={css.count} aria-hidden="true">
              {at + 1} / {photos.length}
            </span>
            <IconButton icon="chevron-right" label={labels.next} onClick={() => showPicture(at + 1)} />
          </>
        )}
      </div>
    </div>
  );
}
