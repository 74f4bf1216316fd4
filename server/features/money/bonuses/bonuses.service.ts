import type { BonusList } from '#contract/customers/profile.ts';
import {
  accrueBonuses,
  expireBonuses,
  freezeBonuses,
  restoreBonuses,
  spendBonuses,
  summariseBonuses,
  revokeBonuses,
  type BonusEntry,
} from '#domain/pricing/bonus-ledger.ts';
import { addDays, almatyDate, almatyMoment } from '#domain/time/calendar.ts';
import { accrualDays } from '#domain/pricing/bonuses.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { forEachSafely } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  toEntry,
  findExpired,
  findEntries,
  findFrozenOrders,
  findHolderByOrder,
  insertCredits,
  insertEntries,
  lockLedger,
  lockReturns,
  type BonusProgramme,
} from './bonuses.queries.ts';

/** Max entries shown in the history; balances include all entries. */
const MAX_HISTORY = 500;

/** Ledgers processed per job run. */
const BATCH = 200;

/** Bonuses earned with an order and its completion time. */
export type EarnedBonuses = { customerId: number; orderNumber: string; amount: number; completedAt: string };

/** Bonuses that pay for an order; one bonus is one tenge. */
export type BonusPayment = { orderNumber: string; amount: number };

/** Customer bonuses, computed from the ledger. */
export type BonusesService = ReturnType<typeof createBonusesService>;

