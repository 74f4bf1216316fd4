import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Credit } from '#contract/credit.ts';
import type { Order } from '#contract/orders.ts';
import { payAtBank, post } from '#test/factories/bank-visitor.ts';
import { Refused, type Caller } from './caller.ts';

/** Ways to pay that a crowd uses; one more is a name here and a row in `PAYING`. */
export const CHAOS_TENDERS = ['card', 'qr', 'credit', 'invoice', 'on-receipt'] as const;
/** One of `CHAOS_TENDERS`. */
export type ChaosTender = (typeof CHAOS_TENDERS)[number];

/** What a buyer without a browser needs of the world: the newest code of a phone, and the bank of organisations. */
export type Providers = {
  codeOf(phone: string): Promise<string>;
  /** Pays an invoice by a transfer that the shop's operator reads from a second process, twice. */
  transfer(number: string, amount: number): Promise<void>;
};

/** A placed order: its number, the page of a bank if there is one, and what is to pay, tenge. */
export type Placed = { number: string; paymentUrl: string | null; toPay: number; phone: string };

const IIN = '850515400002';
const MONTHS = 12;
const OFFER_TRIES = 60;
const OFFER_PAUSE_MS = 500;

/** What an organisation writes on its invoice. */
export const ORGANISATION = { name: 'ТОО «Қызғалдақ»', bin: '940140000385', address: 'г. Алматы, ул. Абая, 10' };

async function atBank(caller: Caller, work: () => Promise<{ status: number }>): Promise<void> {
  await caller.insist(async () => {
    const { status } = await work();
    if (status >= 500) throw new Error(`the bank answered ${status}`);
  });
}

async function payByCard(caller: Caller, { number, paymentUrl }: Placed): Promise<void> {
  const page =
    paymentUrl ?? (await caller.ask<{ paymentUrl: string }>('POST', `/api/orders/${number}/payments`, {})).paymentUrl;
  await atBank(caller, () => payAtBank(page, 'plain'));
}

async function payByQr(caller: Caller, { number }: Placed): Promise<void> {
  await caller.ask('POST', `/api/orders/${number}/payments`, {});
  const { orders } = await caller.ask<{ orders: Order[] }>('POST', '/api/orders/lookup', { number });
  const app = orders[0]?.payment.code?.apps[0]?.url;
  // Its time may have ended while the shop was away.
  if (!app) return;
  for (const step of ['scan', 'pay']) await atBank(caller, () => post(app.replace('?', `/${step}?`), {}));
}

async function payByCredit(caller: Caller, { number, phone }: Placed, { codeOf }: Providers): Promise<void> {
  const path = `/api/orders/${number}/credit`;
  await caller.ask('POST', `${path}/application`, { iin: IIN, consent: true }).catch((error: unknown) => {
    // An application that was not answered may have been taken: its code is there.
    if (!(error instanceof Refused) || error.message !== 'code_too_soon') throw error;
  });
  const code = await caller.insist(() => codeOf(phone));
  await caller.ask('POST', `${path}/proof`, { code }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
  for (let tries = 0; tries < OFFER_TRIES; tries++) {
    const { banks } = await caller.ask<Credit>('POST', path, {});
    const bank = banks.find(({ answer }) => answer === 'approved');
    if (bank) {
      const months = (bank.offers.find((offer) => offer.months === MONTHS) ?? bank.offers[0])!.months;
      const { signUrl } = await caller.ask<{ signUrl: string }>('POST', `${path}/choice`, { bank: bank.bank, months });
      return atBank(caller, () => post(signUrl.replace('?', '/sign?'), {}));
    }
    await delay(OFFER_PAUSE_MS);
  }
}

/** How each way is paid; some buyers only look back at the shop afterwards, some never do. */
const PAYING: Record<ChaosTender, (caller: Caller, placed: Placed, providers: Providers) => Promise<void>> = {
  card: payByCard,
  qr: payByQr,
  credit: payByCredit,
  invoice: (caller, { number, toPay }, { transfer }) => caller.insist(() => transfer(number, toPay)),
  'on-receipt': async () => {},
};

/** Pays a placed order. */
export function payBy(tender: ChaosTender, caller: Caller, placed: Placed, providers: Providers): Promise<void> {
  return PAYING[tender](caller, placed, providers);
}

/** Draws a way to pay. */
export function drawTender(): ChaosTender {
  return CHAOS_TENDERS[randomInt(CHAOS_TENDERS.length)]!;
}
