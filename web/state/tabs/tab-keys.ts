/** Local storage key: cart signature of the tab that changed it last. */
export const CART_KEY = 'cart-in-tabs';
