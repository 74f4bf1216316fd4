import type { CategoryLink, ProductCard } from '#contract/catalog/catalog.ts';
import type { ArticleTeaser, HomePage, HomeSection } from '#contract/content/home.ts';
import type { ArticleTopic } from '#domain/content/articles.ts';
import { contactRows } from '#domain/content/contact-rows.ts';
import { MAX_ROW, type HomeSectionKind, type RowRule } from '#domain/content/home-sections.ts';
import { pick } from '#domain/text/language.ts';
import { RETURN_DAYS } from '#domain/orders/return-days.ts';
import { createPaths } from '#domain/urls/paths.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { FoundBanner, FoundSection, PartsReader } from '../../content/content.service.ts';
import type { CardReader } from '../cards/card-reader.ts';
import type { CardRow } from '../cards/cards.queries.ts';
import { createTerms } from '../cards/terms.ts';
import type { CatalogContext } from '../catalog.context.ts';
import type { CategoryCounts } from '../category-counts.ts';
import { pathTo, type Directory, type DirectoryCategory } from '../directory/directory.ts';
import { EVERY_PRODUCT, type CatalogEngine } from '../engine/engine.ts';
import { categoryLink } from '../listing/listing.ts';
import { byTurnover, inTurns, alternateGroups, onePerGroup } from '../listing/showcase.ts';
import { perRevision } from '../per-revision.ts';
import { withFallback } from '../with-fallback.ts';
import { findIdsBySku } from './home.queries.ts';

/** Content of the home page from the shop's texts. */
export type HomeTexts = {
  sections: (reader: PartsReader) => FoundSection[];
  banners: (reader: PartsReader) => FoundBanner[];
  /** The promotion of the sale section. */
  sale: (context: CatalogContext) => RunningSale | null;
  articles: (context: CatalogContext, topic: ArticleTopic | undefined) => ArticleTeaser[];
};

/** A running promotion and its products: those listed, else those of a category, else all. */
export type RunningSale = Pick<SaleSection, 'promo'> & {
  categoryId: number | null;
  productIds: readonly number[] | null;
};

type SaleSection = Extract<HomeSection, { block: 'sale' }>;

type Deps = {
  db: Database;
  engine: CatalogEngine;
  reader: CardReader;
  directory: (now: Date) => Promise<Directory>;
  settings: SettingsReader;
  countCategories: (categories: readonly DirectoryCategory[], context: CatalogContext) => Promise<CategoryCounts>;
  texts: HomeTexts;
};

/** Candidates of a row; bestsellers have more, to cover each department. */
const POOL_SIZE = { popular: 240, discounts: 60, new: 60 } as const satisfies Record<RowRule, number>;
const SORT = { popular: 'popular', discounts: 'discount', new: 'new' } as const satisfies Record<RowRule, string>;
/** Number of discounts next to the banners. */
const MAX_DEALS = 3;

const relativePaths = createPaths('');

