import { z } from 'zod';
import { BANK_ANSWERS, CREDIT_STATES } from '#domain/payments/credit-application.ts';
import { Phone } from './checkout.ts';
import { typedCode } from '#domain/text/typed-text.ts';
import { endpoint, Money } from '../endpoint.ts';
import { OrderNumber, orderGuess } from './orders.ts';
import { SentCode, Work } from '../customers/phone-proof.ts';

/** A bank's offer; 0 % is an instalment without overpayment. */
export const CreditOffer = z.object({
  months: z.number().int(),
  annualRatePercent: z.number(),
  monthly: Money,
  /** Tenge it lends; less than the order costs cannot be chosen. */
  amount: Money,
});
export type CreditOffer = z.infer<typeof CreditOffer>;

/** An application for credit or instalment as its applicant sees it. */
export const Credit = z.object({
  /** State of `domain/payments/credit-application.ts`; null before the first application. */
  state: z.enum(CREDIT_STATES).nullable(),
  /** Tenge the order waits for. */
  amount: Money,
  phoneMasked: z.string(),
  /** All but the last four digits are hidden; null before the first application. */
  iinMasked: z.string().nullable(),
  /** Banks in a fixed order; answers of some are usable while others think. */
  banks: z.array(
    z.object({ bank: z.string(), name: z.string(), answer: z.enum(BANK_ANSWERS), offers: z.array(CreditOffer) }),
  ),
  /** A bank is still deciding. */
  asking: z.boolean(),
  chosen: z.object({ bank: z.string(), months: z.number().int(), monthly: Money }).nullable(),
});
export type Credit = z.infer<typeof Credit>;

const Key = z.object({ number: OrderNumber, phone: Phone.optional() });

export const creditContract = {
  'POST /api/orders/:number/credit': endpoint({
    summary:
      'How the application for credit of an order stands. A POST, so that the phone is in no address and no log.',
    input: Key,
    output: Credit,
    errors: ['order_not_found', 'credit_not_possible'],
    perMinute: 120,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/credit/application': endpoint({
    summary:
      "Applies with an IIN and a consent, and sends a code to the phone of the order; nothing is told to a bank before the code. The IIN's date and check digit are verified (decisions §8).",
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
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/credit/proof': endpoint({
    summary: 'Proves the phone by the code, which some providers send themselves: from then on the banks are asked.',
    input: Key.extend({
      code: z
        .string()
        .max(40)
        .transform(typedCode)
        .pipe(z.string().regex(/^\d{4,6}$/)),
    }),
    output: Credit,
    errors: ['order_not_found', 'credit_not_possible', 'code_wrong', 'code_expired', 'bank_unreachable'],
    perMinute: 30,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/credit/repeat': endpoint({
    summary: 'Asks the banks that gave no answer again.',
    input: Key,
    output: Credit,
    errors: ['order_not_found', 'credit_not_possible'],
    perMinute: 10,
    guessed: orderGuess,
  }),
  'POST /api/orders/:number/credit/choice': endpoint({
    summary: 'Chooses an offer and leads to the page on which it is signed; a repeat leads to the same page.',
    input: Key.extend({ bank: z.string().max(40), months: z.number().int().min(1).max(120) }),
    output: z.object({ signUrl: z.string() }),
    errors: ['order_not_found', 'credit_not_possible', 'order_not_payable', 'bank_unreachable'],
    perMinute: 20,
    guessed: orderGuess,
  }),
};
