import type { FittingProduct, RelatedProducts, SimilarProduct, TogetherProduct } from '#contract/catalog/related.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { priceBand } from '#domain/pricing/money.ts';
import { chooseSimilar, type ComparedProduct, type Trait } from '#domain/catalog/similarity.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findValues, type CardRow } from '../cards/cards.queries.ts';
import type { CardReader } from '../cards/card-reader.ts';
import type { CatalogContext } from '../catalog.context.ts';
import { filtersOf, keyFactsOf, type Directory } from '../directory/directory.ts';
import { EVERY_PRODUCT, type CatalogEngine } from '../engine/engine.ts';
import { compatibleAccessories, loadCompatibility } from './compatibility.ts';
import { perRevision } from '../per-revision.ts';
import { findTogether } from './related.queries.ts';
import { factText, type StoredValue } from '../directory/value-text.ts';
import { isColor } from '../product/variants.ts';
import { whileUnavailable } from '../while-unavailable.ts';

const MAX_IN_ROW = 10;
/** Oversample: some of the chosen are unavailable in the city. */
const spare = 6;
const similarPool = 60;
/** Similar price: 60 to 160 percent. */
const likePrice = { from: 60, to: 160 };
const MAX_SHARED = 3;
const weights = { key: 3, other: 1 } as const;

type Deps = { db: Database; engine: CatalogEngine; reader: CardReader };
type StoredRow = StoredValue & { productId: number };

/** Creates the reader of related products. */
export function createRelated({ db, engine, reader }: Deps) {
  const fits = perRevision(engine, (names: Directory) => loadCompatibility(db, names));

  const pool = async (row: CardRow, context: CatalogContext): Promise<number[]> => {
    const query = {
      ...EVERY_PRODUCT,
      category: row.categoryId,
      cityId: context.city.id,
      sort: 'popular' as const,
      offset: 0,
      limit: similarPool,
      stock: 'buyable' as const,
    };
    const near =
      row.price === null ? [] : (await engine.search({ ...query, price: priceBand(row.price, likePrice) })).ids;
    if (near.length >= MAX_IN_ROW + spare) return near;
    return [...new Set([...near, ...(await engine.search({ ...query, price: null })).ids])];
  };

  const similar = async (row: CardRow, names: Directory, context: CatalogContext): Promise<SimilarProduct[]> => {
    const traits = traitsOf(names, row.categoryId);
    const ids = (await whileUnavailable(pool(row, context), context, () => [])).filter((id) => id !== row.id);
    const [rows, values] = await Promise.all([
      reader.rows(ids, context),
      findValues(
        db,
        [row.id, ...ids],
        traits.map(({ attribute }) => attribute),
      ),
    ]);
    const byProduct = Map.groupBy(values, ({ productId }) => productId);
    const comparedOf = (of: CardRow) => comparedProduct(of, byProduct.get(of.id) ?? []);
    const byId = new Map(rows.map((found) => [found.id, found]));
    const ordered = ids.flatMap((id) => byId.get(id) ?? []);
    const chosen = chooseSimilar(comparedOf(row), ordered.map(comparedOf), traits, MAX_IN_ROW + spare);
    const own = byProduct.get(row.id) ?? [];
    const said = (attribute: number): string[] => {
      const named = names.attributes.get(attribute);
      const value = own.find(({ attributeId }) => attributeId === attribute);
      const text = named && value ? factText(value, named, context.language) : null;
      return text === null ? [] : [text];
    };
    return withCards(
      chosen,
      await reader.cards(
        chosen.map(({ id }) => id),
        context,
      ),
    ).map(({ product, reason: { shared, nearPrice } }) => ({
      product,
      shared: shared.flatMap(said).slice(0, MAX_SHARED),
      nearPrice,
    }));
  };

  const together = async (row: CardRow, context: CatalogContext): Promise<TogetherProduct[]> => {
    const found = await findTogether(db, row.id, MAX_IN_ROW * 2);
    const variants = new Map(
      (
        await reader.rows(
          found.map(({ id }) => id),
          context,
        )
      ).map(({ id, variantGroup }) => [id, variantGroup]),
    );
    const others = oneOfGroup(found, ({ id }) => variants.get(id) ?? null, row.variantGroup);
    return withCards(
      others,
      await reader.cards(
        others.map(({ id }) => id),
        context,
      ),
    ).map(({ product, reason: { orders } }) => ({ product, orders }));
  };

  const accessories = async (row: CardRow, names: Directory, context: CatalogContext): Promise<FittingProduct[]> => {
    const found = compatibleAccessories(await fits(names), row, MAX_IN_ROW + spare);
    return withCards(
      found,
      await reader.cards(
        found.map(({ id }) => id),
        context,
      ),
    ).map(({ product, reason: { model } }) => ({ product, model }));
  };

  /** Returns related products, each with its reason; throws `product_not_found`. */
  return async function related(id: number, context: CatalogContext): Promise<RelatedProducts> {
    const [[row], { directory: names }] = await Promise.all([reader.rows([id], context), reader.tools(context)]);
    if (!row) fail('product_not_found');
    context.tag?.(`product:${id}`, 'catalog');
    const [like, bought, fitting] = await Promise.all([
      similar(row, names, context),
      together(row, context),
      accessories(row, names, context),
    ]);
    // A product appears in one row: actual purchases are the strongest signal.
    const taken = new Set(bought.map(({ product }) => product.id));
    const others = <T extends { product: { id: number } }>(products: readonly T[]): T[] =>
      products.filter(({ product }) => !taken.has(product.id));
    return { similar: others(like), together: bought, accessories: others(fitting) };
  };
}

