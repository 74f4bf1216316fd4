import { payableBonuses } from '../pricing/bonuses.ts';
import { defaultPriceSettings, explainSums } from '../pricing/cart-totals.ts';
import { servicesTotal } from '../pricing/service-totals.ts';
import type { CartInput, CartTotals, Explanation, LineTotal } from '../pricing/cart-totals.ts';
import type { GiftCardDraw } from '../gifts/gift-card.ts';
import { prorate, sum, type Tenge } from '../pricing/money.ts';
import { findEarningPart, earningParts, type OrderGift } from '../gifts/order-gift.ts';

/** Price and payment of one order of a checkout, in tenge. */
export type OrderPart = {
  lines: LineTotal[];
  /** Products at current prices, before the promo code. */
  productsTotal: Tenge;
  /** Promo code discount. */
  discount: Tenge;
  bonuses: number;
  /** Services of its products. */
  services: Tenge;
  /** Delivery, express and lifting. */
  delivery: Tenge;
  /** Amounts paid by gift cards; cards that pay nothing are omitted. */
  giftCards: GiftCardDraw[];
  /** Gifts earned by this order. */
  gifts: OrderGift[];
  toPay: Tenge;
  explanation: Explanation[];
};

/**
 * Splits a priced cart into orders; each group lists the product ids of one order. Promo code, bonuses and services stay with
 * their lines, a delivery with its products, a gift with the first order that earns it. Each gift card in turn is prorated over
 * the remaining costs. Parts add up to the cart; none is negative. Throws RangeError when a product or a delivery belongs
 * to no order.
 */
export function splitOrder(input: CartInput, totals: CartTotals, groups: readonly (readonly number[])[]): OrderPart[] {
  const settings = input.settings ?? defaultPriceSettings;
  const orderIndex = (productId: number) => {
    const index = groups.findIndex((ids) => ids.includes(productId));
    if (index < 0) throw new RangeError(`product ${productId} belongs to no order`);
    return index;
  };
  const parts = groups.map((_, index) => {
    const lines = totals.lines.filter(({ productId }) => orderIndex(productId) === index);
    const deliveries = totals.parts.filter(({ productIds }) => orderIndex(productIds[0]!) === index);
    const soldLines = lines.map(({ productId }) => input.lines.find((line) => line.productId === productId)!);
    return {
      lines,
      sold: soldLines,
      services: servicesTotal(soldLines),
      deliveries,
      delivery: sum(deliveries.map(({ fee, lifting }) => fee + lifting)),
      productsToPay: sum(lines.map(({ total }) => total)),
    };
  });
  const cards = spreadGiftCards(
    totals.giftCards,
    parts.map(({ productsToPay, services, delivery }) => productsToPay + services + delivery),
  );
  const earning = earningParts(totals.lines, groups);
  return parts.map(({ lines, sold, services, deliveries, delivery, productsToPay }, index) => {
    const giftCards = cards[index]!;
    const gifts = totals.gifts.filter(({ terms }) => findEarningPart(terms, earning) === index);
    const discount = sum(lines.map((line) => line.discount));
    const bonuses = sum(lines.map((line) => line.bonuses));
    const payableByLine = sold.map((line, position) =>
      line.bonusExcluded ? 0 : payableBonuses(lines[position]!.subtotal - lines[position]!.discount, settings.bonuses),
    );
    const toPay = productsToPay + services + delivery - sum(giftCards.map(({ amount }) => amount));
    return {
      lines,
      productsTotal: sum(lines.map(({ subtotal }) => subtotal)),
      discount,
      bonuses,
      services,
      delivery,
      giftCards,
      gifts,
      toPay,
      explanation: explainSums(input, {
        soldLines: sold,
        gifts,
        discount,
        bonuses,
        bonusesPayable: sum(payableByLine),
        parts: deliveries,
        giftCards,
        toPay,
      }),
    };
  });
}

/** Splits each card over the remaining costs; returns the draws per order. */
function spreadGiftCards(cards: readonly GiftCardDraw[], costs: readonly Tenge[]): GiftCardDraw[][] {
  let remaining = [...costs];
  const drawsByPart: GiftCardDraw[][] = costs.map(() => []);
  for (const card of cards) {
    const shares = prorate(card.amount, remaining);
    remaining = remaining.map((cost, index) => cost - shares[index]!);
    shares.forEach((amount, index) => {
      if (amount > 0) drawsByPart[index]!.push({ ...card, amount });
    });
  }
  return drawsByPart;
}
