import { z } from 'zod';
import { multiply } from '#domain/pricing/money.ts';
import {
  CURRENCY,
  GatewayProblem,
  type GatewayStatus,
  type CardToken,
  type Money,
  type PaymentGateway,
} from '../gateway.ts';
import { answerKind, callGateway, parseJson, type GatewayAnswer } from '../request.ts';

const TIYN = 100;
const OrderState = z.enum(['UNPAID', 'ON_HOLD', 'PAID']);
const Started = z.object({ order: z.object({ id: z.string(), checkout_url: z.url() }) });
const Payment = z.object({
  status: z.enum(['REQUIRES_ACTION', 'PENDING', 'APPROVED', 'CAPTURED', 'CANCELLED', 'DECLINED']),
  error: z.object({ code: z.string() }).nullish(),
  payer: z.object({ card_id: z.string().nullish() }).nullish(),
});
const Sum = z.object({ amount: z.number(), currency: z.string() });
const FoundOrder = Sum.extend({
  status: OrderState,
  payments: z.array(Payment).nullish(),
  customer_id: z.string().nullish(),
});
const Customer = z.object({ id: z.string() });
const CreatedCustomer = z.union([z.object({ customer: Customer }).transform(({ customer }) => customer), Customer]);
const Card = z.object({
  id: z.string(),
  status: z.string().nullish(),
  pan_masked: z.string().regex(/\d{4}$/),
  expiry_date: z.string().regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/),
});
const Cards = z.array(Card);
const Refund = z.object({ status: z.enum(['PENDING', 'APPROVED', 'DECLINED']), reason: z.string().nullish() });
const Refunds = z.array(Refund);
/** Declined refunds after which the bank's refusal is final. */
const MAX_DECLINED = 3;
const Problem = z.object({ code: z.string() });
const Webhook = z.object({
  order: Sum.partial().extend({ id: z.string(), external_id: z.string().nullish() }),
});

/** URL and key of the ioka account; `https://stage-api.ioka.kz` for tests. */
export type IokaOptions = { url: string; apiKey: string; limitMs?: number };

/**
 * Creates the adapter of ioka's acquiring API: amounts in tiyn, one ioka order per attempt; webhooks are only hints.
 */
