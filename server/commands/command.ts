import os from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Logger } from 'pino';
import { createOperatorsService } from '../features/operations/operators/operators.service.ts';
import { openDatabase, type Database } from '../platform/database/db.ts';
import { readEnv, type Env } from '../platform/process/env.ts';
import { createLog } from '../platform/process/log.ts';
import { openStore } from '../platform/database/open-store.ts';
import { StartupError } from '../platform/process/startup-error.ts';

/** Resources of a command while the store's database is open. */
export type CommandContext = { env: Env; url: string; db: Database; log: Logger };

/** A command's output and exit code: text goes to stdout for 0, else to stderr. */
export type CommandOutcome = { text: string; code: number };

/** Syntax of a command: usage, known options, and the minimum number of arguments. */
export type CommandSyntax = { usage: string; options?: ParseArgsOptionsConfig; minArguments?: number };

/** A change made by a command, for the operators' log; without secrets. */
export type CommandChange = { command: string; subject: string; input: object };

/**
 * Opens the store's database, embedded or external, while a command runs. Never migrates it: only starting the shop
 * does, because a command may run next to an older version of the shop.
 */
export async function withStore<T>(connections: number, run: (context: CommandContext) => Promise<T>): Promise<T> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const store = await openStore(env, log, undefined, false);
  process.stderr.write(`${describeTarget(env)}\n`);
  const db = openDatabase(store.url, connections);
  try {
    return await run({ env, url: store.url, db, log });
  } finally {
    await db.$client.end();
    await store.stop();
  }
}

/** Describes the command's database and data folder without a password, in case another shop was meant. */
export function describeTarget({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  const folder = path.resolve(DATA_DIR);
  if (!DATABASE_URL) return `Shop: the embedded database and data folder ${folder}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `Shop: database ${host}${pathname}, data folder ${folder}`;
}

/**
 * Runs a command. Prints the usage for `--help`; rejects unknown options and missing arguments before opening anything
 * (exit code 2). Prints an error as one line (exit code 1); `LOG_LEVEL=debug` adds the stack of an unexpected one.
 */
export async function runCommand(
  syntax: CommandSyntax,
  main: () => Promise<number>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const outcome = earlyOutcome(syntax, args);
  if (outcome) {
    process.exitCode = printOutcome(outcome);
    return;
  }
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`);
    process.exitCode = 1;
  }
}

/** Answers `--help` and wrong usage; null when the command can run. */
export function earlyOutcome(
  { usage, options = {}, minArguments = 0 }: CommandSyntax,
  args: readonly string[],
): CommandOutcome | null {
  if (args.includes('--help') || args.includes('-h')) return { text: usage, code: 0 };
  try {
    const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length >= minArguments) return null;
    return wrongUsage(args.length === 0 ? 'Nothing was named' : 'Something is missing', usage);
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. (?:To specify|Did you forget)|\n/);
    return wrongUsage(sentence!, usage);
  }
}

/** Reports wrong usage: one sentence without a full stop, then the usage. */
export function wrongUsage(sentence: string, usage: string): CommandOutcome {
  return { text: `${sentence}. Usage:\n${usage}`, code: 2 };
}

/** Formats an error as one line, with the stack of an unexpected one at debug level. */
export function formatError(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const { code, path: file, message, stack } = error as NodeJS.ErrnoException;
  if (file !== undefined && code !== undefined)
    return `${file} cannot be read or written (${code}): check the path and the rights of this user`;
  if (isDebugging()) return stack ?? String(error);
  const [line] = (message || String(code ?? error)).split('\n');
  return `the command failed: ${line}. Repeat it with LOG_LEVEL=debug to see where`;
}

/** True at debug level. An invalid environment is reported elsewhere. */
function isDebugging(): boolean {
  try {
    return /^(?:debug|trace)$/.test(readEnv().LOG_LEVEL);
  } catch {
    return false;
  }
}

/** Writes a command's output to the stream of its exit code and returns the code. */
export function printOutcome({ text, code }: CommandOutcome): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}

/** Makes a change and logs who made it, from which machine, its input and its outcome, as for operators' calls. */
export function recordChange(
  db: Database,
  { command, subject, input }: CommandChange,
  work: () => Promise<CommandOutcome>,
  now = new Date(),
): Promise<CommandOutcome> {
  const action = {
    keyId: null,
    actor: describeActor(),
    call: `npm run ${command}`,
    subject,
    input,
    ip: 'command line',
  };
  return createOperatorsService({ db }).record(action, now, work, ({ code }) => (code === 0 ? 'done' : 'refused'));
}

/** Identity of the caller at the command line: system user and machine. */
function describeActor(): string {
  return `${userName()}@${os.hostname()}`;
}

function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
