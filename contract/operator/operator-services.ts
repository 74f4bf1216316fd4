import { z } from 'zod';
import { SERVICE_KINDS } from '#domain/orders/service-offer.ts';
import { MAX_CART_QUANTITY } from '#domain/pricing/cart-totals.ts';
import { endpoint, Id, positiveInt } from '../endpoint.ts';
import { OrderNumber, OrderService } from '../orders/orders.ts';
import { ReturnRequest } from '../orders/returns.ts';
import { ServiceCode, ServiceInput } from '../orders/services.ts';

const MAX_ROWS = 200;
const Day = z.iso.date();

/** A service, for operators. */
export const OperatorService = ServiceInput.safeExtend({ code: ServiceCode });
export type OperatorService = z.infer<typeof OperatorService>;

/** A service of an order that is still to be done. */
export const DueService = OrderService.pick({
  productId: true,
  code: true,
  name: true,
  quantity: true,
  date: true,
}).extend({
  number: OrderNumber,
  kind: z.enum(SERVICE_KINDS),
  product: z.string(),
  city: z.string(),
  contact: z.object({ firstName: z.string(), phone: z.string() }),
  /** As typed, in the checkout's fields; null for an order that is picked up. */
  address: z.record(z.string(), z.unknown()).nullable(),
});
export type DueService = z.infer<typeof DueService>;

/** Operator calls about services sold with products. */
export const operatorServicesContract = {
  'GET /api/operator/services': endpoint({
    summary: 'Services sold with products, inactive ones included.',
    output: z.array(OperatorService),
    scope: 'promotions',
  }),
  'POST /api/operator/services/:code': endpoint({
    summary: 'Creates a service or replaces its terms; placed orders keep theirs.',
    input: z.object({ code: ServiceCode }).and(ServiceInput),
    output: OperatorService,
    scope: 'promotions',
  }),
  'GET /api/operator/due-services': endpoint({
    summary: 'Services of paid or confirmed orders that are not done, the earliest day first.',
    input: z.object({ limit: positiveInt(MAX_ROWS).default(50) }),
    output: z.array(DueService),
    scope: 'orders.read',
  }),
  'POST /api/operator/orders/:number/services/:productId/:code': endpoint({
    summary: 'Sets the agreed day of a service, or the day and the quantity it was done; null clears a day.',
    input: z
      .object({
        number: OrderNumber,
        productId: Id,
        code: ServiceCode,
        date: Day.nullable().optional(),
        doneOn: Day.nullable().optional(),
        /** Total quantity done by `doneOn`; by default all that is not returned. */
        done: positiveInt(MAX_CART_QUANTITY).optional(),
      })
      .refine(({ done, doneOn }) => done === undefined || typeof doneOn === 'string', 'a quantity needs its day'),
    output: OrderService,
    errors: ['order_not_found', 'service_unavailable'],
    scope: 'orders.write',
  }),
  'POST /api/operator/orders/:number/services/:productId/:code/refund': endpoint({
    summary:
      'Refunds a service of a paid order whose product is kept: work that is not done, the unused days of a warranty, or everything if the shop is at fault.',
    input: z.object({
      number: OrderNumber,
      productId: Id,
      code: ServiceCode,
      quantity: positiveInt(MAX_CART_QUANTITY).default(1),
      /** Quantity of the service that the order shows as returned; a repeated call is refused. */
      returned: z.number().int().min(0),
      /** Bad work, or a faulty product that is kept or repaired: also refunds work that is done. */
      shopAtFault: z.boolean().default(false),
    }),
    output: ReturnRequest,
    errors: ['order_not_found', 'service_unavailable', 'return_refused', 'second_operator_needed'],
    scope: 'orders.write',
  }),
};
