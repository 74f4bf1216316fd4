import { shops } from '../../features/places/geo/shops.table.ts';
import { rowOf } from '../../platform/database/row.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { transferPlaces } from './shared-places.ts';

const closedRow = rowOf({ id: shops.id });

/**
 * Closes the places of a feed except those whose keys are `open`. Deletes a place and its stock unless an order,
 * reservation, trade-in or gift card purchase refers to it. A referenced place stays without a page, pickup or free
 * stock. A place that another feed also names moves to that feed and stays open. Returns how many were closed.
 */
export async function closePlaces(tx: Sql, feed: string, open: readonly string[]): Promise<number> {
  const closed = await tx`
    select ${closedRow} from shops where feed = ${feed} and not external_id = any(${[...open]}::text[])`;
  const movedIds = new Set(
    await transferPlaces(
      tx,
      feed,
      closed.map(({ id }) => id),
    ),
  );
  const ids = closed.flatMap(({ id }) => (movedIds.has(id) ? [] : id));
  if (ids.length === 0) return 0;
  await tx`update stocks set quantity = reserved where shop_id = any(${ids}::int[]) and reserved > 0`;
  await tx`delete from stocks where shop_id = any(${ids}::int[]) and reserved = 0`;
  await tx`
    delete from shops s where s.id = any(${ids}::int[])
      and not exists (select from orders where shop_id = s.id) and not exists (select from reservations where shop_id = s.id)
      and not exists (select from trade_ins where shop_id = s.id) and not exists (select from gift_purchases where shop_id = s.id)
      and not exists (select from stocks where shop_id = s.id)`;
  await tx`update shops set kind = 'warehouse', slug = null, services = '' where id = any(${ids}::int[])`;
  return ids.length;
}
