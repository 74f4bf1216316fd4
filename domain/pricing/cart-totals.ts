import { defaultBonuses, earnedBonuses, payableBonuses } from './bonuses.ts';
import type { BonusSettings } from './bonuses.ts';
import { courierFee, defaultDelivery, liftingFee, missingForFreeDelivery } from '../delivery/delivery.ts';
import type { DeliveryKind, DeliverySettings, LiftingAddress } from '../delivery/delivery.ts';
import { defaultGiftCards, drawGiftCards } from '../gifts/gift-card.ts';
import type { GiftCardDraw, GiftCardSettings, GiftCardTender } from '../gifts/gift-card.ts';
import { multiply, prorate, sum, vatIncluded } from './money.ts';
import type { Tenge } from './money.ts';
import { earnedGifts, earningParts, type OrderGift } from '../gifts/order-gift.ts';
import { promoDiscounts, type AppliedPromo, type PromoResult } from './promo-discounts.ts';
import { assertServices, explainServices, servicesTotal, type PricedService } from './service-totals.ts';

/** A cart line at the city's current price; `sold` is false when the city does not sell it (decisions §4). */
export type PricedLine = {
  productId: number;
  quantity: number;
  /** Unit price, tenge. */
  unitPrice: Tenge;
  /** Unit price before the discount, tenge; only if actually charged (decisions §3). */
  oldPrice?: Tenge | undefined;
  /** Unit weight, grams. */
  weightGrams: number;
  isSold: boolean;
  /** Bonuses earned, percent. */
  bonusPercent?: number | undefined;
  /** Excluded from the bonus programme: neither earns nor accepts bonuses. */
  bonusExcluded?: boolean | undefined;
  /** Services bought with it, at full price: promo code and bonuses do not apply. */
  services?: readonly PricedService[] | undefined;
};

/** Delivery choice; `parts` are the product ids of each delivery when there are several. */
export type DeliveryForPrice = {
  kind: DeliveryKind;
  parts?: readonly (readonly number[])[] | undefined;
};

/** Settings that affect a price. */
export type PriceSettings = {
  delivery: DeliverySettings;
  bonuses: BonusSettings;
  giftCards: GiftCardSettings;
  vatPercent: number;
};

/** Defaults (decisions §4–§7). */
export const defaultPriceSettings: PriceSettings = {
  delivery: defaultDelivery,
  bonuses: defaultBonuses,
  giftCards: defaultGiftCards,
  vatPercent: 16,
};

/** All inputs of a price, as one snapshot. */
export type CartInput = {
  lines: readonly PricedLine[];
  promo?: AppliedPromo | undefined;
  /** Chosen gifts; unearned ones are ignored. */
  gifts?: readonly OrderGift[] | undefined;
  /** Requested bonuses; capped. */
  bonusesToSpend?: number | undefined;
  delivery?: DeliveryForPrice | undefined;
  /** Present when the buyer orders lifting. */
  lifting?: LiftingAddress | undefined;
  giftCards?: readonly GiftCardTender[] | undefined;
  /** Credit and instalment exclude bonuses and gift cards (decisions §5). */
  credit?: boolean | undefined;
  settings?: PriceSettings | undefined;
};

/** Steps of the explanation, in the order of decisions §4. */
export const EXPLANATION_KINDS = [
  'products',
  'discount',
  'promo',
  'gift',
  'bonuses',
  'services',
  'delivery',
  'express',
  'lifting',
  'gift-card',
  'to-pay',
] as const;
/** A step of the explanation. */
type ExplanationKind = (typeof EXPLANATION_KINDS)[number];

/** A signed sum in tenge with the values that explain it. */
export type Explanation = { kind: ExplanationKind; amount: Tenge; data?: Record<string, string | number | boolean> };

/** Price of a line, tenge: `total` = `subtotal` − `discount` (promo code) − `bonuses`; and the bonuses it earns. */
export type LineTotal = {
  productId: number;
  quantity: number;
  subtotal: Tenge;
  discount: Tenge;
  bonuses: number;
  total: Tenge;
  earned: number;
};

/** A delivery: its products, their sum, weight in grams and fees in tenge. */
type DeliveryPartTotal = {
  productIds: number[];
  productsTotal: Tenge;
  weightGrams: number;
  fee: Tenge;
  lifting: Tenge;
};

/**
 * Maximum product sum of an order, tenge: larger purchases need a contract, and sums must fit the columns of orders and
 * payments.
 */
export const MAX_ORDER_SUM: Tenge = 1_000_000_000;

/** Maximum that operators may set for `cart.quantity`. */
export const MAX_CART_QUANTITY = 999;

