import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/text/language.ts';
import {
  isMoneyOnItsWay,
  stepAttempt,
  type AttemptEvent,
  type GatewayMethod,
} from '#domain/payments/payment-status.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { GatewayProblem, type StartedPayment, type StartPayment } from '#server/gateways/payments/gateway.ts';
import type { CreatedQr, QrGateway } from '#server/gateways/qr/gateway.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { CardOf } from './saved-cards.service.ts';
import { insertCode } from './payment-codes.queries.ts';
import { paymentDescription } from './payment-description.policy.ts';
import {
  expireOpenAttempts,
  findOpenAttempt,
  insertAttempt,
  insertRefund,
  lockAttempt,
  lockAttempts,
  markStarted,
  updateAttempt,
  type Attempt,
  type Sql,
} from './payments.queries.ts';

const FIRST_CHECK_MS = MINUTE_MS;
/** Order id of a refund that returns the whole attempt. */
const WHOLE_ATTEMPT = 0;

/**
 * What an attempt needs: `orderId` is the first order of a master number, `covers` the orders `amount` (tenge) is the
 * sum of.
 */
export type PaymentOrder = {
  orderId: number;
  method: GatewayMethod;
  covers: number[];
  amount: number;
  number: string;
  language: Language;
  returnUrl: string;
  expiresAt: Date;
  /** Whose saved card pays, and whether the card may be kept. */
  card?: CardOf | undefined;
};

/** What an attempt got when it was opened: a page, and what a QR code is drawn from. */
export type Opened = StartedPayment & { code?: CreatedQr };
export type Open = (payment: StartPayment) => Promise<Opened>;
/** How a caller opens an attempt itself, at a gateway by name: a credit is chosen among the offers of banks. */
export type Opening = { name: string; open: Open };

/** Writes an attempt of an order, or finds the open one; undefined when one is accepted. */
export async function openAttempt(
  sql: Sql,
  order: PaymentOrder,
  gateway: string,
  now: Date,
): Promise<Attempt | undefined> {
  const fresh = {
    orderId: order.orderId,
    covers: order.covers,
    amount: order.amount,
    gateway,
    reference: randomBytes(15).toString('base64url'),
    expiresAt: order.expiresAt.toISOString(),
  };
  return (
    (await insertAttempt(sql, fresh, new Date(now.getTime() + FIRST_CHECK_MS), now)) ??
    findOpenAttempt(sql, order.orderId)
  );
}

/** Opens an attempt at its gateway; undefined when that has the reference but its page is lost for good. */
export async function start(
  open: Open,
  attempt: Attempt,
  order: PaymentOrder & Pick<StartPayment, 'cardToken' | 'keepCard'>,
  webhookUrl: string,
  now: Date,
  onProblem: (problem: GatewayProblem) => void,
): Promise<Opened | undefined> {
  const { reference, amount } = attempt;
  const { language, returnUrl, cardToken, keepCard } = order;
  try {
    return await open({
      reference,
      amount,
      description: paymentDescription(language, order.number),
      language,
      returnUrl,
      webhookUrl,
      expiresAt: order.expiresAt,
      cardToken,
      keepCard,
    });
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    onProblem(error);
    // Another request may be about to write the page down; only an old attempt's page is lost.
    if (error.kind === 'exists' && now.getTime() - Date.parse(attempt.createdAt) > FIRST_CHECK_MS) return undefined;
    return fail('bank_unreachable');
  }
}

/** A code is paid from the shop's own page, which draws it. */
export async function createCode(
  gateway: QrGateway,
  { webhookUrl: _nobodyCalls, ...payment }: StartPayment,
): Promise<Opened> {
  const code = await gateway.create(payment);
  return { externalId: code.externalId, pageUrl: payment.returnUrl, code };
}

/** Keeps what the gateway has opened; of openings at once the first stays, so that an order has one code. */
export async function keepStarted(db: Database, { id, orderId }: Attempt, { code, ...started }: Opened, now: Date) {
  await inTransaction(db, async (tx) => {
    if (!(await markStarted(tx, id, started, now))) return;
    if (code) await insertCode(tx, id, code);
    await recordEvents(tx, [{ type: 'payment.started', orderId }]);
  });
}

/**
 * Moves an attempt by the gateway's word: the table of `domain/payments/payment-status.ts` decides, the events and refunds are
 * written with it.
 */
export async function settleAttempt(
  db: Database,
  { id, orderId }: Attempt,
  event: AttemptEvent,
  reason: string | null,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, { id, orderId });
    if (!locked) return;
    const { attempt, otherAccepted } = locked;
    // Whether the order still waits is the orders' knowledge: they end the attempts of an order that does not.
    const { state, effects } = stepAttempt(attempt.status, event, { payable: true, otherAccepted });
    if (state === attempt.status) return;
    await updateAttempt(tx, id, state, state === 'refunded' ? 'late-success' : reason, now);
    if (effects.includes('refund-money'))
      await insertRefund(tx, { attemptId: id, orderId: WHOLE_ATTEMPT, amount: attempt.amount }, now);
    await recordEvents(tx, [{ type: 'payment.settled', attemptId: id, orderId, status: state }]);
  });
}

/**
 * Ends the open attempt of an order in the caller's transaction, so that another way may pay it: a late success is
 * refunded by itself. False when money may be on its way: it is being confirmed, nobody knows, or it has come.
 */
export async function releaseAttempt(tx: Sql, orderId: number, now: Date): Promise<boolean> {
  const attempts = await lockAttempts(tx, orderId);
  if (attempts.some(({ status }) => isMoneyOnItsWay(status))) return false;
  await expireOpenAttempts(tx, orderId, 'superseded', now);
  return true;
}
