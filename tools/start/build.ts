import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { countMessages } from './compile-messages.ts';
import { root } from '../node/install.mjs';
import { alone } from '../node/lock.mjs';
import { statSources, readSources, readStamp } from '../gate/sources.ts';
import { dist, stampFile, isUpToDate } from '../gate/up-to-date.ts';
import { progress } from '../node/terminal.mjs';
import { messages } from '../vite/messages.ts';

const TYPICAL_MODULES = 4_500;

/** Error text of a failed build, without its stack. */
const errorText = (error: Error): string =>
  error.message
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 6)
    .join('\n');

async function buildPages(): Promise<void> {
  const expected = readStamp(stampFile)?.modules ?? TYPICAL_MODULES;
  const { fileStats, files } = statSources();
  const content = readSources(files);
  rmSync(stampFile, { force: true });
  let modules = 0;
  const bar = progress('Building pages', () => Math.min(0.98, modules / expected));
  const counter: Plugin = { name: 'sauda:count', transform: () => void modules++ };
  try {
    const { build } = await import('vite');
    const common: InlineConfig = {
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [counter],
      mode: 'production',
    };
    rmSync(path.join(dist, 'client'), { recursive: true, force: true });
    for (const language of ['ru', 'kk'] as const)
      await build({
        ...common,
        plugins: [counter, messages(language)],
        build: { manifest: `manifest.${language}.json`, emptyOutDir: false },
      });
    await build({ ...common, build: { ssr: true } });
    if (countMessages() === 0) throw new Error('no message was compiled: check messages/ru.json');
  } catch (error) {
    bar.failed();
    throw new StartupError(`the pages could not be built: ${errorText(error as Error)}`);
  }
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ fileStats, content, modules }));
  bar.done();
}

/** Builds the pages for the browser and for the server when their sources changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  if (isUpToDate()) return;
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  await alone(path.join(root, '.cache', 'build.lock'), async () => (isUpToDate() ? undefined : buildPages()));
}

if (import.meta.main) {
  await ensureBuilt().catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`Sauda: ${error.message}\n`);
    process.exitCode = 1;
  });
}
