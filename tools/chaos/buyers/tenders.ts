import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Credit } from '#contract/orders/credit.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { SavedCard } from '#contract/orders/payments.ts';
import { PAYMENT_METHODS, type PaymentMethod, parsePaymentMethods } from '#domain/payments/payment-method.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { payAtBank, post, type cards } from '#test/factories/orders/bank-client.ts';
import { sentMessages } from '#server/gateways/sms/sent-messages.table.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { createOperatorCaller } from './operator.ts';
import { RequestRefused, type Caller } from './caller.ts';
import type { World } from '../world.ts';

/** Outside services that a buyer without a browser needs: the newest code of a phone, and the bank of organisations. */
export type Providers = {
  findCode(phone: string): Promise<string>;
  /** Pays an invoice by a transfer; two operators import its statement into the shop concurrently. */
  transfer(number: string, amount: number): Promise<void>;
};

/** A placed order: its number, the bank's page if any, and the amount due, tenge. */
export type PlacedOrder = { number: string; paymentUrl: string | null; toPay: number; phone: string };

/** A card that a buyer types at the bank. */
type TypedCard = keyof typeof cards;

const sentRow = rowOf({ text: sentMessages.text });
/** Most buyers have a working card; after a decline they try again with one. */
const TYPED_CARDS: readonly TypedCard[] = ['plain', 'plain', 'plain', 'plain', 'secure', 'secure', 'late', 'decline'];

const IIN = '850515400002';
const MONTHS = 12;
const OFFER_ATTEMPTS = 60;
const OFFER_PAUSE_MS = 500;

/** Organisation details of an invoice. */
export const ORGANISATION = { name: 'ТОО «Қызғалдақ»', bin: '940140000385', address: 'г. Алматы, ул. Абая, 10' };

async function callBank(caller: Caller, work: () => Promise<{ status: number }>): Promise<void> {
  await caller.retry(async () => {
    const { status } = await work();
    if (status >= 500) throw new Error(`the bank responded with ${status}`);
  });
}

async function payByCard(caller: Caller, { number, paymentUrl }: PlacedOrder): Promise<void> {
  const path = `/api/orders/${number}/payments`;
  const open = async () => (await caller.request<{ paymentUrl: string }>('POST', path, {})).paymentUrl;
  await payPage(caller, paymentUrl ?? (await open()), open);
}

/** Pays on the bank's page: first with the offered saved card, then with typed cards until one works. */
export async function payPage(caller: Caller, page: string, reopen: () => Promise<string>): Promise<void> {
  await callBank(caller, () => post(page, { kept: '1' }));
  const card = TYPED_CARDS[randomInt(TYPED_CARDS.length)]!;
  await callBank(caller, () => payAtBank(page, card));
  if (card !== 'decline') return;
  const next = await reopen();
  await callBank(caller, () => payAtBank(next, 'plain'));
}

/** Chooses the card at step 3: a saved one, or a new one that will be saved. */
export async function chooseCard(caller: Caller): Promise<{ savedCardId?: number; saveCard?: boolean }> {
  const { cards: savedCards, canSave } = await caller.request<{ cards: SavedCard[]; canSave: boolean }>(
    'GET',
    '/api/saved-cards',
  );
  const usable = savedCards.filter(({ isUsable }) => isUsable);
  const card = usable[randomInt(Math.max(1, usable.length))];
  return card && randomInt(3) > 0 ? { savedCardId: card.id } : { saveCard: canSave };
}

async function payByQr(caller: Caller, { number }: PlacedOrder): Promise<void> {
  await caller.request('POST', `/api/orders/${number}/payments`, {});
  const { orders } = await caller.request<{ orders: Order[] }>('POST', '/api/orders/lookup', { number });
  const app = orders[0]?.payment.code?.apps[0]?.url;
  // It may have expired while the shop was down.
  if (!app) return;
  for (const step of ['scan', 'pay']) await callBank(caller, () => post(app.replace('?', `/${step}?`), {}));
}

