import { pick } from '#domain/language.ts';
import { pathsOf } from '#domain/paths.ts';
import type { StoreEvent } from '../../events.ts';
import type { Database } from '../../platform/db.ts';
import { findToldOrder, type ToldOrder } from './notices.queries.ts';
import type { NoticesService } from './notices.service.ts';
import { giftWords, orderWords } from './order-notices.policy.ts';

/** Tells buyers what has become of their orders. */
export type OrderNoticesService = ReturnType<typeof createOrderNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the reaction to orders that have moved; each state of an order is told of once by each channel the buyer allows. */
export function createOrderNoticesService({ db, notices, cityKeyword }: Deps) {
  return {
    /**
     * Handles `order.placed` of an order that is not to be paid first, and `order.changed` of a step that asks for a notice
     * (`domain/order-status.ts`); another event, an order that is gone and a buyer whom nothing reaches change nothing.
     */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      const told = toldOf(event);
      const order = told && (await findToldOrder(db.$client, told.orderId));
      // The event names the state it came with; an order that has gone on since is told of by its next event.
      if (!order || order.status !== told.state) return;
      const { customerId, sessionId, language, email } = order;
      const words = orderWords(order.status, order.number, language);
      if (!words) return;
      const key = `order ${told.orderId} ${order.status}`;
      const path = pathsOf(language, cityKeyword(order.cityId)).thanks(order.masterNumber);
      // A guest has no settings, and left the address in the order to be written to.
      const recipient = customerId === null && email !== '' ? email : null;
      const channels = await notices.channelsOf({ customerId, sessionId }, 'orders');
      for (const channel of recipient === null ? channels : [...channels, 'mail' as const]) {
        // A push is named by the cause alone: its device shows one for each.
        const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
        // A push travels through services abroad and names no product, an SMS has no room for one.
        const gift = channel === 'mail' ? giftWords(order.status, giftOf(order), language) : '';
        const body = words.body + gift;
        await notices.write(db.$client, { ...notice, customerId, sessionId, recipient, ...words, body, path }, now);
      }
    },
  };
}

/** Returns the name of the gift of an order in its language; null without one. */
function giftOf({ giftRu, giftKk, language }: ToldOrder): string | null {
  return giftRu === null ? null : pick({ ru: giftRu, kk: giftKk ?? '' }, language);
}

/** The order an event tells of and the state it names; one that is to be paid first is told of when it is. */
function toldOf(event: StoreEvent): { orderId: number; state: string } | null {
  if (event.type === 'order.placed') return { orderId: event.orderId, state: 'created' };
  return event.type === 'order.changed' && event.notify ? { orderId: event.orderId, state: event.status } : null;
}
