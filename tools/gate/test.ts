// npm test: all gates and tests, with a table of times; the last line has the totals. With --deep the longest tests run
// completely: all random histories, all kills, every journey in each of its languages and on each of its devices.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '#test/harness/chromium.ts';
import { ensureOldestPostgres, majorVersion } from '#test/harness/oldest-postgres.ts';
import { root } from '../node/install.mjs';
import { packageBin, runStep, runSteps, showFailures, formatTimes, type Outcome, type Step } from './steps.ts';
import { messagesStep, verifySteps } from './verify-steps.ts';

if (process.argv.includes('--deep')) process.env['TEST_DEPTH'] = 'deep';

type Counts = { passed: number; failed: number };

/** Characters of a failed run's output that are repeated at the end. */
const MAX_TAIL_CHARS = 4_000;

const results = path.join(root, 'test-results');
const vitest = (project: string, name = project, env: Step['env'] = {}): Step => ({
  title: `${name} tests`,
  env,
  args: [
    packageBin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(results, `${name}.json`)}`,
  ],
  isVerbose: true,
});

/** Counts the tests of a run; a run that ended before its report counts as one failure. */
function countTests(name: string): Counts {
  const file = path.join(results, `${name}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites ? 1 : 0) };
}

const sum = (counts: Counts[]): Counts =>
  counts.reduce((total, count) => ({ passed: total.passed + count.passed, failed: total.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
const asCount = ({ ok }: Outcome): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Finds or installs a program that the tests need; the output is its path, or the reason for its absence. */
function ensure(title: string, find: (say: (line: string) => void) => string | null): Outcome {
  const startedAt = performance.now();
  try {
    const program = find((line) => process.stdout.write(`${line}\n`)) ?? '';
    return { title, ok: true, ms: performance.now() - startedAt, output: program };
  } catch (error) {
    return { title, ok: false, ms: performance.now() - startedAt, output: (error as Error).message };
  }
}

/**
 * The server tests on another PostgreSQL with a sample of the random histories; the full number runs on the embedded
 * one.
 */
function onOlderPostgres(bin: string): readonly [string, Step] {
  const name = `server on PostgreSQL ${majorVersion(bin)}`;
  return [name, vitest('server', name, { TEST_POSTGRES_BIN: bin, TEST_DEPTH: '' })];
}

async function main(): Promise<boolean> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const gates = [ensure('Chromium', ensureChromium), await runStep(messagesStep)];
  const older = process.env['TEST_DEPTH'] === 'deep' ? ensure('older PostgreSQL', ensureOldestPostgres) : null;
  if (older) gates.push(older);
  // The pure tests run below with the others, where they are counted individually.
  const steps = verifySteps.filter((step) => step.title !== 'pure tests');
  gates.push(...(await runSteps('Verifying', [...steps, { title: 'build', args: ['tools/start/build.ts'] }], 2)));
  showFailures(gates);

  // All in parallel: while journeys wait for a page and server tests for the database or a program, others run.
  const projects = new Map([
    ['pure', vitest('pure')],
    ['tools', vitest('tools')],
    ['server', vitest('server')],
    ...(globSync('test/e2e/**/*.e2e.ts', { cwd: root }).length ? [['e2e', vitest('e2e')] as const] : []),
    ...(older?.ok && older.output ? [onOlderPostgres(older.output)] : []),
  ]);
  process.stdout.write(`\n── ${[...projects.keys()].join(', ')} tests\n`);
  const names = [...projects.keys()];
  const done = await Promise.all([...projects.values()].map(runStep));
  const runs = done.map((outcome, index) => {
    const counts = countTests(names[index]!);
    // A run may fail outside its tests, for example in its setup.
    return { outcome, counts: !outcome.ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts };
  });

  const outcomes = [...gates, ...runs.map((run) => run.outcome)];
  const { passed, failed } = sum([...gates.map(asCount), ...runs.map((run) => run.counts)]);
  // The last lines of a failed run have scrolled away among the lines of the others.
  const failedRuns = runs.map((run) => run.outcome).filter((outcome) => !outcome.ok);
  showFailures(failedRuns.map((outcome) => ({ ...outcome, output: outcome.output.slice(-MAX_TAIL_CHARS) })));
  process.stdout.write(`\n${formatTimes(outcomes)}\n`);
  const broken = outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.title);
  if (broken.length) process.stdout.write(`\nFailed: ${broken.join(', ')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && broken.length === 0;
}

process.exitCode = (await main()) ? 0 : 1;
