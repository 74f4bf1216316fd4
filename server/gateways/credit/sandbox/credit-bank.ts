import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Language } from '#domain/text/language.ts';
import type { Connections } from '#server/platform/database/connections.ts';
import { parseBody, requireSignature, type Bank } from '../../payments/sandbox/bank-api.ts';
import { show } from '../../payments/sandbox/bank-pages.ts';
import { contractPage } from './credit-pages.ts';
import { sandboxCreditQueries, type SandboxCredit } from './sandbox-credit.queries.ts';
import { bankOffers, SANDBOX_LENDERS } from './sandbox-lenders.ts';

type CreditBank = Pick<Bank, 'clock' | 'secret' | 'url'> & { sql: Connections };
type Address = { Params: { id: string }; Querystring: { lang?: string } };

const NewCredit = z.object({
  reference: z.string().min(1).max(100),
  bank: z.enum(SANDBOX_LENDERS.map(({ id }) => id) as [string, ...string[]]),
  iin: z.string().regex(/^\d{12}$/),
  phone: z.string().regex(/^\d{10}$/),
  amount: z.number().int().min(1),
  orderNumber: z.string().max(40),
  language: z.enum(['ru', 'kk']),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2_000),
});
const Choice = z.object({ months: z.number().int().min(1) });
const Refund = z.object({ id: z.string().min(1).max(100), amount: z.number().int().min(1) });

/** Adds credit to the sandbox bank: signed calls from the shop, and the signing page. */
export function sandboxCredit(app: FastifyInstance, bank: CreditBank): void {
  const queries = sandboxCreditQueries(bank.sql, bank.clock);
  const sendResult = (reply: FastifyReply, isDone: boolean) =>
    reply.code(isDone ? 200 : 409).send(isDone ? { done: isDone } : { error: 'refused' });

  app.register(async (api) => {
    api.addHook('preHandler', requireSignature(bank));

    api.post('/api/credits', async (request, reply) => {
      const parsed = NewCredit.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      const { iin, phone: _phone, orderNumber, ...credit } = parsed.data;
      const lender = SANDBOX_LENDERS.find(({ id }) => id === credit.bank)!;
      const created = await queries.create({
        ...credit,
        id: randomBytes(12).toString('base64url'),
        description: orderNumber,
        verdict: lender.verdict({ iin, amount: credit.amount }),
        answersAt: new Date(bank.clock().getTime() + lender.answerMs),
      });
      return created ? { id: created.id } : reply.code(409).send({ error: 'reference_taken' });
    });

    api.get<Address>('/api/credits/:id', async (request, reply) => {
      const credit = await queries.byId(request.params.id);
      return credit ? applicationStatus(credit) : reply.code(404).send({ error: 'credit_not_found' });
    });

    api.post<Address>('/api/credits/:id/choice', async (request, reply) => {
      const parsed = Choice.safeParse(parseBody(request));
      if (!parsed.success || !(await queries.choose(request.params.id, parsed.data.months)))
        return reply.code(409).send({ error: 'refused' });
      return { signUrl: `${bank.url()}/credit/${request.params.id}` };
    });

    api.post<Address>('/api/credits/:id/cancel', async (request, reply) =>
      sendResult(reply, await queries.cancel(request.params.id)),
    );
    api.post<Address>('/api/credits/:id/delivered', async (request, reply) =>
      sendResult(reply, await queries.deliver(request.params.id)),
    );
    api.post<Address>('/api/credits/:id/refunds', async (request, reply) => {
      const parsed = Refund.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      return sendResult(reply, await queries.refund(request.params.id, parsed.data.id, parsed.data.amount));
    });
  });

  app.get<Address>('/credit/:id', async (request, reply) => {
    const credit = await queries.byId(request.params.id);
    const language = pickLanguage(request.query.lang, credit);
    return show(credit ? reply : reply.code(404), credit ?? null, contractPage(credit ?? null, language));
  });

  for (const [path, state] of [
    ['sign', 'signed'],
    ['refuse', 'refused'],
  ] as const)
    app.post<Address>(`/credit/:id/${path}`, async (request, reply) => {
      await queries.conclude(request.params.id, state);
      const credit = await queries.byId(request.params.id);
      const pagePath = `/credit/${encodeURIComponent(request.params.id)}?lang=${pickLanguage(request.query.lang, credit)}`;
      return reply.redirect(credit?.state === state ? credit.returnUrl : pagePath, 303);
    });
}

/** The bank's status of an application, as sent to the shop. */
function applicationStatus(credit: SandboxCredit) {
  const lender = SANDBOX_LENDERS.find(({ id }) => id === credit.bank)!;
  const verdict = credit.answered && credit.verdict !== 'silent' ? credit.verdict : 'asked';
  return {
    verdict,
    offers: verdict === 'approved' ? bankOffers(lender, credit.amount) : [],
    state: credit.state,
    amount: credit.amount,
  };
}

function pickLanguage(requested: string | undefined, credit: SandboxCredit | undefined): Language {
  return requested === 'ru' || requested === 'kk' ? requested : (credit?.language ?? 'ru');
}
