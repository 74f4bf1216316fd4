import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPILER_ENV, compilerArgs } from '../gate/verify-steps.ts';
import { projectFiles } from '../gate/project-files.ts';
import { root } from '../node/install.mjs';
import { recipes, type Check, type Edit } from './edits.ts';

/** One copy of the project's files for all recipes: compiling and testing each of them in its own took 15 minutes. */
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sauda-recipe-'));
  for (const file of projectFiles()) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const editsOfAll = Object.values(recipes).flatMap(({ edits }) => edits);

/** Restores every file that a recipe edits, then applies the edits. */
function apply(edits: readonly Edit[]): void {
  for (const { file } of editsOfAll) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
    else rmSync(path.join(copy, file), { force: true });
  }
  for (const { file, find, replacement } of edits) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = find === undefined ? '' : readFileSync(target, 'utf8');
    const parts = find === undefined ? ['', ''] : text.split(find);
    if (parts.length !== 2) throw new Error(`${file} has "${find}" ${parts.length - 1} times`);
    writeFileSync(target, parts.join(replacement));
  }
}

/** Runs a program in the copy; returns its output if it fails. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): string[] {
  const variables = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV|TEST_DEPTH)/.test(name));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    env: { ...Object.fromEntries(variables), NO_COLOR: '1', ...env },
  });
  return status === 0 ? [] : [`${args.join(' ')}\n${(stdout + stderr).slice(-4000)}`];
}

/** Runs checks: the compiler once for all zones, a vitest project once for all its files. Returns failures. */
function runChecks(checks: readonly Check[]): string[] {
  const zones = new Set(checks.flatMap((check) => ('zone' in check ? [check.zone] : [])));
  const gates = new Set(checks.flatMap((check) => ('gate' in check ? [check.gate] : [])));
  const projects = Map.groupBy(
    checks.filter((check) => 'project' in check),
    ({ project }) => project,
  );
  return [
    ...run(['tools/start/compile-messages.ts']),
    ...[...gates].flatMap((gate) => run([gate])),
    ...(zones.size > 0 ? run(compilerArgs([...zones]), COMPILER_ENV) : []),
    ...[...projects].flatMap(([project, some]) => {
      const files = some.flatMap((check) => check.files);
      return run(['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=dot', ...files]);
    }),
  ];
}

describe('the examples of all recipes', () => {
  test('pass their checks', () => {
    apply(editsOfAll);
    const migrations = Object.values(recipes).flatMap(({ migration }) => migration ?? []);
    const problems = migrations.flatMap((name) => run(['tools/database/generate-migration.ts', name]));
    expect([...problems, ...runChecks(Object.values(recipes).flatMap(({ checks }) => checks))]).toEqual([]);
  });

  test.each(Object.entries(recipes))('fail a check without one step of the recipe %s', (_, { edits, missing }) => {
    apply(editsOfAll.filter((edit) => edit.file !== missing.file || !edits.includes(edit)));
    expect(runChecks([missing.check]).join('\n')).toMatch(missing.error);
  });
});
