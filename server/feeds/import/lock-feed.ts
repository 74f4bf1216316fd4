import { bool, rowOf } from '../../platform/database/row.ts';
import { FeedRefused } from '../read/refused.ts';
import type { Sql } from '../../platform/database/sql.ts';

const LOCK_SPACE = 0x5a0d;

const feedLock = rowOf({ locked: bool });

/** Locks a feed for this transaction; throws `FeedRefused` when an import of it is running. */
export async function lockFeed(tx: Sql, feed: string): Promise<void> {
  const [row] = await tx`select ${feedLock} pg_try_advisory_xact_lock(${LOCK_SPACE}, hashtext(${feed})) as locked`;
  if (!row?.locked) throw new FeedRefused(`Another import of the feed "${feed}" is running; wait for it to finish.`);
}
