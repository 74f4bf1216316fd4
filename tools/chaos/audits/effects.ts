import { customers } from '#server/features/customers/customers/customers.table.ts';
import { notices } from '#server/features/messaging/notices/notices.table.ts';
import { GATEWAY_METHODS } from '#domain/payments/payment-policies.ts';
import { TRANSFER } from '#server/features/money/payments/payments.service.ts';
import { receipts } from '#server/features/money/receipts/receipts.table.ts';
import { sentMessages } from '#server/gateways/sms/sent-messages.table.ts';
import type { Database } from '#server/platform/database/db.ts';
import { int, nullable, rowOf } from '#server/platform/database/row.ts';
import type { Visit } from '../buyers/buyer.ts';
import type { Counts } from '../buyers/crowd.ts';
import type { Outside } from '../outside.ts';
import type { World } from '../world.ts';

const countRow = rowOf({ count: int });
const receiptRow = rowOf({ reference: receipts.reference, state: receipts.state });
const noticeRow = rowOf({
  channel: notices.channel,
  title: notices.title,
  body: notices.body,
  path: notices.path,
  state: notices.state,
  recipient: notices.recipient,
  phone: nullable(customers.phone),
  email: customers.email,
});
const mailRow = rowOf({ recipient: sentMessages.recipient, text: sentMessages.text });

/** Subject and first paragraph of a mail, without the link and the details below. */
const subjectAndText = (mail: string) => mail.trim().split('\n\n').slice(0, 2).join('\n\n');

type Sql = Database['$client'];

/** Counts pending work: events, receipts, refunds, messages and cards. */
export async function countPending({ $client: sql }: Database): Promise<number> {
  const [row] = await sql`
    select ${countRow} ((select count(*) from receipts where state = 'waiting') + (select count(*) from payment_refunds where state = 'due')
      + (select count(*) from notices where state in ('waiting', 'sending', 'asking')) + (select count(*) from outbox_backlog where state = 'retry')
      + (select count(*) from gift_purchase_cards where due_at < now() and sent_at is null and refunded_at is null))::int as count`;
  return row!.count;
}

/**
 * Compares the shop's record of outgoing effects with their receivers: the bank, the fiscal register, phones and
 * mailboxes.
 */
export async function checkEffects(
  { db, origin }: World,
  { register, sms }: Outside,
  visits: readonly Visit[],
): Promise<Counts> {
  const sql = db.$client;
  const count = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]!.count;
  const receiptRows = await sql`select ${receiptRow} from receipts`;
  const issued = new Set(register.checks.map((check) => String(check['ExternalCheckNumber'])));
  const references = new Set(receiptRows.map(({ reference }) => reference));
  const messages = await compareMessages(sql, origin, sms.accepted);
  const keys = visits.flatMap((visit) => visit.keys);
  return {
    report: {
      'receipts issued by the register': issued.size,
      ...messages.report,
      'keys opened': keys.length,
      'gift cards sent': await count(
        sql`select ${countRow} count(*)::int as count from gift_cards where purchase_card_id is not null`,
      ),
      'refunds executed': await count(
        sql`select ${countRow} count(*)::int as count from payment_refunds where state = 'done'`,
      ),
      'transfer refunds left to an operator': await count(refusedRefunds(sql, true)),
      'bonus entries': await count(sql`select ${countRow} count(*)::int as count from bonus_entries`),
      'gifts sent with orders': await count(sql`select ${countRow} count(*)::int as count from order_gifts`),
      'partial returns': await count(
        sql`select ${countRow} count(*)::int as count from returns where state = 'refunded'`,
      ),
      'still pending at the end, and shown as pending': await countPending(db),
    },
    faults: {
      'orders with different money at the banks and in the shop': await count(moneyMismatches(sql)),
      'gift card purchases with different money at the bank and in the shop': await count(giftMoneyMismatches(sql)),
      'receipts at the register unknown to the shop': [...issued].filter((candidate) => !references.has(candidate))
        .length,
      'receipts issued in the shop but missing at the register': receiptRows.filter(
        ({ reference, state }) => state === 'issued' && !issued.has(reference),
      ).length,
      'receipts refused': receiptRows.filter(({ state }) => state === 'refused').length,
      'refunds refused': await count(refusedRefunds(sql, false)),
      'events parked': await count(
        sql`select ${countRow} count(*)::int as count from outbox_backlog where state = 'parked'`,
      ),
      ...messages.faults,
      'keys opened by two buyers, or empty': keys.length - new Set(keys.filter(Boolean)).size,
      'gift cards delivered twice': await count(sql`
        select ${countRow} (count(purchase_card_id) - count(distinct purchase_card_id))::int as count from gift_cards`),
    },
  };
}

