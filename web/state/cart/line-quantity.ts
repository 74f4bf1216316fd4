import { useState } from 'react';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { showFailure } from '#web/state/calls/use-action.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { addToCart, removeFromCart, setQuantity } from './cart-store.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { quantityQueue } from './quantity-queue.ts';

/** The fields of a line needed to change it in the cart, on a card or on the product page. */
type Line = { product: { id: number; name: string }; quantity: number };

/** Desired quantity of a line: shown at once, sent after a pause. */
export function useLineQuantity({ product, quantity }: Line) {
  const { api } = useShop();
  const [pendingQuantity, setPendingQuantity] = useState<number | null>(null);
  const send = async (next: number) => {
    try {
      await setQuantity(api, product.id, next);
    } catch (error) {
      toast.show({ kind: 'error', text: quantityProblem(error) });
    } finally {
      if (!quantityQueue.isPending(product.id)) setPendingQuantity(null);
    }
  };
  return {
    shownQuantity: pendingQuantity ?? quantity,
    change: (next: number) => {
      setPendingQuantity(next);
      quantityQueue.put(product.id, next, send);
    },
    /** Sends immediately, for single clicks. */
    changeAtOnce: (next: number) => {
      setPendingQuantity(next);
      quantityQueue.drop(product.id);
      void send(next);
    },
  };
}

/** Removes lines; the notice can restore them with their quantities. */
export function useRemoveLine() {
  const { api } = useShop();
  return async ({ product, quantity }: Line) => {
    quantityQueue.drop(product.id);
    const undo = () => {
      showFailure(addToCart(api, product.id, quantity), quantityProblem);
    };
    try {
      await removeFromCart(api, product.id);
      toast.show({
        kind: 'info',
        text: m.cart_removed({ name: product.name }),
        action: { label: m.cart_undo(), run: undo },
      });
    } catch (error) {
      toast.show({ kind: 'error', text: quantityProblem(error) });
    }
  };
}

function quantityProblem(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'offline') return m.offline_title();
  if (name === 'product_not_sold_here') return m.cart_problem_not_here();
  if (name === 'quantity_unavailable') {
    const { available } = ((error as ApiError).details ?? {}) as { available?: number };
    return available === undefined ? m.cart_problem_quantity() : m.cart_short({ count: available });
  }
  return m.cart_problem_remove();
}
