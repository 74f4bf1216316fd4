import { z } from 'zod';
import { BANK_ANSWERS, CREDIT_STATES } from '#domain/payments/credit-application.ts';
import { Phone } from './checkout.ts';
import { normalizeCode } from '#domain/text/typed-text.ts';
import { endpoint, Money } from '../endpoint.ts';
import { OrderNumber, orderGuess } from './orders.ts';
import { SentCode, Work } from '../customers/phone-proof.ts';

/** A bank's offer; 0 % is an interest-free instalment plan. */
export const CreditOffer = z.object({
  months: z.number().int(),
  annualRatePercent: z.number(),
  monthly: Money,
  /** Amount lent; an offer below the order total cannot be chosen. */
  amount: Money,
});
export type CreditOffer = z.infer<typeof CreditOffer>;

/** A credit or instalment application, for its applicant. */
export const Credit = z.object({
  /** State (`domain/payments/credit-application.ts`); null before the first application. */
  state: z.enum(CREDIT_STATES).nullable(),
  /** Amount due. */
  amount: Money,
  phoneMasked: z.string(),
  /** All but the last four digits are hidden; null before the first application. */
  iinMasked: z.string().nullable(),
  /** Banks in a fixed order; offers are usable while other decisions are pending. */
  banks: z.array(
    z.object({ bank: z.string(), name: z.string(), answer: z.enum(BANK_ANSWERS), offers: z.array(CreditOffer) }),
  ),
  /** A decision is pending. */
  asking: z.boolean(),
  chosen: z.object({ bank: z.string(), months: z.number().int(), monthly: Money }).nullable(),
});
export type Credit = z.infer<typeof Credit>;

const Key = z.object({ number: OrderNumber, phone: Phone.optional() });

export const creditContract = {
  'POST /api/orders/:number/credit': endpoint({
    summary: "State of an order's credit application. A POST, so the phone appears in no URL or log.",
    input: Key,
    output: Credit,
    errors: ['order_not_found', 'credit_not_possible'],
    perMinute: 120,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/credit/application': endpoint({
    summary:
      "Applies with IIN and consent, and sends a code to the order's phone; banks receive nothing before the code is confirmed. The IIN's date and check digit are verified (decisions §8).",
    input: Key.extend({ iin: z.string().max(20), consent: z.literal(true), work: Work.optional() }),
    output: SentCode,
    errors: [
      'order_not_found',
      'credit_not_possible',
      'iin_wrong',
      'phone_not_mobile',
      'code_too_soon',
      'too_many_codes',
      'work_required',
      'code_not_sent',
    ],
    perMinute: 20,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/credit/proof': endpoint({
    summary: 'Verifies the phone by a code from the shop or the provider, and submits the application to the banks.',
    input: Key.extend({
      code: z
        .string()
        .max(40)
        .transform(normalizeCode)
        .pipe(z.string().regex(/^\d{4,6}$/)),
    }),
    output: Credit,
    errors: ['order_not_found', 'credit_not_possible', 'code_wrong', 'code_expired', 'bank_unreachable'],
    perMinute: 30,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/credit/repeat': endpoint({
    summary: 'Asks the banks that did not answer again.',
    input: Key,
    output: Credit,
    errors: ['order_not_found', 'credit_not_possible'],
    perMinute: 10,
    extractGuess: orderGuess,
  }),
  'POST /api/orders/:number/credit/choice': endpoint({
    summary: 'Chooses an offer and returns its signing page; a repeat returns the same page.',
    input: Key.extend({ bank: z.string().max(40), months: z.number().int().min(1).max(120) }),
    output: z.object({ signUrl: z.string() }),
    errors: ['order_not_found', 'credit_not_possible', 'order_not_payable', 'bank_unreachable'],
    perMinute: 20,
    extractGuess: orderGuess,
  }),
};
