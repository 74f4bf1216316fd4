/** State of a cart line: `selected` is ordered next, `unselected` stays in the cart, `later` is set aside. */
export const CART_MARKS = ['selected', 'unselected', 'later'] as const;
/** One of `CART_MARKS`. */
export type CartMark = (typeof CART_MARKS)[number];
