import { payableBonuses } from '../pricing/bonuses.ts';
import { defaultPriceSettings, explainSums } from '../pricing/cart-totals.ts';
import type { CartInput, CartTotals, Explanation, LineTotal } from '../pricing/cart-totals.ts';
import type { GiftCardDraw } from '../gifts/gift-card.ts';
import { prorate, sum, type Tenge } from '../pricing/money.ts';
import { earningPart, earningParts, type OrderGift } from '../gifts/order-gift.ts';

/** Price and payment of one of several orders of a checkout; all sums are tenge. */
export type OrderPart = {
  lines: LineTotal[];
  /** Products at today's prices, before the promo code. */
  productsTotal: Tenge;
  /** Discount of the promo code. */
  discount: Tenge;
  bonuses: number;
  /** Delivery, express and lifting. */
  delivery: Tenge;
  /** Payment by each gift card; cards that pay nothing of this order are left out. */
  giftCards: GiftCardDraw[];
  /** Gifts that this order earns and brings. */
  gifts: OrderGift[];
  toPay: Tenge;
  explanation: Explanation[];
};

/**
 * Shares a priced cart among its orders, each given by its product ids: promo code and bonuses follow their lines, a
 * delivery its products, a gift the first order that earns it, and every gift card is spread over what the orders still cost by the largest remainder, one
 * card after the other. The parts add up to the whole and none is negative. Throws RangeError when a product or a
 * delivery has no order.
 */
export function orderPartsOf(
  input: CartInput,
  totals: CartTotals,
  groups: readonly (readonly number[])[],
): OrderPart[] {
  const settings = input.settings ?? defaultPriceSettings;
  const orderOf = (productId: number) => {
    const index = groups.findIndex((ids) => ids.includes(productId));
    if (index < 0) throw new RangeError(`product ${productId} is in no order`);
    return index;
  };
  const parts = groups.map((_, index) => {
    const lines = totals.lines.filter(({ productId }) => orderOf(productId) === index);
    const deliveries = totals.parts.filter(({ productIds }) => orderOf(productIds[0]!) === index);
    const sold = lines.map(({ productId }) => input.lines.find((line) => line.productId === productId)!);
    return {
      lines,
      sold,
      deliveries,
      delivery: sum(deliveries.map(({ fee, lifting }) => fee + lifting)),
      productsToPay: sum(lines.map(({ total }) => total)),
    };
  });
  const cards = spreadGiftCards(
    totals.giftCards,
    parts.map(({ productsToPay, delivery }) => productsToPay + delivery),
  );
  const earning = earningParts(totals.lines, groups);
  return parts.map(({ lines, sold, deliveries, delivery, productsToPay }, index) => {
    const giftCards = cards[index]!;
    const gifts = totals.gifts.filter(({ terms }) => earningPart(terms, earning) === index);
    const discount = sum(lines.map((line) => line.discount));
    const bonuses = sum(lines.map((line) => line.bonuses));
    const payable = sold.map((line, at) =>
      line.bonusExcluded ? 0 : payableBonuses(lines[at]!.subtotal - lines[at]!.discount, settings.bonuses),
    );
    const toPay = productsToPay + delivery - sum(giftCards.map(({ amount }) => amount));
    return {
      lines,
      productsTotal: sum(lines.map(({ subtotal }) => subtotal)),
      discount,
      bonuses,
      delivery,
      giftCards,
      gifts,
      toPay,
      explanation: explainSums(input, {
        sold,
        gifts,
        discount,
        bonuses,
        bonusesPayable: sum(payable),
        parts: deliveries,
        giftCards,
        toPay,
      }),
    };
  });
}

/** Spreads each card over what is left of every order; gives the cards of each order. */
function spreadGiftCards(cards: readonly GiftCardDraw[], costs: readonly Tenge[]): GiftCardDraw[][] {
  let left = [...costs];
  const drawn: GiftCardDraw[][] = costs.map(() => []);
  for (const card of cards) {
    const shares = prorate(card.amount, left);
    left = left.map((cost, index) => cost - shares[index]!);
    shares.forEach((amount, index) => {
      if (amount > 0) drawn[index]!.push({ ...card, amount });
    });
  }
  return drawn;
}
