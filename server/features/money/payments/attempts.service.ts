import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/text/language.ts';
import type { GatewayMethod } from '#domain/payments/payment-policies.ts';
import { mayBeInFlight, applyAttemptEvent, type AttemptEvent } from '#domain/payments/payment-status.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { GatewayProblem, type StartedPayment, type StartPayment } from '#server/gateways/payments/gateway.ts';
import type { CreatedQr, QrGateway } from '#server/gateways/qr/gateway.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { CardUse } from './saved-cards.service.ts';
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
/** Order id of a refund of the whole attempt. */
const WHOLE_ATTEMPT = 0;

/**
 * Data of an attempt: `orderId` is the first order of a master number, `covers` are all orders paid by `amount`
 * (tenge).
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
  /** Card owner, saved card to use and whether the card may be saved. */
  card?: CardUse | undefined;
};

/** An opened attempt: its payment page, and its QR payload if any. */
export type OpenedPayment = StartedPayment & { code?: CreatedQr };
export type OpenPayment = (payment: StartPayment) => Promise<OpenedPayment>;
/** Opens an attempt at a named gateway chosen by the caller, such as a bank's credit offer. */
export type Opening = { name: string; open: OpenPayment };

/** Creates an order's attempt or returns the open one; undefined if one is already accepted. */
export async function openAttempt(
  sql: Sql,
  order: PaymentOrder,
  gateway: string,
  now: Date,
): Promise<Attempt | undefined> {
  const newAttempt = {
    orderId: order.orderId,
    covers: order.covers,
    amount: order.amount,
    gateway,
    reference: randomBytes(15).toString('base64url'),
    expiresAt: order.expiresAt.toISOString(),
  };
  return (
    (await insertAttempt(sql, newAttempt, new Date(now.getTime() + FIRST_CHECK_MS), now)) ??
    findOpenAttempt(sql, order.orderId)
  );
}

/** Opens an attempt at its gateway; undefined if the gateway knows the reference but its page is lost. */
export async function start(
  open: OpenPayment,
  attempt: Attempt,
  order: PaymentOrder & Pick<StartPayment, 'cardToken' | 'keepCard'>,
  webhookUrl: string,
  now: Date,
  onProblem: (problem: GatewayProblem) => void,
): Promise<OpenedPayment | undefined> {
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
    // A concurrent request may be about to store the page; only an old attempt has really lost its page.
    if (error.kind === 'exists' && now.getTime() - Date.parse(attempt.createdAt) > FIRST_CHECK_MS) return undefined;
    return fail('bank_unreachable');
  }
}

/** Opens a QR payment; the shop's payment page shows the code. */
export async function createCode(
  gateway: QrGateway,
  { webhookUrl: _webhookUrl, ...payment }: StartPayment,
): Promise<OpenedPayment> {
  const code = await gateway.create(payment);
  return { externalId: code.externalId, pageUrl: payment.returnUrl, code };
}

/** Stores the opened attempt; the first of concurrent openings wins, so an order has one code. */
export async function storeOpened(
  db: Database,
  { id, orderId }: Attempt,
  { code, ...started }: OpenedPayment,
  now: Date,
) {
  await inTransaction(db, async (tx) => {
    if (!(await markStarted(tx, id, started, now))) return;
    if (code) await insertCode(tx, id, code);
    await recordEvents(tx, [{ type: 'payment.started', orderId }]);
  });
}

/**
 * Applies a gateway event to an attempt by the table in `domain/payments/payment-status.ts`; writes events and refunds
 * in the same transaction.
 */
export async function settleAttempt(
  db: Database,
  { id, orderId }: Attempt,
  event: AttemptEvent,
  reason: string | null,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lockedAttempt = await lockAttempt(tx, { id, orderId });
    if (!lockedAttempt) return;
    const { attempt, isOtherAccepted } = lockedAttempt;
    // Payability is not checked here: orders end the attempts of an order that is no longer payable.
    const { state, effects } = applyAttemptEvent(attempt.status, event, {
      isPayable: true,
      hasOtherAccepted: isOtherAccepted,
    });
    if (state === attempt.status) return;
    await updateAttempt(tx, id, state, state === 'refunded' ? 'late-success' : reason, now);
    if (effects.includes('refund-money'))
      await insertRefund(tx, { attemptId: id, orderId: WHOLE_ATTEMPT, amount: attempt.amount }, now);
    await recordEvents(tx, [{ type: 'payment.settled', attemptId: id, orderId, status: state }]);
  });
}

/**
 * Ends an order's open attempt in the caller's transaction to allow another payment method; a late success is refunded
 * automatically. Returns false if money may be on its way: the payment is being confirmed, is unknown or has arrived.
 */
export async function releaseAttempt(tx: Sql, orderId: number, now: Date): Promise<boolean> {
  const attempts = await lockAttempts(tx, orderId);
  if (attempts.some(({ status }) => mayBeInFlight(status))) return false;
  await expireOpenAttempts(tx, orderId, 'superseded', now);
  return true;
}
