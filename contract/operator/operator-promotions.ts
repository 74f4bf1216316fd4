import { z } from 'zod';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import {
  MAX_PROMO_CODE_INPUT_LENGTH,
  normalizePromoCode,
  PROMO_CODE_STATES,
  PROMO_KINDS,
} from '#domain/pricing/promo-code.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

const MAX_TITLE = 200;
/** Max categories or products per code. */
const MAX_IDS = 1000;
const MAX_USES = 1_000_000;

/** A promo code as typed, normalized. */
const Code = z.string().max(MAX_PROMO_CODE_INPUT_LENGTH).transform(normalizePromoCode).pipe(z.string().min(1));
const Title = z.string().trim().min(1).max(MAX_TITLE);
const Moment = z.iso.datetime({ offset: true });
const Ids = z.array(Id).min(1).max(MAX_IDS);

/** Terms of a promo code. */
export const PromoCodeInput = z
  .object({
    titleRu: Title,
    titleKk: Title,
    kind: z.enum(PROMO_KINDS),
    /** Percent or tenge off. */
    value: z.number().int().min(1).max(MAX_ORDER_SUM),
    /** Categories and products it applies to; all when both are null. */
    categoryIds: Ids.nullable().default(null),
    productIds: Ids.nullable().default(null),
    /** Minimum total of eligible products, tenge. */
    minimumSum: z.number().int().min(0).max(MAX_ORDER_SUM).default(0),
    /** Validity period; null without a bound. */
    startsAt: Moment.nullable().default(null),
    endsAt: Moment.nullable().default(null),
    /** Max uses in total and per customer; null without a limit. */
    maxUses: z.number().int().min(0).max(MAX_USES).nullable().default(null),
    maxUsesPerCustomer: z.number().int().min(1).max(MAX_USES).nullable().default(null),
    /** Confirms a discount above the setting `promo.maxPercent`. */
    confirmed: z.boolean().default(false),
  })
  .refine(({ kind, value }) => kind === 'sum' || value <= 100, 'percentage above 100');
export type PromoCodeInput = z.infer<typeof PromoCodeInput>;

/** A promo code, for operators. */
export const OperatorPromoCode = z.object({
  code: z.string(),
  titleRu: z.string(),
  titleKk: z.string(),
  kind: z.enum(PROMO_KINDS),
  value: Money,
  categoryIds: z.array(z.number().int()).nullable(),
  productIds: z.array(z.number().int()).nullable(),
  minimumSum: Money,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  maxUses: z.number().int().nullable(),
  maxUsesPerCustomer: z.number().int().nullable(),
  /** Number of orders using it; cancelled orders do not count. */
  uses: z.number().int(),
  state: z.enum(PROMO_CODE_STATES),
});
export type OperatorPromoCode = z.infer<typeof OperatorPromoCode>;

/** Operator calls about public promo codes. */
export const operatorPromotionsContract = {
  'GET /api/operator/promo-codes': endpoint({
    summary: 'Public promo codes, newest first; excludes personal discounts.',
    output: z.array(OperatorPromoCode),
    scope: 'promotions',
  }),
  'GET /api/operator/promo-codes/:code': endpoint({
    summary: 'One promo code with its terms, state and number of uses.',
    input: z.object({ code: Code }),
    output: OperatorPromoCode,
    errors: ['promo_code_not_found'],
    scope: 'promotions',
  }),
  'POST /api/operator/promo-codes/:code': endpoint({
    summary:
      'Creates a promo code or changes its terms; counted uses are kept. A discount above `promo.maxPercent` needs `confirmed`.',
    input: z.object({ code: Code }).and(PromoCodeInput),
    output: OperatorPromoCode,
    errors: ['promo_code_generous', 'promo_code_not_found'],
    scope: 'promotions',
  }),
  'POST /api/operator/promo-codes/:code/end': endpoint({
    summary: 'Ends a promo code now; orders that have used it keep their price.',
    input: z.object({ code: Code }),
    output: OperatorPromoCode,
    errors: ['promo_code_not_found'],
    scope: 'promotions',
  }),
};
