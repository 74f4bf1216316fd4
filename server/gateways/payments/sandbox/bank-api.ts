import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CURRENCY } from '../gateway.ts';
import type { SandboxPayment, SandboxQueries } from './sandbox.queries.ts';
import { isSigned } from './signature.ts';

/** State shared by the parts of the bank. */
export type Bank = { queries: SandboxQueries; clock: () => Date; secret: string; lateMs: number; url: () => string };

const ID_BYTES = 18;
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const OpenPayment = z.object({
  reference: z.string().min(1).max(100),
  amount: z.number().int().min(1),
  description: z.string().max(200),
  language: z.enum(['ru', 'kk']),
  returnUrl: webAddress,
  webhookUrl: webAddress,
  expiresAt: z.iso.datetime(),
  cardToken: z.string().max(100).optional(),
  keepCard: z.boolean().optional(),
});
const Forget = z.object({ token: z.string().min(1).max(100) });
const Refund = z.object({ id: z.string().min(1).max(100), amount: z.number().int().min(1) });

/** Adds the shop's signed calls: open a payment, read its status, refund it. */
export function bankApi(app: FastifyInstance, bank: Bank): void {
  app.register(async (api) => {
    api.addHook('preHandler', requireSignature(bank));

    api.post('/api/payments', async (request, reply) => {
      const parsed = OpenPayment.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      const { keepCard, cardToken = null, ...requested } = parsed.data;
      const payment = await bank.queries.open({
        id: randomBytes(ID_BYTES).toString('base64url'),
        ...requested,
        cardToken,
        keepToken: keepCard ? randomBytes(ID_BYTES).toString('base64url') : null,
      });
      if (payment.amount !== parsed.data.amount) return reply.code(409).send({ error: 'reference_taken' });
      return { id: payment.id, pageUrl: `${bank.url()}/pay/${payment.id}?lang=${parsed.data.language}` };
    });

    api.get<{ Params: { reference: string } }>('/api/payments/:reference', async (request, reply) => {
      const payment = await bank.queries.byReference(request.params.reference);
      return payment
        ? { ...toPublicStatus(payment), amount: payment.amount, currency: CURRENCY }
        : reply.code(404).send({ error: 'payment_not_found' });
    });

    api.get<{ Params: { reference: string } }>('/api/payments/:reference/card', async (request, reply) => {
      const payment = await bank.queries.byReference(request.params.reference);
      if (!payment) return reply.code(404).send({ error: 'payment_not_found' });
      const { keepToken: token, cardTail: lastDigits, cardExpires: expires } = payment;
      const isStored = toPublicStatus(payment).status === 'approved' && token && lastDigits && expires;
      return { card: isStored ? { token, lastDigits, expires } : null };
    });

    api.post('/api/cards/forget', async (request, reply) => {
      const parsed = Forget.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      await bank.queries.removeCard(parsed.data.token);
      return { forgotten: true };
    });

    api.post<{ Params: { reference: string } }>('/api/payments/:reference/refunds', async (request, reply) => {
      const parsed = Refund.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      const result = await bank.queries.refund(request.params.reference, parsed.data.id, parsed.data.amount);
      if (result === 'done') return { refunded: true };
      return reply
        .code(result === 'missing' ? 404 : 409)
        .send({ error: result === 'missing' ? 'payment_not_found' : 'refund_refused' });
    });
  });
}

/** Returns the status the bank reports now; delayed outcomes stay hidden until their time. */
export function toPublicStatus(payment: SandboxPayment): {
  status: 'approved' | 'declined' | 'pending' | 'unknown';
  reason: string | null;
} {
  if (payment.isExpired) return { status: 'declined', reason: 'expired' };
  if (payment.state === 'open' || payment.state === 'confirming') return { status: 'pending', reason: null };
  if (payment.isHidden) return { status: payment.hidden ?? 'pending', reason: null };
  return { status: payment.state, reason: payment.reason };
}

/** Returns the hook that rejects unsigned calls. */
export function requireSignature({ secret, clock }: Pick<Bank, 'secret' | 'clock'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const target = `${request.method} ${request.url}`;
    if (!isSigned(secret, target, getRawBody(request), request.headers, clock()))
      return reply.code(401).send({ error: 'wrong_signature' });
  };
}

function getRawBody(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

/** Parses the JSON of a signed call; undefined when invalid. */
export function parseBody(request: FastifyRequest): unknown {
  try {
    return JSON.parse(getRawBody(request));
  } catch {
    return undefined;
  }
}
