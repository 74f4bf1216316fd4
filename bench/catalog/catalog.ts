// npm run bench:catalog: product lists over 100,000 products, our engine against alternatives. A number sets another
// size, `--save` writes the figures to docs/benchmarks.md, `--only sauda,postgres` selects engines. HTTP pages are
// measured when no engine is selected, or with `--http`.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runChild } from '../run/child.ts';
import { describeMachine, saveSection } from '../run/benchmark-document.ts';
import { importGenerated, startTemporaryDatabase } from '../run/temporary-database.ts';
import type { ContenderReport } from './contender.ts';
import { benchPages } from './pages.ts';
import { createSyntheticShop } from './plan.ts';
import { createQueries } from './queries.ts';
import { formatAgreementTable, formatBuildTable, formatSpeedTable, type MeasuredContender } from './report.ts';
import { writeShopFeed } from './write-feed.ts';
import { checkUse } from '../../tools/node/usage.mjs';

const contenders = { sauda: 'Sauda', postgres: 'PostgreSQL', orama: 'Orama', itemsjs: 'MiniSearch + itemsjs' } as const;
const DEFAULT_SIZE = 100_000;
const QUERIES_PER_KIND = 60;

const OPTIONS = { save: { type: 'boolean' }, only: { type: 'string' }, http: { type: 'boolean' } } as const;
checkUse({
  usage: 'npm run bench:catalog -- [<products>] [--only=sauda,postgres] [--http] [--save]',
  options: OPTIONS,
});
const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
const size = Number(positionals[0] ?? DEFAULT_SIZE);
if (!Number.isInteger(size) || size < 1_000) throw new Error('a size is a whole number from 1000');
const chosenContenders = (values.only?.split(',') ?? Object.keys(contenders)) as (keyof typeof contenders)[];

const temporary = await startTemporaryDatabase('catalog');
const sections: string[] = [];
const log = (text: string) => {
  sections.push(text);
  process.stdout.write(`${text}\n\n`);
};
try {
  const { db, url } = await temporary.create('shop');
  const now = new Date();
  const plan = createSyntheticShop();
  process.stderr.write(`Importing ${size} products\n`);
  await importGenerated(db, (out) => writeShopFeed(out, plan, size, now), now);
  const [counts] = await db.$client<
    { products: number; categories: number; attributes: number; values: number; cities: number }[]
  >`
    select (select count(*)::int from products) as products, (select count(*)::int from categories) as categories, (select count(*)::int from attributes) as attributes,
      (select count(*)::int from product_values) as values, (select count(distinct city_id)::int - 1 from offers) as cities`;
  const queries = await createQueries(db, QUERIES_PER_KIND);
  const file = path.join(temporary.folder, 'queries.json');
  await writeFile(file, JSON.stringify(queries));
  const measurements: MeasuredContender[] = [];
  for (const name of chosenContenders) {
    process.stderr.write(`Measuring ${contenders[name]}\n`);
    measurements.push({
      name: contenders[name],
      report: await runChild<ContenderReport>(`catalog/contenders/${name}.ts`, [url, file]),
    });
  }
  log(
    `${describeMachine()}; ${counts?.products} products, ${counts?.categories} categories, ${counts?.attributes} attributes, ${counts?.values} values, own prices in ${counts?.cities} cities.`,
  );
  log(`A cell: p50 · p95 · p99 ms · CPU ms (queries).\n\n${formatSpeedTable(measurements)}`);
  log(formatBuildTable(measurements));
  if (measurements.length > 1)
    log(
      `Answers that agree with Sauda's, of those both gave: total · counts of values · price bounds · order of the page.\n\n${formatAgreementTable(measurements, queries)}`,
    );
  if (values.http ?? values.only === undefined) log(await benchPages(url, plan));
  if (values.save) saveSection('catalog', sections.join('\n\n'));
} finally {
  await temporary.stop();
}
