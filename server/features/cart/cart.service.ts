import type { Cart, CartLine } from '#contract/cart.ts';
import type { ProductCard } from '#contract/catalog.ts';
import { isBuyable } from '#domain/availability.ts';
import { priceCart, type PricedLine, type PriceSettings } from '#domain/cart-totals.ts';
import { pick, type Language } from '#domain/language.ts';
import { multiply } from '#domain/money.ts';
import { pickupSettings, priceSettings } from '#domain/settings.ts';
import type { PickupSettings } from '#domain/pickup.ts';
import type { CityScope } from '../../platform/call.ts';
import type { Database } from '../../platform/db.ts';
import { fail } from '../../platform/failure.ts';
import type { SettingsReader as FullReader } from '../../platform/store-settings.ts';
import type { OrderableProduct, Sourcing, Sql, StockService } from '../stock/stock.service.ts';
import {
  addPieces,
  deleteLine,
  deleteLines,
  findLines,
  setPieces,
  updateSeenPrices,
  type KeptLine,
} from './cart.queries.ts';

type SettingsReader = Pick<FullReader, 'current'>;

/** What the cart asks the catalogue for: cards of products in the caller's language and city. */
export type CardSource = {
  cards(ids: readonly number[], about: { language: Language; city: CityScope; now: Date }): Promise<ProductCard[]>;
};

/** A line with everything ordering knows of it; `price` is tenge, 0 when the city does not sell it. */
export type SnapshotLine = KeptLine & {
  product: OrderableProduct;
  price: number;
  sourcing: Sourcing;
  state: CartLine['state'];
};

/** Whose cart, where and when; for pickup the shop whose own pieces come first. */
export type CartPlace = { sessionId: number; city: CityScope; now: Date; shopId?: number | undefined };

/** The server's cart. */
export type CartService = ReturnType<typeof createCartService>;

/** Makes the cart service; everything is priced by `priceCart`, nothing is fixed silently (decisions §4). */
export function createCartService({
  db,
  catalog,
  stock,
  settings,
}: {
  db: Database;
  catalog: CardSource;
  stock: StockService;
  settings: SettingsReader;
}) {
  const sql = db.$client;

  const snapshot = async (executor: Sql, { sessionId, city, now, shopId }: CartPlace): Promise<SnapshotLine[]> => {
    const [kept, products] = await Promise.all([
      findLines(executor, sessionId),
      stock.find(executor, { cartOf: sessionId }, city.id, now),
    ]);
    const byId = new Map(products.map((product) => [product.id, product]));
    return kept.flatMap((line) => {
      const product = byId.get(line.productId);
      return product
        ? [snapshotLine(line, product, stock.plan(product, line.quantity, { cityId: city.id, now, shopId }))]
        : [];
    });
  };

  const view = async (
    lines: SnapshotLine[],
    about: { language: Language; city: CityScope; now: Date },
  ): Promise<Cart> => {
    const cards = new Map(
      (lines.length > 0
        ? await catalog.cards(
            lines.map(({ productId }) => productId),
            about,
          )
        : []
      ).map((card) => [card.id, card]),
    );
    return cartOf(lines, (line) => cards.get(line.productId) ?? plainCard(line, about.language), settings);
  };

  const read = async (place: CartPlace, language: Language) => view(await snapshot(sql, place), { ...place, language });

  const orderable = async (productId: number, { city, now }: { city: CityScope; now: Date }) => {
    const [product] = await stock.find(sql, { ids: [productId] }, city.id, now);
    if (!product) fail('product_not_found');
    const { state, available } = stock.plan(product, 1, { cityId: city.id, now });
    if (product.price === null || !isBuyable(state)) fail('product_not_sold_here');
    return { price: product.price, limit: Math.min(settings.current()['cart.pieces'], available ?? Infinity) };
  };

  return {
    /** Gives the cart of a session, priced for the city; a guest without a session has an empty one. */
    async read(sessionId: number | null, about: { language: Language; city: CityScope; now: Date }): Promise<Cart> {
      return sessionId === null ? view([], about) : read({ sessionId, ...about }, about.language);
    },

    /**
     * Adds pieces; `product_not_found`, `product_not_sold_here`, `quantity_unavailable` with what can be had,
     * `cart_full`.
     */
    async add(place: CartPlace, language: Language, productId: number, quantity: number): Promise<Cart> {
      const { price, limit } = await orderable(productId, place);
      const limits = { pieces: limit, lines: settings.current()['cart.lines'] };
      const result = await addPieces(sql, place.sessionId, { productId, quantity, priceSeen: price }, limits);
      if (result === 'cart-full') fail('cart_full', { lines: limits.lines });
      if (result === 'line-full') fail('quantity_unavailable', { available: limit });
      return read(place, language);
    },

    /** Sets the pieces of a line; failures as of `add`, `product_not_found` also when there is no such line. */
    async set(place: CartPlace, language: Language, productId: number, quantity: number): Promise<Cart> {
      const { limit } = await orderable(productId, place);
      if (quantity > limit) fail('quantity_unavailable', { available: limit });
      if (!(await setPieces(sql, place.sessionId, productId, quantity))) fail('product_not_found');
      return read(place, language);
    },

    /** Removes a line. */
    async remove(
      sessionId: number | null,
      about: { language: Language; city: CityScope; now: Date },
      productId: number,
    ): Promise<Cart> {
      if (sessionId === null) return view([], about);
      await deleteLine(sql, sessionId, productId);
      return read({ sessionId, ...about }, about.language);
    },

    /** Notes that the shopper has seen today's prices. */
    async acceptPrices(
      sessionId: number | null,
      about: { language: Language; city: CityScope; now: Date },
    ): Promise<Cart> {
      if (sessionId === null) return view([], about);
      const lines = await snapshot(sql, { sessionId, ...about });
      await updateSeenPrices(
        sql,
        sessionId,
        lines.filter(({ product }) => product.price !== null),
      );
      return read({ sessionId, ...about }, about.language);
    },

    /** Reads lines, prices and stock for ordering, inside the caller's transaction. */
    snapshot,
    /** Removes ordered lines inside the caller's transaction. */
    order: deleteLines,
    /** Shows lines that were read before. */
    view,
    /** Gives the settings every price is made with. */
    prices: (): PriceSettings => priceSettings(settings.current()),
    /** Gives the settings of pickup. */
    pickupTerms: (): PickupSettings => pickupSettings(settings.current()),
    /** Gives cards of products, for slices that show what was ordered. */
    cards: catalog.cards,
  };
}

