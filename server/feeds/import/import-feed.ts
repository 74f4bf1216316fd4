import type { Settings } from '#domain/settings/settings.ts';
import { products } from '../../features/storefront/catalog/catalog.table.ts';
import type { Database } from '../../platform/database/db.ts';
import { recordEvents } from '../../platform/events/outbox.ts';
import { rowOf } from '../../platform/database/row.ts';
import { createSettings } from '../../platform/database/store-settings.ts';
import { dropImplausibleWeights } from '../merge/bare-weights.ts';
import { recognizeRenumbered } from '../merge/renumbered.ts';
import { createRates } from '../read/values/currency.ts';
import { readText } from '../read/markup/encoding.ts';
import { mergeAttributes } from '../merge/attributes.ts';
import { dropUnusedCategories, findSources, mergeCategories, numberTree } from '../tree/merge-categories.ts';
import { mergeCategoryAttributes } from '../tree/merge-category-attributes.ts';
import { mergePriceHistory, mergePrices } from '../merge/prices.ts';
import {
  createCategoryTables,
  mergeBrands,
  mergePictures,
  mergeProducts,
  mergeValues,
  retypeValues,
} from '../merge/products.ts';
import { mergeReviews } from '../merge/reviews.ts';
import { mergeStocks } from '../merge/stocks.ts';
import { mergeShops, planPlacement, type Placement } from '../merge/placement.ts';
import { readFeed, type KnownProducts, type PictureDetails, type ReadFeed } from '../stage/read-feed.ts';
import { FeedRefused } from '../read/refused.ts';
import { createJournal, type ImportReport, type Journal } from './report.ts';
import { vacuumCatalogues } from './safety/retention.queries.ts';
import { placeCategories, referencedCategories } from './place-categories.ts';
import { refuseMassUnavailability, refuseMassWithdrawal, refuseEmptyFeed } from './safety/refusals.ts';
import {
  hashCatalogue,
  hashDocument,
  findSameImport,
  createUnchangedReport,
  type FeedFingerprint,
} from './safety/unchanged-feed.ts';
import { lockFeed } from './lock-feed.ts';
import { closeDeadRuns, finishRun, startRun } from './runs.ts';
import { openFeed, sourceName, type FeedSource } from '../read/source.ts';
import { createCopier, createStaging, type Tx } from '../stage/staging.ts';

/** Progress of an import; `total` is absent when the length of the feed is unknown. */
export type ImportProgress = { stage: string; done: number; total?: number };
/** Options of an import. `cities` are keywords, `shops` ids; without either the feed goes to every served city. */
export type ImportRequest = {
  db: Database;
  source: FeedSource;
  feed: string;
  cities?: string[] | undefined;
  shops?: string[] | undefined;
  dryRun?: boolean | undefined;
  /** Allows a feed that withdraws more than the limit, or has no offers. */
  force?: boolean | undefined;
  /** Releases held prices: all, or those of the listed offers. */
  acceptPrices?: boolean | readonly string[] | undefined;
  /** Tenge per unit of a currency; takes precedence over the feed's rates. */
  rates?: ReadonlyMap<string, number> | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  now?: Date | undefined;
  pictureDetails?: PictureDetails | undefined;
};

/** Whether held prices are released, so even an unchanged document may change prices. */
const acceptsHeldPrices = ({ acceptPrices }: ImportRequest): boolean =>
  acceptPrices === true || (Array.isArray(acceptPrices) && acceptPrices.length > 0);

/** Thrown to roll back a dry run. */
class DryRunDone extends Error {}

const knownProduct = rowOf({
  id: products.id,
  externalId: products.externalId,
  hash: products.contentHash,
  categoryId: products.categoryId,
});

async function loadKnownProducts(tx: Tx, feed: string): Promise<KnownProducts> {
  const known: KnownProducts = new Map();
  for await (const rows of tx`select ${knownProduct} from products where feed = ${feed}`.cursor(5000))
    for (const { externalId, ...product } of rows) known.set(externalId, product);
  return known;
}

