// Database growth after months of daily imports: node tools/run.mjs bench/feeds/growth.ts [days]. Prints the size of
// the database and its largest relations after the first and the last import.
import { Readable } from 'node:stream';
import { importFeed } from '#server/feeds/import/import-feed.ts';
import type { Database } from '#server/platform/database/db.ts';
import { startTemporaryDatabase } from '../run/temporary-database.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const OFFERS = 180;
const FIRST_DAY = Date.UTC(2026, 2, 1);

/** The feed of a day: one offer in twenty has a new price, one in five a new stock quantity, one in ninety a new text. */
function createFeed(day: number): string {
  const periodsSince = (every: number, index: number) => Math.floor((day + (index % every)) / every);
  const offers = Array.from({ length: OFFERS }, (_, index) => {
    const price = 10_000 + index * 500 + (periodsSince(20, index) % 7) * 100;
    const quantity = 1 + ((index + periodsSince(5, index)) % 30);
    const edition = periodsSince(90, index);
    return (
      `<offer id="o${index}" available="true"><name>Чайник ${index}, выпуск ${edition}</name><price>${price}</price><currencyId>KZT</currencyId><categoryId>${1 + (index % 6)}</categoryId>` +
      `<vendor>Марка ${index % 9}</vendor><picture>https://supplier.example/${index}-${edition}.jpg</picture><description>Чайник для дома, модель ${index}. Гарантия один год.</description>` +
      `<quantity>${quantity}</quantity><param name="Цвет">${['чёрный', 'белый', 'синий'][index % 3]}</param><param name="Мощность" unit="Вт">${1000 + (index % 12) * 100}</param><param name="Объём" unit="л">${1 + (index % 10) / 10}</param></offer>`
    );
  });
  const categories = Array.from(
    { length: 6 },
    (_, index) => `<category id="${index + 1}">Раздел ${index + 1}</category>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-03-01"><shop><categories>${categories.join('')}</categories><offers>${offers.join('\n')}</offers></shop></yml_catalog>`;
}

type RelationSize = { name: string; kilobytes: number; rows: number; dead: number };

async function measureRelations(db: Database): Promise<{ megabytes: number; largest: RelationSize[] }> {
  const sql = db.$client;
  await sql`vacuum analyze`;
  const [database] = await sql`select pg_database_size(current_database()) / 1048576.0::float8 as megabytes`;
  const largest = await sql`
    select c.oid::regclass::text as name, (pg_total_relation_size(c.oid) / 1024)::int as kilobytes, c.reltuples::int as rows, coalesce(s.n_dead_tup, 0)::int as dead
    from pg_class c left join pg_stat_all_tables s on s.relid = c.oid where c.relkind = 'r' order by 2 desc limit 14`;
  return { megabytes: Number(database?.megabytes), largest: largest as unknown as RelationSize[] };
}

function printSizes(title: string, { megabytes, largest }: Awaited<ReturnType<typeof measureRelations>>): void {
  process.stdout.write(`${title}: ${megabytes.toFixed(1)} MB\n`);
  for (const { name, kilobytes, rows } of largest)
    process.stdout.write(`  ${name.padEnd(36)} ${String(kilobytes).padStart(7)} kB ${String(rows).padStart(8)} rows\n`);
}

const days = Number(process.argv[2] ?? 240);
const temporary = await startTemporaryDatabase('growth');
try {
  const { db } = await temporary.create('growth');
  for (let day = 0; day < days; day++) {
    await importFeed({
      db,
      feed: 'daily',
      source: { stream: Readable.from([createFeed(day)]), name: 'daily' },
      now: new Date(FIRST_DAY + day * DAY_MS),
    });
    if (day === 0) printSizes('after the first import', await measureRelations(db));
  }
  printSizes(`after ${days} imports`, await measureRelations(db));
} finally {
  await temporary.stop();
}
