import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Checkout } from '#contract/checkout.ts';
import { payAtBank } from '#test/factories/bank-visitor.ts';

const ANSWER_LIMIT_MS = 10_000;
const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/** How a visit ended: with an order, refused for a reason the shop names, or not known because patience ended. */
export type Visit = { key: string; numbers: Set<string>; outcome: 'placed' | 'refused' | 'unknown'; reason?: string };

/** What a buyer wants: a product, a way to pay, and whether to come back to the shop's page from the bank. */
export type Wish = { productId: number; method: 'card' | 'on-receipt'; returns: boolean };

/** The shop refused for a reason of the contract; asking again would not help. */
class Refused extends Error {}

/**
 * Walks a buyer from an empty cart to a placed, and with a card paid, order over HTTP. Whatever the shop does not answer is
 * asked again, as people and their browsers do; the order with the same key.
 */
export async function visitShop(origin: string, wish: Wish, stopped: () => boolean): Promise<Visit> {
  const visit: Visit = { key: randomBytes(12).toString('hex'), numbers: new Set(), outcome: 'unknown' };
  const until = Date.now() + PATIENCE_MS;
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  let cookie = '';

  const once = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': visit.key,
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const said = (await answer.json()) as { data?: T; error?: string } & T;
    if (answer.ok) return said.data ?? said;
    if (answer.status >= 500 || said.error === 'bank_unreachable') throw new Error(said.error ?? String(answer.status));
    throw new Refused(said.error);
  };
  const insist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refused || Date.now() > until || stopped()) throw error;
        await delay(pause);
      }
    }
  };
  const ask = <T>(method: string, path: string, body?: object) => insist(() => once<T>(method, path, body));

  const place = async () => {
    for (;;) {
      const { stamp } = await ask<Checkout>('PUT', '/api/checkout/payment', { method: wish.method });
      // A double click: both must lead to the same order.
      const clicks = randomInt(4) === 0 ? 2 : 1;
      try {
        const answers = await Promise.all(
          Array.from({ length: clicks }, () =>
            ask<{ number: string; paymentUrl: string | null }>('POST', '/api/orders', { stamp }),
          ),
        );
        for (const { number } of answers) visit.numbers.add(number);
        return answers[0]!;
      } catch (error) {
        if (!(error instanceof Refused) || error.message !== 'cart_changed') throw error;
      }
    }
  };

  try {
    await ask('POST', '/api/cart/lines', { productId: wish.productId, quantity: 1 + randomInt(2) });
    await ask('PUT', '/api/checkout/contact', {
      phone: `70${randomInt(10_000_000, 99_999_999)}`,
      firstName: 'Әсел',
      lastName: 'Ким',
      email: 'asel@example.kz',
    });
    const { courier } = await ask<Checkout>('GET', '/api/checkout');
    await ask('PUT', '/api/checkout/delivery', deliveryOf(courier));
    const { number, paymentUrl } = await place();
    visit.outcome = 'placed';
    if (wish.method === 'on-receipt') return visit;
    const page =
      paymentUrl ?? (await ask<{ paymentUrl: string }>('POST', `/api/orders/${number}/payments`, {})).paymentUrl;
    await insist(async () => {
      const { status } = await payAtBank(page, 'plain');
      if (status >= 500) throw new Error(`the bank answered ${status}`);
    });
    if (wish.returns) await ask('POST', `/api/orders/${number}/payments/check`, {});
  } catch (error) {
    visit.reason = (error as Error).message;
    if (error instanceof Refused && visit.outcome === 'unknown') visit.outcome = 'refused';
  }
  return visit;
}

function deliveryOf(courier: Checkout['courier']): object {
  const days = courier?.days ?? [];
  const day = days[randomInt(Math.max(1, days.length))];
  const slot = day?.slots.find(({ free }) => free);
  if (!day || !slot || randomInt(2) === 0) return { kind: 'pickup', shopId: 1 };
  const address = {
    street: 'Абая',
    house: '10',
    apartment: '5',
    floor: '7',
    entrance: '1',
    comment: '',
    isPrivateHouse: false,
    hasIntercom: true,
    hasElevator: true,
  };
  return { kind: 'courier', address, date: day.date, slot: slot.slot, lifting: false, parts: 'together' };
}
