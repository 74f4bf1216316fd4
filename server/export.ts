import { parseArgs } from 'node:util';
import { openDatabase } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { openStore } from './platform/open-store.ts';
import { StartProblem } from './platform/start-problem.ts';
import { createSettings } from './platform/store-settings.ts';
import { exportFeeds, type FeedOutcome } from './feeds/export/export-feeds.ts';
import { exportDeps } from './feeds/export/export.jobs.ts';
import { createGeoService } from './features/geo/geo.service.ts';

const usage = 'npm run export [-- --force]';

function lineOf({ kind, city, products, bytes, problem }: FeedOutcome): string {
  const name = `${kind}, ${city ?? 'every city'}`;
  return problem === null
    ? `${name}: ${products} products, ${(bytes / 1_048_576).toFixed(1)} MB`
    : `${name}: refused. ${problem}`;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  if (positionals.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const store = await openStore(env, log);
  const db = openDatabase(store.url, 3);
  try {
    const geo = createGeoService({ db });
    await geo.seed();
    await geo.load(new Date());
    const deps = exportDeps({ env, db, geo, settings: await createSettings(db), log });
    const outcomes = await exportFeeds(deps, { now: new Date(), force: values.force ?? false });
    if (!outcomes) {
      process.stderr.write('Another process is creating the feeds; wait for it to end.\n');
      return 1;
    }
    for (const outcome of outcomes) process.stdout.write(`${lineOf(outcome)}\n`);
    process.stdout.write(`The files are in ${deps.dir}; their addresses begin with ${deps.origin}.\n`);
    return outcomes.some(({ problem }) => problem !== null) ? 1 : 0;
  } finally {
    await db.$client.end();
    await store.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
