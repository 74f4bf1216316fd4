export type Photo = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Thumbnail. */
  thumb: string;
  /** Full-screen picture. */
  full: string;
  alt: string;
  /** Author or subject; shown below it in the full-screen view. */
  caption?: string;
  width: number;
  height: number;
  /** Dominant colour; the background is a light tint of it. */
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
  /** Label of a thumbnail, also announced when the photo changes, such as "Photo 2 of 5". */
  position: (position: number, count: number) => string;
};
