import type { CheckoutGifts, GiftProduct as ShownGift } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { almatyDate, type DateText } from '#domain/time/calendar.ts';
import { priceCart, type CartTotals } from '#domain/pricing/cart-totals.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { findEarningPart, earningParts, missingForGift, type EarningLine } from '#domain/gifts/order-gift.ts';
import type { GiftOffer, GiftProduct } from '../../money/gift-offers/gift-offers.service.ts';
import {
  partsByReadyDate,
  cartInputForChoice,
  validDelivery,
  type DeliverySnapshot,
  type CheckoutSnapshot,
} from './checkout.policy.ts';
import type { AvailableGift } from './available-gift.policy.ts';

/** Latest ready date of a gift; `shopId` is the pickup shop, which must have the gift in stock if `isToday`. */
type GiftLimit = { date: DateText; shopId?: number; isToday: boolean };

function createTimelyGift(
  limit: GiftLimit | null,
  offer: GiftOffer,
  { product, sourcing }: GiftProduct,
): AvailableGift | null {
  if (limit === null || product.price === null || product.digital) return null;
  const { ready, takes } = sourcing(limit.shopId);
  // Gifts come only from stock, never from a supplier, and never delay the purchased products.
  const usedTakes = takes.filter(({ quantity }) => quantity > 0);
  if (ready === null || ready > limit.date || usedTakes.length === 0) return null;
  if (limit.isToday && limit.shopId !== undefined && usedTakes[0]!.shopId !== limit.shopId) return null;
  return {
    gift: { offer: offer.code, productId: product.id, quantity: 1, value: product.price, terms: offer.terms },
    nameRu: product.nameRu,
    nameKk: product.nameKk,
    takes: usedTakes,
  };
}

/**
 * Returns the gift of the order if offered and in stock, earned or not; pricing excludes unearned gifts. Without a
 * choice it is the first gift earned; null in the draft declines all.
 */
export function giftOfOrder(snapshot: DeliverySnapshot): AvailableGift | null {
  const { draft, gifts } = snapshot;
  if (draft.gift === undefined && gifts.length > 0) return firstEarnedGift({ ...snapshot, gift: null });
  const offer = gifts.find(({ code }) => code === draft.gift?.offer);
  const product = offer?.products.find((candidate) => candidate.product.id === draft.gift?.productId);
  return offer && product ? createTimelyGift(latestReady(snapshot), offer, product) : null;
}

function firstEarnedGift(snapshot: CheckoutSnapshot): AvailableGift | null {
  const totals = priceCart(cartInputForChoice(snapshot, validDelivery(snapshot)));
  const [offer] = earnedOffers(snapshot, totals);
  const [product] = offer?.products ?? [];
  return offer && product ? createTimelyGift(latestReady(snapshot), offer, product) : null;
}

function earnedOffers(snapshot: CheckoutSnapshot, totals: CartTotals): GiftOffer[] {
  const [parts, limit] = [earningLines(totals), latestReady(snapshot)];
  return snapshot.gifts.flatMap((offer) => {
    if (findEarningPart(offer.terms, parts) === null) return [];
    const products = offer.products.filter((product) => createTimelyGift(limit, offer, product) !== null);
    return products.length > 0 ? [{ ...offer, products }] : [];
  });
}

/** Returns why a chosen gift is not in the order; null if it is or none was chosen. */
export function lostGiftReason(snapshot: CheckoutSnapshot, totals: CartTotals): CheckoutGifts['lost'] {
  const { gift } = snapshot.draft;
  if (!gift || totals.gifts.length > 0) return null;
  const offer = snapshot.gifts.find(({ code }) => code === gift.offer);
  return offer && findEarningPart(offer.terms, earningLines(totals)) === null ? 'not-earned' : 'gone';
}

/** Converts the gifts of step 4 to the contract's format; `cards` are their product cards. */
export function giftsView(
  snapshot: CheckoutSnapshot,
  totals: CartTotals,
  cards: ReadonlyMap<number, ProductCard>,
  language: Language,
): CheckoutGifts {
  const toShownGift = ({ product }: GiftProduct): ShownGift => ({
    productId: product.id,
    name: pick({ ru: product.nameRu, kk: product.nameKk }, language),
    kind: product.kind,
    picture: cards.get(product.id)?.picture ?? null,
    value: product.price ?? 0,
  });
  const offers = earnedOffers(snapshot, totals);
  const [gift] = totals.gifts;
  const product = snapshot.gifts
    .flatMap(({ products }) => products)
    .find((candidate) => candidate.product.id === gift?.productId);
  return {
    offers: offers.map(({ code, title, endsAt, products }) => ({
      code,
      title,
      endsAt,
      products: products.map(toShownGift),
    })),
    chosen: gift && product ? { ...toShownGift(product), offer: gift.offer } : null,
    lost: lostGiftReason(snapshot, totals),
    next: nextOffer(snapshot, totals),
  };
}

/** Returns the offer closest to being earned; none if one is already earned. */
function nextOffer(snapshot: CheckoutSnapshot, totals: CartTotals): CheckoutGifts['next'] {
  const [lines, limit] = [earningLines(totals).flat(), latestReady(snapshot)];
  const missingGifts = snapshot.gifts.flatMap((offer) => {
    const tenge = missingForGift(offer.terms, lines);
    const isAvailable = offer.products.some((product) => createTimelyGift(limit, offer, product) !== null);
    return tenge !== null && isAvailable ? [{ title: offer.title, missing: tenge }] : [];
  });
  if (missingGifts.length === 0 || missingGifts.some((candidate) => candidate.missing === 0)) return null;
  return missingGifts.toSorted((a, b) => a.missing - b.missing)[0]!;
}

/** Amounts per order of a cart that count towards gifts. */
function earningLines({ lines, parts }: CartTotals): EarningLine[][] {
  return earningParts(
    lines,
    parts.map(({ productIds }) => productIds),
  );
}

/** Returns the limit for gifts; null if no product in the order needs delivery. */
function latestReady(snapshot: DeliverySnapshot): GiftLimit | null {
  const parts = partsByReadyDate(snapshot.lines, snapshot.now);
  const [firstPart, lastPart] = [parts[0], parts.at(-1)];
  if (!firstPart || !lastPart) return null;
  const delivery = validDelivery(snapshot);
  if (delivery?.kind === 'express') return { date: almatyDate(snapshot.now), isToday: true };
  if (delivery?.kind === 'pickup') {
    const shop = snapshot.pickup.find(({ shopId }) => shopId === delivery.shopId);
    return {
      date: shop?.readiness.date ?? lastPart.date,
      shopId: delivery.shopId,
      isToday: shop?.readiness.state === 'today',
    };
  }
  return {
    date: delivery?.kind === 'courier' && delivery.parts === 'split' ? firstPart.date : lastPart.date,
    isToday: false,
  };
}
