import { parseArgs } from 'node:util';
import {
  defaultSettings,
  isSettingName,
  parseSetting,
  settingDefinitions,
  describeSettingValues,
  type SettingName,
} from '#domain/settings/settings.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import type { Database } from '../platform/database/db.ts';
import { createSettings, saveSetting } from '../platform/database/store-settings.ts';

const USAGE = 'npm run setting [-- <name> [<value> | --default]]';

const OPTIONS = { default: { type: 'boolean' } } as const;

/**
 * Lists the settings, shows one, or changes one; a running shop applies it immediately. Codes: 1 a wrong name or value,
 * 2 wrong usage.
 */
export async function runSetting(db: Database, args: string[]): Promise<CommandOutcome> {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [name, ...valueWords] = positionals;
  const isReset = values.default === true;
  if (Object.keys(values).some((key) => key !== 'default') || (isReset && (!name || valueWords.length > 0)))
    return wrongUsage('--default goes with one name and no value', USAGE);
  if (name === undefined) return { text: await listSettings(db), code: 0 };
  if (!isSettingName(name)) return { text: `${name} is not a setting; npm run setting lists all`, code: 1 };
  if (!isReset && valueWords.length === 0) return { text: await describeSetting(db, name), code: 0 };
  const value = isReset ? null : parseSetting(name, valueWords.join(' '));
  if (value === undefined)
    return {
      text: `"${valueWords.join(' ')}" is not valid for ${name}: it takes ${describeSettingValues(name)}`,
      code: 1,
    };
  await saveSetting(db, name, value);
  return { text: await describeSetting(db, name), code: 0 };
}

async function listSettings(db: Database): Promise<string> {
  const values = (await createSettings(db)).current();
  const names = Object.keys(settingDefinitions) as SettingName[];
  const width = Math.max(...names.map(({ length }) => length));
  return names
    .map((name) => {
      const changed = values[name] === defaultSettings[name] ? '' : `  (default ${formatValue(defaultSettings[name])})`;
      return `${name.padEnd(width)}  ${formatValue(values[name])}${changed}`;
    })
    .join('\n');
}

async function describeSetting(db: Database, name: SettingName): Promise<string> {
  const value = (await createSettings(db)).current()[name];
  return [
    `${name} = ${formatValue(value)}`,
    settingDefinitions[name].doc,
    `Default: ${formatValue(defaultSettings[name])}. Takes: ${describeSettingValues(name)}.`,
  ].join('\n');
}

function formatValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? '(empty)' : String(value);
}

if (import.meta.main)
  await runCommand({ usage: USAGE, options: OPTIONS }, () =>
    withStore(1, async ({ db }) => {
      const args = process.argv.slice(2);
      const [name, ...value] = args.filter((word) => !word.startsWith('--'));
      const work = () => runSetting(db, args);
      const isChange = name !== undefined && args.length > 1;
      const input = { value: value.join(' ') || 'default' };
      return printOutcome(
        await (isChange ? recordChange(db, { command: 'setting', subject: `setting ${name}`, input }, work) : work()),
      );
    }),
  );
