import type { Cart } from '#contract/orders/cart.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { isBuyable } from '#domain/delivery/availability.ts';
import type { PriceSettings } from '#domain/pricing/cart-totals.ts';
import type { CartMark } from '#domain/orders/cart-mark.ts';
import { pickupSettings, priceSettings } from '#domain/settings/settings.ts';
import type { PickupSettings } from '#domain/delivery/pickup.ts';
import type { CityScope, Viewer } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader as FullReader } from '../../../platform/database/store-settings.ts';
import type { SaleGate } from '../../storefront/sales/sales.service.ts';
import { findOrderable, type OrderableProduct } from '../../storefront/catalog/products.rows.ts';
import type { Sql, StockService } from '../../storefront/stock/stock.service.ts';
import type { ServiceOffersService } from '../../money/service-offers/service-offers.service.ts';
import {
  acceptServices,
  addLines,
  addQuantity,
  copyServices,
  deleteCartService,
  deleteLine,
  deleteLines,
  findCartServices,
  findLines,
  insertLine,
  markLines,
  productsInCart,
  saveCartService,
  selectOnly,
  selectRest,
  updateQuantity,
  updateSeenPrices,
  upsertLines,
  type AddedLine,
} from './cart.queries.ts';
import { createSnapshotLine, lineServices, mergeLine, type SnapshotLine } from './cart.policy.ts';
import { buildCart, fallbackCard } from './cart.view.ts';

export { chosenServices, pricedLines, type SnapshotLine } from './cart.policy.ts';

type SettingsReader = Pick<FullReader, 'current'>;

/** Product cards for a viewer, provided by the catalogue. */
export type CardSource = {
  cards(ids: readonly number[], viewer: Viewer): Promise<ProductCard[]>;
};

/** Session, city and time of a cart; `shopId` is the pickup shop, whose stock is used first. */
export type CartOwner = { sessionId: number; city: CityScope; now: Date; shopId?: number | undefined };

/** City and time for merging carts. */
type CartScope = Pick<CartOwner, 'city' | 'now'>;

/** Viewer of a cart; `sessionId` is null for a guest without a session. */
export type CartViewer = Viewer & { sessionId: number | null };

/** The cart after adding several products, and the added quantity of each. */
type AddedToCart = { cart: Cart; added: Map<number, number> };

/** The server-side cart. */
export type CartService = ReturnType<typeof createCartService>;

/**
 * Creates the cart service. `priceCart` computes all prices; problems are shown, never corrected silently (decisions
 * §4).
 */
