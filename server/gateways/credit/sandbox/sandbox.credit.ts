import { z } from 'zod';
import { answerKind } from '../../payments/request.ts';
import { createBankClient, type BankClientOptions } from '../../payments/sandbox/bank-client.ts';
import { CURRENCY, GatewayProblem, type CreditGateway, type GatewayStatus } from '../gateway.ts';
import { SANDBOX_LENDERS } from './sandbox-lenders.ts';

const Created = z.object({ id: z.string() });
const Chosen = z.object({ signUrl: z.url() });
const Offer = z.object({
  months: z.number().int(),
  annualRatePercent: z.number(),
  monthly: z.number().int(),
  amount: z.number().int(),
});
const Application = z.object({
  verdict: z.enum(['asked', 'approved', 'declined']),
  offers: z.array(Offer),
  state: z.enum(['open', 'signed', 'refused', 'cancelled']),
  amount: z.number(),
});
const STATES: Record<z.infer<typeof Application>['state'], GatewayStatus['state']> = {
  open: 'pending',
  signed: 'approved',
  refused: 'declined',
  cancelled: 'declined',
};

/** Creates the client of the three sandbox banks, the port's built-in default (decisions §9). */
export function createSandboxCredit(bank: BankClientOptions): CreditGateway {
  const call = createBankClient(bank);
  const post = async <T>(path: string, payload: unknown, schema: z.ZodType<T>): Promise<T> => {
    const { status, body } = await call('POST', path, payload);
    const parsed = schema.safeParse(body);
    if (status === 200 && parsed.success) return parsed.data;
    throw new GatewayProblem(answerKind(status), `the bank responded with ${status}`);
  };
  const findApplication = async (externalId: string) => {
    const answer = await call('GET', `/api/credits/${encodeURIComponent(externalId)}`).catch(() => null);
    return answer?.status === 200 ? (Application.safeParse(answer.body).data ?? null) : null;
  };
  const toCreditPath = (externalId: string, part: string) => `/api/credits/${encodeURIComponent(externalId)}/${part}`;

  return {
    name: 'sandbox-credit',
    banks: SANDBOX_LENDERS.map(({ id, name }) => ({ id, name })),
    async apply(credit) {
      return { externalId: (await post('/api/credits', credit, Created)).id };
    },
    async answer({ externalId }) {
      const found = await findApplication(externalId);
      if (!found) return { answer: 'unknown' };
      if (found.verdict === 'approved') return { answer: 'approved', offers: found.offers };
      return found.verdict === 'declined' ? { answer: 'declined', reason: 'declined' } : { answer: 'asked' };
    },
    choose: async ({ externalId, months, language }) => {
      const { signUrl } = await post(toCreditPath(externalId, 'choice'), { months }, Chosen);
      return { signUrl: `${signUrl}?lang=${language}` };
    },
    async status({ externalId }) {
      const found = externalId === null ? null : await findApplication(externalId);
      if (!found) return { state: 'unknown', reason: null, money: null };
      const reason = found.state === 'refused' || found.state === 'cancelled' ? 'cancelled' : null;
      return { state: STATES[found.state], reason, money: { amount: found.amount, currency: CURRENCY } };
    },
    async cancel({ externalId }) {
      await post(toCreditPath(externalId, 'cancel'), {}, z.object({}));
    },
    async refund({ externalId, id, amount }) {
      if (externalId === null) throw new GatewayProblem('refused', 'the credit has no id at the bank');
      await post(toCreditPath(externalId, 'refunds'), { id, amount }, z.object({}));
    },
    async delivered({ externalId }) {
      await post(toCreditPath(externalId, 'delivered'), {}, z.object({}));
    },
  };
}
