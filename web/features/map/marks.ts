import type { MapAbout } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';

/** A thing on a map of several: `name` is what its button is called. */
export type Mark = { id: number; name: string; position: Coordinates; dim?: boolean };

/** What a map of several things shows. */
export type MarksProps = {
  about: MapAbout;
  marks: readonly Mark[];
  /** The shopper, where they have said so. */
  me: Coordinates | null;
  chosen: number | null;
  onChoose: (id: number) => void;
};

/** Tells whether the streets of the city are on no map that can be shown. */
export const isBare = ({ hasStreets, outsideKey, styleUrl }: MapAbout): boolean =>
  !hasStreets && outsideKey === '' && styleUrl === '';
