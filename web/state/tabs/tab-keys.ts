/** Key of local storage: signature of the cart as the tab that changed it last knows it. */
export const CART_KEY = 'cart-in-tabs';
