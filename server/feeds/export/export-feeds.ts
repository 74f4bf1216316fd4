import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { GeoService } from '../../features/places/geo/geo.service.ts';
import {
  createSaleProducts,
  type SaleProduct,
} from '../../features/storefront/catalog/sale-products/sale-products.service.ts';
import type { Database } from '../../platform/database/db.ts';
import { findFeeds, forgetFeeds, storeFeed, storeProblem, type FeedKind, type StoredFeed } from './export.queries.ts';
import { deletePartialFiles, feedPath, openFeedFile, type FeedFile } from './feed-file.ts';
import type { FeedContext, FeedFormat } from './format.ts';
import { google } from './google.ts';
import { kaspi, parseKaspiMerchant } from './kaspi.ts';
import { yml } from './yml.ts';

/** Dependencies of the export; `origin` is the shop's URL without a trailing slash, `dir` the output folder. */
export type ExportDeps = {
  db: Database;
  geo: Pick<GeoService, 'list' | 'cityByKeyword' | 'distanceDays'>;
  settings: Settings;
  dir: string;
  origin: string;
  log: Pick<Logger, 'info' | 'warn'>;
};
/** Result of one feed. `city` is null for the all-cities feed; `problem` is why no new feed was created. */
export type FeedOutcome = {
  kind: FeedKind;
  city: string | null;
  products: number;
  bytes: number;
  problem: string | null;
};

type City = { id: number; keyword: string };
/** `ownCity` is the city the feed is stored under; null for the all-cities feed. */
type Target = { city: City; ownCity: City | null; cities: ReadonlyMap<number, string> };
type Draft = {
  kind: FeedKind;
  ownCity: City | null;
  files: { language: Language; file: FeedFile; context: FeedContext; format: FeedFormat }[];
  products: number;
};

/** PostgreSQL advisory lock: one process at a time writes the feeds. */
export const EXPORT_LOCK = 0x5a0f;
/** Languages per kind. Kaspi's list has no language and contains all cities. */
const KINDS: readonly { kind: FeedKind; format: FeedFormat; languages: readonly Language[]; isOnce: boolean }[] = [
  { kind: 'yml', format: yml, languages: ['ru', 'kk'], isOnce: false },
  { kind: 'google', format: google, languages: ['ru', 'kk'], isOnce: false },
  { kind: 'kaspi', format: kaspi, languages: ['ru'], isOnce: true },
];

/** The all-cities feed uses the main city, or the next one without its own prices. */
function planTargets(cities: readonly City[], pricedCityIds: ReadonlySet<number>): Target[] {
  const mainCity = cities.find(({ id }) => !pricedCityIds.has(id)) ?? cities[0];
  const keywords = (listedCities: readonly City[]) => new Map(listedCities.map(({ id, keyword }) => [id, keyword]));
  const cityOutputs = cities
    .filter(({ id }) => pricedCityIds.has(id))
    .map((city) => ({ city, ownCity: city, cities: keywords([city]) }));
  return mainCity ? [{ city: mainCity, ownCity: null, cities: keywords(cities) }, ...cityOutputs] : cityOutputs;
}

async function openDrafts(
  deps: ExportDeps,
  { city, ownCity, cities }: Target,
  categories: FeedContext['categories'],
  now: Date,
): Promise<Draft[]> {
  const { settings, geo, dir, origin } = deps;
  const kaspiOutput = parseKaspiMerchant(
    settings['feed.kaspiMerchantId'],
    settings['feed.kaspiStores'],
    (keyword) => geo.cityByKeyword(keyword)?.id,
  );
  const drafts: Draft[] = [];
  for (const { kind, format, languages, isOnce } of KINDS) {
    if (isOnce && ownCity) continue;
    const draft: Draft = { kind, ownCity, files: [], products: 0 };
    for (const language of languages) {
      const context = {
        language,
        city,
        cities,
        origin,
        shopName: settings['shop.name'],
        now,
        categories,
        kaspi: kaspiOutput,
      };
      const file = await openFeedFile(feedPath(dir, kind, ownCity?.keyword ?? null, language));
      draft.files.push({ language, file, context, format });
      await file.write(format.head(context));
    }
    drafts.push(draft);
  }
  return drafts;
}

