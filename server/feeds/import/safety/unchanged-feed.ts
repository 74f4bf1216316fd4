import { createHash, hash } from 'node:crypto';
import type { Settings } from '#domain/settings/settings.ts';
import { json, withReader, rowOf, text } from '../../../platform/database/row.ts';
import { openFeed, type FeedSource } from '../../read/source.ts';
import { CONTENT_VERSION } from '../../stage/content-hash.ts';
import type { Tx } from '../../stage/staging.ts';
import { importRuns } from '../imports.table.ts';
import { createOffersHash } from '../offers-hash.ts';
import type { ImportReport } from '../report.ts';

/**
 * Hashes of a file and of every other input of the import. `offers` ignores the order of the offers; absent where the
 * order may matter.
 */
export type DocumentHash = { document: string; offers?: string | undefined };
/** Input and result of an import; a repeated import with the same fingerprint would write nothing. */
export type FeedFingerprint = DocumentHash & { catalogue: string };

const hashRow = rowOf({ hash: text });
const lastRun = rowOf({
  report: withReader(importRuns.report, json<ImportReport & { fingerprint?: FeedFingerprint }>()),
});

/** Settings that affect the result of an import. */
const LIMIT_SETTINGS = [
  'feed.priceMoveLimitPercent',
  'feed.newPriceTimes',
  'feed.priceFloor',
  'feed.repeatedPriceOffers',
  'feed.withdrawLimitPercent',
  'feed.unavailableLimitPercent',
] as const;

/** Maximum position of the root element with its date, bytes. */
const HEAD_BYTES = 4096;

/** Removes the date from `<yml_catalog date="…">`: a feed regenerated every hour is still the same. */
function withoutDate(head: Buffer): Buffer {
  const text = head.toString('latin1');
  return Buffer.from(text.replace(/(<yml_catalog\b[^>]*?\sdate\s*=\s*)(["'])[^"']*\2/i, '$1'), 'latin1');
}

type Options = {
  source: FeedSource;
  feed: string;
  cities?: readonly string[] | undefined;
  shops?: readonly string[] | undefined;
  rates?: ReadonlyMap<string, number> | undefined;
};

/** Returns the hashes of a file without the root's date; undefined for a source that cannot be read twice. */
export async function hashDocument(request: Options, settings: Settings): Promise<DocumentHash | undefined> {
  const { source, feed, cities, shops, rates } = request;
  if (!('path' in source)) return undefined;
  const limits = LIMIT_SETTINGS.map((name) => settings[name]);
  const inputs = JSON.stringify([CONTENT_VERSION, feed, cities, shops, [...(rates ?? [])], limits]);
  const digest = createHash('sha256').update(inputs);
  const offersHash = createOffersHash();
  const add = (part: Buffer) => {
    digest.update(part);
    offersHash.write(part);
  };
  try {
    const { chunks } = await openFeed(source);
    let head: Buffer | undefined = Buffer.alloc(0);
    for await (const chunk of chunks) {
      if (!head) {
        add(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk));
        continue;
      }
      head = Buffer.concat([head, Buffer.from(chunk)]);
      if (head.length < HEAD_BYTES) continue;
      add(withoutDate(head));
      head = undefined;
    }
    if (head) add(withoutDate(head));
  } catch {
    // The import itself reports read errors.
    return undefined;
  }
  const offers = offersHash.digest();
  return { document: digest.digest('hex'), offers: offers && hash('sha256', `${inputs} ${offers}`) };
}

/**
 * Hashes the stored state of a feed: products, prices, stock and categories. `withOtherPrices` adds prices of the other
 * feeds: they decide a category's usual price, and so whether a held price is still unusual.
 */
export async function hashCatalogue(tx: Tx, feed: string, withOtherPrices: boolean): Promise<string> {
  const [row] = await tx`
    select ${hashRow} md5(concat_ws('|',
      (select concat(count(*), ' ', sum(hashtextextended(concat_ws(' ', id, external_id, content_hash, category_id, withdrawn), 0)::numeric)) from products where feed = ${feed}),
      (select concat(count(*), ' ', sum(hashtextextended(concat_ws(' ', o.product_id, o.city_id, o.price, o.old_price), 0)::numeric)) from offers o join products p on p.id = o.product_id where p.feed = ${feed} or ${withOtherPrices}),
      (select concat(count(*), ' ', sum(hashtextextended(concat_ws(' ', s.product_id, s.shop_id, coalesce(s.quantity, -1)), 0)::numeric)) from stocks s join products p on p.id = s.product_id where p.feed = ${feed}),
      (select string_agg(concat_ws(' ', external_id, category_id), ',' order by external_id) from category_sources where feed = ${feed}),
      (select string_agg(concat_ws(' ', id, parent_id, name_ru, slug), ',' order by id) from categories where feed = ${feed}))) as hash`;
  return row?.hash ?? '';
}

/**
 * Finds the report of the feed's last import when the input and the catalogue are unchanged. The same offers in another
 * order count as unchanged.
 */
export async function findSameImport(
  tx: Tx,
  feed: string,
  { document, offers }: DocumentHash,
): Promise<(ImportReport & { fingerprint: FeedFingerprint }) | undefined> {
  const [last] = await tx`
    select ${lastRun} from import_runs where feed = ${feed} and status = 'done' and not dry_run order by id desc limit 1`;
  const fingerprint = last?.report.fingerprint;
  if (!last || !fingerprint) return undefined;
  if (fingerprint.document !== document && (offers === undefined || fingerprint.offers !== offers)) return undefined;
  const catalogue = await hashCatalogue(tx, feed, last.report.pricesHeld > 0);
  return fingerprint.catalogue === catalogue ? { ...last.report, fingerprint } : undefined;
}

/** Returns the report of a skipped import, built from the last report. */
export function createUnchangedReport(
  lastReport: ImportReport,
  current: Pick<ImportReport, 'source' | 'dryRun' | 'seconds'>,
): ImportReport {
  return {
    ...lastReport,
    ...current,
    added: 0,
    changed: 0,
    unchanged: lastReport.added + lastReport.changed + lastReport.unchanged,
    withdrawn: 0,
    renumbered: 0,
    priceChanges: 0,
    stockChanges: 0,
  };
}
