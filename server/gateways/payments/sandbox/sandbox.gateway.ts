import { z } from 'zod';
import { GatewayProblem, type PaymentGateway } from '../gateway.ts';
import { callGateway, jsonOf } from '../request.ts';
import { isSigned, signedHeaders } from './signature.ts';

const Started = z.object({ id: z.string(), pageUrl: z.url() });
const Status = z.object({
  status: z.enum(['approved', 'declined', 'pending', 'unknown']),
  reason: z.string().nullable(),
});
const Hint = z.object({ reference: z.string().max(100) });

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

/** Makes the client of the sandbox bank, the built-in default of the payment port (decisions §9). */
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
      const unknown = { state: 'unknown' as const, reason: null };
      const answer = await call('GET', `/api/payments/${encodeURIComponent(reference)}`).catch(() => null);
      const known = answer?.status === 200 ? Status.safeParse(answer.body) : undefined;
      return known?.success ? { state: known.data.status, reason: known.data.reason } : unknown;
    },

    async refund({ reference, id, amount }) {
      const { status } = await call('POST', `/api/payments/${encodeURIComponent(reference)}/refunds`, { id, amount });
      if (status !== 200)
        throw new GatewayProblem(status >= 500 ? 'unreachable' : 'refused', `the bank answered ${status}`);
    },

    verifyWebhook({ body, headers }) {
      if (!isSigned(secret, `POST ${webhookPath}`, body, headers, now())) return null;
      const hint = Hint.safeParse(jsonOf(body));
      return hint.success ? hint.data : null;
    },
  };
}
