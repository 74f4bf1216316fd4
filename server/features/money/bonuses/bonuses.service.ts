import type { BonusList } from '#contract/customers/profile.ts';
import {
  accrueBonuses,
  burnBonuses,
  freezeBonuses,
  restoreBonuses,
  spendBonuses,
  summariseBonuses,
  takeBackBonuses,
  type BonusEntry,
} from '#domain/pricing/bonus-ledger.ts';
import { addDays, almatyDate, atAlmaty } from '#domain/time/calendar.ts';
import { accrualDays } from '#domain/pricing/bonuses.ts';
import { priceSettings } from '#domain/settings/settings.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { eachAlone } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  entryOf,
  findBurning,
  findEntries,
  findFrozen,
  findHolderOf,
  insertCredits,
  insertEntries,
  lockLedger,
  lockReturns,
  type BonusProgramme,
} from './bonuses.queries.ts';

/** Entries the history shows; the sums are of all. */
const MAX_HISTORY = 500;

/** Ledgers a job looks at in one go. */
const BATCH = 200;

/** What an order has earned its customer, and the moment it was completed. */
export type Earned = { customerId: number; orderNumber: string; amount: number; completedAt: string };

/** Bonuses that pay for an order; one is one tenge. */
export type BonusPayment = { orderNumber: string; amount: number };

/** Bonuses of customers, read from the ledger. */
export type BonusesService = ReturnType<typeof createBonusesService>;

/** Creates the service of bonuses: what customers have, and what orders and time do to it (decisions §6). */
export function createBonusesService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  /** Holds the own ledger that has entries of an order and gives it with them; undefined when nobody's has. */
  const ledgerOf = async (tx: Sql, orderNumber: string) => {
    const customerId = await findHolderOf(tx, orderNumber);
    if (customerId === undefined || !(await lockLedger(tx, customerId))) return undefined;
    const holder = { customerId, programme: 'own' } as const;
    const rows = (await findEntries(tx, holder)).toReversed();
    return {
      holder,
      entries: rows.map(entryOf),
      ofOrder: rows.filter((row) => row.orderNumber === orderNumber).map(entryOf),
    };
  };

  return {
    /** Returns what a customer has in a programme, and its history, newest first. */
    async list(customerId: number, programme: BonusProgramme, now: Date): Promise<BonusList> {
      const rows = await findEntries(db.$client, { customerId, programme });
      return {
        ...summariseBonuses(rows.map(entryOf), now),
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

    /** Tells how many bonuses a customer can spend now; `lock` keeps it so until the transaction ends. */
    async usable(sql: Sql, customerId: number, now: Date, lock = false): Promise<number> {
      if (lock && !(await lockLedger(sql, customerId))) return 0;
      const rows = await findEntries(sql, { customerId, programme: 'own' });
      return summariseBonuses(rows.map(entryOf), now).available;
    },

    /**
     * Spends bonuses on orders in the transaction that places them and holds the ledger by `usable`, the oldest expiry
     * first; false, and nothing written, when fewer are left.
     */
    async spend(tx: Sql, customerId: number, payments: readonly BonusPayment[], now: Date): Promise<boolean> {
      const holder = { customerId, programme: 'own' } as const;
      // `usable` has held the ledger before, so that both may travel together.
      const [locked, rows] = await Promise.all([lockLedger(tx, customerId), findEntries(tx, holder)]);
      if (!locked) return false;
      const ledger = rows.map(entryOf);
      const spent: { orderNumber: string; entries: BonusEntry[] }[] = [];
      for (const { orderNumber, amount } of payments) {
        const entries = spendBonuses([...ledger, ...spent.flatMap((own) => own.entries)], amount, now);
        if (!entries) return false;
        spent.push({ orderNumber, entries });
      }
      for (const { orderNumber, entries } of spent) await insertEntries(tx, holder, entries, { orderNumber, at: now });
      return true;
    },

    /**
     * Gives back what an order has spent, with its old expiry, in the transaction that cancels it (decisions §5); a debt is
     * settled first.
     */
    async giveBack(tx: Sql, { orderNumber, amount }: BonusPayment, now: Date): Promise<void> {
      const ledger = await ledgerOf(tx, orderNumber);
      if (!ledger) return;
      const { holder, entries, ofOrder } = ledger;
      await insertCredits(tx, holder, entries, restoreBonuses(ofOrder, amount), { orderNumber, at: now });
    },

    /**
     * Takes back what returned products of an order had earned, in the transaction that returns them, and never more than
     * the order has earned. What the customer has spent in the meantime becomes a debt.
     */
    async takeBack(tx: Sql, { orderNumber, amount }: BonusPayment, now: Date): Promise<void> {
      const ledger = await ledgerOf(tx, orderNumber);
      if (!ledger) return;
      const back = takeBackBonuses(ledger.entries, ledger.ofOrder, amount, now);
      await insertEntries(tx, ledger.holder, back, { orderNumber, at: now });
    },

    /** Freezes what orders have earned, in the transaction that completes them; an order is never frozen twice. */
    async freeze(tx: Sql, earned: readonly Earned[]): Promise<void> {
      for (const { customerId, orderNumber, amount, completedAt } of earned) {
        const holder = { customerId, programme: 'own' } as const;
        await insertEntries(tx, holder, freezeBonuses(amount), { orderNumber, at: new Date(completedAt) });
      }
    },

    /**
     * Accrues what has been frozen until the return window and every return of the order were over, so that it can be
     * spent; a debt is settled first. Returns how many orders it looked at.
     */
    async accrue(now: Date): Promise<number> {
      const terms = priceSettings(settings.current()).bonuses;
      const before = atAlmaty(addDays(almatyDate(now), 1 - accrualDays(terms)), '00:00');
      const found = await findFrozen(db.$client, before, BATCH);
      const accrueOf = ({ customerId, orderNumber }: (typeof found)[number]) =>
        inTransaction(db, async (tx) => {
          // The order before the ledger, as returns hold them.
          const { isOpen, decidedAt } = await lockReturns(tx, orderNumber);
          if (isOpen || !(await lockLedger(tx, customerId))) return;
          const holder = { customerId, programme: 'own' } as const;
          const rows = (await findEntries(tx, holder)).toReversed();
          const ofOrder = rows.filter((entry) => entry.orderNumber === orderNumber);
          const frozen = ofOrder.find(({ kind }) => kind === 'frozen');
          if (!frozen) return;
          const completed = almatyDate(new Date(frozen.createdAt));
          const released = decidedAt === null ? completed : almatyDate(new Date(decidedAt));
          const credits = accrueBonuses(ofOrder.map(entryOf), completed, terms, released);
          await insertCredits(tx, holder, rows.map(entryOf), credits, { orderNumber, at: now });
        });
      await eachAlone(found, accrueOf, 'bonuses of an order were not accrued');
      return found.length;
    },

    /** Writes off what has run out; returns how many ledgers it looked at. */
    async burn(now: Date): Promise<number> {
      const holders = await findBurning(db.$client, now, BATCH);
      for (const holder of holders)
        await inTransaction(db, async (tx) => {
          if (!(await lockLedger(tx, holder.customerId))) return;
          const entries = (await findEntries(tx, holder)).map(entryOf);
          await insertEntries(tx, holder, burnBonuses(entries, now), { orderNumber: null, at: now });
        });
      return holders.length;
    },
  };
}
