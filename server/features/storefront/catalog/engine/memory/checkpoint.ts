import type { StoreEventType } from '#server/events.ts';
import { findOutboxPosition, type OutboxPosition } from '#server/platform/events/outbox-position.ts';
import { findWriteTime, findEventsSince } from '#server/platform/events/outbox-reading.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/**
 * Outbox position of an index, with the time of the last event before it. The time identifies the database: in another
 * one, the event with this number has a different time.
 */
export type Checkpoint = { position: OutboxPosition; writtenAt: string };
/** Products changed by events; `everything` when an event concerns the whole catalogue. */
export type ChangesSince = { sales: Set<number>; products: Set<number>; wholeCatalog: boolean };

/** Maximum events to replay; above it a full read is faster. */
const MAX_EVENTS = 20_000;

/**
 * Returns the outbox position in the transaction that reads the index. Null for an empty outbox, which cannot identify
 * the database later.
 */
export async function readCheckpoint(tx: Sql): Promise<Checkpoint | null> {
  const position = await findOutboxPosition(tx);
  const writtenAt = await findWriteTime(tx, position.seq);
  return writtenAt === null ? null : { position, writtenAt };
}

/**
 * Returns changes since an outbox position. Null when the event at that position was deleted or more than `MAX_EVENTS`
 * follow.
 */
export async function readChangesSince(sql: Sql, { position, writtenAt }: Checkpoint): Promise<ChangesSince | null> {
  if ((await findWriteTime(sql, position.seq)) !== writtenAt) return null;
  const rows = await findEventsSince(sql, position, MAX_EVENTS + 1);
  if (rows.length > MAX_EVENTS) return null;
  const changedIds = (...types: StoreEventType[]) =>
    new Set(
      rows.filter((row) => types.some((type) => type === row.type)).flatMap(({ payload }) => payload.productIds ?? []),
    );
  return {
    sales: changedIds('offers.changed', 'stock.changed'),
    products: changedIds('products.changed'),
    wholeCatalog: rows.some(({ type }) => type === 'catalog.replaced'),
  };
}
