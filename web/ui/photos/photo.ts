export type Photo = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Small picture of the strip. */
  thumb: string;
  /** Big picture of the full-screen view. */
  full: string;
  alt: string;
  /** Who took it, or what it shows; stands under it in the full-screen view. */
  caption?: string;
  width: number;
  height: number;
  /** Dominant colour; the ground behind the picture is a breath of it. */
  color?: string;
};

export type GalleryLabels = {
  gallery: string;
  prev: string;
  next: string;
  zoom: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** "Photo 2 of 5": names a thumbnail and is announced at every turn. */
  position: (at: number, count: number) => string;
};
