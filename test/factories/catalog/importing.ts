import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { cityRecords } from '#server/features/places/geo/cities.data.ts';
import { upsertCities } from '#server/features/places/geo/geo.queries.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describePicture } from '#server/features/media/pictures/vector.ts';
import { importFeed, type ImportRequest } from '#server/feeds/import/import-feed.ts';

/** Path of an import test fixture. */
export const fixturePath = (name: string): string =>
  fileURLToPath(new URL(`../../../server/feeds/import/fixtures/${name}`, import.meta.url));

/** Inserts the served cities. */
export async function seedCities(db: Database): Promise<void> {
  await upsertCities(db, cityRecords);
}

const letters1251 = new Map(
  [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (letter, byte) => [letter, byte] as const,
  ),
);

/** Encodes a text in windows-1251; unsupported letters become question marks. */
export function encodeWindows1251(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => letters1251.get(letter) ?? 0x3f));
}

/** Wraps offers in a document with one category. */
export function wrapOffers(offers: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21"><shop><categories><category id="1">Чайники</category></categories><offers>${offers}</offers></shop></yml_catalog>`;
}

/** One plain offer. */
export const createOffer = (id: string, price: number, more = ''): string =>
  `<offer id="${id}" available="true"><name>Чайник ${id}</name><price>${price}</price><categoryId>1</categoryId><quantity>5</quantity>${more}</offer>`;

/** Imports a text or bytes as a stream, in small chunks. */
export function importText(db: Database, text: string | Buffer, more: Partial<ImportRequest> = {}) {
  const size = 997;
  const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    typeof text === 'string'
      ? text.slice(index * size, index * size + size)
      : text.subarray(index * size, index * size + size),
  );
  return importFeed({
    db,
    feed: 'test',
    source: { stream: Readable.from(chunks), name: 'test' },
    pictureDetails: describePicture,
    ...more,
  });
}

/** The whole catalogue, without timestamps. */
export const wholeCatalogue = (db: Database) =>
  Promise.all(
    [
      'products',
      'offers',
      'stocks',
      'product_values',
      'pictures',
      'categories',
      'attributes',
      'attribute_values',
      'category_attributes',
      'brands',
      'price_history',
      'reviews',
      'review_pictures',
      'shops',
      'outbox',
    ].map((table) => db.$client.unsafe(`select * from ${table} order by ${table}`)),
  );
