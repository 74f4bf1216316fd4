import { packageBin, type Step } from './steps.ts';

const vitest = packageBin('vitest', 'vitest.mjs');

/** Environment of the compiler: it collects garbage later, which halves its work. */
export const COMPILER_ENV = { GOGC: '400' };

/**
 * Arguments that check zones, or every zone of tsconfig.json: two at a time, one thread each, because several threads
 * of one zone would check the same types again. Results are kept in .cache/types, so the next run checks only changes.
 */
export const compilerArgs = (zones: readonly string[] = []): string[] => [
  packageBin('typescript', 'bin', 'tsc'),
  '--build',
  ...zones,
  '--builders',
  '2',
  '--checkers',
  '1',
];

/** The code formatter. */
export const formatter = packageBin('@biomejs', 'biome', 'bin', 'biome');

/** Messages are compiled first: the types of web/ need them. */
export const messagesStep: Step = { title: 'messages compile', args: ['tools/start/compile-messages.ts'] };

/** Gates that take seconds and need no database; the slowest first. */
export const verifySteps: Step[] = [
  { title: 'types', args: compilerArgs(), env: COMPILER_ENV },
  { title: 'pure tests', args: [vitest, 'run', '--project', 'pure', '--reporter=dot'] },
  { title: 'dependency rules', args: ['tools/gate/dependency-rules.ts'] },
  { title: 'unused code', args: [packageBin('knip', 'bin', 'knip.js'), '--no-progress'] },
  { title: 'lint', args: [packageBin('oxlint', 'bin', 'oxlint'), '--quiet'] },
  { title: 'format', args: [formatter, 'format', '--colors=off'] },
  { title: 'bans', args: ['tools/lint-rules/check-bans.ts'] },
  { title: 'wording', args: ['tools/lint-rules/check-english.ts'] },
  { title: 'lists', args: ['tools/gate/lists/check-lists.ts'] },
  { title: 'messages', args: ['tools/gate/check-messages.ts'] },
  { title: 'secrets', args: ['tools/gate/check-secrets.ts'] },
  { title: 'documents', args: ['tools/gate/check-docs.ts'] },
  { title: 'content', args: ['tools/gate/check-content.ts'] },
];
