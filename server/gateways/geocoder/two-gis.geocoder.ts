import { z } from 'zod';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { parsePrecision, type GeoKind } from '#domain/addresses/geocoding.ts';
import type { Language } from '#domain/text/language.ts';
import { GeocoderProblem, type Geocoder, type GeocoderCity, type GeocoderResult } from './geocoder.ts';
import { requestGeocoder, TIMEOUT_MS } from './request.ts';

/** Key and URL of the 2GIS catalogue API. */
export type TwoGisOptions = { key: string; url?: string; limitMs?: number };

const Item = z.object({
  type: z.string(),
  subtype: z.string().optional(),
  name: z.string().default(''),
  full_name: z.string().default(''),
  address_name: z.string().default(''),
  full_address_name: z.string().optional(),
  point: z.object({ lat: z.number(), lon: z.number() }).nullish(),
  adm_div: z.array(z.object({ type: z.string(), name: z.string() })).default([]),
  address: z
    .object({
      components: z.array(z.object({ street: z.string().optional(), number: z.string().optional() })).default([]),
    })
    .optional(),
});
const Answer = z.object({
  meta: z.object({ code: z.number().int(), error: z.object({ type: z.string() }).optional() }),
  result: z.object({ items: z.array(Item).default([]) }).optional(),
});

const kinds: Readonly<Record<string, GeoKind>> = {
  building: 'house',
  street: 'street',
  station: 'stop',
  station_platform: 'stop',
  'station.metro': 'metro',
  branch: 'shop',
  attraction: 'other',
  park: 'park',
  crossroad: 'crossing',
  'adm_div.city': 'locality',
  'adm_div.settlement': 'locality',
  'adm_div.district': 'district',
  'adm_div.living_area': 'street',
  'adm_div.division': 'district',
};
const locales: Record<Language, string> = { ru: 'ru_KZ', kk: 'kk_KZ' };
const MAX_ITEMS = 50;
const SEARCH_METRES = 20_000;

/**
 * Creates the adapter of 2GIS, which supports Kazakh. Its responses always have status 200; the real code is in the
 * body.
 */
export function createTwoGisGeocoder({
  key,
  url = 'https://catalog.api.2gis.com',
  limitMs = TIMEOUT_MS,
}: TwoGisOptions): Geocoder {
  const call = async (path: string, query: Record<string, string | number>, language: Language) => {
    const { meta, result } = await requestGeocoder(
      {
        url: `${url}/3.0/${path}`,
        query: {
          ...query,
          fields: 'items.point,items.adm_div,items.full_address_name,items.address',
          locale: locales[language],
          key,
        },
        limitMs,
      },
      Answer,
    );
    if (meta.code === 404) return [];
    if (meta.code === 401 || meta.code === 403) throw new GeocoderProblem('refused', `code ${meta.code}`);
    if (meta.code === 429) throw new GeocoderProblem('quota', `code ${meta.code}`);
    if (meta.code >= 500) throw new GeocoderProblem('unreachable', `code ${meta.code}`);
    if (meta.code !== 200 || !result) throw new GeocoderProblem('malformed', `code ${meta.code}`);
    return result.items.map((item) => toResult(item, language));
  };
  /** Limits a search to the city; longitude first. */
  const cityArea = ({ latitude, longitude }: GeocoderCity) => ({
    point: `${longitude},${latitude}`,
    radius: SEARCH_METRES,
  });
  const first = async (items: Promise<GeocoderResult[]>, limit: number) => (await items).slice(0, limit);
  return {
    name: '2gis',
    isPaid: true,
    covers: async () => true,
    forward: ({ city, language, text, limit }) =>
      first(
        call('items/geocode', { q: text, ...cityArea(city), page_size: Math.min(limit, MAX_ITEMS) }, language),
        limit,
      ),
    reverse: ({ language, coordinates: [latitude, longitude] }) =>
      first(call('items/geocode', { lat: latitude, lon: longitude }, language), 1),
    suggest: ({ city, language, text, limit }) =>
      first(call('suggests', { q: text, suggest_type: 'address', ...cityArea(city) }, language), limit),
    streets: ({ city, language, text, limit }) =>
      first(
        call(
          'items/geocode',
          { q: `${getCityName(city, language)}, ${text}`, type: 'street', ...cityArea(city), page_size: MAX_ITEMS },
          language,
        ),
        limit,
      ),
  };
}

const getCityName = ({ nameRu, nameKk }: GeocoderCity, language: Language) => (language === 'kk' ? nameKk : nameRu);
const COUNTRY: Record<Language, string> = { ru: 'Казахстан', kk: 'Қазақстан' };

function toResult(item: z.infer<typeof Item>, language: Language): GeocoderResult {
  const kind = kinds[`${item.type}.${item.subtype ?? ''}`] ?? kinds[item.type] ?? 'other';
  const division = (...types: string[]) => item.adm_div.findLast(({ type }) => types.includes(type))?.name ?? '';
  const component = item.address?.components[0];
  const livingArea = division('living_area');
  const street = component?.street ?? (kind === 'street' ? item.name : kind === 'house' ? livingArea : '');
  const coordinates: Coordinates | null = item.point ? [item.point.lat, item.point.lon] : null;
  const precision = parsePrecision(kind === 'house' ? 'exact' : 'other', kind);
  return {
    country: COUNTRY[language],
    province: division('region'),
    locality: division('city', 'settlement'),
    district: division('district'),
    street,
    house: kind === 'house' ? (component?.number ?? '') : '',
    kind,
    text: item.address_name || item.name,
    coordinates,
    precision,
    isApproximate: precision !== 'exact',
    fullAddress: item.full_address_name ?? (item.full_name || item.name),
  };
}
