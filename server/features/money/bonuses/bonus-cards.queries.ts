import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customerColumns, joinCustomer } from '../../customers/customers/customers.rows.ts';
import { bonusCards } from './bonuses.table.ts';

const numberRow = rowOf({ number: bonusCards.number });
const holderRow = rowOf({ customerId: bonusCards.customerId, firstName: customerColumns.firstName });

/** Finds the number of a customer's card. */
export async function findCardNumber(sql: Sql, customerId: number): Promise<string | undefined> {
  const [found] = await sql`select ${numberRow} from bonus_cards where customer_id = ${customerId}`;
  return found?.number;
}

/** Inserts a card unless the customer already has one or the number is taken. */
export async function insertBonusCard(sql: Sql, customerId: number, number: string): Promise<void> {
  await sql`insert into bonus_cards (customer_id, number) values (${customerId}, ${number}) on conflict do nothing`;
}

/** Finds the owner of a card number. */
export async function findHolder(sql: Sql, number: string): Promise<Row<typeof holderRow> | undefined> {
  const [found] = await sql`
    select ${holderRow} from bonus_cards ${joinCustomer(sql, sql`bonus_cards.customer_id`)} where number = ${number}`;
  return found;
}
