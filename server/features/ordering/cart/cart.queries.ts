import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Statement } from '../../../platform/database/sql.ts';
import { cartLines } from './cart.table.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';

const cartLine = rowOf({
  productId: cartLines.productId,
  quantity: cartLines.quantity,
  priceSeen: cartLines.priceSeen,
});

/** A stored line. */
export type StoredLine = Row<typeof cartLine>;

/** Cart limits: quantity per line, and number of lines. */
export type CartLimits = { quantity: number; lines: number };

/** Reads the lines of a cart, oldest first. */
export function findLines(sql: Sql, sessionId: number): Promise<StoredLine[]> {
  return sql`
    select ${cartLine} from cart_lines where session_id = ${sessionId} order by added_at, product_id`;
}

/** Ids of the products in a cart, as a subquery. */
export const productsInCart = (sql: Sql, sessionId: number): Statement =>
  sql`select product_id from cart_lines where session_id = ${sessionId}`;

/**
 * Adds a quantity to an existing line in one statement, so concurrent presses are not lost; false if there is no line
 * with room for it.
 */
export async function addQuantity(
  sql: Sql,
  sessionId: number,
  { productId, quantity }: StoredLine,
  limit: number,
): Promise<boolean> {
  const updated = await sql`
    update cart_lines set quantity = quantity + ${quantity}
    where session_id = ${sessionId} and product_id = ${productId} and quantity + ${quantity}::int <= ${limit}`;
  return updated.count === 1;
}

/**
 * Adds a line or increases a concurrently added one; returns whether the line, the cart or neither was full. New lines
 * of a cart are serialised by a lock on the session row, or concurrent ones could exceed the limit together.
 */
export async function insertLine(
  db: Database,
  sessionId: number,
  line: StoredLine,
  limits: CartLimits,
): Promise<'added' | 'line-full' | 'cart-full'> {
  return inTransaction(db, async (tx) => {
    await tx`select from sessions where id = ${sessionId} for update`;
    if (await addQuantity(tx, sessionId, line, limits.quantity)) return 'added';
    const stored = await findLines(tx, sessionId);
    if (stored.some(({ productId }) => productId === line.productId) || line.quantity > limits.quantity)
      return 'line-full';
    if (stored.length >= limits.lines) return 'cart-full';
    await tx`
      insert into cart_lines (session_id, product_id, quantity, price_seen)
      values (${sessionId}, ${line.productId}, ${line.quantity}, ${line.priceSeen})`;
    return 'added';
  });
}

/**
 * Adds quantities of several products up to each `limit` and the cart's limit; returns the added quantities. Locks the
 * lines, so concurrent presses are neither lost nor counted twice.
 */
export async function addLines(
  db: Database,
  sessionId: number,
  wanted: readonly (StoredLine & { limit: number })[],
  maxLines: number,
): Promise<StoredLine[]> {
  return inTransaction(db, async (tx) => {
    await tx`select from sessions where id = ${sessionId} for update`;
    const stored = await tx`select ${cartLine} from cart_lines where session_id = ${sessionId} for update`;
    const storedById = new Map(stored.map((line) => [line.productId, line]));
    const added: StoredLine[] = [];
    const lines: StoredLine[] = [];
    for (const { productId, quantity, priceSeen, limit } of wanted) {
      const existing = storedById.get(productId);
      const addable = Math.min(quantity, limit - (existing?.quantity ?? 0));
      if (addable <= 0 || (!existing && storedById.size >= maxLines)) continue;
      const line = {
        productId,
        quantity: (existing?.quantity ?? 0) + addable,
        priceSeen: existing ? existing.priceSeen : priceSeen,
      };
      storedById.set(productId, line);
      lines.push(line);
      added.push({ productId, quantity: addable, priceSeen });
    }
    await upsertLines(tx, sessionId, lines);
    return added;
  });
}

/** Sets the quantity of a line; false if there is no such line. */
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

/** Deletes a line if it exists. */
export async function deleteLine(sql: Sql, sessionId: number, productId: number): Promise<void> {
  await sql`delete from cart_lines where session_id = ${sessionId} and product_id = ${productId}`;
}

/** Deletes the ordered lines; products added since then stay. */
export function deleteLines(sql: Sql, sessionId: number, productIds: readonly number[]): Statement {
  return sql`delete from cart_lines where session_id = ${sessionId} and product_id = any(${[...productIds]}::int[])`;
}

/** Records the prices the shopper has seen. */
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

/** Inserts or overwrites lines; new ones keep the given order. */
export async function upsertLines(sql: Sql, sessionId: number, lines: readonly StoredLine[]): Promise<void> {
  await sql`
    insert into cart_lines (session_id, product_id, quantity, price_seen, added_at)
    select ${sessionId}, given.product_id, given.quantity, given.price_seen, now() + given.position * interval '1 microsecond'
    from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ priceSeen }) => priceSeen)}::int[]) with ordinality as given(product_id, quantity, price_seen, position)
    on conflict (session_id, product_id) do update set quantity = excluded.quantity, price_seen = excluded.price_seen`;
}
