import { addDays, almatyDate, almatyMoment } from '#domain/time/calendar.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { forEachSafely } from '../../../platform/http/failure.ts';
import { findReader } from '../../customers/customers/customers.rows.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { bonusesExpireText } from './bonus-notices.policy.ts';
import { deleteOldMarks, findUnannounced, markAnnounced, readUnannounced } from './bonus-notices.queries.ts';
import { lockLedger } from './bonuses.queries.ts';

/** Customers notified per job run. */
const BATCH = 200;

/** Announces expiring bonuses to their owners. */
export type BonusNoticesService = ReturnType<typeof createBonusNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'findChannels'>;
  settings: Pick<SettingsReader, 'current'>;
  /** Returns a city's URL keyword, used as the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the announcements of expiring bonuses. */
export function createBonusNoticesService({ db, notices, settings, cityKeyword }: Deps) {
  return {
    /**
     * Writes notices about bonuses that expire within the days of the setting and returns the number of customers. A
     * customer gets at most one a day, with the sum of all lots, per allowed channel; lots of a customer who cannot be
     * reached are not retried.
     */
    async notify(now: Date): Promise<number> {
      await deleteOldMarks(db.$client, now);
      const days = settings.current()['notices.bonusDays'];
      if (days === 0) return 0;
      const today = almatyDate(now);
      // Lots that expire later on the last day are announced together.
      const until = almatyMoment(addDays(today, days + 1), '00:00');
      const span = { now, until, today: almatyMoment(today, '00:00') };
      const customerIds = await findUnannounced(db.$client, span, BATCH);
      const announce = (customerId: number) =>
        inTransaction(db, async (tx) => {
          const reader = await findReader(tx, customerId);
          if (!reader || !(await lockLedger(tx, customerId))) return;
          const { amount, expiries } = await readUnannounced(tx, customerId, span);
          if (amount === 0) return;
          await markAnnounced(tx, customerId, expiries, now);
          const { language, cityId } = reader;
          const lastDays = expiries.map((expiresAt) => almatyDate(new Date(Date.parse(expiresAt) - 1)));
          const text = bonusesExpireText({ amount, lastDays }, language);
          const path = createScopedPaths(language, cityKeyword(cityId)).profile('my-bonuses');
          const kind = 'bonuses' as const;
          for (const channel of await notices.findChannels({ customerId, sessionId: null }, kind)) {
            const key = `bonuses ${customerId} ${today} ${channel}`;
            await notices.write(tx, { key, kind, channel, customerId, sessionId: null, ...text, path }, now);
          }
        });
      await forEachSafely(customerIds, announce, 'expiring bonuses were not announced');
      return customerIds.length;
    },
  };
}
