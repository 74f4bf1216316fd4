import type { CategoryBranch, CategoryLink, ProductCard } from '#contract/catalog/catalog.ts';
import type { Block, CalculatorCity } from '#contract/content/content.ts';
import { contactRows } from '#domain/content/contact-rows.ts';
import { priceSettings, type Settings } from '#domain/settings/settings.ts';
import { splitList } from '#domain/text/list.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import type { ContentService } from './content.service.ts';
import type { LiveBlock, ParsedBlock } from './markdown.ts';

/** Catalogue functions that blocks need; the catalogue itself may not be imported here (dependency rule). */
type CatalogReader = {
  knownTree: (context: CallContext) => Promise<CategoryBranch[]>;
  listProducts: (input: { category: string; sort: 'popular' }, context: CallContext) => Promise<ProductCard[]>;
  cards: (ids: readonly number[], context: CallContext) => Promise<ProductCard[]>;
};

/** Data sources of live blocks. */
export type BlockSources = {
  content: Pick<ContentService, 'group'>;
  catalog: CatalogReader;
  geo: GeoService;
  settings: Pick<SettingsReader, 'current'>;
};

/** Maximum products in a product row of a text. */
const MAX_PRODUCTS = 8;

/** Fills the live blocks of a text for a caller; plain text is unchanged. */
export function fillBlocks(
  blocks: readonly ParsedBlock[],
  sources: BlockSources,
  context: CallContext,
): Promise<Block[]> {
  return Promise.all(
    blocks.map(async (block) => (isLive(block) ? (FILLERS[block.type] as FillBlock)(block, sources, context) : block)),
  );
}

type FillBlock = (block: LiveBlock, sources: BlockSources, context: CallContext) => Block | Promise<Block>;
type Fillers = {
  [T in LiveBlock['type']]: (
    block: Extract<LiveBlock, { type: T }>,
    sources: BlockSources,
    context: CallContext,
  ) => Block | Promise<Block>;
};

const FILLERS: Fillers = {
  products: async ({ title, category, sort }, { catalog }, context) => {
    const products = await catalog.listProducts({ category, sort: sort as 'popular' }, context);
    for (const { id } of products.slice(0, MAX_PRODUCTS)) context.tag(`product:${id}`);
    return { type: 'products', title, products: products.slice(0, MAX_PRODUCTS) };
  },
  categories: async ({ slugs }, { catalog }, context) => {
    const links = listCategoryLinks(await catalog.knownTree(context));
    return { type: 'categories', categories: slugs.flatMap((slug) => links.find((link) => link.slug === slug) ?? []) };
  },
  excluded: async (_block, { catalog, settings }, context) => {
    const slugs = splitList(settings.current()['returns.excludedCategories']);
    const links = listCategoryLinks(await catalog.knownTree(context));
    return { type: 'categories', categories: links.filter(({ slug }) => slugs.includes(slug)) };
  },
  shops: async (_block, { geo }, { language, city }) => ({ type: 'shops', shops: await geo.shops(language, city.id) }),
  pages: ({ group }, { content }, context) => ({ type: 'pages', pages: content.group(group, context) }),
  form: ({ form }) => ({ type: 'form', form }),
  contacts: ({ names }, { settings }) => ({
    type: 'contacts',
    rows: contactRows(settings.current()).filter((row) => names.length === 0 || names.includes(row.of)),
  }),
  delivery: async (_block, { geo, settings }, context) => ({
    type: 'delivery',
    terms: priceSettings(settings.current()).delivery,
    cities: await calculatorCities(geo, context),
  }),
  bonus: ({ withBank }, { settings }) => ({
    type: 'bonus',
    terms: priceSettings(settings.current()).bonuses,
    withBank,
  }),
  app: (_block, { settings }) => ({ type: 'app', stores: appStores(settings.current()) }),
};

function isLive(block: ParsedBlock): block is LiveBlock {
  return Object.hasOwn(FILLERS, block.type);
}

/** Lists the categories of a tree, including subcategories. */
export function listCategoryLinks(roots: readonly CategoryBranch[]): CategoryLink[] {
  return roots.flatMap((root) => [root, ...root.children.flatMap((child) => [child, ...child.children])]);
}

/** Lists the cities with transit days from the nearest city with a shop. */
async function calculatorCities(geo: GeoService, { language, now }: CallContext): Promise<CalculatorCity[]> {
  const [cities, shops] = await Promise.all([geo.all(language, { now }), geo.shops(language, null)]);
  const withShop = new Set(shops.flatMap(({ cityKeyword }) => geo.cityByKeyword(cityKeyword)?.id ?? []));
  return cities.map(({ keyword, name, hasExpress, cityIdInFO: id }) => ({
    keyword,
    name,
    hasExpress,
    days: Math.min(7, ...[...withShop].map((from) => geo.distanceDays(from, id))),
  }));
}

const APP_STORES = [
  ['app-store', 'app.appStoreUrl'],
  ['google-play', 'app.googlePlayUrl'],
  ['app-gallery', 'app.appGalleryUrl'],
] as const;

function appStores(settings: Settings): { store: string; url: string }[] {
  return APP_STORES.map(([store, name]) => ({ store, url: settings[name] })).filter(({ url }) => url !== '');
}
