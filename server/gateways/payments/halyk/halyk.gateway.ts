import { createHmac, timingSafeEqual } from 'node:crypto';
import lzString from 'lz-string';
import { z } from 'zod';
import type { Language } from '#domain/text/language.ts';
import { CURRENCY, GatewayProblem, type GatewayStatus, type PaymentGateway } from '../gateway.ts';
import type { HalykInvoices } from './halyk-invoices.ts';
import { callGateway, parseJson, type GatewayAnswer } from '../request.ts';
import { UNCONFIRMED, type SendOnce } from '../sent-once.ts';

const SCOPE = 'webapi usermanagement email_send verification statement statistics payment';
const LANGUAGES: Record<Language, string> = { ru: 'rus', kk: 'kaz' };
/** Minimum partial refund of the bank, tenge. */
const MIN_PARTIAL_REFUND = 10;
const Token = z.looseObject({ access_token: z.string().min(1), token_type: z.string() });
const FOUND = '100';
const NOT_FOUND = '102';
const IN_PROGRESS = '107';
const Status = z.object({
  resultCode: z.coerce.string(),
  transaction: z
    .object({
      id: z.string().min(1),
      amount: z.number(),
      currency: z.string(),
      statusName: z.string(),
      reason: z.string().nullish(),
      reasonCode: z.coerce.string().nullish(),
    })
    .nullish(),
});
const Notice = z.object({
  invoiceId: z.string().regex(/^\d{6}$/),
  secret_hash: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
});

const STATES: Record<string, GatewayStatus['state']> = {
  NEW: 'pending',
  '3D': 'pending',
  VERIFIED: 'pending',
  AUTH: 'pending',
  CHARGE: 'approved',
  FAILED: 'declined',
  REJECT: 'declined',
  CANCEL: 'declined',
  CANCEL_OLD: 'declined',
  REFUND: 'declined',
};

/** Account at Halyk ePay 2.0: URLs for tokens, calls and pages, and the terminal. */
export type HalykOptions = {
  oauthUrl: string;
  apiUrl: string;
  /** URL of the payment form. */
  pageUrl: string;
  clientId: string;
  clientSecret: string;
  terminal: string;
  invoices: HalykInvoices;
  once: SendOnce;
  limitMs?: number;
};

/**
 * Creates the adapter of Halyk ePay 2.0: a token per operation, a six-digit number per attempt, and the bank's form
 * with parameters packed like its own script does. Its webhook carries only our secret word, so the status is re-read.
 */