/** Counts refused refunds; those of transfers are refused by design, because they are refunded by hand. */
function refusedRefunds(sql: Sql, isTransfer: boolean) {
  return sql`
    select ${countRow} count(*)::int as count from payment_refunds r join payment_attempts a on a.id = r.attempt_id
    where r.state = 'refused' and (a.gateway = ${TRANSFER}) = ${isTransfer}`;
}

/** The balance of every attempt at the sandbox bank: captured less refunded. */
const bankBalances = (sql: Sql) => sql`
  select a.order_id, sum(b.amount - (select coalesce(sum(value::int), 0) from jsonb_each_text(b.refunds))) as kept
  from payment_attempts a join lateral (
    select amount, refunds from sandbox_payments where reference = a.reference and state = 'approved'
    union all select amount, refunds from sandbox_qrs where reference = a.reference and state = 'approved'
    union all select amount, refunds from sandbox_credits where id = a.external_id and state = 'signed') as b on true
  group by 1`;

function moneyMismatches(sql: Sql) {
  return sql`
    select ${countRow} count(*)::int as count from (
      select o.master_number, sum(case when o.is_paid and o.status <> 'cancelled' then o.to_pay else 0 end - coalesce((
          select sum(t.amount) from returns r join return_tenders t on t.return_id = r.id and t.tender = 'bank'
          where r.order_id = o.id and r.state in ('received', 'refunded')), 0)) as said,
        coalesce(sum(k.kept), 0) as kept
      from orders o left join (${bankBalances(sql)}) as k on k.order_id = o.id
      where o.payment_method = any(${[...GATEWAY_METHODS]}::text[]) group by 1) as of_order
    where said <> kept`;
}

function giftMoneyMismatches(sql: Sql) {
  return sql`
    select ${countRow} count(*)::int as count from gift_purchases p left join (${bankBalances(sql)}) as k on k.order_id = p.id
    where coalesce(k.kept, 0) <> case p.state when 'paid' then p.total else 0 end - (
      select coalesce(sum(c.nominal), 0) from gift_purchase_cards c where c.purchase_id = p.id and c.refunded_at is not null)`;
}

/**
 * Compares sent messages with those accepted for their phones and addresses. Equal texts to one recipient are counted
 * together. A message with an unknown result may have gone out or not; it is reported separately.
 */
async function compareMessages(sql: Sql, origin: string, accepted: Outside['sms']['accepted']): Promise<Counts> {
  const rows = await sql`
    select ${noticeRow} from notices left join customers on customers.id = notices.customer_id where channel <> 'push'`;
  const mails = await sql`select ${mailRow} from sent_messages where channel = 'mail'`;
  const received = new Map<string, number>();
  for (const { phone, text } of accepted) addTo(received, `sms ${phone} ${text}`);
  for (const { recipient, text } of mails) addTo(received, `mail ${recipient} ${subjectAndText(text)}`);
  const sentCounts = new Map<string, number>();
  const possibleCounts = new Map<string, number>();
  const report: Record<string, number> = {};
  for (const { channel, title, body, path, state, recipient, phone, email } of rows) {
    const link = `${origin}${path}`;
    const message =
      channel === 'sms'
        ? `sms 7${phone ?? recipient} ${title}. ${body} ${link}`
        : `mail ${email || recipient} ${subjectAndText(`${title}\n\n${body}\n`)}`;
    if (state === 'sent') addTo(sentCounts, message);
    if (state !== 'unwanted' && state !== 'waiting') addTo(possibleCounts, message);
    const name = `messages by ${channel}, ${state}`;
    report[name] = (report[name] ?? 0) + 1;
  }
  const receivedNotices = [...received].filter(([one]) => possibleCounts.has(one));
  const excess = (actual: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>) =>
    [...actual].reduce((total, [one, count]) => total + Math.max(0, count - (expected.get(one) ?? 0)), 0);
  return {
    report,
    faults: {
      'messages sent more than once': excess(new Map(receivedNotices), possibleCounts),
      'messages marked sent but never received': excess(sentCounts, received),
    },
  };
}

function addTo(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
