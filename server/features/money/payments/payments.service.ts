import type { QrCode } from '#contract/orders/orders.ts';
import type { Language } from '#domain/text/language.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts';
import {
  EXCHANGEABLE_METHODS,
  isChargedDirectly,
  paymentPolicies,
  type DirectMethod,
  type ExchangeableMethod,
} from '#domain/payments/payment-policies.ts';
import { isOpenAttempt } from '#domain/payments/payment-status.ts';
import type { Logger } from 'pino';
import {
  CURRENCY,
  GatewayProblem,
  type GatewayStatus,
  type Money,
  type PaymentGateway,
  type RawWebhook,
} from '#server/gateways/payments/gateway.ts';
import type { CreditGateways } from '#server/gateways/credit/gateways.ts';
import type { QrGateway } from '#server/gateways/qr/gateway.ts';
import type { QrGateways } from '#server/gateways/qr/gateways.ts';
import type { Database } from '../../../platform/database/db.ts';
import { forEachSafely, fail } from '../../../platform/http/failure.ts';
import type { SavedCardsService } from './saved-cards.service.ts';
import {
  createCode,
  storeOpened,
  openAttempt,
  releaseAttempt,
  settleAttempt,
  start,
  type OpenPayment,
  type Opening,
  type PaymentOrder,
} from './attempts.service.ts';
import { drawCode } from './payment-codes.policy.ts';
import { findCodes } from './payment-codes.queries.ts';
import {
  expireOpenAttempts,
  findAcceptedAttempt,
  findAttempt,
  findOpenAttempt,
  insertRefund,
  insertTransfer,
  claimDueChecks,
  claimDueRefunds,
  claimPoll,
  TRANSFER,
  updateRefund,
  type Attempt,
  type DueRefund,
  type NewRefund,
  type Transfer,
  type Sql,
} from './payments.queries.ts';

export type { Opening, PaymentOrder } from './attempts.service.ts';
export { attemptColumns, countOpenRefunds, TRANSFER, type Attempt, type RefundCounts } from './payments.queries.ts';

/** Status of a payment at a gateway that is no longer configured. */
const UNKNOWN: GatewayStatus = { state: 'unknown', reason: null, money: null };
/** Min interval between polls while a shopper waits; a QR gateway may require a longer one. */
const WATCH_PAUSE_MS = 2_000;
const MAX_ATTEMPTS = 4;
const BATCH = 50;
/** Refund rounds per call; each takes one refund per attempt. */
const MAX_REFUND_ROUNDS = 10;
const NOT_CONFIGURED = { known: {}, active: null };

/** Gateway of a method's payments; `openAt` returns undefined for a gateway that is not configured. */
type MethodGateway = { name: string; isConfigured: boolean; openAt: (name: string) => OpenPayment | undefined };

/** Calls shared by all kinds of gateways. */
type CommonGateway = Pick<QrGateway, 'status' | 'refund'>;

/** Online payments. */
export type PaymentsService = ReturnType<typeof createPaymentsService>;

/**
 * Creates the payments service. New attempts use the gateway named `active`; older ones stay with their gateway
 * (decisions §5).
 */
