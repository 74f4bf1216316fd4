import type { CategoryLink, ProductCard } from '#contract/catalog/catalog.ts';
import type { ArticleTeaser, HomePage, HomeSection } from '#contract/content/home.ts';
import type { ArticleTopic } from '#domain/content/articles.ts';
import { MAX_ROW, type HomeBlock, type RowRule } from '#domain/content/home-sections.ts';
import { pick } from '#domain/text/language.ts';
import { RETURN_DAYS } from '#domain/orders/return-days.ts';
import { createPaths } from '#domain/urls/paths.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { FoundBanner, FoundSection, PartsReader } from '../../content/content.service.ts';
import type { CardReader } from '../cards/card-reader.ts';
import type { CardRow } from '../cards/cards.queries.ts';
import { termsOf } from '../cards/terms.ts';
import type { CatalogContext } from '../catalog.context.ts';
import type { CategoryCounts } from '../category-counts.ts';
import { pathTo, type Directory, type DirectoryCategory } from '../directory/directory.ts';
import { EVERY_PRODUCT, type CatalogEngine } from '../engine/engine.ts';
import { categoryLink } from '../listing/listing.ts';
import { byTurnover, inTurns, mixed, oneOfGroup } from '../listing/showcase.ts';
import { perRevision } from '../per-revision.ts';
import { whileUnavailable } from '../while-unavailable.ts';
import { findIdsOfSkus } from './home.queries.ts';

/** Content of the home page from the shop's texts. */
export type HomeTexts = {
  sections: (reader: PartsReader) => FoundSection[];
  banners: (reader: PartsReader) => FoundBanner[];
  articles: (context: CatalogContext, topic: ArticleTopic | undefined) => ArticleTeaser[];
};

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
const POOL = { popular: 240, discounts: 60, new: 60 } as const satisfies Record<RowRule, number>;
const SORT = { popular: 'popular', discounts: 'discount', new: 'new' } as const satisfies Record<RowRule, string>;
/** Number of discounts next to the banners. */
const MAX_DEALS = 3;

const bare = createPaths('');

/** Creates the home page reader: fills the sections of the shop's texts; a model appears in one of them only. */
export function createHome({ db, engine, reader, directory, settings, countCategories, texts }: Deps) {
  const knownSkus = perRevision(engine, async () => new Map<string, Map<string, number>>());

  return async function home(context: CatalogContext): Promise<HomePage> {
    context.tag?.('catalog', 'home');
    const names = await directory(context.now);
    const taken = new Set<number | string>();
    const pools = new Map<string, Promise<CardRow[]>>();
    const linksTo = async (categories: readonly DirectoryCategory[]): Promise<CategoryLink[]> => {
      const counts = await countCategories(categories, context);
      return categories
        .map((category) => categoryLink(category, counts.get(category.id) ?? 0, context.language))
        .filter(({ count }) => count > 0);
    };
    const departments = linksTo(names.roots);

    const departmentOf = ({ categoryId }: CardRow): number => {
      const category = names.categories.get(categoryId);
      return category ? (pathTo(category)[0]?.id ?? 0) : 0;
    };
    const poolOf = (rule: RowRule, category: number | null): Promise<CardRow[]> => {
      const key = `${rule} ${category}`;
      const known = pools.get(key);
      if (known) return known;
      const answer = engine.search({
        ...EVERY_PRODUCT,
        category,
        sort: SORT[rule],
        discounted: rule === 'discounts',
        cityId: context.city.id,
        offset: 0,
        limit: POOL[rule],
      });
      const ids = whileUnavailable(
        answer.then((page) => page.ids),
        context,
        () => [],
      );
      const found = ids.then(rowsOf);
      pools.set(key, found);
      return found;
    };
    const rowsOf = async (ids: readonly number[]): Promise<CardRow[]> => {
      const rows = new Map((await reader.rows(ids, context)).map((found) => [found.id, found]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    };
    const cardsOf = async (rows: readonly CardRow[]): Promise<ProductCard[]> => {
      const ids = rows.map(({ id }) => id);
      for (const { id, variantGroup } of rows) taken.add(variantGroup ?? id);
      return (await reader.cards(ids, context)).filter(({ availability }) => availability.buyable);
    };
    const ruled = async (rule: RowRule, category: number | null, length: number): Promise<ProductCard[]> => {
      const left = (await poolOf(rule, category)).filter(({ id, variantGroup }) => !taken.has(variantGroup ?? id));
      const ordered = rule === 'popular' ? inTurns(mixed(byTurnover(oneOfGroup(left))), departmentOf) : left;
      // A row of a single category does not need variety of categories.
      return cardsOf((category === null ? mixed(ordered) : oneOfGroup(ordered)).slice(0, length));
    };
    const chosen = async (wanted: readonly string[]): Promise<ProductCard[]> => {
      const known = await knownSkus(undefined);
      const ids = known.get(wanted.join()) ?? (await findIdsOfSkus(db, wanted));
      known.set(wanted.join(), ids);
      return cardsOf(await rowsOf(wanted.flatMap((sku) => ids.get(sku) ?? [])));
    };
    const pathOfKinds = async (kinds: readonly string[]): Promise<string> => {
      const roots = await departments;
      const found = kinds.flatMap((kind) => roots.find((root) => root.kind === kind) ?? [])[0];
      return found ? bare.category(found.slug) : bare.catalog();
    };

    const fill: { [B in HomeBlock]: (plan: FoundSection) => Promise<SectionOf<B> | null> } = {
      banners: async ({ deals }) => ({
        block: 'banners',
        banners: await Promise.all(
          texts.banners(context).map(async ({ kinds, path, ...banner }) => ({
            ...banner,
            path: path ?? (await pathOfKinds(kinds)),
          })),
        ),
        deals: deals === undefined ? null : filled(deals, await ruled('discounts', null, MAX_DEALS)),
      }),
      categories: async ({ categories: slugs }) => {
        const categories =
          slugs.length === 0 ? await departments : await linksTo(slugs.flatMap((slug) => names.bySlug.get(slug) ?? []));
        return categories.length === 0 ? null : { block: 'categories', categories };
      },
      products: async ({ rule, category, products: wanted, count = MAX_ROW, path }) => {
        const of = category === undefined ? null : names.bySlug.get(category);
        if (of === undefined) return null;
        const products =
          rule === undefined ? await chosen(wanted.slice(0, count)) : await ruled(rule, of?.id ?? null, count);
        const more = path ?? (of ? bare.category(of.slug) : null);
        return products.length === 0 ? null : { block: 'products', more, products };
      },
      advantages: async () => {
        const { delivery, pickup, bonuses } = termsOf(settings.current());
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
      },
      sections,
    };
  };
}

type SectionOf<B extends HomeBlock> = Omit<Extract<HomeSection, { block: B }>, 'id' | 'title' | 'audience'>;

const filled = (title: string, products: ProductCard[]) => (products.length === 0 ? null : { title, products });