async function payByCredit(caller: Caller, { number, phone }: PlacedOrder, { findCode }: Providers): Promise<void> {
  const path = `/api/orders/${number}/credit`;
  await caller.request('POST', `${path}/application`, { iin: IIN, consent: true }).catch((error: unknown) => {
    // An unanswered application may have succeeded: its code exists.
    if (!(error instanceof RequestRefused) || error.message !== 'code_too_soon') throw error;
  });
  const code = await caller.retry(() => findCode(phone));
  await caller.request('POST', `${path}/proof`, { code }).catch((error: unknown) => {
    if (!(error instanceof RequestRefused)) throw error;
  });
  for (let tries = 0; tries < OFFER_ATTEMPTS; tries++) {
    const { banks } = await caller.request<Credit>('POST', path, {});
    const bank = banks.find(({ answer }) => answer === 'approved');
    if (bank) {
      const months = (bank.offers.find((offer) => offer.months === MONTHS) ?? bank.offers[0])!.months;
      const { signUrl } = await caller.request<{ signUrl: string }>('POST', `${path}/choice`, {
        bank: bank.bank,
        months,
      });
      return callBank(caller, () => post(signUrl.replace('?', '/sign?'), {}));
    }
    await delay(OFFER_PAUSE_MS);
  }
}

/** Payment steps by method; some buyers only return to the shop afterwards, some never do. */
const PAY_BY_METHOD: Record<
  PaymentMethod,
  (caller: Caller, placed: PlacedOrder, providers: Providers) => Promise<void>
> = {
  card: payByCard,
  qr: payByQr,
  credit: payByCredit,
  invoice: (caller, { number, toPay }, { transfer }) => caller.retry(() => transfer(number, toPay)),
  'on-receipt': async () => {},
};

/** Finds the sources that buyers need: the SMS provider's codes, and the shop's operator. */
export function findProviders({ db, outside, origin, operator }: World): Providers {
  const extractCode = (text: string | undefined, phone: string) => {
    const [code] = /\d{6}/.exec(text ?? '') ?? [];
    if (!code) throw new Error(`no code was sent to ${phone}`);
    return code;
  };
  return {
    async findCode(phone) {
      if (outside)
        return extractCode(
          outside.sms.accepted.findLast((sent) => sent.phone === `7${phone}` && isCode(sent.text))?.text,
          phone,
        );
      const [row] = await db.$client`
        select ${sentRow} from sent_messages where recipient like ${`%${phone}`} and text ~ '#\\d{6}$' order by id desc limit 1`;
      return extractCode(row?.text, phone);
    },
    async transfer(number, amount) {
      const text = createStatement(number, amount);
      const importStatement = () =>
        createOperatorCaller(origin, operator).request('POST', '/api/operator/statements', { text });
      await Promise.all([importStatement(), importStatement()]);
    },
  };
}

const isCode = (text: string) => /#\d{6}$/.test(text);

function createStatement(number: string, amount: number): string {
  return [
    '1CClientBankExchange',
    'СекцияДокумент=ПлатежноеПоручение',
    `НомерДокумента=${number}`,
    'ДатаДокумента=25.11.2026',
    `Сумма=${amount}`,
    'ПолучательИИК=KZ86125KZT5004100100',
    `НазначениеПлатежа=Оплата по счету ${number}`,
    'КонецДокумента',
  ].join('\n');
}

/** Pays a placed order. */
export function payOrder(
  tender: PaymentMethod,
  caller: Caller,
  placed: PlacedOrder,
  providers: Providers,
): Promise<void> {
  return PAY_BY_METHOD[tender](caller, placed, providers);
}

/** Payment methods that a shop offers by default. */
const OFFERED_METHODS = PAYMENT_METHODS.filter((method) =>
  parsePaymentMethods(defaultSettings['payment.offered']).includes(method),
);

/** Picks a random payment method. */
export function randomPaymentMethod(): PaymentMethod {
  return OFFERED_METHODS[randomInt(OFFERED_METHODS.length)]!;
}
