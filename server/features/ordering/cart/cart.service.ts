import type { Cart, CartLine } from '#contract/orders/cart.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { isBuyable } from '#domain/delivery/availability.ts';
import { priceCart, type PricedLine, type PriceSettings } from '#domain/pricing/cart-totals.ts';
import { conditionNames } from '#domain/catalog/condition.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { multiply } from '#domain/pricing/money.ts';
import { pickupSettings, priceSettings } from '#domain/settings/settings.ts';
import type { PickupSettings } from '#domain/delivery/pickup.ts';
import type { CityScope, Viewer } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader as FullReader } from '../../../platform/database/store-settings.ts';
import type { SaleGate } from '../../storefront/sales/sales.service.ts';
import type { OrderableProduct, Sourcing, Sql, StockService } from '../../storefront/stock/stock.service.ts';
import {
  addLines,
  addQuantity,
  deleteLine,
  deleteLines,
  findLines,
  insertLine,
  updateQuantity,
  updateSeenPrices,
  upsertLines,
  type KeptLine,
} from './cart.queries.ts';

type SettingsReader = Pick<FullReader, 'current'>;

/** What the cart asks the catalogue for: cards of products for a viewer. */
export type CardSource = {
  cards(ids: readonly number[], viewer: Viewer): Promise<ProductCard[]>;
};

/** A line with everything ordering knows of it; `price` is tenge, 0 when the city does not sell it. */
export type SnapshotLine = KeptLine & {
  product: OrderableProduct;
  price: number;
  sourcing: Sourcing;
  state: CartLine['state'];
};

/** Whose cart, where and when; for pickup the shop whose own stock comes first. */
export type CartPlace = { sessionId: number; city: CityScope; now: Date; shopId?: number | undefined };

/** Where and when carts are joined. */
type CartWhere = Pick<CartPlace, 'city' | 'now'>;

/** A call about a cart; `sessionId` is null for a guest who has none. */
export type CartViewer = Viewer & { sessionId: number | null };

/** The server's cart. */
export type CartService = ReturnType<typeof createCartService>;

