import { earnedBonuses } from '#domain/pricing/bonuses.ts';
import { addDays, almatyDate, atAlmaty } from '#domain/time/calendar.ts';
import type { BankBonusGateway } from '#server/gateways/bank-bonuses/bank-bonuses.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { eachAlone, fail } from '../../../platform/http/failure.ts';
import { findCustomerOf, findGrant, insertEntries, lockLedger } from './bonuses.queries.ts';
import { findRewardedPayments } from './bank-grants.queries.ts';

const BATCH = 50;
/** Keeps references of the bank apart from those of operators. */
const referenceOf = (reference: string): string => `bank: ${reference}`;

/** Bonuses that the partner bank gives a customer; `lastDay` is the last day they can be converted, `YYYY-MM-DD`. */
export type BankGrant = { phone: string; amount: number; reference: string; lastDay: string };

/** Creates the part of conversions by which the partner bank's bonuses arrive (spec §3, decisions §6). */
export function createBankGrants({ db, bank }: { db: Database; bank: BankBonusGateway | null }) {
  /**
   * Adds bonuses of the bank to the ledger of a phone's customer, once for a reference of the bank. `customer_not_found`,
   * `idempotency_conflict` for a reference of other bonuses.
   */
  const receive = ({ phone, amount, reference: given, lastDay }: BankGrant, now: Date): Promise<void> =>
    inTransaction(db, async (tx) => {
      const customerId = (await findCustomerOf(tx, phone)) ?? fail('customer_not_found');
      if (!(await lockLedger(tx, customerId))) fail('customer_not_found');
      const reference = referenceOf(given);
      const known = await findGrant(tx, reference);
      if (known?.customerId === customerId && known.amount === amount) return;
      if (known) fail('idempotency_conflict');
      const holder = { customerId, programme: 'bank' } as const;
      const expiresAt = atAlmaty(addDays(lastDay, 1), '00:00');
      const entry = { kind: 'accrued', from: 'shop', to: 'available', amount, expiresAt } as const;
      await insertEntries(tx, holder, [entry], { orderNumber: null, at: now, reference });
    });

  return {
    receive,

    /**
     * Has the sandbox bank reward card payments of customers, as a partner bank does by itself; a bank without `reward` is
     * left alone. Returns how many payments it rewarded.
     */
    async rewardPayments(now: Date): Promise<number> {
      const reward = bank?.reward;
      if (!reward) return 0;
      const paid = await findRewardedPayments(db.$client, referenceOf(''), BATCH);
      const lastDay = addDays(almatyDate(now), reward.lifeDays);
      await eachAlone(
        paid,
        ({ phone, amount, reference }) =>
          receive({ phone, amount: Math.max(1, earnedBonuses(amount, reward.percent)), reference, lastDay }, now),
        'some card payments were not rewarded by the sandbox bank',
      );
      return paid.length;
    },
  };
}
