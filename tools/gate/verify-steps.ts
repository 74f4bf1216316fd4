import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { bin, type Step } from './steps.ts';

const tsc = bin('typescript', 'bin', 'tsc');
const vitest = bin('vitest', 'vitest.mjs');

/**
 * The compiler works at one thing at a time, which other steps run beside: its workers would each look at the same types
 * again. It may take memory before it looks for what it can give back. Both together halve its work.
 */
export const ALONE = { flags: ['--singleThreaded'], env: { GOGC: '400' } };

/** What the compiler remembers of a zone, so that the next run looks only at what has changed since. */
const rememberedAs = (zone: string): string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  path.join(root, '.cache/types', `${zone.replace('/', '-')}.tsbuildinfo`),
];

/** The program that lays out the code. */
export const formatter = bin('@biomejs', 'biome', 'bin', 'biome');

/** Compiling the messages comes first: the types of web/ come from them. */
export const messagesStep: Step = { title: 'messages compile', args: ['tools/start/compile-messages.ts'] };

/** The gates that take seconds and need no database; the slowest first. */
export const verifySteps: Step[] = [
  ...['server', 'web', 'web/worker', 'tools', 'test', 'demo', 'contract', 'domain']
    .filter((zone) => existsSync(path.join(root, zone, 'tsconfig.json')))
    .map((zone) => ({
      title: `types ${zone}`,
      args: [tsc, '-p', `${zone}/tsconfig.json`, ...ALONE.flags, ...rememberedAs(zone)],
      env: ALONE.env,
    })),
  { title: 'pure tests', args: [vitest, 'run', '--project', 'pure', '--reporter=dot'] },
  { title: 'arrows', args: ['tools/gate/arrows.ts'] },
  { title: 'lint', args: [bin('oxlint', 'bin', 'oxlint'), '--quiet'] },
  { title: 'format', args: [formatter, 'format', '--colors=off'] },
  { title: 'bans', args: ['tools/lint-rules/check-bans.ts'] },
  { title: 'messages', args: ['tools/gate/check-messages.ts'] },
  { title: 'secrets', args: ['tools/gate/check-secrets.ts'] },
  { title: 'documents', args: ['tools/gate/check-docs.ts'] },
  { title: 'content', args: ['tools/gate/check-content.ts'] },
];
