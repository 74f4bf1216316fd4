import { randomBytes, randomUUID } from 'node:crypto';
import { spendBonuses, summariseBonuses } from '#domain/pricing/bonus-ledger.ts';
import { conversionExtraPercent, convertBankBonuses } from '#domain/pricing/bonuses.ts';
import { addDays, almatyDate, almatyMoment } from '#domain/time/calendar.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { BankBonusProblem, type BankBonusGateway } from '#server/gateways/bank-bonuses/bank-bonuses.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findPhone } from '../../customers/customers/customers.rows.ts';
import { forEachSafely, fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { createBankGrants } from './bank-grants.ts';
import { toEntry, findEntries, insertCredits, insertEntries, lockLedger } from './bonuses.queries.ts';
import {
  sumPending,
  findConversion,
  insertConversion,
  settleConversion,
  claimUnchecked,
  updateBankStatus,
  type ConversionRow,
} from './conversions.queries.ts';

const BATCH = 50;
const RETRY_MS = MINUTE_MS;
/** Delay until the bank's records are complete. */
const COMPARE_MS = 15 * MINUTE_MS;

/** Conversions of the partner bank's bonuses. */
export type ConversionsService = ReturnType<typeof createConversionsService>;

/**
 * Creates the service that converts partner-bank bonuses into own ones (decisions §6). Stores a conversion before
 * calling the bank, so a failed call can be retried with the same reference.
 */
export function createConversionsService({
  db,
  bank,
  settings,
}: {
  db: Database;
  /** The partner bank; null if the shop has none. */
  bank: BankBonusGateway | null;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const readTerms = () => priceSettings(settings.current()).bonuses;

  /** Calls the bank and, once it accepts, writes both ledger entries in one transaction. */
  const settle = async (conversion: ConversionRow, now: Date): Promise<'done' | 'refused'> => {
    const { id, customerId, reference, amount, own } = conversion;
    const phone = (await findPhone(db.$client, customerId)) ?? fail('customer_not_found');
    if (!bank) throw new BankBonusProblem('the shop has no partner bank');
    const answer = await bank.withdraw({ reference, phone, amount });
    return inTransaction(db, async (tx) => {
      await lockLedger(tx, customerId);
      const state = answer === 'taken' ? 'done' : 'refused';
      if (!(await settleConversion(tx, id, state)) || state === 'refused') return state;
      const entries = (await findEntries(tx, { customerId, programme: 'bank' })).map(toEntry);
      // Some bonuses may have expired before the bank answered. It took all of them, so the customer gets the promised
      // amount.
      const availablePart = Math.min(amount, summariseBonuses(entries, now).available);
      const spendEntries = spendBonuses(entries, availablePart, now) ?? [];
      const expiresAt = almatyMoment(addDays(almatyDate(now), readTerms().lifeDays + 1), '00:00');
      if (spendEntries.length > 0)
        await insertEntries(tx, { customerId, programme: 'bank' }, spendEntries, { orderNumber: null, at: now });
      const holder = { customerId, programme: 'own' } as const;
      const ledger = (await findEntries(tx, holder)).map(toEntry);
      const credit = { kind: 'refilled', from: 'shop', to: 'available', amount: own, expiresAt } as const;
      await insertCredits(tx, holder, ledger, [credit], { orderNumber: null, at: now });
      return state;
    });
  };

  return {
    ...createBankGrants({ db, bank }),

    /** Returns the convertible bank bonuses and the extra percent of a conversion (scenario 32). */
    async offer(
      customerId: number,
      now: Date,
    ): Promise<{ hasProgramme: boolean; available: number; percent: number; extraPercent: number }> {
      const entries = (await findEntries(db.$client, { customerId, programme: 'bank' })).map(toEntry);
      const unreserved = summariseBonuses(entries, now).available - (await sumPending(db.$client, customerId));
      const available = bank ? unreserved : 0;
      const { bankPercent } = readTerms();
      const hasProgramme = bank !== null || entries.length > 0;
      return { hasProgramme, available, percent: bankPercent, extraPercent: conversionExtraPercent(readTerms()) };
    },

    /**
     * Converts bank bonuses, once per idempotency key, and returns the own bonuses credited. Fails with
     * `bonuses_short`, `conversion_refused`, `bank_unreachable` (a job then retries it) or `idempotency_conflict`.
     */
    async convert(customerId: number, amount: number, idempotencyKey: string, now: Date): Promise<{ own: number }> {
      if (!bank) fail('bank_unreachable');
      const key = idempotencyKey || randomUUID();
      const conversion = await inTransaction(db, async (tx) => {
        if (!(await lockLedger(tx, customerId))) return fail('unauthorised');
        const existing = await findConversion(tx, customerId, key);
        if (existing) return existing.amount === amount ? existing : fail('idempotency_conflict');
        const entries = (await findEntries(tx, { customerId, programme: 'bank' })).map(toEntry);
        const ownAmount = convertBankBonuses(amount, readTerms());
        const unreserved = summariseBonuses(entries, now).available - (await sumPending(tx, customerId));
        if (amount > unreserved || ownAmount < 1) fail('bonuses_short');
        const reference = randomBytes(15).toString('base64url');
        await insertConversion(tx, { customerId, key, reference, amount, own: ownAmount }, now);
        return (await findConversion(tx, customerId, key))!;
      });
      if (conversion.state === 'done') return { own: conversion.own };
      try {
        const state = conversion.state === 'refused' ? 'refused' : await settle(conversion, now);
        if (state === 'refused') fail('conversion_refused');
      } catch (error) {
        if (error instanceof BankBonusProblem) fail('bank_unreachable');
        throw error;
      }
      return { own: conversion.own };
    },

    /** Retries unanswered conversions; returns how many. */
    async retry(now: Date): Promise<number> {
      const before = new Date(now.getTime() - RETRY_MS);
      const pendingConversions = await claimUnchecked(db.$client, true, { before, now, limit: BATCH });
      await forEachSafely(
        pendingConversions,
        (conversion) => settle(conversion, now),
        'some bonus conversions are still pending at the bank',
      );
      return pendingConversions.length;
    },

    /**
     * Compares settled conversions with the bank's records; the nightly audit reports differences. Returns how many.
     */
    async compare(now: Date): Promise<number> {
      if (!bank) return 0;
      const before = new Date(now.getTime() - COMPARE_MS);
      const settledConversions = await claimUnchecked(db.$client, false, { before, now, limit: BATCH });
      await forEachSafely(
        settledConversions,
        async ({ id, customerId, reference, amount }) => {
          const phone = await findPhone(db.$client, customerId);
          if (phone !== undefined)
            await updateBankStatus(db.$client, id, await bank.findOutcome({ reference, phone, amount }));
        },
        'some bonus conversions could not be compared with the bank',
      );
      return settledConversions.length;
    },
  };
}
