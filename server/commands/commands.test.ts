import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDeep } from '#test/harness/depth.ts';
import { earlyOutcome, formatError } from './command.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import { runCall } from './operator.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Commands of the shop: `npm run <name>` and the program it runs. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const program = /^node tools\/run\.mjs (server\/\S+)$/.exec(script)?.[1];
  return program ? [[name, program] as const] : [];
});
/** Commands for developers: the program that parses the arguments. */
const TOOLS = Object.entries(scripts).flatMap(([name, script]) => {
  const program = /^node (?:tools\/run\.mjs )?((?:tools|bench)\/\S+)/.exec(script)?.[1];
  return program && program !== 'tools/run.mjs' && name !== 'postinstall' ? [[name, program] as const] : [];
});
/** An address where no server listens. */
const NO_DATABASE = 'postgres://nobody:secret@127.0.0.1:1/none';
const STACK = /^\s+at |node:internal/m;

async function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: NO_DATABASE,
      OPERATOR_KEY: '',
      NODE_ENV: '',
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout, stderr };
}

test('finds the commands of the shop', () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['import', 'promo', 'operator', 'keys', 'export']),
  );
});

/** Loading a program takes a second, so `npm test` runs a sample and the gate of a change runs all. */
const SAMPLE = new Set(['operator', 'keys', 'export', 'promo', 'bench', 'start']);
const tried = (commands: readonly (readonly [string, string])[]) =>
  isDeep ? commands : commands.filter(([name]) => SAMPLE.has(name));

describe.concurrent.each(tried(COMMANDS))('npm run %s', (name, program) => {
  test('prints its usage for --help, without a database', async () => {
    const { status, stdout, stderr } = await run(program, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`npm run ${name}`);
  });

  test('rejects an unknown option in one sentence with the usage', async () => {
    const { status, stderr } = await run(program, 'x', 'y', '--nosuch=1');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--nosuch'\. Usage:\n/);
    expect(stderr).toContain(`npm run ${name}`);
    expect(stderr).not.toMatch(STACK);
  });

  test('reports missing arguments or a missing database in one sentence', async () => {
    const { status, stderr } = await run(program);
    expect(status === 1 || status === 2).toBe(true);
    expect(stderr).toMatch(status === 2 ? `npm run ${name}` : /cannot be reached|is missing/);
    expect(stderr).not.toMatch(STACK);
    expect(stderr).not.toContain('secret');
  });
});

describe.concurrent.each(tried(TOOLS))('npm run %s', (name, program) => {
  test('prints its usage for --help and rejects an unknown option in one sentence', async () => {
    const invocation = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    const help = await run(program, '--help');
    expect({ status: help.status, stderr: help.stderr }).toEqual({ status: 0, stderr: '' });
    expect(help.stdout).toContain(invocation);
    const rejected = await run(program, '--nosuch=1');
    expect(rejected).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Unknown option '--nosuch'\. Usage:\n/),
    });
  });
});

test('explains how to create a key when a call has none', async () => {
  const { status, stderr } = await run('server/commands/operator.ts', 'orders');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^OPERATOR_KEY is missing: create a key with .+\n$/);
});

test('explains the remedy for a rejected key', async () => {
  const shop = createServer((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":1007,"error":"unauthorised"}');
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  const { text, code } = await runCall(['orders'], `http://127.0.0.1:${port}`, 'op_x');
  shop.close();
  expect(code).toBe(1);
  expect(text).toMatch(/^401 unauthorised: OPERATOR_KEY is unknown to this shop or revoked: .+key list/);
});

test('names a file that cannot be read', async () => {
  const { status, stderr } = await run('server/commands/operator.ts', 'statement', '/nosuch/statement.txt');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '/nosuch/statement.txt cannot be read or written (ENOENT): check the path and the rights of this user\n',
  });
});

test('reports an unexpected error in one line', () => {
  expect(formatError(new TypeError('no such thing\nsecond line'))).toBe(
    'the command failed: no such thing. Repeat it with LOG_LEVEL=debug to see where',
  );
  expect(formatError(new StartupError('set X'))).toBe('set X');
});

test('rejects an option without a value', () => {
  const use = { usage: 'npm run x', options: { feed: { type: 'string' } } } as const;
  expect(earlyOutcome(use, ['--feed'])).toEqual({
    code: 2,
    text: "Option '--feed <value>' argument missing. Usage:\nnpm run x",
  });
  expect(earlyOutcome({ ...use, minArguments: 1 }, [])).toMatchObject({ code: 2 });
  expect(earlyOutcome({ ...use, minArguments: 1 }, ['a', '--feed=b'])).toBeNull();
});
