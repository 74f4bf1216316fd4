import type { BonusList } from '#contract/profile.ts';
import { summariseBonuses } from '#domain/bonus-ledger.ts';
import type { Database } from '../../platform/db.ts';
import { findEntries } from './bonuses.queries.ts';

/** Entries the history shows; the sums are of all. */
const MAX_HISTORY = 100;

/** Bonuses of customers, read from the ledger. */
export type BonusesService = ReturnType<typeof createBonusesService>;

/** Creates the reading side of bonuses (decisions §6). */
export function createBonusesService({ db }: { db: Database }) {
  return {
    /** Returns what a customer has in a programme, and its history, newest first. */
    async list(customerId: number, programme: 'own' | 'bank', now: Date): Promise<BonusList> {
      const rows = await findEntries(db.$client, customerId, programme);
      const summary = summariseBonuses(
        rows.map((row) => ({ ...row, expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt) })),
        now,
      );
      return {
        ...summary,
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
  };
}
