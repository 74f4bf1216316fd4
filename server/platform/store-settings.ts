import { settingsFrom, type Settings } from '#domain/settings.ts';
import type { Database } from './db.ts';
import { rowOf } from './row.ts';
import { storeSettings } from './store-settings.table.ts';

const setting = rowOf({ name: storeSettings.name, value: storeSettings.value });

/** The settings table over its defaults; `current()` is synchronous, `reload()` follows `settings.changed`. */
export type SettingsReader = { current(): Settings; reload(): Promise<void> };

/** Reads the settings once; rows of an unknown name or a wrong value are ignored. */
export async function createSettings(db: Database): Promise<SettingsReader> {
  let values = settingsFrom([]);
  const reload = async () => {
    const rows = await db.$client`select ${setting} from store_settings`;
    values = settingsFrom(rows.map(({ name, value }) => [name, value] as const));
  };
  await reload();
  return { current: () => values, reload };
}
