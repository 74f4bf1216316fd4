import { z } from 'zod';
import { answerKind } from '../../payments/request.ts';
import { createBankClient, type BankClientOptions } from '../../payments/sandbox/bank-client.ts';
import { CURRENCY, GatewayProblem, type CreditGateway, type GatewayStatus } from '../gateway.ts';
import { TEMPERS } from './tempers.ts';

const Created = z.object({ id: z.string() });
const Chosen = z.object({ signUrl: z.url() });
const Offer = z.object({
  months: z.number().int(),
  annualRatePercent: z.number(),
  monthly: z.number().int(),
  amount: z.number().int(),
});
const Standing = z.object({
  verdict: z.enum(['asked', 'approved', 'declined']),
  offers: z.array(Offer),
  state: z.enum(['open', 'signed', 'refused', 'cancelled']),
  amount: z.number(),
});
const WORDS: Record<z.infer<typeof Standing>['state'], GatewayStatus['state']> = {
  open: 'pending',
  signed: 'approved',
  refused: 'declined',
  cancelled: 'declined',
};

/** Creates the client of the three sandbox banks, the port's built-in default (decisions §9). */
export function createSandboxCredit(bank: BankClientOptions): CreditGateway {
  const call = createBankClient(bank);
  const order = async <T>(path: string, payload: unknown, schema: z.ZodType<T>): Promise<T> => {
    const { status, body } = await call('POST', path, payload);
    const read = schema.safeParse(body);
    if (status === 200 && read.success) return read.data;
    throw new GatewayProblem(answerKind(status), `the bank responded with ${status}`);
  };
  const standing = async (externalId: string) => {
    const answer = await call('GET', `/api/credits/${encodeURIComponent(externalId)}`).catch(() => null);
    return answer?.status === 200 ? (Standing.safeParse(answer.body).data ?? null) : null;
  };
  const pathOf = (externalId: string, part: string) => `/api/credits/${encodeURIComponent(externalId)}/${part}`;

  return {
    name: 'sandbox-credit',
    banks: TEMPERS.map(({ id, name }) => ({ id, name })),
    async apply(credit) {
      return { externalId: (await order('/api/credits', credit, Created)).id };
    },
    async answer({ externalId }) {
      const found = await standing(externalId);
      if (!found) return { answer: 'unknown' };
      if (found.verdict === 'approved') return { answer: 'approved', offers: found.offers };
      return found.verdict === 'declined' ? { answer: 'declined', reason: 'declined' } : { answer: 'asked' };
    },
    choose: async ({ externalId, months, language }) => {
      const { signUrl } = await order(pathOf(externalId, 'choice'), { months }, Chosen);
      return { signUrl: `${signUrl}?lang=${language}` };
    },
    async status({ externalId }) {
      const found = externalId === null ? null : await standing(externalId);
      if (!found) return { state: 'unknown', reason: null, money: null };
      const reason = found.state === 'refused' || found.state === 'cancelled' ? 'cancelled' : null;
      return { state: WORDS[found.state], reason, money: { amount: found.amount, currency: CURRENCY } };
    },
    async cancel({ externalId }) {
      await order(pathOf(externalId, 'cancel'), {}, z.object({}));
    },
    async refund({ externalId, id, amount }) {
      if (externalId === null) throw new GatewayProblem('refused', 'the credit has no id at the bank');
      await order(pathOf(externalId, 'refunds'), { id, amount }, z.object({}));
    },
    async delivered({ externalId }) {
      await order(pathOf(externalId, 'delivered'), {}, z.object({}));
    },
  };
}
