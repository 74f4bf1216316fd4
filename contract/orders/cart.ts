import { z } from 'zod';
import { EXPLANATION_KINDS, MAX_CART_QUANTITY } from '#domain/pricing/cart-totals.ts';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, Id, MANY_BEHIND_ONE_ADDRESS, Money } from '../endpoint.ts';

/** Line by line why the sum is what it is (`domain/pricing/cart-totals.ts`); a line's `amount` is signed. */
export const ExplanationLine = z.object({
  kind: z.enum(EXPLANATION_KINDS),
  amount: Money,
  /** Values the screen explains with: quantity, freeFrom, floors, weightGrams, code … */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});
export type ExplanationLine = z.infer<typeof ExplanationLine>;

export const CartLine = z.object({
  product: ProductCard,
  /** Comes as a key in the order; nothing travels. */
  digital: z.boolean(),
  quantity: z.number().int(),
  /** Quantity that can be had; null when the stock is not counted. */
  available: z.number().int().nullable(),
  /** Most of one product that a cart may hold: a setting. */
  maxQuantity: z.number().int(),
  /** ok, repriced (shopper saw `priceSeen`), short (less than wanted), unavailable (not sold in the city). */
  state: z.enum(['ok', 'repriced', 'short', 'unavailable']),
  priceSeen: Money,
  total: Money,
});
export type CartLine = z.infer<typeof CartLine>;

export const Cart = z.object({
  lines: z.array(CartLine),
  /** Quantity over all lines. */
  count: z.number().int(),
  explanation: z.array(ExplanationLine),
  /** Products after discounts, without delivery. */
  total: Money,
  bonus: Money,
  weightGrams: z.number().int(),
  /** Tenge missing to free delivery; 0 when it is free. */
  toFreeDelivery: Money,
  /** Every line can be ordered. */
  ready: z.boolean(),
});
export type Cart = z.infer<typeof Cart>;

const Quantity = z.number().int().min(1).max(MAX_CART_QUANTITY);

export const cartContract = {
  'GET /api/cart': endpoint({ summary: 'The cart under the session seal, priced for the city.', output: Cart }),
  'POST /api/cart/lines': endpoint({
    summary: 'Adds a quantity of a product.',
    input: z.object({ productId: Id, quantity: Quantity.default(1) }),
    output: Cart,
    errors: ['product_not_found', 'product_not_sold_here', 'quantity_unavailable', 'cart_full', 'sale_queue'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'PUT /api/cart/lines/:productId': endpoint({
    summary: 'Sets the quantity of a line.',
    input: z.object({ productId: Id, quantity: Quantity }),
    output: Cart,
    errors: ['product_not_found', 'product_not_sold_here', 'quantity_unavailable', 'sale_queue'],
  }),
  'DELETE /api/cart/lines/:productId': endpoint({
    summary: 'Removes a line; removing what is not there is no error.',
    input: z.object({ productId: Id }),
    output: Cart,
  }),
  'POST /api/cart/accept-prices': endpoint({ summary: 'The shopper has seen the new prices.', output: Cart }),
};
