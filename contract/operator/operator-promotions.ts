import { z } from 'zod';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import { MAX_TYPED_PROMO_CODE, normalPromoCode, PROMO_CODE_STATES, PROMO_KINDS } from '#domain/pricing/promo-code.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

const MAX_TITLE = 200;
/** Categories or products that one code may name. */
const MAX_IDS = 1000;
const MAX_USES = 1_000_000;

/** A promo code as it is typed; read in its normal form. */
const Code = z.string().max(MAX_TYPED_PROMO_CODE).transform(normalPromoCode).pipe(z.string().min(1));
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
    /** Categories and products it is good for; everything when both are absent. */
    categoryIds: Ids.nullable().default(null),
    productIds: Ids.nullable().default(null),
    /** Tenge that the products it is good for must cost. */
    minimumSum: z.number().int().min(0).max(MAX_ORDER_SUM).default(0),
    /** Moments between which it can be used; null without a bound. */
    startsAt: Moment.nullable().default(null),
    endsAt: Moment.nullable().default(null),
    /** Orders that may use it, in all and of one customer; null without a limit. */
    maxUses: z.number().int().min(0).max(MAX_USES).nullable().default(null),
    maxUsesPerCustomer: z.number().int().min(1).max(MAX_USES).nullable().default(null),
    /** Confirms a discount above the setting `promo.maxPercent`. */
    confirmed: z.boolean().default(false),
  })
  .refine(({ kind, value }) => kind === 'sum' || value <= 100, 'a percentage above 100');
export type PromoCodeInput = z.infer<typeof PromoCodeInput>;

/** A promo code as its owner sees it. */
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
  /** Orders that have used it; a cancelled order gives its use back. */
  uses: z.number().int(),
  state: z.enum(PROMO_CODE_STATES),
});
export type OperatorPromoCode = z.infer<typeof OperatorPromoCode>;

/** Calls of operators about promo codes that everybody may use. */
export const operatorPromotionsContract = {
  'GET /api/operator/promo-codes': endpoint({
    summary: 'Promo codes that everybody may use, the newest first; discounts of one person are not among them.',
    output: z.array(OperatorPromoCode),
    scope: 'promotions',
  }),
  'GET /api/operator/promo-codes/:code': endpoint({
    summary: 'One promo code with its terms, its state and how many orders have used it.',
    input: z.object({ code: Code }),
    output: OperatorPromoCode,
    errors: ['promo_code_not_found'],
    scope: 'promotions',
  }),
  'POST /api/operator/promo-codes/:code': endpoint({
    summary:
      'Creates a promo code, or gives one that exists other terms; its uses stay counted. A discount above `promo.maxPercent` needs `confirmed`.',
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
