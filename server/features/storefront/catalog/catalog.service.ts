import type {
  CategoryBranch,
  CategoryLink,
  Listing,
  ProductCard,
  ProductPage,
  ShopStock,
  Suggestions,
} from '#contract/catalog/catalog.ts';
import type { PricePeriod } from '#contract/catalog/related.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { StoreEvent } from '#server/events.ts';
import type { Viewer } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import { createCardReader } from './cards/card-reader.ts';
import { createCategoryCounts, type CategoryCounts } from './category-counts.ts';
import { findStoredCards } from './cards/cards.queries.ts';
import { createCardCache, type FindCards } from './cards/card-cache.ts';
import type { Distances } from './cards/cards.ts';
import { NO_PROMO_MARKS, type PromoMarks } from './cards/promo-marks.ts';
import type { CatalogContext } from './catalog.context.ts';
import { createComparison } from './product/compare.ts';
import type { Directory, DirectoryCategory } from './directory/directory.ts';
import { createDirectoryReader } from './directory/directory-reader.ts';
import { EVERY_PRODUCT, type CatalogAnswer, type CatalogEngine } from './engine/engine.ts';
import type { Understanding } from './query/interpretation.ts';
import { literalUnderstanding } from './query/understanding.ts';
import { categoryLink, createListing, type ListingInput } from './listing/listing.ts';
import { loadPricePeriods } from './product/price-history.ts';
import { createProductPages } from './product/product.ts';
import { createRelated } from './related/related.ts';
import { findList, describeUnderstood } from './listing/search.ts';
import { loadShopStocks } from './product/shops.ts';
import { findCombination } from './listing/combination.ts';
import { quickChips, type PriceBand } from './listing/quick-chips.ts';
import { createSelections, type ListSelections } from './listing/selections.ts';
import { findSuggestions, createSuggestions } from './listing/suggestions.ts';
import { withFallback } from './with-fallback.ts';
import { createHome, type HomeTexts } from './home/home.ts';

/**
 * Dependencies of the catalogue. `home` is the content of the home page; `popular` returns known searches with a
 * prefix, most frequent first.
 */
export type CatalogDeps = {
  db: Database;
  engine: CatalogEngine;
  geo: Distances;
  settings: SettingsReader;
  home?: HomeTexts;
  popular?: (prefix: string, language: Language, now: Date) => readonly string[];
  /** Promotion marks on cards. */
  promos?: PromoMarks;
  /** Texts of the selections (lists that shoppers search for). */
  selections?: ListSelections;
  /** Whether credit is offered, which allows instalments on cards. */
  hasCredit?: () => boolean;
  /** Query understanding; by default queries are taken literally. */
  createUnderstanding?: (engine: CatalogEngine) => (directory: Directory) => Understanding;
};

export { withFallback } from './with-fallback.ts';

/** The catalogue service. */
export type CatalogService = ReturnType<typeof createCatalogService>;

const MAX_SUGGESTED = 6;
const EMPTY_HOME: HomeTexts = { sections: () => [], banners: () => [], sale: () => null, articles: () => [] };
/** About 1.5 KB each. */
const MAX_CACHED_CARDS = 10_000;
/** Number of cards preloaded at startup, and their batch size. */
const PRELOADED_CARDS = 2_000;
const PRELOAD_BATCH_SIZE = 200;
/** A list with fewer products shows no price bands. */
const MIN_PRODUCTS_FOR_BANDS = 8;

