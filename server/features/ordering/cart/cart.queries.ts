import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { int, rowOf, type Row } from '../../../platform/database/row.ts';
import type { CartMark } from '#domain/orders/cart-mark.ts';
import type { Statement } from '../../../platform/database/sql.ts';
import { cartLines, cartServices } from './cart.table.ts';
import { isWarranty } from '../../money/service-offers/service-offers.rows.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';

const cartLine = rowOf({
  productId: cartLines.productId,
  quantity: cartLines.quantity,
  priceSeen: cartLines.priceSeen,
  mark: cartLines.mark,
});

const cartService = rowOf({
  productId: cartServices.productId,
  code: cartServices.code,
  quantity: cartServices.quantity,
  priceSeen: cartServices.priceSeen,
});

const replacedRow = rowOf({ productId: int });

/** A stored service of a line. */
export type StoredService = Row<typeof cartService>;
/** A stored line. */
export type StoredLine = Row<typeof cartLine>;
/** A line to add; it is selected on insertion. */
export type AddedLine = Omit<StoredLine, 'mark'>;

/** Cart limits: quantity per line, and number of lines. */
export type CartLimits = { quantity: number; lines: number };

/** Reads the lines of a cart, oldest first. */
export function findLines(sql: Sql, sessionId: number): Promise<StoredLine[]> {
  return sql`
    select ${cartLine} from cart_lines where session_id = ${sessionId} order by added_at, product_id`;
}

/** Reads the services chosen in a cart. */
export function findCartServices(sql: Sql, sessionId: number): Promise<StoredService[]> {
  return sql`select ${cartService} from cart_services where session_id = ${sessionId} order by product_id, code`;
}

/**
 * Sets the quantity of a service; a changed price stays unseen until accepted. A warranty replaces the line's other one,
 * because two would cover the same days. Returns false if the cart has no such line with that quantity.
 */
export async function saveCartService(
  tx: Sql,
  sessionId: number,
  { productId, code, quantity, priceSeen }: StoredService,
): Promise<boolean> {
  const saved = await tx`
    insert into cart_services (session_id, product_id, code, quantity, price_seen)
    select session_id, product_id, ${code}, ${quantity}, ${priceSeen} from cart_lines
    where session_id = ${sessionId} and product_id = ${productId} and quantity >= ${quantity} for update
    on conflict (session_id, product_id, code) do update set quantity = excluded.quantity`;
  if (saved.count === 0) return false;
  // The line is locked, so this statement sees a warranty that another tab has chosen meanwhile.
  await tx`
    delete from cart_services s where session_id = ${sessionId} and product_id = ${productId} and code <> ${code}
      and ${isWarranty(tx, tx`s.code`)} and ${isWarranty(tx, tx`${code}`)}`;
  return true;
}

/** Deletes a service of a line if it exists. */
export async function deleteCartService(sql: Sql, sessionId: number, productId: number, code: string): Promise<void> {
  await sql`delete from cart_services where session_id = ${sessionId} and product_id = ${productId} and code = ${code}`;
}

/** Records the service prices the shopper has seen, and removes those of `productIds` no longer offered. */
export async function acceptServices(
  sql: Sql,
  sessionId: number,
  productIds: readonly number[],
  offered: readonly Pick<StoredService, 'productId' | 'code' | 'priceSeen'>[],
): Promise<void> {
  const rows = JSON.stringify(offered);
  await sql`
    with offered as (
      select * from jsonb_to_recordset(${rows}::text::jsonb) as r("productId" int, code text, "priceSeen" int)),
    kept as (
      update cart_services s set price_seen = offered."priceSeen" from offered
      where s.session_id = ${sessionId} and s.product_id = offered."productId" and s.code = offered.code)
    delete from cart_services s where s.session_id = ${sessionId} and s.product_id = any(${[...productIds]}::int[]) and not exists (
      select from offered where offered."productId" = s.product_id and offered.code = s.code)`;
}

/**
 * Adds the services of a cart to another that has their lines. A warranty replaces another one of the product; returns
 * the products that lost one.
 */
export async function copyServices(tx: Sql, from: number, to: number): Promise<number[]> {
  const replaced = await tx`
    delete from cart_services s using cart_services g
    where s.session_id = ${to} and g.session_id = ${from} and g.product_id = s.product_id and g.code <> s.code
      and ${isWarranty(tx, tx`s.code`)} and ${isWarranty(tx, tx`g.code`)}
    returning ${replacedRow} s.product_id as "productId"`;
  await tx`
    insert into cart_services (session_id, product_id, code, quantity, price_seen)
    select ${to}, s.product_id, s.code, s.quantity, s.price_seen
    from cart_services s join cart_lines l on l.session_id = ${to} and l.product_id = s.product_id
    where s.session_id = ${from}
    on conflict (session_id, product_id, code) do update set quantity = cart_services.quantity + excluded.quantity`;
  await capServices(tx, to);
  return replaced.map(({ productId }) => productId);
}

