import { z } from 'zod';
import { isKazakhMobile, isPhone, phoneDigits } from '#domain/customers/phone.ts';
import {
  MAX_TRADE_IN_NAME,
  TRADE_IN_AGES,
  TRADE_IN_CASES,
  TRADE_IN_DEVICES,
  TRADE_IN_LEVELS,
  TRADE_IN_SCREENS,
  TRADE_IN_STATES,
} from '#domain/orders/trade-in.ts';
import { endpoint, Id, Money, type Guess } from '../endpoint.ts';

/** Number of a request to take a device in. */
export const TradeInNumber = z.string().regex(/^T-\d{4}-\d{6,9}$/);

/** The shop's correction of estimates, percent, and where devices are brought. */
export const TradeInOffer = z.object({
  percent: z.number().int(),
  shops: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type TradeInOffer = z.infer<typeof TradeInOffer>;

/** The questionnaire. */
const TradeInAnswers = z.object({
  device: z.enum(TRADE_IN_DEVICES),
  level: z.enum(TRADE_IN_LEVELS),
  age: z.enum(TRADE_IN_AGES),
  screen: z.enum(TRADE_IN_SCREENS),
  case: z.enum(TRADE_IN_CASES),
  works: z.boolean(),
  complete: z.boolean(),
});

/** How a request stands. */
export const TradeInStatus = z.object({
  number: z.string(),
  state: z.enum(TRADE_IN_STATES),
  /** Answers of the questionnaire, and the shop's final estimate; tenge. */
  estimate: Money,
  price: Money.nullable(),
  /** The code that takes the price off an order: null until the device is accepted, and for a caller who may not read it. */
  code: z.string().nullable(),
  /** Proof needed to show an existing code: a verified phone, or the login of the customer who sent the request. */
  hiddenUntil: z.enum(['proof', 'login']).nullable(),
  /** The shop's reply; null without one. */
  answer: z.string().nullable(),
});
export type TradeInStatus = z.infer<typeof TradeInStatus>;

/** A request with who has sent it, for operators; the code is its sender's alone. */
export const OperatorTradeIn = TradeInStatus.omit({ code: true, hiddenUntil: true }).extend({
  answers: TradeInAnswers,
  name: z.string(),
  phone: z.string(),
  shopId: z.number().int(),
  at: z.string(),
});
export type OperatorTradeIn = z.infer<typeof OperatorTradeIn>;

const Phone = z.string().max(40).refine(isPhone).transform(phoneDigits);
/** A guest reads the discount after a code by SMS, which only a mobile phone receives. */
const MobilePhone = Phone.refine(isKazakhMobile);

/** All guesses at a number share one budget, and so do those of a phone. */
function statusGuess({ number, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof phone !== 'string') return null;
  const digits = phoneDigits(phone.slice(0, 40));
  const [about, of] = [`trade-in ${number.slice(0, 20)}`, `phone ${digits}`];
  return { pair: `${about} ${of}`, about: [about, of], phone: digits };
}

export const tradeInContract = {
  'GET /api/trade-in/offer': endpoint({
    summary: "The shop's correction of estimates, percent, and the shops of the city that take devices in.",
    output: TradeInOffer,
  }),
  'POST /api/trade-in/requests': endpoint({
    summary: 'Asks to take a device in. A repeat with the same Idempotency-Key gives the same number.',
    input: z.object({
      answers: TradeInAnswers,
      name: z.string().trim().min(2).max(MAX_TRADE_IN_NAME),
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
      'How a request stands, for who knows its number and phone; a POST, so that the phone is in no log. The discount code is there only for the proved phone or the customer who sent the request.',
    input: z.object({ number: TradeInNumber, phone: Phone }),
    output: TradeInStatus,
    errors: ['trade_in_not_found'],
    perMinute: 20,
    guessed: statusGuess,
  }),
};