export function createCartService({
  db,
  catalog,
  stock,
  services,
  settings,
  sales,
}: {
  db: Database;
  catalog: CardSource;
  stock: StockService;
  services: Pick<ServiceOffersService, 'findOffered'>;
  settings: SettingsReader;
  /** Products currently sold through a queue. */
  sales: Pick<SaleGate, 'findClosedProducts' | 'quantityLimit'>;
}) {
  const sql = db.$client;

  const readLines = async (executor: Sql, { sessionId, city, now, shopId }: CartOwner): Promise<SnapshotLine[]> => {
    const [storedLines, chosen, products] = await Promise.all([
      findLines(executor, sessionId),
      findCartServices(executor, sessionId),
      findOrderable(executor, productsInCart(executor, sessionId), city.id, now),
    ]);
    const offered = await services.findOffered(executor, products, city.keyword);
    const byId = new Map(products.map((product) => [product.id, product]));
    return storedLines.flatMap((line) => {
      const product = byId.get(line.productId);
      if (!product) return [];
      const sourcing = stock.plan(product, line.quantity, { cityId: city.id, now, shopId });
      const ownServices = lineServices(line, offered.get(product.id) ?? [], chosen);
      return [createSnapshotLine(line, product, sourcing, ownServices)];
    });
  };

  const snapshot = async (executor: Sql, owner: CartOwner): Promise<SnapshotLine[]> =>
    (await readLines(executor, owner)).filter(({ mark }) => mark === 'selected');

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
    return buildCart(lines, {
      cardOf: (line) => cards.get(line.productId) ?? fallbackCard(line, viewer.language),
      language: viewer.language,
      settings,
      sales,
    });
  };

  const read = async ({ sessionId, ...viewer }: CartViewer): Promise<Cart> =>
    view(sessionId === null ? [] : await readLines(sql, { sessionId, ...viewer }), viewer);

  const maxQuantity = (productId: number, available: number | null): number =>
    Math.min(settings.current()['cart.quantity'], available ?? Infinity, sales.quantityLimit(productId));

  /** Returns a product's price and max quantity in one cart; null if the city cannot buy it. */
  const cartTerms = (product: OrderableProduct, { city, now }: CartScope) => {
    const { state, available } = stock.plan(product, 1, { cityId: city.id, now });
    if (product.price === null || !isBuyable(state)) return null;
    return { price: product.price, limit: maxQuantity(product.id, available) };
  };

  const requireOrderable = async (productId: number, scope: CartScope & { sessionId: number | null }) => {
    const closedProducts = await sales.findClosedProducts([productId], scope.sessionId);
    if (closedProducts.size > 0) fail('sale_queue', { launch: closedProducts.get(productId) });
    const [product] = await findOrderable(sql, [productId], scope.city.id, scope.now);
    if (!product) fail('product_not_found');
    return cartTerms(product, scope) ?? fail('product_not_sold_here');
  };

  /** Returns the price and max quantity of each product that can be added to the cart. */
  const findBuyable = async (viewer: CartViewer, productIds: readonly number[]) => {
    const products = await findOrderable(sql, productIds, viewer.city.id, viewer.now);
    const closedProducts = await sales.findClosedProducts(productIds, viewer.sessionId);
    const byId = new Map(products.map((product) => [product.id, product]));
    return productIds.flatMap((productId) => {
      const product = closedProducts.has(productId) ? undefined : byId.get(productId);
      const terms = product ? cartTerms(product, viewer) : null;
      return terms ? [{ productId, priceSeen: terms.price, limit: terms.limit }] : [];
    });
  };

  /** Adds lines, if any; creates no session without lines. */
  const addToCart = async (
    viewer: CartViewer & { ensureSession(): Promise<number> },
    lines: readonly unknown[],
    add: (sessionId: number) => Promise<AddedLine[]>,
  ): Promise<AddedToCart> => {
    if (lines.length === 0) return { cart: await read(viewer), added: new Map() };
    const sessionId = await viewer.ensureSession();
    const added = await add(sessionId);
    return {
      cart: await read({ ...viewer, sessionId }),
      added: new Map(added.map(({ productId, quantity }) => [productId, quantity])),
    };
  };

  return {
    /** Returns a session's cart priced for the city; empty for a guest without a session. */
    read,

    /**
     * Adds a quantity of a product. Fails with `product_not_found`, `product_not_sold_here`, `quantity_unavailable`
     * (with the available quantity), `cart_full`, or `sale_queue` for a product sold through a queue. Calls
     * `ensureSession` only for a purchasable product, so a wrong id creates no session.
     */
    async add(
      viewer: CartViewer & { ensureSession(): Promise<number> },
      productId: number,
      quantity: number,
    ): Promise<Cart> {
      const { price, limit } = await requireOrderable(productId, viewer);
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
     * Adds quantities of several products up to their availability and the cart's limit; returns the added quantity of
     * each. Never fails for a single product; calls `ensureSession` only if one is purchasable.
     */
    async addMany(
      viewer: CartViewer & { ensureSession(): Promise<number> },
      quantities: ReadonlyMap<number, number>,
    ): Promise<AddedToCart> {
      const lines = (await findBuyable(viewer, [...quantities.keys()])).map((line) => ({
        ...line,
        quantity: quantities.get(line.productId)!,
      }));
      return addToCart(viewer, lines, (sessionId) => addLines(db, sessionId, lines, settings.current()['cart.lines']));
    },

    /**
     * Selects only the products of an earlier order, in its quantities up to availability. A price above the one paid
     * is shown as changed.
     */
    async reorder(
      viewer: CartViewer & { ensureSession(): Promise<number> },
      orderedLines: readonly { productId: number; quantity: number; price: number }[],
    ): Promise<AddedToCart> {
      const byId = new Map(orderedLines.map((line) => [line.productId, line]));
      const lines = (await findBuyable(viewer, [...byId.keys()])).map((line) => {
        const { quantity, price } = byId.get(line.productId)!;
        return { ...line, quantity, priceSeen: Math.min(price, line.priceSeen), isKept: false };
      });
      return addToCart(viewer, lines, (sessionId) =>
        selectOnly(db, sessionId, lines, settings.current()['cart.lines']),
      );
    },

    /**
     * Selects only this product, adding it if the cart lacks it; a line in the cart keeps its quantity. Fails like
     * `add`.
     */
    async buyOnly(
      viewer: CartViewer & { ensureSession(): Promise<number> },
      productId: number,
      quantity: number,
    ): Promise<Cart> {
      const { price, limit } = await requireOrderable(productId, viewer);
      if (quantity > limit) fail('quantity_unavailable', { available: limit });
      const sessionId = await viewer.ensureSession();
      const maxLines = settings.current()['cart.lines'];
      const line = { productId, quantity, priceSeen: price, limit, isKept: true };
      if ((await selectOnly(db, sessionId, [line], maxLines)).length === 0) fail('cart_full', { lines: maxLines });
      return read({ ...viewer, sessionId });
    },

    /** Marks lines as selected, unselected or set aside. */
    async mark(viewer: CartViewer, productIds: readonly number[], mark: CartMark): Promise<Cart> {
      if (viewer.sessionId !== null) await markLines(sql, viewer.sessionId, productIds, mark);
      return read(viewer);
    },

    /** Sets the quantity of a line; fails like `add`, also with `product_not_found` if there is no such line. */
    async setQuantity(viewer: CartViewer, productId: number, quantity: number): Promise<Cart> {
      // Without a session there is no line to change, and none is created.
      if (viewer.sessionId === null) fail('product_not_found');
      const { limit } = await requireOrderable(productId, viewer);
      if (quantity > limit) fail('quantity_unavailable', { available: limit });
      if (!(await updateQuantity(db, viewer.sessionId, productId, quantity))) fail('product_not_found');
      return read(viewer);
    },

    /**
     * Sets the quantity of a service of a line. Fails with `product_not_found` if there is no such line,
     * `service_unavailable` for a service not offered with it, or for more than its products.
     */
    async setService(viewer: CartViewer, productId: number, code: string, quantity: number): Promise<Cart> {
      if (viewer.sessionId === null) fail('product_not_found');
      const line = (await readLines(sql, { ...viewer, sessionId: viewer.sessionId })).find(
        (candidate) => candidate.productId === productId,
      );
      if (!line) fail('product_not_found');
      const offer = line.services.find((service) => service.code === code)?.offer ?? fail('service_unavailable');
      const service = { productId, code, quantity, priceSeen: offer.price };
      const { sessionId } = viewer;
      if (!(await inTransaction(db, (tx) => saveCartService(tx, sessionId, service)))) fail('service_unavailable');
      return read(viewer);
    },

    /** Removes a service from a line. */
    async removeService(viewer: CartViewer, productId: number, code: string): Promise<Cart> {
      if (viewer.sessionId !== null) await deleteCartService(sql, viewer.sessionId, productId, code);
      return read(viewer);
    },

    /** Removes a line. */
    async remove(viewer: CartViewer, productId: number): Promise<Cart> {
      if (viewer.sessionId !== null) await deleteLine(sql, viewer.sessionId, productId);
      return read(viewer);
    },

    /** Records that the shopper has seen the current prices. */
    async acceptPrices({ sessionId, ...viewer }: CartViewer): Promise<Cart> {
      if (sessionId !== null) {
        const lines = await readLines(sql, { sessionId, ...viewer });
        const sold = lines.filter(({ product }) => product.price !== null);
        await updateSeenPrices(sql, sessionId, sold);
        await acceptServices(
          sql,
          sessionId,
          sold.filter(({ mark }) => mark !== 'later').map(({ productId }) => productId),
          lines.flatMap(({ productId, services: ofLine }) =>
            ofLine.flatMap(({ code, offer }) => (offer ? [{ productId, code, priceSeen: offer.price }] : [])),
          ),
        );
      }
      return read({ sessionId, ...viewer });
    },

    /**
     * Merges a guest's cart into the customer's at login (decisions §4). Quantities add up within stock and cart limits
     * but never fall below either cart's. A price that changed for either cart is shown as changed.
     */
    async mergeGuest(tx: Sql, { from, to }: { from: number | null; to: number }, { city, now }: CartScope) {
      if (from === null) return {};
      const guestLines = await findLines(tx, from);
      if (guestLines.length === 0) return {};
      const customerLines = new Map((await findLines(tx, to)).map((line) => [line.productId, line]));
      const products = await findOrderable(
        tx,
        guestLines.map(({ productId }) => productId),
        city.id,
        now,
      );
      const byId = new Map(products.map((product) => [product.id, product]));
      const merged = guestLines.map((line) => {
        const product = byId.get(line.productId);
        const available = product ? stock.plan(product, 1, { cityId: city.id, now }).available : null;
        return mergeLine(line, customerLines.get(line.productId), {
          price: product?.price ?? null,
          maxQuantity: maxQuantity(line.productId, available),
        });
      });
      const freeLines = settings.current()['cart.lines'] - customerLines.size;
      const newLines = merged.filter(({ productId }) => !customerLines.has(productId));
      const droppedIds = new Set(newLines.slice(Math.max(0, freeLines)).map(({ productId }) => productId));
      const mergedLines = merged.filter(({ productId }) => !droppedIds.has(productId));
      await upsertLines(tx, to, mergedLines);
      const warranties = await copyServices(tx, from, to);
      const reducedLines = merged.filter(
        ({ productId, wanted: quantities, quantity }) => droppedIds.has(productId) || quantity < quantities,
      );
      return {
        cartLines: mergedLines.length,
        reduced: reducedLines.map(({ productId }) => productId),
        warranties: [...new Set(warranties)],
      };
    },

    /** Reads the selected lines, their prices and stock for checkout, inside the caller's transaction. */
    snapshot,
    /** Removes ordered lines inside the caller's transaction. */
    order: deleteLines,
    /** Selects the lines that an order left in the cart, inside the caller's transaction. */
    selectRest,
    /** Renders lines of an earlier `snapshot`. */
    view,
    /** Returns the pricing settings. */
    prices: (): PriceSettings => priceSettings(settings.current()),
    /** Returns the pickup settings. */
    pickupTerms: (): PickupSettings => pickupSettings(settings.current()),
    /** Returns product cards, for modules that show ordered products. */
    cards: catalog.cards,
  };
}
