import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '#domain/text/language.ts';
import { CURRENCY, GatewayProblem, type GatewayStatus, type PaymentGateway, type RawWebhook } from '../gateway.ts';
import { callGateway, parseJson, type GatewayAnswer } from '../request.ts';
import { UNCONFIRMED, type SendOnce } from '../sent-once.ts';

const CULTURES: Record<Language, string> = { ru: 'ru-RU', kk: 'kk-KZ' };
const Created = z.object({ Success: z.literal(true), Model: z.object({ Id: z.string(), Url: z.url() }) });
const Transaction = z.object({
  TransactionId: z.number().int(),
  Amount: z.number(),
  Currency: z.string(),
  Status: z.enum(['AwaitingAuthentication', 'Authorized', 'Completed', 'Cancelled', 'Declined']),
  Reason: z.string().nullish(),
});
const FoundPayment = z.object({ Success: z.boolean(), Model: Transaction });
const Answer = z.object({ Success: z.boolean(), Message: z.string().nullish() });
const Notice = z.object({ InvoiceId: z.string().min(1), Amount: z.coerce.number(), Currency: z.string() });

const STATES = {
  AwaitingAuthentication: 'pending',
  Authorized: 'pending',
  Completed: 'approved',
  Cancelled: 'declined',
  Declined: 'declined',
} as const;

/** Account at TipTop Pay: the public id and the secret of its API. */
export type TipTopOptions = {
  url: string;
  publicId: string;
  apiSecret: string;
  once: SendOnce;
  limitMs?: number;
};

/**
 * Creates the adapter of TipTop Pay: an order with a hosted page per attempt, identified by our reference as InvoiceId.
 * Its idempotency key expires after an hour, so we guard refunds too.
 */
export function createTipTopGateway({
  url,
  publicId,
  apiSecret,
  once,
  limitMs = 10_000,
}: TipTopOptions): PaymentGateway {
  const post = async (path: string, payload: object, requestId?: string): Promise<GatewayAnswer> => {
    const answer = await callGateway(
      `${url}${path}`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${publicId}:${apiSecret}`).toString('base64')}`,
          'content-type': 'application/json',
          ...(requestId && { 'x-request-id': requestId }),
        },
        body: JSON.stringify(payload),
      },
      limitMs,
    );
    if (answer.status >= 500 || answer.status === 429)
      throw new GatewayProblem('unreachable', `status ${answer.status}`);
    return answer;
  };

  const find = async (reference: string) => {
    const { body } = await post('/v2/payments/find', { InvoiceId: reference });
    const found = FoundPayment.safeParse(body);
    if (found.success) return found.data.Model;
    // "Not found" until a shopper tried to pay; an unreadable response counts as none.
    if (!Answer.safeParse(body).success) throw new GatewayProblem('unreachable', 'the response has an unexpected form');
    return null;
  };

  return {
    name: 'tiptop',

    async start({ reference, amount, description, language, returnUrl }) {
      const { body } = await post(
        '/orders/create',
        {
          Amount: amount,
          Currency: CURRENCY,
          Description: description,
          InvoiceId: reference,
          RequireConfirmation: false,
          SendEmail: false,
          SendSms: false,
          CultureName: CULTURES[language],
          SuccessRedirectUrl: returnUrl,
          FailRedirectUrl: returnUrl,
        },
        reference,
      );
      const created = Created.safeParse(body);
      if (!created.success) throw toProblem(body);
      return { externalId: created.data.Model.Id, pageUrl: created.data.Model.Url };
    },

    async status({ reference, externalId }) {
      if (externalId === null) return unknown;
      const found = await find(reference).catch(() => undefined);
      if (found === undefined) return unknown;
      if (found === null) return { ...unknown, state: 'pending' };
      const { Status, Reason, Amount: amount, Currency: currency } = found;
      // Captures authorised money, and accepts it after the capture.
      if (Status === 'Authorized')
        await post('/payments/confirm', { TransactionId: found.TransactionId, Amount: amount }).catch(() => null);
      const state = STATES[Status];
      const reason = state === 'declined' ? (Reason ?? Status.toLowerCase()) : null;
      return { state, reason, money: { amount, currency } };
    },

    async refund({ reference, id, amount }) {
      const paid = await find(reference);
      if (paid?.Status !== 'Completed') throw new GatewayProblem('refused', 'the payment was not captured');
      const outcome = await once(`refund ${id}`, async () => {
        const { body } = await post('/payments/refund', { TransactionId: paid.TransactionId, Amount: amount }, id);
        const answer = Answer.safeParse(body);
        if (!answer.data?.Success) throw toProblem(body);
      });
      if (outcome === 'lost') throw new GatewayProblem('refused', UNCONFIRMED);
    },

    verifyWebhook(raw) {
      if (!isSigned(raw, apiSecret)) return null;
      const parsed = Notice.safeParse(parseJson(raw.body) ?? Object.fromEntries(new URLSearchParams(raw.body)));
      if (!parsed.success) return null;
      const { InvoiceId: reference, Amount: amount, Currency: currency } = parsed.data;
      return { reference, money: { amount, currency } };
    },
  };
}

const unknown: GatewayStatus = { state: 'unknown', reason: null, money: null };

function toProblem(body: unknown): GatewayProblem {
  const parsed = Answer.safeParse(body);
  return parsed.success
    ? new GatewayProblem('refused', parsed.data.Message ?? 'refused')
    : new GatewayProblem('unreachable', 'the response has an unexpected form');
}

/** Both headers contain an HMAC of the body, one of them after URL decoding. */
function isSigned({ body, headers }: RawWebhook, secret: string): boolean {
  const decoded = decodeForm(body);
  const digests = [body, ...(decoded === null ? [] : [decoded])].map((text) =>
    createHmac('sha256', secret).update(text).digest(),
  );
  return [headers['content-hmac'], headers['x-content-hmac']].some((header) => {
    const bytes = Buffer.from(typeof header === 'string' ? header : '', 'base64');
    return digests.some((digest) => digest.length === bytes.length && timingSafeEqual(digest, bytes));
  });
}

function decodeForm(body: string): string | null {
  try {
    return decodeURIComponent(body.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
