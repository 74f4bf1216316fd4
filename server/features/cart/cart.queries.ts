import type { Sql } from '../stock/stock.service.ts';

/** A line as it is kept. */
export type KeptLine = { productId: number; quantity: number; priceSeen: number };

/** Reads the lines of a cart, oldest first. */
export function findLines(sql: Sql, sessionId: number): Promise<KeptLine[]> {
  return sql<KeptLine[]>`
    select product_id as "productId", quantity, price_seen as "priceSeen" from cart_lines where session_id = ${sessionId} order by added_at, product_id`;
}

/**
 * Adds pieces in one statement, so that two presses at once lose none; tells whether the line, the cart or neither was
 * full.
 */
export async function addPieces(
  sql: Sql,
  sessionId: number,
  line: KeptLine,
  limits: { pieces: number; lines: number },
): Promise<'added' | 'line-full' | 'cart-full'> {
  const [row] = await sql<{ written: number; room: boolean }[]>`
    with room as (
      select count(*) < ${limits.lines} or bool_or(product_id = ${line.productId}) as free from cart_lines where session_id = ${sessionId}
    ), written as (
      insert into cart_lines as c (session_id, product_id, quantity, price_seen)
      select ${sessionId}, ${line.productId}, ${line.quantity}::int, ${line.priceSeen}::int from room where coalesce(free, true) and ${line.quantity}::int <= ${limits.pieces}
      on conflict (session_id, product_id) do update set quantity = c.quantity + excluded.quantity where c.quantity + excluded.quantity <= ${limits.pieces}
      returning 1
    ) select (select count(*)::int from written) as written, coalesce(free, true) as room from room`;
  if (row?.written === 1) return 'added';
  return row?.room === false ? 'cart-full' : 'line-full';
}

/** Sets the pieces of a line; false when there is no such line. */
export async function setPieces(sql: Sql, sessionId: number, productId: number, quantity: number): Promise<boolean> {
  const done =
    await sql`update cart_lines set quantity = ${quantity} where session_id = ${sessionId} and product_id = ${productId}`;
  return done.count === 1;
}

/** Removes a line, if there. */
export async function deleteLine(sql: Sql, sessionId: number, productId: number): Promise<void> {
  await sql`delete from cart_lines where session_id = ${sessionId} and product_id = ${productId}`;
}

/** Removes lines that were ordered; what was added meanwhile stays. */
export async function deleteLines(sql: Sql, sessionId: number, productIds: readonly number[]): Promise<void> {
  await sql`delete from cart_lines where session_id = ${sessionId} and product_id = any(${[...productIds]}::int[])`;
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
