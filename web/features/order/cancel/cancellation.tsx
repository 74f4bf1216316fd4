import type { CancelledOrder, Order } from '#contract/orders/orders.ts';
import type { CancelCause } from '#domain/orders/order-end.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { isChargedDirectly } from '#domain/payments/payment-policies.ts';
import { sum } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Amounts, type AmountRow } from '#web/ui/layout/amounts.tsx';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { keptKeyTexts, refundRows } from './refund-rows.ts';
import css from '../view/order-view.module.css';

/** Why an order that was not paid in time was cancelled. */
const UNPAID_TEXTS: Record<PaymentMethod, () => string> = {
  card: () => m.order_end_unpaid(),
  qr: () => m.order_end_unpaid(),
  credit: () => m.order_end_credit(),
  invoice: () => m.order_end_invoice(),
  'on-receipt': () => m.order_end_unpaid(),
};

const CAUSE_TEXTS: Record<CancelCause, (order: Order) => string> = {
  customer: () => m.order_end_customer(),
  unpaid: ({ payment: { method } }) => UNPAID_TEXTS[method](),
  unconfirmed: () => m.order_end_unconfirmed(),
  uncollected: () => m.order_end_uncollected(),
  'not-received': () => m.order_end_not_received(),
  shop: () => m.order_end_shop(),
};

/** Refund states by priority of display. */
const REFUND_TEXTS: Record<NonNullable<CancelledOrder['refund']>['state'], (phone: string) => string> = {
  refused: (phone) => m.order_refund_refused({ phone }),
  due: () => m.order_refund_due(),
  done: () => m.order_refund_done(),
};

/** Why orders were cancelled, and what was refunded in money, bonuses and gift cards; the orders are parts of one. */
export function Cancellation({ orders }: { orders: readonly Order[] }) {
  const { frame } = useShop();
  const phone = nonBreakingPhone(frame.supportShortNumber);
  const cancellations = orders.flatMap(({ cancelled }) => cancelled ?? []);
  const causes = new Set(orders.flatMap((order) => (order.cancelled ? CAUSE_TEXTS[order.cancelled.cause](order) : [])));
  const rows = cancellationRows(orders, phone);
  const chargeText = cancellations.every(({ refund }) => refund === null) ? unpaidText(orders, rows.length > 0) : null;
  return (
    <>
      {[...causes].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {cancellations.some(({ cause }) => cause === 'shop' || cause === 'not-received') && (
        <p className={css.more}>{m.order_end_call({ phone })}</p>
      )}
      {chargeText !== null && <p className={css.more}>{chargeText}</p>}
      {rows.length > 0 && (
        <div className={css.back}>
          <Amounts rows={rows} />
        </div>
      )}
      {orders.flatMap(keptKeyTexts).map((text) => (
        <p key={text} className={css.more}>
          {text}
        </p>
      ))}
      {cancellations.some(({ promoFree }) => promoFree) && <p className={css.more}>{m.order_promo_free()}</p>}
    </>
  );
}

/** Text when nothing was charged; a pending card payment may still arrive and is refunded automatically. */
function unpaidText(orders: readonly Order[], hasSavings: boolean): string | null {
  const isAtBank = orders.some(({ payment: { method }, toPay }) => toPay > 0 && isChargedDirectly(method));
  if (isAtBank) return m.order_end_not_charged();
  return hasSavings ? null : m.order_end_nothing();
}

function cancellationRows(orders: readonly Order[], phone: string): AmountRow[] {
  const cancellations = orders.flatMap(({ cancelled }) => cancelled ?? []);
  const refunds = cancellations.flatMap(({ refund }) => refund ?? []);
  const state = (['refused', 'due', 'done'] as const).find((candidate) =>
    refunds.some((refund) => refund.state === candidate),
  );
  const giftCards = sum(cancellations.map((cancelled) => cancelled.giftCards));
  const bonuses = cancellations.reduce((total, cancelled) => total + cancelled.bonuses, 0);
  const [firstOrder] = orders;
  return refundRows({
    method: firstOrder?.payment.method ?? 'card',
    money: sum(refunds.map(({ amount }) => amount)),
    giftCards,
    bonuses,
    texts: {
      ...(state && { money: REFUND_TEXTS[state](phone) }),
      giftCards: m.order_gift_cards_back(),
      bonuses: m.order_bonuses_back(),
    },
  });
}