export function createHalykGateway(options: HalykOptions): PaymentGateway {
  const { oauthUrl, apiUrl, pageUrl, clientId, clientSecret, terminal, invoices, once, limitMs = 10_000 } = options;
  const secretHash = (invoiceId: string) => createHmac('sha256', clientSecret).update(invoiceId).digest('hex');

  const requestToken = async (extra: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: SCOPE,
      client_id: clientId,
      client_secret: clientSecret,
      terminal,
      ...extra,
    });
    const answer = await callGateway(oauthUrl, { method: 'POST', body }, limitMs);
    const parsed = Token.safeParse(answer.body);
    if (answer.status === 200 && parsed.success) return parsed.data;
    const isRejected = answer.status === 400 || answer.status === 401 || answer.status === 403;
    // Without a token no request reached the bank.
    throw new GatewayProblem(isRejected ? 'refused' : 'unreachable', `no token: status ${answer.status}`, true);
  };

  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<GatewayAnswer> => {
    const { access_token: access } = await requestToken();
    const answer = await callGateway(
      `${apiUrl}${path}`,
      {
        method,
        headers: { authorization: `Bearer ${access}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      },
      limitMs,
    );
    if (answer.status >= 500 || answer.status === 429)
      throw new GatewayProblem('unreachable', `status ${answer.status}`);
    return answer;
  };

  /** Reads a transaction; null before anyone tried to pay, undefined when the bank gives no clear status. */
  const findTransaction = async (invoiceId: number) => {
    const { body } = await call('GET', `/check-status/payment/transaction/${invoiceId}`);
    const status = Status.safeParse(body);
    if (!status.success) return undefined;
    const { resultCode, transaction } = status.data;
    if (resultCode === FOUND && transaction) return transaction;
    return resultCode === NOT_FOUND || resultCode === IN_PROGRESS ? null : undefined;
  };

  return {
    name: 'halyk',

    async start({ reference, amount, description, language, returnUrl, webhookUrl }) {
      const { number, pageUrl: existingPage } = await invoices.number(reference);
      const invoiceId = String(number);
      if (existingPage !== null) return { externalId: invoiceId, pageUrl: existingPage };
      const auth = await requestToken({
        invoiceID: invoiceId,
        secret_hash: secretHash(invoiceId),
        amount: String(amount),
        currency: CURRENCY,
        postLink: webhookUrl,
        failurePostLink: webhookUrl,
      });
      const params = {
        invoiceId,
        invoiceIdAlt: reference,
        backLink: returnUrl,
        failureBackLink: returnUrl,
        postLink: webhookUrl,
        failurePostLink: webhookUrl,
        language: LANGUAGES[language],
        description,
        terminal,
        amount,
        currency: CURRENCY,
        cardSave: false,
        auth,
      };
      const packed = lzString.compressToEncodedURIComponent(JSON.stringify(params));
      return { externalId: invoiceId, pageUrl: await invoices.storePage(reference, `${pageUrl}/?params=${packed}`) };
    },

    async status({ reference }) {
      const invoice = await invoices.find(reference);
      const found = invoice && (await findTransaction(invoice.number).catch(() => undefined));
      if (found === undefined) return unknown;
      if (found === null) return { ...unknown, state: 'pending' };
      const { id, amount, currency, statusName, reason, reasonCode } = found;
      // Captures authorised money, and accepts it after the capture.
      if (statusName === 'AUTH') await call('POST', `/operation/${id}/charge`, {}).catch(() => null);
      const state = STATES[statusName] ?? 'unknown';
      const declineReason = reason || reasonCode || statusName.toLowerCase();
      return { state, reason: state === 'declined' ? declineReason : null, money: { amount, currency } };
    },

    async refund({ reference, id, amount }) {
      const invoice = await invoices.find(reference);
      const paid = invoice ? await findTransaction(invoice.number) : await requestToken().then(() => null);
      if (paid === undefined)
        throw new GatewayProblem('unreachable', 'the bank does not report the status of the payment');
      if (paid?.statusName !== 'CHARGE' && paid?.statusName !== 'REFUND')
        throw new GatewayProblem('refused', 'the payment was not captured');
      if (amount < MIN_PARTIAL_REFUND && amount < paid.amount)
        throw new GatewayProblem('refused', `the bank refunds no part below ${MIN_PARTIAL_REFUND} tenge`);
      const outcome = await once(`refund ${id}`, async () => {
        const query = new URLSearchParams({ amount: String(amount), externalID: id });
        const { status } = await call('POST', `/operation/${encodeURIComponent(paid.id)}/refund?${query}`);
        if (status !== 200) throw new GatewayProblem('refused', `status ${status}`);
      });
      if (outcome === 'lost') throw new GatewayProblem('refused', UNCONFIRMED);
    },

    verifyWebhook({ body }) {
      const notice = Notice.safeParse(parseJson(body));
      if (!notice.success) return null;
      const { invoiceId: externalId, secret_hash: receivedHash, amount, currency } = notice.data;
      const [expectedBytes, receivedBytes] = [Buffer.from(secretHash(externalId)), Buffer.from(receivedHash)];
      if (expectedBytes.length !== receivedBytes.length || !timingSafeEqual(expectedBytes, receivedBytes)) return null;
      return { externalId, money: { amount, currency } };
    },
  };
}

const unknown: GatewayStatus = { state: 'unknown', reason: null, money: null };
