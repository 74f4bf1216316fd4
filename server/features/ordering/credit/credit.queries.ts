import { z } from 'zod';
import type { BankAnswer, CreditState } from '#domain/payments/credit-application.ts';
import type { CreditOffer } from '#server/gateways/credit/gateway.ts';
import { bool, int, nullable, withReader, rowOf, text, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { creditAnswers, creditApplications } from './credit.table.ts';

const Offers = z.array(
  z.object({
    months: z.number().int(),
    annualRatePercent: z.number(),
    monthly: z.number().int(),
    amount: z.number().int(),
  }),
);
/** Parses stored offers. */
const parseOffers = (stored: unknown): CreditOffer[] => Offers.parse(stored);

const application = {
  id: creditApplications.id,
  orderId: creditApplications.orderId,
  sessionId: creditApplications.sessionId,
  masterNumber: creditApplications.masterNumber,
  gateway: creditApplications.gateway,
  amount: creditApplications.amount,
  iin: creditApplications.iin,
  iinEnd: creditApplications.iinEnd,
  phone: creditApplications.phone,
  language: creditApplications.language,
  returnUrl: creditApplications.returnUrl,
  state: creditApplications.state,
  chosenBank: creditApplications.chosenBank,
  chosenMonths: creditApplications.chosenMonths,
  signUrl: creditApplications.signUrl,
};
const applicationRow = rowOf(application);
const answerRow = rowOf({
  applicationId: creditAnswers.applicationId,
  bank: creditAnswers.bank,
  reference: creditAnswers.reference,
  externalId: creditAnswers.externalId,
  answer: creditAnswers.answer,
  offers: withReader(creditAnswers.offers, parseOffers),
  askedAt: creditAnswers.askedAt,
});
const dueRow = rowOf({
  applicationId: creditAnswers.applicationId,
  bank: creditAnswers.bank,
  externalId: creditAnswers.externalId,
  due: creditAnswers.due,
  tries: creditAnswers.tries,
  gateway: creditApplications.gateway,
  orderId: creditApplications.orderId,
});
const idRow = rowOf({ orderId: creditApplications.orderId });
const actorRow = rowOf({ by: text });
const stateRow = rowOf({ state: text });
const firstRow = rowOf({ firstId: nullable(int) });
const amountDueRow = rowOf({ amount: int });
const pendingRow = rowOf({ applicationId: creditAnswers.applicationId });
const payableRow = rowOf({ payable: bool });

/** A stored application. */
export type Application = Row<typeof applicationRow>;
/** Request to a bank and its answer. */
export type Answer = Row<typeof answerRow>;
/** A pending notification to a bank. */
export type BankNotification = Row<typeof dueRow>;

/** Finds an order's newest application. */
export async function findApplication(sql: Sql, orderId: number): Promise<Application | undefined> {
  const [found] =
    await sql`select ${applicationRow} from credit_applications where order_id = ${orderId} order by id desc limit 1`;
  return found;
}

/** Selects an application by id, or an order's newest one. */
export type ApplicationRef = { id: number } | { orderId: number };

/** Finds an application and locks it until the transaction ends. */
export async function lockApplication(sql: Sql, reference: ApplicationRef): Promise<Application | undefined> {
  const [found] = await ('id' in reference
    ? sql`select ${applicationRow} from credit_applications where id = ${reference.id} for update`
    : sql`select ${applicationRow} from credit_applications where order_id = ${reference.orderId} order by id desc limit 1 for update`);
  return found;
}

/**
 * Finds the application of a contract's payment attempt; a repeated event may arrive after a newer application exists.
 */
export async function findApplicationByAttempt(sql: Sql, attemptId: number): Promise<number | undefined> {
  const [found] = await sql`
    select ${pendingRow} from payment_attempts a
    join credit_applications c on c.order_id = a.order_id and c.gateway = a.gateway
    join credit_answers on credit_answers.application_id = c.id and credit_answers.external_id = a.external_id
    where a.id = ${attemptId}`;
  return found?.applicationId;
}

/** Locks the parts of an order until the transaction ends; true if any of them awaits payment. */
export async function lockPayable(tx: Sql, masterNumber: string): Promise<boolean> {
  const parts = await tx`
    select ${payableRow} (status = 'waiting_payment') as payable from orders
    where master_number = ${masterNumber} order by id for share`;
  return parts.some(({ payable }) => payable);
}

/** Sums the parts of an order that await payment, tenge. */
export async function findAmountDue(sql: Sql, masterNumber: string): Promise<number> {
  const [found] = await sql`
    select ${amountDueRow} coalesce(sum(to_pay), 0)::int as amount from orders
    where master_number = ${masterNumber} and status = 'waiting_payment'`;
  return found!.amount;
}

/** Data of a new application. */
export type NewApplication = Pick<
  Application,
  | 'orderId'
  | 'sessionId'
  | 'masterNumber'
  | 'gateway'
  | 'amount'
  | 'iin'
  | 'iinEnd'
  | 'phone'
  | 'language'
  | 'returnUrl'
> & { consentVersion: string };

/**
 * Inserts an application that awaits its code, or updates one still awaiting it. False if another one is in progress.
 */
export async function insertApplication(sql: Sql, application: NewApplication, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { count } = await sql`
    insert into credit_applications (order_id, session_id, master_number, gateway, amount, iin, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
    values (${application.orderId}, ${application.sessionId}, ${application.masterNumber}, ${application.gateway}, ${application.amount}, ${application.iin}, ${application.iinEnd}, ${application.phone}, ${application.language}, ${application.returnUrl}, ${application.consentVersion}, ${at}, 'proving', ${at}, ${at})
    on conflict (order_id) where state not in ('refused', 'cancelled', 'expired') do update
      set session_id = excluded.session_id, iin = excluded.iin, iin_end = excluded.iin_end, language = excluded.language, return_url = excluded.return_url, amount = excluded.amount,
        gateway = excluded.gateway, consent_version = excluded.consent_version, consent_at = excluded.consent_at, updated_at = excluded.updated_at
      where credit_applications.state = 'proving'`;
  return count === 1;
}

/** Inserts a verified application that replaces one whose amount changed. */
export async function insertRepriced(
  tx: Sql,
  { id, state, amount }: Pick<Application, 'id' | 'state' | 'amount'>,
  iin: string | null,
  now: Date,
): Promise<Application> {
  const at = now.toISOString();
  const [inserted] = await tx`
    insert into credit_applications (order_id, session_id, master_number, gateway, amount, iin, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
    select order_id, session_id, master_number, gateway, ${amount}, ${iin}, iin_end, phone, language, return_url, consent_version, consent_at, ${state}, ${at}, ${at}
    from credit_applications where id = ${id} returning ${applicationRow}`;
  return inserted!;
}

/** Updates the amount of an application not yet sent to any bank. */
export async function updateAmount(tx: Sql, id: number, amount: number): Promise<void> {
  await tx`update credit_applications set amount = ${amount} where id = ${id}`;
}

/** Updates an application's state and chosen offer; deletes the IIN in a final state. */
export async function updateApplication(
  sql: Sql,
  { id, state, chosenBank, chosenMonths, signUrl }: Application,
  now: Date,
): Promise<void> {
  const finalStates: CreditState[] = ['refused', 'signed', 'released', 'cancelled', 'expired'];
  await sql`
    update credit_applications set state = ${state}, chosen_bank = ${chosenBank}, chosen_months = ${chosenMonths}, sign_url = ${signUrl},
      iin = case when ${finalStates.includes(state)} then null else iin end, updated_at = ${now.toISOString()}
    where id = ${id}`;
}

/** Lists the banks' answers to an application. */
export async function findAnswers(sql: Sql, applicationId: number): Promise<Answer[]> {
  return sql`select ${answerRow} from credit_answers where application_id = ${applicationId} order by bank`;
}

/** Inserts a request to a bank; retries a bank that timed out with the same reference. */
export async function insertAnswer(
  sql: Sql,
  request: { applicationId: number; bank: string; reference: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into credit_answers (application_id, bank, reference, answer, asked_at)
    values (${request.applicationId}, ${request.bank}, ${request.reference}, 'asked', ${now.toISOString()})
    on conflict (application_id, bank) do update set answer = 'asked', asked_at = excluded.asked_at, looked_at = null
      where credit_answers.answer = 'silent'`;
}

/** Claims the unanswered banks of an application for polling, each at most once per `pauseMs`. */
export async function claimUnanswered(
  sql: Sql,
  application: Application,
  pauseMs: number,
  now: Date,
): Promise<Answer[]> {
  const at = now.toISOString();
  return sql`
    update credit_answers set looked_at = ${at}
    where application_id = ${application.id} and answer = 'asked'
      and (looked_at is null or looked_at <= ${at}::timestamptz - ${pauseMs} * interval '1 millisecond')
    returning ${answerRow}`;
}

/** Stores the bank's application number; cancels at once if the application can no longer succeed. */
export async function saveExternalId(
  sql: Sql,
  { applicationId, bank }: Pick<Answer, 'applicationId' | 'bank'>,
  externalId: string,
  now: Date,
): Promise<void> {
  // Waits for a transaction ending the application: it notifies only banks whose numbers it saw.
  await sql`
    with held as (select id, chosen_bank,
        state in ('refused', 'cancelled', 'expired') or (state in ('chosen', 'signed', 'released') and chosen_bank is distinct from ${bank}) as over
      from credit_applications where id = ${applicationId} for share)
    update credit_answers set external_id = ${externalId}, due = case when over then 'cancel' else due end,
      due_at = case when over then ${now}::timestamptz else due_at end, tries = case when over then 0 else tries end
    from held where application_id = held.id and bank = ${bank} and external_id is null`;
}

/** Stores a bank's answer; an earlier answer is kept. */
export async function updateAnswer(
  sql: Sql,
  reference: string,
  answer: BankAnswer,
  offers: readonly CreditOffer[],
): Promise<boolean> {
  const { count } = await sql`
    update credit_answers set answer = ${answer}, offers = ${JSON.stringify(offers)}::text::jsonb
    where reference = ${reference} and answer = 'asked' and answer <> ${answer}`;
  return count === 1;
}

/** Schedules a notification to all banks, the chosen one, or all others. */
export async function scheduleNotification(
  sql: Sql,
  { id, chosenBank }: Application,
  due: 'cancel' | 'deliver',
  recipients: 'others' | 'chosen' | 'all',
  now: Date,
): Promise<void> {
  await sql`
    update credit_answers set due = ${due}, due_at = ${now.toISOString()}, tries = 0, stuck_at = null
    where application_id = ${id} and external_id is not null and answer <> 'declined'
      and case ${recipients} when 'all' then true when 'chosen' then bank = ${chosenBank} else bank is distinct from ${chosenBank} end`;
}

/** Claims due notifications to banks and schedules their next attempt. */
export async function claimDueNotifications(sql: Sql, now: Date, limit: number): Promise<BankNotification[]> {
  const at = now.toISOString();
  return sql`
    with due as (
      select application_id, bank from credit_answers where due is not null and due_at <= ${at}
      order by due_at limit ${limit} for update skip locked)
    update credit_answers set tries = tries + 1, due_at = ${at}::timestamptz + least(60, 1 + tries * tries) * interval '1 minute'
    from due, credit_applications
    where credit_answers.application_id = due.application_id and credit_answers.bank = due.bank
      and credit_applications.id = due.application_id
    returning ${dueRow}`;
}

/** Marks a notification as delivered. */
export async function deleteNotification(sql: Sql, { applicationId, bank, due }: BankNotification): Promise<void> {
  await sql`update credit_answers set due = null, due_at = null where application_id = ${applicationId} and bank = ${bank} and due = ${due}`;
}

/** Stops notifying a bank; the notification stays in its row for an operator. */
export async function markStuck(sql: Sql, { applicationId, bank, due }: BankNotification, now: Date): Promise<void> {
  await sql`
    update credit_answers set due_at = null, stuck_at = ${now}
    where application_id = ${applicationId} and bank = ${bank} and due = ${due}`;
}

/** Lists orders with unanswered banks, least recently polled first, so all are polled in turn. */
export async function findOrdersToPoll(sql: Sql, limit: number): Promise<number[]> {
  const rows = await sql`
    select ${idRow} from credit_applications
    join lateral (select min(coalesce(looked_at, '-infinity')) as looked_at from credit_answers a
      where a.application_id = credit_applications.id and a.answer = 'asked') as waiting on waiting.looked_at is not null
    where state in ('asking', 'offered') order by waiting.looked_at, credit_applications.id limit ${limit}`;
  return rows.map(({ orderId }) => orderId);
}

/** Finds the first order of an order's master number. */
export async function findFirstOrder(sql: Sql, orderId: number): Promise<number | undefined> {
  const [found] = await sql`
    select ${firstRow} min(f.id) as "firstId" from orders o join orders f on f.master_number = o.master_number where o.id = ${orderId}`;
  return found?.firstId ?? undefined;
}

/** Reads the states of all orders of an order's master number, and the last actor on this order. */
export async function findStates(sql: Sql, orderId: number): Promise<{ states: string[]; by: string }> {
  const rows = await sql`
    select ${stateRow} f.status as state from orders o join orders f on f.master_number = o.master_number where o.id = ${orderId}`;
  const [actor] = await sql`
    select ${actorRow} e.by from order_events e where e.order_id = ${orderId} order by e.id desc limit 1`;
  return { states: rows.map(({ state }) => state), by: actor?.by ?? 'system' };
}
