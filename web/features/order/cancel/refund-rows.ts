import type { Order } from '#contract/orders/orders.ts';
import { returnedShare } from '#domain/orders/product-return.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { formatTenge, groupDigits, type Tenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { refundDestination } from '#web/texts/refund-destination.ts';
import type { AmountRow } from '#web/ui/layout/amounts.tsx';

/** Rows of a refund by destination; those without an amount are omitted. */
export function refundRows({
  method,
  money,
  giftCards,
  bonuses,
  texts = {},
}: {
  method: PaymentMethod;
  money: Tenge;
  giftCards: Tenge;
  bonuses: number;
  /** Small print of the rows. */
  texts?: { money?: string; giftCards?: string; bonuses?: string };
}): AmountRow[] {
  return [
    ...(money > 0 ? [{ name: refundDestination(method), amount: formatTenge(money), text: texts.money ?? '' }] : []),
    ...(giftCards > 0
      ? [{ name: m.back_to_gift_cards(), amount: formatTenge(giftCards), text: texts.giftCards ?? '' }]
      : []),
    ...(bonuses > 0 ? [{ name: m.back_to_bonuses(), amount: groupDigits(bonuses), text: texts.bonuses ?? '' }] : []),
  ];
}

/** Names the opened keys of an order and their price, which is not refunded. */
export function keptKeyTexts({ lines }: Pick<Order, 'lines'>): string[] {
  return lines.flatMap(({ name, quantity, keys }) => {
    if (!keys || keys.opened === 0) return [];
    const sum = formatTenge(returnedShare(keys.total, { quantity, returned: quantity - keys.opened }, keys.opened));
    return m.order_key_kept({ name, count: keys.opened, sum });
  });
}
