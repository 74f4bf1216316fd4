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
import { serviceView } from '../../money/service-offers/service-offers.service.ts';
import { pricedLines, serviceState, type LineService, type SnapshotLine } from './cart.policy.ts';

/** Converts lines to the contract's format; totals count selected lines only. */
export function buildCart(
  lines: readonly SnapshotLine[],
  {
    cardOf,
    language,
    settings,
    sales,
  }: {
    cardOf: (line: SnapshotLine) => ProductCard;
    language: Language;
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
    services: line.services.map((service) => cartService(service, language)),
  });
  return {
    lines: inCart.map(toCartLine),
    later: lines.filter(({ mark }) => mark === 'later').map(toCartLine),
    count: inCart.reduce((all, { quantity }) => all + quantity, 0),
    explanation: totals.explanation,
    total: totals.productsToPay,
    services: totals.services,
    bonus: totals.earnBonuses,
    weightGrams: totals.weightGrams,
    toFreeDelivery: totals.missingForFree,
    ready: selected.length > 0 && selected.every(({ state }) => state === 'ok'),
  };
}

function cartService(service: LineService, language: Language): CartLine['services'][number] {
  const { code, quantity, priceSeen, offer } = service;
  const view = offer
    ? serviceView(offer, language)
    : { code, kind: 'setup' as const, name: '', included: '', months: null, price: 0, visit: false };
  return { ...view, quantity, priceSeen, state: serviceState(service) };
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
