// npm run bench:search: share of correct products per engine and kind of query. --misses lists the shop's misses in the
// tuning part, --show-held-out also in the held-out part; --part=2026-11-24 selects parts by title; --save writes a summary
// to docs/benchmarks.md
import { parseArgs } from 'node:util';
import { describeMachine, saveSection } from '../run/benchmark-document.ts';
import { importDemo, startTemporaryDatabase } from '../run/temporary-database.ts';
import { measurePrivate } from './private-data.ts';
import { mapDemoProducts } from './demo-products.ts';
import { readDocuments, type Document } from './documents.ts';
import { parts } from './parts.ts';
import {
  formatMisses,
  formatPartTable,
  formatSummaryTable,
  formatSummaryTimeTable,
  formatTimeTable,
  type MeasuredPart,
} from './report.ts';
import { judgeEngine, warmUp } from './score.ts';
import { createMiniSearch } from './engines/minisearch.ts';
import { createOrama } from './engines/orama.ts';
import { createPostgresSearch } from './engines/postgres.ts';
import { createShopSearch } from './engines/shop.ts';
import { checkUse } from '../../tools/node/usage.mjs';

const OPTIONS = {
  save: { type: 'boolean' },
  misses: { type: 'boolean' },
  'show-held-out': { type: 'boolean' },
  'only-shop': { type: 'boolean' },
  part: { type: 'string', default: '' },
} as const;
checkUse({
  usage: 'npm run bench:search -- [--misses] [--show-held-out] [--only-shop] [--part=<title>] [--save]',
  options: OPTIONS,
});
const { values } = parseArgs({ options: OPTIONS });
const now = new Date();
const throwaway = await startTemporaryDatabase('search');
const measuredParts: MeasuredPart[] = [];
const say = (text: string) => process.stdout.write(`${text}\n\n`);

/** Names of categories and some products. */
function warmUpQuestions(all: readonly Document[]): string[] {
  const categories = new Set(all.map((item) => item.categories));
  return [...categories, ...all.filter((_, at) => at % 30 === 0).map(({ names }) => names)];
}

try {
  const { db, url } = await throwaway.create('demo');
  process.stderr.write('Loading the demo catalogue\n');
  await importDemo(db, now);
  const documents = await readDocuments(db);
  const products = mapDemoProducts(documents);
  const engines = [
    await createShopSearch({ db, url, folder: throwaway.folder }, now),
    ...(values['only-shop']
      ? []
      : [await createPostgresSearch(db, documents), createMiniSearch(documents), await createOrama(documents)]),
  ];

  for (const engine of engines) {
    process.stderr.write(`Warming ${engine.name}\n`);
    await warmUp(engine, warmUpQuestions(documents));
  }
  const head = `${describeMachine()}; ${documents.length} products.`;
  say(
    `${head} A cell: right in the top ten (%) · acceptable first page (%) · precision@10 (%) · MRR · nothing shown (%).`,
  );
  const isTold = { shown: values.misses, held: values['show-held-out'], hidden: false };
  for (const { title, labels, misses } of parts.filter((part) => part.title.includes(values.part))) {
    const judged = [];
    for (const engine of engines) {
      process.stderr.write(`Measuring ${engine.name}: ${title}\n`);
      judged.push({ name: engine.name, judged: await judgeEngine(engine, labels, products) });
    }
    measuredParts.push({ title, labels, engines: judged });
    say(`**${title}**\n\n${formatPartTable(labels, judged)}\n\n${formatTimeTable(judged)}`);
    if (isTold[misses]) process.stdout.write(`Missed:\n${formatMisses(judged[0]?.judged ?? [])}\n\n`);
  }
  const real = await measurePrivate(throwaway, process.env['SEARCH_DATA'], now, values['only-shop'] ?? false);
  say(real);
  if (values.save)
    saveSection(
      'search',
      [head, formatSummaryTable(measuredParts), formatSummaryTimeTable(measuredParts), real].join('\n\n'),
    );
} finally {
  await throwaway.stop();
}
