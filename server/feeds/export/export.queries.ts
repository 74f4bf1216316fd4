import type { Database } from '../../platform/database/db.ts';
import { rowOf, type Row } from '../../platform/database/row.ts';
import { exportFeeds } from './exports.table.ts';

const feed = rowOf({
  kind: exportFeeds.kind,
  cityId: exportFeeds.cityId,
  products: exportFeeds.products,
  bytes: exportFeeds.bytes,
  hash: exportFeeds.hash,
  writtenAt: exportFeeds.writtenAt,
  problem: exportFeeds.problem,
});
const forgottenFeed = rowOf({ kind: exportFeeds.kind, cityId: exportFeeds.cityId });

/** Kinds of exported feeds. */
export const feedKinds = ['yml', 'google', 'kaspi'] as const;
/** Kind of an exported feed. */
export type FeedKind = (typeof feedKinds)[number];
/** Stored state of a feed; `cityId` 0 is the all-cities feed. */
export type StoredFeed = Omit<Row<typeof feed>, 'writtenAt'> & { writtenAt: Date };

const toStoredFeed = (row: Row<typeof feed>): StoredFeed => ({ ...row, writtenAt: new Date(row.writtenAt) });

/** Reads the stored state of every feed. */
export async function findFeeds(db: Database): Promise<StoredFeed[]> {
  const rows = await db.$client`select ${feed} from export_feeds order by kind, city_id`;
  return rows.map(toStoredFeed);
}

/** Reads the state of a city's feed, or of the all-cities feed when the city has none. */
export async function findFeed(db: Database, kind: FeedKind, cityId: number): Promise<StoredFeed | undefined> {
  const [row] = await db.$client`
    select ${feed} from export_feeds
    where kind = ${kind} and city_id in (0, ${cityId}) and (hash <> '' or city_id = 0) order by city_id desc limit 1`;
  return row && toStoredFeed(row);
}

/** Stores a created feed. */
export async function storeFeed(
  db: Database,
  { kind, cityId, products, bytes, hash, writtenAt }: Omit<StoredFeed, 'problem'>,
): Promise<void> {
  await db.$client`
    insert into export_feeds (kind, city_id, products, bytes, hash, written_at, problem) values (${kind}, ${cityId}, ${products}, ${bytes}, ${hash}, ${writtenAt.toISOString()}, null)
    on conflict (kind, city_id) do update set products = excluded.products, bytes = excluded.bytes, hash = excluded.hash, written_at = excluded.written_at, problem = null`;
}

/** Stores why a feed was not created; keeps the state of the last one. */
export async function storeProblem(
  db: Database,
  kind: FeedKind,
  cityId: number,
  problem: string,
  now: Date,
): Promise<void> {
  await db.$client`
    insert into export_feeds (kind, city_id, products, bytes, hash, written_at, problem) values (${kind}, ${cityId}, 0, 0, '', ${now.toISOString()}, ${problem})
    on conflict (kind, city_id) do update set problem = excluded.problem`;
}

/** Deletes the rows of cities that no longer have their own prices; returns them. */
export async function forgetFeeds(db: Database, keptCityIds: readonly number[]): Promise<Row<typeof forgottenFeed>[]> {
  return db.$client`
    delete from export_feeds where city_id <> 0 and city_id <> all(${[...keptCityIds]}::int[]) returning ${forgottenFeed}`;
}
