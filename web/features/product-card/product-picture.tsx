import type { Picture } from '#contract/catalog.ts';
import { kindPictureUrl, pictureUrl } from '#domain/paths.ts';
import { cx } from '#web/ui/cx.ts';
import css from './product-picture.module.css';

const WIDTHS = [160, 320, 640, 1280] as const;

/** Square picture on the tint of its own colour; the drawing of its kind stands in where there is none. */
export function ProductPicture({
  picture,
  kind,
  eager = false,
  alt = '',
  sizes = '(max-width: 767px) 50vw, 300px',
  className,
}: {
  picture: Picture | null;
  kind: string;
  eager?: boolean | undefined;
  alt?: string;
  sizes?: string;
  className?: string | undefined;
}) {
  const shared = {
    className: css.image,
    width: 640,
    height: 640,
    decoding: 'async' as const,
    ...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
  return (
    <span
      className={cx(css.frame, className)}
      style={picture?.vector ? ({ '--tint': picture.color } as React.CSSProperties) : undefined}
    >
      {picture === null ? (
        <img {...shared} alt={alt} src={kindPictureUrl(kind)} />
      ) : picture.vector ? (
        <img {...shared} alt={alt} src={pictureUrl(picture)} />
      ) : (
        <img
          {...shared}
          alt={alt}
          src={pictureUrl(picture, 640)}
          srcSet={WIDTHS.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ')}
          sizes={sizes}
        />
      )}
    </span>
  );
}
