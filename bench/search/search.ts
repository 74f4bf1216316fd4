// npm run bench:search: share of correct products per engine and kind of query. --misses lists the shop's misses in the
// tuning part, --show-held-out also in the held-out part; --part=2026-11-24 selects parts by title; --save writes a summary
// to docs/benchmarks.md
import { parseArgs } from 'node:util';
import { machineLine, saveSection } from '../run/benchmark-document.ts';
import { importDemo, startTemporaryDatabase } from '../run/temporary-database.ts';
import { measurePrivate } from './private-data.ts';
import { demoProductsById } from './demo-products.ts';
import { readDocuments, type Document } from './documents.ts';
import { parts } from './parts.ts';
import { missesText, partTable, summaryTable, summaryTimeTable, timeTable, type AskedPart } from './report.ts';
import { judgeWay, warmUp } from './score.ts';
import { miniSearchWay } from './ways/minisearch.ts';
import { oramaWay } from './ways/orama.ts';
import { postgresWay } from './ways/postgres.ts';
import { shopWay } from './ways/shop.ts';
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
const asked: AskedPart[] = [];
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
  const products = demoProductsById(documents);
  const ways = [
    await shopWay({ db, url, folder: throwaway.folder }, now),
    ...(values['only-shop']
      ? []
      : [await postgresWay(db, documents), miniSearchWay(documents), await oramaWay(documents)]),
  ];

  for (const way of ways) {
    process.stderr.write(`Warming ${way.name}\n`);
    await warmUp(way, warmUpQuestions(documents));
  }
  const head = `${machineLine()}; ${documents.length} products.`;
  say(
    `${head} A cell: right in the top ten (%) · acceptable first page (%) · precision@10 (%) · MRR · nothing shown (%).`,
  );
  const isTold = { shown: values.misses, held: values['show-held-out'], hidden: false };
  for (const { title, labels, misses } of parts.filter((part) => part.title.includes(values.part))) {
    const judged = [];
    for (const way of ways) {
      process.stderr.write(`Asking ${way.name}: ${title}\n`);
      judged.push({ name: way.name, judged: await judgeWay(way, labels, products) });
    }
    asked.push({ title, labels, ways: judged });
    say(`**${title}**\n\n${partTable(labels, judged)}\n\n${timeTable(judged)}`);
    if (isTold[misses]) process.stdout.write(`Missed:\n${missesText(judged[0]?.judged ?? [])}\n\n`);
  }
  const real = await measurePrivate(throwaway, process.env['SEARCH_DATA'], now, values['only-shop'] ?? false);
  say(real);
  if (values.save) saveSection('search', [head, summaryTable(asked), summaryTimeTable(asked), real].join('\n\n'));
} finally {
  await throwaway.stop();
}
