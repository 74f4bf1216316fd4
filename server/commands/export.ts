import { parseArgs } from 'node:util';
import { wrongUsage, runCommand, printOutcome, withStore } from './command.ts';
import { createSettings } from '../platform/database/store-settings.ts';
import { exportFeeds, type FeedOutcome } from '../feeds/export/export-feeds.ts';
import { exportDeps } from '../feeds/export/export.jobs.ts';
import { createGeoService } from '../features/places/geo/geo.service.ts';

const USAGE = `npm run export             creates the feeds of the catalogue
npm run export -- --force  also publishes feeds that lose many products`;
const OPTIONS = { force: { type: 'boolean' } } as const;

function formatOutcome({ kind, city, products, bytes, problem }: FeedOutcome): string {
  const name = `${kind}, ${city ?? 'every city'}`;
  return problem === null
    ? `${name}: ${products} products, ${(bytes / 1_048_576).toFixed(1)} MB`
    : `${name}: refused. ${problem}`;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (positionals.length > 0)
    return printOutcome(wrongUsage(`"${positionals[0]}" is not an argument: all feeds are created at once`, USAGE));
  return withStore(3, async ({ env, db, log }) => {
    const geo = createGeoService({ db });
    await geo.seed();
    await geo.load(new Date());
    const deps = exportDeps({ env, db, geo, settings: await createSettings(db), log });
    const outcomes = await exportFeeds(deps, { now: new Date(), force: values.force ?? false });
    if (!outcomes)
      return printOutcome({ text: 'Another process is creating the feeds; wait for it to finish.', code: 1 });
    for (const outcome of outcomes) process.stdout.write(`${formatOutcome(outcome)}\n`);
    process.stdout.write(`The files are in ${deps.dir}; their URLs begin with ${deps.origin}.\n`);
    return outcomes.some(({ problem }) => problem !== null) ? 1 : 0;
  });
}

await runCommand({ usage: USAGE, options: OPTIONS }, main);
