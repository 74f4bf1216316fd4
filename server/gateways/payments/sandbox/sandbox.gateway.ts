import { z } from 'zod';
import { GatewayProblem, type PaymentGateway } from '../gateway.ts';
import { answerKind, parseJson } from '../request.ts';
import { createBankClient, type BankClientOptions } from './bank-client.ts';
import { isSigned } from './signature.ts';

const Started = z.object({ id: z.string(), pageUrl: z.url() });
const Status = z.object({
  status: z.enum(['approved', 'declined', 'pending', 'unknown']),
  reason: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
});
const StoredCard = z.object({
  card: z.object({ token: z.string(), lastDigits: z.string(), expires: z.string() }).nullable(),
});
const Hint = z.object({ reference: z.string().max(100), amount: z.number(), currency: z.string() });

/** The bank, and the shop's webhook path, which is part of the signature. */
export type SandboxGatewayOptions = BankClientOptions & { webhookPath?: string };

/** Creates the client of the sandbox bank, the built-in default of the payment port (decisions §9). */
export function createSandboxGateway({
  webhookPath = '/api/payments/sandbox/webhook',
  ...bank
}: SandboxGatewayOptions): PaymentGateway {
  const { secret, now = () => new Date() } = bank;
  const call = createBankClient(bank);

  return {
    name: 'sandbox',

    async start({ expiresAt, ...payment }) {
      const { status, body } = await call('POST', '/api/payments', { ...payment, expiresAt: expiresAt.toISOString() });
      if (status === 409) throw new GatewayProblem('exists', 'the reference is already in use');
      const started = Started.safeParse(body);
      if (status !== 200 || !started.success)
        throw new GatewayProblem(answerKind(status), `the bank answered ${status}`);
      return { externalId: started.data.id, pageUrl: started.data.pageUrl };
    },

    async status({ reference }) {
      const unknown = { state: 'unknown' as const, reason: null, money: null };
      const answer = await call('GET', `/api/payments/${encodeURIComponent(reference)}`).catch(() => null);
      const parsed = answer?.status === 200 ? Status.safeParse(answer.body) : undefined;
      if (!parsed?.success) return unknown;
      const { status: state, reason, ...money } = parsed.data;
      return { state, reason, money };
    },

    async refund({ reference, id, amount }) {
      const { status } = await call('POST', `/api/payments/${encodeURIComponent(reference)}/refunds`, { id, amount });
      if (status !== 200) throw new GatewayProblem(answerKind(status), `the bank answered ${status}`);
    },

    cards: {
      async findCard({ reference }) {
        const { status, body } = await call('GET', `/api/payments/${encodeURIComponent(reference)}/card`);
        const parsed = StoredCard.safeParse(body);
        if (status === 404) return null;
        if (status !== 200 || !parsed.success) throw new GatewayProblem('unreachable', `the bank answered ${status}`);
        return parsed.data.card;
      },
      async remove(token) {
        const { status } = await call('POST', '/api/cards/forget', { token });
        if (status !== 200) throw new GatewayProblem('unreachable', `the bank answered ${status}`);
      },
    },

    verifyWebhook({ body, headers }) {
      if (!isSigned(secret, `POST ${webhookPath}`, body, headers, now())) return null;
      const hint = Hint.safeParse(parseJson(body));
      if (!hint.success) return null;
      const { reference, ...money } = hint.data;
      return { reference, money };
    },
  };
}
