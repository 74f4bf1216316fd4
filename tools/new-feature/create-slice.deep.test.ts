import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../node/install.mjs';
import { judgeFile } from '../lint-rules/check-bans.ts';
import { COMPILER_ENV } from '../gate/verify-steps.ts';
import { createSlice } from './create-slice.ts';
import { filesOf, namesOf } from './templates.ts';

const NAME = 'gift-wraps';
const titles = { ru: 'Подарочная упаковка', kk: 'Сыйлық орамасы' };
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sauda slice-'));
  for (const part of [
    'contract',
    'domain',
    'server',
    'web',
    'demo',
    'messages',
    'test',
    'db',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  createSlice(copy, NAME, titles);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the compiler says about the slice and where it is registered. */
function complaints(zone: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      path.join(copy, zone, 'tsconfig.json'),
      '--singleThreaded',
    ],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, ...COMPILER_ENV } },
  );
  return stdout.split('\n').filter((line) => /gift-?wraps|^(?:contract\/index|server\/app\/app)\.ts/i.test(line));
}

test.each(['contract', 'server'])('a new slice compiles in %s', (zone) => {
  expect(complaints(zone)).toEqual([]);
});

test('the compiler is really asked: a broken slice is told', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '-e',
      `const fs = require('node:fs'); const file = 'server/features/account/${NAME}/${NAME}.policy.ts'; fs.appendFileSync(file, 'export const wrong: number = "${NAME}";\\n'); console.log(fs.readFileSync(file, 'utf8').length)`,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(complaints('server').join('\n')).toMatch(/policy\.ts.*TS2322/);
});

test('it is registered, and its messages are in both languages', () => {
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  expect(read('contract/index.ts')).toContain('...giftWrapsContract,');
  expect(read('server/app/app.ts')).toContain('...giftWrapsRoutes(giftWraps),');
  expect(JSON.parse(read('messages/ru.json'))).toMatchObject({ gift_wraps_title: titles.ru });
  expect(JSON.parse(read('messages/kk.json'))).toMatchObject({ gift_wraps_title: titles.kk });
});

test('it keeps the bans of the house', () => {
  expect(Object.entries(filesOf(namesOf(NAME))).flatMap(([file, text]) => judgeFile(file, text))).toEqual([]);
});

test('a name that is taken or badly written is refused', () => {
  expect(() => createSlice(copy, NAME, titles)).toThrow(/is there already/);
  expect(() => createSlice(copy, 'GiftWraps', titles)).toThrow(/kebab-case/);
});
