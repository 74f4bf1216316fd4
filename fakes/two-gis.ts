import { randomUUID } from 'node:crypto';
import { startJsonServer, type JsonServer } from './json-server.ts';
import { findMapObjects, mapObjectsAt, type MapObject } from './map-objects.ts';

/** A local server with the part of 2GIS's catalogue API that the adapter uses. */
export type TwoGisFake = JsonServer & { key: string };

/** Starts the fake on a free port. */
export async function startTwoGisFake(): Promise<TwoGisFake> {
  const key = randomUUID();
  const server = await startJsonServer((_, query) => {
    if (query.get('key') !== key) return [200, { meta: { code: 403, error: { type: 'apiKeyNotFound' } } }];
    const found = query.has('lat')
      ? mapObjectsAt(Number(query.get('lat')), Number(query.get('lon')))
      : findMapObjects(query.get('q') ?? '');
    const isKazakh = query.get('locale') === 'kk_KZ';
    if (found.length === 0) return [200, { meta: { code: 404, error: { type: 'itemNotFound' } } }];
    return [
      200,
      { meta: { code: 200 }, result: { total: found.length, items: found.map((item) => toItem(item, isKazakh)) } },
    ];
  });
  return { ...server, key };
}

function toItem({ kind, ru, kk, street, house, position: [lat, lon] }: MapObject, isKazakh: boolean) {
  const name = isKazakh ? kk : ru;
  const types = {
    house: { type: 'building' },
    street: { type: 'street' },
    metro: { type: 'station', subtype: 'metro' },
    park: { type: 'park' },
    locality: { type: 'adm_div', subtype: 'city' },
  };
  return {
    id: randomUUID(),
    ...types[kind],
    name,
    full_name: `Алматы, ${name}`,
    ...(kind === 'house' && { address_name: name }),
    point: { lat, lon },
    adm_div: [
      { type: 'country', name: isKazakh ? 'Қазақстан' : 'Казахстан' },
      { type: 'city', name: 'Алматы' },
    ],
    ...(house &&
      street && {
        address: { components: [{ type: 'street_number', street: isKazakh ? street.kk : street.ru, number: house }] },
      }),
  };
}
