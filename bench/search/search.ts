// npm run bench:search: how often each way of searching shows the right products, kind by kind.
// --misses lists what the shop's search missed of the tuned part; --show-held-out also of the other; --save keeps the
// figures in docs/benchmarks.md
import { parseArgs } from 'node:util';
import { machineLine, saveSection } from '../saved.ts';
import { importDemo, startThrowaway } from '../throwaway.ts';
import { measurePrivate } from './private-data.ts';
import { demoProducts } from './demo-products.ts';
import { readDocuments, type Document } from './documents.ts';
import { heldOutQueries } from './held-out.ts';
import { checkKazakh } from './hard/check-kk.ts';
import { checkRussian } from './hard/check-ru.ts';
import { examKazakh } from './hard/exam-kk.ts';
import { examRussian } from './hard/exam-ru.ts';
import { finalKazakh } from './hard/final-kk.ts';
import { finalRussian } from './hard/final-ru.ts';
import { freshKazakh } from './hard/fresh-kk.ts';
import { freshRussian } from './hard/fresh-ru.ts';
import { hardKazakh } from './hard/hard-kk.ts';
import { hardRussian } from './hard/hard-ru.ts';
import { lastKazakh } from './hard/last-kk.ts';
import { lastRussian } from './hard/last-ru.ts';
import { lessonKazakh } from './hard/lesson-kk.ts';
import { lessonRussian } from './hard/lesson-ru.ts';
import { readHardQueries, readLevels } from './hard/read-table.ts';
import { secondKazakh } from './hard/second-kk.ts';
import { secondRussian } from './hard/second-ru.ts';
import { unseenKazakh } from './hard/unseen-kk.ts';
import { unseenRussian } from './hard/unseen-ru.ts';
import { isUnseen } from './label.ts';
import { laterQueries } from './later.ts';
import { tunedQueries } from './queries.ts';
import { missesText, partTable, timeTable } from './report.ts';
import { judgeWay, warmUp } from './score.ts';
import { trapQueries } from './traps.ts';
import { miniSearchWay } from './ways/minisearch.ts';
import { oramaWay } from './ways/orama.ts';
import { postgresWay } from './ways/postgres.ts';
import { shopWay } from './ways/shop.ts';

const { values } = parseArgs({
  options: {
    save: { type: 'boolean' },
    misses: { type: 'boolean' },
    'show-held-out': { type: 'boolean' },
    'only-shop': { type: 'boolean' },
  },
});
const hard = [...readHardQueries(hardRussian, 'ru'), ...readHardQueries(hardKazakh, 'kk')];
const fresh = [...readHardQueries(freshRussian, 'ru'), ...readHardQueries(freshKazakh, 'kk')];
const last = [...readHardQueries(lastRussian, 'ru'), ...readHardQueries(lastKazakh, 'kk')];
const final = [...readHardQueries(finalRussian, 'ru'), ...readHardQueries(finalKazakh, 'kk')];
const lesson = [...readLevels(lessonRussian, 'ru'), ...readLevels(lessonKazakh, 'kk')];
const exam = [...readLevels(examRussian, 'ru'), ...readLevels(examKazakh, 'kk')];
const check = [...readLevels(checkRussian, 'ru'), ...readLevels(checkKazakh, 'kk')];
const hardOfCheck = [...readHardQueries(checkRussian.hard, 'ru'), ...readHardQueries(checkKazakh.hard, 'kk')];
const unseen = [...readLevels(unseenRussian, 'ru'), ...readLevels(unseenKazakh, 'kk')];
const hardOfUnseen = [...readHardQueries(unseenRussian.hard, 'ru'), ...readHardQueries(unseenKazakh.hard, 'kk')];
const second = [...readLevels(secondRussian, 'ru'), ...readLevels(secondKazakh, 'kk')];
const hardOfSecond = [...readHardQueries(secondRussian.hard, 'ru'), ...readHardQueries(secondKazakh.hard, 'kk')];
const now = new Date();
const throwaway = await startThrowaway('search');
const said: string[] = [];
const say = (text: string) => {
  said.push(text);
  process.stdout.write(`${text}\n\n`);
};

/** Names of categories and of some products. */
function warmUpQuestions(all: readonly Document[]): string[] {
  const categories = new Set(all.map((one) => one.categories));
  return [...categories, ...all.filter((_, at) => at % 30 === 0).map(({ names }) => names)];
}

try {
  const { db } = await throwaway.create('demo');
  process.stderr.write('Loading the demo catalogue\n');
  await importDemo(db, now);
  const documents = await readDocuments(db);
  const bySku = new Map(demoProducts().map((products) => [products.sku, products]));
  const products = new Map(
    documents.flatMap(({ id, sku }) => {
      const found = bySku.get(sku);
      return found ? [[id, found] as const] : [];
    }),
  );
  if (products.size !== documents.length)
    throw new Error(
      `${documents.length - products.size} of ${documents.length} documents are no products of the demo catalogue`,
    );
  const ways = [
    await shopWay(db, now),
    ...(values['only-shop']
      ? []
      : [await postgresWay(db, documents), miniSearchWay(documents), await oramaWay(documents)]),
  ];

  for (const way of ways) {
    process.stderr.write(`Warming ${way.name}\n`);
    await warmUp(way, warmUpQuestions(documents));
  }
  say(
    `${machineLine()}; ${documents.length} products. A cell: right in the top ten (%) · acceptable first page (%) · precision@10 (%) · MRR · nothing shown (%).`,
  );
  for (const [title, labels, showMisses] of [
    ['Tuned part', tunedQueries, values.misses],
    ['Held-out part', heldOutQueries, values['show-held-out']],
    ['Later part', laterQueries, values['show-held-out']],
    ['Traps', trapQueries, values.misses],
    ['Hard queries, the seen half', hard.filter(({ q }) => !isUnseen(q)), values.misses],
    ['Hard queries, the unseen half', hard.filter(({ q }) => isUnseen(q)), values['show-held-out']],
    ['Fresh queries, taught since', fresh, values.misses],
    ['Last queries, taught since', last, values.misses],
    ['Final queries, some taught since', final, values.misses],
    ['Lesson queries, taught since', lesson, values.misses],
    ['Exam queries, taught since', exam, values.misses],
    ['Check queries, never taught', check, values['show-held-out']],
    ['The hard third of the check', hardOfCheck, false],
    ['Unseen queries, their kinds taught since', unseen, values.misses],
    ['The hard ones of these', hardOfUnseen, false],
    ['Second unseen queries, never taught', second, values['show-held-out']],
    ['The hard ones of the second', hardOfSecond, false],
  ] as const) {
    const judged = [];
    for (const way of ways) {
      process.stderr.write(`Asking ${way.name}: ${title}\n`);
      judged.push({ name: way.name, judged: await judgeWay(way, labels, products) });
    }
    say(`**${title}**\n\n${partTable(labels, judged)}\n\n${timeTable(judged)}`);
    if (showMisses) process.stdout.write(`Missed:\n${missesText(judged[0]?.judged ?? [])}\n\n`);
  }
  say(await measurePrivate(throwaway, process.env['SEARCH_DATA'], now, values['only-shop'] ?? false));
  if (values.save) saveSection('search', said.join('\n\n'));
} finally {
  await throwaway.stop();
}
