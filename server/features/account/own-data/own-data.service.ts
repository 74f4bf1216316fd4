import { strToU8, zipSync } from 'fflate';
import { almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { countActions, logAction, type LoggedCall } from '../../customers/auth/account-log.service.ts';
import type { CustomersService } from '../../customers/customers/customers.service.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import { toCsv } from './csv.policy.ts';
import { DATA_PARTS } from './own-data.queries.ts';

/** Exports the data that the shop stores about a customer. */
export type OwnDataService = ReturnType<typeof createOwnDataService>;

type Deps = {
  db: Database;
  customers: Pick<CustomersService, 'read'>;
  keys: Pick<KeysService, 'list'>;
  settings: Pick<SettingsReader, 'current'>;
};

/** Creates the export service (law of Kazakhstan 94-V: within 15 days; here immediately). */
export function createOwnDataService({ db, customers, keys, settings }: Deps) {
  return {
    /**
     * Returns a customer's data as a zip and logs the export; fails with `rate_limited` beyond the daily limit. Built
     * in memory, since a customer has only a few hundred rows.
     */
    async copy(
      customerId: number,
      call: LoggedCall & { language: Language },
    ): Promise<{ name: string; zip: Uint8Array }> {
      const { now, language } = call;
      await inTransaction(db, async (tx) => {
        const since = new Date(now.getTime() - DAY_MS);
        const exportCount = await countActions(tx, customerId, 'data-copied', since);
        if (exportCount >= settings.current()['customer.copiesPerDay']) fail('rate_limited');
        await logAction(tx, customerId, 'data-copied', call);
      });
      const parts: Record<string, readonly object[]> = {
        profile: [await customers.read(customerId)],
        keys: await keys.list(customerId, language),
      };
      for (const [name, read] of Object.entries(DATA_PARTS)) parts[name] = await read(db.$client, customerId);
      const files = Object.entries(parts).map(([name, rows]) => [`${name}.csv`, strToU8(toCsv(rows))] as const);
      const jsonFile = strToU8(JSON.stringify({ copiedAt: now.toISOString(), ...parts }, null, 2));
      return {
        name: `sauda-${almatyDate(now)}.zip`,
        zip: zipSync({ 'everything.json': jsonFile, ...Object.fromEntries(files) }),
      };
    },
  };
}