/** Caps services at their line's quantity, so that raising it later does not restore them. */
async function capServices(tx: Sql, sessionId: number): Promise<void> {
  await tx`
    update cart_services s set quantity = l.quantity from cart_lines l
    where s.session_id = ${sessionId} and l.session_id = s.session_id and l.product_id = s.product_id and s.quantity > l.quantity`;
}

/** Deletes the services of lines set aside whose products are added again. */
const deleteLaterServices = (sql: Sql, sessionId: number, productIds: readonly number[]): Statement => sql`
  delete from cart_services s using cart_lines l
  where s.session_id = ${sessionId} and s.product_id = any(${[...productIds]}::int[])
    and l.session_id = s.session_id and l.product_id = s.product_id and l.mark = 'later'`;

/** Ids of the products in a cart, as a subquery. */
export const productsInCart = (sql: Sql, sessionId: number): Statement =>
  sql`select product_id from cart_lines where session_id = ${sessionId}`;

/** SQL expression: quantity of a line in the cart; 0 for a line set aside. */
const quantityInCart = (sql: Sql) => sql`(case when mark = 'later' then 0 else quantity end)`;

/**
 * Adds a quantity to an existing line in one statement, so concurrent additions are not lost. Returns false if there is
 * no such line or the quantity exceeds `limit`.
 */
export async function addQuantity(
  sql: Sql,
  sessionId: number,
  { productId, quantity }: AddedLine,
  limit: number,
): Promise<boolean> {
  const updated = await sql`
    with later as (${deleteLaterServices(sql, sessionId, quantity <= limit ? [productId] : [])})
    update cart_lines set quantity = ${quantityInCart(sql)} + ${quantity}, mark = 'selected'
    where session_id = ${sessionId} and product_id = ${productId} and ${quantityInCart(sql)} + ${quantity}::int <= ${limit}`;
  return updated.count === 1;
}

/**
 * Adds a line or increases a concurrently added one; returns whether the line, the cart or neither was full. New lines
 * of a cart are serialised by a lock on the session row, or concurrent ones could exceed the limit together.
 */
export async function insertLine(
  db: Database,
  sessionId: number,
  line: AddedLine,
  limits: CartLimits,
): Promise<'added' | 'line-full' | 'cart-full'> {
  return inTransaction(db, async (tx) => {
    await tx`select from sessions where id = ${sessionId} for update`;
    if (await addQuantity(tx, sessionId, line, limits.quantity)) return 'added';
    const storedLines = await findLines(tx, sessionId);
    if (storedLines.some(({ productId }) => productId === line.productId) || line.quantity > limits.quantity)
      return 'line-full';
    if (storedLines.length >= limits.lines) return 'cart-full';
    await tx`
      insert into cart_lines (session_id, product_id, quantity, price_seen)
      values (${sessionId}, ${line.productId}, ${line.quantity}, ${line.priceSeen})`;
    return 'added';
  });
}

/** Locks a cart and its lines, and runs a change with the lines by product. */
async function withLockedLines<T>(
  db: Database,
  sessionId: number,
  change: (tx: Sql, storedById: Map<number, StoredLine>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx`select from sessions where id = ${sessionId} for update`;
    const storedLines = await tx`select ${cartLine} from cart_lines where session_id = ${sessionId} for update`;
    return change(tx, new Map(storedLines.map((line) => [line.productId, line])));
  });
}

/**
 * Adds quantities of several products up to each `limit` and the cart's limit; returns the added quantities. Locks the
 * lines, so concurrent additions are neither lost nor counted twice.
 */
