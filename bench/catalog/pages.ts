import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startShop } from '#test/harness/shop.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { cityRecords } from '#server/features/places/geo/cities.data.ts';
import { ensureBuilt } from '../../tools/start/build.ts';
import { runChild } from '../run/child.ts';
import { markdownTable } from '../run/saved.ts';
import type { Plan } from './plan.ts';

type LoadResult = { perSecond: number; p50: number; p99: number; total: number };

const clients = [1, 32];
const cachedSeconds = '5';
const uncachedPages = 640;
const warmPages = 200;
const sorts = ['cheap', 'expensive', 'rating', 'new'];

/**
 * Measures category pages over HTTP against a started shop with this database: each page once (rendered), and one page
 * repeatedly (cached).
 */
export async function benchPages(databaseUrl: string, plan: Plan): Promise<string> {
  await ensureBuilt();
  const shop = await startShop({ DATABASE_URL: databaseUrl, SERVICES: 'web' });
  const folder = await temporaryFolder('pages');
  try {
    const leaves = plan.categories.filter(({ leaf }) => leaf);
    const press = async (paths: readonly string[], connections: number, seconds = '0'): Promise<LoadResult> => {
      const file = path.join(folder, 'paths.json');
      await writeFile(file, JSON.stringify(paths));
      return runChild<LoadResult>('catalog/load-pages.ts', [shop.origin, file, String(connections), seconds]);
    };
    // Every run uses a new city, so no page is cached.
    const sampleQueries = (city: number, count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          `/${cityRecords[city]?.keyword}/c/${leaves[index % leaves.length]?.slug}?sort=${sorts[Math.floor(index / leaves.length) % sorts.length]}`,
      );
    await press(sampleQueries(1, warmPages), 1);
    const rows: [string, LoadResult][] = [];
    for (const [at, count] of clients.entries())
      rows.push([
        `rendered, ${count} client${count > 1 ? 's' : ''}`,
        await press(sampleQueries(2 + at, uncachedPages), count),
      ]);
    const cachedPath = `/c/${leaves[0]?.slug}`;
    await press([cachedPath], 1, '1');
    for (const count of clients)
      rows.push([
        `from the page cache, ${count} client${count > 1 ? 's' : ''}`,
        await press([cachedPath], count, cachedSeconds),
      ]);
    return markdownTable([
      ['page of a category over HTTP', 'pages a second', 'p50, ms', 'p99, ms', 'pages'],
      ...rows.map(([title, { perSecond, p50, p99, total }]) => [
        title,
        String(Math.round(perSecond)),
        p50.toFixed(0),
        p99.toFixed(0),
        String(total),
      ]),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await shop.stop();
  }
}
