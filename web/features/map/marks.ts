import type { Coordinates } from '#domain/coordinates.ts';

/** A thing on a map of several: `name` is what its button is called. */
export type Mark = { id: number; name: string; position: Coordinates; dim?: boolean };

/** What a map of several things shows. */
export type MarksProps = {
  /** City by its name; the page's own when absent. */
  city?: string;
  centre: Coordinates;
  marks: readonly Mark[];
  /** The shopper, where they have said so. */
  me: Coordinates | null;
  chosen: number | null;
  onChoose: (id: number) => void;
};
