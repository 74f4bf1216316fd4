import type { ReturnReason, ReturnState } from '#domain/orders/return-request.ts';
import type { ReturnedLine, ReturnedService, ReturnSums } from '#domain/orders/product-return.ts';
import { returnNumber } from '#domain/orders/order-number.ts';
import { almatyYear } from '#domain/time/calendar.ts';
import { bool, int, json, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { isUnderSlugs, joinProduct } from '../../storefront/catalog/products.rows.ts';
import { lastDigits } from '../../money/gift-cards/gift-cards.rows.ts';
import { fileColumns, joinFile } from '../../media/uploads/uploads.rows.ts';
import { completedAt, giftJson, joinOrder, lockOrder, orderColumns, orderLineColumns } from '../orders/orders.rows.ts';
import { isReturnReceived, returnedUnits } from '../orders/returned.rows.ts';
import { returns, returnTenders } from './returns.table.ts';

/** The gift the buyer still has, and the products that qualify for it. */
type ReturnableGift = {
  productId: number;
  nameRu: string;
  nameKk: string;
  minimumSum: number;
  productIds: number[] | null;
};

const orderRow = rowOf({
  id: orderColumns.id,
  number: orderColumns.number,
  masterNumber: orderColumns.masterNumber,
  status: orderColumns.status,
  isPaid: orderColumns.isPaid,
  deliveryDate: nullable(orderColumns.deliveryDate),
  paymentMethod: orderColumns.paymentMethod,
  toPay: orderColumns.toPay,
  deliveryTotal: orderColumns.deliveryTotal,
  cityId: orderColumns.cityId,
  shopId: orderColumns.shopId,
  address: orderColumns.address,
  completedAt: nullable(text),
  isOpen: bool,
  openLines: json<ReturnedLine[]>(),
  deliveryRefunded: int,
  gift: json<ReturnableGift | null>(),
});
const lineRow = rowOf({
  productId: orderLineColumns.productId,
  quantity: orderLineColumns.quantity,
  total: orderLineColumns.total,
  bonuses: orderLineColumns.bonuses,
  earned: orderLineColumns.earned,
  digital: orderLineColumns.digital,
  returned: int,
  excluded: bool,
});
const tenderRow = rowOf({ tender: returnTenders.tender, amount: int });
/** A request line for display. */
type ShownLine = { productId: number; nameRu: string; nameKk: string; quantity: number; money: number };
/** A service returned with a request. */
type ShownService = ReturnedService & { nameRu: string; nameKk: string };
/** The gift returned with a request. */
type ShownGift = { productId: number; nameRu: string; nameKk: string };
/** Refund to a tender, with the last digits of a gift card number. */
type ShownTender = { tender: string; amount: number; lastDigits: string | null };
const returnRow = rowOf({
  id: returns.id,
  number: returns.number,
  orderId: returns.orderId,
  state: returns.state,
  reason: returns.reason,
  comment: returns.comment,
  answer: returns.answer,
  money: returns.money,
  delivery: returns.delivery,
  bonuses: returns.bonuses,
  earned: returns.earned,
  withGift: returns.withGift,
  createdAt: returns.createdAt,
  updatedAt: returns.updatedAt,
  orderNumber: orderColumns.number,
  masterNumber: orderColumns.masterNumber,
  firstName: orderColumns.firstName,
  phone: orderColumns.phone,
  photos: int,
  lines: json<ShownLine[]>(),
  services: json<ShownService[]>(),
  gift: json<ShownGift | null>(),
  tenders: json<ShownTender[]>(),
});
const sumRow = rowOf({ sum: int });
const idRow = rowOf({ id: returns.id, orderId: returns.orderId });
const countRow = rowOf({ last: int });
const returnCountRow = rowOf({ asked: int });
const photoRow = rowOf({ key: fileColumns.key, name: fileColumns.name });

/** An order for returns; `completedAt` is its completion time. */
export type ReturnableRow = Row<typeof orderRow>;
/** A line with its returned quantity. */
export type ReturnableLineRow = Row<typeof lineRow>;
/** A stored request with its lines and tenders. */
export type ReturnRow = Row<typeof returnRow>;

/** SQL condition: the return `r` is open. */
const isOpen = (sql: Sql) => sql`r.state in ('asked', 'accepted')`;

/** Finds an order by its number; `lock` locks it until the transaction ends. */
export async function findReturnable(sql: Sql, number: string, lock = false): Promise<ReturnableRow | undefined> {
  // A separate statement sees requests committed while this one waited for the lock.
  if (lock) await lockOrder(sql, number);
  const [found] = await sql`
    select ${orderRow}, ${completedAt(sql)} as "completedAt",
      exists (select from returns r where r.order_id = orders.id and ${isOpen(sql)}) as "isOpen",
      coalesce((select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity))
        from return_lines l join returns r on r.id = l.return_id where r.order_id = orders.id and ${isOpen(sql)}), '[]') as "openLines",
      case when exists (select from returns r where r.order_id = orders.id and r.with_gift and ${isReturnReceived(sql)}) then null else ${giftJson(sql)} end as gift,
      coalesce((select sum(r.delivery)::int from returns r where r.order_id = orders.id and ${isReturnReceived(sql)}), 0) as "deliveryRefunded"
    from orders where number = ${number}`;
  return found;
}

/**
 * Reads an order's lines with their returned quantities. Products of `excludedSlugs` and their
 * subcategories cannot be returned.
 */
export function findReturnableLines(
  sql: Sql,
  orderId: number,
  excludedSlugs: readonly string[],
): Promise<ReturnableLineRow[]> {
  return sql`
    select ${lineRow},
      ${returnedUnits(sql)} as returned,
      ${isUnderSlugs(sql, excludedSlugs)} as excluded
    from order_lines ${joinProduct(sql, sql`order_lines.product_id`)}
    where order_lines.order_id = ${orderId} order by order_lines.product_id`;
}

/** Reads the refunds of an order by tender, with those of the open request, whose amounts are fixed. */
export function findRefunded(sql: Sql, orderId: number): Promise<Row<typeof tenderRow>[]> {
  return sql`
    select ${tenderRow}, sum(return_tenders.amount)::int as amount
    from return_tenders join returns r on r.id = return_tenders.return_id
    where r.order_id = ${orderId} and (${isReturnReceived(sql)} or ${isOpen(sql)}) group by return_tenders.tender`;
}

/** Counts an order's requests to return products, or services alone, since a time, in any state. */
export async function countReturns(
  sql: Sql,
  orderId: number,
  returned: 'products' | 'services',
  since: Date,
): Promise<number> {
  const [row] = await sql`
    select ${returnCountRow} count(*)::int as asked from returns where order_id = ${orderId} and created_at > ${since}
      and exists (select from return_lines l where l.return_id = returns.id) = ${returned === 'products'}`;
  return row!.asked;
}

/** Draws the next return number of the year; serialises concurrent requests. */
export async function drawReturnNumber(tx: Sql, now: Date): Promise<string> {
  const year = almatyYear(now);
  const [row] = await tx`
    insert into return_numbers as n (year, last) values (${year}, 1)
    on conflict (year) do update set last = n.last + 1 returning ${countRow} last`;
  return returnNumber(year, row!.last);
}

/** A new request. */
export type NewReturn = {
  number: string;
  orderId: number;
  state: 'asked' | 'received';
  reason: ReturnReason;
  comment: string;
  sums: ReturnSums;
  /** Whether the order's gift is returned too. */
  includesGift: boolean;
  fileIds: readonly number[];
};

/** Inserts a request with its lines, tenders and photos; returns its id. */
export async function insertReturn(
  tx: Sql,
  { number, orderId, state, reason, comment, sums, includesGift, fileIds }: NewReturn,
  now: Date,
): Promise<number> {
  const [inserted] = await tx`
    insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, with_gift, created_at, updated_at)
    values (${number}, ${orderId}, ${state}, ${reason}, ${comment}, ${sums.money}, ${sums.delivery}, ${sums.bonuses}, ${sums.earned}, ${includesGift}, ${now}, ${now})
    returning ${idRow}`;
  const { id } = inserted!;
  await tx`
    insert into return_lines (return_id, product_id, quantity, money, bonuses, earned)
    select ${id}, r."productId", r.quantity, r.money, r.bonuses, r.earned
    from jsonb_to_recordset(${JSON.stringify(sums.lines)}::text::jsonb) as r("productId" int, quantity int, money int, bonuses int, earned int)`;
  if (sums.services.length > 0)
    await tx`
      insert into return_services (return_id, product_id, code, quantity, money)
      select ${id}, r."productId", r.code, r.quantity, r.money
      from jsonb_to_recordset(${JSON.stringify(sums.services)}::text::jsonb) as r("productId" int, code text, quantity int, money int)`;
  await tx`
    insert into return_tenders (return_id, tender, amount)
    select ${id}, r.id, r.amount from jsonb_to_recordset(${JSON.stringify(sums.tenders)}::text::jsonb) as r(id text, amount int)`;
  await tx`insert into return_files (return_id, file_id) select ${id}, unnest(${[...fileIds]}::int[])`;
  return id;
}

/** Sums the earlier refunds of a service of an order, tenge. */
export async function sumServiceRefunds(
  tx: Sql,
  orderId: number,
  { productId, code }: { productId: number; code: string },
): Promise<number> {
  const [row] = await tx`
    select ${sumRow} coalesce(sum(s.money), 0)::int as sum from return_services s join returns r on r.id = s.return_id
    where r.order_id = ${orderId} and s.product_id = ${productId} and s.code = ${code} and ${isReturnReceived(tx)}`;
  return row!.sum;
}

/** Sums the refunds of an order's product in received returns, tenge. */
export async function sumLineRefunds(tx: Sql, orderId: number, productId: number): Promise<number> {
  const [row] = await tx`
    select ${sumRow} coalesce(sum(l.money), 0)::int as sum from return_lines l join returns r on r.id = l.return_id
    where r.order_id = ${orderId} and l.product_id = ${productId} and ${isReturnReceived(tx)}`;
  return row!.sum;
}

/** Select list and joins of a request; the caller appends WHERE and ORDER BY. */
const returnSelect = (sql: Sql) => sql`
  (select count(*)::int from return_files f where f.return_id = returns.id) as photos,
    coalesce((select json_agg(json_build_object('productId', o.product_id, 'nameRu', o.name_ru, 'nameKk', o.name_kk, 'quantity', l.quantity, 'money', l.money) order by o.product_id)
      from return_lines l join order_lines o on o.order_id = returns.order_id and o.product_id = l.product_id where l.return_id = returns.id), '[]') as lines,
    coalesce((select json_agg(json_build_object('productId', b.product_id, 'code', b.code, 'nameRu', s.name_ru, 'nameKk', s.name_kk, 'quantity', b.quantity, 'money', b.money)
        order by b.product_id, b.code)
      from return_services b join order_services s on s.order_id = returns.order_id and s.product_id = b.product_id and s.code = b.code
      where b.return_id = returns.id), '[]') as services,
    case when returns.with_gift then ${giftJson(sql)} end as gift,
    coalesce((select json_agg(json_build_object('tender', t.tender, 'amount', t.amount, 'lastDigits', ${lastDigits(sql, sql`t.tender`)}) order by t.tender collate "C")
      from return_tenders t where t.return_id = returns.id), '[]') as tenders
  from returns ${joinOrder(sql, sql`returns.order_id`)}`;

/** Reads an order's requests, newest first. */
export function findReturns(sql: Sql, orderId: number): Promise<ReturnRow[]> {
  return sql`select ${returnRow}, ${returnSelect(sql)} where returns.order_id = ${orderId} order by returns.id desc`;
}

/** Finds a request by its number. */
export async function findReturn(sql: Sql, number: string): Promise<ReturnRow | undefined> {
  const [found] = await sql`select ${returnRow}, ${returnSelect(sql)} where returns.number = ${number}`;
  return found;
}

/** Finds a photo of a request by position, from 1. */
export async function findPhoto(
  sql: Sql,
  returnId: number,
  position: number,
): Promise<Row<typeof photoRow> | undefined> {
  const [found] = await sql`
    select ${photoRow} from return_files ${joinFile(sql, sql`return_files.file_id`)}
    where return_files.return_id = ${returnId} order by customer_files.id offset ${position - 1} limit 1`;
  return found;
}

/** Lists requests in a state: open ones oldest first, finished ones newest first. */
export function listReturns(sql: Sql, state: ReturnState, limit: number): Promise<ReturnRow[]> {
  return state === 'asked' || state === 'accepted' || state === 'received'
    ? sql`select ${returnRow}, ${returnSelect(sql)} where returns.state = ${state} order by returns.id limit ${limit}`
    : sql`select ${returnRow}, ${returnSelect(sql)} where returns.state = ${state} order by returns.updated_at desc limit ${limit}`;
}

/**
 * Changes the state of a request if its current state is allowed; otherwise returns undefined. A null answer keeps the
 * old one.
 */
export async function updateState(
  sql: Sql,
  number: string,
  { from, to, answer = null }: { from: readonly ReturnState[]; to: ReturnState; answer?: string | null },
  now: Date,
): Promise<Row<typeof idRow> | undefined> {
  const [updated] = await sql`
    update returns set state = ${to}, answer = coalesce(${answer}, answer), updated_at = ${now}
    where number = ${number} and state = any(${[...from]}::text[]) returning ${idRow}`;
  return updated;
}

/** Marks received requests without pending refunds as refunded; returns them. */
export function settleReturns(tx: Sql, now: Date): Promise<Row<typeof idRow>[]> {
  return tx`
    update returns set state = 'refunded', updated_at = ${now}
    where state = 'received' and not exists (
      select from payment_refunds f where f.order_id = returns.order_id and f.cause = returns.number and f.state <> 'done')
    returning ${idRow}`;
}
