// Compiles the messages for the type checker and the tests; the build does the same through Vite: node tools/run.mjs
// tools/compile-messages.ts
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const index = path.join(root, 'web/messages.gen/messages/_index.js');
const sources = ['messages/ru.json', 'messages/kk.json', 'project.inlang/settings.json'].map((file) =>
  path.join(root, file),
);

/** Counts compiled messages: Paraglide says "success" also when it found none (architecture §8). */
export function countMessages(): number {
  return existsSync(index)
    ? (readFileSync(index, 'utf8').match(/^export (?:const|function|\* from|\{)/gm)?.length ?? 0)
    : 0;
}

/** Compiles the messages when they changed since the last time; throws when none came out. */
export async function compileMessages(): Promise<void> {
  const made = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every((file) => statSync(file).mtimeMs < made) && countMessages() > 0) return;
  // The options are those of vite.config.ts: its plugin is asked, so that there is one place for them.
  const { loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'vite.config.ts'));
  const plugins = (loaded?.config.plugins ?? []).flat(4) as { name?: string; buildStart?: () => Promise<void> }[];
  const paraglide = plugins.find((plugin) => plugin?.name?.includes('paraglide'));
  await paraglide?.buildStart?.call({ addWatchFile: () => undefined, warn: () => undefined } as never);
  if (countMessages() === 0)
    throw new Error('no message was compiled: check project.inlang/settings.json and node_modules/@inlang');
}

if (import.meta.main) await compileMessages();