/** Attributes that decide a purchase: key facts weigh most; colours are left out, since variants offer them. */
function traitsOf(directory: Directory, categoryId: number): Trait[] {
  const category = directory.categories.get(categoryId);
  if (!category) return [];
  const keys = keyFactsOf(category).filter((attribute) => attribute.type !== 'text' && !isColor(attribute));
  const others = filtersOf(category).filter((attribute) => !isColor(attribute) && !keys.includes(attribute));
  return [
    ...keys.map(({ id }) => ({ attribute: id, weight: weights.key })),
    ...others.map(({ id }) => ({ attribute: id, weight: weights.other })),
  ];
}

function comparedProduct(row: CardRow, values: readonly StoredRow[]): ComparedProduct {
  const known = new Map<number, number | string>();
  for (const { attributeId, number, valueId, flag } of values) {
    if (known.has(attributeId)) continue;
    if (number !== null) known.set(attributeId, number);
    else if (valueId !== null) known.set(attributeId, `value ${valueId}`);
    else if (flag !== null) known.set(attributeId, flag ? 'yes' : 'no');
  }
  return {
    id: row.id,
    brandId: row.brandId,
    price: row.price,
    stars: row.ratingHundredths / 100,
    variantGroup: row.variantGroup,
    values: known,
  };
}

function oneOfGroup<T>(found: readonly T[], groupOf: (one: T) => string | null, besides: string | null): T[] {
  const seen = new Set(besides === null ? [] : [besides]);
  return found.filter((candidate) => {
    const group = groupOf(candidate);
    if (group === null) return true;
    const isNew = !seen.has(group);
    seen.add(group);
    return isNew;
  });
}

/** Adds cards to reasons; leaves out products unavailable in the city. */
function withCards<T extends { id: number }>(
  reasons: readonly T[],
  cards: readonly ProductCard[],
): { product: ProductCard; reason: T }[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return reasons
    .flatMap((reason) => {
      const product = byId.get(reason.id);
      return product?.availability.buyable ? [{ product, reason }] : [];
    })
    .slice(0, MAX_IN_ROW);
}
