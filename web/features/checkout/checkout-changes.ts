import type { CartLine } from '#contract/orders/cart.ts';
import type { Checkout, Savings } from '#contract/orders/checkout.ts';

/** A difference between the checkout as shown and the current one. */
export type CheckoutChange =
  | { kind: 'price'; name: string; before: number; after: number }
  | { kind: 'short'; name: string; count: number }
  | { kind: 'gone'; name: string }
  | { kind: 'quantity'; name: string; before: number; after: number }
  | { kind: 'added'; name: string }
  | { kind: 'removed'; name: string }
  | { kind: 'delivery' }
  | { kind: 'promo'; code: string }
  | { kind: 'bonuses'; before: number; after: number }
  | { kind: 'card'; number: string }
  | { kind: 'gift'; name: string }
  | { kind: 'total'; before: number; after: number };

/** Lists changes line by line, then of delivery, savings and total; empty without any. */
export function checkoutChanges(before: Checkout, after: Checkout): CheckoutChange[] {
  const linesBefore = new Map(before.cart.lines.map((line) => [line.product.id, line]));
  const currentIds = new Set(after.cart.lines.map(({ product }) => product.id));
  const lines = after.cart.lines.flatMap((line): CheckoutChange[] => {
    const { name } = line.product;
    const previous = linesBefore.get(line.product.id);
    if (!previous) return [{ kind: 'added', name }];
    if (line.state === 'unavailable') return previous.state === 'unavailable' ? [] : [{ kind: 'gone', name }];
    return [
      ...(line.state === 'short' && previous.available !== line.available
        ? [{ kind: 'short' as const, name, count: line.available ?? 0 }]
        : []),
      ...(previous.quantity === line.quantity
        ? []
        : [{ kind: 'quantity' as const, name, before: previous.quantity, after: line.quantity }]),
      ...(previous.product.price === line.product.price ||
      previous.product.price === null ||
      line.product.price === null
        ? []
        : [{ kind: 'price' as const, name, before: previous.product.price, after: line.product.price }]),
      ...serviceChanges(previous, line),
    ];
  });
  const removed = before.cart.lines
    .filter(({ product }) => !currentIds.has(product.id))
    .map(({ product }): CheckoutChange => ({ kind: 'removed', name: product.name }));
  return [
    ...lines,
    ...removed,
    ...(before.draft.delivery && !after.draft.delivery ? [{ kind: 'delivery' as const }] : []),
    ...savingsChanges(before.savings, after.savings),
    ...(before.gifts.chosen && !after.gifts.chosen ? [{ kind: 'gift' as const, name: before.gifts.chosen.name }] : []),
    ...(before.toPay === after.toPay ? [] : [{ kind: 'total' as const, before: before.toPay, after: after.toPay }]),
  ];
}

/** Chosen services that are offered no more or at another price. */
function serviceChanges(before: CartLine, after: CartLine): CheckoutChange[] {
  return after.services.flatMap(({ code, state, price }): CheckoutChange[] => {
    const previous = before.services.find((service) => service.code === code);
    if (!previous || previous.quantity === 0 || previous.state === 'unavailable') return [];
    const { name } = previous;
    if (state === 'unavailable') return [{ kind: 'gone', name }];
    return previous.price === price ? [] : [{ kind: 'price', name, before: previous.price, after: price }];
  });
}

/** Lost savings: promo code, bonuses, or gift card balance. */
function savingsChanges(before: Savings, after: Savings): CheckoutChange[] {
  const { promo } = before;
  const isUnusable = (problem: NonNullable<Savings['promo']>['problem'] | undefined) =>
    problem === 'promo-ended' || problem === 'promo-phone';
  const isPromoLost = promo && !isUnusable(promo.problem) && isUnusable(after.promo?.problem);
  const spent = { before: before.bonuses?.spent ?? 0, after: after.bonuses?.spent ?? 0 };
  const cards = before.giftCards.filter(({ id, applied, balance }) => {
    const current = after.giftCards.find((card) => card.id === id);
    return applied && (!current || current.balance < balance);
  });
  return [
    ...(isPromoLost ? [{ kind: 'promo' as const, code: promo.code }] : []),
    ...(spent.after < spent.before ? [{ kind: 'bonuses' as const, ...spent }] : []),
    ...cards.map(({ number }) => ({ kind: 'card' as const, number })),
  ];
}
