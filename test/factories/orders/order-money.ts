import { sum } from '#domain/pricing/money.ts';
import { TRANSFER } from '#server/features/money/payments/payments.service.ts';
import type { Database } from '#server/platform/database/db.ts';
import { bool, int, rowOf, text } from '#server/platform/database/row.ts';

const orderRow = rowOf({ status: text, toPay: int, isPaid: bool });
const receiptRow = rowOf({ kind: text, state: text });
const returnRow = rowOf({ byBank: int });
const sumRow = rowOf({ sum: int });

/** Money of a master number in the shop's ledgers, tenge, to compare with the providers' ledgers. */
export async function readOrderMoney({ $client: sql }: Database, masterNumber: string) {
  const orders = await sql`
    select ${orderRow} status, to_pay as "toPay", is_paid as "isPaid" from orders where master_number = ${masterNumber}`;
  const receipts = await sql`
    select ${receiptRow} kind, state from receipts
    where order_number in (select number from orders where master_number = ${masterNumber} union all select ${masterNumber})`;
  const returns = await sql`
    select ${returnRow} coalesce((select sum(amount) from return_tenders where return_id = r.id and tender = 'bank'), 0)::int as "byBank"
    from returns r join orders o on o.id = r.order_id where o.master_number = ${masterNumber} and r.state in ('received', 'refunded')`;
  const [transfers] = await sql`
    select ${sumRow} coalesce(sum(amount), 0)::int as sum from payment_attempts
    where gateway = ${TRANSFER} and status in ('accepted', 'refunded') and order_id in (select id from orders where master_number = ${masterNumber})`;
  const paid = orders.filter(({ isPaid }) => isPaid);
  const charged = paid.filter(({ toPay }) => toPay > 0);
  const sumToPay = (payables: readonly { toPay: number }[]) => sum(payables.map(({ toPay }) => toPay));
  const count = (kind: string) => receipts.filter((receipt) => receipt.kind === kind).length;
  return {
    /** `netPaid`: paid and not cancelled. `bankRefunds`: refunded by the bank for returned products. */
    netPaid: sumToPay(paid.filter(({ status }) => status !== 'cancelled')),
    bankRefunds: sum(returns.map(({ byBank }) => byBank)),
    totalPaid: sumToPay(paid),
    transfers: transfers!.sum,
    /** Actual and expected receipts: one for each paid order, each cancellation of one and each return. */
    receipts: { all: receipts.length, open: receipts.filter(({ state }) => state !== 'issued').length },
    issued: [count('sale'), count('return')],
    expectedReceipts: [charged.length, charged.filter(({ status }) => status === 'cancelled').length + returns.length],
  };
}
