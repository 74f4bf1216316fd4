import type { Cart, CartLine } from '#contract/orders/cart.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { CONDITION_NAMES } from '#domain/catalog/condition.ts';
import { isBuyable } from '#domain/delivery/availability.ts';
import { priceCart } from '#domain/pricing/cart-totals.ts';
import { multiply } from '#domain/pricing/money.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { SaleGate } from '../../storefront/sales/sales.service.ts';
import { pricedLines, type SnapshotLine } from './cart.policy.ts';

/** Converts lines to the contract's format; totals count selected lines only. */
export function buildCart(
  lines: readonly SnapshotLine[],
  {
    cardOf,
    settings,
    sales,
  }: {
    cardOf: (line: SnapshotLine) => ProductCard;
    settings: Pick<SettingsReader, 'current'>;
    sales: Pick<SaleGate, 'quantityLimit'>;
  },
): Cart {
  const selected = lines.filter(({ mark }) => mark === 'selected');
  const inCart = lines.filter(({ mark }) => mark !== 'later');
  const totals = priceCart({ lines: pricedLines(selected), settings: priceSettings(settings.current()) });
  const toCartLine = (line: SnapshotLine): CartLine => ({
    product: { ...cardOf(line), price: line.product.price, oldPrice: line.product.oldPrice },
    digital: line.product.digital,
    quantity: line.quantity,
    available: line.sourcing.available,
    maxQuantity: Math.min(settings.current()['cart.quantity'], sales.quantityLimit(line.productId)),
    state: line.state,
    priceSeen: line.priceSeen,
    total: multiply(line.price, line.quantity),
    selected: line.mark === 'selected',
  });
  return {
    lines: inCart.map(toCartLine),
    later: lines.filter(({ mark }) => mark === 'later').map(toCartLine),
    count: inCart.reduce((all, { quantity }) => all + quantity, 0),
    explanation: totals.explanation,
    total: totals.productsToPay,
    bonus: totals.earnBonuses,
    weightGrams: totals.weightGrams,
    toFreeDelivery: totals.missingForFree,
    ready: selected.length > 0 && selected.every(({ state }) => state === 'ok'),
  };
}

/** Creates a card for a product removed from the catalogue, so the shopper knows which line to remove. */
export function fallbackCard({ product, sourcing }: SnapshotLine, language: Language): ProductCard {
  return {
    id: product.id,
    name: pick({ ru: product.nameRu, kk: product.nameKk }, language),
    brand: null,
    kind: product.kind,
    picture: null,
    keyFacts: [],
    rating: null,
    price: product.price,
    oldPrice: null,
    monthly: null,
    bonus: 0,
    availability: { state: sourcing.state, buyable: isBuyable(sourcing.state) },
    deliveryDate: null,
    isNew: false,
    ...(product.condition !== 'new' && {
      condition: { kind: product.condition, label: pick(CONDITION_NAMES[product.condition], language) },
    }),
  };
}
