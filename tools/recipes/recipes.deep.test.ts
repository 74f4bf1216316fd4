import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { COMPILER_ENV } from '../gate/verify-steps.ts';
import { projectFiles } from '../gate/project-files.ts';
import { root } from '../node/install.mjs';
import { recipes, type Recipe } from './edits.ts';

let copy = '';
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** A copy of the project's files with the installed packages. */
function copyTree(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sauda-recipe-'));
  for (const file of projectFiles()) cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

function apply(edits: Recipe['edits']): void {
  for (const { file, find, put } of edits) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = find === undefined ? '' : readFileSync(target, 'utf8');
    const parts = find === undefined ? ['', ''] : text.split(find);
    if (parts.length !== 2) throw new Error(`${file} has "${find}" ${parts.length - 1} times`);
    writeFileSync(target, parts.join(put));
  }
}

type Run = { command: string; ok: boolean; output: string };

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV|TEST_DEPTH)/.test(name));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    env: { ...Object.fromEntries(own), NO_COLOR: '1', ...env },
  });
  return { command: args.join(' '), ok: status === 0, output: stdout + stderr };
}

/** Runs the checks of a recipe until one fails. */
function check({ zones, gates, tests, migration }: Recipe): Run[] {
  const steps: (() => Run)[] = [
    () => run(['tools/start/compile-messages.ts']),
    ...(migration ? [() => run(['tools/database/generate-migration.ts', migration])] : []),
    ...gates.map((gate) => () => run([gate])),
    ...zones.map(
      (zone) => () =>
        run(['node_modules/typescript/bin/tsc', '-p', `${zone}/tsconfig.json`, '--singleThreaded'], COMPILER_ENV),
    ),
    ...Object.entries(tests).map(
      ([project, files]) =>
        () =>
          run(['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=dot', ...files]),
    ),
  ];
  const runs: Run[] = [];
  for (const step of steps) {
    runs.push(step());
    if (!runs.at(-1)!.ok) break;
  }
  return runs;
}

const failures = (runs: readonly Run[]) =>
  runs.filter(({ ok }) => !ok).map(({ command, output }) => `${command}\n${output.slice(-4000)}`);

describe.each(Object.entries(recipes))('the recipe %s', (name, recipe) => {
  test('names every file that its example changes', () => {
    const page = readFileSync(path.join(root, `docs/recipes/${name}.md`), 'utf8');
    for (const { file, find } of recipe.edits)
      expect(page).toContain(find === undefined ? path.posix.dirname(file) : `\`${file}\``);
  });

  test('produces a tree that passes its checks', () => {
    copy = copyTree();
    apply(recipe.edits);
    expect(failures(check(recipe))).toEqual([]);
  });

  test('fails its checks without one of its steps', () => {
    copy = copyTree();
    apply(recipe.edits.filter(({ file }) => file !== recipe.missing.file));
    expect(failures(check(recipe)).join('\n')).toMatch(recipe.missing.says);
  });
});

test('every page of docs/recipes/ without another test has its example here', () => {
  const elsewhere = new Set(['payment-method']);
  const pages = readdirSync(path.join(root, 'docs/recipes')).map((file) => path.basename(file, '.md'));
  expect(pages.filter((page) => !elsewhere.has(page)).toSorted()).toEqual(Object.keys(recipes).toSorted());
});
