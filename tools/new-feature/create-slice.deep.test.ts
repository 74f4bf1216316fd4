import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFiles } from '../gate/project-files.ts';
import type { Step } from '../gate/steps.ts';
import { messagesStep, verifySteps } from '../gate/verify-steps.ts';
import { root } from '../node/install.mjs';
import { createSlice } from './create-slice.ts';

const NAME = 'gift-wraps';
const titles = { ru: 'Подарочная упаковка', kk: 'Сыйлық орамасы' };
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sauda slice-'));
  for (const file of projectFiles()) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  spawnSync('git', ['init', '-q'], { cwd: copy });
  createSlice(copy, NAME, titles);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a step of the gate on the copy. */
function run(step: Step): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, step.args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...step.env },
  });
  return { status, output: `${stdout}${stderr}` };
}

// The pure tests run on the project itself; the copy runs only those that a new route or message affects.
const steps = [messagesStep, ...verifySteps.filter(({ title }) => title !== 'pure tests')];
test.each(steps.map((step) => [step.title, step] as const))(
  'keeps the gate green with a new slice: %s',
  (_title, step) => {
    const { status, output } = run(step);
    expect(status, output.slice(-3_000)).toBe(0);
  },
);

test('keeps the pure tests of routes, contract and screens green', () => {
  const pure = verifySteps.find(({ title }) => title === 'pure tests')!;
  const { status, output } = run({
    ...pure,
    args: [...pure.args, 'contract', 'domain/urls', 'web/start', 'web/screens'],
  });
  expect(status, output.slice(-3_000)).toBe(0);
});

test('fails the type check when a slice is broken', () => {
  appendFileSync(
    path.join(copy, `server/features/account/${NAME}/${NAME}.service.ts`),
    `export const wrong: number = '${NAME}';\n`,
  );
  const { status, output } = run(verifySteps.find(({ title }) => title === 'types')!);
  expect(status).not.toBe(0);
  expect(output).toMatch(/gift-wraps\.service\.ts.*TS2322/);
});

test('registers the slice in every list', () => {
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  expect(read('contract/index.ts')).toContain('...giftWrapsContract,');
  expect(read('server/app/modules.ts')).toContain('...giftWrapsRoutes(createGiftWrapsService({ db })),');
  expect(read('.dependency-cruiser.cjs')).toContain("'gift-wraps',");
  expect(read('domain/urls/routes.ts')).toContain("{ path: '/gift-wraps', screen: 'gift-wraps', access: 'auth' },");
  expect(read('test/factories/customer-resources.ts')).toContain("'DELETE /api/gift-wraps/:id'");
  expect(JSON.parse(read('messages/ru.json'))).toMatchObject({ gift_wraps_title: titles.ru });
  expect(JSON.parse(read('messages/kk.json'))).toMatchObject({ gift_wraps_title: titles.kk });
});

test('refuses a name that is taken or not in kebab case', () => {
  expect(() => createSlice(copy, NAME, titles)).toThrow(/already exists/);
  expect(() => createSlice(copy, 'GiftWraps', titles)).toThrow(/kebab-case/);
});
