import { isCoordinates, type Coordinates } from './coordinates.ts';
import { intlLocale, type Language } from '../text/language.ts';
import { MATCH_RANKS, matchRank, type MatchRank } from './street-match.ts';
import { isMicrodistrict, sameHouse, sameStreet } from './geocoding-streets.ts';

/** How well an address was found (spec §3): its house, its street, its city, or none of them. */
export const PRECISIONS = ['exact', 'street', 'locality', 'other'] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Geocoded address of spec §3; what is not known is an empty text. */
export type GeocodedAddress = {
  country: string;
  province: string;
  locality: string;
  /** District of the city. */
  district: string;
  /** Street or microdistrict with its type word, e.g. `проспект Абая`. */
  street: string;
  house: string;
  /** Null when the service found a name without a position. */
  coordinates: Coordinates | null;
  fullAddress: string;
  precision: Precision;
};

/** A written address: comma-separated city, street, house (spec §5). */
export type AddressParts = { city: string; street: string; house: string };

/**
 * Why an address is not taken (spec §5, §8): its words are messages. `street-differs` also covers a service that is sure
 * of a street nobody asked for.
 */
export const GEOCODING_PROBLEMS = [
  'no-coordinates',
  'street-not-found',
  'street-differs',
  'house-not-found',
  'inexact',
] as const;
export type GeocodingProblem = (typeof GEOCODING_PROBLEMS)[number];

/** Splits "city, street, house"; what stands behind the house is not part of the question. */
export function parseAddress(text: string): AddressParts {
  const [city = '', street = '', house = ''] = text
    .normalize('NFC')
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '));
  return { city, street, house };
}

/** Writes an address as a geocoder is asked: city, street, house; missing parts are left out. */
export function joinAddress({ city, street, house }: AddressParts): string {
  return [city, street, house].filter(Boolean).join(', ');
}

const precisionByWord: Readonly<Record<string, Precision>> = {
  exact: 'exact',
  // The street is right; the house is interpolated by the service between its neighbours.
  number: 'street',
  near: 'street',
  range: 'street',
  street: 'street',
};

/**
 * Returns the precision of spec §3 for the words of a service: its precision (`exact`, `number`, `near`, `range`,
 * `street`) and its kind of object (`house`, `street`, `locality` …).
 */
export function precisionOf(word: string, kind: string): Precision {
  if (kind === 'locality') return 'locality';
  if (kind === 'street') return 'street';
  return precisionByWord[word] ?? 'other';
}

/**
 * Returns the problem of an answer to a requested address, null when it is acceptable (spec §5). Addresses in a
 * microdistrict, and those chosen from our own list (`trusted`), skip the checks of street and house.
 */
export function geocodingProblem(
  requested: AddressParts & { trusted?: boolean },
  found: GeocodedAddress | null,
): GeocodingProblem | null {
  if (!found) return 'street-not-found';
  if (!isCoordinates(found.coordinates)) return 'no-coordinates';
  if (found.precision === 'other') return 'inexact';
  if (requested.trusted || isMicrodistrict(requested.street) || requested.street === '') return null;
  if (found.precision === 'locality') return 'street-not-found';
  if (found.street === '') return 'inexact';
  if (!sameStreet(requested.street, found.street, requested.city)) return 'street-differs';
  if (requested.house === '') return null;
  if (found.precision === 'street') return 'house-not-found';
  return sameHouse(requested.house, found.house) ? null : 'inexact';
}

/** Kind of a found object. A microdistrict counts as a street, because its houses are numbered like a street's. */
export const GEO_KINDS = [
  'house',
  'street',
  'district',
  'locality',
  'metro',
  'stop',
  'crossing',
  'shop',
  'hospital',
  'park',
  'water',
  'mountain',
  'other',
] as const;
export type GeoKind = (typeof GEO_KINDS)[number];

const addressKinds: ReadonlySet<GeoKind> = new Set(['house', 'street', 'locality']);

/**
 * An answer of a geocoder to a typed text. `rank` comes from a geocoder that knows other names of the street; elsewhere it
 * is read from the two texts.
 */
type Listed = { kind: GeoKind; text: string; street: string; rank?: MatchRank | undefined };

/** The typed text with its city and language; they decide the order of the answers. */
export type Typed = { text: string; city: string; language: Language };

/** Keeps what an address can be: houses, streets and cities, not water or mountains (spec §5). */
export function addressResults<T extends Listed>(found: readonly T[], typed: Typed, limit: number): T[] {
  return listed(
    found.filter(({ kind }) => addressKinds.has(kind)),
    typed,
    limit,
  );
}

/** Keeps streets alone: no metro, shops, hospitals or parks (spec §5). */
export function streetResults<T extends Listed>(found: readonly T[], typed: Typed, limit: number): T[] {
  return listed(
    found.filter(({ kind }) => kind === 'street'),
    typed,
    limit,
  );
}

/**
 * Orders answers by rank, and by the alphabet within a rank (decisions §13), each text once. The limit comes before the
 * order, because geocoders answer best first.
 */
function listed<T extends Listed>(found: readonly T[], { text, city, language }: Typed, limit: number): T[] {
  const byText = new Map<string, T>();
  for (const result of found) if (!byText.has(result.text)) byText.set(result.text, result);
  const { compare } = collatorOf(language);
  return [...byText.values()]
    .slice(0, limit)
    .map((result) => ({
      result,
      rank: MATCH_RANKS.indexOf(result.rank ?? matchRank(text, result.street || result.text, city)),
    }))
    .sort((one, other) => one.rank - other.rank || compare(one.result.text, other.result.text))
    .map(({ result }) => result);
}

const collators = new Map<Language, Intl.Collator>();

/** The order of the alphabet of a language; numbers inside texts go by their size, so that house 9 precedes 10. */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(intlLocale(language), { numeric: true });
  collators.set(language, known);
  return known;
}
