import type { Coupon } from '#contract/customers/profile.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { AppliedPromo } from '#domain/pricing/promo-discounts.ts';
import { parseCompatibleModels, modelPhrases } from '#domain/catalog/compatibility.ts';
import { findPromoProblem, type PromoProblem } from '#domain/pricing/promo-code.ts';
import type { PromoRuleTerms } from '#domain/pricing/promo-mark.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findCategoryIds, findNamesInCategories } from '../../storefront/catalog/products.rows.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  findCode,
  findCoupons,
  findOwnCode,
  findEligibleProducts,
  findRules,
  findUnverifiedUses,
  insertUse,
  lockCode,
  releaseUse,
  saveCode,
  type CouponRow,
  type NewPromoCode,
  type PromoCodeRow,
  type PromoUse,
} from './promotions.queries.ts';

export type { NewPromoCode, PromoUse } from './promotions.queries.ts';

/** Promo codes and gifts of customers. */
export type PromotionsService = ReturnType<typeof createPromotionsService>;

/** An entered code: its discount and, if unusable, the reason. */
export type FoundPromo = Pick<PromoUse, 'promoId' | 'couponId'> & {
  terms: AppliedPromo;
  title: string;
  /** The only phone that may use it; null for a public code and a customer's own. */
  phone: string | null;
  problem: PromoProblem | null;
};

/** Customer, products, language and time of a code's use. */
export type PromoUser = {
  customerId: number | null;
  productIds: readonly number[];
  language: Language;
  now: Date;
  /** Checks whether the caller has verified a phone; required by codes bound to a phone. */
  isPhoneVerified?: (phone: string) => Promise<boolean>;
};

/** Creates the promo code service (decisions §7). */
export function createPromotionsService({
  db,
  settings,
}: {
  db: Database;
  settings?: Pick<SettingsReader, 'current'>;
}) {
  return {
    /** Returns a customer's promo codes and gifts, usable ones first. */
    async list(customerId: number, language: Language, now: Date): Promise<Coupon[]> {
      const rows = await findCoupons(db.$client, customerId);
      const coupons = rows.map(
        ({ titleRu, titleKk, expiresAt, usedAt, ...coupon }): Coupon => ({
          ...coupon,
          title: pick({ ru: titleRu, kk: titleKk }, language),
          expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
          state: usedAt !== null ? 'used' : hasExpired({ expiresAt }, now) ? 'expired' : 'active',
        }),
      );
      return [
        ...coupons.filter(({ state }) => state === 'active'),
        ...coupons.filter(({ state }) => state !== 'active'),
      ];
    },

    /**
     * Finds a code by its normalised form, a customer's own code first; undefined if there is none. `lock` locks its
     * uses until the transaction ends.
     */
    async find(sql: Sql, code: string, user: PromoUser, lock = false): Promise<FoundPromo | undefined> {
      if (lock) await lockCode(sql, code, user.customerId);
      const { customerId } = user;
      const [customerCode, publicCode] = await Promise.all([
        customerId === null ? undefined : findOwnCode(sql, code, customerId),
        findCode(sql, code, customerId),
      ]);
      if (customerCode && (!publicCode || (customerCode.usedAt === null && !hasExpired(customerCode, user.now))))
        return evaluateCoupon(customerCode, user);
      return publicCode && evaluateCode(sql, publicCode, user);
    },

    /** True if an order of an unverified phone may use a code; call it within the transaction that locks the code. */
    async hasUnverifiedUse(tx: Sql, { promoId }: Pick<PromoUse, 'promoId'>): Promise<boolean> {
      if (promoId === null) return true;
      const { maxUses, unproven } = await findUnverifiedUses(tx, promoId);
      const percent = (settings?.current() ?? defaultSettings)['promo.unprovenPercent'];
      return maxUses === null || unproven < Math.max(1, Math.floor((maxUses * percent) / 100));
    },

    /** Records a checkout's use of a code within its transaction; false if it lost a race for the last use. */
    use: (tx: Sql, promoUse: PromoUse, now: Date): Promise<boolean> => insertUse(tx, promoUse, now),

    /** Releases the use of a checkout once all its orders are cancelled (decisions §5). */
    releaseUse: (tx: Sql, masterNumber: string, now: Date): Promise<void> => releaseUse(tx, masterNumber, now),

    /** Returns the terms of public codes for pricing; omits unknown codes. */
    async rules(codes: readonly string[]): Promise<PromoRuleTerms[]> {
      const rows = await findRules(db.$client, codes);
      return rows.map((row) => ({ ...row, startsAt: parseDate(row.startsAt), endsAt: parseDate(row.endsAt) }));
    },

    /**
     * Creates missing codes of the built-in promotions; an operator's terms are kept. Skips a code until the catalogue
     * has its category or model line.
     */
    async create(codes: readonly BuiltInCode[]): Promise<void> {
      for (const { category, model, ...code } of codes) {
        if (await findCode(db.$client, code.code, null)) continue;
        const eligible = await findEligible(db.$client, { category, model });
        if (eligible) await inTransaction(db, (tx) => saveCode(tx, { ...code, ...eligible }));
      }
    },

    /** Creates a promo code in the caller's transaction. */
    saveInTransaction: (tx: Sql, code: NewPromoCode): Promise<void> => saveCode(tx, code),

    /** Creates a promo code or updates its terms. */
    save: (code: NewPromoCode): Promise<void> => inTransaction(db, (tx) => saveCode(tx, code)),
  };
}

