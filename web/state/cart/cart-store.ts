import type { Cart, CartLine } from '#contract/orders/cart.ts';
import type { Api } from '../../calls/api.ts';
import { createStore } from '../tabs/store.ts';

/** The cart in the browser; `cart` is null before the first response. `pending` counts calls in flight. */
type CartState = { cart: Cart | null; pending: number; failed: boolean };

const store = createStore<CartState>({ cart: null, pending: 0, failed: false });
let queue: Promise<unknown> = Promise.resolve();
/** The last cart from the server, without optimistic changes. */
let lastFromServer: Cart | null = null;

/** Returns the cart to components. */
export const useCart = store.use;
/** Returns the cart outside components. */
export const getCart = store.get;
/** Adds a listener for every change. */
export const followCart = store.subscribe;
/** Quantity of all lines; 0 before the first response. */
export const useCartCount = (): number => store.use().cart?.count ?? 0;
/** A product's cart line; undefined if it has none. */
export const useLineInCart = (productId: number): CartLine | undefined =>
  store.use().cart?.lines.find(({ product }) => product.id === productId);
/** A product's quantity in the cart. */
export const useQuantityInCart = (productId: number): number => useLineInCart(productId)?.quantity ?? 0;

const update = (change: Partial<CartState>) => store.set({ ...store.get(), ...change });

/** Sends changes one after another with an optimistic update; rolls back to the server's last cart on failure. */
export async function changeCart(predict: ((cart: Cart) => Cart) | null, send: () => Promise<Cart>): Promise<Cart> {
  const previousCart = store.get().cart;
  if (previousCart && predict) update({ cart: predict(previousCart) });
  update({ pending: store.get().pending + 1 });
  const call = queue.catch(() => {}).then(send);
  queue = call;
  try {
    const cart = await call;
    lastFromServer = cart;
    if (store.get().pending === 1) update({ cart, failed: false });
    return cart;
  } catch (error) {
    if (store.get().pending === 1) update({ cart: lastFromServer });
    throw error;
  } finally {
    update({ pending: store.get().pending - 1 });
  }
}

/** Replaces the lines, and counts them. */
const withLines = (cart: Cart, lines: CartLine[]): Cart => ({
  ...cart,
  lines,
  count: lines.reduce((count, line) => count + line.quantity, 0),
});

const withQuantity =
  (productId: number, quantity: number) =>
  (cart: Cart): Cart =>
    withLines(
      cart,
      cart.lines.map((line) => (line.product.id === productId ? { ...line, quantity } : line)),
    );

/** Loads the cart; stores a failure in the state, so the screen can offer a retry. */
export async function loadCart(api: Api): Promise<void> {
  await changeCart(null, () => api('GET /api/cart', {})).catch(() => update({ failed: true }));
}

/** Adds a quantity of a product; rolls back and throws on failure. */
export function addToCart(api: Api, productId: number, quantity = 1): Promise<Cart> {
  return changeCart(
    (cart) => ({
      ...cart,
      lines: cart.lines.map((line) =>
        line.product.id === productId ? { ...line, quantity: line.quantity + quantity } : line,
      ),
      count: cart.count + quantity,
    }),
    () => api('POST /api/cart/lines', { productId, quantity }),
  );
}

/** Sets the quantity of a line. */
export function setQuantity(api: Api, productId: number, quantity: number): Promise<Cart> {
  return changeCart(withQuantity(productId, quantity), () =>
    api('PUT /api/cart/lines/:productId', { productId, quantity }),
  );
}

/** Removes a line. */
export function removeFromCart(api: Api, productId: number): Promise<Cart> {
  return changeCart(
    (cart) =>
      withLines(
        cart,
        cart.lines.filter(({ product }) => product.id !== productId),
      ),
    () => api('DELETE /api/cart/lines/:productId', { productId }),
  );
}

/** Acknowledges the new prices on the server. */
export function acceptPrices(api: Api): Promise<Cart> {
  return changeCart(null, () => api('POST /api/cart/accept-prices', {}));
}

/** Sets a cart that another call returned. */
export function showCart(cart: Cart): void {
  lastFromServer = cart;
  update({ cart, failed: false });
}
