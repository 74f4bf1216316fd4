import type { MapConfig } from '#contract/places/map.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';

/** A marker on a map of several; `name` labels its button. */
type Mark = { id: number; name: string; position: Coordinates; isDimmed?: boolean };

/** Props of a map with several markers. */
export type MarksProps = {
  config: MapConfig;
  marks: readonly Mark[];
  /** The shopper's position, if shared. */
  myPosition: Coordinates | null;
  chosenId: number | null;
  onChoose: (id: number) => void;
};

/** Whether no available map has the city's streets. */
export const lacksStreets = ({ hasStreets, outsideKey, styleUrl }: MapConfig): boolean =>
  !hasStreets && outsideKey === '' && styleUrl === '';
