/** Local storage key: cart signature of the tab that changed it last. */
export const CART_KEY = 'cart-in-tabs';
/** Session key of the contact a guest typed in the checkout, for a registration with its phone. */
export const TYPED_NAME_KEY = 'typed-name';
