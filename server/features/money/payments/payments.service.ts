import type { QrCode } from '#contract/orders/orders.ts';
import type { Language } from '#domain/text/language.ts';
import {
  EXCHANGEABLE_METHODS,
  isOpenAttempt,
  PAYMENT_METHODS,
  type ExchangeableMethod,
  type PaymentMethod,
} from '#domain/payments/payment-status.ts';
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
import { eachAlone, fail } from '../../../platform/http/failure.ts';
import type { SavedCardsService } from './saved-cards.service.ts';
import {
  createCode,
  keepStarted,
  openAttempt,
  releaseAttempt,
  settleAttempt,
  start,
  type Open,
  type Opening,
  type PaymentOrder,
} from './attempts.service.ts';
import { drawnCode } from './payment-codes.policy.ts';
import { findCodes } from './payment-codes.queries.ts';
import {
  expireOpenAttempts,
  findAcceptedAttempt,
  findAttempt,
  findOpenAttempt,
  insertRefund,
  insertTransfer,
  takeDueChecks,
  takeDueRefunds,
  takeTurn,
  TRANSFER,
  updateRefund,
  type Attempt,
  type DueRefund,
  type NewRefund,
  type Transfer,
  type Sql,
} from './payments.queries.ts';

export type { Opening, PaymentOrder } from './attempts.service.ts';
export { attemptColumns, countOpenRefunds, type Attempt, type RefundCounts } from './payments.queries.ts';

/** The word on a payment whose gateway is not configured any more. */
const UNKNOWN: GatewayStatus = { state: 'unknown', reason: null, money: null };
/** A gateway is asked no more often about an attempt that is watched; one of codes may want a longer pause. */
const WATCH_PAUSE_MS = 2_000;
const MAX_ROUNDS = 4;
const BATCH = 50;
/** Rounds of refunds in one call: each takes one refund of an attempt. */
const MAX_REFUND_ROUNDS = 10;
const NOT_CONFIGURED = { known: {}, active: null };

/** What is asked of an attempt's gateway, whatever its kind. */
type Asked = Pick<QrGateway, 'status' | 'refund'>;

/** Everything the store does with online payments. */
export type PaymentsService = ReturnType<typeof createPaymentsService>;

/**
 * Creates the payments service; new attempts go to the gateway named `active`, older ones stay with theirs (decisions
 * §5).
 */
