import type { CheckoutGifts, GiftProduct as ShownGift } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { almatyDate, type DateText } from '#domain/time/calendar.ts';
import type { CartTotals } from '#domain/pricing/cart-totals.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { earningPart, earningParts, missingForGift, type EarningLine } from '#domain/gifts/order-gift.ts';
import type { GiftOffer, GiftProduct } from '../../money/gift-offers/gift-offers.service.ts';
import { readyParts, standingDelivery, type DeliverySituation, type Situation } from './checkout.policy.ts';
import type { AvailableGift } from './available-gift.policy.ts';

/** Latest ready date of a gift; `shopId` is the pickup shop, which must have the gift in stock if `isToday`. */
type Limit = { date: DateText; shopId?: number; isToday: boolean };

function giftInTime(limit: Limit | null, offer: GiftOffer, { product, sourcing }: GiftProduct): AvailableGift | null {
  if (limit === null || product.price === null || product.digital) return null;
  const { ready, takes } = sourcing(limit.shopId);
  // Gifts come only from stock, never from a supplier, and never delay the purchased products.
  const taken = takes.filter(({ quantity }) => quantity > 0);
  if (ready === null || ready > limit.date || taken.length === 0) return null;
  if (limit.isToday && limit.shopId !== undefined && taken[0]!.shopId !== limit.shopId) return null;
  return {
    gift: { offer: offer.code, productId: product.id, quantity: 1, value: product.price, terms: offer.terms },
    nameRu: product.nameRu,
    nameKk: product.nameKk,
    takes: taken,
  };
}

/** Returns the chosen gift if offered and in stock, earned or not; pricing excludes unearned gifts. */
export function chosenGift(situation: DeliverySituation): AvailableGift | null {
  const { draft, gifts } = situation;
  const offer = gifts.find(({ code }) => code === draft.gift?.offer);
  const product = offer?.products.find((one) => one.product.id === draft.gift?.productId);
  return offer && product ? giftInTime(latestReady(situation), offer, product) : null;
}

function earnedOffers(situation: Situation, totals: CartTotals): GiftOffer[] {
  const [parts, limit] = [partsOf(totals), latestReady(situation)];
  return situation.gifts.flatMap((offer) => {
    if (earningPart(offer.terms, parts) === null) return [];
    const products = offer.products.filter((product) => giftInTime(limit, offer, product) !== null);
    return products.length > 0 ? [{ ...offer, products }] : [];
  });
}

/** Returns why a chosen gift is not in the order; null if it is or none was chosen. */
export function lostGift(situation: Situation, totals: CartTotals): CheckoutGifts['lost'] {
  const { gift } = situation.draft;
  if (!gift || totals.gifts.length > 0) return null;
  const offer = situation.gifts.find(({ code }) => code === gift.offer);
  return offer && earningPart(offer.terms, partsOf(totals)) === null ? 'not-earned' : 'gone';
}

/** Converts the gifts of step 4 to the contract's format; `cards` are their product cards. */
export function giftsView(
  situation: Situation,
  totals: CartTotals,
  cards: ReadonlyMap<number, ProductCard>,
  language: Language,
): CheckoutGifts {
  const shown = ({ product }: GiftProduct): ShownGift => ({
    productId: product.id,
    name: pick({ ru: product.nameRu, kk: product.nameKk }, language),
    kind: product.kind,
    picture: cards.get(product.id)?.picture ?? null,
    value: product.price ?? 0,
  });
  const offers = earnedOffers(situation, totals);
  const [gift] = totals.gifts;
  const product = situation.gifts.flatMap(({ products }) => products).find((one) => one.product.id === gift?.productId);
  return {
    offers: offers.map(({ code, title, endsAt, products }) => ({ code, title, endsAt, products: products.map(shown) })),
    chosen: gift && product ? { ...shown(product), offer: gift.offer } : null,
    lost: lostGift(situation, totals),
    next: nextOffer(situation, totals),
  };
}

/** The offer closest to being earned; none if one is already earned. */
function nextOffer(situation: Situation, totals: CartTotals): CheckoutGifts['next'] {
  const [lines, limit] = [partsOf(totals).flat(), latestReady(situation)];
  const missing = situation.gifts.flatMap((offer) => {
    const tenge = missingForGift(offer.terms, lines);
    const isThere = offer.products.some((product) => giftInTime(limit, offer, product) !== null);
    return tenge !== null && isThere ? [{ title: offer.title, missing: tenge }] : [];
  });
  if (missing.length === 0 || missing.some((one) => one.missing === 0)) return null;
  return missing.toSorted((a, b) => a.missing - b.missing)[0]!;
}

/** Amounts per order of a cart that count towards gifts. */
function partsOf({ lines, parts }: CartTotals): EarningLine[][] {
  return earningParts(
    lines,
    parts.map(({ productIds }) => productIds),
  );
}

/** Null if no delivered products can carry the gift. */
function latestReady(situation: DeliverySituation): Limit | null {
  const parts = readyParts(situation.lines, situation.now);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const delivery = standingDelivery(situation);
  if (delivery?.kind === 'express') return { date: almatyDate(situation.now), isToday: true };
  if (delivery?.kind === 'pickup') {
    const shop = situation.pickup.find(({ shopId }) => shopId === delivery.shopId);
    return {
      date: shop?.readiness.date ?? last.date,
      shopId: delivery.shopId,
      isToday: shop?.readiness.state === 'today',
    };
  }
  return { date: delivery?.kind === 'courier' && delivery.parts === 'split' ? first.date : last.date, isToday: false };
}
