import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startShop } from '#test/harness/shop.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { cityRecords } from '#server/features/places/geo/cities.data.ts';
import { ensureBuilt } from '../../tools/start/build.ts';
import { runChild } from '../run/child.ts';
import { formatMarkdownTable } from '../run/benchmark-document.ts';
import type { SyntheticShop } from './plan.ts';

type LoadResult = { perSecond: number; p50: number; p99: number; total: number };

const CLIENT_COUNTS = [1, 32];
const CACHED_SECONDS = '5';
const UNCACHED_PAGES = 640;
const WARM_UP_PAGES = 200;
const SORTS = ['cheap', 'expensive', 'rating', 'new'];

/**
 * Measures category pages over HTTP against a shop started on this database: each page once (rendered), and one page
 * repeatedly (cached).
 */
export async function benchPages(databaseUrl: string, plan: SyntheticShop): Promise<string> {
  await ensureBuilt();
  const shop = await startShop({ DATABASE_URL: databaseUrl, SERVICES: 'web' });
  const folder = await temporaryFolder('pages');
  try {
    const leaves = plan.categories.filter(({ isLeaf }) => isLeaf);
    const runLoad = async (paths: readonly string[], connections: number, seconds = '0'): Promise<LoadResult> => {
      const file = path.join(folder, 'paths.json');
      await writeFile(file, JSON.stringify(paths));
      return runChild<LoadResult>('catalog/load-pages.ts', [shop.origin, file, String(connections), seconds]);
    };
    // Every run uses a new city, so no page is cached.
    const samplePaths = (city: number, count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          `/${cityRecords[city]?.keyword}/c/${leaves[index % leaves.length]?.slug}?sort=${SORTS[Math.floor(index / leaves.length) % SORTS.length]}`,
      );
    await runLoad(samplePaths(1, WARM_UP_PAGES), 1);
    const rows: [string, LoadResult][] = [];
    for (const [at, count] of CLIENT_COUNTS.entries())
      rows.push([
        `rendered, ${count} client${count > 1 ? 's' : ''}`,
        await runLoad(samplePaths(2 + at, UNCACHED_PAGES), count),
      ]);
    const cachedPath = `/c/${leaves[0]?.slug}`;
    await runLoad([cachedPath], 1, '1');
    for (const count of CLIENT_COUNTS)
      rows.push([
        `from the page cache, ${count} client${count > 1 ? 's' : ''}`,
        await runLoad([cachedPath], count, CACHED_SECONDS),
      ]);
    return formatMarkdownTable([
      ['category page over HTTP', 'pages/s', 'p50, ms', 'p99, ms', 'pages'],
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
