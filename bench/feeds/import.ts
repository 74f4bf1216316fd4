import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { migrateDatabase, openDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';
import { runChild } from '../run/child.ts';
import { atMost, figureWithoutBudget, roundTo, type Figure } from '../run/figure.ts';
import { postgresCpu } from '../run/postgres-cpu.ts';

const OFFERS = 100_000;
const CATEGORIES = 400;
/** As `npm run import` runs (tools/run.mjs). */
const IMPORT_FLAGS = ['--max-semi-space-size=16'];
const BRANDS = ['Samsung', 'Apple', 'LG', 'Bosch', 'Xiaomi', 'Haier', 'Philips', 'Sony', 'Tefal', 'Beko'];
const COLOURS = ['чёрный', 'белый', 'серебристый', 'синий', 'красный'];

/** One offer of a plain YML feed with a dozen parameters, as suppliers send them; deterministic by number. */
function createOffer(index: number): string {
  const brand = BRANDS[index % BRANDS.length];
  const param = (name: string, value: string | number, unit = '') =>
    `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;
  return (
    `<offer id="${index}" available="${index % 9 > 0}"><url>https://supplier.example/p/${index}</url><price>${5_000 + ((index * 7_919) % 900_000)}</price><currencyId>KZT</currencyId>` +
    `<categoryId>${100 + (index % CATEGORIES)}</categoryId><picture>https://supplier.example/i/${index}-1.jpg</picture><picture>https://supplier.example/i/${index}-2.jpg</picture>` +
    `<vendor>${brand}</vendor><vendorCode>M-${index}</vendorCode><name>Прибор ${brand} модель ${index}, ${COLOURS[index % 5]}</name><description>Надёжный прибор для дома, модель ${index}. Гарантия один год, сервис в каждом городе.</description>` +
    param('Цвет', COLOURS[index % 5]!) +
    param('Диагональ', 5 + (index % 60) / 10, 'дюйм') +
    param('Оперативная память', 2 ** (1 + (index % 5)), 'ГБ') +
    param('Встроенная память', 2 ** (5 + (index % 5)), 'ГБ') +
    param('Вес', 100 + (index % 900), 'г') +
    param('Мощность', 10 * (index % 200), 'Вт') +
    param('NFC', index % 2 ? 'Есть' : 'Нет') +
    param('Страна', ['Китай', 'Казахстан', 'Турция'][index % 3]!) +
    param('Гарантия', 12 * (1 + (index % 3)), 'мес') +
    param('Материал', ['пластик', 'металл', 'стекло'][index % 3]!) +
    param('Габариты', `${100 + (index % 90)}х190х93 мм`) +
    param('Wi-Fi', index % 3 ? 'Есть' : 'Нет') +
    '</offer>\n'
  );
}

async function writeFeed(
  file: string,
  date: string,
  { isReversed = false, changed = 0 }: { isReversed?: boolean; changed?: number } = {},
): Promise<void> {
  const out = createWriteStream(file);
  const categories = Array.from(
    { length: CATEGORIES },
    (_, index) =>
      `<category id="${100 + index}"${index < 20 ? '' : ` parentId="${100 + (index % 20)}"`}>Раздел ${index}</category>`,
  ).join('');
  out.write(
    `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="${date}"><shop><name>bench</name><categories>${categories}</categories><offers>\n`,
  );
  for (let position = 1; position <= OFFERS; position++) {
    const index = isReversed ? OFFERS + 1 - position : position;
    const text = createOffer(index);
    if (!out.write(index === changed ? text.replace('Надёжный', 'Новый') : text)) await once(out, 'drain');
  }
  out.end('</offers></shop></yml_catalog>\n');
  await once(out, 'finish');
}

type ImportRun = {
  seconds: number;
  /** CPU seconds of the importer, and of PostgreSQL. */
  cpu: number;
  databaseCpu: number;
  megabytes: number;
  added: number;
  changed: number;
  withdrawn: number;
};

/** CPU time does not depend on other load of the machine. */
function cpuFigure(metric: string, { cpu, databaseCpu }: ImportRun): Figure {
  return figureWithoutBudget(
    `CPU of ${metric}, importer + PostgreSQL`,
    `${roundTo(cpu, 1)} + ${roundTo(databaseCpu, 1)} s`,
  );
}

/**
 * Imports 100,000 offers into an empty durable database, then four more files, each in its own process: the same file
 * again, the same offers in another order on another day, a file with other changes that must be read and compared
 * completely, and one with one changed offer.
 */
export async function benchImport(): Promise<Figure[]> {
  const dataDir = await temporaryFolder('import');
  const server = await startEmbeddedDatabase({ dataDir });
  try {
    await migrateDatabase(server.url);
    const db = openDatabase(server.url, 2);
    await createGeoService({ db }).seed();
    const databaseCpu = (await postgresCpu(db)) ?? (() => 0);
    await db.$client.end();
    const feed = path.join(dataDir, 'feed.yml');
    await writeFeed(feed, '2026-11-20 10:00');
    const run = async () => {
      const before = databaseCpu();
      const result = await runChild<Omit<ImportRun, 'databaseCpu'>>(
        'feeds/import-child.ts',
        [feed, server.url],
        IMPORT_FLAGS,
      );
      return { ...result, databaseCpu: databaseCpu() - before };
    };
    const firstRun = await run();
    const repeatedRun = await run();
    await writeFeed(feed, '2026-11-21 10:00', { isReversed: true });
    const reorderedRun = await run();
    await writeFeed(feed, '2026-11-22 10:00');
    await appendFile(feed, '<!-- read as a whole -->');
    const comparedRun = await run();
    await writeFeed(feed, '2026-11-23 10:00', { changed: OFFERS / 2 });
    const changedRun = await run();
    if (changedRun.changed !== 1 || changedRun.added + changedRun.withdrawn > 0)
      throw new Error(`one changed offer is not what it should be: ${JSON.stringify(changedRun)}`);
    const unchangedRuns = [repeatedRun, reorderedRun, comparedRun];
    if (
      firstRun.added !== OFFERS ||
      unchangedRuns.some(({ added, changed, withdrawn }) => added + changed + withdrawn > 0)
    )
      throw new Error(`the import is not what it should be: ${JSON.stringify([firstRun, ...unchangedRuns])}`);
    return [
      atMost(
        `import of ${OFFERS} offers (${Math.round(OFFERS / firstRun.seconds)} a second)`,
        roundTo(firstRun.seconds, 1),
        60,
        's',
      ),
      atMost(
        'its memory',
        Math.round(Math.max(firstRun.megabytes, ...unchangedRuns.map(({ megabytes }) => megabytes))),
        500,
        'MB',
      ),
      atMost('same feed again', roundTo(repeatedRun.seconds, 1), 10, 's'),
      atMost('reordered offers, new feed date', roundTo(reorderedRun.seconds, 1), 10, 's'),
      atMost('same offers, file read and compared', roundTo(comparedRun.seconds, 1), 15, 's'),
      atMost('one changed offer', roundTo(changedRun.seconds, 1), 10, 's'),
      cpuFigure('the first import', firstRun),
      cpuFigure('one changed offer', changedRun),
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
