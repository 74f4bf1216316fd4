import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatMarkdownTable } from '../run/benchmark-document.ts';
import { importGenerated, type TemporaryDatabase } from '../run/temporary-database.ts';
import { readDocuments, type Document } from './documents.ts';
import { headWords, writeNamesFeed, type NamedProduct } from './names-feed.ts';
import { createMiniSearch } from './engines/minisearch.ts';
import { createOrama } from './engines/orama.ts';
import { createPostgresSearch } from './engines/postgres.ts';
import { createShopSearch } from './engines/shop.ts';
import type { SearchEngine } from './engines/search-engine.ts';

/** A query of a real shopper and the product they opened. */
type Click = { query: string; name: string };
/** A query typed in the wrong keyboard layout, and the intended text. */
type Slip = { typed: string; meant: string };

const percent = (part: number, whole: number) => `${Math.round((part * 100) / Math.max(1, whole))} %`;

/** Measures on a retailer's data outside the project; prints only figures. Reports when the folder is missing. */
export async function measurePrivate(
  throwaway: TemporaryDatabase,
  folder: string | undefined,
  now: Date,
  onlyShop: boolean,
): Promise<string> {
  if (!folder || !existsSync(path.join(folder, 'catalog_8000.tsv.gz')))
    return 'Real queries of shoppers: skipped, SEARCH_DATA names no folder with them.';
  const rows = readTableRows(folder, 'catalog_8000.tsv.gz');
  const clicks = readTableRows(folder, 'query_sku_pairs_dev.tsv.gz').flatMap(
    ([query = '', name = '', , , kind]): Click[] => (kind === 'clicked' && query && name ? [{ query, name }] : []),
  );
  const slips = readTableRows(folder, 'wrong_layout_dev.tsv').map(
    ([typed = '', meant = '']): Slip => ({ typed, meant }),
  );
  const products = new Map(
    rows.map(([, name = '', brand = '', price = '']): [string, NamedProduct] => [
      name,
      { name, brand, priceRub: Number(price) || 1_000 },
    ]),
  );
  for (const { name } of clicks) if (!products.has(name)) products.set(name, { name, brand: '', priceRub: 1_000 });
  const { db, url } = await throwaway.create('retailer');
  await importGenerated(db, (out) => writeNamesFeed(out, [...products.values()]), now);
  const documents = await readDocuments(db);
  const engines = [
    await createShopSearch({ db, url, folder: throwaway.folder }, now),
    ...(onlyShop
      ? []
      : [await createPostgresSearch(db, documents), createMiniSearch(documents), await createOrama(documents)]),
  ];
  const names = mapNamesById(documents, [...products.keys()]);
  const measured = [];
  for (const engine of engines) {
    process.stderr.write(`Measuring ${engine.name}: real queries\n`);
    measured.push({
      name: engine.name,
      ...(await measureClicks(engine, clicks, names)),
      slips: await measureSlips(engine, slips),
    });
  }
  const clicked = measured.map(({ clicked: count }) => percent(count, clicks.length));
  return [
    `**Real queries** (${documents.length} products of a retailer by name and brand; ${clicks.length} clicked queries, ${slips.length} in the wrong layout; the data is not part of the project)`,
    formatMarkdownTable([
      ['what', ...measured.map(({ name }) => name)],
      ['the clicked product in the top ten', ...clicked],
      ['it, or one with the same head words', ...measured.map(({ alike }) => percent(alike, clicks.length))],
      ['nothing shown', ...measured.map(({ empty }) => percent(empty, clicks.length))],
      [
        'wrong layout: shows what the meant words show',
        ...measured.map(({ slips: { same, compared } }) => `${percent(same, compared)} of ${compared}`),
      ],
    ]),
  ].join('\n\n');
}

function readTableRows(folder: string, file: string): string[][] {
  const bytes = readFileSync(path.join(folder, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

function mapNamesById(documents: readonly Document[], order: readonly string[]): Map<number, string> {
  return new Map(documents.map(({ id, sku }) => [id, order[Number(sku.slice(1)) - 1] ?? '']));
}

async function measureClicks(engine: SearchEngine, clicks: readonly Click[], names: ReadonlyMap<number, string>) {
  const counts = { clicked: 0, alike: 0, empty: 0 };
  for (const { query, name } of clicks) {
    const shown = (await engine.find(query, 'ru')).ids.map((id) => names.get(id) ?? '');
    const head = headWords(name);
    if (shown.includes(name)) counts.clicked++;
    if (shown.some((other) => other === name || headWords(other) === head)) counts.alike++;
    if (shown.length === 0) counts.empty++;
  }
  return counts;
}

/**
 * Compares a slip with the same engine's answer to the intended text, when that has results: at least one product must
 * appear in both.
 */
async function measureSlips(engine: SearchEngine, slips: readonly Slip[]): Promise<{ same: number; compared: number }> {
  let [same, compared] = [0, 0];
  for (const { typed, meant } of slips) {
    const expected = new Set((await engine.find(meant, 'ru')).ids);
    if (expected.size === 0) continue;
    compared++;
    if ((await engine.find(typed, 'ru')).ids.some((id) => expected.has(id))) same++;
  }
  return { same, compared };
}
