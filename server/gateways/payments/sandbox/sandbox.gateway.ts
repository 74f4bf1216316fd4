import { z } from 'zod';
import { GatewayProblem, type PaymentGateway } from '../gateway.ts';
import { callGateway, jsonOf } from '../request.ts';
import { isSigned, signedHeaders } from './signature.ts';

const Started = z.object({ id: z.string(), pageUrl: z.url() });
const Status = z.object({
  status: z.enum(['approved', 'declined', 'pending', 'unknown']),
  reason: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
});
const Hint = z.object({ reference: z.string().max(100), amount: z.number(), currency: z.string() });

/**
 * Where the bank is and what the messages are signed with. `webhookPath` is the shop's own path, part of the signature.
 */
export type SandboxGatewayOptions = {
  url: string;
  secret: string;
  now?: () => Date;
  limitMs?: number;
  webhookPath?: string;
};

/** Creates the client of the sandbox bank, the built-in default of the payment port (decisions §9). */
export function createSandboxGateway({
  url,
  secret,
  now = () => new Date(),
  limitMs = 5_000,
  webhookPath = '/api/payments/sandbox/webhook',
}: SandboxGatewayOptions): PaymentGateway {
  const call = (method: 'GET' | 'POST', path: string, payload?: unknown) => {
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const headers = {
      ...signedHeaders(secret, `${method} ${path}`, body, now()),
      ...(body && { 'content-type': 'application/json' }),
    };
    return callGateway(`${url}${path}`, { method, headers, ...(body && { body }) }, limitMs);
  };

  return {
    name: 'sandbox',

    async start({ expiresAt, ...payment }) {
      const { status, body } = await call('POST', '/api/payments', { ...payment, expiresAt: expiresAt.toISOString() });
      if (status === 409) throw new GatewayProblem('exists', 'the reference is taken');
      const started = Started.safeParse(body);
      if (status !== 200 || !started.success)
        throw new GatewayProblem(status >= 500 ? 'unreachable' : 'refused', `the bank answered ${status}`);
      return { externalId: started.data.id, pageUrl: started.data.pageUrl };
    },

    async status({ reference }) {
      const unknown = { state: 'unknown' as const, reason: null, money: null };
      const answer = await call('GET', `/api/payments/${encodeURIComponent(reference)}`).catch(() => null);
      const known = answer?.status === 200 ? Status.safeParse(answer.body) : undefined;
      if (!known?.success) return unknown;
      const { status: state, reason, ...money } = known.data;
      return { state, reason, money };
    },

    async refund({ reference, id, amount }) {
      const { status } = await call('POST', `/api/payments/${encodeURIComponent(reference)}/refunds`, { id, amount });
      if (status !== 200)
        throw new GatewayProblem(status >= 500 ? 'unreachable' : 'refused', `the bank answered ${status}`);
    },

    verifyWebhook({ body, headers }) {
      if (!isSigned(secret, `POST ${webhookPath}`, body, headers, now())) return null;
      const hint = Hint.safeParse(jsonOf(body));
      if (!hint.success) return null;
      const { reference, ...money } = hint.data;
      return { reference, money };
    },
  };
}