export function createPaymentsService({
  db,
  gateways,
  active,
  acceptedMethods = () => PAYMENT_METHODS,
  qr = NOT_CONFIGURED,
  credit = NOT_CONFIGURED,
  savedCards = null,
  origin,
  log,
}: {
  db: Database;
  gateways: Readonly<Record<string, PaymentGateway>>;
  /** Gateway of new card payments. */
  active: string;
  /** Methods accepted for new payments; default: all. */
  acceptedMethods?: () => readonly PaymentMethod[];
  qr?: QrGateways;
  credit?: CreditGateways;
  savedCards?: SavedCardsService | null;
  /** Base URL for webhooks. */
  origin: string;
  /** Receives errors: no payment page, a wrong amount, a refused refund. */
  log: Pick<Logger, 'error'>;
}) {
  const cardGateways = new Map(Object.entries(gateways));
  const qrGateways = new Map(Object.entries(qr.known));
  const gatewaysByName = new Map<string, CommonGateway>([
    ...cardGateways,
    ...qrGateways,
    ...Object.entries(credit.known),
  ]);

  /** Gateway of new payments per method; `openAt` opens a payment at a named gateway of the method. */
  const methodGateways: Record<DirectMethod, MethodGateway> = {
    card: {
      name: active,
      isConfigured: cardGateways.has(active),
      openAt: (name) => {
        const gateway = cardGateways.get(name);
        return gateway && ((payment) => gateway.start(payment));
      },
    },
    qr: {
      name: qr.active?.name ?? 'none',
      isConfigured: qr.active !== null,
      openAt: (name) => {
        const gateway = qrGateways.get(name);
        return gateway && ((payment) => createCode(gateway, payment));
      },
    },
  };

  /** Polls the gateway of an attempt; `watched` polls are rate-limited across tabs and processes. */
  const pollGateway = async (attempt: Attempt, now: Date, isWatching = false) => {
    // Without a payment page nothing can have been paid; the next start opens one.
    if (attempt.pageUrl === null) return;
    if (isWatching && !(await claimPoll(db.$client, attempt.id, WATCH_PAUSE_MS, now))) return;
    const isQr = qrGateways.has(attempt.gateway);
    const { state, reason, money } = (await gatewaysByName.get(attempt.gateway)?.status(attempt)) ?? UNKNOWN;
    if (isQr && (await hasCodeEnded(attempt.id, state, reason, now)))
      return settleAttempt(db, attempt, 'expiry', 'expired', now);
    // A wrong amount does not pay for this order: it stays open, is polled again, and operators are alerted.
    const isTrusted = state !== 'approved' || isExpectedAmount(attempt, money, 'status');
    await settleAttempt(db, attempt, isTrusted ? state : 'unknown', isTrusted ? reason : 'wrong-amount', now);
    if (isTrusted && state === 'approved') await savedCards?.keep(attempt, now);
  };

  /** True if a QR code ended unpaid, so a new one may replace it. */
  const hasCodeEnded = async (attemptId: number, state: GatewayStatus['state'], reason: string | null, now: Date) => {
    if (state === 'declined') return reason === 'expired';
    if (state !== 'pending') return false;
    const [code] = await findCodes(db.$client, [attemptId]);
    return code !== undefined && Date.parse(code.expiresAt) <= now.getTime();
  };

  /** Sends one refund. A refused one needs an operator; an unreachable gateway leaves it due. */
  const sendRefund = async (refund: DueRefund): Promise<boolean> => {
    const { attemptId, orderId, cause, amount, gateway, reference } = refund;
    try {
      if (gateway === TRANSFER) throw new GatewayProblem('refused', 'a bank transfer is refunded by hand');
      const paymentGateway = gatewaysByName.get(gateway);
      if (!paymentGateway) throw new GatewayProblem('unreachable', `the gateway ${gateway} is not configured`);
      await paymentGateway.refund({ ...refund, id: [reference, orderId, ...(cause ? [cause] : [])].join('-') });
    } catch (error) {
      if (!(error instanceof GatewayProblem)) throw error;
      if (error.kind !== 'unreachable') {
        log.error({ attempt: attemptId, order: orderId, gateway, amount, err: error }, 'a refund was refused');
        await updateRefund(db.$client, refund, 'refused');
      }
      return false;
    }
    await updateRefund(db.$client, refund, 'done');
    return true;
  };

  const isExpectedAmount = (
    { id, gateway, amount }: Attempt,
    money: Money | null,
    source: 'status' | 'webhook',
  ): boolean => {
    const isExpected = money?.amount === amount && money.currency === CURRENCY;
    if (!isExpected)
      log.error(
        { attempt: id, gateway, source, expected: amount, received: money },
        'a payment of an unexpected amount',
      );
    return isExpected;
  };

  return {
    /**
     * Starts an attempt or returns the open one. Fails with `order_not_payable` if one is accepted, or
     * `bank_unreachable`, which keeps the attempt for a retry.
     */
    async begin(order: PaymentOrder, now: Date, opening?: Opening): Promise<{ pageUrl: string }> {
      const { method } = order;
      const methodGateway = isChargedDirectly(method) ? methodGateways[method] : null;
      const { name } = opening ?? methodGateway ?? fail('order_not_payable');
      for (let round = 0; round < MAX_ATTEMPTS; round++) {
        const attempt = await openAttempt(db.$client, order, name, now);
        if (!attempt) fail('order_not_payable');
        const open = opening?.name === attempt.gateway ? opening.open : methodGateway?.openAt(attempt.gateway);
        if (!open && attempt.gateway === name) break;
        // Without its gateway the status of the open page could never be checked.
        if (
          !open ||
          attempt.amount !== order.amount ||
          String(attempt.covers.toSorted()) !== String(order.covers.toSorted())
        ) {
          await expireOpenAttempts(db.$client, order.orderId, 'superseded', now);
          continue;
        }
        if (attempt.pageUrl) return { pageUrl: attempt.pageUrl };
        const webhookUrl = `${origin}/api/payments/${attempt.gateway}/webhook`;
        const cardChoice =
          paymentPolicies[method].extraInput === 'card' &&
          order.card &&
          (await savedCards?.begin(attempt.id, order.card, now));
        const started = await start(open, attempt, { ...order, ...cardChoice }, webhookUrl, now, (problem) =>
          log.error(
            { gateway: attempt.gateway, order: order.number, problem: problem.kind, err: problem },
            'the bank did not open a payment page',
          ),
        );
        if (!started) {
          await settleAttempt(db, attempt, 'declined', 'page-lost', now);
          continue;
        }
        await storeOpened(db, attempt, started, now);
        return { pageUrl: started.pageUrl };
      }
      return fail('bank_unreachable');
    },

    /** Re-fetches the status of an order's open attempt; webhooks and return pages only trigger it. */
    async check(orderId: number, now: Date, isWatching = false): Promise<void> {
      const attempt = await findOpenAttempt(db.$client, orderId);
      if (attempt) await pollGateway(attempt, now, isWatching);
    },

    /** Renders the QR codes of attempts, by attempt id. */
    async codes(attemptIds: readonly number[], language: Language): Promise<Map<number, QrCode>> {
      if (attemptIds.length === 0) return new Map();
      const found = await findCodes(db.$client, attemptIds);
      return new Map(found.map((code) => [code.attemptId, drawCode(code, language)]));
    },

    /**
     * Handles a webhook. Fails with `wrong_signature` if it is not from the gateway, or `wrong_amount` if its amount
     * differs from the attempt's. Returns the order id, if any.
     */
    async receive(gatewayName: string, raw: RawWebhook, now: Date): Promise<number | null> {
      const hint = cardGateways.get(gatewayName)?.verifyWebhook(raw) ?? fail('wrong_signature');
      const attempt = await findAttempt(db.$client, gatewayName, hint);
      if (!attempt) return null;
      if (hint.money && !isExpectedAmount(attempt, hint.money, 'webhook')) fail('wrong_amount');
      await pollGateway(attempt, now);
      return attempt.orderId;
    },

    /**
     * Handles a webhook like `receive` and returns the response its gateway expects; undefined if our JSON suffices.
     * The response may reject a payment that is no longer expected.
     */
    async answer(gatewayName: string, raw: RawWebhook, now: Date): Promise<{ type: string; body: string } | undefined> {
      const gateway = cardGateways.get(gatewayName);
      const hint = gateway?.verifyWebhook(raw) ?? fail('wrong_signature');
      const before = await findAttempt(db.$client, gatewayName, hint);
      await this.receive(gatewayName, raw, now);
      const isAwaited = before !== undefined && (isOpenAttempt(before.status) || before.status === 'accepted');
      return gateway?.answerWebhook?.(raw, isAwaited);
    },

    /** Records a bank transfer in the caller's transaction; false if the order already has an accepted payment. */
    acceptTransfer: (tx: Sql, transfer: Transfer, now: Date): Promise<boolean> => insertTransfer(tx, transfer, now),

    /** Finds the accepted attempt, inside the caller's transaction. */
    findAccepted: (sql: Sql, orderId: number): Promise<Attempt | undefined> => findAcceptedAttempt(sql, orderId),

    /** Payment methods available for new attempts. */
    listExchangeable: (): ExchangeableMethod[] =>
      EXCHANGEABLE_METHODS.filter(
        (method) => acceptedMethods().includes(method) && methodGateways[method].isConfigured,
      ),

    /** Ends the open attempt to allow another method, in the caller's transaction; false if money may be on its way. */
    release: (tx: Sql, orderId: number, now: Date): Promise<boolean> => releaseAttempt(tx, orderId, now),

    /** Ends an order's open attempts in the caller's transaction; a late success is refunded automatically. */
    expire: (sql: Sql, orderId: number, now: Date): Promise<void> => expireOpenAttempts(sql, orderId, 'expired', now),

    /** Requests a refund for one order or one return in the caller's transaction. Idempotent. */
    requestRefund: (sql: Sql, refund: NewRefund, now: Date): Promise<boolean> => insertRefund(sql, refund, now),

    /**
     * Sends due refunds to their gateways, all or those of one order; unsent ones stay due. Returns the number
     * refunded.
     */
    async sendRefunds(now: Date, orderId: number | null = null): Promise<number> {
      let refunded = 0;
      for (let round = 0; round < MAX_REFUND_ROUNDS; round++) {
        const due = await claimDueRefunds(db.$client, now, orderId, BATCH);
        if (due.length === 0) break;
        await forEachSafely(
          due,
          async (refund) => {
            if (await sendRefund(refund)) refunded++;
          },
          'some refunds failed',
        );
      }
      return refunded;
    },

    /**
     * Polls the gateways of due attempts: lost webhooks, unknown answers, late successes. Calls `onSettled` with each
     * order id; returns the number polled.
     */
    async reconcile(now: Date, onSettled: (orderId: number) => Promise<unknown>): Promise<number> {
      const due = await claimDueChecks(db.$client, now, BATCH);
      await forEachSafely(
        due,
        async (attempt) => {
          await pollGateway(attempt, now);
          await onSettled(attempt.orderId);
        },
        'some payments could not be reconciled',
      );
      return due.length;
    },
  };
}
