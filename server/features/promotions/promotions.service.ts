import type { Coupon } from '#contract/profile.ts';
import { pick, type Language } from '#domain/language.ts';
import type { AppliedPromo } from '#domain/cart-totals.ts';
import { promoProblem, type PromoProblem } from '#domain/promo-code.ts';
import type { Database } from '../../platform/db.ts';
import type { Sql } from '../../platform/sql.ts';
import {
  findCategoryIds,
  findCode,
  findCoupons,
  findOwnCode,
  findProductsOf,
  insertUse,
  lockCode,
  returnUse,
  saveCode,
  type CouponRow,
  type NewPromoCode,
  type PromoCodeRow,
  type PromoUse,
} from './promotions.queries.ts';

export type { NewPromoCode, PromoUse } from './promotions.queries.ts';

/** Promo codes and gifts of customers. */
export type PromotionsService = ReturnType<typeof createPromotionsService>;

/** A code that somebody has typed: what it takes off, and why it cannot be used now, if so. */
export type FoundPromo = Pick<PromoUse, 'promoId' | 'couponId'> & {
  terms: AppliedPromo;
  title: string;
  problem: PromoProblem | null;
};

/** Who uses a code, on which products, in which language and when. */
export type PromoUser = { customerId: number | null; productIds: readonly number[]; language: Language; now: Date };

/** Creates the service of promo codes (decisions §7). */
export function createPromotionsService({ db }: { db: Database }) {
  return {
    /** Returns a customer's promo codes and gifts, with whether each can be used now. */
    async list(customerId: number, language: Language, now: Date): Promise<Coupon[]> {
      const rows = await findCoupons(db.$client, customerId);
      return rows.map(({ titleRu, titleKk, expiresAt, usedAt, ...coupon }) => ({
        ...coupon,
        title: pick({ ru: titleRu, kk: titleKk }, language),
        expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        state: usedAt !== null ? 'used' : isOver({ expiresAt }, now) ? 'expired' : 'active',
      }));
    },

    /**
     * Finds a code by its normal form, a customer's own one first; undefined when there is none. `lock` keeps its uses as
     * they are until the transaction ends.
     */
    async find(sql: Sql, code: string, user: PromoUser, lock = false): Promise<FoundPromo | undefined> {
      if (lock) await lockCode(sql, code, user.customerId);
      const { customerId } = user;
      const [own, shared] = await Promise.all([
        customerId === null ? undefined : findOwnCode(sql, code, customerId),
        findCode(sql, code, customerId),
      ]);
      if (own && (!shared || (own.usedAt === null && !isOver(own, user.now)))) return foundCoupon(own, user);
      return shared && foundCode(sql, shared, user);
    },

    /** Writes, in the transaction of a placing, that it has used a code; false when somebody was faster. */
    use: (tx: Sql, use: PromoUse, now: Date): Promise<boolean> => insertUse(tx, use, now),

    /** Gives the use of a placing back once all of its orders are cancelled (decisions §5). */
    giveBack: (tx: Sql, masterNumber: string, now: Date): Promise<void> => returnUse(tx, masterNumber, now),

    /** Returns the terms of a code that everybody may use, as pricing reads them; undefined when there is none. */
    async rule(code: string) {
      const row = await findCode(db.$client, code, null);
      if (!row) return undefined;
      const { kind, value, minimumSum } = row;
      return { code, kind, value, minimumSum, startsAt: momentOf(row.startsAt), endsAt: momentOf(row.endsAt) };
    },

    /**
     * Creates the codes of the built-in promotions where there are none: an operator's terms stay. One for a category that
     * the catalogue does not have waits for it.
     */
    async create(codes: readonly (Omit<NewPromoCode, 'categoryIds'> & { category: string | null })[]): Promise<void> {
      for (const { category, ...code } of codes) {
        if (await findCode(db.$client, code.code, null)) continue;
        const categoryIds = category === null ? null : await findCategoryIds(db.$client, category);
        if (categoryIds === null || categoryIds.length > 0) await saveCode(db.$client, { ...code, categoryIds });
      }
    },

    /** Creates a promo code, or gives one that is there other terms. */
    save: (code: NewPromoCode): Promise<void> => saveCode(db.$client, code),
  };
}

async function foundCode(sql: Sql, row: PromoCodeRow, user: PromoUser): Promise<FoundPromo> {
  const { id, code, kind, value, minimumSum, startsAt, endsAt, maxUses, maxUsesPerCustomer } = row;
  const everything = row.categoryIds === null && row.productIds === null;
  const terms = { startsAt: momentOf(startsAt), endsAt: momentOf(endsAt), maxUses, maxUsesPerCustomer };
  const uses = { total: row.uses, byCustomer: user.customerId === null ? null : row.usesOfCustomer };
  return {
    promoId: id,
    couponId: null,
    terms: {
      code,
      kind,
      value,
      minimumSum,
      productIds: everything ? null : await findProductsOf(sql, row, user.productIds),
    },
    title: pick({ ru: row.titleRu, kk: row.titleKk }, user.language),
    problem: promoProblem(terms, uses, user.now),
  };
}

function foundCoupon(coupon: CouponRow, { language, now }: PromoUser): FoundPromo {
  const { id, code, percent, amount, minTotal } = coupon;
  const used = coupon.usedAt !== null;
  return {
    promoId: null,
    couponId: id,
    terms: {
      code,
      kind: percent === null ? 'sum' : 'percent',
      value: percent ?? amount ?? 0,
      minimumSum: minTotal,
      productIds: null,
    },
    title: pick({ ru: coupon.titleRu, kk: coupon.titleKk }, language),
    problem: used ? 'promo-used' : isOver(coupon, now) ? 'promo-over' : null,
  };
}

function isOver({ expiresAt }: Pick<CouponRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
