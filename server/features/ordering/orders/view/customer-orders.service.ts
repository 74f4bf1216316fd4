import type { OrderPage, OwnGift, RepeatedOrder } from '#contract/orders/orders.ts';
import { pick } from '#domain/text/language.ts';
import { ORDER_TABS, orderTab, type OrderTab } from '#domain/orders/order-tabs.ts';
import type { CallContext, Viewer } from '../../../../platform/http/call.ts';
import type { Database } from '../../../../platform/database/db.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CartService } from '../../cart/cart.service.ts';
import { countByState, findCustomerOrder, findCustomerOrders } from './customer-orders.queries.ts';
import { listOwnGifts } from '../order-gifts.queries.ts';
import { giftView } from '../orders.view.ts';
import { findOrderLines } from '../orders.queries.ts';
import type { OrdersService } from '../orders.service.ts';

/** Orders per page. */
const ORDERS_PER_PAGE = 10;
/** Max gifts listed, newest first. */
const MAX_GIFTS = 50;

/** A caller who orders an old order again. */
type ReorderCaller = Viewer & Pick<CallContext, 'sessionId' | 'ensureSession'>;

/** Order actions for customers in addition to those of guests. */
export type CustomerOrdersService = ReturnType<typeof createCustomerOrdersService>;

/** Creates the service for a customer's orders: list, gifts and reorder (spec §4). */
export function createCustomerOrdersService({
  db,
  cart,
  orders,
}: {
  db: Database;
  cart: CartService;
  orders: Pick<OrdersService, 'view'>;
}) {
  return {
    /** Returns a page of a customer's orders of a tab, with the count per tab. */
    async list(customerId: number, { tab, page }: { tab: OrderTab; page: number }, viewer: Viewer): Promise<OrderPage> {
      const [pageRows, states] = await Promise.all([
        findCustomerOrders(db.$client, customerId, {
          tab,
          offset: (page - 1) * ORDERS_PER_PAGE,
          limit: ORDERS_PER_PAGE + 1,
        }),
        countByState(db.$client, customerId),
      ]);
      const countInTab = (countedTab: OrderTab) =>
        states
          .filter(({ status, unconfirmed }) => orderTab(status, unconfirmed) === countedTab)
          .reduce((total, { count }) => total + count, 0);
      const [active, current, finished] = ORDER_TABS.map(countInTab) as [number, number, number];
      return {
        orders: await orders.view(pageRows.slice(0, ORDERS_PER_PAGE), viewer),
        counts: { active, current, finished },
        more: pageRows.length > ORDERS_PER_PAGE,
      };
    },

    /** Lists the gifts of a customer's orders with their state, newest first. */
    async gifts(customerId: number, viewer: Viewer): Promise<OwnGift[]> {
      const rows = await listOwnGifts(db.$client, customerId, MAX_GIFTS);
      const ids = [...new Set(rows.map(({ productId }) => productId))];
      const cards = new Map((await cart.cards(ids, viewer)).map((card) => [card.id, card]));
      return rows.map((row) => ({
        ...giftView(row, row, cards, viewer.language),
        orderNumber: row.orderNumber,
        at: new Date(row.createdAt).toISOString(),
      }));
    },

    /** Selects only an order's available products in the caller's cart; fails with `order_not_found`. */
    async repeat(customerId: number, number: string, caller: ReorderCaller): Promise<RepeatedOrder> {
      const order = (await findCustomerOrder(db.$client, customerId, number)) ?? fail('order_not_found');
      const lines = await findOrderLines(db.$client, [order.id]);
      const { cart: filledCart, added: addedQuantities } = await cart.reorder(caller, lines);
      const missing = lines.flatMap(({ productId, nameRu, nameKk, quantity }) => {
        const addedQuantity = addedQuantities.get(productId) ?? 0;
        const name = pick({ ru: nameRu, kk: nameKk }, caller.language);
        return addedQuantity < quantity ? [{ productId, name, wanted: quantity, added: addedQuantity }] : [];
      });
      return {
        cart: filledCart,
        added: [...addedQuantities.values()].reduce((total, quantity) => total + quantity, 0),
        missing,
      };
    },
  };
}
