import { defaultSettings, type StoreSettings } from '#domain/settings.ts';
import type { Database } from './db.ts';
import { storeSettings } from './store-settings.table.ts';

/** The settings table over its defaults; `current()` is synchronous, `reload()` follows `settings.changed`. */
export type SettingsReader = { current(): StoreSettings; reload(): Promise<void> };

/** Reads the settings once; rows of an unknown name or another type than their default are ignored. */
export async function createSettings(db: Database): Promise<SettingsReader> {
  let values: StoreSettings = defaultSettings;
  const reload = async () => {
    const rows = await db.select().from(storeSettings);
    const changed = Object.fromEntries(rows.filter(({ name, value }) => name in defaultSettings && sameKind(defaultSettings[name as keyof StoreSettings], value)).map(({ name, value }) => [name, value]));
    values = { ...defaultSettings, ...changed } as StoreSettings;
  };
  await reload();
  return { current: () => values, reload };
}

function sameKind(standard: unknown, value: unknown): boolean {
  return Array.isArray(standard) ? Array.isArray(value) : typeof standard === typeof value && value !== null;
}
