import { pick } from '#domain/text/language.ts';
import { pathsOf } from '#domain/urls/paths.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { findToldOrder, type ToldOrder } from './notices.queries.ts';
import type { NoticesService } from './notices.service.ts';
import { giftWords, isTextedToGuest, keyWords, orderWords } from './order-notices.policy.ts';

/** Tells buyers what has become of their orders. */
export type OrderNoticesService = ReturnType<typeof createOrderNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
  settings: Pick<SettingsReader, 'current'>;
};

/** What is told, of which cause, where it leads; `gift` is said in letters alone, `isTexted` whether a guest hears by SMS. */
type Message = {
  key: string;
  words: { title: string; body: string };
  path: string;
  gift?: string;
  isTexted: boolean;
};

/** Creates the reaction to orders that have moved; each state of an order is told of once by each channel the buyer allows. */
export function createOrderNoticesService({ db, notices, cityKeyword, settings }: Deps) {
  /** Writes what is told of an order by every channel that reaches its buyer, once each. */
  const tell = async (
    order: ToldOrder,
    { key, words, path, gift = '', isTexted }: Message,
    now: Date,
  ): Promise<void> => {
    const { customerId, sessionId, email, phone } = order;
    const reached = await notices.channelsOf({ customerId, sessionId, email }, 'orders');
    // A customer chooses SMS in the settings of the profile, a guest has none.
    const bySms = customerId === null && isTexted && settings.current()['order.guestSms'] ? (['sms'] as const) : [];
    const recipients = { push: null, mail: email || null, sms: customerId === null ? phone : null };
    for (const channel of [...reached, ...bySms]) {
      // A push is named by the cause alone: its device shows one for each.
      const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
      // A push travels through services abroad and names no product, an SMS has no room for one.
      const body = words.body + (channel === 'mail' ? gift : '');
      const whom = { customerId, sessionId, recipient: recipients[channel] };
      await notices.write(db.$client, { ...notice, ...whom, ...words, body, path }, now);
    }
  };

  const tellOfKeys = async (orderNumber: string, productId: number, now: Date) => {
    const order = await findToldOrder(db.$client, { number: orderNumber });
    if (!order) return;
    const words = keyWords(order.number, order.language);
    const path = pathsOf(order.language, cityKeyword(order.cityId)).profile('my-keys');
    await tell(order, { key: `keys ${orderNumber} ${productId}`, words, path, isTexted: true }, now);
  };

  return {
    /**
     * Handles `order.placed` of an order that is not to be paid first, or by an invoice, `order.changed` of a step that asks for
     * a notice (`domain/orders/order-status.ts`), and `keys.loaded`; another event, an order that is gone and a buyer whom nothing
     * reaches change nothing.
     */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'keys.loaded') return tellOfKeys(event.orderNumber, event.productId, now);
      const told = toldOf(event);
      const order = told && (await findToldOrder(db.$client, { id: told.orderId }));
      // The event names the state it came with; an order that has gone on since is told of by its next event.
      if (!order || !told.states.includes(order.status)) return;
      const { status, language } = order;
      const words = orderWords(status, order.number, language, order.paymentMethod);
      if (!words) return;
      const key = `order ${told.orderId} ${status}`;
      const path = pathsOf(language, cityKeyword(order.cityId)).thanks(order.masterNumber);
      const gift = giftWords(status, giftOf(order), language);
      await tell(order, { key, words, path, gift, isTexted: isTextedToGuest(status, order.phoneProved) }, now);
    },
  };
}

/** Returns the name of the gift of an order in its language; null without one. */
function giftOf({ giftRu, giftKk, language }: ToldOrder): string | null {
  return giftRu === null ? null : pick({ ru: giftRu, kk: giftKk ?? '' }, language);
}

/** The order an event tells of and the states it may name; one that is to be paid first is told of when it is, but for an invoice. */
function toldOf(event: StoreEvent): { orderId: number; states: readonly string[] } | null {
  if (event.type === 'order.placed') return { orderId: event.orderId, states: ['created', 'waiting_payment'] };
  return event.type === 'order.changed' && event.notify ? { orderId: event.orderId, states: [event.status] } : null;
}