/** The priced cart in tenge; the explanation without `to-pay` adds up to `toPay`. */
export type CartTotals = {
  lines: LineTotal[];
  explanation: Explanation[];
  /** Products at current prices, before the promo code. */
  productsTotal: Tenge;
  /** Products after promo code and bonuses. */
  productsToPay: Tenge;
  /** Services of the products. */
  services: Tenge;
  /** Delivery, express and lifting. */
  delivery: Tenge;
  parts: DeliveryPartTotal[];
  /** Amount missing for free courier delivery; 0 when free. */
  missingForFree: Tenge;
  toPay: Tenge;
  giftCards: GiftCardDraw[];
  /** Chosen gifts that are earned. */
  gifts: OrderGift[];
  /** Maximum bonuses the buyer may spend on these products. */
  bonusesPayable: number;
  /** Bonuses spent. */
  bonuses: number;
  earnBonuses: number;
  /** VAT included in the sum, gift cards included. */
  vat: Tenge;
  weightGrams: number;
  /** Why the promo code gives no discount. */
  promoProblem: PromoResult['problem'];
  /** Products not sold in the city: left out of the sum, and they block the checkout (decisions §4). */
  notSold: number[];
};

/**
 * Prices a cart, for charging and for explaining: products → promo code → gift → bonuses → services → delivery and
 * lifting → gift card → to pay (decisions §4). One line per product, in any order. Throws RangeError for an impossible quantity or
 * price.
 */
export function priceCart(input: CartInput): CartTotals {
  const settings = input.settings ?? defaultPriceSettings;
  input.lines.forEach(assertLine);
  // Sorted by product, so that rounding does not depend on the order of lines.
  const soldLines = input.lines.filter((line) => line.isSold).toSorted((a, b) => a.productId - b.productId);
  const subtotals = soldLines.map((line) => multiply(line.unitPrice, line.quantity));
  const productsTotal = sum(subtotals);

  const promo = promoDiscounts(soldLines, subtotals, input.promo);
  const afterPromo = subtotals.map((subtotal, index) => subtotal - promo.discounts[index]!);
  const caps = soldLines.map((line, index) =>
    input.credit || line.bonusExcluded ? 0 : payableBonuses(afterPromo[index]!, settings.bonuses),
  );
  const bonuses = Math.max(0, Math.min(Math.trunc(input.bonusesToSpend ?? 0), sum(caps)));
  const spentBonuses = prorate(bonuses, caps);

  const lines = soldLines.map(({ productId, quantity, bonusPercent = 0, bonusExcluded }, index) => {
    const total = afterPromo[index]! - spentBonuses[index]!;
    return {
      productId,
      quantity,
      subtotal: subtotals[index]!,
      discount: promo.discounts[index]!,
      bonuses: spentBonuses[index]!,
      total,
      earned: bonusExcluded ? 0 : earnedBonuses(total, bonusPercent, settings.bonuses),
    };
  });
  const parts = deliveryParts(soldLines, afterPromo, input, settings.delivery);
  const delivery = sum(parts.map((part) => part.fee + part.lifting));
  const productsToPay = sum(lines.map((line) => line.total));
  const services = servicesTotal(soldLines);
  const fullCost = productsToPay + services + delivery;
  const giftCards = input.credit ? [] : drawGiftCards(fullCost, input.giftCards ?? [], settings.giftCards);
  const toPay = fullCost - sum(giftCards.map((draw) => draw.amount));
  const partProductIds = parts.map(({ productIds }) => productIds);
  const gifts = earnedGifts(input.gifts ?? [], earningParts(lines, partProductIds));

  return {
    lines: lines.toSorted((a, b) => inputIndex(input.lines, a) - inputIndex(input.lines, b)),
    explanation: explainSums(input, {
      soldLines,
      gifts,
      discount: sum(promo.discounts),
      bonuses,
      bonusesPayable: sum(caps),
      parts,
      giftCards,
      toPay,
    }),
    productsTotal,
    productsToPay,
    services,
    delivery,
    parts,
    missingForFree: missingForFreeDelivery(sum(afterPromo), settings.delivery),
    toPay,
    giftCards,
    gifts,
    bonusesPayable: sum(caps),
    bonuses,
    earnBonuses: sum(lines.map((line) => line.earned)),
    vat: vatIncluded(fullCost, settings.vatPercent),
    weightGrams: totalWeight(soldLines),
    promoProblem: promo.problem,
    notSold: input.lines.filter((line) => !line.isSold).map((line) => line.productId),
  };
}

/** Sums to explain, of a cart or of one of its orders; `sold` are its products. */
export type ExplainedSums = Pick<
  CartTotals,
  'gifts' | 'bonuses' | 'bonusesPayable' | 'parts' | 'giftCards' | 'toPay'
> & {
  soldLines: readonly PricedLine[];
  /** Promo code discount, tenge. */
  discount: Tenge;
};

