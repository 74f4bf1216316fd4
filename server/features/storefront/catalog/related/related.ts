import type {
  CompatibleProduct,
  RelatedProducts,
  SimilarProduct,
  BoughtTogetherProduct,
} from '#contract/catalog/related.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { priceBand } from '#domain/pricing/money.ts';
import { chooseSimilar, type ComparedProduct, type Trait } from '#domain/catalog/similarity.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findValues, type CardRow } from '../cards/cards.queries.ts';
import type { CardReader } from '../cards/card-reader.ts';
import type { CatalogContext } from '../catalog.context.ts';
import { listFilters, listKeyFacts, type Directory } from '../directory/directory.ts';
import { EVERY_PRODUCT, type CatalogEngine } from '../engine/engine.ts';
import { compatibleAccessories, loadCompatibility } from './compatibility.ts';
import { perRevision } from '../per-revision.ts';
import { findTogether } from './related.queries.ts';
import { formatFact, type StoredValue } from '../directory/value-text.ts';
import { isColor } from '../directory/colors.ts';
import { withFallback } from '../with-fallback.ts';

const MAX_IN_ROW = 10;
/** Oversample: some of the chosen are unavailable in the city. */
const OVERSAMPLE = 6;
const SIMILAR_POOL_SIZE = 60;
/** Similar price: 60 to 160 percent. */
const SIMILAR_PRICE_PERCENT = { from: 60, to: 160 };
const MAX_SHARED = 3;
const TRAIT_WEIGHTS = { key: 3, other: 1 } as const;

type Deps = { db: Database; engine: CatalogEngine; reader: CardReader };
type StoredRow = StoredValue & { productId: number };

/** Creates the reader of related products. */
export function createRelated({ db, engine, reader }: Deps) {
  const compatibility = perRevision(engine, (names: Directory) => loadCompatibility(db, names));

  const findCandidates = async (row: CardRow, context: CatalogContext): Promise<number[]> => {
    const query = {
      ...EVERY_PRODUCT,
      category: row.categoryId,
      cityId: context.city.id,
      sort: 'popular' as const,
      offset: 0,
      limit: SIMILAR_POOL_SIZE,
      stock: 'buyable' as const,
    };
    const nearPrice =
      row.price === null
        ? []
        : (await engine.search({ ...query, price: priceBand(row.price, SIMILAR_PRICE_PERCENT) })).ids;
    if (nearPrice.length >= MAX_IN_ROW + OVERSAMPLE) return nearPrice;
    return [...new Set([...nearPrice, ...(await engine.search({ ...query, price: null })).ids])];
  };

  const findSimilar = async (row: CardRow, names: Directory, context: CatalogContext): Promise<SimilarProduct[]> => {
    const traits = createTraits(names, row.categoryId);
    const ids = (await withFallback(findCandidates(row, context), context, () => [])).filter((id) => id !== row.id);
    const [rows, values] = await Promise.all([
      reader.rows(ids, context),
      findValues(
        db,
        [row.id, ...ids],
        traits.map(({ attribute }) => attribute),
      ),
    ]);
    const byProduct = Map.groupBy(values, ({ productId }) => productId);
    const toCompared = (compared: CardRow) => toComparedProduct(compared, byProduct.get(compared.id) ?? []);
    const byId = new Map(rows.map((found) => [found.id, found]));
    const ordered = ids.flatMap((id) => byId.get(id) ?? []);
    const similarProducts = chooseSimilar(toCompared(row), ordered.map(toCompared), traits, MAX_IN_ROW + OVERSAMPLE);
    const rowValues = byProduct.get(row.id) ?? [];
    const traitTexts = (attribute: number): string[] => {
      const namedAttribute = names.attributes.get(attribute);
      const value = rowValues.find(({ attributeId }) => attributeId === attribute);
      const text = namedAttribute && value ? formatFact(value, namedAttribute, context.language) : null;
      return text === null ? [] : [text];
    };
    return withCards(
      similarProducts,
      await reader.cards(
        similarProducts.map(({ id }) => id),
        context,
      ),
    ).map(({ product, reason: { shared, nearPrice } }) => ({
      product,
      shared: shared.flatMap(traitTexts).slice(0, MAX_SHARED),
      nearPrice,
    }));
  };

  const findBoughtTogether = async (row: CardRow, context: CatalogContext): Promise<BoughtTogetherProduct[]> => {
    const found = await findTogether(db, row.id, MAX_IN_ROW * 2);
    const variants = new Map(
      (
        await reader.rows(
          found.map(({ id }) => id),
          context,
        )
      ).map(({ id, variantGroup }) => [id, variantGroup]),
    );
    const products = onePerGroup(found, ({ id }) => variants.get(id) ?? null, row.variantGroup);
    return withCards(
      products,
      await reader.cards(
        products.map(({ id }) => id),
        context,
      ),
    ).map(({ product, reason: { orders } }) => ({ product, orders }));
  };

  const findAccessories = async (
    row: CardRow,
    names: Directory,
    context: CatalogContext,
  ): Promise<CompatibleProduct[]> => {
    const found = compatibleAccessories(await compatibility(names), row, MAX_IN_ROW + OVERSAMPLE);
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
    const [similarRow, boughtRow, accessoryRow] = await Promise.all([
      findSimilar(row, names, context),
      findBoughtTogether(row, context),
      findAccessories(row, names, context),
    ]);
    // A product appears in one row: actual purchases are the strongest signal.
    const usedIds = new Set(boughtRow.map(({ product }) => product.id));
    const unusedOnly = <T extends { product: { id: number } }>(products: readonly T[]): T[] =>
      products.filter(({ product }) => !usedIds.has(product.id));
    return { similar: unusedOnly(similarRow), together: boughtRow, accessories: unusedOnly(accessoryRow) };
  };
}

/** Attributes that decide a purchase: key facts weigh most; colours are left out, since variants offer them. */
function createTraits(directory: Directory, categoryId: number): Trait[] {
  const category = directory.categories.get(categoryId);
  if (!category) return [];
  const keys = listKeyFacts(category).filter((attribute) => attribute.type !== 'text' && !isColor(attribute));
  const otherFilters = listFilters(category).filter((attribute) => !isColor(attribute) && !keys.includes(attribute));
  return [
    ...keys.map(({ id }) => ({ attribute: id, weight: TRAIT_WEIGHTS.key })),
    ...otherFilters.map(({ id }) => ({ attribute: id, weight: TRAIT_WEIGHTS.other })),
  ];
}

function toComparedProduct(row: CardRow, values: readonly StoredRow[]): ComparedProduct {
  const traitValues = new Map<number, number | string>();
  for (const { attributeId, number, valueId, flag } of values) {
    if (traitValues.has(attributeId)) continue;
    if (number !== null) traitValues.set(attributeId, number);
    else if (valueId !== null) traitValues.set(attributeId, `value ${valueId}`);
    else if (flag !== null) traitValues.set(attributeId, flag ? 'yes' : 'no');
  }
  return {
    id: row.id,
    brandId: row.brandId,
    price: row.price,
    stars: row.ratingHundredths / 100,
    variantGroup: row.variantGroup,
    values: traitValues,
  };
}

function onePerGroup<T>(found: readonly T[], getGroup: (item: T) => string | null, excludedGroup: string | null): T[] {
  const seen = new Set(excludedGroup === null ? [] : [excludedGroup]);
  return found.filter((candidate) => {
    const group = getGroup(candidate);
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
