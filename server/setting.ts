import { parseArgs } from 'node:util';
import {
  defaultSettings,
  isSettingName,
  parseSetting,
  settingDefinitions,
  settingRange,
  type SettingName,
} from '#domain/settings.ts';
import { openDatabase, type Database } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { openStore } from './platform/open-store.ts';
import { StartProblem } from './platform/start-problem.ts';
import { createSettings, saveSetting } from './platform/store-settings.ts';

const USAGE = 'npm run setting [-- <name> [<value> | --default]]';

/** What a run says, and its exit code: 1 a wrong name or value, 2 wrong use. */
type Answer = { text: string; code: number };

/** Lists the settings, shows one, or changes one; a running shop takes it over at once. */
export async function runSetting(db: Database, args: string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: { default: { type: 'boolean' } },
  });
  const [name, ...typed] = positionals;
  const reset = values.default === true;
  if (Object.keys(values).some((key) => key !== 'default') || (reset && (!name || typed.length > 0)))
    return { text: USAGE, code: 2 };
  if (name === undefined) return { text: await listOf(db), code: 0 };
  if (!isSettingName(name)) return { text: `${name} is no setting; npm run setting lists them`, code: 1 };
  if (!reset && typed.length === 0) return { text: await linesOf(db, name), code: 0 };
  const value = reset ? null : parseSetting(name, typed.join(' '));
  if (value === undefined)
    return { text: `${name} cannot be "${typed.join(' ')}": it takes ${settingRange(name)}`, code: 1 };
  await saveSetting(db, name, value);
  return { text: await linesOf(db, name), code: 0 };
}

async function listOf(db: Database): Promise<string> {
  const values = (await createSettings(db)).current();
  const names = Object.keys(settingDefinitions) as SettingName[];
  const width = Math.max(...names.map(({ length }) => length));
  return names
    .map((name) => {
      const changed = values[name] === defaultSettings[name] ? '' : `  (default ${shown(defaultSettings[name])})`;
      return `${name.padEnd(width)}  ${shown(values[name])}${changed}`;
    })
    .join('\n');
}

async function linesOf(db: Database, name: SettingName): Promise<string> {
  const value = (await createSettings(db)).current()[name];
  return [
    `${name} = ${shown(value)}`,
    settingDefinitions[name].doc,
    `Default: ${shown(defaultSettings[name])}. Takes: ${settingRange(name)}.`,
  ].join('\n');
}

function shown(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? '(empty)' : String(value);
}

async function main(): Promise<number> {
  const env = readEnv();
  const store = await openStore(env, createLog(env.LOG_LEVEL));
  const db = openDatabase(store.url, 1);
  try {
    const { text, code } = await runSetting(db, process.argv.slice(2));
    (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return code;
  } finally {
    await db.$client.end();
    await store.stop();
  }
}

if (import.meta.main)
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
