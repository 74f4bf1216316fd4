import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { parseAddress, type Precision } from '#domain/addresses/geocoding.ts';
import { foldText, houseKey } from '#domain/addresses/geocoding-streets.ts';
import type { Language } from '#domain/text/language.ts';
import { formatStreetName } from '#domain/addresses/street-names.ts';
import type { Geocoder, GeocoderCity, GeocoderQuestion, GeocoderResult } from '../geocoder.ts';
import { crossingKey, loadCity, type CityIndex, type IndexedStreet } from './city-index.ts';
import { UNITS_PER_DEGREE } from '#domain/addresses/encoded-line.ts';
import { findStreets, houseNumber, type Match } from './search.ts';
import { interpolateHouse, isInside, metresTo, segmentsOf, type Box } from './street-lines.ts';

/** Max distance from a position to its street. */
const REVERSE_METRES = 250;
/** Half side, in degrees, of the square around the centre of a city whose streets have no lines. */
const CITY_RADIUS = 0.2;
const NEARBY_DISTANCE = 0.003 * UNITS_PER_DEGREE;

/** Max streets of a city with one name; they share one result. */
const SAME_NAMES = 4;
/** Max house number in a microdistrict or quarter, which has no line to interpolate along. */
const MAX_MICRODISTRICT_HOUSE = 999;

const COUNTRY: Record<Language, string> = { ru: 'Казахстан', kk: 'Қазақстан' };

/** The built-in geocoder, also used to draw the map; needs no key or network and loads cities on demand. */
export type Gazetteer = Geocoder & { load(city: GeocoderCity): Promise<CityIndex> };

/** Creates the built-in geocoder over the files of this folder. */
export function createGazetteer(): Gazetteer {
  const cities = new Map<string, Promise<CityIndex>>();
  const load = (city: GeocoderCity) => {
    const loading = cities.get(city.keyword) ?? loadCity(city);
    cities.set(city.keyword, loading);
    return loading;
  };
  return {
    name: 'gazetteer',
    isPaid: false,
    load,
    covers: async (city) => (await load(city)).hasGeometry,

    async forward({ city, language, text, limit }) {
      const index = await load(city);
      const { street, house } = parseAddress(withCity(text, city));
      if (street === '') return [localityResult(city, language)];
      const crossing = crossingResult(index, street, city, language);
      if (crossing) return [crossing];
      return findMatches(index, street, house, limit).map((match) => streetResult(match, city, language));
    },

    async suggest({ city, language, text, limit }) {
      const index = await load(city);
      const { street, house } = parseAddress(withCity(text, city));
      if (street === '') return [];
      const found = findMatches(index, street, house, limit * SAME_NAMES).map((match) =>
        streetResult(match, city, language),
      );
      return [...uniqueTexts(found, limit), ...stopResults(index, street, city, language)];
    },

    streets: async ({ city, language, text, limit }: GeocoderQuestion) => {
      const index = await load(city);
      const found = findStreets(index, text, limit * SAME_NAMES)
        .filter(({ house }) => house === '')
        .map((match) => streetResult(match, city, language));
      return [...uniqueTexts(found, limit), ...stopResults(index, text, city, language)];
    },

    async reverse({ city, language, coordinates }) {
      const index = await load(city);
      if (!index.hasGeometry) return isNearCentre(coordinates, city) ? [localityResult(city, language)] : [];
      if (index.water.some(({ ring, box }) => isWithin(coordinates, box, 0) && isInside(coordinates, ring))) return [];
      const nearest = nearestStreet(index, coordinates);
      if (!nearest) return [];
      const found = streetResult({ street: nearest, index: 0, house: '', rank: 'name', score: 0 }, city, language);
      return [{ ...found, coordinates, isApproximate: false }];
    },
  };
}

function uniqueTexts(found: readonly GeocoderResult[], limit: number): GeocoderResult[] {
  return [...new Map(found.toReversed().map((result) => [result.text, result])).values()].reverse().slice(0, limit);
}

/**
 * Shoppers omit the city, but parsing expects it first. A text without a comma may be a street named after its city.
 */
function withCity(text: string, { nameRu, nameKk }: GeocoderCity): string {
  const [first = '', ...rest] = text.split(',');
  const names = [nameRu, nameKk].map(foldText);
  return rest.length > 0 && names.includes(foldText(first).trim()) ? text : `${nameRu}, ${text}`;
}

// The house number may follow the street with or without a comma.
function findMatches(index: CityIndex, street: string, house: string, limit: number): Match[] {
  const found = findStreets(index, street, limit);
  return house === '' ? found : found.map((match) => ({ ...match, house: match.house || house }));
}

