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

/** Feeds the shop gives to others. */
export const feedKinds = ['yml', 'google', 'kaspi'] as const;
/** One of them. */
export type FeedKind = (typeof feedKinds)[number];
/** What is known of a feed; `cityId` 0 is the one for every city without its own. */
export type StoredFeed = Omit<Row<typeof feed>, 'writtenAt'> & { writtenAt: Date };

const storedFeedOf = (row: Row<typeof feed>): StoredFeed => ({ ...row, writtenAt: new Date(row.writtenAt) });

/** Reads what is known of every feed. */
export async function findFeeds(db: Database): Promise<StoredFeed[]> {
  const rows = await db.$client`select ${feed} from export_feeds order by kind, city_id`;
  return rows.map(storedFeedOf);
}

/** Reads what is known of a city's feed, or of the one for every city when it has none of its own. */
export async function findFeed(db: Database, kind: FeedKind, cityId: number): Promise<StoredFeed | undefined> {
  const [row] = await db.$client`
    select ${feed} from export_feeds
    where kind = ${kind} and city_id in (0, ${cityId}) and (hash <> '' or city_id = 0) order by city_id desc limit 1`;
  return row && storedFeedOf(row);
}

/** Writes down a feed that was created. */
export async function storeFeed(
  db: Database,
  { kind, cityId, products, bytes, hash, writtenAt }: Omit<StoredFeed, 'problem'>,
): Promise<void> {
  await db.$client`
    insert into export_feeds (kind, city_id, products, bytes, hash, written_at, problem) values (${kind}, ${cityId}, ${products}, ${bytes}, ${hash}, ${writtenAt.toISOString()}, null)
    on conflict (kind, city_id) do update set products = excluded.products, bytes = excluded.bytes, hash = excluded.hash, written_at = excluded.written_at, problem = null`;
}

/** Writes down why a feed was not created; what is known of the last one stays. */
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

/** Forgets the feeds of cities that have no prices of their own any more; returns them. */
export async function forgetFeeds(db: Database, keptCityIds: readonly number[]): Promise<Row<typeof forgottenFeed>[]> {
  return db.$client`
    delete from export_feeds where city_id <> 0 and city_id <> all(${[...keptCityIds]}::int[]) returning ${forgottenFeed}`;
}
