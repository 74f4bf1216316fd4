import type { ProductPage, ReviewPage } from '#contract/catalog/catalog.ts';
import { isBuyable, stockStatus } from '#domain/delivery/availability.ts';
import { courierFee } from '#domain/delivery/delivery.ts';
import { effectiveRate, instalmentPayment } from '#domain/payments/instalment.ts';
import { pick } from '#domain/text/language.ts';
import { RETURN_DAYS } from '#domain/orders/return-days.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findValues, type CardRow } from '../cards/cards.queries.ts';
import { toPicture } from '../../../media/pictures/public-picture.service.ts';
import { findAvailability, createCard, cardsChangeAt, type CardTools } from '../cards/cards.ts';
import type { CardReader } from '../cards/card-reader.ts';
import { findPromoMark } from '../cards/promo-marks.ts';
import { PROMO_TAG } from '../../content/content.service.ts';
import type { CatalogContext } from '../catalog.context.ts';
import { pathTo, type DirectoryCategory } from '../directory/directory.ts';
import { createCrumbs } from '../listing/listing.ts';
import { loadPriceHistory } from './price-history.ts';
import { findDetails, findSales, findVariants, type SaleRow } from './product.queries.ts';
import { loadFirstQuestions } from '../../questions/questions.service.ts';
import { loadFirstReviews, loadReviewPage, withVariants, type ReviewFilters } from '../../reviews/reviews.service.ts';
import { loadShopStocks } from './shops.ts';
import { createSpecGroups } from './specs.ts';
import { variantAxes, variantNames, type Variant } from './variants.ts';

type Deps = { db: Database; reader: CardReader };

/** Maximum cities listed when the viewer's does not sell a product. */
const MAX_CITIES = 3;

/** Creates the product page reader. */
export function createProductPages({ db, reader }: Deps) {
  const loadVariants = async (row: CardRow, context: CatalogContext, tools: CardTools) => {
    const none = { axes: [], names: new Map<number, string>() };
    if (row.variantGroup === null) return { ...none, ids: [row.id] };
    const ids = await findVariants(db, row.variantGroup, row.id);
    if (ids.length < 2) return { ...none, ids };
    const [rows, values] = await Promise.all([reader.rows(ids, context), findValues(db, ids, null)]);
    const members = rows
      .toSorted((a, b) => a.id - b.id)
      .map(
        (member): Variant => ({
          row: member,
          isAvailable: findAvailability(member, tools).buyable,
          values: new Map(
            values.filter(({ productId }) => productId === member.id).map((value) => [value.attributeId, value]),
          ),
        }),
      );
    return {
      axes: variantAxes(tools.directory, members, row.id, context.language),
      names: variantNames(tools.directory, members, row.id, context.language),
      ids,
    };
  };

  return {
    /** Returns a page of published reviews of the model; throws `product_not_found`. */
    async reviews(id: number, choice: ReviewFilters, context: CatalogContext): Promise<ReviewPage> {
      const [[row], tools] = await Promise.all([reader.rows([id], context), reader.tools(context)]);
      if (!row) fail('product_not_found');
      const [page, { names, ids }] = await Promise.all([
        loadReviewPage(db, id, choice),
        loadVariants(row, context, tools),
      ]);
      context.tag?.(...ids.map((member) => `product:${member}`));
      return { ...page, reviews: withVariants(page.reviews, id, names) };
    },

    /** Builds the product page; throws `product_not_found`. */
    async page(id: number, context: CatalogContext): Promise<ProductPage> {
      const { language } = context;
      const tools = await reader.tools(context);
      const [[row], details, values, reviews, questions] = await Promise.all([
        reader.rows([id], context),
        findDetails(db, id),
        findValues(db, [id], null),
        loadFirstReviews(db, id, language),
        loadFirstQuestions(db, id),
      ]);
      if (!row || !details) fail('product_not_found');
      const [{ axes, names, ids }, shops, prices] = await Promise.all([
        loadVariants(row, context, tools),
        loadShopStocks(db, row, tools, context.changesAt),
        loadPriceHistory(db, row, tools.terms.priceHistoryDays, context),
      ]);
      const card = createCard(row, values, tools);
      const isSoldElsewhere = row.price === null && isBuyable(card.availability.state);
      const category = tools.directory.categories.get(row.categoryId);
      const { delivery, credit } = tools.terms;
      const firstShop = shops[0];
      context.tag?.(
        PROMO_TAG,
        ...ids.map((member) => `product:${member}`),
        ...(category ? pathTo(category).map((ancestor) => `category:${ancestor.id}`) : []),
      );
      context.changesAt?.(cardsChangeAt(tools));
      const promotion = card.promo === undefined ? undefined : findPromoMark(row, tools);
      return {
        ...card,
        promotion: promotion
          ? {
              id: promotion.id,
              title: promotion.title,
              code: promotion.code,
              price: promotion.price,
            }
          : null,
        model: details.model,
        sku: row.sku,
        pictures: details.pictures.map(toPicture),
        crumbs: category ? createCrumbs(category, language) : [],
        description: pick({ ru: details.descriptionRu, kk: details.descriptionKk }, language),
        specs: createSpecGroups(tools.directory, row.categoryId, row.brandName, values, language),
        variants: axes,
        ...reviews,
        reviews: withVariants(reviews.reviews, id, names),
        questions,
        instalments: row.price === null || row.digital ? [] : instalments(row.price, credit),
        delivery: {
          date: card.deliveryDate,
          fee: courierFee(row.price ?? 0, delivery),
          freeFrom: delivery.freeFrom,
          express: card.expressHours === undefined ? null : { fee: delivery.expressFee },
          pickup: firstShop ? { shops: shops.length, date: firstShop.readiness.date } : null,
        },
        elsewhere: card.availability.state === 'other-city' ? findNearestCity(row, tools) : null,
        soldIn: isSoldElsewhere ? findNearestSales(await findSales(db, id), tools) : [],
        ...prices,
        weightGrams: row.weightGrams,
        digital: row.digital,
        returnDays: row.digital || isExcluded(category, tools.terms.nonReturnable) ? null : RETURN_DAYS,
        conditionReason: details.conditionReason,
        stockStatus: stockStatus(card.availability.state),
      };
    },
  };
}

