import { z } from 'zod';
import { instalmentPayment } from '#domain/payments/instalment.ts';
import { answerKind, callGateway, type GatewayAnswer } from '../../payments/request.ts';
import { CURRENCY, GatewayProblem, type CreditGateway, type GatewayStatus } from '../gateway.ts';

/** Account at Freedom Finance Credit, with the instalment or credit product of its contract. */
export type FreedomCreditOptions = {
  url: string;
  login: string;
  password: string;
  partner: string;
  product: string;
  /** Terms of the product, months. */
  terms: readonly number[];
  /** Annual rate of the product; 0 is an instalment. */
  annualRatePercent: number;
  limitMs?: number;
};

const BANK = 'freedom';
const COUNTRY_CODE = '7';
const Access = z.object({ access: z.string().min(1) });
const Applied = z.object({ uuid: z.string().min(1) });
const Scoring = z.object({
  status: z.string(),
  approved_params: z.object({ principal: z.number(), period: z.number().int() }).nullish(),
  redirect_url: z.url().nullish(),
});
type Scoring = z.infer<typeof Scoring>;

/**
 * Meaning of each lead status. The provider publishes no list: compare with its dashboard before going live. Unknown
 * statuses change nothing.
 */
const STATUS_MEANINGS: Readonly<Record<string, 'thinks' | 'approved' | 'declined' | 'signed' | 'ended'>> = {
  NEW: 'thinks',
  IN_PROGRESS: 'thinks',
  APPROVED: 'approved',
  REJECTED: 'declined',
  SIGNED: 'signed',
  ISSUED: 'signed',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
};

/**
 * Creates the adapter of Freedom Finance Credit: one bank, with its own phone verification codes. All calls are made by
 * the server, so the partner's token never reaches a browser. The provider publishes no calls to end a contract, refund
 * a part or report a delivery: the first two need an operator, the third does nothing.
 */
export function createFreedomCredit(options: FreedomCreditOptions): CreditGateway {
  const { url, login, password, partner, product, terms, annualRatePercent, limitMs = 15_000 } = options;
  let access: Promise<string> | undefined;

  const send = (method: string, path: string, token: string | null, payload?: object): Promise<GatewayAnswer> =>
    callGateway(
      `${url}${path}`,
      {
        method,
        headers: {
          ...(token !== null && { Authorization: `JWT ${token}` }),
          ...(payload && { 'content-type': 'application/json' }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      },
      limitMs,
    );

  const logIn = async (): Promise<string> => {
    const response = await send('POST', '/ffc-api-auth/', null, { username: login, password });
    const parsed = Access.safeParse(response.body);
    if (response.status !== 200 || !parsed.success) throw toProblem(response);
    return parsed.data.access;
  };

  /** Makes a call with the cached token and renews it when the provider rejects it. */
  const call = async (method: string, path: string, payload?: object): Promise<GatewayAnswer> => {
    const full = `/ffc-api-public/universal/${path}`;
    try {
      access ??= logIn();
      const response = await send(method, full, await access, payload);
      if (response.status !== 401) return response;
      access = logIn();
      return await send(method, full, await access, payload);
    } catch (error) {
      access = undefined;
      throw error;
    }
  };

  const fetchScoring = async (externalId: string): Promise<Scoring | null> => {
    const path = `general/scoring-result/${encodeURIComponent(externalId)}`;
    const answer = await call('GET', path).catch(() => null);
    return answer?.status === 200 ? (Scoring.safeParse(answer.body).data ?? null) : null;
  };
  const withCountryCode = (phone: string) => `${COUNTRY_CODE}${phone}`;

  return {
    name: 'freedom-credit',
    banks: [{ id: BANK, name: { ru: 'Freedom Bank', kk: 'Freedom Bank' } }],

    codes: {
      async send({ iin, phone }) {
        const answer = await call('POST', 'general/send-otp', { iin, mobile_phone: withCountryCode(phone) });
        if (answer.status !== 200) throw toProblem(answer);
      },
      async check({ iin, phone }, code) {
        const answer = await call('POST', 'general/validate-otp', { iin, mobile_phone: withCountryCode(phone), code });
        if (answer.status === 200) return true;
        if (answer.status === 400) return false;
        throw toProblem(answer);
      },
    },

    async apply({ iin, phone, amount, reference, returnUrl }) {
      const answer = await call('POST', 'apply/apply-lead', {
        iin,
        mobile_phone: withCountryCode(phone),
        product,
        partner,
        channel: 'PARTNER_WEB',
        credit_params: { period: Math.max(...terms), principal: amount },
        additional_information: { success_url: returnUrl, failure_url: returnUrl, reference_id: reference },
      });
      const parsed = Applied.safeParse(answer.body);
      if (answer.status !== 202 || !parsed.success) throw toProblem(answer);
      return { externalId: parsed.data.uuid };
    },

    async answer({ externalId, amount }) {
      const scoring = await fetchScoring(externalId);
      const meaning = scoring && STATUS_MEANINGS[scoring.status];
      if (meaning === 'declined' || meaning === 'ended')
        return { answer: 'declined', reason: scoring!.status.toLowerCase() };
      if (meaning !== 'approved' && meaning !== 'signed') return { answer: meaning === 'thinks' ? 'asked' : 'unknown' };
      const approvedAmount = Math.min(amount, scoring?.approved_params?.principal ?? amount);
      return {
        answer: 'approved',
        offers: terms.map((months) => ({
          months,
          annualRatePercent,
          amount: approvedAmount,
          monthly: instalmentPayment(approvedAmount, { months, annualRatePercent, min: 0, max: approvedAmount }),
        })),
      };
    },

    async choose({ externalId, months, amount }) {
      const scoring = await fetchScoring(externalId);
      if (!scoring?.redirect_url) throw new GatewayProblem('unreachable', 'the signing page is not available yet');
      const answer = await call('PUT', `general/set-reference-id/${encodeURIComponent(externalId)}`, {
        product,
        // The bank may approve more; the credit never exceeds the order's sum.
        credit_params: { period: months, principal: amount },
      });
      if (answer.status !== 200) throw toProblem(answer);
      return { signUrl: scoring.redirect_url };
    },

    async status({ externalId }): Promise<GatewayStatus> {
      const scoring = externalId === null ? null : await fetchScoring(externalId);
      const meaning = scoring && STATUS_MEANINGS[scoring.status];
      const principal = scoring?.approved_params?.principal;
      const money = principal === undefined ? null : { amount: principal, currency: CURRENCY };
      if (meaning === 'signed') return { state: 'approved', reason: null, money };
      if (meaning === 'declined' || meaning === 'ended') return { state: 'declined', reason: 'cancelled', money };
      return { state: meaning ? 'pending' : 'unknown', reason: null, money };
    },

    // An unsigned application expires by itself; a signed one needs an operator at the bank.
    async cancel({ externalId }) {
      const scoring = await fetchScoring(externalId);
      if (scoring === null) throw new GatewayProblem('unreachable', 'the status of the lead is unknown');
      if (STATUS_MEANINGS[scoring.status] === 'signed')
        throw new GatewayProblem('refused', 'a signed contract can only be ended at the bank');
    },
    async refund() {
      throw new GatewayProblem('refused', 'a signed contract can only be changed at the bank');
    },
    async delivered() {},
  };
}

function toProblem({ status, body }: GatewayAnswer): GatewayProblem {
  return new GatewayProblem(
    status === 401 ? 'unreachable' : answerKind(status),
    `Freedom Finance Credit answered ${status}${Array.isArray(body) ? `: ${String(body[0])}` : ''}`,
  );
}
