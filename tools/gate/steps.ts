import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { progress, seconds } from '../node/terminal.mjs';

/** A step of a gate: a program and its arguments, run on this Node in the project's folder. */
export type Step = {
  title: string;
  args: string[];
  env?: Record<string, string>;
  /** Shows the output while the step runs. */
  isVerbose?: boolean;
};

/** Result of a step. */
export type Outcome = { title: string; ok: boolean; ms: number; output: string };

/** Returns the path of a package's program, for Node. */
export const packageBin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

/** Programs of one run load the same modules, so they share a compile cache. */
const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };

/** Runs one step; its output is kept, and shown immediately when the step is `isVerbose`. */
export function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...step.args], {
    cwd: root,
    env: { ...process.env, ...COMPILE_CACHE_ENV, FORCE_COLOR: '0', NO_COLOR: '1', ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (step.isVerbose) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    const finish = (ok: boolean) => resolve({ title: step.title, ok: ok, ms: performance.now() - startedAt, output });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs steps, `concurrency` in parallel, under one progress bar; all of them run, even after a failure. */
export async function runSteps(title: string, steps: Step[], concurrency: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const remainingSteps = [...steps];
  const runningTitles = new Set<string>();
  const bar = progress(title, () => outcomes.length / steps.length);
  const worker = async () => {
    for (let step = remainingSteps.shift(); step; step = remainingSteps.shift()) {
      runningTitles.add(step.title);
      bar.update(undefined, [...runningTitles].join(', '));
      outcomes.push(await runStep(step));
      runningTitles.delete(step.title);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, steps.length) }, worker));
  const failed = outcomes.filter((outcome) => !outcome.ok).length;
  bar.done(failed ? `${failed} of ${steps.length} failed,` : `${steps.length} gates green,`);
  return steps.map((step) => outcomes.find((outcome) => outcome.title === step.title)!);
}

/** Prints the output of failed steps. */
export function showFailures(outcomes: Outcome[]): void {
  for (const { title, output } of outcomes.filter((outcome) => !outcome.ok))
    process.stdout.write(`\n── ${title}\n${output.trim()}\n`);
}

/** Formats a table of steps and their times. */
export const formatTimes = (outcomes: Outcome[]): string =>
  outcomes.map(({ title, ok, ms }) => `${ok ? 'ok    ' : 'FAILED'}  ${seconds(ms).padStart(8)}  ${title}`).join('\n');