/** Explains sums step by step, in the order of decisions §4; all steps but the last add up to it. */
export function explainSums(input: CartInput, sums: ExplainedSums): Explanation[] {
  const { delivery, bonuses: terms } = input.settings ?? defaultPriceSettings;
  return [
    ...explainProducts(sums.soldLines),
    ...explainPromo(sums.discount, input.promo),
    ...sums.gifts.map(
      ({ productId, quantity, value }): Explanation => ({
        kind: 'gift',
        amount: 0,
        data: { productId, quantity, value },
      }),
    ),
    ...explainBonuses(sums.bonuses, sums.bonusesPayable, terms),
    ...explainServices(sums.soldLines),
    ...explainDelivery(sums.parts, input, delivery),
    ...sums.giftCards.map(
      ({ id, lastDigits, amount }): Explanation => ({
        kind: 'gift-card',
        amount: -amount,
        data: { id, ...(lastDigits !== undefined && { lastDigits }) },
      }),
    ),
    { kind: 'to-pay', amount: sums.toPay },
  ];
}

function deliveryParts(
  soldLines: readonly PricedLine[],
  prices: readonly Tenge[],
  input: CartInput,
  settings: DeliverySettings,
): DeliveryPartTotal[] {
  const { delivery } = input;
  if (!delivery) return [];
  const partProductIds = (delivery.kind === 'courier' && delivery.parts) || [];
  // Products in no part are delivered with the first one.
  const partIndex = (line: PricedLine) =>
    Math.max(
      0,
      partProductIds.findIndex((ids) => ids.includes(line.productId)),
    );
  const isCarried = delivery.kind === 'courier' || delivery.kind === 'express';
  return Array.from({ length: Math.max(1, partProductIds.length) }, (_, part) =>
    soldLines.filter((line) => partIndex(line) === part),
  )
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const productsTotal = sum(lines.map((line) => prices[soldLines.indexOf(line)]!));
      const weightGrams = totalWeight(lines);
      const fees = {
        courier: courierFee(productsTotal, settings),
        express: settings.expressFee,
        pickup: 0,
        digital: 0,
      };
      const lifting = isCarried && input.lifting ? liftingFee({ weightGrams, ...input.lifting }, settings) : 0;
      return {
        productIds: lines.map((line) => line.productId),
        productsTotal,
        weightGrams,
        fee: fees[delivery.kind],
        lifting,
      };
    });
}

function explainProducts(soldLines: readonly PricedLine[]): Explanation[] {
  const productsTotal = sum(soldLines.map((line) => multiply(line.unitPrice, line.quantity)));
  const fullTotal = sum(soldLines.map((line) => multiply(Math.max(line.unitPrice, line.oldPrice ?? 0), line.quantity)));
  const data = { quantity: soldLines.reduce((total, line) => total + line.quantity, 0) };
  return [
    { kind: 'products', amount: fullTotal, data },
    ...(fullTotal > productsTotal ? [{ kind: 'discount' as const, amount: productsTotal - fullTotal }] : []),
  ];
}

function explainPromo(discount: Tenge, promo: AppliedPromo | undefined): Explanation[] {
  if (!promo || discount === 0) return [];
  return [
    {
      kind: 'promo',
      amount: -discount,
      data: { code: promo.code, ...(promo.kind === 'percent' && { percent: promo.value }) },
    },
  ];
}

function explainBonuses(bonuses: number, cap: number, settings: BonusSettings): Explanation[] {
  return bonuses === 0
    ? []
    : [{ kind: 'bonuses', amount: -bonuses, data: { cap, capPercent: settings.payCapPercent } }];
}

function explainDelivery(
  parts: readonly DeliveryPartTotal[],
  input: CartInput,
  settings: DeliverySettings,
): Explanation[] {
  const method = input.delivery?.kind ?? 'courier';
  return parts.flatMap((part, index): Explanation[] => {
    const partData: Record<string, number> = parts.length > 1 ? { part: index + 1, parts: parts.length } : {};
    const fee: Explanation = {
      kind: method === 'express' ? 'express' : 'delivery',
      amount: part.fee,
      data: {
        method,
        ...partData,
        ...(method === 'courier' && {
          freeFrom: settings.freeFrom,
          missing: missingForFreeDelivery(part.productsTotal, settings),
        }),
        ...(method === 'express' && { hours: settings.expressHours }),
      },
    };
    if (!input.lifting || part.lifting === 0) return [fee];
    const { floor, hasElevator } = input.lifting;
    const data = {
      ...partData,
      floor,
      hasElevator,
      perFloor: settings.liftingPerFloor,
      weightGrams: part.weightGrams,
    };
    return [fee, { kind: 'lifting', amount: part.lifting, data }];
  });
}

function inputIndex(lines: readonly PricedLine[], total: LineTotal): number {
  return lines.findIndex((line) => line.productId === total.productId);
}

function totalWeight(lines: readonly PricedLine[]): number {
  return lines.reduce((grams, line) => grams + line.weightGrams * line.quantity, 0);
}

function assertLine(line: PricedLine): void {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
    throw new RangeError('quantity must be a positive integer');
  if (!Number.isSafeInteger(line.unitPrice) || line.unitPrice < 0)
    throw new RangeError('price must be a whole number of tenge');
  assertServices(line);
}
