import { isCoordinates, type Coordinates } from './coordinates.ts';
import { intlLocale, type Language } from '../text/language.ts';
import { MATCH_RANKS, matchRank, type MatchRank } from './street-match.ts';
import { isMicrodistrict, isSameHouse, isSameStreet } from './geocoding-streets.ts';

/** Precision of a geocoded address (spec §3): house, street, city or none of them. */
export const PRECISIONS = ['exact', 'street', 'locality', 'other'] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Geocoded address (spec §3); unknown parts are empty. */
export type GeocodedAddress = {
  country: string;
  province: string;
  locality: string;
  /** District of the city. */
  district: string;
  /** Street or microdistrict with its type word, such as `проспект Абая`. */
  street: string;
  house: string;
  /** Null when the service found a name without a position. */
  coordinates: Coordinates | null;
  fullAddress: string;
  precision: Precision;
};

/** An address split into city, street and house (spec §5). */
export type AddressParts = { city: string; street: string; house: string };

/**
 * Why an address is rejected (spec §5, §8); the wording is in messages. `street-differs` means that the
 * service returned another street than the requested one.
 */
export const GEOCODING_PROBLEMS = [
  'no-coordinates',
  'street-not-found',
  'street-differs',
  'house-not-found',
  'inexact',
] as const;
export type GeocodingProblem = (typeof GEOCODING_PROBLEMS)[number];

/** Splits "city, street, house"; text after the house is ignored. */
export function parseAddress(text: string): AddressParts {
  const [city = '', street = '', house = ''] = text
    .normalize('NFC')
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '));
  return { city, street, house };
}

/** Joins city, street and house into a geocoder query; missing parts are left out. */
export function joinAddress({ city, street, house }: AddressParts): string {
  return [city, street, house].filter(Boolean).join(', ');
}

const PRECISION_BY_WORD: Readonly<Record<string, Precision>> = {
  exact: 'exact',
  // The street is right; the service interpolated the house between its neighbours.
  number: 'street',
  near: 'street',
  range: 'street',
  street: 'street',
};

/**
 * Returns the precision (spec §3) from a service's precision word (`exact`, `number`, `near`, `range`, `street`) and
 * object kind (`house`, `street`, `locality` …).
 */
export function parsePrecision(word: string, kind: string): Precision {
  if (kind === 'locality') return 'locality';
  if (kind === 'street') return 'street';
  return PRECISION_BY_WORD[word] ?? 'other';
}

/**
 * Returns why a geocoder result does not match the requested address; null when it does (spec §5). Microdistricts and
 * addresses chosen from our own list (`isTrusted`) skip the street and house checks.
 */
export function findGeocodingProblem(
  requested: AddressParts & { isTrusted?: boolean },
  result: GeocodedAddress | null,
): GeocodingProblem | null {
  if (!result) return 'street-not-found';
  if (!isCoordinates(result.coordinates)) return 'no-coordinates';
  if (result.precision === 'other') return 'inexact';
  if (requested.isTrusted || isMicrodistrict(requested.street) || requested.street === '') return null;
  if (result.precision === 'locality') return 'street-not-found';
  if (result.street === '') return 'inexact';
  if (!isSameStreet(requested.street, result.street, requested.city)) return 'street-differs';
  if (requested.house === '') return null;
  if (result.precision === 'street') return 'house-not-found';
  return isSameHouse(requested.house, result.house) ? null : 'inexact';
}

/** Kind of a geocoded object. A microdistrict counts as a street, because its houses are numbered in the same way. */
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

const ADDRESS_KINDS: ReadonlySet<GeoKind> = new Set(['house', 'street', 'locality']);

/**
 * A geocoder's answer to a typed text. `rank` comes from a geocoder that knows alternative street names; otherwise it
 * is computed from the two texts.
 */
type RankedResult = { kind: GeoKind; text: string; street: string; rank?: MatchRank | undefined };

/** Typed text with its city and language, which decide the order of the answers. */
export type AddressQuery = { text: string; city: string; language: Language };

/** Keeps possible addresses: houses, streets and cities, not water or mountains (spec §5). */
export function selectAddresses<T extends RankedResult>(
  answers: readonly T[],
  typed: AddressQuery,
  limit: number,
): T[] {
  return sortResults(
    answers.filter(({ kind }) => ADDRESS_KINDS.has(kind)),
    typed,
    limit,
  );
}

/** Keeps streets only: no metro, shops, hospitals or parks (spec §5). */
export function selectStreets<T extends RankedResult>(answers: readonly T[], typed: AddressQuery, limit: number): T[] {
  return sortResults(
    answers.filter(({ kind }) => kind === 'street'),
    typed,
    limit,
  );
}

/**
 * Sorts answers by rank, then alphabetically (decisions §13), without duplicates. Applies the limit first, because
 * geocoders return the best first.
 */
function sortResults<T extends RankedResult>(
  answers: readonly T[],
  { text, city, language }: AddressQuery,
  limit: number,
): T[] {
  const byText = new Map<string, T>();
  for (const result of answers) if (!byText.has(result.text)) byText.set(result.text, result);
  const { compare } = getCollator(language);
  return [...byText.values()]
    .slice(0, limit)
    .map((result) => ({
      result,
      rank: MATCH_RANKS.indexOf(result.rank ?? matchRank(text, result.street || result.text, city)),
    }))
    .sort((left, right) => left.rank - right.rank || compare(left.result.text, right.result.text))
    .map(({ result }) => result);
}

const collators = new Map<Language, Intl.Collator>();

/** Collator of a language; numbers sort by value, so house 9 precedes 10. */
function getCollator(language: Language): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(intlLocale(language), { numeric: true });
  collators.set(language, collator);
  return collator;
}
