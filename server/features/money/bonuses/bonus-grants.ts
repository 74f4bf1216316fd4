import { grantBonuses } from '#domain/pricing/bonus-ledger.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { noSecond } from '../../../platform/http/call.ts';
import {
  entryOf,
  findCustomerOf,
  findEntries,
  findGrant,
  insertCredits,
  lockLedger,
  sumGrants,
} from './bonuses.queries.ts';

/** Creates the part of the service of bonus cards by which operators give bonuses, for a mistake of the shop or a quarrel that is settled. */
export function createBonusGrants({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  return {
    /**
     * Gives the customer of a phone bonuses, once for a reference. `customer_not_found`, `idempotency_conflict` for a reference of
     * other bonuses, `bonus_limit` beyond what one operator may give one customer within 24 hours (decisions §12).
     */
    give: (
      { phone, amount, reference }: { phone: string; amount: number; reference: string },
      now: Date,
      isSecond = noSecond,
    ): Promise<void> =>
      inTransaction(db, async (tx) => {
        const customerId = (await findCustomerOf(tx, phone)) ?? fail('customer_not_found');
        if (!(await lockLedger(tx, customerId))) fail('customer_not_found');
        const known = await findGrant(tx, reference);
        if (known?.customerId === customerId && known.amount === amount) return;
        if (known) fail('idempotency_conflict');
        const given = await sumGrants(tx, customerId, new Date(now.getTime() - DAY_MS));
        if (given + amount > settings.current()['operator.bonusLimit'] && !(await isSecond(tx))) fail('bonus_limit');
        const entries = grantBonuses(amount, now, priceSettings(settings.current()).bonuses);
        const holder = { customerId, programme: 'own' } as const;
        const ledger = (await findEntries(tx, holder)).map(entryOf);
        await insertCredits(tx, holder, ledger, entries, { orderNumber: null, at: now, reference });
      }),
  };
}