/** Whether a category or an ancestor is excluded from returns. */
function isExcluded(category: DirectoryCategory | undefined, slugs: readonly string[]): boolean {
  return category !== undefined && pathTo(category).some(({ slug }) => slugs.includes(slug));
}

/** Returns the nearest city that has a product, with transit days. */
function findNearestCity(row: CardRow, { geo, viewer: { city, language } }: CardTools): ProductPage['elsewhere'] {
  const [nearest] = (row.elsewhere ?? [])
    .map((from) => ({ days: geo.distanceDays(from, city.id), record: geo.cityById(from) }))
    .sort((a, b) => a.days - b.days);
  return nearest?.record
    ? { city: pick({ ru: nearest.record.nameRu, kk: nearest.record.nameKk }, language), days: nearest.days }
    : null;
}

/** Returns the nearest cities that sell a product unavailable in the viewer's. */
function findNearestSales(
  sales: readonly SaleRow[],
  { geo, viewer: { city, language } }: CardTools,
): ProductPage['soldIn'] {
  return sales
    .flatMap(({ cityId, price }) => {
      const record = geo.cityById(cityId);
      return record ? [{ record, price, days: geo.distanceDays(cityId, city.id) }] : [];
    })
    .sort((a, b) => a.days - b.days)
    .slice(0, MAX_CITIES)
    .map(({ record, price }) => ({
      city: pick({ ru: record.nameRu, kk: record.nameKk }, language),
      code: record.mobileCode,
      price,
    }));
}

/** Lists interest-free terms that accept the price; without any, every term that does. */
function instalments(price: number, credit: CardTools['terms']['credit']): ProductPage['instalments'] {
  const available = credit.filter(({ min, max }) => price >= min && price <= max);
  const interestFree = available.filter(({ annualRatePercent }) => annualRatePercent === 0);
  return (interestFree.length > 0 ? interestFree : available)
    .map((product) => ({
      months: product.months,
      monthly: instalmentPayment(price, product),
      rate: effectiveRate(product),
    }))
    .sort((a, b) => a.months - b.months);
}
