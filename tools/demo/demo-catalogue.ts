import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/platform/database/db.ts';
import type { Env } from '#server/platform/process/env.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { createDemoCompany } from './demo-company.ts';
import { createDemoGifts } from './demo-gifts.ts';
import { createDemoServiceCentres } from './demo-service-centres.ts';
import { createDemoTradeIn } from './demo-trade-in.ts';
import { createDemoServices } from './demo-services.ts';
import { createDemoSavings } from './demo-savings.ts';
import { root } from '../node/install.mjs';
import { progress } from '../node/terminal.mjs';

/** True when a shop has no products, not even withdrawn ones. */
export async function isEmptyShop(url: string): Promise<boolean> {
  const { $client: sql } = openDatabase(url, 1);
  try {
    const [row] = await sql<{ some: boolean }[]>`select exists (select from products) as some`;
    return !row?.some;
  } finally {
    await sql.end();
  }
}

/** Runs a program; its output goes to `outputFile` if given, otherwise it is read line by line. */
async function runProgram(
  args: string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
  outputFile?: string,
): Promise<{ code: number | null; output: string }> {
  const file = outputFile ? openSync(outputFile, 'w') : undefined;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', ...args],
    { cwd: root, env, stdio: ['ignore', file ?? 'pipe', 'pipe'] },
  );
  if (file !== undefined) closeSync(file);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
      onLine(
        text
          .trim()
          .split(/[\r\n]+/)
          .at(-1) ?? '',
      );
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/**
 * Loads the built-in catalogue and demo savings through the ordinary importer when the shop has no product. `isStopped`
 * returns true once the start was cancelled.
 */
export async function loadDemoIfEmpty(env: Env, url: string, isStopped: () => boolean): Promise<void> {
  if (!(await isEmptyShop(url))) return;
  const feed = path.resolve(env.DATA_DIR, 'demo-feed.yml');
  mkdirSync(path.dirname(feed), { recursive: true });
  const bar = progress('Loading the demo catalogue');
  const childEnv = { ...process.env, DATABASE_URL: url, DATA_DIR: path.resolve(env.DATA_DIR) };
  const show = (line: string) =>
    bar.update(Number(/(\d+(?:\.\d+)?) ?%/.exec(line)?.[1] ?? NaN) / 100 || undefined, line.slice(0, 60));
  const steps: [args: string[], outputFile?: string][] = [
    [['demo/catalog/demo-feed.ts'], feed],
    [['server/commands/import.ts', feed, '--feed=demo']],
  ];
  for (const [args, outputFile] of steps) {
    const { code, output } = await runProgram(args, childEnv, show, outputFile);
    if (isStopped()) return bar.clear();
    if (code === 0) continue;
    bar.failed();
    throw new StartupError(
      `the demo catalogue could not be loaded (${args[0]}): ${output.trim().split('\n').at(-1) ?? code}`,
    );
  }
  await createDemoSavings(env, url);
  await createDemoGifts(url);
  await createDemoCompany(url);
  await createDemoServiceCentres(url);
  await createDemoTradeIn(url);
  await createDemoServices(url);
  rmSync(feed, { force: true });
  bar.done();
}
