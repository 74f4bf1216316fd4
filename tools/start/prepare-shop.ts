// Prepares a shop for its server: builds changed pages, opens and migrates the database, loads the demo into an empty
// one. A separate process, because a bundler does not release its memory.
import type { OpenStore } from '#server/platform/database/open-store.ts';
import { isTrial, readEnv, type Env } from '#server/platform/process/env.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { ensureBuilt } from './build.ts';
import { recordFilled } from './filled-before.ts';
import { progress, stopWith } from '../node/terminal.mjs';

const dev = process.argv.includes('--dev');
let stopping = false;

async function openWithNotice(env: Env): Promise<OpenStore> {
  const bar = progress('Starting PostgreSQL');
  try {
    const [{ openStore }, { createLog }] = await Promise.all([
      import('#server/platform/database/open-store.ts'),
      import('#server/platform/process/log.ts'),
    ]);
    return await openStore(env, createLog(env.LOG_LEVEL), (line) => process.stderr.write(`${line}\n`));
  } finally {
    bar.clear();
  }
}

/**
 * Fills an empty shop with the demo, or explains how to fill it. Records that a shop has products, to speed up later
 * starts.
 */
async function fill(env: Env, url: string): Promise<void> {
  const { isEmptyShop, loadDemoIfEmpty } = await import('../demo/demo-catalogue.ts');
  if (env.DEMO ?? isTrial(env)) await loadDemoIfEmpty(env, url, () => stopping);
  if (stopping) return;
  if (await isEmptyShop(url))
    process.stderr.write(
      'Sauda: the shop has no products. Fill it from your feed: npm run import -- <file-or-url> (docs/how-to/import-a-feed.md), or with the demo: DEMO=true npm start\n',
    );
  else if (!env.DATABASE_URL) recordFilled(env.DATA_DIR);
}

async function main(): Promise<void> {
  const env = readEnv();
  const [built, opened] = await Promise.allSettled([dev ? undefined : ensureBuilt(), openWithNotice(env)]);
  if (opened.status === 'rejected') throw opened.reason;
  try {
    if (built.status === 'rejected') throw built.reason;
    if (!stopping) await fill(env, opened.value.url);
  } finally {
    await opened.value.stop();
  }
}

const stop = () => {
  stopping = true;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);
process.channel?.unref();

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  stopWith(error.message);
}
