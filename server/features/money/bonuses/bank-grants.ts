import { earnedBonuses } from '#domain/pricing/bonuses.ts';
import { addDays, almatyDate, almatyMoment } from '#domain/time/calendar.ts';
import type { BankBonusGateway } from '#server/gateways/bank-bonuses/bank-bonuses.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findCustomerId } from '../../customers/customers/customers.rows.ts';
import { forEachSafely, fail } from '../../../platform/http/failure.ts';
import { findGrant, insertEntries, lockLedger } from './bonuses.queries.ts';
import { findRewardedPayments } from './bank-grants.queries.ts';

const BATCH = 50;
/** Prefixes the bank's references to keep them distinct from operators' references. */
const bankGrantReference = (reference: string): string => `bank: ${reference}`;

/** Partner-bank bonuses granted to a customer; `lastDay` is the last day to convert them, `YYYY-MM-DD`. */
export type BankGrant = { phone: string; amount: number; reference: string; lastDay: string };

/** Creates the receiver of bonuses granted by the partner bank (spec §3, decisions §6). */
export function createBankGrants({ db, bank }: { db: Database; bank: BankBonusGateway | null }) {
  /**
   * Credits the customer with this phone, once per bank reference. Fails with `customer_not_found`, or
   * `idempotency_conflict` if the reference was used for other bonuses.
   */
  const receive = ({ phone, amount, reference: bankReference, lastDay }: BankGrant, now: Date): Promise<void> =>
    inTransaction(db, async (tx) => {
      const customerId = (await findCustomerId(tx, phone)) ?? fail('customer_not_found');
      if (!(await lockLedger(tx, customerId))) fail('customer_not_found');
      const reference = bankGrantReference(bankReference);
      const existing = await findGrant(tx, reference);
      if (existing?.customerId === customerId && existing.amount === amount) return;
      if (existing) fail('idempotency_conflict');
      const holder = { customerId, programme: 'bank' } as const;
      const expiresAt = almatyMoment(addDays(lastDay, 1), '00:00');
      const entry = { kind: 'accrued', from: 'shop', to: 'available', amount, expiresAt } as const;
      await insertEntries(tx, holder, [entry], { orderNumber: null, at: now, reference });
    });

  return {
    receive,

    /**
     * Makes the sandbox bank reward card payments as a real partner bank would. Does nothing for a bank without
     * `reward`. Returns the number of rewarded payments.
     */
    async rewardPayments(now: Date): Promise<number> {
      const reward = bank?.reward;
      if (!reward) return 0;
      const payments = await findRewardedPayments(db.$client, bankGrantReference(''), BATCH);
      const lastDay = addDays(almatyDate(now), reward.lifeDays);
      await forEachSafely(
        payments,
        ({ phone, amount, reference }) =>
          receive({ phone, amount: Math.max(1, earnedBonuses(amount, reward.percent)), reference, lastDay }, now),
        'some card payments were not rewarded by the sandbox bank',
      );
      return payments.length;
    },
  };
}
