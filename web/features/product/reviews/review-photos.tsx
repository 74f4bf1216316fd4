import type { Picture } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { pictureUrl } from '#domain/urls/paths.ts';
import type { Photo } from '#web/ui/photos/photo.ts';
import css from './review-photos.module.css';

/** A buyer's photo for thumbnails and the full-screen view. */
export type BuyerPhoto = { picture: Picture; author: string; stars: number };

/**
 * Photos of reviews in a line, at most `max`; the last one shows the number of others. A click reports the photo's
 * index.
 */
export function ReviewPhotos({
  photos,
  label,
  max = photos.length,
  onOpen,
}: {
  photos: readonly BuyerPhoto[];
  label: string;
  max?: number;
  onOpen: (index: number) => void;
}) {
  const visiblePhotos = photos.slice(0, max);
  const hiddenCount = photos.length - visiblePhotos.length;
  return (
    <ul role="list" aria-label={label} className={css.line}>
      {visiblePhotos.map(({ picture, author }, index) => {
        const isLast = hiddenCount > 0 && index === visiblePhotos.length - 1;
        return (
          <li key={index} className={css.item}>
            <button
              type="button"
              data-print="keep"
              className={css.photo}
              aria-label={
                isLast
                  ? m.product_reviews_photo_more({ count: hiddenCount + 1 })
                  : m.product_reviews_photo({ author, at: index + 1, count: photos.length })
              }
              onClick={() => onOpen(index)}
            >
              <img
                src={pictureUrl(picture, 160)}
                {...(picture.vector
                  ? {}
                  : { srcSet: `${pictureUrl(picture, 160)} 160w, ${pictureUrl(picture, 320)} 320w`, sizes: '96px' })}
                alt=""
                width={96}
                height={96}
                loading="lazy"
              />
              {isLast && (
                <span aria-hidden="true" className={css.rest}>
                  +{hiddenCount + 1}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Converts buyers' photos for the full-screen view, captioned with their authors. */
export function zoomPhotos(photos: readonly BuyerPhoto[]): Photo[] {
  return photos.map(({ picture, author, stars }) => {
    const caption = m.product_reviews_photo_caption({ author, stars });
    return {
      src: pictureUrl(picture, 640),
      thumb: pictureUrl(picture, 160),
      full: pictureUrl(picture, 1280),
      alt: caption,
      caption,
      width: picture.width,
      height: picture.height,
    };
  });
}
