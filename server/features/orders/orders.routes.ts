import type { Handlers } from '../../platform/call.ts';
import type { OrdersService } from './orders.service.ts';

type OrderKeys =
  | 'POST /api/orders/lookup'
  | 'POST /api/orders/:number/payments'
  | 'POST /api/orders/:number/payments/check'
  | 'POST /api/orders/:number/cancel';

/** Handlers of orders. */
export function ordersRoutes(orders: OrdersService): Handlers<OrderKeys> {
  return {
    'POST /api/orders/lookup': (key, context) => orders.read(key, context),
    'POST /api/orders/:number/payments': (key, context) => orders.pay(key, context),
    'POST /api/orders/:number/payments/check': (key, context) => orders.check(key, context),
    'POST /api/orders/:number/cancel': (key, context) => orders.cancel(key, context),
  };
}
