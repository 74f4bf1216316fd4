import { useState } from 'react';
import type { CartLine } from '#contract/cart.ts';
import { ApiError } from '#web/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { addToCart, removeFromCart, setQuantity } from '#web/state/cart-store.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { quantityQueue } from './quantity-queue.ts';

const UNDO_MS = 7000;

/** Quantity of a line as the shopper wants it, shown at once and sent after a pause. */
export function useLineQuantity({ product, quantity }: CartLine) {
  const { api } = useShop();
  const [wanted, setWanted] = useState<number | null>(null);
  const send = async (pieces: number) => {
    try {
      await setQuantity(api, product.id, pieces);
    } catch (error) {
      toast.show({ kind: 'error', text: quantityProblem(error) });
    } finally {
      if (!quantityQueue.waits(product.id)) setWanted(null);
    }
  };
  return {
    shown: wanted ?? quantity,
    change: (pieces: number) => {
      setWanted(pieces);
      quantityQueue.put(product.id, pieces, send);
    },
    /** Without a pause: for single presses. */
    take: (pieces: number) => {
      setWanted(pieces);
      quantityQueue.drop(product.id);
      void send(pieces);
    },
  };
}

/** Removes lines; the notice takes the line back with its pieces. */
export function useRemoveLine() {
  const { api } = useShop();
  return async ({ product, quantity }: CartLine) => {
    quantityQueue.drop(product.id);
    const undo = () => {
      addToCart(api, product.id, quantity).catch((error: unknown) =>
        toast.show({ kind: 'error', text: quantityProblem(error) }),
      );
    };
    try {
      await removeFromCart(api, product.id);
      toast.show({
        kind: 'info',
        text: m.cart_removed({ name: product.name }),
        duration: UNDO_MS,
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