function streetResult(match: Match, city: GeocoderCity, language: Language): GeocoderResult {
  const { street, house, rank } = match;
  const name = formatStreetName(street.kind, language === 'kk' ? street.kk : street.ru, language);
  const { precision, coordinates, isApproximate } = findPosition(street, house);
  const knownHouse = precision === 'exact' ? house : '';
  // A number beyond its street is ignored; on a street without a position it cannot be checked.
  const displayedHouse = street.middle === null ? house : knownHouse;
  return {
    ...emptyParts(city, language),
    district: street.district?.[language === 'kk' ? 1 : 0] ?? '',
    kind: displayedHouse === '' ? 'street' : 'house',
    rank,
    street: name,
    house: knownHouse,
    coordinates,
    precision,
    isApproximate,
    text: [name, displayedHouse].filter(Boolean).join(', '),
    fullAddress: [COUNTRY[language], localCityName(city, language), name, knownHouse].filter(Boolean).join(', '),
  };
}

/** Streets known by name only have no position; the city centre would be wrong. */
function findPosition(
  street: IndexedStreet,
  house: string,
): { precision: Precision; coordinates: Coordinates | null; isApproximate: boolean } {
  const { middle } = street;
  if (house === '') return { precision: 'street', coordinates: middle, isApproximate: true };
  for (const [number, coordinates] of street.houses)
    if (houseKey(number) === houseKey(house)) return { precision: 'exact', coordinates, isApproximate: false };
  const number = houseNumber(house) ?? 0;
  if (number < 1 || middle === null) return { precision: 'street', coordinates: middle, isApproximate: true };
  if (street.kind === 'microdistrict' && number <= MAX_MICRODISTRICT_HOUSE)
    return { precision: 'exact', coordinates: middle, isApproximate: true };
  const interpolated = street.lines.length > 0 ? interpolateHouse(street.lines, street.roadClass, number) : null;
  return { precision: interpolated ? 'exact' : 'street', coordinates: interpolated ?? middle, isApproximate: true };
}

function stopResults({ stops }: CityIndex, text: string, city: GeocoderCity, language: Language): GeocoderResult[] {
  const key = foldText(text).trim();
  return stops
    .filter((stop) => key !== '' && stop.key.startsWith(key))
    .slice(0, 5)
    .map(({ kind, name, position }) => ({
      ...emptyParts(city, language),
      kind,
      text: name,
      coordinates: position,
      precision: 'other',
      isApproximate: false,
      fullAddress: [COUNTRY[language], localCityName(city, language), name].join(', '),
    }));
}

/** Where two streets meet: "Абая / Достык", "Абая угол Достык". */
function crossingResult(
  index: CityIndex,
  text: string,
  city: GeocoderCity,
  language: Language,
): GeocoderResult | undefined {
  const [first, second] = text.split(/\s+(?:угол|и|мен|пен|бұрышы)\s+|\s*[/&—–]\s*|\s+-\s+/u);
  if (!first || !second || !/\p{L}{2}/u.test(second)) return undefined;
  const others = findStreets(index, second, 5);
  for (const street of findStreets(index, first, 5))
    for (const other of others) {
      const coordinates = index.crossings.get(crossingKey(street.index, other.index));
      if (!coordinates) continue;
      const [a, b] = [streetResult(street, city, language), streetResult(other, city, language)];
      const line = `${a.street} — ${b.street}`;
      return {
        ...a,
        kind: 'crossing',
        text: line,
        coordinates,
        isApproximate: false,
        fullAddress: `${a.locality}, ${line}`,
      };
    }
  return undefined;
}

function nearestStreet({ streets }: CityIndex, coordinates: Coordinates): IndexedStreet | null {
  let [nearest, minMetres]: [IndexedStreet | null, number] = [null, REVERSE_METRES];
  for (const street of streets) {
    if (!isWithin(coordinates, street.box, NEARBY_DISTANCE)) continue;
    for (const segment of segmentsOf(street.lines)) {
      const metres = metresTo(coordinates, segment);
      if (metres < minMetres) [nearest, minMetres] = [street, metres];
    }
  }
  return nearest;
}

function isWithin([latitude, longitude]: Coordinates, { south, west, north, east }: Box, margin: number): boolean {
  const [y, x] = [latitude * UNITS_PER_DEGREE, longitude * UNITS_PER_DEGREE];
  return y >= south - margin && y <= north + margin && x >= west - margin && x <= east + margin;
}

function isNearCentre([latitude, longitude]: Coordinates, city: GeocoderCity): boolean {
  return Math.abs(latitude - city.latitude) < CITY_RADIUS && Math.abs(longitude - city.longitude) < CITY_RADIUS;
}

const localCityName = ({ nameRu, nameKk }: GeocoderCity, language: Language) => (language === 'kk' ? nameKk : nameRu);

function emptyParts(city: GeocoderCity, language: Language) {
  return {
    country: COUNTRY[language],
    province: '',
    locality: localCityName(city, language),
    district: '',
    street: '',
    house: '',
  };
}

function localityResult(city: GeocoderCity, language: Language): GeocoderResult {
  const name = localCityName(city, language);
  return {
    ...emptyParts(city, language),
    kind: 'locality',
    text: name,
    coordinates: [city.latitude, city.longitude],
    precision: 'locality',
    isApproximate: true,
    fullAddress: `${COUNTRY[language]}, ${name}`,
  };
}