async function mergeFeed(
  tx: Tx,
  request: ImportRequest,
  read: ReadFeed,
  placement: Placement,
  journal: Journal,
  settings: Settings,
  now: Date,
  step: (stage: string) => void,
) {
  const { feed } = request;
  step('categories');
  const knownCategories = await findSources(tx, feed);
  const referenced = referencedCategories(read, (category) => knownCategories.has(category));
  const categories = await mergeCategories(tx, feed, referenced);
  const isListed = read.categories.length > 0;
  if (!isListed && referenced.length > 0)
    journal.note('The feed has no <categories> list: what is not known yet goes to one category, "Прочие товары".');
  if (categories.joined.length > 0)
    journal.note(
      `${categories.joined.length} categories of the feed were matched to the shop's by name: ${categories.joined.slice(0, 20).join(', ')}.`,
    );
  const { places, lines, waiting } = await placeCategories(tx, read, categories);
  await createCategoryTables(tx, places, read.unreadable);
  await dropImplausibleWeights(tx, journal.noteOffer);
  const renumbered = await recognizeRenumbered(tx, feed);
  await refuseMassWithdrawal(tx, request, journal, settings['feed.withdrawLimitPercent']);
  await refuseMassUnavailability(tx, request, settings['feed.unavailableLimitPercent']);
  step('attributes');
  const attributes = await mergeAttributes(tx, read.book);
  step('products');
  const brands = await mergeBrands(tx, read.brands);
  const shops = await mergeShops(tx, feed, read.shops, placement, journal.note);
  const mergedProducts = await mergeProducts(tx, feed, waiting, now);
  step('characteristics');
  await mergeValues(tx);
  await retypeValues(tx, attributes.upgraded);
  step('pictures');
  await mergePictures(tx);
  await mergeReviews(tx, feed);
  step('prices');
  const prices = await mergePrices(tx, placement.cityIds, {
    percent: settings['feed.priceMoveLimitPercent'],
    maxMedianRatio: settings['feed.newPriceTimes'],
    floor: settings['feed.priceFloor'],
    repeatedOffers: settings['feed.repeatedPriceOffers'],
    accepted: request.acceptPrices === true ? 'all' : request.acceptPrices || [],
  });
  if (prices.acceptedUnheld.length > 0)
    journal.note(
      `No held price belongs to these offers, check their ids: ${prices.acceptedUnheld.slice(0, 20).join(', ')}.`,
    );
  const history = await mergePriceHistory(tx, feed, now);
  step('stock');
  const stockChanges = await mergeStocks(tx, feed, placement);
  const orders = await mergeCategoryAttributes(tx, {
    book: read.book,
    live: attributes.live,
    ancestors: lines,
    offerCounts: read.offerCounts,
    declared: read.declaredOrder,
    ids: categories.listed,
    createdIds: categories.createdIds,
    feed,
  });
  const dropped = isListed ? await dropUnusedCategories(tx, feed, categories.listed) : 0;
  await numberTree(tx);
  const touched =
    categories.changed +
    attributes.changed +
    brands +
    shops +
    mergedProducts.added +
    mergedProducts.changed +
    mergedProducts.withdrawn +
    prices.changed +
    history +
    stockChanges +
    orders +
    dropped;
  return {
    ...mergedProducts,
    categories: categories.listed.size,
    renumbered,
    priceChanges: prices.changed,
    pricesHeld: prices.pricesHeld,
    heldPrices: prices.heldPrices,
    stockChanges,
    unchanged: read.staged - mergedProducts.added - mergedProducts.changed,
    touched,
  };
}