/** Creates the bonus service: balances, and the effect of orders and time on them (decisions §6). */
export function createBonusesService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  /** Locks and returns the own-programme ledger with entries of an order; undefined if there is none. */
  const lockOrderLedger = async (tx: Sql, orderNumber: string) => {
    const customerId = await findHolderByOrder(tx, orderNumber);
    if (customerId === undefined || !(await lockLedger(tx, customerId))) return undefined;
    const holder = { customerId, programme: 'own' } as const;
    const rows = (await findEntries(tx, holder)).toReversed();
    return {
      holder,
      entries: rows.map(toEntry),
      orderEntries: rows.filter((row) => row.orderNumber === orderNumber).map(toEntry),
    };
  };

  return {
    /** Returns a customer's balances in a programme and the history, newest first. */
    async list(customerId: number, programme: BonusProgramme, now: Date): Promise<BonusList> {
      const rows = await findEntries(db.$client, { customerId, programme });
      return {
        ...summariseBonuses(rows.map(toEntry), now),
        history: rows
          .slice(0, MAX_HISTORY)
          .map(({ id, kind, from, to, amount, orderNumber, expiresAt, createdAt }) => ({
            id,
            kind: from === 'debt' ? 'debt' : to === 'debt' ? 'debt_settled' : kind,
            amount: to === 'shop' || to === 'debt' ? -amount : amount,
            orderNumber,
            expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
            at: new Date(createdAt).toISOString(),
          })),
      };
    },

    /** Returns the bonuses a customer can spend now; `lock` locks the ledger until the transaction ends. */
    async readAvailable(sql: Sql, customerId: number, now: Date, lock = false): Promise<number> {
      if (lock && !(await lockLedger(sql, customerId))) return 0;
      const rows = await findEntries(sql, { customerId, programme: 'own' });
      return summariseBonuses(rows.map(toEntry), now).available;
    },

    /**
     * Spends bonuses on orders within the checkout transaction, earliest expiry first. Requires the lock taken by
     * `readAvailable`. Returns false and writes nothing if the balance is too low.
     */
    async spend(tx: Sql, customerId: number, payments: readonly BonusPayment[], now: Date): Promise<boolean> {
      const holder = { customerId, programme: 'own' } as const;
      // `readAvailable` already holds the lock, so both statements can be pipelined.
      const [isLocked, rows] = await Promise.all([lockLedger(tx, customerId), findEntries(tx, holder)]);
      if (!isLocked) return false;
      const ledger = rows.map(toEntry);
      const orderSpendings: { orderNumber: string; entries: BonusEntry[] }[] = [];
      for (const { orderNumber, amount } of payments) {
        const entries = spendBonuses([...ledger, ...orderSpendings.flatMap((spend) => spend.entries)], amount, now);
        if (!entries) return false;
        orderSpendings.push({ orderNumber, entries });
      }
      for (const { orderNumber, entries } of orderSpendings)
        await insertEntries(tx, holder, entries, { orderNumber, at: now });
      return true;
    },

    /**
     * Refunds the bonuses spent on an order with their original expiry, within the cancellation transaction (decisions
     * §5). Settles debt first.
     */
    async restore(tx: Sql, { orderNumber, amount }: BonusPayment, now: Date): Promise<void> {
      const ledger = await lockOrderLedger(tx, orderNumber);
      if (!ledger) return;
      const { holder, entries, orderEntries } = ledger;
      await insertCredits(tx, holder, entries, restoreBonuses(orderEntries, amount), { orderNumber, at: now });
    },

    /**
     * Reverses the bonuses earned on returned products within the return's transaction, at most the amount earned.
     * Bonuses already spent become a debt.
     */
    async reverse(tx: Sql, { orderNumber, amount }: BonusPayment, now: Date): Promise<void> {
      const ledger = await lockOrderLedger(tx, orderNumber);
      if (!ledger) return;
      const reversal = revokeBonuses(ledger.entries, ledger.orderEntries, amount, now);
      await insertEntries(tx, ledger.holder, reversal, { orderNumber, at: now });
    },

    /** Freezes the bonuses earned with orders within the transaction that completes them; each order is frozen once. */
    async freeze(tx: Sql, earned: readonly EarnedBonuses[]): Promise<void> {
      for (const { customerId, orderNumber, amount, completedAt } of earned) {
        const holder = { customerId, programme: 'own' } as const;
        await insertEntries(tx, holder, freezeBonuses(amount), { orderNumber, at: new Date(completedAt) });
      }
    },

    /**
     * Accrues frozen bonuses after the return window closes and all returns of the order are decided. Settles debt
     * first. Returns the number of processed orders.
     */
    async accrue(now: Date): Promise<number> {
      const terms = priceSettings(settings.current()).bonuses;
      const before = almatyMoment(addDays(almatyDate(now), 1 - accrualDays(terms)), '00:00');
      const frozenOrders = await findFrozenOrders(db.$client, before, BATCH);
      const accrueForOrder = ({ customerId, orderNumber }: (typeof frozenOrders)[number]) =>
        inTransaction(db, async (tx) => {
          // Lock the order before the ledger, in the lock order of returns.
          const { isOpen, decidedAt } = await lockReturns(tx, orderNumber);
          if (isOpen || !(await lockLedger(tx, customerId))) return;
          const holder = { customerId, programme: 'own' } as const;
          const rows = (await findEntries(tx, holder)).toReversed();
          const orderEntries = rows.filter((entry) => entry.orderNumber === orderNumber);
          const frozenEntry = orderEntries.find(({ kind }) => kind === 'frozen');
          if (!frozenEntry) return;
          const completionDate = almatyDate(new Date(frozenEntry.createdAt));
          const releaseDate = decidedAt === null ? completionDate : almatyDate(new Date(decidedAt));
          const credits = accrueBonuses(orderEntries.map(toEntry), completionDate, terms, releaseDate);
          await insertCredits(tx, holder, rows.map(toEntry), credits, { orderNumber, at: now });
        });
      await forEachSafely(frozenOrders, accrueForOrder, 'bonuses of an order were not accrued');
      return frozenOrders.length;
    },

    /** Writes off expired bonuses; returns the number of processed ledgers. */
    async writeOffExpired(now: Date): Promise<number> {
      const holders = await findExpired(db.$client, now, BATCH);
      for (const holder of holders)
        await inTransaction(db, async (tx) => {
          if (!(await lockLedger(tx, holder.customerId))) return;
          const entries = (await findEntries(tx, holder)).map(toEntry);
          await insertEntries(tx, holder, expireBonuses(entries, now), { orderNumber: null, at: now });
        });
      return holders.length;
    },
  };
}
