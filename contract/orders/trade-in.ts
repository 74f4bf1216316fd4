import { z } from 'zod';
import { isKazakhMobile, isPhone, phoneDigits } from '#domain/customers/phone.ts';
import {
  MAX_TRADE_IN_MODEL,
  MAX_TRADE_IN_NAME,
  TRADE_IN_AGES,
  TRADE_IN_CASES,
  TRADE_IN_DEVICES,
  TRADE_IN_LEVELS,
  TRADE_IN_SCREENS,
  TRADE_IN_STATES,
} from '#domain/orders/trade-in.ts';
import { endpoint, Id, Line, Money, type Guess } from '../endpoint.ts';

/** Number of a trade-in request. */
export const TradeInNumber = z.string().regex(/^T-\d{4}-\d{6,9}$/);

/** A model of the price table. */
export const TradeInModel = z.object({
  device: z.enum(TRADE_IN_DEVICES),
  name: Line.min(2).max(MAX_TRADE_IN_MODEL),
  price: Money.min(1).max(2_000_000),
});

/** The shop's adjustment of estimates in percent, its price table by name, and the stores that take devices. */
export const TradeInOffer = z.object({
  percent: z.number().int(),
  models: z.array(TradeInModel),
  shops: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type TradeInOffer = z.infer<typeof TradeInOffer>;

/** The questionnaire. */
const TradeInAnswers = z.object({
  device: z.enum(TRADE_IN_DEVICES),
  model: z.string().max(MAX_TRADE_IN_MODEL).nullable().default(null),
  level: z.enum(TRADE_IN_LEVELS),
  age: z.enum(TRADE_IN_AGES),
  screen: z.enum(TRADE_IN_SCREENS),
  case: z.enum(TRADE_IN_CASES),
  works: z.boolean(),
  complete: z.boolean(),
});

/** Status of a trade-in request. */
export const TradeInStatus = z.object({
  number: z.string(),
  state: z.enum(TRADE_IN_STATES),
  /** Estimate from the questionnaire, and the shop's final price; tenge. */
  estimate: Money,
  price: Money.nullable(),
  /** Discount code worth the price; null until the device is accepted, and for an unverified caller. */
  code: z.string().nullable(),
  /** Verification needed to show an existing code: a verified phone, or the login of the customer who sent the request. */
  hiddenUntil: z.enum(['proof', 'login']).nullable(),
  /** The shop's reply; null without one. */
  answer: z.string().nullable(),
});
export type TradeInStatus = z.infer<typeof TradeInStatus>;

/** A request with its sender, for operators; without the code, which only the sender may read. */
export const OperatorTradeIn = TradeInStatus.omit({ code: true, hiddenUntil: true }).extend({
  answers: TradeInAnswers,
  name: z.string(),
  phone: z.string(),
  shopId: z.number().int(),
  at: z.string(),
});
export type OperatorTradeIn = z.infer<typeof OperatorTradeIn>;

const Phone = z.string().max(40).refine(isPhone).transform(phoneDigits);
/** A guest needs an SMS code to read the discount, so the phone must be mobile. */
const MobilePhone = Phone.refine(isKazakhMobile);

/** All guesses at one number share a budget, as do all guesses with one phone. */
function statusGuess({ number, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof phone !== 'string') return null;
  const digits = phoneDigits(phone.slice(0, 40));
  const [about, of] = [`trade-in ${number.slice(0, 20)}`, `phone ${digits}`];
  return { pair: `${about} ${of}`, subjects: [about, of], phone: digits };
}

export const tradeInContract = {
  'GET /api/trade-in/offer': endpoint({
    summary: "The shop's adjustment of estimates in percent, its price table, and the city's stores that take devices.",
    output: TradeInOffer,
  }),
  'POST /api/trade-in/requests': endpoint({
    summary: 'Requests a trade-in; idempotent by Idempotency-Key.',
    input: z.object({
      answers: TradeInAnswers,
      name: Line.min(2).max(MAX_TRADE_IN_NAME),
      phone: MobilePhone,
      shopId: Id,
    }),
    output: z.object({ number: z.string(), estimate: Money }),
    errors: ['trade_in_refused', 'rate_limited'],
    repeatable: true,
    perMinute: 6,
  }),
  'POST /api/trade-in/status': endpoint({
    summary:
      'Status of a request, for a caller who knows its number and phone. A POST, so the phone appears in no log. Includes the discount code only for the verified phone or the customer who sent the request.',
    input: z.object({ number: TradeInNumber, phone: Phone }),
    output: TradeInStatus,
    errors: ['trade_in_not_found'],
    perMinute: 20,
    extractGuess: statusGuess,
  }),
};
