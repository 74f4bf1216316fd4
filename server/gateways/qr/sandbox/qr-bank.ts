import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Language } from '#domain/text/language.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Connections } from '#server/platform/database/connections.ts';
import { CURRENCY } from '../../payments/gateway.ts';
import { parseBody, requireSignature, type Bank } from '../../payments/sandbox/bank-api.ts';
import { show } from '../../payments/sandbox/bank-pages.ts';
import { OUTCOMES_BY_LAST_DIGITS } from '../../payments/sandbox/cards.ts';
import { appPage, noticePage } from './qr-pages.ts';
import { sandboxQrQueries, type SandboxQr } from './sandbox-qr.queries.ts';
import { qrTexts } from './qr-texts.ts';

/** State of the bank that QR codes need. */
export type QrBank = Pick<Bank, 'clock' | 'secret' | 'lateMs' | 'url'> & { sql: Connections };

const CODE_MS = 5 * MINUTE_MS;
const CONFIRM_MS = MINUTE_MS;
const POLL_MS = 1_000;
const NewQr = z.object({
  reference: z.string().min(1).max(100),
  amount: z.number().int().min(1),
  description: z.string().max(200),
  language: z.enum(['ru', 'kk']),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  expiresAt: z.iso.datetime(),
});
const Refund = z.object({ id: z.string().min(1).max(100), amount: z.number().int().min(1) });
type Address = { Params: { id: string }; Querystring: { lang?: string } };

/** Adds QR payments to the sandbox bank: the shop's signed calls, and pages that simulate the buyer's bank app. */
export function sandboxQr(app: FastifyInstance, bank: QrBank): void {
  const queries = sandboxQrQueries(bank.sql, bank.clock);
  const timeAfter = (ms: number) => new Date(bank.clock().getTime() + ms);

  app.register(async (api) => {
    api.addHook('preHandler', requireSignature(bank));

    api.post('/api/qr', async (request, reply) => {
      const parsed = NewQr.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      const expiryMs = Math.min(Date.parse(parsed.data.expiresAt), timeAfter(CODE_MS).getTime());
      const qr = await queries.create({
        ...parsed.data,
        id: randomBytes(12).toString('base64url'),
        expiresAt: new Date(expiryMs).toISOString(),
      });
      if (qr?.amount !== parsed.data.amount) return reply.code(409).send({ error: 'reference_taken' });
      const code = `${bank.url()}/qr/${qr.id}`;
      return {
        id: qr.id,
        code,
        expiresAt: new Date(qr.expiresAt).toISOString(),
        pollMs: POLL_MS,
        apps: [{ name: { ru: qrTexts.ru.bank, kk: qrTexts.kk.bank }, url: `${code}?lang=${qr.language}` }],
      };
    });

    api.get<{ Params: { reference: string } }>('/api/qr/:reference', async (request, reply) => {
      const qr = await queries.byReference(request.params.reference);
      return qr
        ? { ...toPublicStatus(qr), amount: qr.amount, currency: CURRENCY }
        : reply.code(404).send({ error: 'payment_not_found' });
    });

    api.post<{ Params: { reference: string } }>('/api/qr/:reference/refunds', async (request, reply) => {
      const parsed = Refund.safeParse(parseBody(request));
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      const result = await queries.refund(request.params.reference, parsed.data.id, parsed.data.amount);
      if (result === 'done') return { refunded: true };
      return reply.code(result === 'missing' ? 404 : 409).send({ error: 'refund_refused' });
    });
  });

  app.get<Address>('/qr/:id', async (request, reply) => {
    const qr = await queries.byId(request.params.id);
    const language = pickLanguage(request.query.lang, qr);
    if (!qr) return show(reply.code(404), null, noticePage(null, language, 'missing'));
    return show(reply, qr, appPage(qr, language));
  });

  app.post<Address>('/qr/:id/scan', async (request, reply) => {
    await queries.scan(request.params.id, timeAfter(CONFIRM_MS));
    return reply.redirect(`/qr/${encodeURIComponent(request.params.id)}${toLanguageQuery(request.query.lang)}`, 303);
  });

  app.post<Address>('/qr/:id/pay', async (request, reply) => {
    const qr = await queries.byId(request.params.id);
    if (qr) await queries.conclude(qr.id, conclusionFor(qr.amount, timeAfter(bank.lateMs)));
    return reply.redirect(`/qr/${encodeURIComponent(request.params.id)}${toLanguageQuery(request.query.lang)}`, 303);
  });

  app.post<Address>('/qr/:id/decline', async (request, reply) => {
    await queries.conclude(request.params.id, { state: 'declined', reason: 'cancelled', revealAt: null });
    return reply.redirect(`/qr/${encodeURIComponent(request.params.id)}${toLanguageQuery(request.query.lang)}`, 303);
  });
}

/** The current status of a code as the bank reports it. */
function toPublicStatus(qr: SandboxQr): {
  status: 'approved' | 'declined' | 'confirming' | 'pending';
  reason: string | null;
} {
  if (qr.isExpired) return { status: 'declined', reason: 'expired' };
  if (qr.state === 'open') return { status: 'pending', reason: null };
  if (qr.state === 'scanned' || qr.isHidden) return { status: 'confirming', reason: null };
  return { status: qr.state, reason: qr.reason };
}

/** Outcome by amount, as with cards; a late approval stands in for a timeout. */
function conclusionFor(amount: number, revealAt: Date): Parameters<ReturnType<typeof sandboxQrQueries>['conclude']>[1] {
  const outcome = OUTCOMES_BY_LAST_DIGITS[amount % 100];
  if (outcome === 'decline') return { state: 'declined', reason: 'declined', revealAt: null };
  if (outcome === 'insufficient') return { state: 'declined', reason: 'insufficient_funds', revealAt: null };
  return { state: 'approved', reason: null, revealAt: outcome === undefined ? null : revealAt };
}

function pickLanguage(requested: string | undefined, qr: SandboxQr | undefined): Language {
  return requested === 'ru' || requested === 'kk' ? requested : (qr?.language ?? 'ru');
}

function toLanguageQuery(language: string | undefined): string {
  return language === 'ru' || language === 'kk' ? `?lang=${language}` : '';
}
