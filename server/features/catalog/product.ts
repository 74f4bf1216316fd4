import type { ProductCard, ProductPage } from '#contract/catalog.ts';
import { stockStatus } from '#domain/availability.ts';
import { courierFee, expressAvailable, expressEnds } from '#domain/delivery.ts';
import { paymentOf } from '#domain/instalment.ts';
import { pick } from '#domain/language.ts';
import { priceBand } from '#domain/money.ts';
import type { Database } from '#server/platform/db.ts';
import { fail } from '#server/platform/failure.ts';
import { findValues, type CardRow } from './cards.queries.ts';
import { availabilityOf, cardOf, cardsChangeAt, pictureOf, type CardTools } from './cards.ts';
import type { CardReader, CatalogContext } from './catalog.service.ts';
import { pathTo } from './directory.ts';
import type { CatalogEngine } from './engine/engine.ts';
import { crumbsOf } from './listing.ts';
import { findDetails, findVariants } from './product.queries.ts';
import { firstReviews } from './reviews.ts';
import { shopStocks } from './shops.ts';
import { specGroups } from './specs.ts';
import { variantAxes, type Variant } from './variants.ts';

const mostSimilar = 8;
const similarPool = 24;
/** Goods of a like price: from 60 to 150 percent of it. */
const nearPrice = { from: 60, to: 150 };

type Deps = { db: Database; engine: CatalogEngine; reader: CardReader };

/** Makes the reader of product pages. */
export function createProductPages({ db, engine, reader }: Deps) {
  const variants = async (row: CardRow, context: CatalogContext, tools: CardTools) => {
    if (row.variantGroup === null) return { axes: [], ids: [row.id] };
    const ids = await findVariants(db, row.variantGroup, row.id);
    if (ids.length < 2) return { axes: [], ids };
    const [rows, values] = await Promise.all([reader.rows(ids, context), findValues(db, ids, null)]);
    const members = rows.toSorted((a, b) => a.id - b.id).map((member): Variant => ({
      row: member, available: availabilityOf(member, tools).buyable,
      values: new Map(values.filter(({ productId }) => productId === member.id).map((value) => [value.attributeId, value])),
    }));
    return { axes: variantAxes(tools.directory, members, row.id, context.language), ids };
  };

  const similar = async (row: CardRow, excluded: readonly number[], context: CatalogContext): Promise<ProductCard[]> => {
    const price = row.price === null ? null : priceBand(row.price, nearPrice);
    const { ids } = await engine.search({
      category: row.categoryId, words: [], values: [], numbers: [], price, cityId: context.city.id, sort: 'popular', offset: 0, limit: similarPool,
      countGroups: [], countNumbers: [], countCategories: [],
    });
    const rows = (await reader.rows(ids.filter((id) => !excluded.includes(id)), context));
    // One of a variant group is enough; its colours are a press away.
    const groups = new Set<string>();
    const chosen = ids.filter((id) => {
      const found = rows.find((candidate) => candidate.id === id);
      if (!found || (found.variantGroup !== null && groups.has(found.variantGroup))) return false;
      if (found.variantGroup !== null) groups.add(found.variantGroup);
      return true;
    });
    return (await reader.cards(chosen.slice(0, mostSimilar), context)).filter(({ availability }) => availability.buyable);
  };

  return {
    /** Puts the product page together; fails with `product_not_found`. */
    async page(id: number, context: CatalogContext): Promise<ProductPage> {
      const { language, city, now } = context;
      const tools = await reader.tools(context);
      const [[row], details, values, opinions] = await Promise.all([reader.rows([id], context), findDetails(db, id), findValues(db, [id], null), firstReviews(db, id)]);
      if (!row || !details) fail('product_not_found');
      const [{ axes, ids }, shops] = await Promise.all([variants(row, context, tools), shopStocks(db, row, tools, context.changesAt)]);
      const card = cardOf(row, values, tools);
      const category = tools.directory.categories.get(row.categoryId);
      const { delivery, credit } = tools.terms;
      const first = shops[0];
      const express = expressAvailable(now, city.hasExpress, delivery) && card.availability.state === 'in-stock' && !row.digital;
      context.tag?.(...ids.map((member) => `product:${member}`), ...(category ? pathTo(category).map((above) => `category:${above.id}`) : []));
      context.changesAt?.(cardsChangeAt(now));
      if (express) context.changesAt?.(expressEnds(now, delivery));
      return {
        ...card,
        sku: row.sku,
        pictures: details.pictures.map(pictureOf),
        crumbs: category ? crumbsOf(category, language) : [],
        description: pick({ ru: details.descriptionRu, kk: details.descriptionKk }, language),
        specs: specGroups(tools.directory, row.categoryId, row.brandName, values, language),
        variants: axes,
        ...opinions,
        similar: await similar(row, [...ids, id], context),
        instalments: row.price === null ? [] : instalmentsOf(row.price, credit),
        delivery: {
          date: card.deliveryDate, fee: courierFee(row.price ?? 0, delivery), freeFrom: delivery.freeFrom,
          express: express ? { fee: delivery.expressFee } : null,
          pickup: first ? { shops: shops.length, date: first.readiness.date } : null,
        },
        weightGrams: row.weightGrams,
        digital: row.digital,
        stockStatus: stockStatus(card.availability.state),
      };
    },
  };
}

/** Lists the terms without overpayment that take the price; when there is none, every term that does. */
function instalmentsOf(price: number, credit: CardTools['terms']['credit']): ProductPage['instalments'] {
  const taking = credit.filter(({ min, max }) => price >= min && price <= max);
  const free = taking.filter(({ annualRatePercent }) => annualRatePercent === 0);
  return (free.length > 0 ? free : taking).map((product) => ({ months: product.months, monthly: paymentOf(price, product) })).sort((a, b) => a.months - b.months);
}
