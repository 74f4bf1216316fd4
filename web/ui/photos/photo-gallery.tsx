import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { lazyPart } from '../states/lazy-part.ts';
import type { GalleryLabels, Photo } from './photo.ts';
import css from './photo-gallery.module.css';

const PhotoZoomModal = lazyPart(() => import('./photo-zoom-modal.tsx'));

/** Above this number of pictures, a counter replaces the dots. */
const MAX_DOTS = 8;

/** Product pictures: swiped on touch, chosen by thumbnails or arrows, enlarged full-screen. */
export function PhotoGallery({
  photos,
  labels,
  badges,
}: {
  photos: readonly Photo[];
  labels: GalleryLabels;
  badges?: ReactNode;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // Null until the first click, so the viewer is loaded only when needed.
  const [open, setOpen] = useState<boolean | null>(null);
  const hasTurned = useRef(false);
  const showPhoto = (next: number) => {
    const index = (next + photos.length) % photos.length;
    hasTurned.current = true;
    setCurrent(index);
    strip.current?.scrollTo({ left: strip.current.clientWidth * index });
  };
  useEffect(() => {
    // After the full-screen view, the strip shows the picture last viewed there.
    if (!open && strip.current)
      strip.current.scrollTo({ left: strip.current.clientWidth * current, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the view closes
  }, [open]);
  if (photos.length === 0) return null;
  return (
    <section className={css.gallery} aria-label={labels.gallery}>
      <div className={css.stage}>
        <div
          ref={strip}
          className={css.strip}
          onScrollEnd={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
          }}
        >
          {photos.map((photo, index) => (
            <button
              key={photo.src}
              type="button"
              data-print="keep"
              className={css.photo}
              style={{ '--tint': photo.color } as CSSProperties}
              aria-label={`${photo.alt}. ${labels.zoom}`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setOpen(true)}
              onKeyDown={(event) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (step === undefined) return;
                event.preventDefault();
                showPhoto(current + step);
                const buttons = strip.current?.querySelectorAll('button');
                buttons?.[(current + step + photos.length) % photos.length]?.focus({ preventScroll: true });
              }}
            >
              <img
                src={photo.src}
                srcSet={photo.srcSet}
                sizes={photo.sizes}
                alt=""
                width={photo.width}
                height={photo.height}
                loading={index === 0 ? undefined : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </button>
          ))}
        </div>
        {badges != null && <div className={css.badges}>{badges}</div>}
        {photos.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              kind="floating"
              label={labels.prev}
              className={cx(css.arrow, css.prev)}
              onClick={() => showPhoto(current - 1)}
            />
            <IconButton
              icon="chevron-right"
              kind="floating"
              label={labels.next}
              className={cx(css.arrow, css.next)}
              onClick={() => showPhoto(current + 1)}
            />
            <span className={css.counter} aria-hidden="true">
              {current + 1} / {photos.length}
            </span>
            {photos.length <= MAX_DOTS && (
              <span className={css.dots} aria-hidden="true">
                {photos.map((photo, index) => (
                  <span key={photo.src} className={cx(css.dot, index === current && css.now)} />
                ))}
              </span>
            )}
          </>
        )}
        <span className="visually-hidden" aria-live="polite">
          {hasTurned.current && labels.position(current + 1, photos.length)}
        </span>
      </div>
      {photos.length > 1 && (
        <ul role="list" className={css.thumbs}>
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <button
                type="button"
                className={css.thumb}
                aria-label={labels.position(index + 1, photos.length)}
                aria-current={index === current || undefined}
                onClick={() => showPhoto(index)}
              >
                <img src={photo.thumb} alt="" width={72} height={72} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <PhotoZoomModal
            open={open}
            onClose={() => setOpen(false)}
            photos={photos}
            current={current}
            onSelect={setCurrent}
            labels={labels}
          />
        </Suspense>
      )}
    </section>
  );
}
