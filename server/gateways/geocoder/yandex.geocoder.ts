import { z } from 'zod';
import { STREET_SEARCH_SPAN_DEGREES } from '#domain/addresses/geocoding-limits.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { parsePrecision, type GeoKind } from '#domain/addresses/geocoding.ts';
import { isMicrodistrict } from '#domain/addresses/geocoding-streets.ts';
import type { Geocoder, GeocoderCity, GeocoderResult } from './geocoder.ts';
import { requestGeocoder, TIMEOUT_MS } from './request.ts';

/** Keys and URLs of the HTTP Geocoder and of Geosuggest, two separate products. */
export type YandexOptions = {
  geocoderKey: string;
  suggestKey: string;
  geocoderUrl?: string;
  suggestUrl?: string;
  limitMs?: number;
};

const Component = z.object({ kind: z.string(), name: z.string() });
const GeoObject = z.object({
  metaDataProperty: z.object({
    GeocoderMetaData: z.object({
      kind: z.string(),
      precision: z.string(),
      Address: z.object({ formatted: z.string(), Components: z.array(Component).default([]) }),
    }),
  }),
  name: z.string(),
  Point: z.object({ pos: z.string() }),
});
const Geocoded = z.object({
  response: z.object({
    GeoObjectCollection: z.object({ featureMember: z.array(z.object({ GeoObject })) }),
  }),
});
const Suggestion = z.object({
  title: z.object({ text: z.string() }),
  tags: z.array(z.string()).default([]),
  address: z
    .object({
      formatted_address: z.string().default(''),
      component: z.array(z.object({ name: z.string(), kind: z.array(z.string()) })).default([]),
    })
    .optional(),
});
const Suggested = z.object({ results: z.array(Suggestion) });

const kinds: Readonly<Record<string, GeoKind>> = {
  house: 'house',
  entrance: 'house',
  street: 'street',
  district: 'district',
  locality: 'locality',
  metro: 'metro',
  railway: 'stop',
  station: 'stop',
  hydro: 'water',
  vegetation: 'park',
  shop: 'shop',
  hospital: 'hospital',
};

/** Creates the adapter of Yandex. Names are Russian, because the service has no Kazakh; our aliases match them. */
export function createYandexGeocoder({
  geocoderKey,
  suggestKey,
  geocoderUrl = 'https://geocode-maps.yandex.ru',
  suggestUrl = 'https://suggest-maps.yandex.ru',
  limitMs = TIMEOUT_MS,
}: YandexOptions): Geocoder {
  const geocode = async (text: string, bounds: Record<string, string | number>, results: number) => {
    const answer = await requestGeocoder(
      {
        url: `${geocoderUrl}/v1/`,
        query: { apikey: geocoderKey, geocode: text, lang: 'ru_RU', format: 'json', results, ...bounds },
        limitMs,
      },
      Geocoded,
    );
    return answer.response.GeoObjectCollection.featureMember.map(({ GeoObject: found }) => toResult(found));
  };
  return {
    name: 'yandex',
    isPaid: true,
    covers: async () => true,
    forward: ({ city, text, limit }) => geocode(text, cityArea(city), limit),
    reverse: ({ coordinates: [latitude, longitude] }) => geocode(`${longitude},${latitude}`, {}, 1),
    streets: ({ city, text, limit }) => geocode(`${city.nameRu}, ${text}`, cityArea(city), limit),
    async suggest({ city, text, limit }) {
      const { results } = await requestGeocoder(
        {
          url: `${suggestUrl}/v1/suggest`,
          query: {
            apikey: suggestKey,
            text,
            lang: 'ru',
            results: limit,
            types: 'locality,street,house,district',
            print_address: 1,
            strict_bounds: 1,
            ...cityArea(city),
          },
          limitMs,
        },
        Suggested,
      );
      return results.map(({ title, tags, address }): GeocoderResult => {
        const component = (address?.component ?? []).map(({ name, kind }) => ({
          name,
          kind: kind[0]?.toLowerCase() ?? '',
        }));
        const kind = toGeoKind(tags[0] ?? component.at(-1)?.kind ?? '', title.text);
        return {
          ...toAddressParts(component),
          kind,
          text: title.text,
          coordinates: null,
          precision: kind === 'locality' ? 'locality' : 'street',
          isApproximate: true,
          fullAddress: address?.formatted_address || title.text,
        };
      });
    },
  };
}

/** Area of the city, longitude first. */
function cityArea({ latitude, longitude }: GeocoderCity): Record<string, string | number> {
  return {
    ll: `${longitude},${latitude}`,
    spn: `${STREET_SEARCH_SPAN_DEGREES},${STREET_SEARCH_SPAN_DEGREES}`,
    rspn: 1,
  };
}

function toGeoKind(kind: string, name: string): GeoKind {
  return kind === 'district' && isMicrodistrict(name) ? 'street' : (kinds[kind] ?? 'other');
}

function toResult({ metaDataProperty, name, Point }: z.infer<typeof GeoObject>): GeocoderResult {
  const { kind, precision, Address } = metaDataProperty.GeocoderMetaData;
  const [longitude, latitude] = Point.pos.split(' ').map(Number);
  const coordinates: Coordinates | null =
    latitude !== undefined && longitude !== undefined ? [latitude, longitude] : null;
  const geoKind = toGeoKind(kind, name);
  const found = parsePrecision(precision, geoKind);
  return {
    ...toAddressParts(Address.Components),
    kind: geoKind,
    text: name,
    coordinates,
    precision: found,
    isApproximate: found !== 'exact',
    fullAddress: Address.formatted,
  };
}

/** Components run from large to small and may repeat; the last of a kind is the nearest. */
function toAddressParts(components: readonly { kind: string; name: string }[]) {
  const last = (...componentKinds: string[]) =>
    components.findLast(({ kind }) => componentKinds.includes(kind))?.name ?? '';
  const district = last('district');
  return {
    country: last('country'),
    province: last('province'),
    locality: last('locality'),
    district,
    street: last('street') || (isMicrodistrict(district) ? district : ''),
    house: last('house'),
  };
}
