// npm run bench: measures the shop against its budgets. `--save` writes the table to docs/benchmarks.md; names select
// parts: npm run bench -- render import
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startShop } from '#test/harness/shop.ts';
import { ensureBuilt } from '../tools/start/build.ts';
import { benchCachedPage } from './pages/cached-page.ts';
import { runChild } from './run/child.ts';
import { atLeast, atMost, formatTable, type Figure } from './run/figure.ts';
import { measureFirstLoad } from './pages/first-load.ts';
import { benchImport } from './feeds/import.ts';
import { benchMemory } from './run/memory.ts';
import { benchIndexMaintenance } from './feeds/index-maintenance.ts';
import type { ListingBench } from './lists/listing.ts';
import { benchOrders } from './orders/place-order.ts';
import { benchSale } from './orders/sale.ts';
import { benchRender, benchSearchPage, findTypicalCategory } from './pages/render.ts';
import { checkUse } from '../tools/node/usage.mjs';
import { stopWith } from '../tools/node/terminal.mjs';

async function pages(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const { slug } = await findTypicalCategory(shop.origin);
    return [
      ...(await benchCachedPage(shop.origin, `/c/${slug}`)),
      ...(await benchRender(shop.origin)),
      await benchSearchPage(shop),
    ];
  } finally {
    await shop.stop();
  }
}

async function listing(): Promise<Figure[]> {
  const {
    listing: main,
    small,
    models,
    deep,
    deepModels,
    words,
    suggest,
    afterPriceChange,
  } = await runChild<ListingBench>('lists/listing-child.ts');
  return [
    atMost(`listing, ${main.products} products, ${main.facetValues} counts, 0–3 filters, p99`, main.p99, 1, 'ms'),
    atMost(`listing, ${small.products} products, p99`, small.p99, 0.5, 'ms'),
    atMost('listing with one card per model, p99', models.p99, 1, 'ms'),
    atMost('deep page, p99', deep.p99, 1.5, 'ms'),
    atMost('deep page with one card per model, p99', deepModels.p99, 4, 'ms'),
    atLeast('listings per CPU second', main.perCpuSecond, 2_500, ''),
    atMost('two words with facets, p99', words.p99, 3, 'ms'),
    atMost('suggestion, p99', suggest.p99, 1, 'ms'),
    atMost('listing after a price change, p99', afterPriceChange.p99, 3, 'ms'),
  ];
}

async function index(): Promise<Figure[]> {
  const { products, rebuildMs, rebuildPauseMs, startMs, updatePauseMs, propagationMs } = await benchIndexMaintenance();
  return [
    atMost(
      `index of ${products} products built next to the running one (${rebuildMs} ms), longest pause`,
      rebuildPauseMs,
      50,
      'ms',
    ),
    atMost(`snapshot of ${products} products, start to first answer`, startMs, 500, 'ms'),
    atMost('one product changed, longest pause', updatePauseMs, 50, 'ms'),
    atMost('price visible in another process after commit, p90', propagationMs, 50, 'ms'),
  ];
}

const parts: Record<string, () => Promise<Figure[]> | Figure[]> = {
  pages,
  weight: measureFirstLoad,
  listing,
  index,
  import: benchImport,
  memory: benchMemory,
  orders: benchOrders,
  sale: benchSale,
};

const OPTIONS = { save: { type: 'boolean' } } as const;
checkUse({
  usage: `npm run bench -- [<part>…] [--save]   measures, and keeps the figures in docs/benchmarks.md\nParts: ${Object.keys(parts).join(', ')}`,
  options: OPTIONS,
});
const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
const unknownPart = positionals.find((name) => !(name in parts));
if (unknownPart) stopWith(`there is no part ${unknownPart}; parts: ${Object.keys(parts).join(', ')}`);

await ensureBuilt();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stderr.write(`Measuring: ${name}\n`);
  figures.push(...(await measure()));
}
const cpus = os.cpus();
const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.versions.node}`;
process.stdout.write(`${machine}\n\n${formatTable(figures)}\n`);

if (values.save) {
  const file = path.resolve(import.meta.dirname, '../docs/benchmarks.md');
  const marker = '<!-- results -->';
  const introduction = readFileSync(file, 'utf8').split(marker)[0] ?? '';
  writeFileSync(file, `${introduction}${marker}\n\n${machine}\n\n${formatTable(figures)}\n`);
}
