import type { PromoCodeInput, OperatorPromoCode } from '#contract/operator/operator-promotions.ts';
import { exceedsDiscountLimit, promoCodeState } from '#domain/pricing/promo-code.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { endCode, findCode, listCodes, saveCode, type PromoCodeRow } from './promotions.queries.ts';

/** Promo codes for operators. */
export type OperatorCodesService = ReturnType<typeof createOperatorCodesService>;

/** Creates the service that lists, reads, creates and ends promo codes for the CLI and operators. */
export function createOperatorCodesService({
  db,
  settings,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const sql = db.$client;
  const read = async (code: string, now: Date): Promise<OperatorPromoCode> => {
    const found = await findCode(sql, code, null);
    return found ? toOperatorCode(found, now) : fail('promo_code_not_found');
  };
  return {
    /** Lists public codes, newest first. */
    list: async (now: Date): Promise<OperatorPromoCode[]> =>
      (await listCodes(sql)).map((row) => toOperatorCode(row, now)),

    /** Returns one code; fails with `promo_code_not_found`. */
    read,

    /**
     * Creates a code or updates its terms; its uses stay counted. Fails with `promo_code_generous` if the discount
     * exceeds `promo.maxPercent` without confirmation.
     */
    async save(code: string, { confirmed, ...terms }: PromoCodeInput, now: Date): Promise<OperatorPromoCode> {
      const maxPercent = settings.current()['promo.maxPercent'];
      if (!confirmed && exceedsDiscountLimit(terms, maxPercent)) fail('promo_code_generous', { maxPercent });
      // Saving would make a code bound to one phone public.
      if ((await findCode(sql, code, null))?.phone != null) fail('promo_code_not_found');
      await inTransaction(db, (tx) => saveCode(tx, { code, ...terms }));
      return read(code, now);
    },

    /** Ends a code now; orders that used it keep their price. Fails with `promo_code_not_found`. */
    async end(code: string, now: Date): Promise<OperatorPromoCode> {
      if (!(await inTransaction(db, (tx) => endCode(tx, code, now)))) fail('promo_code_not_found');
      return read(code, now);
    },
  };
}

function toOperatorCode(
  { id: _id, usesOfCustomer: _customerUses, ...row }: PromoCodeRow,
  now: Date,
): OperatorPromoCode {
  const startsAt = row.startsAt === null ? null : new Date(row.startsAt);
  const endsAt = row.endsAt === null ? null : new Date(row.endsAt);
  return {
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: promoCodeState({ ...row, startsAt, endsAt }, row.uses, now),
  };
}