async function writeProducts(drafts: readonly Draft[], products: AsyncIterable<SaleProduct[]>): Promise<void> {
  for await (const batch of products) {
    for (const draft of drafts) {
      for (const [index, { file, format, context }] of draft.files.entries()) {
        const items = batch.map((product) => format.item(product, context)).filter((item) => item !== null);
        if (index === 0) draft.products += items.length;
        await file.write(items.join(''));
      }
      // Yields to shoppers' requests in this process.
      await setImmediate();
    }
  }
  for (const { files } of drafts) for (const { file, format, context } of files) await file.write(format.tail(context));
}

/**
 * Returns why a feed must not replace the last one; null when it may. `force` never allows an empty feed: marketplaces
 * would delist every offer.
 */
function findProblem(
  products: number,
  last: StoredFeed | undefined,
  lossPercent: number,
  force: boolean,
): string | null {
  if (products === 0) return 'The export has no products. The previous feed stays.';
  if (force || !last || products >= last.products * (1 - lossPercent / 100)) return null;
  return `The export has ${products} products, the previous one had ${last.products}: more than ${lossPercent} % would be lost. The previous feed stays; npm run export -- --force creates it anyway.`;
}

async function publish(
  deps: ExportDeps,
  draft: Draft,
  last: StoredFeed | undefined,
  { now, force }: { now: Date; force: boolean },
): Promise<FeedOutcome> {
  const { kind, ownCity, products, files } = draft;
  const cityId = ownCity?.id ?? 0;
  const outcome = { kind, city: ownCity?.keyword ?? null, products, bytes: files[0]?.file.bytes() ?? 0 };
  const [first] = files;
  const problem =
    first?.format.problem?.(first.context) ??
    findProblem(products, last, deps.settings['feed.exportLossPercent'], force);
  if (problem !== null) {
    for (const { file } of files) await file.discard();
    await storeProblem(deps.db, kind, cityId, problem, now);
    deps.log.warn({ feed: kind, city: outcome.city, products, last: last?.products }, `feed refused: ${problem}`);
    return { ...outcome, problem };
  }
  const hash = files
    .map(({ file }) => file.hash())
    .join('-')
    .slice(0, 60);
  for (const { file } of files) await file.publish();
  // Write the row after the files: a reader of the row finds files at least as new.
  await storeFeed(deps.db, { kind, cityId, products, bytes: outcome.bytes, hash, writtenAt: now });
  return { ...outcome, problem: null };
}

async function exportTargets(
  deps: ExportDeps,
  targets: readonly Target[],
  storedFeeds: readonly StoredFeed[],
  options: { now: Date; force: boolean },
): Promise<FeedOutcome[]> {
  const { categories, products } = await createSaleProducts(deps).open(options.now);
  const drafts: Draft[] = [];
  try {
    for (const target of targets) drafts.push(...(await openDrafts(deps, target, categories, options.now)));
    await writeProducts(drafts, products);
  } catch (error) {
    for (const { files } of drafts) for (const { file } of files) await file.discard();
    throw error;
  }
  const outcomes: FeedOutcome[] = [];
  for (const draft of drafts)
    outcomes.push(
      await publish(
        deps,
        draft,
        storedFeeds.find(({ kind, cityId }) => kind === draft.kind && cityId === (draft.ownCity?.id ?? 0)),
        options,
      ),
    );
  return outcomes;
}

/**
 * Creates every feed: the all-cities feed and one for each city with different prices. A feed is published completely
 * or not at all; an empty one, or one that loses too many products, is not published and the previous one stays. Null
 * when another process is creating them.
 */
export async function exportFeeds(
  deps: ExportDeps,
  { now, force = false }: { now: Date; force?: boolean },
): Promise<FeedOutcome[] | null> {
  return deps.db.$client.ifUnlocked(EXPORT_LOCK, () => exportAll(deps, { now, force }));
}

async function exportAll(deps: ExportDeps, options: { now: Date; force: boolean }): Promise<FeedOutcome[]> {
  const { db, geo, dir } = deps;
  const cities = geo.list().data;
  const pricedCityIds = new Set(await createSaleProducts(deps).citiesWithPrices());
  const storedFeeds = await findFeeds(db);
  await deletePartialFiles(dir);
  const outcomes = await exportTargets(deps, planTargets(cities, pricedCityIds), storedFeeds, options);
  for (const { kind, cityId } of await forgetFeeds(db, [...pricedCityIds])) {
    const keyword = cities.find(({ id }) => id === cityId)?.keyword;
    for (const language of ['ru', 'kk'])
      for (const ending of ['', '.gz'])
        if (keyword) await rm(feedPath(dir, kind, keyword, language) + ending, { force: true });
  }
  return outcomes;
}