/** Code of a built-in promotion, valid for a category, a model line in it, or everything. */
export type BuiltInCode = Omit<NewPromoCode, 'categoryIds' | 'productIds'> & {
  category: string | null;
  model: string | null;
};

/** Returns the eligible products of a built-in code; null if the catalogue has none. */
async function findEligible(
  sql: Sql,
  { category, model }: Pick<BuiltInCode, 'category' | 'model'>,
): Promise<Pick<NewPromoCode, 'categoryIds' | 'productIds'> | null> {
  if (category === null) return { categoryIds: null, productIds: null };
  const categoryIds = await findCategoryIds(sql, category);
  if (categoryIds.length === 0) return null;
  if (model === null) return { categoryIds, productIds: null };
  const keys = new Set(parseCompatibleModels(model).map(({ key }) => key));
  const productIds = (await findNamesInCategories(sql, categoryIds))
    .filter(({ name }) => modelPhrases(name).some((phrase) => keys.has(phrase)))
    .map(({ id }) => id);
  return productIds.length === 0 ? null : { categoryIds: null, productIds };
}

async function evaluateCode(sql: Sql, row: PromoCodeRow, user: PromoUser): Promise<FoundPromo> {
  const { id, code, kind, value, minimumSum, startsAt, endsAt, maxUses, maxUsesPerCustomer } = row;
  const isUnlimited = row.categoryIds === null && row.productIds === null;
  const terms = { startsAt: parseDate(startsAt), endsAt: parseDate(endsAt), maxUses, maxUsesPerCustomer };
  const uses = { total: row.uses, byCustomer: user.customerId === null ? null : row.usesOfCustomer };
  return {
    promoId: id,
    couponId: null,
    terms: {
      code,
      kind,
      value,
      minimumSum,
      productIds: isUnlimited ? null : await findEligibleProducts(sql, row, user.productIds),
    },
    title: pick({ ru: row.titleRu, kk: row.titleKk }, user.language),
    phone: row.phone,
    problem:
      findPromoProblem(terms, uses, user.now) ??
      (row.phone === null || (await user.isPhoneVerified?.(row.phone)) ? null : 'promo-phone'),
  };
}

function evaluateCoupon(coupon: CouponRow, { language, now }: PromoUser): FoundPromo {
  const { id, code, percent, amount, minTotal } = coupon;
  const isUsed = coupon.usedAt !== null;
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
    phone: null,
    problem: isUsed ? 'promo-used' : hasExpired(coupon, now) ? 'promo-over' : null,
  };
}

function hasExpired({ expiresAt }: Pick<CouponRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}

function parseDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
