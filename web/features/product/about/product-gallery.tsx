import type { ReactNode } from 'react';
import type { Picture, ProductPage } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl, pictureUrl } from '#domain/urls/paths.ts';
import type { Photo } from '#web/ui/photos/photo.ts';
import { PhotoGallery } from '#web/ui/photos/photo-gallery.tsx';

/** Product pictures; falls back to the illustration of the product kind. */
export function ProductGallery({
  product,
  badges,
}: {
  product: Pick<ProductPage, 'name' | 'kind' | 'pictures'>;
  badges?: ReactNode;
}) {
  const { name, kind, pictures } = product;
  const photos =
    pictures.length > 0
      ? pictures.map((picture, index) => toPhoto(picture, m.product_photo({ name, at: index + 1 })))
      : [placeholderPhoto(kind, name)];
  return (
    <PhotoGallery
      key={photos[0]?.src}
      photos={photos}
      badges={badges}
      labels={{
        gallery: m.product_gallery({ name }),
        prev: m.product_photo_prev(),
        next: m.product_photo_next(),
        zoom: m.product_photo_zoom(),
        close: m.frame_close(),
        zoomIn: m.product_zoom_in(),
        zoomOut: m.product_zoom_out(),
        position: (position, count) => m.product_photo_of({ at: position, count }),
      }}
    />
  );
}

function toPhoto(picture: Picture, alt: string): Photo {
  const { width, height, color } = picture;
  const responsive = picture.vector
    ? {}
    : {
        srcSet: `${pictureUrl(picture, 640)} 640w, ${pictureUrl(picture, 1280)} 1280w`,
        sizes: '(max-width: 767px) 100vw, 540px',
      };
  return {
    src: pictureUrl(picture, 640),
    thumb: pictureUrl(picture, 160),
    full: pictureUrl(picture, 1280),
    alt,
    width,
    height,
    ...(picture.vector ? { color } : {}),
    ...responsive,
  };
}

function placeholderPhoto(kind: string, alt: string): Photo {
  const src = kindPictureUrl(kind);
  return { src, thumb: src, full: src, alt, width: 800, height: 800 };
}
