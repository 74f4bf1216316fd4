import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { GalleryLabels, Photo } from './photo.ts';
import { handlePhotoKey, clampZoom, UNZOOMED, type Zoom, zoomAt, ZOOM_LIMITS } from './zoom.ts';
import css from './photo-zoom.module.css';

const MIN_SWIPE_PX = 60;
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** One picture at window size: wheel, pinch, double click and keys zoom, dragging pans. */
export function PhotoZoom({
  photos,
  current,
  onSelect,
  labels,
}: {
  photos: readonly Photo[];
  current: number;
  onSelect: (current: number) => void;
  labels: GalleryLabels;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED);
  const photo = photos[current];

  const frame = () => ({ width: stage.current?.clientWidth ?? 1, height: stage.current?.clientHeight ?? 1 });
  const fromCentre = (x: number, y: number) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const showPicture = (next: number) => {
    setZoom(UNZOOMED);
    onSelect((next + photos.length) % photos.length);
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.focus();
    // React's wheel listener is passive; only a native one can prevent page scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setZoom((point) =>
        zoomAt(point, Math.exp(-event.deltaY / 400), fromCentre(event.clientX, event.clientY), frame()),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const previous = pointers.current.get(event.pointerId);
    if (!previous) return;
    const point = { x: event.clientX, y: event.clientY };
    const otherPoint = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, point);
    if (otherPoint) {
      const factor = distance(point, otherPoint) / Math.max(1, distance(previous, otherPoint));
      setZoom((view) =>
        zoomAt(view, factor, fromCentre((point.x + otherPoint.x) / 2, (point.y + otherPoint.y) / 2), frame()),
      );
    } else {
      setZoom((view) =>
        clampZoom({ ...view, x: view.x + point.x - previous.x, y: view.y + point.y - previous.y }, frame()),
      );
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const isSinglePointer = pointers.current.size === 1;
    pointers.current.delete(event.pointerId);
    const movedX = event.clientX - start.current.x;
    if (isSinglePointer && zoom.scale === 1 && Math.abs(movedX) > MIN_SWIPE_PX)
      showPicture(current + (movedX < 0 ? 1 : -1));
  };

  if (!photo) return null;
  return (
    <div className={css.view}>
      <div
        ref={stage}
        className={css.stage}
        role="group"
        aria-label={`${photo.alt}. ${labels.position(current + 1, photos.length)}`}
        tabIndex={0}
        data-near={zoom.scale > 1 || undefined}
        onKeyDown={(event) => {
          const next = handlePhotoKey(event.key, current, photos.length, zoom, frame());
          if (!next) return;
          event.preventDefault();
          setZoom(next.zoom);
          if (next.index !== current) onSelect(next.index);
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={(event) => pointers.current.delete(event.pointerId)}
        onDoubleClick={(event) =>
          setZoom(zoom.scale > 1 ? UNZOOMED : zoomAt(zoom, 2.5, fromCentre(event.clientX, event.clientY), frame()))
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
        {labels.position(current + 1, photos.length)}
      </p>
      {photo.caption !== undefined && <p className={css.caption}>{photo.caption}</p>}
      <div className={css.tools}>
        <IconButton
          icon="zoom-out"
          label={labels.zoomOut}
          disabled={zoom.scale <= ZOOM_LIMITS.min}
          onClick={() => setZoom(zoomAt(zoom, 1 / 1.5, { x: 0, y: 0 }, frame()))}
        />
        <IconButton
          icon="zoom-in"
          label={labels.zoomIn}
          disabled={zoom.scale >= ZOOM_LIMITS.max}
          onClick={() => setZoom(zoomAt(zoom, 1.5, { x: 0, y: 0 }, frame()))}
        />
        {photos.length > 1 && (
          <>
            <IconButton icon="chevron-left" label={labels.prev} onClick={() => showPicture(current - 1)} />
            <span className={css.count} aria-hidden="true">
              {current + 1} / {photos.length}
            </span>
            <IconButton icon="chevron-right" label={labels.next} onClick={() => showPicture(current + 1)} />
          </>
        )}
      </div>
    </div>
  );
}