export function createPaymentsService({
  db,
  gateways,
  active,
  taken = () => PAYMENT_METHODS,
  qr = NOT_CONFIGURED,
  credit = NOT_CONFIGURED,
  savedCards = null,
  origin,
  log,
}: {
  db: Database;
  gateways: Readonly<Record<string, PaymentGateway>>;
  /** Gateway of new payments by card. */
  active: string;
  /** Methods that a new payment can be made by; all when absent. */
  taken?: () => readonly PaymentMethod[];
  qr?: QrGateways;
  credit?: CreditGateways;
  savedCards?: SavedCardsService | null;
  /** Where gateways report to. */
  origin: string;
  /** Told when a gateway opens no page, names another sum than was asked for, or refuses to give money back. */
  log: Pick<Logger, 'error'>;
}) {
  const byCard = new Map(Object.entries(gateways));
  const byQr = new Map(Object.entries(qr.known));
  const byName = new Map<string, Asked>([...byCard, ...byQr, ...Object.entries(credit.known)]);

  /** How a payment is opened at a gateway; undefined when it is not configured. */
  const openAt = (name: string): Open | undefined => {
    const [card, codes] = [byCard.get(name), byQr.get(name)];
    if (card) return (payment) => card.start(payment);
    return codes && ((payment) => createCode(codes, payment));
  };

  /** Asks the gateway of an attempt; one that is `watched` in turns, whatever the number of tabs and processes. */
  const ask = async (attempt: Attempt, now: Date, watched = false) => {
    // Without a page nobody can have paid: the attempt waits for its next start.
    if (attempt.pageUrl === null) return;
    if (watched && !(await takeTurn(db.$client, attempt.id, WATCH_PAUSE_MS, now))) return;
    const coded = byQr.has(attempt.gateway);
    const { state, reason, money } = (await byName.get(attempt.gateway)?.status(attempt)) ?? UNKNOWN;
    if (coded && (await isCodeOver(attempt.id, state, reason, now)))
      return settleAttempt(db, attempt, 'expiry', 'expired', now);
    // Another sum is nobody's payment of this order: it stays open, is asked about again, and a person is told.
    const believed = state !== 'approved' || isSumOf(attempt, money, 'status');
    await settleAttempt(db, attempt, believed ? state : 'unknown', believed ? reason : 'wrong-amount', now);
    if (believed && state === 'approved') await savedCards?.keep(attempt, now);
  };

  /** Tells whether a code ended without anybody paying it: a new one may take its place. */
  const isCodeOver = async (attemptId: number, state: GatewayStatus['state'], reason: string | null, now: Date) => {
    if (state === 'declined') return reason === 'expired';
    if (state !== 'pending') return false;
    const [code] = await findCodes(db.$client, [attemptId]);
    return code !== undefined && Date.parse(code.expiresAt) <= now.getTime();
  };

  /** Sends one refund back; what the gateway refuses waits for a person, what it cannot be asked for stays due. */
  const giveBack = async (refund: DueRefund): Promise<boolean> => {
    const { attemptId, orderId, cause, amount, gateway, reference } = refund;
    try {
      if (gateway === TRANSFER) throw new GatewayProblem('refused', 'a bank transfer is given back by hand');
      const known = byName.get(gateway);
      if (!known) throw new GatewayProblem('unreachable', `the gateway ${gateway} is not configured`);
      await known.refund({ ...refund, id: [reference, orderId, ...(cause ? [cause] : [])].join('-') });
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

  const isSumOf = ({ id, gateway, amount }: Attempt, money: Money | null, source: 'status' | 'webhook'): boolean => {
    const right = money?.amount === amount && money.currency === CURRENCY;
    if (!right) log.error({ attempt: id, gateway, source, asked: amount, told: money }, 'a payment of another sum');
    return right;
  };

  return {
    /**
     * Starts an attempt, or returns the open one; `order_not_payable` when one is accepted, `bank_unreachable` keeps
     * the attempt for a retry.
     */
    async begin(order: PaymentOrder, now: Date, opening?: Opening): Promise<{ pageUrl: string }> {
      if (order.method === 'credit' && !opening) fail('order_not_payable');
      const name = opening?.name ?? (order.method === 'qr' ? (qr.active?.name ?? 'none') : active);
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const attempt = await openAttempt(db.$client, order, name, now);
        if (!attempt) fail('order_not_payable');
        const open = opening?.name === attempt.gateway ? opening.open : openAt(attempt.gateway);
        if (!open && attempt.gateway === name) break;
        // A gateway that is not configured any more could not be asked whether its page was paid.
        if (
          !open ||
          (!opening && !(order.method === 'qr' ? byQr : byCard).has(attempt.gateway)) ||
          attempt.amount !== order.amount ||
          String(attempt.covers.toSorted()) !== String(order.covers.toSorted())
        ) {
          await expireOpenAttempts(db.$client, order.orderId, 'superseded', now);
          continue;
        }
        if (attempt.pageUrl) return { pageUrl: attempt.pageUrl };
        const webhookUrl = `${origin}/api/payments/${attempt.gateway}/webhook`;
        const wish = order.method === 'card' && order.card && (await savedCards?.begin(attempt.id, order.card, now));
        const started = await start(open, attempt, { ...order, ...wish }, webhookUrl, now, (problem) =>
          log.error(
            { gateway: attempt.gateway, order: order.number, problem: problem.kind, err: problem },
            'the bank has opened no payment page',
          ),
        );
        if (!started) {
          await settleAttempt(db, attempt, 'declined', 'page-lost', now);
          continue;
        }
        await keepStarted(db, attempt, started, now);
        return { pageUrl: started.pageUrl };
      }
      return fail('bank_unreachable');
    },

    /**
     * Re-reads the gateway's word on the open attempt of an order; a webhook or a return page is only a reason to do
     * so.
     */
    async check(orderId: number, now: Date, watched = false): Promise<void> {
      const attempt = await findOpenAttempt(db.$client, orderId);
      if (attempt) await ask(attempt, now, watched);
    },

    /** Draws the codes of attempts that can be paid by one, by the attempt's id. */
    async codes(attemptIds: readonly number[], language: Language): Promise<Map<number, QrCode>> {
      if (attemptIds.length === 0) return new Map();
      const found = await findCodes(db.$client, attemptIds);
      return new Map(found.map((code) => [code.attemptId, drawnCode(code, language)]));
    },

    /**
     * Takes a webhook: `wrong_signature` when it is not the gateway's, `wrong_amount` when it names another sum than the
     * attempt's. Returns the order it led to, if any.
     */
    async receive(gatewayName: string, raw: RawWebhook, now: Date): Promise<number | null> {
      const hint = byCard.get(gatewayName)?.verifyWebhook(raw) ?? fail('wrong_signature');
      const attempt = await findAttempt(db.$client, gatewayName, hint);
      if (!attempt) return null;
      if (hint.money && !isSumOf(attempt, hint.money, 'webhook')) fail('wrong_amount');
      await ask(attempt, now);
      return attempt.orderId;
    },

    /**
     * Takes a webhook as `receive` does, and tells what its gateway wants to hear; undefined where our JSON will do. A payment
     * that nothing waits for any more may be rejected by the answer.
     */
    async answer(gatewayName: string, raw: RawWebhook, now: Date): Promise<{ type: string; body: string } | undefined> {
      const gateway = byCard.get(gatewayName);
      const hint = gateway?.verifyWebhook(raw) ?? fail('wrong_signature');
      const before = await findAttempt(db.$client, gatewayName, hint);
      await this.receive(gatewayName, raw, now);
      const isAwaited = before !== undefined && (isOpenAttempt(before.status) || before.status === 'accepted');
      return gateway?.answerWebhook?.(raw, isAwaited);
    },

    /** Writes money that came by bank transfer, in the caller's transaction; false when the order has accepted money. */
    acceptTransfer: (tx: Sql, transfer: Transfer, now: Date): Promise<boolean> => insertTransfer(tx, transfer, now),

    /** Finds the accepted attempt, inside the caller's transaction. */
    accepted: (sql: Sql, orderId: number): Promise<Attempt | undefined> => findAcceptedAttempt(sql, orderId),

    /** Ways to pay at once that new attempts can be opened for. */
    ways: (): ExchangeableMethod[] =>
      EXCHANGEABLE_METHODS.filter(
        (method) => taken().includes(method) && (method === 'qr' ? qr.active !== null : byCard.has(active)),
      ),

    /** Makes room for another way to pay, in the caller's transaction; false when money may be on its way. */
    release: (tx: Sql, orderId: number, now: Date): Promise<boolean> => releaseAttempt(tx, orderId, now),

    /** Ends the open attempts of an order in the caller's transaction; a late success is refunded by itself. */
    expire: (sql: Sql, orderId: number, now: Date): Promise<void> => expireOpenAttempts(sql, orderId, 'expired', now),

    /**
     * Asks, in the caller's transaction, to give money of an accepted attempt back for one order, or for one return of it;
     * asking twice is harmless.
     */
    requestRefund: (sql: Sql, refund: NewRefund, now: Date): Promise<boolean> => insertRefund(sql, refund, now),

    /**
     * Sends due refunds to their gateways, all or those of the attempts to pay one order; what cannot be sent stays due.
     * Returns how many were given.
     */
    async sendRefunds(now: Date, orderId: number | null = null): Promise<number> {
      let given = 0;
      for (let round = 0; round < MAX_REFUND_ROUNDS; round++) {
        const due = await takeDueRefunds(db.$client, now, orderId, BATCH);
        if (due.length === 0) break;
        await eachAlone(
          due,
          async (refund) => {
            if (await giveBack(refund)) given++;
          },
          'some refunds failed',
        );
      }
      return given;
    },

    /**
     * Asks the gateways about attempts whose time has come: lost webhooks, unknown answers, late successes. `settled` is
     * told the order of each; returns how many were asked about.
     */
    async reconcile(now: Date, settled: (orderId: number) => Promise<unknown>): Promise<number> {
      const due = await takeDueChecks(db.$client, now, BATCH);
      await eachAlone(
        due,
        async (attempt) => {
          await ask(attempt, now);
          await settled(attempt.orderId);
        },
        'some payments could not be reconciled',
      );
      return due.length;
    },
  };
}
