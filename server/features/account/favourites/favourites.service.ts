import type { Cart } from '#contract/orders/cart.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { MAX_FAVOURITES, type Favourite, type FavouriteList } from '#contract/customers/favourites.ts';
import { remainder } from '#domain/pricing/money.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CartService } from '../../ordering/cart/cart.service.ts';
import {
  deleteFavourites,
  findFavourites,
  insertFavourite,
  lockFavourites,
  type StoredFavourite,
} from './favourites.queries.ts';

/** Catalogue functions that favourites need. */
export type FavouritesCatalog = {
  cards(ids: readonly number[], viewer: Viewer): Promise<ProductCard[]>;
  categoriesOf(ids: readonly number[], viewer: Viewer): Promise<Map<number, { slug: string; name: string }>>;
};

/** The viewer, with the session that owns the cart. */
export type FavouriteViewer = Viewer & { sessionId: number | null; ensureSession(): Promise<number> };

/** Manages customers' favourites. */
export type FavouritesService = ReturnType<typeof createFavouritesService>;

/** Creates the favourites service (spec §6: registered customers only). */
export function createFavouritesService({
  db,
  catalog,
  cart,
}: {
  db: Database;
  catalog: FavouritesCatalog;
  cart: Pick<CartService, 'addMany'>;
}) {
  const sql = db.$client;
  const listIds = async (customerId: number): Promise<number[]> =>
    (await findFavourites(sql, customerId)).map(({ productId }) => productId);

  return {
    /** Lists the product ids of a customer's favourites, newest first. */
    ids: listIds,

    /** Lists a customer's favourites by category, without products the catalogue no longer shows. */
    async list(customerId: number, viewer: Viewer): Promise<FavouriteList> {
      const favourites = await findFavourites(sql, customerId);
      const productIds = favourites.map(({ productId }) => productId);
      const [cards, categories] = await Promise.all([
        catalog.cards(productIds, viewer),
        catalog.categoriesOf(productIds, viewer),
      ]);
      const cardsById = new Map(cards.map((card) => [card.id, card]));
      const groups = new Map<string, FavouriteList['groups'][number]>();
      for (const favourite of favourites) {
        const product = cardsById.get(favourite.productId);
        const category = categories.get(favourite.productId);
        if (!product || !category) continue;
        const group = groups.get(category.slug) ?? { ...category, favourites: [] };
        groups.set(category.slug, group);
        group.favourites.push(toFavourite(favourite, product, viewer.city.id));
      }
      return { groups: [...groups.values()], count: cards.length };
    },

    /** Adds a product and returns all favourite ids; fails with `product_not_found`, `favourites_full`. */
    async add(customerId: number, productId: number, viewer: Viewer): Promise<number[]> {
      const [product] = await catalog.cards([productId], viewer);
      if (!product) fail('product_not_found');
      await inTransaction(db, async (tx) => {
        const existing = await lockFavourites(tx, customerId);
        if (existing.length >= MAX_FAVOURITES && !existing.includes(productId))
          fail('favourites_full', { most: MAX_FAVOURITES });
        const favourite = { productId, cityId: viewer.city.id, priceSeen: product.price };
        await insertFavourite(tx, customerId, favourite, viewer.now);
      });
      return listIds(customerId);
    },

    /** Removes a product and returns the remaining ids. */
    async remove(customerId: number, productId: number): Promise<number[]> {
      await deleteFavourites(sql, customerId, [productId]);
      return listIds(customerId);
    },

    /** Moves favourites to the cart, one of each; products that cannot be bought stay. */
    async moveToCart(
      customerId: number,
      productIds: readonly number[],
      viewer: FavouriteViewer,
    ): Promise<{ cart: Cart; moved: number[]; left: number[] }> {
      const existing = new Set(await listIds(customerId));
      const selected = [...new Set(productIds)].filter((productId) => existing.has(productId));
      const { cart: filledCart, added } = await cart.addMany(
        viewer,
        new Map(selected.map((productId) => [productId, 1])),
      );
      const moved = selected.filter((productId) => added.has(productId));
      await deleteFavourites(sql, customerId, moved);
      return { cart: filledCart, moved, left: selected.filter((productId) => !added.has(productId)) };
    },
  };
}

function toFavourite({ cityId, priceSeen }: StoredFavourite, product: ProductCard, viewedCityId: number): Favourite {
  const { price } = product;
  const hasDropped = cityId === viewedCityId && priceSeen !== null && price !== null && price < priceSeen;
  return {
    product,
    fell: hasDropped ? remainder(priceSeen, price) : 0,
    soldOut: price === null || !product.availability.buyable,
  };
}
