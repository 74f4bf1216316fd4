import type { Language } from '#domain/text/language.ts';
import type { TradeInAnswers, TradeInModel, TradeInState } from '#domain/orders/trade-in.ts';
import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { tradeInModels, tradeIns } from './trade-in.table.ts';

const tradeInRow = rowOf({
  number: tradeIns.number,
  customerId: nullable(tradeIns.customerId),
  name: tradeIns.name,
  phone: tradeIns.phone,
  shopId: tradeIns.shopId,
  answers: tradeIns.answers,
  estimate: tradeIns.estimate,
  state: tradeIns.state,
  price: nullable(tradeIns.price),
  code: nullable(tradeIns.code),
  answer: nullable(tradeIns.answer),
  createdAt: tradeIns.createdAt,
});
const modelRow = rowOf({ device: tradeInModels.device, name: tradeInModels.name, price: tradeInModels.price });
const countRow = rowOf({ count: int });

/** A stored request. */
export type TradeInRow = Row<typeof tradeInRow>;

/** Lists the price table by name. */
export async function listTradeInModels(sql: Sql): Promise<TradeInModel[]> {
  return sql`select ${modelRow} from trade_in_models order by name collate "C", device`;
}

/** Replaces the price table; of models with the same name the last counts. */
export async function replaceTradeInModels(tx: Sql, models: readonly TradeInModel[]): Promise<void> {
  const unique = [...new Map(models.map((model) => [`${model.device} ${model.name}`, model])).values()];
  await tx`delete from trade_in_models`;
  await tx`
    insert into trade_in_models (device, name, price)
    select * from unnest(${unique.map(({ device }) => device)}::text[], ${unique.map(({ name }) => name)}::text[],
      ${unique.map(({ price }) => price)}::int[])`;
}

/** Serialises the requests of a phone until the transaction ends. */
export async function lockPhone(tx: Sql, phone: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`trade-in ${phone}`}, 0))`;
}

/** Counts a phone's unanswered requests. */
export async function countOpen(sql: Sql, phone: string): Promise<number> {
  const [row] =
    await sql`select ${countRow} count(*)::int as count from trade_ins where phone = ${phone} and state = 'asked'`;
  return row!.count;
}

/** Finds a request by idempotency key. */
export async function findByKey(sql: Sql, phone: string, key: string): Promise<TradeInRow | undefined> {
  const [found] = await sql`select ${tradeInRow} from trade_ins where phone = ${phone} and key = ${key}`;
  return found;
}

/** Finds a request by its number; `lock` locks it until the transaction ends. */
export async function findTradeIn(sql: Sql, number: string, lock = false): Promise<TradeInRow | undefined> {
  const [found] =
    await sql`select ${tradeInRow} from trade_ins where number = ${number} ${lock ? sql`for update` : sql``}`;
  return found;
}

/** Lists requests in a state, oldest first. */
export function listTradeIns(sql: Sql, state: TradeInState, limit: number): Promise<TradeInRow[]> {
  return sql`select ${tradeInRow} from trade_ins where state = ${state} order by id limit ${limit}`;
}

/** Inserts a request; false if its number is taken. */
export async function insertTradeIn(
  tx: Sql,
  request: {
    number: string;
    customerId: number | null;
    key: string;
    language: Language;
    name: string;
    phone: string;
    shopId: number;
    answers: TradeInAnswers;
    estimate: number;
  },
  now: Date,
): Promise<boolean> {
  const { count } = await tx`
    insert into trade_ins (number, customer_id, key, language, name, phone, shop_id, answers, estimate, state, created_at)
    values (${request.number}, ${request.customerId}, ${request.key}, ${request.language}, ${request.name}, ${request.phone}, ${request.shopId},
      ${JSON.stringify(request.answers)}::text::jsonb, ${request.estimate}, 'asked', ${now})
    on conflict (number) do nothing`;
  return count === 1;
}

/** Stores the shop's decision. */
export async function decideTradeIn(
  tx: Sql,
  number: string,
  decision: { state: TradeInState; price: number | null; code: string | null; answer: string | null },
): Promise<void> {
  await tx`
    update trade_ins set state = ${decision.state}, price = ${decision.price}, code = ${decision.code}, answer = ${decision.answer}
    where number = ${number}`;
}
