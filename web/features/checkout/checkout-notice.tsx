import { useEffect, useRef } from 'react';
import type { CartService } from '#contract/orders/services.ts';
import type { Checkout } from '#contract/orders/checkout.ts';
import { formatTenge, groupDigits } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { acceptPrices } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { CheckoutChange } from './checkout-changes.ts';
import css from './checkout-view.module.css';

/** Shows what blocks the order and what changed since the customer last saw the checkout, with a way to resolve it. */
export function CheckoutNotice({
  checkout,
  changes,
  onSettled,
}: {
  checkout: Checkout;
  changes: readonly CheckoutChange[];
  onSettled: () => Promise<void>;
}) {
  const { api, paths } = useShop();
  const { busy, run } = useAction(() => m.cart_problem_remove());
  const notice = useRef<HTMLDivElement>(null);
  // The clicked button may be far below the notice.
  useEffect(() => {
    if (changes.length > 0) notice.current?.scrollIntoView({ block: 'center' });
  }, [changes]);
  const { lines } = checkout.cart;
  const problems = [...new Set([...lineProblems(checkout), ...changes.map(describeChange)])];
  if (problems.length === 0) return null;
  const hasStockProblem = lines.some(({ state }) => state === 'short' || state === 'unavailable');
  const isRepriced = lines.some(({ state }) => state === 'repriced');
  const accept = () =>
    run(async () => {
      try {
        await acceptPrices(api);
      } finally {
        await onSettled();
      }
    });
  return (
    <Card tone="warning" className={css.notice}>
      <div role="status" ref={notice} tabIndex={-1} data-notice="">
        <p className={css.noticeTitle}>{hasStockProblem ? m.checkout_problem_stock() : m.checkout_problem_changed()}</p>
        <ul className={css.changes}>
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      {hasStockProblem && (
        <Button kind="primary" size="small" href={paths.cart()}>
          {m.checkout_edit_cart()}
        </Button>
      )}
      {isRepriced && !hasStockProblem && (
        <Button kind="primary" size="small" loading={busy} onClick={() => void accept()}>
          {m.cart_accept_prices()}
        </Button>
      )}
    </Card>
  );
}

function lineProblems({ cart }: Checkout): string[] {
  return cart.lines.flatMap(({ product: { name, price }, state, available, priceSeen, services }) => {
    if (state === 'unavailable') return [m.checkout_changed_gone({ name })];
    if (state === 'short') return [m.checkout_changed_short({ name, count: available ?? 0 })];
    if (state === 'ok') return [];
    return [
      ...(price === priceSeen
        ? []
        : [m.checkout_changed_price({ name, before: formatTenge(priceSeen), after: formatTenge(price ?? 0) })]),
      ...services.flatMap((service) => (service.state === 'ok' ? [] : [changedServiceText(service)])),
    ];
  });
}

function changedServiceText({ name, state, priceSeen, price }: CartService): string {
  return state === 'unavailable'
    ? m.service_gone()
    : m.checkout_changed_price({ name, before: formatTenge(priceSeen), after: formatTenge(price) });
}

function describeChange(change: CheckoutChange): string {
  switch (change.kind) {
    case 'price':
      return m.checkout_changed_price({
        name: change.name,
        before: formatTenge(change.before),
        after: formatTenge(change.after),
      });
    case 'short':
      return m.checkout_changed_short(change);
    case 'gone':
      return m.checkout_changed_gone(change);
    case 'quantity':
      return m.checkout_changed_quantity(change);
    case 'added':
      return m.checkout_changed_added(change);
    case 'removed':
      return m.checkout_changed_removed(change);
    case 'delivery':
      return m.checkout_changed_delivery();
    case 'promo':
      return m.checkout_changed_promo(change);
    case 'bonuses':
      return m.checkout_changed_bonuses({
        before: groupDigits(change.before),
        after: groupDigits(change.after),
      });
    case 'card':
      return m.checkout_changed_card(change);
    case 'gift':
      return m.checkout_changed_gift(change);
    case 'total':
      return m.checkout_changed_total({ before: formatTenge(change.before), after: formatTenge(change.after) });
  }
}