/** Creates the home page reader: fills the sections of the shop's texts; a model appears in one of them only. */
export function createHome({ db, engine, reader, directory, settings, countCategories, texts }: Deps) {
  const knownSkus = perRevision(engine, async () => new Map<string, Map<string, number>>());

  return async function home(context: CatalogContext): Promise<HomePage> {
    context.tag?.('catalog', 'home');
    const names = await directory(context.now);
    const usedGroups = new Set<number | string>();
    const pools = new Map<string, Promise<CardRow[]>>();
    const linkCategories = async (categories: readonly DirectoryCategory[]): Promise<CategoryLink[]> => {
      const counts = await countCategories(categories, context);
      return categories
        .map((category) => categoryLink(category, counts.get(category.id) ?? 0, context.language))
        .filter(({ count }) => count > 0);
    };
    const departments = linkCategories(names.roots);

    const departmentId = ({ categoryId }: CardRow): number => {
      const category = names.categories.get(categoryId);
      return category ? (pathTo(category)[0]?.id ?? 0) : 0;
    };
    const findPool = (rule: RowRule, category: number | null): Promise<CardRow[]> => {
      const key = `${rule} ${category}`;
      const cached = pools.get(key);
      if (cached) return cached;
      const answer = engine.search({
        ...EVERY_PRODUCT,
        category,
        sort: SORT[rule],
        discounted: rule === 'discounts',
        cityId: context.city.id,
        offset: 0,
        limit: POOL_SIZE[rule],
      });
      const ids = withFallback(
        answer.then((page) => page.ids),
        context,
        () => [],
      );
      const found = ids.then(findRows);
      pools.set(key, found);
      return found;
    };
    const findRows = async (ids: readonly number[]): Promise<CardRow[]> => {
      const rows = new Map((await reader.rows(ids, context)).map((found) => [found.id, found]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    };
    const createCards = async (rows: readonly CardRow[]): Promise<ProductCard[]> => {
      const ids = rows.map(({ id }) => id);
      for (const { id, variantGroup } of rows) usedGroups.add(variantGroup ?? id);
      return (await reader.cards(ids, context)).filter(({ availability }) => availability.buyable);
    };
    const isUnused = ({ id, variantGroup }: CardRow) => !usedGroups.has(variantGroup ?? id);
    const pickByRule = async (rule: RowRule, category: number | null, length: number): Promise<ProductCard[]> => {
      const unusedRows = (await findPool(rule, category)).filter(isUnused);
      const ordered =
        rule === 'popular' ? inTurns(alternateGroups(byTurnover(onePerGroup(unusedRows))), departmentId) : unusedRows;
      // A row of a single category does not need variety of categories.
      return createCards((category === null ? alternateGroups(ordered) : onePerGroup(ordered)).slice(0, length));
    };
    const findBySkus = async (skus: readonly string[]): Promise<ProductCard[]> => {
      const idsBySkus = await knownSkus(undefined);
      const ids = idsBySkus.get(skus.join()) ?? (await findIdsBySku(db, skus));
      idsBySkus.set(skus.join(), ids);
      return createCards(await findRows(skus.flatMap((sku) => ids.get(sku) ?? [])));
    };
    const findKindPath = async (kinds: readonly string[]): Promise<string> => {
      const roots = await departments;
      const found = kinds.flatMap((kind) => roots.find((root) => root.kind === kind) ?? [])[0];
      return found ? relativePaths.category(found.slug) : relativePaths.catalog();
    };

    const fill: { [B in HomeSectionKind]: (plan: FoundSection) => Promise<SectionFor<B> | null> } = {
      banners: async ({ deals }) => ({
        block: 'banners',
        banners: await Promise.all(
          texts.banners(context).map(async ({ kinds, path, ...banner }) => ({
            ...banner,
            path: path ?? (await findKindPath(kinds)),
          })),
        ),
        deals: deals === undefined ? null : createRow(deals, await pickByRule('discounts', null, MAX_DEALS)),
      }),
      categories: async ({ categories: slugs }) => {
        const categories =
          slugs.length === 0
            ? await departments
            : await linkCategories(slugs.flatMap((slug) => names.bySlug.get(slug) ?? []));
        return categories.length === 0 ? null : { block: 'categories', categories };
      },
      products: async ({ rule, category, products: skus, count = MAX_ROW, path }) => {
        const rowCategory = category === undefined ? null : names.bySlug.get(category);
        if (rowCategory === undefined) return null;
        const products =
          rule === undefined
            ? await findBySkus(skus.slice(0, count))
            : await pickByRule(rule, rowCategory?.id ?? null, count);
        const moreLink = path ?? (rowCategory ? relativePaths.category(rowCategory.slug) : null);
        return products.length === 0 ? null : { block: 'products', more: moreLink, products };
      },
      sale: async () => {
        const sale = texts.sale(context);
        if (!sale) return null;
        const { promo, categoryId, productIds } = sale;
        const rows = productIds === null ? await findPool('popular', categoryId) : await findRows(productIds);
        const products = await createCards(onePerGroup(rows.filter(isUnused)).slice(0, MAX_ROW));
        return products.length === 0 ? null : { block: 'sale', promo, products };
      },
      advantages: async () => {
        const { delivery, pickup, bonuses } = createTerms(settings.current());
        return {
          block: 'advantages',
          promises: {
            freeDeliveryFrom: delivery.freeFrom,
            pickupKeepDays: pickup.keepDays,
            bonusPayPercent: bonuses.payCapPercent,
            returnDays: RETURN_DAYS,
          },
        };
      },
      recent: async () => ({ block: 'recent' }),
      personal: async () => ({ block: 'personal' }),
      articles: async ({ topic }) => {
        const articles = texts.articles(context, topic);
        return articles.length === 0 ? null : { block: 'articles', articles };
      },
    };

    const sections: HomeSection[] = [];
    // Sequential: each section picks from the products that the sections above left.
    for (const plan of texts.sections(context)) {
      const { id, title, audience } = plan;
      const found = await fill[plan.block](plan);
      if (found) sections.push({ id, title, audience, ...found });
    }
    const current = settings.current();
    return {
      about: {
        title: pick({ ru: current['shop.title'], kk: current['shop.titleKk'] }, context.language),
        description: pick({ ru: current['shop.description'], kk: current['shop.descriptionKk'] }, context.language),
        locality: current['shop.locality'],
        postalCode: current['shop.postalCode'],
        foundedOn: current['shop.foundedOn'],
        contacts: contactRows(current),
      },
      sections,
    };
  };
}

type SectionFor<B extends HomeSectionKind> = Omit<Extract<HomeSection, { block: B }>, 'id' | 'title' | 'audience'>;

const createRow = (title: string, products: ProductCard[]) => (products.length === 0 ? null : { title, products });
