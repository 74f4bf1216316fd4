import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasChangesIn } from './changed.ts';

let tree: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: tree, stdio: 'pipe' });
const commit = () => {
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'test');
};

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'sauda changed-'));
  mkdirSync(path.join(tree, 'demo'));
  writeFileSync(path.join(tree, 'demo/a.ts'), '1');
  git('init', '-q', '-b', 'main');
  commit();
  git('switch', '-qc', 'branch');
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test('ignores changes outside the folder', () => {
  writeFileSync(path.join(tree, 'other.ts'), '1');
  commit();
  expect(hasChangesIn(tree, 'demo')).toBe(false);
});

test.each([
  ['committed', () => [writeFileSync(path.join(tree, 'demo/a.ts'), '2'), commit()]],
  ['edited', () => writeFileSync(path.join(tree, 'demo/a.ts'), '2')],
  ['added', () => writeFileSync(path.join(tree, 'demo/b.ts'), '1')],
  ['deleted', () => rmSync(path.join(tree, 'demo/a.ts'))],
  ['without a branch main to compare with', () => git('branch', '-qD', 'main')],
])('counts a file %s as a change', (_how, change) => {
  change();
  expect(hasChangesIn(tree, 'demo')).toBe(true);
});