function snapshotLine(line: KeptLine, product: OrderableProduct, sourcing: Sourcing): SnapshotLine {
  return { ...line, product, price: product.price ?? 0, sourcing, state: stateOf(line, product, sourcing) };
}

function stateOf(line: KeptLine, product: OrderableProduct, sourcing: Sourcing): CartLine['state'] {
  if (product.price === null || sourcing.available === 0) return 'unavailable';
  if (sourcing.missing > 0) return 'short';
  return product.price === line.priceSeen ? 'ok' : 'repriced';
}

/**
 * Gives the lines as the pricing function takes them; what the city does not sell is left out of the sum (decisions
 * §4).
 */
export function pricedLines(lines: readonly SnapshotLine[]): PricedLine[] {
  return lines.map(({ productId, quantity, price, product, state }) => ({
    productId,
    quantity,
    unitPrice: price,
    oldPrice: product.oldPrice ?? undefined,
    weightGrams: product.weightGrams,
    bonusPercent: product.bonusPercent,
    sold: state !== 'unavailable',
  }));
}

function cartOf(
  lines: readonly SnapshotLine[],
  cardOf: (line: SnapshotLine) => ProductCard,
  settings: SettingsReader,
): Cart {
  const totals = priceCart({ lines: pricedLines(lines), settings: priceSettings(settings.current()) });
  return {
    lines: lines.map((line) => ({
      product: { ...cardOf(line), price: line.product.price, oldPrice: line.product.oldPrice },
      digital: line.product.digital,
      quantity: line.quantity,
      available: line.sourcing.available,
      state: line.state,
      priceSeen: line.priceSeen,
      total: multiply(line.price, line.quantity),
    })),
    count: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    explanation: totals.explanation,
    total: totals.goodsToPay,
    bonus: totals.earnBonuses,
    weightGrams: totals.weightGrams,
    toFreeDelivery: totals.missingForFree,
    ready: lines.length > 0 && lines.every(({ state }) => state === 'ok'),
  };
}

/** A line the catalogue no longer shows is still named, so that the shopper knows what to remove. */
function plainCard({ product, sourcing }: SnapshotLine, language: Language): ProductCard {
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
  };
}
