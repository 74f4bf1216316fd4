import { z } from 'zod';
import type { Language } from '#domain/text/language.ts';
import { parseFields, isSignedBy, signFields, readField, formatXml, type Fields } from './freedom-messages.ts';
import { CURRENCY, GatewayProblem, type GatewayStatus, type Money, type PaymentGateway } from '../gateway.ts';
import { callGateway } from '../request.ts';
import { UNCONFIRMED, type SendOnce } from '../sent-once.ts';

/** Last segment of our webhook URL, part of its signature. */
const WEBHOOK_SCRIPT = 'webhook';
/** Freedom Pay accepts lifetimes from 5 minutes to a week. */
const MIN_LIFETIME_S = 300;
const MAX_LIFETIME_S = 604_800;
const LANGUAGES: Record<Language, string> = { ru: 'ru', kk: 'kz' };
const Sum = z.object({ amount: z.coerce.number(), currency: z.string().min(1) });

/** Meaning of payment statuses; others are ignored. */
const STATES: Record<string, GatewayStatus['state']> = {
  ok: 'approved',
  success: 'approved',
  new: 'pending',
  partial: 'pending',
  pending: 'pending',
  process: 'pending',
  waiting: 'pending',
  incomplete: 'pending',
  failed: 'declined',
  error: 'declined',
  rejected: 'declined',
  revoked: 'declined',
  refunded: 'declined',
  canceled: 'declined',
};

/** Merchant account; `https://test-api.freedompay.kz` for tests. */
export type FreedomOptions = { url: string; merchantId: string; secretKey: string; once: SendOnce; limitMs?: number };

/**
 * Creates the adapter of Freedom Pay: signed forms, signed XML responses, one payment per attempt under our reference.
 * It has no idempotency key, so we guard starts and refunds.
 */
export function createFreedomGateway({
  url,
  merchantId,
  secretKey,
  once,
  limitMs = 10_000,
}: FreedomOptions): PaymentGateway {
  const post = async (script: string, fields: Record<string, string>): Promise<Fields> => {
    const body = new URLSearchParams(signFields(script, { ...fields, pg_merchant_id: merchantId }, secretKey));
    const { status, text } = await callGateway(`${url}/${script}`, { method: 'POST', body }, limitMs);
    const answer = parseFields(text);
    if (status !== 200 || !answer) throw new GatewayProblem('unreachable', `status ${status}`);
    const code = readField(answer, 'pg_error_code');
    // Only the response to an unknown merchant is unsigned.
    if (!isSignedBy(script, answer, secretKey))
      throw code === '101' || code === '9998'
        ? new GatewayProblem('refused', `the merchant is unknown (${code})`)
        : new GatewayProblem('unreachable', 'the response is not signed');
    if (readField(answer, 'pg_status') === 'error')
      throw new GatewayProblem('refused', `${code}: ${readField(answer, 'pg_error_description')}`);
    return answer;
  };
  const readStatus = (reference: string) => post('get_status3.php', { pg_order_id: reference });

  return {
    name: 'freedom',

    async start({ reference, amount, description, language, returnUrl, webhookUrl, expiresAt }) {
      const seconds = Math.round((expiresAt.getTime() - Date.now()) / 1000);
      const started = await once(`start ${reference}`, async () => {
        const answer = await post('init_payment.php', {
          pg_order_id: reference,
          pg_amount: String(amount),
          pg_currency: CURRENCY,
          pg_description: description,
          pg_result_url: webhookUrl,
          pg_success_url: returnUrl,
          pg_failure_url: returnUrl,
          pg_request_method: 'POST',
          pg_lifetime: String(Math.min(MAX_LIFETIME_S, Math.max(MIN_LIFETIME_S, seconds))),
          pg_auto_clearing: '1',
          pg_language: LANGUAGES[language],
        });
        const [externalId, pageUrl] = [readField(answer, 'pg_payment_id'), readField(answer, 'pg_redirect_url')];
        if (!externalId || !pageUrl || !URL.canParse(pageUrl))
          throw new GatewayProblem('unreachable', 'the response has no payment page');
        return { externalId, pageUrl };
      });
      if (typeof started === 'string') throw new GatewayProblem('exists', 'the payment was already started');
      return started.sent;
    },

    async status({ reference, externalId }) {
      if (externalId === null) return unknown;
      const answer = await readStatus(reference).catch(() => null);
      if (!answer) return unknown;
      const status = readField(answer, 'pg_payment_status') ?? readField(answer, 'pg_transaction_status') ?? '';
      const state = STATES[status] ?? 'unknown';
      const reason = readField(answer, 'pg_failure_description') ?? readField(answer, 'pg_failure_code') ?? status;
      return { state, reason: state === 'declined' ? reason : null, money: readMoney(answer) };
    },

    async refund({ reference, id, amount }) {
      const paid = await readStatus(reference);
      const paymentId = readField(paid, 'pg_payment_id');
      if (STATES[readField(paid, 'pg_payment_status') ?? ''] !== 'approved' || !paymentId)
        throw new GatewayProblem('refused', 'the payment was not captured');
      const outcome = await once(`refund ${id}`, () =>
        post('revoke.php', { pg_payment_id: paymentId, pg_refund_amount: String(amount) }),
      );
      if (outcome === 'lost') throw new GatewayProblem('refused', UNCONFIRMED);
    },

    verifyWebhook({ body }) {
      const fields = [...new URLSearchParams(body)];
      const reference = readField(fields, 'pg_order_id');
      if (!reference || !isSignedBy(WEBHOOK_SCRIPT, fields, secretKey)) return null;
      const money = readMoney(fields);
      return { reference, ...(money && { money }) };
    },

    answerWebhook({ body }, isAwaited) {
      const canReject = new URLSearchParams(body).get('pg_can_reject') === '1';
      const fields: Record<string, string> =
        !isAwaited && canReject
          ? { pg_status: 'rejected', pg_description: 'The order awaits no payment' }
          : { pg_status: 'ok' };
      return { type: 'application/xml', body: formatXml(signFields(WEBHOOK_SCRIPT, fields, secretKey)) };
    },
  };
}

const unknown: GatewayStatus = { state: 'unknown', reason: null, money: null };

function readMoney(fields: Fields): Money | null {
  const parsed = Sum.safeParse({ amount: readField(fields, 'pg_amount'), currency: readField(fields, 'pg_currency') });
  return parsed.success ? parsed.data : null;
}
