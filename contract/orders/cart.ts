import { z } from 'zod';
import { CART_MARKS } from '#domain/orders/cart-mark.ts';
import { EXPLANATION_KINDS, MAX_CART_QUANTITY } from '#domain/pricing/cart-totals.ts';
import { ProductCard } from '../catalog/catalog.ts';
import { CartService, ServiceCode } from './services.ts';
import { endpoint, Id, SHARED_ADDRESS_PER_MINUTE, Money } from '../endpoint.ts';

/** A line of the total's breakdown (`domain/pricing/cart-totals.ts`); `amount` is signed. */
export const ExplanationLine = z.object({
  kind: z.enum(EXPLANATION_KINDS),
  amount: Money,
  /** Values used in the line's text: quantity, freeFrom, floors, weightGrams, code … */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});
export type ExplanationLine = z.infer<typeof ExplanationLine>;

export const CartLine = z.object({
  product: ProductCard,
  /** Delivered as a licence key in the order. */
  digital: z.boolean(),
  quantity: z.number().int(),
  /** Available quantity; null when stock is not tracked. */
  available: z.number().int().nullable(),
  /** Max quantity of one product per cart, a setting. */
  maxQuantity: z.number().int(),
  /**
   * `repriced`: the shopper saw `priceSeen`, or a chosen service has changed; `short`: less available than requested; `unavailable`: not sold in the city.
   */
  state: z.enum(['ok', 'repriced', 'short', 'unavailable']),
  priceSeen: Money,
  total: Money,
  /** Ordered next and counted in the totals. */
  selected: z.boolean(),
  /** Services offered with it, and chosen ones that are offered no more. */
  services: z.array(CartService),
});
export type CartLine = z.infer<typeof CartLine>;

export const Cart = z.object({
  lines: z.array(CartLine),
  /** Lines set aside, without influence on anything else. */
  later: z.array(CartLine),
  /** Total quantity of all lines, selected or not. */
  count: z.number().int(),
  explanation: z.array(ExplanationLine),
  /** Selected products after discounts, without services and delivery. */
  total: Money,
  /** Services of the selected products. */
  services: Money,
  bonus: Money,
  weightGrams: z.number().int(),
  /** Amount missing for free delivery; 0 when free. */
  toFreeDelivery: Money,
  /** A line is selected, and every selected line can be ordered. */
  ready: z.boolean(),
});
export type Cart = z.infer<typeof Cart>;

/** Products per change of marks; no cart has more lines. */
const MAX_MARKED = 200;
const Quantity = z.number().int().min(1).max(MAX_CART_QUANTITY);

export const cartContract = {
  'GET /api/cart': endpoint({ summary: "The session's cart, priced for the city.", output: Cart }),
  'POST /api/cart/lines': endpoint({
    summary:
      'Adds a quantity of a product. `only` selects no other line, and keeps the quantity of a line in the cart.',
    input: z.object({ productId: Id, quantity: Quantity.default(1), only: z.boolean().default(false) }),
    output: Cart,
    errors: ['product_not_found', 'product_not_sold_here', 'quantity_unavailable', 'cart_full', 'sale_queue'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'PUT /api/cart/lines/:productId': endpoint({
    summary: 'Sets the quantity of a line.',
    input: z.object({ productId: Id, quantity: Quantity }),
    output: Cart,
    errors: ['product_not_found', 'product_not_sold_here', 'quantity_unavailable', 'sale_queue'],
  }),
  'DELETE /api/cart/lines/:productId': endpoint({
    summary: 'Removes a line; idempotent.',
    input: z.object({ productId: Id }),
    output: Cart,
  }),
  'PUT /api/cart/lines/:productId/services/:code': endpoint({
    summary: 'Adds a service to a line, or sets its quantity, at most that of the product.',
    input: z.object({ productId: Id, code: ServiceCode, quantity: Quantity }),
    output: Cart,
    errors: ['product_not_found', 'service_unavailable'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'DELETE /api/cart/lines/:productId/services/:code': endpoint({
    summary: 'Removes a service from a line; idempotent.',
    input: z.object({ productId: Id, code: ServiceCode }),
    output: Cart,
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'PUT /api/cart/marks': endpoint({
    summary: 'Selects lines for the next order, deselects them, or sets them aside; other products are ignored.',
    input: z.object({ productIds: z.array(Id).min(1).max(MAX_MARKED), mark: z.enum(CART_MARKS) }),
    output: Cart,
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/cart/accept-prices': endpoint({
    summary: 'Confirms that the shopper has seen the new prices.',
    output: Cart,
  }),
};
