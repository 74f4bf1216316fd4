import { z } from 'zod';
import { answerKind } from '../../payments/request.ts';
import { createBankClient, type BankClientOptions } from '../../payments/sandbox/bank-client.ts';
import { GatewayProblem, type QrGateway } from '../gateway.ts';

const Created = z.object({
  id: z.string(),
  code: z.url(),
  expiresAt: z.iso.datetime(),
  pollMs: z.number().int(),
  apps: z.array(z.object({ name: z.object({ ru: z.string(), kk: z.string() }), url: z.url() })),
});
const Status = z.object({
  status: z.enum(['approved', 'declined', 'confirming', 'pending']),
  reason: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
});

/** Creates the client of the sandbox bank's QR payments, the built-in default of the port (decisions §9). */
export function createSandboxQr(bank: BankClientOptions): QrGateway {
  const call = createBankClient(bank);

  return {
    name: 'sandbox-qr',

    async create({ expiresAt, ...qr }) {
      const { status, body } = await call('POST', '/api/qr', { ...qr, expiresAt: expiresAt.toISOString() });
      if (status === 409) throw new GatewayProblem('exists', 'the reference is already in use');
      const created = Created.safeParse(body);
      if (status !== 200 || !created.success)
        throw new GatewayProblem(answerKind(status), `the bank answered ${status}`);
      const { id, expiresAt: expiryText, ...rest } = created.data;
      return { externalId: id, expiresAt: new Date(expiryText), ...rest };
    },

    async status({ reference }) {
      const answer = await call('GET', `/api/qr/${encodeURIComponent(reference)}`).catch(() => null);
      const parsed = answer?.status === 200 ? Status.safeParse(answer.body) : undefined;
      if (!parsed?.success) return { state: 'unknown', reason: null, money: null };
      const { status: state, reason, ...money } = parsed.data;
      return { state, reason, money };
    },

    async refund({ reference, id, amount }) {
      const { status } = await call('POST', `/api/qr/${encodeURIComponent(reference)}/refunds`, { id, amount });
      if (status !== 200) throw new GatewayProblem(answerKind(status), `the bank answered ${status}`);
    },
  };
}
