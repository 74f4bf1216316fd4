import {
  resolveSettings,
  invalidSettings,
  type SettingName,
  type Settings,
  type SettingValue,
} from '#domain/settings/settings.ts';
import { withoutFormerSwitches } from '#domain/settings/payment-settings.ts';
import { inTransaction, type Database } from './db.ts';
import { recordEvents } from '../events/outbox.ts';
import { rowOf } from './row.ts';
import { storeSettings } from './store-settings.table.ts';

const setting = rowOf({ name: storeSettings.name, value: storeSettings.value });

/** The settings table over its defaults; `current()` is synchronous, `reload()` is called on `settings.changed`. */
export type SettingsReader = { current(): Settings; reload(): Promise<void> };

/** The settings, with the names of stored values that this version rejects. */
export type StoredSettings = SettingsReader & { rejectedNames(): readonly SettingName[] };

/** Reads the settings once; ignores unknown names and invalid values. */
export async function createSettings(db: Database): Promise<StoredSettings> {
  let values = resolveSettings([]);
  let rejectedNames: readonly SettingName[] = [];
  const reload = async () => {
    const stored = (await db.$client`select ${setting} from store_settings`).map(
      ({ name, value }) => [name, value] as const,
    );
    const rows = withoutFormerSwitches(stored);
    values = resolveSettings(rows);
    rejectedNames = invalidSettings(rows);
  };
  await reload();
  return { current: () => values, rejectedNames: () => rejectedNames, reload };
}

/**
 * Writes a setting validated by `parseSetting`, or resets it (null), with the event that makes every process reload.
 */
export async function saveSetting(db: Database, name: SettingName, value: SettingValue | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (value === null) await tx`delete from store_settings where name = ${name}`;
    else
      await tx`
        insert into store_settings (name, value) values (${name}, ${JSON.stringify(value)}::text::jsonb)
        on conflict (name) do update set value = excluded.value, updated_at = now()`;
    await recordEvents(tx, [{ type: 'settings.changed' }]);
  });
}
