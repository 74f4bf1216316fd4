import { pick } from '#domain/text/language.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { NoticesService, Recipient } from './notices.service.ts';
import { giftLine, isSmsAllowed, keysLoadedText, orderText, rescheduledText } from './order-notices.policy.ts';

/** An order with the recipient of its notices. */
type NoticeOrder = Recipient & {
  id: number;
  number: string;
  masterNumber: string;
  status: OrderState;
  phoneProved: boolean;
  paymentMethod: PaymentMethod;
  deliveryDate: string | null;
  deliverySlot: string | null;
  /** Name of its gift; null without one. */
  giftRu: string | null;
  giftKk: string | null;
};

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'findChannels' | 'allowsLastResort'>;
  /** Reads an order; undefined when it is gone. */
  findOrder: (sql: Sql, order: { id: number } | { number: string }) => Promise<NoticeOrder | undefined>;
  /** Returns a city's URL keyword, used as the prefix of links. */
  cityKeyword: (cityId: number) => string;
  settings: Pick<SettingsReader, 'current'>;
};

/**
 * A message with its key and link. `gift` appears only in emails; `allowsSms` allows SMS to customers whom nothing else
 * reaches, and to guests: to all of them, or with `isSmsLast` only to those as well.
 */
type Message = {
  key: string;
  text: { title: string; body: string };
  path: string;
  gift?: string;
  /** Adds the details of the order to emails. */
  hasDetails?: boolean;
  allowsSms: boolean;
  isSmsLast?: boolean;
};

/** Creates the handler of order events. Sends one notice per state and channel the buyer allows. */
export function createOrderNoticesService({ db, notices, findOrder, cityKeyword, settings }: Deps) {
  /** Writes one notice per channel that reaches the buyer. */
  const notify = async (
    order: NoticeOrder,
    { key, text, path, gift = '', hasDetails = false, allowsSms, isSmsLast = false }: Message,
    now: Date,
  ): Promise<void> => {
    const { customerId, sessionId, email, phone } = order;
    const channels = await notices.findChannels({ customerId, sessionId, email }, 'orders');
    // Customers choose SMS in their settings, and get them anyway as the last resort; guests have no settings.
    const isUnreached = channels.length === 0;
    const bySms =
      allowsSms &&
      settings.current()['order.guestSms'] &&
      (customerId === null
        ? isUnreached || !isSmsLast
        : isUnreached && (await notices.allowsLastResort(customerId, 'orders')));
    const recipients = { push: null, mail: email || null, sms: customerId === null ? phone : null };
    for (const channel of bySms ? [...channels, 'sms' as const] : channels) {
      // A push is keyed by the cause alone, because a device shows one per cause.
      const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
      // Only emails name the gift: a push goes through third-party services and an SMS is too short.
      const body = text.body + (channel === 'mail' ? gift : '');
      const receiver = { customerId, sessionId, recipient: recipients[channel] };
      const orderId = hasDetails && channel === 'mail' ? order.id : null;
      await notices.write(db.$client, { ...notice, ...receiver, ...text, body, path, orderId }, now);
    }
  };

  const notifyKeysLoaded = async (orderNumber: string, productId: number, now: Date) => {
    const order = await findOrder(db.$client, { number: orderNumber });
    if (!order) return;
    const text = keysLoadedText(order.number, order.language);
    const path = createScopedPaths(order.language, cityKeyword(order.cityId)).profile('my-keys');
    await notify(order, { key: `keys ${orderNumber} ${productId}`, text, path, allowsSms: true }, now);
  };

  const notifyRescheduled = async (
    { orderId, changeId, date, slot, by }: Extract<StoreEvent, { type: 'order.rescheduled' }>,
    now: Date,
  ) => {
    const order = await findOrder(db.$client, { id: orderId });
    // A later change notifies instead.
    if (!order || order.deliveryDate !== date || order.deliverySlot !== slot) return;
    const { language, status } = order;
    const text = rescheduledText(order.number, { date, slot }, language);
    const path = createScopedPaths(language, cityKeyword(order.cityId)).thanks(order.masterNumber);
    const allowsSms = by === 'operator' || isSmsAllowed(status, order.phoneProved || order.customerId !== null);
    const key = `order ${orderId} visit ${changeId}`;
    await notify(order, { key, text, path, hasDetails: true, allowsSms, isSmsLast: true }, now);
  };

  return {
    /**
     * Handles `order.placed` (only orders without prepayment or with an invoice), `order.changed` with `notify`
     * (`domain/orders/order-status.ts`), `order.rescheduled` and `keys.loaded`. Ignores other events, deleted orders and unreachable buyers.
     */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'order.rescheduled') return notifyRescheduled(event, now);
      if (event.type === 'keys.loaded') return notifyKeysLoaded(event.orderNumber, event.productId, now);
      const trigger = findTrigger(event);
      const order = trigger && (await findOrder(db.$client, { id: trigger.orderId }));
      // The event carries a state; if the order has moved on, its next event notifies instead.
      if (!order || !trigger.states.includes(order.status)) return;
      const { status, language } = order;
      const text = orderText(status, order.number, language, order.paymentMethod);
      if (!text) return;
      const key = `order ${trigger.orderId} ${status}`;
      const path = createScopedPaths(language, cityKeyword(order.cityId)).thanks(order.masterNumber);
      const gift = giftLine(status, giftName(order), language);
      // A customer's SMS goes to the phone of the profile, which is verified.
      const allowsSms = isSmsAllowed(status, order.phoneProved || order.customerId !== null);
      await notify(order, { key, text, path, gift, hasDetails: true, allowsSms }, now);
    },
  };
}

/** Returns the name of the order's gift in its language; null without one. */
function giftName({ giftRu, giftKk, language }: NoticeOrder): string | null {
  return giftRu === null ? null : pick({ ru: giftRu, kk: giftKk ?? '' }, language);
}

/** Returns an event's order and the states that notify. A prepaid order notifies once paid, unless by invoice. */
function findTrigger(event: StoreEvent): { orderId: number; states: readonly string[] } | null {
  if (event.type === 'order.placed') return { orderId: event.orderId, states: ['created', 'waiting_payment'] };
  return event.type === 'order.changed' && event.notify ? { orderId: event.orderId, states: [event.status] } : null;
}
