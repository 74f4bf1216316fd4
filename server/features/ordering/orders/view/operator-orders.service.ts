import type { OperatorOrder } from '#contract/operator/operator.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { ReceiptTender } from '#domain/payments/receipt.ts';
import type { Database } from '../../../../platform/database/db.ts';
import { neverConfirmed } from '../../../../platform/http/call.ts';
import { fail } from '../../../../platform/http/failure.ts';
import { findGifts, type ReadOrderGift } from '../order-gifts.queries.ts';
import { findServices } from '../order-services.queries.ts';
import { orderServiceView } from '../orders.view.ts';
import { findEvents, findOrderLines } from '../orders.queries.ts';
import type { SettingsReader } from '../../../../platform/database/store-settings.ts';
import { findVisits } from './delivery-dates.queries.ts';
import { listOrdersByChange, type OrderFilters } from './operator-orders.queries.ts';
import type { OrderWithNextStates, OrdersService } from '../orders.service.ts';

/** Delay after which all earlier changes are committed; a later commit must not precede a returned cursor. */
const SETTLED_MS = 2_000;

/** Orders for operators and their software. */
export type OperatorOrdersService = ReturnType<typeof createOperatorOrdersService>;

type Deps = {
  db: Database;
  orders: Pick<OrdersService, 'readWithNextStates' | 'advance'>;
  /** URL keyword of a city. */
  cityKeyword: (cityId: number) => string;
  settings: Pick<SettingsReader, 'current'>;
};

/** Creates the operators' order service. */
export function createOperatorOrdersService({ db, orders, cityKeyword, settings }: Deps) {
  const sql = db.$client;

  const view = async (found: readonly OrderWithNextStates[], language: Language): Promise<OperatorOrder[]> => {
    const ids = found.map(({ order }) => order.id);
    const [lines, services, gifts, events, visits] = await Promise.all([
      findOrderLines(sql, ids),
      findServices(sql, ids),
      findGifts(sql, ids),
      findEvents(sql, ids),
      findVisits(sql, ids),
    ]);
    return found.map(({ order, next }) => ({
      number: order.number,
      masterNumber: order.masterNumber,
      status: order.status,
      next,
      expiresAt: order.expiresAt === null ? null : new Date(order.expiresAt).toISOString(),
      createdAt: new Date(order.createdAt).toISOString(),
      language: order.language,
      city: cityKeyword(order.cityId),
      contact: {
        firstName: order.firstName,
        lastName: order.lastName,
        phone: order.phone,
        email: order.email,
        phoneProved: order.phoneProved,
      },
      delivery: {
        kind: order.deliveryKind,
        date: order.deliveryDate,
        slot: order.deliverySlot,
        address: order.address === null ? null : { ...order.address },
        shopId: order.shopId,
      },
      payment: { method: order.paymentMethod, paid: order.isPaid, toPay: order.toPay },
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ productId, nameRu, nameKk, quantity, returned, opened: openedKeys, price, total }) => ({
          productId,
          name: pick({ ru: nameRu, kk: nameKk }, language),
          quantity,
          returned,
          openedKeys,
          price,
          total,
        })),
      services: services
        .filter(({ orderId }) => orderId === order.id)
        .map((service) => orderServiceView(service, order, language)),
      gift: toGift(
        gifts.find(({ orderId }) => orderId === order.id),
        language,
      ),
      history: events
        .filter(({ orderId }) => orderId === order.id)
        .map(({ from, to, by, at }) => ({ from, to, by, at: new Date(at).toISOString() })),
      visits: visits
        .filter(({ orderId }) => orderId === order.id)
        .map(({ date, slot, by, at }) => ({ date, slot, by, at: new Date(at).toISOString() })),
    }));
  };

  return {
    /**
     * Lists orders by change time, oldest first, with a delay of two seconds, and the next page's cursor; null at the
     * end.
     */
    async list(
      filters: Omit<OrderFilters, 'until'>,
      language: Language,
      now: Date,
    ): Promise<{ orders: OperatorOrder[]; next: string | null }> {
      const changedOrders = await listOrdersByChange(sql, { ...filters, until: new Date(now.getTime() - SETTLED_MS) });
      const found = await Promise.all(changedOrders.map(({ number }) => orders.readWithNextStates(number)));
      // A single part shares its number with the master order.
      const listedOrders = found.flatMap((orderStates, index) =>
        orderStates.filter(({ order }) => order.number === changedOrders[index]!.number),
      );
      return { orders: await view(listedOrders, language), next: changedOrders.at(-1)?.cursor ?? filters.cursor };
    },

    /** Returns an order, or all parts of a master number; fails with `order_not_found`. */
    read: async (number: string, language: Language): Promise<OperatorOrder[]> =>
      view(await orders.readWithNextStates(number), language),

    /**
     * Moves one order with all its effects; `paidBy` is the tender used at the door. An order already in the state is
     * left unchanged, so a repeated call is no error. Cancelling an order paid above the limit requires a second
     * operator. Fails with `order_not_found`, `order_not_movable` (with the allowed states), `second_operator_needed`.
     */
    async move(
      number: string,
      to: OrderState,
      paidBy: ReceiptTender | null,
      language: Language,
      now: Date,
      isConfirmed = neverConfirmed,
    ): Promise<OperatorOrder[]> {
      const found = await orders.readWithNextStates(number);
      const requested = found.find(({ order }) => order.number === number) ?? found[0]!;
      if (found.length > 1) fail('order_not_movable', { parts: found.map(({ order }) => order.number) });
      const needsConfirmation = isLargeRefund(requested, to, settings.current()['operator.refundLimit']);
      if (needsConfirmation && !(await isConfirmed(db.$client))) fail('second_operator_needed');
      if (
        requested.order.status !== to &&
        !(await orders.advance(requested.order.number, to, 'operator', now, paidBy))
      ) {
        const [after] = await orders.readWithNextStates(requested.order.number);
        if (after!.order.status !== to) fail('order_not_movable', { next: after!.next });
      }
      return view(await orders.readWithNextStates(requested.order.number), language);
    },
  };
}

/** True if moving an order refunds more than the limit, tenge (decisions §12). */
export function isLargeRefund({ order, next }: OrderWithNextStates, to: OrderState, limit: number): boolean {
  return to === 'cancelled' && next.includes(to) && order.isPaid && order.toPay > limit;
}

function toGift(gift: ReadOrderGift | undefined, language: Language): OperatorOrder['gift'] {
  if (!gift) return null;
  const { productId, nameRu, nameKk, value } = gift;
  return { productId, name: pick({ ru: nameRu, kk: nameKk }, language), value };
}
