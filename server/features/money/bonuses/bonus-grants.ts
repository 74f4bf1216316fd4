import { grantBonuses } from '#domain/pricing/bonus-ledger.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findCustomerId } from '../../customers/customers/customers.rows.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { neverConfirmed } from '../../../platform/http/call.ts';
import { toEntry, findEntries, findGrant, insertCredits, lockLedger, sumGrants } from './bonuses.queries.ts';

/** Lets operators grant bonuses, for a mistake of the shop or a settled dispute. */
export function createBonusGrants({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  return {
    /**
     * Grants bonuses to the customer with this phone, once per reference. Fails with `customer_not_found`,
     * `idempotency_conflict` if the reference was used for other bonuses, or `bonus_limit` above one operator's 24-hour
     * limit per customer (decisions §12).
     */
    grant: (
      { phone, amount, reference }: { phone: string; amount: number; reference: string },
      now: Date,
      isConfirmed = neverConfirmed,
    ): Promise<void> =>
      inTransaction(db, async (tx) => {
        const customerId = (await findCustomerId(tx, phone)) ?? fail('customer_not_found');
        if (!(await lockLedger(tx, customerId))) fail('customer_not_found');
        const existing = await findGrant(tx, reference);
        if (existing?.customerId === customerId && existing.amount === amount) return;
        if (existing) fail('idempotency_conflict');
        const grantedToday = await sumGrants(tx, customerId, new Date(now.getTime() - DAY_MS));
        if (grantedToday + amount > settings.current()['operator.bonusLimit'] && !(await isConfirmed(tx)))
          fail('bonus_limit');
        const entries = grantBonuses(amount, now, priceSettings(settings.current()).bonuses);
        const holder = { customerId, programme: 'own' } as const;
        const ledger = (await findEntries(tx, holder)).map(toEntry);
        await insertCredits(tx, holder, ledger, entries, { orderNumber: null, at: now, reference });
      }),
  };
}
