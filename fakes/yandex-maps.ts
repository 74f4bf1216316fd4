import { randomUUID } from 'node:crypto';
import { startJsonServer, type JsonServer } from './json-server.ts';
import { findMapObjects, mapObjectsAt, type MapObject } from './map-objects.ts';

/** A local server with the part of Yandex's HTTP Geocoder and Geosuggest that the adapter uses. */
export type YandexMapsFake = JsonServer & { key: string };

/** Starts the fake on a free port. */
export async function startYandexMapsFake(): Promise<YandexMapsFake> {
  const key = randomUUID();
  const server = await startJsonServer((path, query) => {
    if (query.get('apikey') !== key) return [403, { statusCode: 403, error: 'Forbidden', message: 'Invalid key' }];
    const limit = Number(query.get('results') ?? 10);
    if (path === '/v1/suggest')
      return [
        200,
        {
          results: findMapObjects(query.get('text') ?? '')
            .slice(0, limit)
            .map(toSuggestion),
        },
      ];
    const text = query.get('geocode') ?? '';
    const [longitude, latitude] = text.split(',').map(Number);
    const found = /^[\d.]+,[\d.]+$/.test(text) ? mapObjectsAt(latitude ?? 0, longitude ?? 0) : findMapObjects(text);
    return [
      200,
      {
        response: {
          GeoObjectCollection: {
            metaDataProperty: { GeocoderResponseMetaData: { request: text, found: String(found.length) } },
            featureMember: found.slice(0, limit).map((object) => ({ GeoObject: geoObject(object, text) })),
          },
        },
      },
    ];
  });
  return { ...server, key };
}

const kinds: Record<MapObject['kind'], string> = {
  house: 'house',
  street: 'street',
  metro: 'metro',
  park: 'vegetation',
  locality: 'locality',
};

function toComponents({ kind, ru, street, house }: MapObject) {
  return [
    { kind: 'country', name: 'Казахстан' },
    { kind: 'province', name: 'Алматы' },
    { kind: 'locality', name: 'Алматы' },
    ...(street ? [{ kind: 'street', name: street.ru }] : []),
    ...(house ? [{ kind: 'house', name: house }] : []),
    ...(kind === 'metro' || kind === 'park' ? [{ kind: kinds[kind], name: ru }] : []),
  ];
}

// An unknown house is returned as its street, at the estimated position of the house.
function geoObject(object: MapObject, query: string) {
  const isApproximate = object.kind === 'street' && /,\s*\d+/.test(query) && !/^[\d.]+,[\d.]+$/.test(query);
  return {
    metaDataProperty: {
      GeocoderMetaData: {
        kind: kinds[object.kind],
        text: `Казахстан, Алматы, ${object.ru}`,
        precision:
          object.kind === 'house' ? 'exact' : isApproximate ? 'range' : object.kind === 'street' ? 'street' : 'other',
        Address: { country_code: 'KZ', formatted: `Казахстан, Алматы, ${object.ru}`, Components: toComponents(object) },
      },
    },
    name: object.ru,
    description: 'Алматы, Казахстан',
    Point: { pos: `${object.position[1]} ${object.position[0]}` },
  };
}

function toSuggestion(object: MapObject) {
  return {
    title: { text: object.ru },
    subtitle: { text: 'Алматы, Казахстан' },
    tags: [kinds[object.kind]],
    address: {
      formatted_address: `Казахстан, Алматы, ${object.ru}`,
      component: toComponents(object).map(({ kind, name }) => ({ name, kind: [kind.toUpperCase()] })),
    },
    uri: 'ymapsbm1://geo',
  };
}
