import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { progress, seconds } from '../node/terminal.mjs';

/** A step of a gate: a program and its arguments, run on this Node in the project's folder. */
export type Step = {
  title: string;
  args: string[];
  env?: Record<string, string> /** Shows the output while it runs. */;
  isVerbose?: boolean;
};

/** Result of a step. */
export type Outcome = { title: string; ok: boolean; ms: number; output: string };

/** The entry file of a package's program, for Node. */
export const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

/** Programs of one run load the same modules: the compile cache of the first serves the others. */
const KEEP_COMPILED = { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };

/** Runs one step; its output is kept, and shown immediately when the step is `isVerbose`. */
export function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...step.args], {
    cwd: root,
    env: { ...process.env, ...KEEP_COMPILED, FORCE_COLOR: '0', NO_COLOR: '1', ...step.env },
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
    const end = (ok: boolean) => resolve({ title: step.title, ok, ms: performance.now() - startedAt, output });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs steps, `atOnce` in parallel, under one bar; all of them run, also after a failure. */
export async function runSteps(title: string, steps: Step[], concurrency: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const now = new Set<string>();
  const bar = progress(title, () => outcomes.length / steps.length);
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      now.add(step.title);
      bar.update(undefined, [...now].join(', '));
      outcomes.push(await runStep(step));
      now.delete(step.title);
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

/** A table of steps and their times. */
export const timeTable = (outcomes: Outcome[]): string =>
  outcomes.map(({ title, ok, ms }) => `${ok ? 'ok    ' : 'FAILED'}  ${seconds(ms).padStart(8)}  ${title}`).join('\n');
