import type { Coupon } from '#contract/customers/profile.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { AppliedPromo } from '#domain/pricing/cart-totals.ts';
import { compatibleModels, modelPhrases } from '#domain/catalog/compatibility.ts';
import { promoProblem, type PromoProblem } from '#domain/pricing/promo-code.ts';
import type { MarkedRule } from '#domain/pricing/promo-mark.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  findCategoryIds,
  findCode,
  findCoupons,
  findNamesIn,
  findOwnCode,
  findProductsOf,
  findRules,
  findUnprovenUses,
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
  /** The only phone that may use it; null for a code of everybody's and for a customer's own. */
  phone: string | null;
  problem: PromoProblem | null;
};

/** Who uses a code, on which products, in which language and when. */
export type PromoUser = {
  customerId: number | null;
  productIds: readonly number[];
  language: Language;
  now: Date;
  /** Whether the caller has proved a phone; a code that is bound to one is refused without it. */
  hasProved?: (phone: string) => Promise<boolean>;
};

/** Creates the service of promo codes (decisions §7). */
export function createPromotionsService({
  db,
  settings,
}: {
  db: Database;
  settings?: Pick<SettingsReader, 'current'>;
}) {
  return {
    /** Returns a customer's promo codes and gifts, those that can be used now before the others. */
    async list(customerId: number, language: Language, now: Date): Promise<Coupon[]> {
      const rows = await findCoupons(db.$client, customerId);
      const coupons = rows.map(
        ({ titleRu, titleKk, expiresAt, usedAt, ...coupon }): Coupon => ({
          ...coupon,
          title: pick({ ru: titleRu, kk: titleKk }, language),
          expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
          state: usedAt !== null ? 'used' : isOver({ expiresAt }, now) ? 'expired' : 'active',
        }),
      );
      return [
        ...coupons.filter(({ state }) => state === 'active'),
        ...coupons.filter(({ state }) => state !== 'active'),
      ];
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

    /**
     * Whether an order of an unproved phone may use a code, in the transaction that holds it: such orders hold only a share
     * of the uses of a limited code until they are paid or confirmed.
     */
    async hasUnprovenUse(tx: Sql, { promoId }: Pick<PromoUse, 'promoId'>): Promise<boolean> {
      if (promoId === null) return true;
      const { maxUses, unproven } = await findUnprovenUses(tx, promoId);
      const percent = (settings?.current() ?? defaultSettings)['promo.unprovenPercent'];
      return maxUses === null || unproven < Math.max(1, Math.floor((maxUses * percent) / 100));
    },

    /** Writes, in the transaction of a placing, that it has used a code; false when somebody was faster. */
    use: (tx: Sql, use: PromoUse, now: Date): Promise<boolean> => insertUse(tx, use, now),

    /** Gives the use of a placing back once all of its orders are cancelled (decisions §5). */
    giveBack: (tx: Sql, masterNumber: string, now: Date): Promise<void> => returnUse(tx, masterNumber, now),

    /** Returns the terms of codes that everybody may use, as pricing reads them; unknown codes are left out. */
    async rules(codes: readonly string[]): Promise<MarkedRule[]> {
      const rows = await findRules(db.$client, codes);
      return rows.map((row) => ({ ...row, startsAt: momentOf(row.startsAt), endsAt: momentOf(row.endsAt) }));
    },

    /**
     * Creates the codes of the built-in promotions where there are none: an operator's terms stay. One for a category or a
     * model line that the catalogue does not have waits for it.
     */
    async create(codes: readonly BuiltInCode[]): Promise<void> {
      for (const { category, model, ...code } of codes) {
        if (await findCode(db.$client, code.code, null)) continue;
        const goodFor = await productsOf(db.$client, { category, model });
        if (goodFor) await inTransaction(db, (tx) => saveCode(tx, { ...code, ...goodFor }));
      }
    },

    /** Creates a promo code in the transaction of its cause. */
    saveIn: (tx: Sql, code: NewPromoCode): Promise<void> => saveCode(tx, code),

    /** Creates a promo code, or gives one that is there other terms. */
    save: (code: NewPromoCode): Promise<void> => inTransaction(db, (tx) => saveCode(tx, code)),
  };
}

/** A code of a built-in promotion: for a category, a model line in it, or everything. */
export type BuiltInCode = Omit<NewPromoCode, 'categoryIds' | 'productIds'> & {
  category: string | null;
  model: string | null;
};

/** Tells what a built-in code is good for; null while the catalogue has none of it. */
async function productsOf(
  sql: Sql,
  { category, model }: Pick<BuiltInCode, 'category' | 'model'>,
): Promise<Pick<NewPromoCode, 'categoryIds' | 'productIds'> | null> {
  if (category === null) return { categoryIds: null, productIds: null };
  const categoryIds = await findCategoryIds(sql, category);
  if (categoryIds.length === 0) return null;
  if (model === null) return { categoryIds, productIds: null };
  const keys = new Set(compatibleModels(model).map(({ key }) => key));
  const productIds = (await findNamesIn(sql, categoryIds))
    .filter(({ name }) => modelPhrases(name).some((phrase) => keys.has(phrase)))
    .map(({ id }) => id);
  return productIds.length === 0 ? null : { categoryIds: null, productIds };
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
    phone: row.phone,
    problem:
      promoProblem(terms, uses, user.now) ??
      (row.phone === null || (await user.hasProved?.(row.phone)) ? null : 'promo-phone'),
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
    phone: null,
    problem: used ? 'promo-used' : isOver(coupon, now) ? 'promo-over' : null,
  };
}

function isOver({ expiresAt }: Pick<CouponRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
