import { createContentService } from './features/content/content.service.ts';
import { createShortLinksService } from './features/short-links/short-links.service.ts';
import { openDatabase } from './platform/db.ts';
import { originFromEnv, readEnv } from './platform/env.ts';
import { ExpectedFailure } from './platform/failure.ts';
import { createLog } from './platform/log.ts';
import { openStore } from './platform/open-store.ts';
import { loadSecret } from './platform/secrets.ts';
import { StartProblem } from './platform/start-problem.ts';
import { createSettings } from './platform/store-settings.ts';

const USAGE = `npm run content -- load                    loads content/ into the tables of a running shop
npm run content -- preview <path>          prints a link that shows a draft for a week
npm run content -- link <path> [<id>]      creates a short link /r/<id>`;

/** Loads texts, signs previews and creates short links from the command line; a running shop follows by events. */
async function main([command, path, id, ...rest]: readonly string[]): Promise<number> {
  const known =
    command === 'load' ? path === undefined : ['preview', 'link'].includes(command ?? '') && path !== undefined;
  if (!known || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const env = readEnv();
  const store = await openStore(env, createLog(env.LOG_LEVEL));
  const db = openDatabase(store.url, 2);
  try {
    if (command === 'link') {
      const created = await (await createShortLinksService({ db })).create(path!, id);
      process.stdout.write(`${originFromEnv(env)}/r/${created}\n`);
      return 0;
    }
    const secret = loadSecret(env.APP_SECRET, env.DATA_DIR);
    const content = await createContentService({ db, settings: await createSettings(db), secret });
    if (command === 'preview')
      process.stdout.write(`${originFromEnv(env)}${path}?preview=${content.previewOf(path!, new Date())}\n`);
    else process.stdout.write('content/ is loaded\n');
    return 0;
  } finally {
    await db.$client.end();
    await store.stop();
  }
}

if (import.meta.main)
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const known = error instanceof StartProblem || error instanceof ExpectedFailure;
    if (!known) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
