import { randomInt } from 'node:crypto';
import { summariseBonuses } from '#domain/pricing/bonus-ledger.ts';
import { withCheckDigit } from '#domain/gifts/gift-card.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { createBonusGrants } from './bonus-grants.ts';
import { findCardNumber, findHolder, insertBonusCard } from './bonus-cards.queries.ts';
import { entryOf, findEntries } from './bonuses.queries.ts';

/** Bonus cards begin with this, gift cards hardly ever do: a till tells them apart by looking both up. */
const PREFIX = '29';
const DRAWN_DIGITS = 13;

/** Bonus cards, which are shown at a till. */
export type BonusCardsService = ReturnType<typeof createBonusCardsService>;

/** Creates the service of bonus cards: every customer has one, whose number says nothing of the customer. */
export function createBonusCardsService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  const sql = db.$client;
  return {
    ...createBonusGrants({ db, settings }),

    /** Returns the number of a customer's card, sixteen digits; it is drawn when it is first asked for, and stays. */
    async numberOf(customerId: number): Promise<string> {
      for (;;) {
        const known = await findCardNumber(sql, customerId);
        if (known) return known;
        const drawn = Array.from({ length: DRAWN_DIGITS }, () => randomInt(10)).join('');
        await insertBonusCard(sql, customerId, withCheckDigit(PREFIX + drawn));
      }
    },

    /** Tells a till whose card it is, by the first name, and how many bonuses can be spent; `bonus_card_not_found`. */
    async read(number: string, now: Date): Promise<{ firstName: string; available: number }> {
      const holder = await findHolder(sql, number);
      if (!holder) return fail('bonus_card_not_found');
      const entries = (await findEntries(sql, { customerId: holder.customerId, programme: 'own' })).map(entryOf);
      return { firstName: holder.firstName, available: summariseBonuses(entries, now).available };
    },
  };
}
