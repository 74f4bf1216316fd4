import { randomInt } from 'node:crypto';
import { summariseBonuses } from '#domain/pricing/bonus-ledger.ts';
import { appendCheckDigit } from '#domain/gifts/gift-card.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { createBonusGrants } from './bonus-grants.ts';
import { findCardNumber, findHolder, insertBonusCard } from './bonus-cards.queries.ts';
import { toEntry, findEntries } from './bonuses.queries.ts';

/** Prefix of bonus card numbers. A gift card may share it, so a till looks up both kinds. */
const PREFIX = '29';
const RANDOM_DIGITS = 13;

/** Bonus cards shown at a till. */
export type BonusCardsService = ReturnType<typeof createBonusCardsService>;

/** Creates the bonus card service. Each customer has one card; its number reveals nothing about the customer. */
export function createBonusCardsService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  const sql = db.$client;
  return {
    ...createBonusGrants({ db, settings }),

    /** Returns the customer's 16-digit card number, generated on first use and permanent. */
    async readNumber(customerId: number): Promise<string> {
      for (;;) {
        const existing = await findCardNumber(sql, customerId);
        if (existing) return existing;
        const digits = Array.from({ length: RANDOM_DIGITS }, () => randomInt(10)).join('');
        await insertBonusCard(sql, customerId, appendCheckDigit(PREFIX + digits));
      }
    },

    /** Returns the card owner's first name and spendable bonuses for a till; fails with `bonus_card_not_found`. */
    async read(number: string, now: Date): Promise<{ firstName: string; available: number }> {
      const holder = await findHolder(sql, number);
      if (!holder) return fail('bonus_card_not_found');
      const entries = (await findEntries(sql, { customerId: holder.customerId, programme: 'own' })).map(toEntry);
      return { firstName: holder.firstName, available: summariseBonuses(entries, now).available };
    },
  };
}
