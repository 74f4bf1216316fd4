import { randomBytes, randomInt } from 'node:crypto';
import type { Checkout } from '#contract/checkout.ts';
import { createCaller, Refused } from './caller.ts';
import { ORGANISATION, payBy, type ChaosTender, type Providers } from './tenders.ts';

/** How a visit ended: with an order, refused for a reason the shop names, or not known because patience ended. */
export type Visit = { key: string; numbers: Set<string>; outcome: 'placed' | 'refused' | 'unknown'; reason?: string };

/** What a buyer wants: a product, a way to pay, a promo code or none, and whether to come back to the shop's page from the bank. */
export type Wish = { productId: number; method: ChaosTender; promo: string; returns: boolean };

/**
 * Walks a buyer from an empty cart to a placed, and with a card paid, order over HTTP. Whatever the shop does not answer is
 * asked again, as people and their browsers do; the order with the same key.
 */
export async function visitShop(
  origin: string,
  wish: Wish,
  providers: Providers,
  stopped: () => boolean,
): Promise<Visit> {
  const visit: Visit = { key: randomBytes(12).toString('hex'), numbers: new Set(), outcome: 'unknown' };
  const headers: Record<string, string> = { 'idempotency-key': visit.key };
  const caller = createCaller(origin, headers, {
    onAnswer(answer) {
      const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
      if (cookie) headers['cookie'] ??= cookie;
    },
    stopped,
  });

  const { ask } = caller;
  const phone = `70${randomInt(10_000_000, 99_999_999)}`;
  const choice = { method: wish.method, ...(wish.method === 'invoice' && { organisation: ORGANISATION }) };

  const place = async () => {
    for (;;) {
      const { stamp, toPay } = await ask<Checkout>('PUT', '/api/checkout/payment', choice);
      // A double click: both must lead to the same order.
      const clicks = randomInt(4) === 0 ? 2 : 1;
      try {
        const answers = await Promise.all(
          Array.from({ length: clicks }, () =>
            ask<{ number: string; paymentUrl: string | null }>('POST', '/api/orders', { stamp }),
          ),
        );
        for (const { number } of answers) visit.numbers.add(number);
        return { ...answers[0]!, toPay, phone };
      } catch (error) {
        if (!(error instanceof Refused) || error.message !== 'cart_changed') throw error;
      }
    }
  };

  try {
    await ask('POST', '/api/cart/lines', { productId: wish.productId, quantity: 1 + randomInt(2) });
    await ask('PUT', '/api/checkout/contact', {
      phone,
      firstName: 'Әсел',
      lastName: 'Ким',
      email: 'asel@example.kz',
    });
    const { courier } = await ask<Checkout>('GET', '/api/checkout');
    await ask('PUT', '/api/checkout/delivery', deliveryOf(courier));
    if (wish.promo !== '') await ask('PUT', '/api/checkout/promo', { code: wish.promo });
    const placed = await place();
    visit.outcome = 'placed';
    await payBy(wish.method, caller, placed, providers);
    const isAtBank = wish.method !== 'on-receipt' && wish.method !== 'invoice';
    if (wish.returns && isAtBank) await ask('POST', `/api/orders/${placed.number}/payments/check`, {});
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
    coordinates: null,
  };
  return { kind: 'courier', address, date: day.date, slot: slot.slot, lifting: false, parts: 'together' };
}
