import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { stepAttempt, type AttemptEvent } from '#domain/payment-status.ts';
import type { Logger } from 'pino';
import {
  CURRENCY,
  GatewayProblem,
  type GatewayStatus,
  type Money,
  type PaymentGateway,
  type RawWebhook,
  type StartedPayment,
} from '#server/gateways/payments/gateway.ts';
import { inTransaction, type Database } from '../../platform/db.ts';
import { eachAlone, fail } from '../../platform/failure.ts';
import { recordEvents } from '../../platform/outbox.ts';
import {
  expireOpenAttempts,
  findAcceptedAttempt,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  insertRefund,
  lockAttempt,
  markStarted,
  takeDueChecks,
  takeDueRefunds,
  updateAttempt,
  updateRefund,
  type Attempt,
  type DueRefund,
  type NewRefund,
  type Sql,
} from './payments.queries.ts';

export { attemptColumns, countOpenRefunds, type Attempt, type RefundCounts } from './payments.queries.ts';

const FIRST_CHECK_MS = 60_000;
/** The word on a payment whose gateway is not configured any more. */
const UNKNOWN: GatewayStatus = { state: 'unknown', reason: null, money: null };
/** Order id of a refund that returns the whole attempt. */
const WHOLE_ATTEMPT = 0;
const MAX_ROUNDS = 4;
const BATCH = 50;

/**
 * What an attempt needs: `orderId` is the first order of a master number, `covers` the orders `amount` (tenge) is the
 * sum of.
 */
export type PaymentOrder = {
  orderId: number;
  covers: number[];
  amount: number;
  number: string;
  language: Language;
  returnUrl: string;
  expiresAt: Date;
};

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
  origin,
  log,
}: {
  db: Database;
  gateways: Readonly<Record<string, PaymentGateway>>;
  active: string;
  /** Where the gateways report to. */
  origin: string;
  /** Told when a gateway opens no page, names another sum than was asked for, or refuses to give money back. */
  log: Pick<Logger, 'error'>;
}) {
  const byName = new Map(Object.entries(gateways));

  const ask = async (attempt: Attempt, now: Date) => {
    // Without a page nobody can have paid: the attempt waits for its next start.
    if (attempt.pageUrl === null) return;
    const { state, reason, money } = (await byName.get(attempt.gateway)?.status(attempt)) ?? UNKNOWN;
    // Another sum is nobody's payment of this order: it stays open, is asked about again, and a person is told.
    const believed = state !== 'approved' || isSumOf(attempt, money, 'status');
    await settleAttempt(db, attempt, believed ? state : 'unknown', believed ? reason : 'wrong-amount', now);
  };

  /** Sends one refund back; what the gateway refuses waits for a person, what it cannot be asked for stays due. */
  const giveBack = async (refund: DueRefund): Promise<boolean> => {
    const { attemptId, orderId, cause, amount, gateway, reference } = refund;
    try {
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
    async begin(order: PaymentOrder, now: Date): Promise<{ pageUrl: string }> {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const attempt = await openAttempt(db.$client, order, active, now);
        if (!attempt) fail('order_not_payable');
        const gateway = byName.get(attempt.gateway);
        if (!gateway && attempt.gateway === active) break;
        // A gateway that is not configured any more could not be asked whether its page was paid.
        if (!gateway || attempt.amount !== order.amount || !sameIds(attempt.covers, order.covers)) {
          await expireOpenAttempts(db.$client, order.orderId, 'superseded', now);
          continue;
        }
        if (attempt.pageUrl) return { pageUrl: attempt.pageUrl };
        const webhookUrl = `${origin}/api/payments/${attempt.gateway}/webhook`;
        const started = await start(gateway, attempt, order, webhookUrl, now, (problem) =>
          log.error(
            { gateway: attempt.gateway, order: order.number, problem: problem.kind, err: problem },
            'the bank has opened no payment page',
          ),
        );
        if (!started) {
          await settleAttempt(db, attempt, 'declined', 'page-lost', now);
          continue;
        }
        await markStarted(db.$client, attempt.id, started, now);
        return { pageUrl: started.pageUrl };
      }
      return fail('bank_unreachable');
    },

    /**
     * Re-reads the gateway's word on the open attempt of an order; a webhook or a return page is only a reason to do
     * so.
     */
    async check(orderId: number, now: Date): Promise<void> {
      const attempt = await findOpenAttempt(db.$client, orderId);
      if (attempt) await ask(attempt, now);
    },

    /**
     * Takes a webhook: `wrong_signature` when it is not the gateway's, `wrong_amount` when it names another sum than the
     * attempt's. Returns the order it led to, if any.
     */
    async receive(gatewayName: string, raw: RawWebhook, now: Date): Promise<number | null> {
      const hint = byName.get(gatewayName)?.verifyWebhook(raw) ?? fail('wrong_signature');
      const attempt = await findAttempt(db.$client, gatewayName, hint);
      if (!attempt) return null;
      if (hint.money && !isSumOf(attempt, hint.money, 'webhook')) fail('wrong_amount');
      await ask(attempt, now);
      return attempt.orderId;
    },

    /** Finds the accepted attempt, inside the caller's transaction. */
    accepted: (sql: Sql, orderId: number): Promise<Attempt | undefined> => findAcceptedAttempt(sql, orderId),

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
      await eachAlone(
        await takeDueRefunds(db.$client, now, orderId, BATCH),
        async (refund) => {
          if (await giveBack(refund)) given++;
        },
        'some refunds failed',
      );
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

async function openAttempt(sql: Sql, order: PaymentOrder, gateway: string, now: Date): Promise<Attempt | undefined> {
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

/** Returns undefined when the gateway has the reference but its page is lost for good. */
async function start(
  gateway: PaymentGateway,
  attempt: Attempt,
  order: PaymentOrder,
  webhookUrl: string,
  now: Date,
  onProblem: (problem: GatewayProblem) => void,
): Promise<StartedPayment | undefined> {
  const { reference, amount } = attempt;
  const { language, returnUrl } = order;
  try {
    return await gateway.start({
      reference,
      amount,
      description: descriptions[language](order.number),
      language,
      returnUrl,
      webhookUrl,
      expiresAt: order.expiresAt,
    });
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    onProblem(error);
    // Another request may be about to write the page down; only an old attempt's page is lost.
    if (error.kind === 'exists' && now.getTime() - Date.parse(attempt.createdAt) > FIRST_CHECK_MS) return undefined;
    return fail('bank_unreachable');
  }
}

const descriptions: Record<Language, (number: string) => string> = {
  ru: (number) => `Заказ № ${number}`,
  kk: (number) => `№ ${number} тапсырыс`,
};

/**
 * Moves an attempt by the gateway's word: the table of `domain/payment-status.ts` decides, the events and refunds are
 * written with it.
 */
async function settleAttempt(
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

function sameIds(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
