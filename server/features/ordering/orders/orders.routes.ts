import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { LiveStreams } from '../../../platform/http/live-streams.ts';
import type { CustomerOrdersService } from './view/customer-orders.service.ts';
import type { DeliveryDatesService } from './view/delivery-dates.service.ts';
import type { OrdersService } from './orders.service.ts';

type OrderKeys =
  | 'GET /api/orders'
  | 'GET /api/order-gifts'
  | 'GET /api/order-claims'
  | 'POST /api/order-claims/confirm'
  | 'POST /api/order-claims/decline'
  | 'POST /api/orders/:number/dates'
  | 'PUT /api/orders/:number/date'
  | 'POST /api/orders/:number/repeat'
  | 'POST /api/orders/lookup'
  | 'POST /api/orders/:number/payments'
  | 'POST /api/orders/:number/payments/check'
  | 'POST /api/orders/:number/live'
  | 'POST /api/orders/:number/cancel';

/** Handlers of orders. */
export function ordersRoutes(
  orders: OrdersService,
  customerOrders: CustomerOrdersService,
  deliveryDates: Pick<DeliveryDatesService, 'list' | 'change'>,
  live: Pick<LiveStreams, 'createTicket'>,
): Handlers<OrderKeys> {
  return {
    'GET /api/orders': (input, context) => customerOrders.list(requireCustomer(context), input, context),
    'GET /api/order-gifts': (_input, context) => customerOrders.gifts(requireCustomer(context), context),
    'GET /api/order-claims': async (_input, context) => ({
      claims: await orders.claims.list(requireCustomer(context)),
    }),
    'POST /api/order-claims/confirm': async ({ numbers }, context) => ({
      claims: await orders.claims.confirm(requireCustomer(context), numbers, context.now),
    }),
    'POST /api/order-claims/decline': async ({ numbers }, context) => ({
      claims: await orders.claims.decline(requireCustomer(context), numbers, context.now),
    }),
    'POST /api/orders/:number/dates': async (key, context) => ({ days: await deliveryDates.list(key, context) }),
    'PUT /api/orders/:number/date': ({ date, slot, ...key }, context) =>
      deliveryDates.change(key, { date, slot }, context),
    'POST /api/orders/:number/repeat': ({ number }, context) =>
      customerOrders.repeat(requireCustomer(context), number, context),
    'POST /api/orders/lookup': (key, context) => orders.read(key, context),
    'POST /api/orders/:number/payments': ({ savedCardId: id, saveCard: save, by, ...key }, context) =>
      orders.pay(key, { ...context, card: { id, save } }, by),
    'POST /api/orders/:number/payments/check': (key, context) => orders.check(key, context),
    'POST /api/orders/:number/live': async (key, context) => ({
      ticket: live.createTicket(await orders.watchedIds(key, context), context.now),
    }),
    'POST /api/orders/:number/cancel': (key, context) => orders.cancel(key, context),
  };
}
