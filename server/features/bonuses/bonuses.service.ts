import type { BonusList } from '#contract/profile.ts';
import { accrueBonuses, burnBonuses, freezeBonuses, summariseBonuses, type BonusEntry } from '#domain/bonus-ledger.ts';
import { addDays, almatyDate, atAlmaty } from '#domain/calendar.ts';
import { priceSettings } from '#domain/settings.ts';
import { inTransaction, type Database } from '../../platform/db.ts';
import type { Sql } from '../../platform/sql.ts';
import type { SettingsReader } from '../../platform/store-settings.ts';
import {
  findBurning,
  findEntries,
  findFrozen,
  insertEntries,
  lockLedger,
  type BonusProgramme,
  type EntryRow,
} from './bonuses.queries.ts';

/** Entries the history shows; the sums are of all. */
const MAX_HISTORY = 100;

/** Ledgers a job looks at in one go. */
const BATCH = 200;

/** What an order has earned its customer, and the moment it was completed. */
export type Earned = { customerId: number; orderNumber: string; amount: number; completedAt: string };

/** Bonuses of customers, read from the ledger. */
export type BonusesService = ReturnType<typeof createBonusesService>;

/** Creates the service of bonuses: what customers have, and what orders and time do to it (decisions §6). */
export function createBonusesService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  return {
    /** Returns what a customer has in a programme, and its history, newest first. */
    async list(customerId: number, programme: BonusProgramme, now: Date): Promise<BonusList> {
      const rows = await findEntries(db.$client, { customerId, programme });
      return {
        ...summariseBonuses(rows.map(entryOf), now),
        history: rows.slice(0, MAX_HISTORY).map(({ id, kind, to, amount, orderNumber, expiresAt, createdAt }) => ({
          id,
          kind,
          amount: to === 'shop' ? -amount : amount,
          orderNumber,
          expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
          at: new Date(createdAt).toISOString(),
        })),
      };
    },

    /** Freezes what orders have earned, in the transaction that completes them; an order is never frozen twice. */
    async freeze(tx: Sql, earned: readonly Earned[]): Promise<void> {
      for (const { customerId, orderNumber, amount, completedAt } of earned) {
        const holder = { customerId, programme: 'own' } as const;
        await insertEntries(tx, holder, freezeBonuses(amount), { orderNumber, at: new Date(completedAt) });
      }
    },

    /** Accrues what has been frozen long enough, so that it can be spent; returns how many orders it looked at. */
    async accrue(now: Date): Promise<number> {
      const terms = priceSettings(settings.current()).bonuses;
      const before = atAlmaty(addDays(almatyDate(now), 1 - terms.frozenDays), '00:00');
      const found = await findFrozen(db.$client, before, BATCH);
      for (const { customerId, orderNumber } of found)
        await inTransaction(db, async (tx) => {
          if (!(await lockLedger(tx, customerId))) return;
          const holder = { customerId, programme: 'own' } as const;
          const ofOrder = (await findEntries(tx, holder)).filter((entry) => entry.orderNumber === orderNumber);
          const frozen = ofOrder.find(({ kind }) => kind === 'frozen');
          if (!frozen) return;
          const completed = almatyDate(new Date(frozen.createdAt));
          const entries = accrueBonuses(ofOrder.map(entryOf), completed, terms);
          await insertEntries(tx, holder, entries, { orderNumber, at: now });
        });
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

function entryOf({ kind, from, to, amount, expiresAt }: EntryRow): BonusEntry {
  return { kind, from, to, amount, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}
