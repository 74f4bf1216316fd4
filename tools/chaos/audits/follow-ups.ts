import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { GiftPurchase } from '#contract/gifts/gift-purchases.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { LicenceKey } from '#contract/customers/profile.ts';
import type { OrderReturns, ReturnRequest } from '#contract/orders/returns.ts';
import { GIFT_COLOURS, GIFT_DESIGNS } from '#domain/gifts/gift-purchase.ts';
import { orderFlow, successPath } from '#domain/orders/order-status.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { RequestRefused, type Caller } from '../buyers/caller.ts';
import { payPage } from '../buyers/tenders.ts';
import type { ChaosCustomer } from './shelf.ts';

const SETTLE_ATTEMPTS = 40;
const SETTLE_PAUSE_MS = 500;
const DENOMINATIONS = [5_000, 10_000, 20_000] as const;

/** Reads an order with its lines and shipments. */
async function readOrders(caller: Caller, number: string): Promise<Order[]> {
  return (await caller.request<{ orders: Order[] }>('POST', '/api/orders/lookup', { number })).orders;
}

/** Waits up to twenty seconds until an order is marked paid; false on timeout. */
export async function waitUntilPaid(caller: Caller, number: string): Promise<boolean> {
  for (let tries = 0; tries < SETTLE_ATTEMPTS; tries++) {
    const { orders } = await caller.request<{ orders: Order[] }>('POST', `/api/orders/${number}/payments/check`, {});
    if (orders.every(({ status }) => status !== 'waiting_payment')) return orders.some(({ payment }) => payment.paid);
    await delay(SETTLE_PAUSE_MS);
  }
  return false;
}

/** Ignores expected refusals of an action whose earlier response may have been lost. */
async function ignoreKnownErrors(work: Promise<unknown>, ...expectedErrors: string[]): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof RequestRefused) || !expectedErrors.includes(error.message)) throw error;
  });
}

/** Cancels an order. */
export function cancelOrder(caller: Caller, number: string): Promise<void> {
  return ignoreKnownErrors(caller.request('POST', `/api/orders/${number}/cancel`, {}), 'order_not_cancellable');
}

/** Delivers an order; the buyer returns a part of it, and the operator accepts and refunds it. */
export async function returnPartially(buyer: Caller, operator: Caller, number: string): Promise<boolean> {
  for (const order of await readOrders(buyer, number)) {
    const path = successPath(orderFlow(order.delivery.kind, order.payment.method));
    for (const status of path.slice(path.indexOf(order.status) + 1))
      await operator.request('POST', `/api/operator/orders/${order.number}/status`, { status });
    const lines = order.lines.filter(({ digital }) => !digital);
    const line = lines[randomInt(Math.max(1, lines.length))];
    if (!line) continue;
    const returnInput = { reason: 'not-needed', lines: [{ productId: line.productId, quantity: 1 }] };
    await ignoreKnownErrors(
      buyer.request('POST', `/api/orders/${order.number}/returns`, returnInput),
      'return_refused',
    );
    const { requests } = await buyer.request<OrderReturns>('POST', `/api/orders/${order.number}/returns/offer`, {});
    for (const request of requests) await receive(operator, request);
  }
  return true;
}

async function receive(operator: Caller, { number }: ReturnRequest): Promise<void> {
  await operator.request('POST', `/api/operator/returns/${number}/accept`, {});
  await operator.request('POST', `/api/operator/returns/${number}/receive`, {});
}

/** Opens the keys of an order and returns their texts. */
export async function openKeys(caller: Caller, number: string): Promise<string[]> {
  const keys = await caller.request<LicenceKey[]>('GET', '/api/pages/profile/keys');
  const keyTexts: string[] = [];
  for (const { id, orderNumber } of keys)
    if (orderNumber.startsWith(number)) {
      const { key } = await caller.request<LicenceKey>('POST', `/api/pages/profile/keys/${id}/open`, {});
      keyTexts.push(key ?? '');
    }
  return keyTexts;
}

/** Buys gift cards for others, sent at once or later, and cancels some of the later ones. Returns their number. */
export async function buyGiftCards(caller: Caller, others: readonly ChaosCustomer[]): Promise<string> {
  const isLater = randomInt(3) === 0;
  const recipients = others.slice(0, 1 + randomInt(3)).map(({ phone }) => ({
    phone: `+7${phone}`,
    nominal: DENOMINATIONS[randomInt(DENOMINATIONS.length)]!,
    name: '',
  }));
  const input = {
    design: GIFT_DESIGNS[randomInt(GIFT_DESIGNS.length)]!,
    colour: GIFT_COLOURS[randomInt(GIFT_COLOURS.length)]!,
    sender: 'Әсел',
    message: 'Құтты болсын',
    cards: { kind: 'electronic', sendAt: isLater ? new Date(Date.now() + HOUR_MS).toISOString() : null, recipients },
  };
  const root = '/api/pages/profile/gift-purchases';
  const { number, paymentUrl } = await caller.request<{ number: string; paymentUrl: string | null }>(
    'POST',
    root,
    input,
  );
  const openPayment = async () =>
    (await caller.request<{ paymentUrl: string }>('POST', `${root}/${number}/payments`, {})).paymentUrl;
  await payPage(caller, paymentUrl ?? (await openPayment()), openPayment);
  for (let tries = 0; tries < SETTLE_ATTEMPTS; tries++) {
    const { state } = await caller.request<GiftPurchase>('POST', `${root}/${number}/check`, {});
    if (state !== 'waiting_payment') break;
    await delay(SETTLE_PAUSE_MS);
  }
  if (isLater && randomInt(2) === 0)
    await ignoreKnownErrors(caller.request('POST', `${root}/${number}/cancel`, {}), 'gift_purchase_fixed');
  return number;
}
