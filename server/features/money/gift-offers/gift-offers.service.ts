import type { SaleGate } from '../../storefront/sales/sales.service.ts';
import {
  findCategoryIds,
  findGiftTerms,
  findOrderable,
  type OrderableProduct,
} from '../../storefront/catalog/products.rows.ts';
import type { Sourcing, StockService } from '../../storefront/stock/stock.service.ts';
import type { GiftTerms } from '#domain/gifts/order-gift.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { findActiveOffers, listOffers, saveOffer, type StoredOffer } from './gift-offers.queries.ts';

export type { StoredOffer } from './gift-offers.queries.ts';

/** A gift product of an offer; `sourcing` lists where it is available, shop pickup first. */
export type GiftProduct = { product: OrderableProduct; sourcing(shopId?: number): Sourcing };

/** An active gift offer and its requirements for this cart. */
export type GiftOffer = {
  code: string;
  title: string;
  terms: GiftTerms;
  /** End, ISO; null if it has none. */
  endsAt: string | null;
  products: GiftProduct[];
};

/** Cart, owner, city and time; `code` restricts the result to one offer. */
export type OfferScope = {
  productIds: readonly number[];
  cityId: number;
  language: Language;
  now: Date;
  code?: string | undefined;
};

/** Reason an offer was not saved. */
export type OfferProblem = 'no-product' | 'digital';

/** Gifts offered with orders. */
export type GiftOffersService = ReturnType<typeof createGiftOffersService>;

type Deps = { db: Database; stock: Pick<StockService, 'plan'>; sales: Pick<SaleGate, 'findClosedProducts'> };

/** Creates the service of gifts with orders (spec §4, step 4). */
export function createGiftOffersService({ db, stock, sales }: Deps) {
  return {
    /**
     * Lists active offers with their products available in the city. Excludes products in the cart (they are bought,
     * not given) and products sold through a queue.
     */
    async list(sql: Sql, { productIds, cityId, language, now, code }: OfferScope): Promise<GiftOffer[]> {
      const offers = await findActiveOffers(sql, { cartProductIds: productIds, code: code ?? null, now });
      if (offers.length === 0) return [];
      const ids = [...new Set(offers.flatMap(({ giftProductIds }) => giftProductIds))];
      const queuedProducts = await sales.findClosedProducts(ids, null);
      const eligibleIds = ids.filter((id) => !productIds.includes(id) && !queuedProducts.has(id));
      const products = await findOrderable(sql, eligibleIds, cityId, now);
      const byId = new Map(products.map((product) => [product.id, product]));
      return offers.map(({ code: offerCode, titleRu, titleKk, minimumSum, eligible, giftProductIds, endsAt }) => ({
        code: offerCode,
        title: pick({ ru: titleRu, kk: titleKk }, language),
        terms: { minimumSum, productIds: eligible },
        endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        products: giftProductIds.flatMap((id) => {
          const product = byId.get(id);
          return product
            ? [{ product, sourcing: (shopId?: number) => stock.plan(product, 1, { cityId, now, shopId }) }]
            : [];
        }),
      }));
    },

    /** Creates or updates an offer; returns an error if a product is unknown or digital. */
    async save(offer: StoredOffer): Promise<OfferProblem | null> {
      const products = await findGiftTerms(db.$client, offer.giftProductIds);
      if (products.length < new Set(offer.giftProductIds).size) return 'no-product';
      if (products.some(({ digital }) => digital)) return 'digital';
      await saveOffer(db.$client, offer);
      return null;
    },

    /** Lists all offers, ended ones included. */
    listAll: (): Promise<StoredOffer[]> => listOffers(db.$client),

    /** Finds the ids of the categories with a slug. */
    categoryIds: (slug: string): Promise<number[]> => findCategoryIds(db.$client, slug),
  };
}