/** Creates the catalogue service; the engine must have been rebuilt once. */
export function createCatalogService({
  db,
  engine,
  geo,
  settings,
  home = EMPTY_HOME,
  popular,
  promos = NO_PROMO_MARKS,
  selections: listSelections = () => [],
  hasCredit = () => true,
  createUnderstanding = () => () => literalUnderstanding,
}: CatalogDeps) {
  const directory = createDirectoryReader(db, engine);
  const understanding = createUnderstanding(engine);

  const findCards: FindCards = (...args) => findStoredCards(db, ...args);
  const cardCache = createCardCache(findCards, MAX_CACHED_CARDS);
  /** Lists and rows use cached cards; carts, orders and product pages read fresh ones. */
  const reader = createCardReader({ find: cardCache.find, geo, settings, promos, directory, hasCredit });
  const freshReader = createCardReader({ find: findCards, geo, settings, promos, directory, hasCredit });

  const selections = createSelections({
    engine,
    list: listSelections,
    least: () => settings.current()['seo.minSelectionProducts'],
  });

  const counts = createCategoryCounts(engine);
  const buildTree = async (
    context: CatalogContext,
    count: (categories: readonly DirectoryCategory[]) => Promise<CategoryCounts>,
  ): Promise<CategoryBranch[]> => {
    context.tag?.('catalog');
    const { roots, categories } = await directory(context.now);
    const productCounts = await count([...categories.values()]);
    const link = (category: DirectoryCategory) =>
      categoryLink(category, productCounts.get(category.id) ?? 0, context.language);
    const nonEmpty = (all: readonly DirectoryCategory[]) => all.filter(({ id }) => (productCounts.get(id) ?? 0) > 0);
    return nonEmpty(roots).map((root) => ({
      ...link(root),
      children: nonEmpty(root.children).map((child) => ({
        ...link(child),
        children: nonEmpty(child.children).map(link),
      })),
    }));
  };

  const knownTree = (context: CatalogContext): Promise<CategoryBranch[]> =>
    buildTree(context, (categories) => counts.known(categories, context));

  const search = (
    names: Directory,
    input: ListingInput,
    { city }: CatalogContext,
    { on = engine, countOnly = false }: { on?: CatalogEngine; countOnly?: boolean } = {},
  ) => findList(on, names, understanding(names), input, city.id, countOnly);

  const requireRow = async (id: number, context: CatalogContext) =>
    (await freshReader.rows([id], context))[0] ?? fail('product_not_found');

  const listing = async (input: ListingInput, context: CatalogContext): Promise<Listing> => {
    const names = await directory(context.now);
    const resolvedInput = selections.resolve(names, input, context);
    const found = await search(names, resolvedInput, context);
    const { plan, answer } = found;
    context.tag?.('catalog', ...(plan.category ? [`category:${plan.category.id}`] : []));
    const list = createListing(names, plan, answer, context.language);
    const selectionLinks = await selections.findRelated(names, plan, answer.products, context);
    return {
      ...list,
      ...selectionLinks,
      // The last breadcrumb is the page itself.
      crumbs: selectionLinks.selection
        ? [...list.crumbs, { title: selectionLinks.selection.title, category: null }]
        : list.crumbs,
      quick: quickChips(list, plan.chosen, answer.products < MIN_PRODUCTS_FOR_BANDS ? [] : usefulBands(answer)),
      understood: describeUnderstood(found, resolvedInput, names, context.language),
      products: withModels(await reader.cards(answer.ids, context), answer.models),
      similar: found.similar.length > 0 ? await reader.cards(found.similar, context) : [],
    };
  };

  const pages = createProductPages({ db, reader: freshReader });
  const related = createRelated({ db, engine, reader });
  const compare = createComparison({ db, reader: freshReader });

  return {
    /** Builds the vocabulary of the catalogue in advance; the engine must be ready. */
    async prepare(now: Date): Promise<void> {
      understanding(await directory(now));
    },

    /** Preloads the cards of the city's most popular products, which most lists and searches show. */
    async preload(viewer: Viewer): Promise<void> {
      const { ids } = await engine.search({
        ...EVERY_PRODUCT,
        cityId: viewer.city.id,
        sort: 'popular',
        offset: 0,
        limit: PRELOADED_CARDS,
      });
      for (let from = 0; from < ids.length; from += PRELOAD_BATCH_SIZE)
        await reader.rows(ids.slice(from, from + PRELOAD_BATCH_SIZE), viewer);
    },

    /** Applies an event; settles once lists and cards show it. */
    async apply(event: StoreEvent): Promise<void> {
      cardCache.drop(event);
      await engine.apply(event);
    },

    /** Returns fresh cards in the order of the ids without unknown ones; for carts and orders. */
    cards: (ids: readonly number[], context: CatalogContext): Promise<ProductCard[]> => freshReader.cards(ids, context),

    /** Returns the category of each product as a link; leaves out products that the catalogue hides. */
    async categoriesOf(
      ids: readonly number[],
      context: CatalogContext,
    ): Promise<Map<number, { slug: string; name: string }>> {
      const [{ categories }, rows] = await Promise.all([directory(context.now), reader.rows(ids, context)]);
      return new Map(
        rows.flatMap(({ id, categoryId }) => {
          const category = categories.get(categoryId);
          return category ? [[id, { slug: category.slug, name: pick(category.name, context.language) }] as const] : [];
        }),
      );
    },

    /** Returns the sections of the home page; a model appears in only one of them. */
    home: createHome({ db, engine, reader, directory, settings, countCategories: counts.known, texts: home }),

    /**
     * Returns the category tree (three levels) with counts in the city, without empty categories. Without the engine it
     * uses the last known counts; throws `search_unavailable` when there are none.
     */
    async tree(context: CatalogContext): Promise<CategoryBranch[]> {
      const tree = await knownTree(context);
      return tree.length > 0 ? tree : buildTree(context, (categories) => counts.current(categories, context.city.id));
    },

    /** Returns the same tree for other pages, empty when no counts are known. */
    knownTree,

    /** Finds a category by its id; throws `category_not_found`. */
    async category(id: number, context: CatalogContext): Promise<CategoryLink> {
      const found = (await directory(context.now)).categories.get(id) ?? fail('category_not_found');
      const productCounts = await counts.known([found], context);
      context.tag?.(`category:${id}`);
      return categoryLink(found, productCounts.get(id) ?? 0, context.language);
    },

    /**
     * Returns a page of products with facets; throws `category_not_found`, `filter_not_found` or `search_unavailable`.
     */
    listing,

    /** Returns the products of a list for another page; empty while the engine is unavailable. */
    listProducts: (input: ListingInput, context: CatalogContext): Promise<ProductCard[]> =>
      withFallback(
        listing(input, context).then(({ products }) => products),
        context,
        () => [],
      ),

    /** Searches some products only; throws `search_unavailable`. */
    async searchAmong(
      ids: readonly number[],
      { q, page }: { q: string; page: number },
      context: CatalogContext,
    ): Promise<{ products: ProductCard[]; total: number; pages: number }> {
      context.tag?.('catalog');
      if (ids.length === 0) return { products: [], total: 0, pages: 0 };
      const names = await directory(context.now);
      const { answer, plan } = await search(names, { q, page }, context, { on: restrictEngine(engine, ids) });
      return {
        products: await reader.cards(answer.ids, context),
        total: answer.total,
        pages: Math.ceil(answer.total / plan.per),
      };
    },

    /** Counts the products that match the filters; throws like `listing`. */
    async count(input: ListingInput, context: CatalogContext): Promise<{ total: number }> {
      const names = await directory(context.now);
      const resolvedInput = selections.resolve(names, input, context);
      const { answer } = await search(names, resolvedInput, context, { countOnly: true });
      return { total: answer.total };
    },

    /**
     * Interprets words as category filters; also returns the number of matching products and whether a selection has
     * these filters. Null when the words mean anything else.
     */
    async combination(words: string, context: CatalogContext) {
      const names = await directory(context.now);
      const { interpretation } = await search(names, { q: words }, context, { countOnly: true });
      const found = interpretation && findCombination(names, interpretation);
      if (!found) return null;
      const { answer } = await search(names, found, context, { countOnly: true });
      const isKnown = selections.isKnown(names, found.category, found.filters, context);
      return { ...found, products: answer.total, known: isKnown };
    },

    /** Lists the paths of selections with enough products in the viewer's city. */
    selectionPaths: async (viewer: Viewer): Promise<string[]> => selections.paths(await directory(viewer.now), viewer),

    /** Suggests phrases, categories, brands and products for a typed prefix. */
    async suggest(typed: string, context: CatalogContext): Promise<Suggestions> {
      const { language, now } = context;
      const names = await directory(now);
      const { answer, ...found } = await findSuggestions(
        engine,
        understanding(names),
        typed,
        context.city.id,
        MAX_SUGGESTED,
      );
      const popularQueries = popular?.(typed.trim().toLowerCase(), language, now) ?? [];
      return createSuggestions(
        names,
        answer,
        await reader.cards(answer.ids, context),
        { typed, ...found, popular: popularQueries },
        language,
      );
    },

    /** Returns the product page; throws `product_not_found`. */
    product: (id: number, context: CatalogContext): Promise<ProductPage> => pages.page(id, context),

    /** Returns related products, each with its reason; throws `product_not_found`. */
    related,

    /** Compares products. */
    compare,

    /** Lists the prices charged in the city in the last half year; throws `product_not_found`. */
    async prices(id: number, context: CatalogContext): Promise<PricePeriod[]> {
      await requireRow(id, context);
      return loadPricePeriods(db, id, context);
    },

    /** Lists the city's shops that have a product or can get it; throws `product_not_found`. */
    async shops(id: number, context: CatalogContext): Promise<ShopStock[]> {
      const row = await requireRow(id, context);
      context.tag?.(`product:${id}`);
      return loadShopStocks(db, row, await freshReader.tools(context), context.changesAt);
    },

    /** Returns a page of published reviews of the model; throws `product_not_found`. */
    reviews: pages.reviews,
  };
}

/** Restricts an engine to some products. */
function restrictEngine(engine: CatalogEngine, ids: readonly number[]): CatalogEngine {
  const allowed = new Set(ids);
  return {
    ...engine,
    search: (query) => engine.search({ ...query, ids: query.ids?.filter((id) => allowed.has(id)) ?? ids }),
  };
}

/** Returns the price bands that select some of the products, but not all. */
function usefulBands({ priceBands = [], products }: CatalogAnswer): PriceBand[] {
  return priceBands.filter(({ count }) => count > 0 && count < products);
}

/** Adds the number of variants each card represents. */
function withModels(cards: ProductCard[], models: CatalogAnswer['models'] = []): ProductCard[] {
  const counts = new Map(models.map(({ id, count }) => [id, count]));
  return cards.map((card) => (counts.has(card.id) ? { ...card, models: counts.get(card.id) } : card));
}
