import type { Coupon } from '#contract/profile.ts';
import { pick, type Language } from '#domain/language.ts';
import type { Database } from '../../platform/db.ts';
import { findCoupons } from './promotions.queries.ts';

/** Promo codes and gifts of customers. */
export type PromotionsService = ReturnType<typeof createPromotionsService>;

/** Creates the reading side of promo codes (decisions §7). */
export function createPromotionsService({ db }: { db: Database }) {
  return {
    /** Returns a customer's promo codes and gifts, with whether each can be used now. */
    async list(customerId: number, language: Language, now: Date): Promise<Coupon[]> {
      const rows = await findCoupons(db.$client, customerId);
      return rows.map(({ titleRu, titleKk, expiresAt, usedAt, ...coupon }) => ({
        ...coupon,
        title: pick({ ru: titleRu, kk: titleKk }, language),
        expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        state: usedAt !== null ? 'used' : expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'active',
      }));
    },
  };
}
