import { expect, test } from 'vitest';
import type { Cart } from '#contract/orders/cart.ts';
import type { Api } from '../../calls/api.ts';
import { getCart, setQuantity, showCart } from './cart-store.ts';

type Call = { quantity: number; respond(cart: Cart): void; refuse(): void };

/** A cart with one product, reduced to the fields the store reads. */
const createCart = (quantity: number) => ({ lines: [{ product: { id: 7 }, quantity }], count: quantity }) as Cart;
const shownQuantities = () => getCart().cart?.lines.map(({ quantity }) => quantity);

/** An API whose calls the test resolves. */
function controllableApi() {
  const calls: Call[] = [];
  const api = ((_key: string, { quantity }: { quantity: number }) =>
    new Promise((resolve, reject) =>
      calls.push({ quantity, respond: resolve, refuse: () => reject(new Error('refused')) }),
    )) as unknown as Api;
  return { api, calls };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('keeps the cart of the successful change when an overlapping one is refused', async () => {
  showCart(createCart(1));
  const { api, calls } = controllableApi();
  const first = setQuantity(api, 7, 5);
  const second = setQuantity(api, 7, 9);
  expect(shownQuantities()).toEqual([9]);
  await nextTick();
  // The server had only four.
  calls[0]!.respond(createCart(4));
  await first;
  await nextTick();
  calls[1]!.refuse();
  await expect(second).rejects.toThrow('refused');
  expect(shownQuantities()).toEqual([4]);
  expect(getCart().pending).toBe(0);
});

test('restores the previous cart when both changes are refused', async () => {
  showCart(createCart(2));
  const { api, calls } = controllableApi();
  const changes = [setQuantity(api, 7, 5), setQuantity(api, 7, 9)];
  for (const [index, change] of changes.entries()) {
    await nextTick();
    calls[index]!.refuse();
    await expect(change).rejects.toThrow('refused');
  }
  expect(shownQuantities()).toEqual([2]);
});
