/** Objects known to the fake map services: enough of Almaty for the contract of `Geocoder`. */
export type MapObject = {
  kind: 'house' | 'street' | 'metro' | 'park' | 'locality';
  ru: string;
  kk: string;
  street: { ru: string; kk: string } | null;
  house: string;
  position: readonly [latitude: number, longitude: number];
};

const ABAI = { ru: 'проспект Абая', kk: 'Абай даңғылы' };
const DOSTYK = { ru: 'проспект Достык', kk: 'Достық даңғылы' };

/** The objects, best match first. */
const MAP_OBJECTS: readonly MapObject[] = [
  {
    kind: 'house',
    ru: 'проспект Абая, 10',
    kk: 'Абай даңғылы, 10',
    street: ABAI,
    house: '10',
    position: [43.2424, 76.955],
  },
  { kind: 'street', ...ABAI, street: ABAI, house: '', position: [43.2404, 76.92] },
  { kind: 'street', ...DOSTYK, street: DOSTYK, house: '', position: [43.2402, 76.957] },
  { kind: 'metro', ru: 'метро Абая', kk: 'Абай метросы', street: null, house: '', position: [43.2425, 76.948] },
  { kind: 'park', ru: 'парк Абая', kk: 'Абай саябағы', street: null, house: '', position: [43.243, 76.95] },
  { kind: 'locality', ru: 'Алматы', kk: 'Алматы', street: null, house: '', position: [43.237163, 76.945645] },
];

/**
 * Finds objects as a geocoder does: every word of the text starts a word of the name; numbers must equal the house
 * number.
 */
export function findMapObjects(text: string): MapObject[] {
  const words = text
    .toLowerCase()
    .replace(/алматы/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  const numbers = words.filter((word) => /^\d/.test(word));
  const names = words.filter((word) => !/^\d/.test(word)).map((word) => word.slice(0, 3));
  const matching = MAP_OBJECTS.filter(({ ru, kk }) => {
    const name = `${ru} ${kk}`.toLowerCase();
    return names.length > 0 && names.every((word) => name.split(/[\s,]+/).some((part) => part.startsWith(word)));
  });
  const [number] = numbers;
  return number === undefined
    ? matching.filter(({ kind }) => kind !== 'house')
    : matching.filter(
        ({ house, kind }) =>
          house === number || (kind === 'street' && !matching.some((candidate) => candidate.house === number)),
      );
}

/** Finds the object at a position, within about 300 m. */
export function mapObjectsAt(latitude: number, longitude: number): MapObject[] {
  return MAP_OBJECTS.filter(
    ({ position: [y, x], kind }) =>
      kind === 'street' && Math.abs(y - latitude) < 0.003 && Math.abs(x - longitude) < 0.003,
  );
}

/** A failure of a service on the next call. */
export type MapFailure = 'silence' | '403' | '429' | '503' | 'nonsense' | 'other shape';
