import { recordEvents } from '../../platform/outbox.ts';
import type { Database } from '../../platform/db.ts';
import { ancestry, onlyCategoryId } from '../tree/categories.ts';
import { readText } from '../read/encoding.ts';
import { mergeAttributes } from '../merge/attributes.ts';
import { dropUnusedCategories, mergeCategories, numberTree } from '../tree/merge-categories.ts';
import { mergeCategoryAttributes } from '../tree/merge-category-attributes.ts';
import { mergePriceHistory, mergePrices } from '../merge/prices.ts';
import {
  countWithdrawals,
  mergeBrands,
  mergePictures,
  mergeProducts,
  mergeValues,
  rejectUnknownCategories,
  retypeValues,
} from '../merge/products.ts';
import { mergeReviews } from '../merge/reviews.ts';
import { mergeStocks } from '../merge/stocks.ts';
import { mergeShops, planPlacement, type Placement } from '../merge/placement.ts';
import {
  readFeed,
  withOnlyCategory,
  type KnownProducts,
  type PictureFacts,
  type ReadFeed,
} from '../stage/read-feed.ts';
import { FeedRefused } from '../read/refused.ts';
import { createJournal, type ImportReport, type Journal } from './report.ts';
import { sweepCatalogues } from './keeping.queries.ts';
import { closeDeadRuns, finishRun, startRun } from './runs.ts';
import { openFeed, sourceName, type FeedSource } from '../read/source.ts';
import { createCopier, createStaging, type Tx } from '../stage/staging.ts';

/** Where an import is: `total` is absent when the length of the feed is unknown. */
export type ImportProgress = { stage: string; done: number; total?: number };
/** What to import and how. `cities` are keywords, `shops` ids; without them the feed goes to every served city. */
export type ImportRequest = {
  db: Database;
  source: FeedSource;
  feed: string;
  cities?: string[] | undefined;
  shops?: string[] | undefined;
  dryRun?: boolean | undefined;
  force?: boolean | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  now?: Date | undefined;
  pictureFacts?: PictureFacts | undefined;
};

const mostWithdrawn = 0.3;
const lockSpace = 0x5a0d;

/** Thrown to roll a dry run back. */
class DryRunDone extends Error {}

async function knownProducts(tx: Tx, feed: string): Promise<KnownProducts> {
  const known: KnownProducts = new Map();
  for await (const rows of tx<
    { id: number; external_id: string; content_hash: string }[]
  >`select id, external_id, content_hash from products where feed = ${feed}`.cursor(5000)) {
    for (const row of rows) known.set(row.external_id, { id: row.id, hash: row.content_hash });
  }
  return known;
}

async function lockFeed(tx: Tx, feed: string): Promise<void> {
  const [row] = await tx<
    { locked: boolean }[]
  >`select pg_try_advisory_xact_lock(${lockSpace}, hashtext(${feed})) as locked`;
  if (!row?.locked) throw new FeedRefused(`Another import of the feed "${feed}" is running; wait for it to end.`);
}

async function refuseMassWithdrawal(tx: Tx, request: ImportRequest): Promise<void> {
  const { live, withdrawn } = await countWithdrawals(tx, request.feed);
  if (request.force || live === 0 || withdrawn <= live * mostWithdrawn) return;
  const percent = Math.floor((withdrawn * 100) / live);
  throw new FeedRefused(
    `The feed would withdraw ${withdrawn} of ${live} offers (${percent} %, more than 30 %). Nothing was changed. If that is meant, run it again with --force.`,
  );
}

