import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#domain/text/language.ts';
import type { Bank } from './bank-api.ts';
import {
  expiryMonth,
  decideOutcome,
  parseCard,
  SECURE_CODE,
  MAX_SECURE_TRIES,
  getLastDigits,
  TEST_CARDS,
  type Outcome,
  type TestCard,
} from './cards.ts';
import { cardPage, initialForm, noticePage, securePage } from './pages.ts';
import type { CardDetails, SandboxPayment } from './sandbox.queries.ts';

type Address = { Params: { id: string }; Querystring: { lang?: string; card?: string } };

/** Adds the pages for shoppers: card, 3-D Secure and notices; all without scripts. */
export function bankPages(app: FastifyInstance, bank: Bank, css: string): void {
  app.get('/bank.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(css),
  );

  app.get<Address>('/pay/:id', async (request, reply) => {
    const payment = await bank.queries.byId(request.params.id);
    const language = pickLanguage(request.query.lang, payment);
    if (!payment) return show(reply.code(404), null, noticePage(null, language, 'missing'));
    const notice = findNotice(payment);
    if (notice) return show(reply, payment, noticePage(payment, language, notice));
    if (payment.state === 'confirming') return show(reply, payment, securePage(payment, language, payment.wrongCodes));
    const saved = await findStoredCard(bank, payment);
    return show(reply, payment, cardPage(payment, language, initialForm(request.query.card), {}, saved?.card ?? null));
  });

  app.post<Address>('/pay/:id', async (request, reply) => {
    const payment = await bank.queries.byId(request.params.id);
    const language = pickLanguage(request.query.lang, payment);
    if (!payment || findNotice(payment) || payment.state !== 'open')
      return redirectToPage(reply, request.params.id, language);
    const saved = formField(request.body, 'kept') === '1' ? await findStoredCard(bank, payment) : null;
    if (saved) return payWithCard(bank, reply, payment, saved.card, saved.read, language);
    const form = {
      number: formField(request.body, 'number'),
      expiry: formField(request.body, 'expiry'),
      cvc: formField(request.body, 'cvc'),
    };
    const result = parseCard(form, bank.clock());
    // The card's code is never sent back to the page.
    if ('problems' in result)
      return show(reply, payment, cardPage(payment, language, { ...form, cvc: '' }, result.problems));
    const readCardFields = { cardTail: getLastDigits(result.card), cardExpires: expiryMonth(form.expiry) };
    return payWithCard(bank, reply, payment, result.card, readCardFields, language);
  });

  app.post<Address>('/pay/:id/secure', async (request, reply) => {
    const payment = await bank.queries.byId(request.params.id);
    const language = pickLanguage(request.query.lang, payment);
    if (!payment || findNotice(payment) || payment.state !== 'confirming')
      return redirectToPage(reply, request.params.id, language);
    if (formField(request.body, 'code').trim() === SECURE_CODE)
      return conclude(bank, reply, payment, payment.planned as Outcome, null, language);
    const wrongCount = await bank.queries.countWrongCode(payment.id);
    if (wrongCount >= MAX_SECURE_TRIES) return conclude(bank, reply, payment, 'secure-failed', null, language);
    return show(reply, payment, securePage(payment, language, wrongCount));
  });

  app.post<Address>('/pay/:id/cancel', async (request, reply) => {
    const payment = await bank.queries.byId(request.params.id);
    if (!payment) return redirectToPage(reply, request.params.id, 'ru');
    return conclude(bank, reply, payment, 'cancelled', null, payment.language);
  });
}

/** The stored card offered on a payment's page; null when it was deleted. */
async function findStoredCard(
  bank: Bank,
  { cardToken }: SandboxPayment,
): Promise<{ card: TestCard; read: CardDetails } | null> {
  const stored = cardToken === null ? undefined : await bank.queries.findStoredCard(cardToken);
  const card = TEST_CARDS.find((known) => getLastDigits(known) === stored?.cardTail);
  if (!stored || !card || stored.cardExpires === null) return null;
  return { card, read: { cardTail: getLastDigits(card), cardExpires: stored.cardExpires } };
}

/** Pays with a card, through the 3-D Secure step if the card requires it. */
async function payWithCard(
  bank: Bank,
  reply: FastifyReply,
  payment: SandboxPayment,
  card: TestCard,
  storedCard: CardDetails,
  language: Language,
): Promise<FastifyReply> {
  const outcome = decideOutcome(card, payment.amount);
  if (!card.isSecure) return conclude(bank, reply, payment, outcome, storedCard, language);
  await bank.queries.startConfirmation(payment.id, storedCard, outcome);
  return redirectToPage(reply, payment.id, language);
}

type Conclusion = Outcome | 'cancelled' | 'secure-failed';
type ConclusionState = { state: 'approved' | 'declined'; reason: string | null; hidden: 'pending' | 'unknown' | null };

const CONCLUSIONS: Readonly<Record<Conclusion, ConclusionState>> = {
  approve: { state: 'approved', reason: null, hidden: null },
  decline: { state: 'declined', reason: 'card_declined', hidden: null },
  insufficient: { state: 'declined', reason: 'insufficient_funds', hidden: null },
  timeout: { state: 'declined', reason: 'timeout', hidden: 'unknown' },
  late: { state: 'approved', reason: null, hidden: 'pending' },
  cancelled: { state: 'declined', reason: 'cancelled', hidden: null },
  'secure-failed': { state: 'declined', reason: 'secure_failed', hidden: null },
};

async function conclude(
  bank: Bank,
  reply: FastifyReply,
  payment: SandboxPayment,
  end: Conclusion,
  card: CardDetails | null,
  language: Language,
): Promise<FastifyReply> {
  const ending = CONCLUSIONS[end];
  const revealAt = ending.hidden ? new Date(bank.clock().getTime() + bank.lateMs) : null;
  await bank.queries.conclude(payment.id, { ...ending, revealAt, card });
  return ending.hidden ? redirectToPage(reply, payment.id, language) : reply.redirect(payment.returnUrl, 303);
}

function findNotice(payment: SandboxPayment): 'timeout' | 'pending' | 'over' | 'expired' | null {
  if (payment.isExpired) return 'expired';
  if (payment.state === 'open' || payment.state === 'confirming') return null;
  if (payment.isHidden) return payment.hidden === 'unknown' ? 'timeout' : 'pending';
  return 'over';
}

function redirectToPage(reply: FastifyReply, id: string, language: Language): FastifyReply {
  return reply.redirect(`/pay/${encodeURIComponent(id)}?lang=${language}`, 303);
}

/** Sends a page of the bank; its forms may lead to the bank and to the payment's shop. */
export function show(reply: FastifyReply, payment: { returnUrl: string } | null, page: string): FastifyReply {
  // Chromium applies form-action to redirects too, and the form's last redirect leads to the shop.
  const shop = payment ? ` ${new URL(payment.returnUrl).origin}` : '';
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(page);
}

function pickLanguage(requested: string | undefined, payment: SandboxPayment | undefined): Language {
  if (requested === 'ru') return 'ru';
  return requested === 'kk' || requested === 'kz' ? 'kk' : (payment?.language ?? 'ru');
}

function formField(body: unknown, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
}
