import { randomBytes, randomInt } from 'node:crypto';
import type { Cart } from '#contract/orders/cart.ts';
import type { Checkout } from '#contract/orders/checkout.ts';
import { usesGateway, paymentPolicies } from '#domain/payments/payment-policies.ts';
import { address } from '#test/factories/address.ts';
import { buyGiftCards, cancelOrder, openKeys, returnPartially, waitUntilPaid } from '../audits/follow-ups.ts';
import { createCaller, RequestRefused, type Caller } from './caller.ts';
import { createOperatorCaller } from './operator.ts';
import { chooseCard, ORGANISATION, payOrder, type PlacedOrder, type Providers } from './tenders.ts';
import type { BuyerPlan } from './buyer-plans.ts';
import type { World } from '../world.ts';

/** Result of a visit: an order, a refusal with a reason of the contract, or unknown after too many retries. */
export type Visit = {
  key: string;
  numbers: Set<string>;
  outcome: 'placed' | 'refused' | 'unknown';
  /** Completed follow-ups: a cancel, a return, keys that were read, gift cards that were sent. */
  completed: string[];
  /** Texts of the opened keys. */
  keys: string[];
  reason?: string;
};

/** A buyer's view of the shop. */
export type Shop = Pick<World, 'origin' | 'gift' | 'operator' | 'customers'> & { providers: Providers };

/**
 * Takes a buyer over HTTP from an empty cart to a paid order, then through the planned follow-ups. Unanswered requests
 * are retried like shoppers and browsers do; orders with the same key.
 */
export async function visitShop(shop: Shop, wish: BuyerPlan, isStopped: () => boolean): Promise<Visit> {
  const visit: Visit = {
    key: randomBytes(12).toString('hex'),
    numbers: new Set(),
    outcome: 'unknown',
    completed: [],
    keys: [],
  };
  const headers: Record<string, string> = { 'idempotency-key': visit.key };
  if (wish.customer) Object.assign(headers, { authorization: `Bearer ${wish.customer.token}`, 'x-platform': 'native' });
  const caller = createCaller(shop.origin, headers, {
    onAnswer(answer) {
      const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
      if (cookie && !wish.customer) headers['cookie'] ??= cookie;
    },
    stopped: isStopped,
  });
  try {
    if (wish.kind === 'gift-cards') {
      const others = shop.customers.filter((customer) => customer !== wish.customer);
      await buyGiftCards(
        caller,
        others.toSorted(() => randomInt(3) - 1),
      );
      visit.outcome = 'placed';
      visit.completed.push('gift cards bought');
      return visit;
    }
    const phone = wish.customer?.phone ?? `70${randomInt(10_000_000, 99_999_999)}`;
    await fillDraft(caller, shop, wish, phone);
    const placedOrder = await placeOrder(caller, wish, phone, visit);
    visit.outcome = 'placed';
    if (placedOrder.toPay > 0) await payOrder(wish.method, caller, placedOrder, shop.providers);
    await followUp(caller, shop, wish, placedOrder, visit);
  } catch (error) {
    visit.reason = (error as Error).message;
    if (error instanceof RequestRefused && visit.outcome === 'unknown') visit.outcome = 'refused';
  }
  return visit;
}

/** Fills the cart and every step of the checkout; a customer first clears leftovers of an earlier visit. */
async function fillDraft({ request }: Caller, { gift }: Shop, wish: BuyerPlan, phone: string): Promise<void> {
  if (wish.customer) {
    const { lines } = await request<Cart>('GET', '/api/cart');
    for (const { product } of lines) await request('DELETE', `/api/cart/lines/${product.id}`);
  }
  for (const [productId, quantity] of wish.products) await request('POST', '/api/cart/lines', { productId, quantity });
  await request('PUT', '/api/checkout/contact', {
    phone,
    firstName: 'Әсел',
    lastName: 'Ким',
    email: 'asel@example.kz',
  });
  const { courier } = await request<Checkout>('GET', '/api/checkout');
  await request('PUT', '/api/checkout/delivery', wish.kind === 'keys' ? { kind: 'digital' } : chooseDelivery(courier));
  if (wish.promo !== '') await request('PUT', '/api/checkout/promo', { code: wish.promo });
  else await request('DELETE', '/api/checkout/promo');
  if (wish.customer) await request('PUT', '/api/checkout/bonuses', { amount: wish.bonuses });
  // It may be empty: other buyers spend the same card.
  if (wish.giftCard) await request('POST', '/api/checkout/gift-cards', wish.giftCard).catch(ignoreRefusal);
  const choice = wish.takesGift ? { offer: gift.offer, productId: gift.productId } : null;
  if (wish.kind === 'products') await request('PUT', '/api/checkout/gift', { gift: choice }).catch(ignoreRefusal);
}

const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof RequestRefused)) throw error;
};

async function placeOrder(caller: Caller, wish: BuyerPlan, phone: string, visit: Visit): Promise<PlacedOrder> {
  const { method, customer } = wish;
  const { extraInput } = paymentPolicies[method];
  const choice = {
    method,
    ...(extraInput === 'organisation' && { organisation: ORGANISATION }),
    ...(extraInput === 'card' && customer && (await chooseCard(caller))),
  };
  for (;;) {
    const { stamp, toPay } = await caller.request<Checkout>('PUT', '/api/checkout/payment', choice);
    // A double click: both requests must lead to the same order.
    const clickCount = randomInt(4) === 0 ? 2 : 1;
    try {
      const answers = await Promise.all(
        Array.from({ length: clickCount }, () =>
          caller.request<{ number: string; paymentUrl: string | null }>('POST', '/api/orders', { stamp }),
        ),
      );
      for (const { number } of answers) visit.numbers.add(number);
      return { ...answers[0]!, toPay, phone };
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.message !== 'cart_changed') throw error;
    }
  }
}

/** Runs the planned follow-up: checks the payment, cancels, returns a part, or opens keys. */
async function followUp(
  caller: Caller,
  shop: Shop,
  wish: BuyerPlan,
  { number }: PlacedOrder,
  visit: Visit,
): Promise<void> {
  const { followUp, method, kind, customer } = wish;
  if (followUp === 'leave') return;
  const isAtBank = usesGateway(method);
  if (followUp === 'look' && isAtBank && kind !== 'keys') {
    await caller.request('POST', `/api/orders/${number}/payments/check`, {});
    return;
  }
  if (followUp === 'look' && kind !== 'keys') return;
  if (paymentPolicies[method].flow === 'online' && !(await waitUntilPaid(caller, number))) return;
  if (kind === 'keys' && customer) {
    visit.keys.push(...(await openKeys(caller, number)));
    visit.completed.push('keys opened');
    return;
  }
  if (followUp === 'cancel') {
    await cancelOrder(caller, number);
    visit.completed.push('cancelled');
  }
  if (followUp === 'return' && customer) {
    await returnPartially(caller, createOperatorCaller(shop.origin, shop.operator), number);
    visit.completed.push('partly returned');
  }
}

function chooseDelivery(courier: Checkout['courier']): object {
  const days = courier?.days ?? [];
  const day = days[randomInt(Math.max(1, days.length))];
  const slot = day?.slots.find(({ free }) => free);
  if (!day || !slot || randomInt(2) === 0) return { kind: 'pickup', shopId: 1 };
  return {
    kind: 'courier',
    address: { ...address, hasElevator: true },
    date: day.date,
    slot: slot.slot,
    lifting: false,
    parts: 'together',
  };
}
