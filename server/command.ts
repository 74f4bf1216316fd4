import path from 'node:path';
import type { Logger } from 'pino';
import { openDatabase, type Database } from './platform/db.ts';
import { readEnv, type Env } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { openStore } from './platform/open-store.ts';
import { StartProblem } from './platform/start-problem.ts';

/** What a command works with while the store's database is open. */
export type CommandContext = { env: Env; url: string; db: Database; log: Logger };

/** What a command says, and the exit code it ends with: 0 goes to the output, the others to the errors. */
export type CommandAnswer = { text: string; code: number };

/**
 * Opens the store's database, embedded or given, for the length of a command. Only a start of the shop brings a database up to
 * date: a command beside an older shop would change it under its feet.
 */
export async function withStore<T>(connections: number, use: (context: CommandContext) => Promise<T>): Promise<T> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const store = await openStore(env, log, undefined, false);
  process.stderr.write(`${whereText(env)}\n`);
  const db = openDatabase(store.url, connections);
  try {
    return await use({ env, url: store.url, db, log });
  } finally {
    await db.$client.end();
    await store.stop();
  }
}

/** Names the database and the folder that a command works on, without a password: a shop beside it may be meant. */
export function whereText({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  const folder = path.resolve(DATA_DIR);
  if (!DATABASE_URL) return `Shop: the embedded database and data folder ${folder}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `Shop: database ${host}${pathname}, data folder ${folder}`;
}

/** Runs a program of the command line; a problem that a person can mend is one line and exit code 1. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Writes a command's answer where its code sends it, and returns the code. */
export function say({ text, code }: CommandAnswer): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}