export function createIokaGateway({ url, apiKey, limitMs = 10_000 }: IokaOptions): PaymentGateway {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<GatewayAnswer> =>
    callGateway(
      `${url}/v2${path}`,
      {
        method,
        headers: { 'API-KEY': apiKey, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { body: JSON.stringify(payload) }),
      },
      limitMs,
    );

  /** Creates an anonymous ioka customer for one card; null when it fails. */
  const createCustomer = async (reference: string): Promise<string | null> => {
    const answer = await call('POST', '/customers', { external_id: reference }).catch(() => null);
    const created = answer && (answer.status === 200 || answer.status === 201);
    // Payment continues even if the card cannot be stored.
    return (created && CreatedCustomer.safeParse(answer.body).data?.id) || null;
  };

  const cardFields = async (reference: string, cardToken: string | undefined, keepCard: boolean | undefined) => {
    const card = parseCardToken(cardToken);
    if (card) return { customer_id: card.customerId, card_id: card.cardId };
    const customerId = keepCard ? await createCustomer(reference) : null;
    return customerId === null ? {} : { customer_id: customerId };
  };

  return {
    name: 'ioka',

    async start({ reference, amount, description, returnUrl, expiresAt, cardToken, keepCard }) {
      const answer = await call('POST', '/orders', {
        amount: multiply(amount, TIYN),
        currency: CURRENCY,
        capture_method: 'AUTO',
        external_id: reference,
        description,
        due_date: expiresAt.toISOString(),
        back_url: returnUrl,
        success_url: returnUrl,
        failure_url: returnUrl,
        ...(await cardFields(reference, cardToken, keepCard)),
      });
      const started = Started.safeParse(answer.body);
      if (answer.status !== 201 || !started.success) throw toProblem(answer);
      return { externalId: started.data.order.id, pageUrl: started.data.order.checkout_url };
    },

    async status({ externalId }) {
      if (externalId === null) return unknown;
      const answer = await call('GET', `/orders/${encodeURIComponent(externalId)}`).catch(() => null);
      const found = answer?.status === 200 ? FoundOrder.safeParse(answer.body) : undefined;
      return found?.success ? toStatus(found.data) : unknown;
    },

    async refund({ externalId, id, amount }) {
      if (externalId === null) throw new GatewayProblem('refused', 'the payment has no id at ioka');
      const path = `/orders/${encodeURIComponent(externalId)}/refunds`;
      // ioka has no idempotency key: our id is the refund reason, and an existing refund with it is not repeated.
      const listed = await call('GET', path);
      const parsed = Refunds.safeParse(listed.body);
      if (listed.status !== 200 || !parsed.success) throw toProblem(listed);
      const statuses = parsed.data.filter(({ reason }) => reason === id).map(({ status }) => status);
      if (statuses.includes('APPROVED')) return;
      if (statuses.includes('PENDING')) throw new GatewayProblem('unreachable', 'the refund is still pending');
      if (statuses.length >= MAX_DECLINED)
        throw new GatewayProblem('refused', `the refund was declined ${statuses.length} times`);
      const answer = await call('POST', path, { amount: multiply(amount, TIYN), reason: id });
      if (answer.status !== 200 && answer.status !== 201) throw toProblem(answer);
      const created = Refund.safeParse(answer.body);
      // Still pending: the next attempt finds it in the list with its outcome.
      if (created.data?.status !== 'APPROVED')
        throw new GatewayProblem('unreachable', 'the refund is not approved yet');
    },

    cards: {
      async findCard({ externalId }) {
        if (externalId === null) return null;
        const order = await call('GET', `/orders/${encodeURIComponent(externalId)}`);
        const found = FoundOrder.safeParse(order.body);
        if (order.status !== 200 || !found.success) throw toProblem(order);
        const { customer_id: customerId, payments } = found.data;
        if (!customerId || toStatus(found.data).state !== 'approved') return null;
        const answer = await call('GET', `/customers/${encodeURIComponent(customerId)}/cards`);
        const listed = Cards.safeParse(answer.body);
        if (answer.status !== 200 || !listed.success) throw toProblem(answer);
        const paidCardId = payments?.findLast(({ payer }) => payer?.card_id)?.payer?.card_id;
        const usable = listed.data.filter(({ status }) => !status || status === 'APPROVED');
        // The customer was created for this card only.
        const card = usable.find(({ id }) => id === paidCardId) ?? usable[0];
        return card ? toCardToken(customerId, card) : null;
      },

      async remove(token) {
        const card = parseCardToken(token);
        if (!card) return;
        const path = `/customers/${encodeURIComponent(card.customerId)}/cards/${encodeURIComponent(card.cardId)}`;
        const answer = await call('DELETE', path);
        if (answer.status >= 300 && answer.status !== 404) throw toProblem(answer);
      },
    },

    // The algorithm of x-signature is not published, so only the payment's id is used.
    verifyWebhook({ body }) {
      const parsed = Webhook.safeParse(parseJson(body));
      if (!parsed.success) return null;
      const { id, external_id: reference, amount, currency } = parsed.data.order;
      return {
        externalId: id,
        ...(reference && { reference }),
        ...(amount !== undefined && currency !== undefined && { money: toMoney({ amount, currency }) }),
      };
    },
  };
}

/** Our token for a stored card: its customer and card id at ioka. */
function toCardToken(customerId: string, { id, pan_masked, expiry_date }: z.infer<typeof Card>): CardToken {
  const [month, year] = expiry_date.split('/');
  return { token: `${customerId}/${id}`, lastDigits: pan_masked.slice(-4), expires: `20${year}-${month}` };
}

/** Parses that token; null for another gateway's. */
function parseCardToken(token: string | undefined): { customerId: string; cardId: string } | null {
  const [, customerId, cardId] = /^([^/\s]+)\/([^/\s]+)$/.exec(token ?? '') ?? [];
  return customerId && cardId ? { customerId, cardId } : null;
}

const unknown: GatewayStatus = { state: 'unknown', reason: null, money: null };

function toMoney({ amount, currency }: z.infer<typeof Sum>): Money {
  return { amount: amount / TIYN, currency };
}

function toStatus({ status, payments, ...sum }: z.infer<typeof FoundOrder>): GatewayStatus {
  const money = toMoney(sum);
  if (status === 'PAID' || status === 'ON_HOLD') return { state: 'approved', reason: null, money };
  const last = payments?.at(-1);
  if (last?.status === 'DECLINED' || last?.status === 'CANCELLED')
    return { state: 'declined', reason: last.error?.code ?? last.status.toLowerCase(), money };
  return { state: 'pending', reason: null, money };
}

/** 503: certainly not executed; 504 and other 5xx: unknown. Both are retried. 409 OrderExists: the page is lost. */
function toProblem({ status, body }: GatewayAnswer): GatewayProblem {
  const parsed = Problem.safeParse(body);
  const code = parsed.success ? parsed.data.code : `status ${status}`;
  if (status === 409 && code === 'OrderExists') return new GatewayProblem('exists', code);
  return new GatewayProblem(answerKind(status), code);
}
