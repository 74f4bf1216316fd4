import type { CSSProperties } from 'react';
import type { Picture } from '#contract/catalog/catalog.ts';
import { kindPictureUrl, pictureUrl } from '#domain/urls/paths.ts';
import { cx } from '#web/ui/base/cx.ts';
import css from './product-picture.module.css';

const WIDTHS_PX = [160, 320, 640, 1280] as const;

type PictureProps = {
  picture: Picture | null;
  kind: string;
  eager?: boolean | undefined;
  alt?: string;
  sizes?: string;
  className?: string | undefined;
};

/** Square picture on a tint of its own colour; falls back to the illustration of the product kind. */
export function ProductPicture(props: PictureProps) {
  return drawProductPicture(props);
}

/** Plain function instead of a component, for lists of cards. */
export function drawProductPicture({
  picture,
  kind,
  eager = false,
  alt = '',
  sizes = '(max-width: 767px) 50vw, 300px',
  className,
}: PictureProps) {
  const isScalable = picture !== null && !picture.vector;
  return (
    <span
      className={cx(css.frame, className)}
      style={picture?.vector ? ({ '--tint': picture.color } as CSSProperties) : undefined}
    >
      <img
        className={css.image}
        width={640}
        height={640}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        loading={eager ? undefined : 'lazy'}
        alt={alt}
        src={picture === null ? kindPictureUrl(kind) : pictureUrl(picture, 640)}
        srcSet={isScalable ? WIDTHS_PX.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ') : undefined}
        sizes={isScalable ? sizes : undefined}
      />
    </span>
  );
}