export async function addLines(
  db: Database,
  sessionId: number,
  requestedLines: readonly (AddedLine & { limit: number })[],
  maxLines: number,
): Promise<AddedLine[]> {
  return withLockedLines(db, sessionId, async (tx, storedById) => {
    const addedLines: AddedLine[] = [];
    const lines: StoredLine[] = [];
    for (const { productId, quantity, priceSeen, limit } of requestedLines) {
      const existing = storedById.get(productId);
      const inCart = existing && existing.mark !== 'later' ? existing.quantity : 0;
      const addable = Math.min(quantity, limit - inCart);
      if (addable <= 0 || (!existing && storedById.size >= maxLines)) continue;
      const line = {
        productId,
        quantity: inCart + addable,
        priceSeen: existing ? existing.priceSeen : priceSeen,
        mark: 'selected' as const,
      };
      storedById.set(productId, line);
      lines.push(line);
      addedLines.push({ productId, quantity: addable, priceSeen });
    }
    await saveAddedLines(tx, sessionId, lines);
    return addedLines;
  });
}

/** A line to select alone; `isKept` keeps the quantity of an existing line. */
type SingleLine = AddedLine & { limit: number; isKept: boolean };

/** Selects the given lines, up to their limits, and deselects all others; returns the selected lines. */
export async function selectOnly(
  db: Database,
  sessionId: number,
  requestedLines: readonly SingleLine[],
  maxLines: number,
): Promise<AddedLine[]> {
  return withLockedLines(db, sessionId, async (tx, storedById) => {
    let freeLines = maxLines - storedById.size;
    const lines = requestedLines.flatMap(({ productId, quantity, priceSeen, limit, isKept }): StoredLine[] => {
      const existing = storedById.get(productId);
      if (limit < 1 || (!existing && --freeLines < 0)) return [];
      const inCart = isKept && existing && existing.mark !== 'later' ? existing.quantity : quantity;
      return [
        {
          productId,
          quantity: Math.min(inCart, limit),
          priceSeen: existing ? existing.priceSeen : priceSeen,
          mark: 'selected',
        },
      ];
    });
    if (lines.length === 0) return [];
    await tx`update cart_lines set mark = 'unselected' where session_id = ${sessionId} and mark = 'selected'`;
    await saveAddedLines(tx, sessionId, lines);
    return lines;
  });
}

/** Marks the lines of products; products without a line are ignored. */
export async function markLines(
  sql: Sql,
  sessionId: number,
  productIds: readonly number[],
  mark: CartMark,
): Promise<void> {
  await sql`
    update cart_lines set mark = ${mark} where session_id = ${sessionId} and product_id = any(${[...productIds]}::int[])`;
}

/** Sets the quantity of a line, and reduces its services to it; false if there is no such line. */
export async function updateQuantity(
  db: Database,
  sessionId: number,
  productId: number,
  quantity: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const updated =
      await tx`update cart_lines set quantity = ${quantity} where session_id = ${sessionId} and product_id = ${productId}`;
    await capServices(tx, sessionId);
    return updated.count === 1;
  });
}

/** Deletes a line if it exists. */
export async function deleteLine(sql: Sql, sessionId: number, productId: number): Promise<void> {
  await sql`delete from cart_lines where session_id = ${sessionId} and product_id = ${productId}`;
}

/** Deletes the ordered lines; products added since then stay. */
export function deleteLines(sql: Sql, sessionId: number, productIds: readonly number[]): Statement {
  return sql`delete from cart_lines where session_id = ${sessionId} and product_id = any(${[...productIds]}::int[])`;
}

/** Selects the lines that an order of the given products leaves in the cart. */
export function selectRest(sql: Sql, sessionId: number, productIds: readonly number[]): Statement {
  return sql`
    update cart_lines set mark = 'selected'
    where session_id = ${sessionId} and mark = 'unselected' and product_id <> all(${[...productIds]}::int[])`;
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

/** Saves lines with added products; keeps their services, except those of lines set aside. */
async function saveAddedLines(tx: Sql, sessionId: number, lines: readonly StoredLine[]): Promise<void> {
  const productIds = lines.map(({ productId }) => productId);
  await deleteLaterServices(tx, sessionId, productIds);
  await upsertLines(tx, sessionId, lines);
  await capServices(tx, sessionId);
}

/** Inserts or overwrites lines; new ones keep the given order. */
export async function upsertLines(sql: Sql, sessionId: number, lines: readonly StoredLine[]): Promise<void> {
  await sql`
    insert into cart_lines (session_id, product_id, quantity, price_seen, mark, added_at)
    select ${sessionId}, given.product_id, given.quantity, given.price_seen, given.mark, now() + given.position * interval '1 microsecond'
    from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ priceSeen }) => priceSeen)}::int[], ${lines.map(({ mark }) => mark)}::text[])
      with ordinality as given(product_id, quantity, price_seen, mark, position)
    on conflict (session_id, product_id)
      do update set quantity = excluded.quantity, price_seen = excluded.price_seen, mark = excluded.mark`;
}
