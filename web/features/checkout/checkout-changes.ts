import type { Checkout } from '#contract/checkout.ts';

/** A difference between what the shopper saw and what stands now. */
export type CheckoutChange =
  | { kind: 'price'; name: string; before: number; after: number }
  | { kind: 'short'; name: string; count: number }
  | { kind: 'gone'; name: string }
  | { kind: 'quantity'; name: string; before: number; after: number }
  | { kind: 'added'; name: string }
  | { kind: 'removed'; name: string }
  | { kind: 'delivery' }
  | { kind: 'total'; before: number; after: number };

/**
 * Lists what has changed, line by line, then the delivery, then the total; empty when the shopper sees the same order.
 */
export function checkoutChanges(before: Checkout, after: Checkout): CheckoutChange[] {
  const old = new Map(before.cart.lines.map((line) => [line.product.id, line]));
  const now = new Set(after.cart.lines.map(({ product }) => product.id));
  const lines = after.cart.lines.flatMap((line): CheckoutChange[] => {
    const { name } = line.product;
    const was = old.get(line.product.id);
    if (!was) return [{ kind: 'added', name }];
    if (line.state === 'unavailable') return was.state === 'unavailable' ? [] : [{ kind: 'gone', name }];
    return [
      ...(line.state === 'short' && was.available !== line.available
        ? [{ kind: 'short' as const, name, count: line.available ?? 0 }]
        : []),
      ...(was.quantity === line.quantity
        ? []
        : [{ kind: 'quantity' as const, name, before: was.quantity, after: line.quantity }]),
      ...(was.product.price === line.product.price || was.product.price === null || line.product.price === null
        ? []
        : [{ kind: 'price' as const, name, before: was.product.price, after: line.product.price }]),
    ];
  });
  const removed = before.cart.lines
    .filter(({ product }) => !now.has(product.id))
    .map(({ product }): CheckoutChange => ({ kind: 'removed', name: product.name }));
  return [
    ...lines,
    ...removed,
    ...(before.draft.delivery && !after.draft.delivery ? [{ kind: 'delivery' as const }] : []),
    ...(before.toPay === after.toPay ? [] : [{ kind: 'total' as const, before: before.toPay, after: after.toPay }]),
  ];
}
