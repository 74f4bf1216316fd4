import type {
  CategoryBranch,
  CategoryLink,
  Listing,
  ProductCard,
  ProductPage,
  ReviewPage,
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
import { keepCards, type FindCards } from './cards/kept-cards.ts';
import type { Distances } from './cards/cards.ts';
import { NO_PROMO_MARKS, type PromoMarks } from './cards/promo-marks.ts';
import type { CatalogContext } from './catalog.context.ts';
import { createComparison } from './product/compare.ts';
import type { DirectoryCategory } from './directory/directory.ts';
import { directoryReader } from './directory/directory-reader.ts';
import { EVERY_PRODUCT, type CatalogAnswer, type CatalogEngine } from './engine/engine.ts';
import { understandingReader } from './query-understanding/reader.ts';
import { categoryLink, listingOf, type ListingInput } from './listing/listing.ts';
import { pricePeriods } from './product/price-history.ts';
import { createProductPages } from './product/product.ts';
import { createRelated } from './related/related.ts';
import { reviewPage, type ReviewChoice } from '../reviews/reviews.service.ts';
import { findList, understoodOf } from './listing/search.ts';
import { shopStocks } from './product/shops.ts';
import { combinationOf } from './listing/combination.ts';
import { quickChips, type PriceBand } from './listing/quick-chips.ts';
import { createSelections, type ListSelections } from './listing/selections.ts';
import { findSuggestions, suggestionsOf } from './listing/suggestions.ts';
import { whileUnavailable } from './while-unavailable.ts';
import { createHome, type HomeTexts } from './home/home.ts';

/**
 * What the catalogue works with. `home` says what the home page shows; `popular` gives searches of others that go on
 * with a beginning, the most asked first.
 */
export type CatalogDeps = {
  db: Database;
  engine: CatalogEngine;
  geo: Distances;
  settings: SettingsReader;
  home?: HomeTexts;
  popular?: (beginning: string, language: Language, now: Date) => readonly string[];
  /** Marks of promotions on cards. */
  promos?: PromoMarks;
  /** Texts of the lists that people search for. */
  selections?: ListSelections;
  /** Credit is taken, so that cards may name an instalment. */
  hasCredit?: () => boolean;
};

export { whileUnavailable } from './while-unavailable.ts';

/** The catalogue as the rest of the store knows it. */
export type CatalogService = ReturnType<typeof createCatalogService>;

const MAX_SUGGESTED = 6;
const NO_HOME: HomeTexts = { sections: () => [], banners: () => [], articles: () => [] };
/** About 1.5 KB each. */
const MAX_KEPT_CARDS = 10_000;
/** Cards read before anybody asks, and how many of them by one statement. */
const WARMED_CARDS = 2_000;
const WARMED_AT_ONCE = 200;
/** Fewer products than this need no price bands. */
const MIN_BANDED = 8;

/** Creates the catalogue service; the engine must have been rebuilt once. */
export function createCatalogService({
  db,
  engine,
  geo,
  settings,
  home = NO_HOME,
  popular,
  promos = NO_PROMO_MARKS,
  selections: listSelections = () => [],
  hasCredit = () => true,
}: CatalogDeps) {
  const directory = directoryReader(db, engine);
  const understanding = understandingReader(engine);

  const findCards: FindCards = (...wanted) => findStoredCards(db, ...wanted);
  const kept = keepCards(findCards, MAX_KEPT_CARDS);
  /** Lists and rows show kept cards; carts, orders and product pages read theirs anew. */
  const reader = createCardReader({ find: kept.find, geo, settings, promos, directory, hasCredit });
  const freshReader = createCardReader({ find: findCards, geo, settings, promos, directory, hasCredit });

  const selections = createSelections({
    engine,
    list: listSelections,
    least: () => settings.current()['seo.minSelectionProducts'],
  });

  const counts = createCategoryCounts(engine);
  const treeOf = async (
    context: CatalogContext,
    count: (categories: readonly DirectoryCategory[]) => Promise<CategoryCounts>,
  ): Promise<CategoryBranch[]> => {
    context.tag?.('catalog');
    const { roots, categories } = await directory(context.now);
    const counted = await count([...categories.values()]);
    const link = (category: DirectoryCategory) =>
      categoryLink(category, counted.get(category.id) ?? 0, context.language);
    const filled = (all: readonly DirectoryCategory[]) => all.filter(({ id }) => (counted.get(id) ?? 0) > 0);
    return filled(roots).map((root) => ({
      ...link(root),
      children: filled(root.children).map((child) => ({
        ...link(child),
        children: filled(child.children).map(link),
      })),
    }));
  };

  const knownTree = (context: CatalogContext): Promise<CategoryBranch[]> =>
    treeOf(context, (categories) => counts.known(categories, context));

  const listing = async (input: ListingInput, context: CatalogContext): Promise<Listing> => {
    const names = await directory(context.now);
    const asked = selections.opened(names, input, context);
    const found = await findList(engine, names, understanding(names), asked, context.city.id);
    const { plan, answer } = found;
    context.tag?.('catalog', ...(plan.category ? [`category:${plan.category.id}`] : []));
    const list = listingOf(names, plan, answer, context.language);
    const around = await selections.around(names, plan, answer.total, context);
    return {
      ...list,
      ...around,
      // The last crumb is the page itself.
      crumbs: around.selection ? [...list.crumbs, { title: around.selection.title, category: null }] : list.crumbs,
      quick: quickChips(list, plan.chosen, answer.total < MIN_BANDED ? [] : tellingBands(answer)),
      understood: understoodOf(found, asked, names, context.language),
      products: withModels(await reader.cards(answer.ids, context), answer.models),
      similar: found.similar.length > 0 ? await reader.cards(found.similar, context) : [],
    };
  };

  const pages = createProductPages({ db, reader: freshReader });
  const related = createRelated({ db, engine, reader });
  const compare = createComparison({ db, reader: freshReader });

  return {
    /** Learns the words and names of the catalogue before anybody asks; the engine must be ready. */
    async prepare(now: Date): Promise<void> {
      understanding(await directory(now));
    },

    /** Reads the cards of the city's most popular products, which most lists and searches show. */
    async warm(viewer: Viewer): Promise<void> {
      const { ids } = await engine.search({
        ...EVERY_PRODUCT,
        cityId: viewer.city.id,
        sort: 'popular',
        offset: 0,
        limit: WARMED_CARDS,
      });
      for (let from = 0; from < ids.length; from += WARMED_AT_ONCE)
        await reader.rows(ids.slice(from, from + WARMED_AT_ONCE), viewer);
    },

    /** Follows an event; settles when lists and cards show it. */
    async apply(event: StoreEvent): Promise<void> {
      kept.drop(event);
      await engine.apply(event);
    },

    /** Returns cards as the database has them now, in the order of the ids, the unknown left out; for carts and orders. */
    cards: (ids: readonly number[], context: CatalogContext): Promise<ProductCard[]> => freshReader.cards(ids, context),

    /** Returns the category of each product as a link's words; products the catalogue does not show are left out. */
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

    /** Returns the sections of the home page; a model stands in one of them only. */
    home: createHome({ db, engine, reader, directory, settings, countCategories: counts.known, texts: home }),

    /**
     * Returns the category tree to three levels with counts in the city; empty categories are left out. Without the engine it has
     * the last known counts, and fails with `search_unavailable` when none are known.
     */
    async tree(context: CatalogContext): Promise<CategoryBranch[]> {
      const tree = await knownTree(context);
      return tree.length > 0 ? tree : treeOf(context, (categories) => counts.current(categories, context.city.id));
    },

    /** Returns the same tree for pages about something else, empty when no counts are known. */
    knownTree,

    /** Finds a category by its id; fails with `category_not_found`. */
    async category(id: number, context: CatalogContext): Promise<CategoryLink> {
      const found = (await directory(context.now)).categories.get(id) ?? fail('category_not_found');
      const counted = await counts.known([found], context);
      context.tag?.(`category:${id}`);
      return categoryLink(found, counted.get(id) ?? 0, context.language);
    },

    /** Returns a page of products with facets; fails with `category_not_found`, `filter_not_found` or `search_unavailable`. */
    listing,

    /** Returns the products of a list for a page about something else: none while the engine is away. */
    productsOf: (input: ListingInput, context: CatalogContext): Promise<ProductCard[]> =>
      whileUnavailable(
        listing(input, context).then(({ products }) => products),
        context,
        () => [],
      ),

    /** Counts what a choice of filters leaves; fails like `listing`. */
    async count(input: ListingInput, context: CatalogContext): Promise<{ total: number }> {
      const names = await directory(context.now);
      const asked = selections.opened(names, input, context);
      const { answer } = await findList(engine, names, understanding(names), asked, context.city.id, true);
      return { total: answer.total };
    },

    /**
     * Returns the filters of a category that words ask for, with the products they leave and whether they are a selection;
     * null where the words ask for anything else.
     */
    async combination(words: string, context: CatalogContext) {
      const names = await directory(context.now);
      const { interpretation } = await findList(
        engine,
        names,
        understanding(names),
        { q: words },
        context.city.id,
        true,
      );
      const found = interpretation && combinationOf(names, interpretation);
      if (!found) return null;
      const { answer } = await findList(engine, names, understanding(names), found, context.city.id, true);
      const known = selections.isKnown(names, found.category, found.filters, context);
      return { ...found, products: answer.total, known };
    },

    /** Lists the addresses of the selections that have products enough in the viewer's city. */
    selectionPaths: async (viewer: Viewer): Promise<string[]> => selections.paths(await directory(viewer.now), viewer),

    /** Suggests phrases, categories, brands and products for what has been typed. */
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
      const asked = popular?.(typed.trim().toLowerCase(), language, now) ?? [];
      return suggestionsOf(
        names,
        answer,
        await reader.cards(answer.ids, context),
        { typed, ...found, popular: asked },
        language,
      );
    },

    /** Returns everything of the product page; fails with `product_not_found`. */
    product: (id: number, context: CatalogContext): Promise<ProductPage> => pages.page(id, context),

    /** Returns products around a product, each with its reason; fails with `product_not_found`. */
    related,

    /** Puts products side by side. */
    compare,

    /** Lists the prices charged in the city in the last half year; fails with `product_not_found`. */
    async prices(id: number, context: CatalogContext): Promise<PricePeriod[]> {
      const [found] = await freshReader.rows([id], context);
      if (!found) fail('product_not_found');
      return pricePeriods(db, id, context);
    },

    /** Lists the city's shops that have a product or can get it; fails with `product_not_found`. */
    async shops(id: number, context: CatalogContext): Promise<ShopStock[]> {
      const [found] = await freshReader.rows([id], context);
      if (!found) fail('product_not_found');
      context.tag?.(`product:${id}`);
      return shopStocks(db, found, await freshReader.tools(context), context.changesAt);
    },

    /** Returns a page of published reviews; fails with `product_not_found`. */
    async reviews(id: number, choice: ReviewChoice, context: CatalogContext): Promise<ReviewPage> {
      const [found] = await freshReader.rows([id], context);
      if (!found) fail('product_not_found');
      context.tag?.(`product:${id}`);
      return reviewPage(db, id, choice);
    },
  };
}

/** The bands that leave something, and less than all. */
function tellingBands({ priceBands = [], total }: CatalogAnswer): PriceBand[] {
  return priceBands.filter(({ count }) => count > 0 && count < total);
}

/** Notes on cards how many variants they stand for. */
function withModels(cards: ProductCard[], models: CatalogAnswer['models'] = []): ProductCard[] {
  const counts = new Map(models.map(({ id, count }) => [id, count]));
  return cards.map((card) => (counts.has(card.id) ? { ...card, models: counts.get(card.id) } : card));
}