/** Creates the cart service; everything is priced by `priceCart`, nothing is fixed silently (decisions §4). */
export function createCartService({
  db,
  catalog,
  stock,
  settings,
  sales,
}: {
  db: Database;
  catalog: CardSource;
  stock: StockService;
  settings: SettingsReader;
  /** Products that are sold through a queue now. */
  sales: Pick<SaleGate, 'closedTo' | 'limitOf'>;
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

  const view = async (lines: SnapshotLine[], viewer: Viewer): Promise<Cart> => {
    const cards = new Map(
      (lines.length > 0
        ? await catalog.cards(
            lines.map(({ productId }) => productId),
            viewer,
          )
        : []
      ).map((card) => [card.id, card]),
    );
    return cartOf(lines, {
      cardOf: (line) => cards.get(line.productId) ?? plainCard(line, viewer.language),
      settings,
      sales,
    });
  };

  const read = async ({ sessionId, ...viewer }: CartViewer): Promise<Cart> =>
    view(sessionId === null ? [] : await snapshot(sql, { sessionId, ...viewer }), viewer);

  /** Tells what a product costs and how much of it one cart may hold; null when the city cannot buy it. */
  const termsOf = (product: OrderableProduct, { city, now }: CartWhere) => {
    const { state, available } = stock.plan(product, 1, { cityId: city.id, now });
    if (product.price === null || !isBuyable(state)) return null;
    const limit = Math.min(settings.current()['cart.quantity'], available ?? Infinity, sales.limitOf(product.id));
    return { price: product.price, limit };
  };

  const orderable = async (productId: number, where: CartWhere & { sessionId: number | null }) => {
    const closed = await sales.closedTo([productId], where.sessionId);
    if (closed.size > 0) fail('sale_queue', { launch: closed.get(productId) });
    const [product] = await stock.find(sql, { ids: [productId] }, where.city.id, where.now);
    if (!product) fail('product_not_found');
    return termsOf(product, where) ?? fail('product_not_sold_here');
  };

  return {
    /** Returns the cart of a session, priced for the city; a guest without a session has an empty one. */
    read,

    /**
     * Adds a quantity of a product; `product_not_found`, `product_not_sold_here`, `quantity_unavailable` with what can
     * be had, `cart_full`, `sale_queue` for one that is sold through a queue. `ensureSession` is asked only once the product can be bought, so that a wrong id costs the
     * database nothing.
     */
    async add(
      viewer: CartViewer & { ensureSession(): Promise<number> },
      productId: number,
      quantity: number,
    ): Promise<Cart> {
      const { price, limit } = await orderable(productId, viewer);
      if (quantity > limit) fail('quantity_unavailable', { available: limit });
      const sessionId = await viewer.ensureSession();
      const line = { productId, quantity, priceSeen: price };
      const limits = { quantity: limit, lines: settings.current()['cart.lines'] };
      if (!(await addQuantity(sql, sessionId, line, limit))) {
        const result = await insertLine(db, sessionId, line, limits);
        if (result === 'cart-full') fail('cart_full', { lines: limits.lines });
        if (result === 'line-full') fail('quantity_unavailable', { available: limit });
      }
      return read({ ...viewer, sessionId });
    },

    /**
     * Adds quantities of several products at once, as far as each can be had and the cart has room; tells what was added of
     * which. Fails for none of them; `ensureSession` is asked only when something can be bought.
     */
    async addMany(
      viewer: CartViewer & { ensureSession(): Promise<number> },
      wanted: ReadonlyMap<number, number>,
    ): Promise<{ cart: Cart; added: Map<number, number> }> {
      const products = await stock.find(sql, { ids: [...wanted.keys()] }, viewer.city.id, viewer.now);
      const closed = await sales.closedTo([...wanted.keys()], viewer.sessionId);
      const byId = new Map(products.map((product) => [product.id, product]));
      const lines = [...wanted].flatMap(([productId, quantity]) => {
        const product = closed.has(productId) ? undefined : byId.get(productId);
        const terms = product ? termsOf(product, viewer) : null;
        return terms ? [{ productId, quantity, priceSeen: terms.price, limit: terms.limit }] : [];
      });
      if (lines.length === 0) return { cart: await read(viewer), added: new Map() };
      const sessionId = await viewer.ensureSession();
      const added = await addLines(db, sessionId, lines, settings.current()['cart.lines']);
      return {
        cart: await read({ ...viewer, sessionId }),
        added: new Map(added.map(({ productId, quantity }) => [productId, quantity])),
      };
    },

    /** Sets the quantity of a line; failures as of `add`, `product_not_found` also when there is no such line. */
    async set(viewer: CartViewer, productId: number, quantity: number): Promise<Cart> {
      // Who has no cart has no line to change, and gets no session for trying.
      if (viewer.sessionId === null) fail('product_not_found');
      const { limit } = await orderable(productId, viewer);
      if (quantity > limit) fail('quantity_unavailable', { available: limit });
      if (!(await updateQuantity(sql, viewer.sessionId, productId, quantity))) fail('product_not_found');
      return read(viewer);
    },

    /** Removes a line. */
    async remove(viewer: CartViewer, productId: number): Promise<Cart> {
      if (viewer.sessionId !== null) await deleteLine(sql, viewer.sessionId, productId);
      return read(viewer);
    },

    /** Notes that the shopper has seen today's prices. */
    async acceptPrices({ sessionId, ...viewer }: CartViewer): Promise<Cart> {
      if (sessionId !== null) {
        const lines = await snapshot(sql, { sessionId, ...viewer });
        await updateSeenPrices(
          sql,
          sessionId,
          lines.filter(({ product }) => product.price !== null),
        );
      }
      return read({ sessionId, ...viewer });
    },

    /**
     * Brings a guest's cart into the customer's at a login (decisions §4): quantities add up as far as stock and the cart
     * allow, what either held before is never cut, and a price that has changed for either is shown as changed.
     */
    async join(tx: Sql, { from, to }: { from: number | null; to: number }, { city, now }: CartWhere) {
      const guest = from === null ? [] : await findLines(tx, from);
      if (guest.length === 0) return {};
      const own = new Map((await findLines(tx, to)).map((line) => [line.productId, line]));
      const products = await stock.find(tx, { ids: guest.map(({ productId }) => productId) }, city.id, now);
      const byId = new Map(products.map((product) => [product.id, product]));
      const limits = settings.current();
      const joined = guest.map((line) => {
        const product = byId.get(line.productId);
        const available = product ? stock.plan(product, 1, { cityId: city.id, now }).available : null;
        const most = Math.min(limits['cart.quantity'], available ?? Infinity);
        return joinedLine(line, own.get(line.productId), { price: product?.price ?? null, most });
      });
      const room = limits['cart.lines'] - own.size;
      const fresh = joined.filter(({ productId }) => !own.has(productId));
      const left = new Set(fresh.slice(Math.max(0, room)).map(({ productId }) => productId));
      const kept = joined.filter(({ productId }) => !left.has(productId));
      await upsertLines(tx, to, kept);
      const reduced = joined.filter(({ productId, wanted, quantity }) => left.has(productId) || quantity < wanted);
      return { cartLines: kept.length, reduced: reduced.map(({ productId }) => productId) };
    },

    /** Reads lines, prices and stock for ordering, inside the caller's transaction. */
    snapshot,
    /** Removes ordered lines inside the caller's transaction. */
    order: deleteLines,
    /** Shows lines that were read before. */
    view,
    /** Returns the settings that move a price. */
    prices: (): PriceSettings => priceSettings(settings.current()),
    /** Returns the settings of pickup. */
    pickupTerms: (): PickupSettings => pickupSettings(settings.current()),
    /** Returns cards of products, for slices that show what was ordered. */
    cards: catalog.cards,
  };
}

/** Joins a guest's line with the customer's; `most` can be had. */
function joinedLine(
  guest: KeptLine,
  own: KeptLine | undefined,
  { price, most }: { price: number | null; most: number },
) {
  const wanted = guest.quantity + (own?.quantity ?? 0);
  const quantity = Math.min(wanted, Math.max(most, guest.quantity, own?.quantity ?? 0));
  const seen = own && own.priceSeen !== price ? own : guest;
  return { productId: guest.productId, quantity, wanted, priceSeen: seen.priceSeen };
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
 * Returns the lines as the pricing function takes them; what the city does not sell is left out of the sum (decisions
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
  {
    cardOf,
    settings,
    sales,
  }: {
    cardOf: (line: SnapshotLine) => ProductCard;
    settings: SettingsReader;
    sales: Pick<SaleGate, 'limitOf'>;
  },
): Cart {
  const totals = priceCart({ lines: pricedLines(lines), settings: priceSettings(settings.current()) });
  return {
    lines: lines.map((line) => ({
      product: { ...cardOf(line), price: line.product.price, oldPrice: line.product.oldPrice },
      digital: line.product.digital,
      quantity: line.quantity,
      available: line.sourcing.available,
      maxQuantity: Math.min(settings.current()['cart.quantity'], sales.limitOf(line.productId)),
      state: line.state,
      priceSeen: line.priceSeen,
      total: multiply(line.price, line.quantity),
    })),
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    explanation: totals.explanation,
    total: totals.productsToPay,
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
    ...(product.condition !== 'new' && {
      condition: { kind: product.condition, label: pick(conditionNames[product.condition], language) },
    }),
  };
}
