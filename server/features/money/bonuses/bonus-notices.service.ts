import { almatyDate } from '#domain/time/calendar.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { forEachSafely } from '../../../platform/http/failure.ts';
import { findReader } from '../../customers/customers/customers.rows.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { bonusesExpireText } from './bonus-notices.policy.ts';
import { deleteOldMarks, findUnannouncedLots, markAnnounced } from './bonus-notices.queries.ts';

/** Lots announced per job run. */
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
     * Writes notices about bonuses that expire within the days of the setting and returns the number of lots. Each lot
     * is announced once per allowed channel; one whose owner cannot be reached is not retried.
     */
    async notify(now: Date): Promise<number> {
      await deleteOldMarks(db.$client, now);
      const until = new Date(now.getTime() + settings.current()['notices.bonusDays'] * DAY_MS);
      const lots = await findUnannouncedLots(db.$client, now, until, BATCH);
      const announce = (lot: (typeof lots)[number]) =>
        inTransaction(db, async (tx) => {
          const { customerId } = lot;
          const reader = await findReader(tx, customerId);
          if (!reader || !(await markAnnounced(tx, lot))) return;
          const { language, cityId } = reader;
          const expiresAt = new Date(lot.expiresAt);
          const lastDay = almatyDate(new Date(expiresAt.getTime() - 1));
          const text = bonusesExpireText({ amount: lot.amount, lastDay }, language);
          const path = createScopedPaths(language, cityKeyword(cityId)).profile('my-bonuses');
          const kind = 'bonuses' as const;
          for (const channel of await notices.findChannels({ customerId, sessionId: null }, kind)) {
            const key = `bonuses ${customerId} ${expiresAt.toISOString()} ${channel}`;
            await notices.write(tx, { key, kind, channel, customerId, sessionId: null, ...text, path }, now);
          }
        });
      await forEachSafely(lots, announce, 'expiring bonuses were not announced');
      return lots.length;
    },
  };
}