async function runImport(
  request: ImportRequest,
  tx: Tx,
  runId: number,
  journal: Journal,
  startedAt: number,
): Promise<{ report: ImportReport; fingerprint: FeedFingerprint | undefined }> {
  const now = request.now ?? new Date();
  const settings = (await createSettings(request.db)).current();
  const progress = request.onProgress ?? (() => {});
  // Detects a killed importer within a second, even during a long statement; the old catalogue stays.
  await tx`set local client_connection_check_interval = '1s'`;
  await tx`set local temp_buffers = '64MB'`;
  await tx`set local work_mem = '64MB'`;
  await lockFeed(tx, request.feed);
  await closeDeadRuns(tx, request.feed, runId);
  const placement = await planPlacement(tx, request);
  const document = await hashDocument(request, settings);
  const sameImport = document && !acceptsHeldPrices(request) && (await findSameImport(tx, request.feed, document));
  if (sameImport)
    return {
      report: createUnchangedReport(sameImport, {
        source: sourceName(request.source),
        dryRun: request.dryRun ?? false,
        seconds: (performance.now() - startedAt) / 1000,
      }),
      fingerprint: sameImport.fingerprint,
    };
  await createStaging(tx);
  const known = await loadKnownProducts(tx, request.feed);
  const source = await openFeed(request.source);
  progress({ stage: 'reading', done: 0 });
  const read = await readFeed(readText(source.chunks, journal.note), {
    copier: createCopier(tx),
    known,
    placement,
    journal,
    rates: createRates(request.rates ?? new Map()),
    details: request.pictureDetails ?? (() => null),
    onChunk: () =>
      progress({
        stage: 'reading',
        done: source.bytesDone(),
        ...(source.totalBytes === undefined ? {} : { total: source.totalBytes }),
      }),
  });
  known.clear();
  refuseEmptyFeed(read, request, journal);
  const merged = await mergeFeed(tx, request, read, placement, journal, settings, now, (stage) =>
    progress({ stage, done: 0 }),
  );
  progress({ stage: 'finishing', done: 0 });
  if (merged.touched > 0) await recordEvents(tx, [{ type: 'catalog.replaced', feed: request.feed }]);
  const report: ImportReport = {
    feed: request.feed,
    source: source.name,
    dryRun: request.dryRun ?? false,
    offers: read.offers,
    added: merged.added,
    changed: merged.changed,
    unchanged: merged.unchanged,
    withdrawn: merged.withdrawn,
    rejected: journal.rejected(),
    renumbered: merged.renumbered,
    waiting: merged.waiting,
    priceChanges: merged.priceChanges,
    pricesHeld: merged.pricesHeld,
    stockChanges: merged.stockChanges,
    heldPrices: merged.heldPrices,
    categories: merged.categories,
    attributes: read.book.entries.length,
    rejections: journal.rejections(),
    reasons: journal.reasons(),
    notes: journal.notes(),
    seconds: (performance.now() - startedAt) / 1000,
  };
  // Order-sensitive: which of two duplicate offers counts, and the lines a report names.
  const isOrdered = journal.rejected() > 0 || read.isRepaired || journal.namesRows();
  const fingerprint = document && {
    document: document.document,
    ...(!isOrdered && { offers: document.offers }),
    catalogue: await hashCatalogue(tx, request.feed, report.pricesHeld > 0),
  };
  return { report, fingerprint };
}

/**
 * Loads a YML feed into the catalogue in one transaction: any failure leaves the old catalogue intact. Idempotent.
 * Throws `FeedRefused` for expected refusals. The run and its report are stored in `import_runs`.
 */
export async function importFeed(request: ImportRequest): Promise<ImportReport> {
  const startedAt = performance.now();
  const journal = createJournal();
  const runId = await startRun(request.db, {
    feed: request.feed,
    source: sourceName(request.source),
    dryRun: request.dryRun ?? false,
    now: request.now ?? new Date(),
  });
  const outcome: { report?: ImportReport; fingerprint?: FeedFingerprint | undefined } = {};
  try {
    await request.db.$client.beginDedicated(async (tx) => {
      Object.assign(outcome, await runImport(request, tx, runId, journal, startedAt));
      if (request.dryRun) throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) {
      const isRefused = error instanceof FeedRefused;
      const report = {
        reason: isRefused ? error.message : 'unexpected error',
        notes: journal.notes(),
        rejected: journal.rejected(),
        rejections: journal.rejections(),
      };
      if (isRefused) error.notes = journal.notes();
      // The database itself may have failed: report the first error.
      await finishRun(request.db, runId, isRefused ? 'refused' : 'failed', report).catch(() => undefined);
      throw error;
    }
  }
  if (!outcome.report) throw new Error('the import finished without a report');
  await finishRun(request.db, runId, 'done', { ...outcome.report, fingerprint: outcome.fingerprint });
  await vacuumCatalogues(request.db);
  return outcome.report;
}