async function merge(
  tx: Tx,
  request: ImportRequest,
  read: ReadFeed,
  placement: Placement,
  journal: Journal,
  now: Date,
  step: (stage: string) => void,
) {
  const { feed } = request;
  step('categories');
  const categories = await mergeCategories(tx, feed, read.ordered);
  const ids = withOnlyCategory(read, new Map(categories.ids));
  for (const { line, external_id: offer, category } of await rejectUnknownCategories(tx, ids))
    journal.reject({ line, offer, reason: `category ${category} is not listed` });
  await refuseMassWithdrawal(tx, request);
  step('attributes');
  const attributes = await mergeAttributes(tx, read.book);
  step('products');
  const brands = await mergeBrands(tx, read.brands);
  const shops = await mergeShops(tx, feed, read.shops, placement, journal.note);
  const products = await mergeProducts(tx, feed, now);
  step('characteristics');
  await mergeValues(tx);
  await retypeValues(tx, attributes.upgraded);
  step('pictures');
  await mergePictures(tx);
  await mergeReviews(tx);
  step('prices');
  const priceChanges = await mergePrices(tx, placement.cityIds);
  const history = await mergePriceHistory(tx, feed, now);
  step('stock');
  const stockChanges = await mergeStocks(tx, feed, placement);
  const lines =
    read.ordered[0]?.externalId === onlyCategoryId
      ? new Map([...read.offersIn.keys()].map((category) => [category, [onlyCategoryId]]))
      : ancestry(read.ordered);
  const orders = await mergeCategoryAttributes(tx, {
    book: read.book,
    live: attributes.live,
    lines,
    offersIn: read.offersIn,
    declared: read.declaredOrder,
    ids: categories.ids,
  });
  const dropped = await dropUnusedCategories(tx, feed, categories.ids);
  await numberTree(tx);
  const [row] = await tx<{ staged: number }[]>`select count(*)::int as staged from feed_offers`;
  const touched =
    categories.changed +
    attributes.changed +
    brands +
    shops +
    products.added +
    products.changed +
    products.withdrawn +
    priceChanges +
    history +
    stockChanges +
    orders +
    dropped;
  return {
    ...products,
    priceChanges,
    stockChanges,
    unchanged: (row?.staged ?? 0) - products.added - products.changed,
    touched,
  };
}

async function run(
  request: ImportRequest,
  tx: Tx,
  runId: number,
  journal: Journal,
  started: number,
): Promise<ImportReport> {
  const now = request.now ?? new Date();
  const progress = request.onProgress ?? (() => {});
  // A killed importer is noticed within a second even in the middle of a long statement, and the old catalogue stays.
  await tx`set local client_connection_check_interval = '1s'`;
  await tx`set local temp_buffers = '64MB'`;
  await tx`set local work_mem = '64MB'`;
  await lockFeed(tx, request.feed);
  await closeDeadRuns(tx, request.feed, runId);
  const placement = await planPlacement(tx, request);
  await createStaging(tx);
  const known = await knownProducts(tx, request.feed);
  const source = await openFeed(request.source);
  progress({ stage: 'reading', done: 0 });
  const read = await readFeed(readText(source.chunks, journal.note), {
    copier: createCopier(tx),
    known,
    placement,
    journal,
    facts: request.pictureFacts ?? (() => null),
    onChunk: () =>
      progress({
        stage: 'reading',
        done: source.bytesDone(),
        ...(source.totalBytes === undefined ? {} : { total: source.totalBytes }),
      }),
  });
  known.clear();
  if (read.offers === 0 && !request.force)
    throw new FeedRefused('There is no <offer> in the document (yml_catalog/shop/offers/offer): is it a YML feed?');
  const done = await merge(tx, request, read, placement, journal, now, (stage) => progress({ stage, done: 0 }));
  progress({ stage: 'finishing', done: 0 });
  if (done.touched > 0) await recordEvents(tx, [{ type: 'catalog.replaced', feed: request.feed }]);
  return {
    feed: request.feed,
    source: source.name,
    dryRun: request.dryRun ?? false,
    offers: read.offers,
    added: done.added,
    changed: done.changed,
    unchanged: done.unchanged,
    withdrawn: done.withdrawn,
    rejected: journal.rejected(),
    priceChanges: done.priceChanges,
    stockChanges: done.stockChanges,
    categories: read.ordered.length,
    attributes: read.book.entries.length,
    rejections: journal.rejections(),
    notes: journal.notes(),
    seconds: (performance.now() - started) / 1000,
  };
}

/**
 * Loads a YML feed into the catalogue in one transaction: whatever goes wrong, and whenever, the old catalogue stays
 * whole.
 * Repeating a feed changes nothing. Throws `FeedRefused` for expected refusals; the run and its report are kept in
 * `import_runs`.
 */
export async function importFeed(request: ImportRequest): Promise<ImportReport> {
  const started = performance.now();
  const journal = createJournal();
  const runId = await startRun(request.db, {
    feed: request.feed,
    source: sourceName(request.source),
    dryRun: request.dryRun ?? false,
    now: request.now ?? new Date(),
  });
  const done: { report?: ImportReport } = {};
  try {
    await request.db.$client.beginAlone(async (tx) => {
      done.report = await run(request, tx, runId, journal, started);
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
      // The database itself may be what failed: the first error is the one to tell.
      await finishRun(request.db, runId, isRefused ? 'refused' : 'failed', report).catch(() => undefined);
      throw error;
    }
  }
  if (!done.report) throw new Error('the import ended without a report');
  await finishRun(request.db, runId, 'done', done.report);
  await sweepCatalogues(request.db);
  return done.report;
}
