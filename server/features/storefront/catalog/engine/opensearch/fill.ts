import { almatyDate } from '#domain/time/calendar.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rowOf } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { offers, products } from '../../catalog.table.ts';
import { loadOffers, readFrame, readProducts } from '../memory/index/load.ts';
import { readCheckpoint } from '../memory/checkpoint.ts';
import type { BulkChange, OpenSearchClient } from './client.ts';
import { createDocumentSink, createSalesFields } from './documents.ts';
import type { Indices } from './indices.ts';
import { DOCUMENT_VERSION, type IndexMeta } from './mapping.ts';

const BATCH_SIZE = 1_000;
const SNAPSHOT_MODE = 'isolation level repeatable read read only';

const productId = rowOf({ id: products.id });
const pricedCity = rowOf({ id: offers.cityId });

/** The index has no field for a city's prices: it must be recreated. */
export class UnknownCity extends Error {}

/** Reads the catalogue in one snapshot into a new index, in batches. The new index is not queried yet. */
export async function fillNewIndex(
  db: Database,
  client: OpenSearchClient,
  indices: Indices,
  now: Date,
): Promise<{ name: string; meta: IndexMeta }> {
  return db.$client.begin(SNAPSHOT_MODE, async (tx) => {
    const cities = await findPricedCities(tx);
    const meta = { version: DOCUMENT_VERSION, standing: await readCheckpoint(tx), day: almatyDate(now), cities };
    const name = await indices.create(meta);
    const ids = (await tx`select ${productId} from products where not withdrawn order by id`).map(({ id }) => id);
    const frame = await readFrame(tx);
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const sink = createDocumentSink(frame, cities);
      await readProducts(tx, now, sink, ids.slice(from, from + BATCH_SIZE));
      await client.bulk(
        name,
        sink.finish().map((document) => ({ id: document.id, put: document })),
        false,
      );
    }
    await client.call('POST', `/${name}/_refresh`);
    return { name, meta };
  });
}

/** Writes current products and deletes those no longer sold. Throws `UnknownCity`. */
export async function writeProducts(
  db: Database,
  client: OpenSearchClient,
  index: string,
  productIds: readonly number[],
  cities: readonly number[],
  now: Date,
): Promise<void> {
  for (const ids of splitIntoBatches(productIds)) {
    const documents = await db.$client.begin(SNAPSHOT_MODE, async (tx) => {
      requireKnownCities(await findPricedCities(tx, ids), cities);
      const sink = createDocumentSink(await readFrame(tx, ids), cities);
      await readProducts(tx, now, sink, ids);
      return sink.finish();
    });
    const soldIds = new Set(documents.map(({ id }) => id));
    const changes: BulkChange[] = [
      ...documents.map((document) => ({ id: document.id, put: document })),
      ...ids.filter((id) => !soldIds.has(id)).map((id) => ({ id, remove: true as const })),
    ];
    await client.bulk(index, changes, true);
  }
}

/** Writes current prices and stock of products. Throws `UnknownCity`. */
export async function writeSales(
  db: Database,
  client: OpenSearchClient,
  index: string,
  productIds: readonly number[],
  cities: readonly number[],
  now: Date,
): Promise<void> {
  for (const ids of splitIntoBatches(productIds)) {
    const fresh = await loadOffers(db.$client, ids, now);
    requireKnownCities(
      fresh.flatMap(({ offers }) => offers.map(({ cityId }) => cityId)).filter((city) => city !== 0),
      cities,
    );
    await client.bulk(
      index,
      fresh.map(({ productId, offers, buyable, cityIds }) => ({
        id: productId,
        patch: createSalesFields(offers, buyable, cityIds, cities),
      })),
      true,
    );
  }
}

async function findPricedCities(tx: Sql, productIds: readonly number[] | null = null): Promise<number[]> {
  const rows = await tx`
    select distinct ${pricedCity} from offers where city_id <> 0 and ${productIds ? tx`product_id = any(${[...productIds]}::int[])` : tx`true`} order by city_id`;
  return rows.map(({ id }) => id);
}

function requireKnownCities(found: readonly number[], known: readonly number[]): void {
  const unknown = found.find((city) => !known.includes(city));
  if (unknown !== undefined) throw new UnknownCity(`city ${unknown} has prices of its own for the first time`);
}

function splitIntoBatches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
