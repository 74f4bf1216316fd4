import { z } from 'zod';
import { SLOT_IDS } from '#domain/delivery/delivery.ts';
import { MAX_CART_QUANTITY } from '#domain/pricing/cart-totals.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';
import { CourierDay, OrderNumber } from '../orders/orders.ts';
import { ReturnRequest } from '../orders/returns.ts';

/** Operator calls that act for a buyer, by the buyer's rules. */
export const operatorOrdersContract = {
  'GET /api/operator/orders/:number/dates': endpoint({
    summary: 'Alternative courier days and slots of an order, from the agreed day on.',
    input: z.object({ number: OrderNumber }),
    output: z.object({ days: z.array(CourierDay) }),
    errors: ['order_not_found', 'order_date_fixed'],
    scope: 'orders.read',
  }),
  'POST /api/operator/orders/:number/date': endpoint({
    summary: "Changes the courier's day and slot until the order is on its way.",
    input: z.object({ number: OrderNumber, date: z.iso.date(), slot: z.enum(SLOT_IDS) }),
    output: z.object({ date: z.iso.date(), slot: z.enum(SLOT_IDS) }),
    errors: ['order_not_found', 'order_date_fixed', 'slot_unavailable'],
    scope: 'orders.write',
  }),
  'POST /api/operator/orders/:number/keys/:productId/return': endpoint({
    summary: 'Returns unopened keys of a paid order, until 14 days after its completion, and refunds them at once.',
    input: z.object({
      number: OrderNumber,
      productId: Id,
      quantity: positiveInt(MAX_CART_QUANTITY).default(1),
      /** Quantity that the order shows as returned; a repeated call is refused. */
      returned: z.number().int().min(0),
    }),
    output: ReturnRequest,
    errors: ['order_not_found', 'key_unavailable', 'second_operator_needed'],
    scope: 'orders.write',
  }),
};
