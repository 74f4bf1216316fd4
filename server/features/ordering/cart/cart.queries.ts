import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Statement } from '../../../platform/database/sql.ts';
import { cartLines } from './cart.table.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';

const keptLine = rowOf({
  productId: cartLines.productId,
  quantity: cartLines.quantity,
  priceSeen: cartLines.priceSeen,
});

/** A line as it is kept. */
export type KeptLine = Row<typeof keptLine>;

/** What one cart may hold: of one product, and of different products. */
export type CartLimits = { quantity: number; lines: number };

/** Reads the lines of a cart, oldest first. */
export function findLines(sql: Sql, sessionId: number): Promise<KeptLine[]> {
  return sql`
    select ${keptLine} from cart_lines where session_id = ${sessionId} order by added_at, product_id`;
}

/**
 * Adds a quantity to a line that is there in one statement, so that two presses at once lose none; false when there is
 * no line with room for it.
 */
export async function addQuantity(
  sql: Sql,
  sessionId: number,
  { productId, quantity }: KeptLine,
  limit: number,
): Promise<boolean> {
  const done = await sql`
    update cart_lines set quantity = quantity + ${quantity}
    where session_id = ${sessionId} and product_id = ${productId} and quantity + ${quantity}::int <= ${limit}`;
  return done.count === 1;
}

/**
 * Adds a line, or to a line that appeared meanwhile, and tells whether the line, the cart or neither was full. New
 * lines of one cart wait for each other at its session's row: counted side by side, each would see room for itself.
 */
export async function insertLine(
  db: Database,
  sessionId: number,
  line: KeptLine,
  limits: CartLimits,
): Promise<'added' | 'line-full' | 'cart-full'> {
  return inTransaction(db, async (tx) => {
    await tx`select from sessions where id = ${sessionId} for update`;
    if (await addQuantity(tx, sessionId, line, limits.quantity)) return 'added';
    const kept = await findLines(tx, sessionId);
    if (kept.some(({ productId }) => productId === line.productId) || line.quantity > limits.quantity)
      return 'line-full';
    if (kept.length >= limits.lines) return 'cart-full';
    await tx`
      insert into cart_lines (session_id, product_id, quantity, price_seen)
      values (${sessionId}, ${line.productId}, ${line.quantity}, ${line.priceSeen})`;
    return 'added';
  });
}

/**
 * Adds quantities of several products as far as each one's `limit` and the cart have room, and returns what was added. The
 * lines are locked, so that presses at the same moment are neither lost nor counted twice.
 */
export async function addLines(
  db: Database,
  sessionId: number,
  wanted: readonly (KeptLine & { limit: number })[],
  maxLines: number,
): Promise<KeptLine[]> {
  return inTransaction(db, async (tx) => {
    await tx`select from sessions where id = ${sessionId} for update`;
    const kept = await tx`select ${keptLine} from cart_lines where session_id = ${sessionId} for update`;
    const own = new Map(kept.map((line) => [line.productId, line]));
    const added: KeptLine[] = [];
    const lines: KeptLine[] = [];
    for (const { productId, quantity, priceSeen, limit } of wanted) {
      const before = own.get(productId);
      const more = Math.min(quantity, limit - (before?.quantity ?? 0));
      if (more <= 0 || (!before && own.size >= maxLines)) continue;
      const line = {
        productId,
        quantity: (before?.quantity ?? 0) + more,
        priceSeen: before ? before.priceSeen : priceSeen,
      };
      own.set(productId, line);
      lines.push(line);
      added.push({ productId, quantity: more, priceSeen });
    }
    await upsertLines(tx, sessionId, lines);
    return added;
  });
}

/** Sets the quantity of a line; false when there is no such line. */
export async function updateQuantity(
  sql: Sql,
  sessionId: number,
  productId: number,
  quantity: number,
): Promise<boolean> {
  const done =
    await sql`update cart_lines set quantity = ${quantity} where session_id = ${sessionId} and product_id = ${productId}`;
  return done.count === 1;
}

/** Deletes a line, if there. */
export async function deleteLine(sql: Sql, sessionId: number, productId: number): Promise<void> {
  await sql`delete from cart_lines where session_id = ${sessionId} and product_id = ${productId}`;
}

/** Deletes lines that were ordered; what was added meanwhile stays. */
export function deleteLines(sql: Sql, sessionId: number, productIds: readonly number[]): Statement {
  return sql`delete from cart_lines where session_id = ${sessionId} and product_id = any(${[...productIds]}::int[])`;
}

/** Notes the prices the shopper has seen. */
export async function updateSeenPrices(
  sql: Sql,
  sessionId: number,
  prices: readonly { productId: number; price: number }[],
): Promise<void> {
  await sql`
    update cart_lines c set price_seen = given.price
    from unnest(${prices.map(({ productId }) => productId)}::int[], ${prices.map(({ price }) => price)}::int[]) as given(product_id, price)
    where c.session_id = ${sessionId} and c.product_id = given.product_id`;
}

/** Sets lines as they are given, over those of the same products; new ones keep the order they are given in. */
export async function upsertLines(sql: Sql, sessionId: number, lines: readonly KeptLine[]): Promise<void> {
  await sql`
    insert into cart_lines (session_id, product_id, quantity, price_seen, added_at)
    select ${sessionId}, given.product_id, given.quantity, given.price_seen, now() + given.position * interval '1 microsecond'
    from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ priceSeen }) => priceSeen)}::int[]) with ordinality as given(product_id, quantity, price_seen, position)
    on conflict (session_id, product_id) do update set quantity = excluded.quantity, price_seen = excluded.price_seen`;
}
