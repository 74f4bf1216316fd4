import { z } from 'zod';
import { BUSINESS_FORMS, REQUEST_STATES } from '#domain/content/business-forms.ts';
import { GIFT_PURCHASE_STATES } from '#domain/gifts/gift-purchase.ts';
import { TRADE_IN_STATES } from '#domain/orders/trade-in.ts';
import { PROPOSAL_STATES } from '#domain/search/selection-proposal.ts';
import { Phone } from '../orders/checkout.ts';
import { endpoint, Id, Money, whole } from '../endpoint.ts';
import { GiftPurchase, GiftPurchaseNumber } from '../gifts/gift-purchases.ts';
import { SelectionAccepted, SelectionProposal } from '../catalog/narrowing.ts';
import { OperatorRequest, RequestNumber } from '../content/requests.ts';
import { OperatorTradeIn, TradeInNumber } from '../orders/trade-in.ts';

/** Longest list that one call gives. */
const MAX_ROWS = 200;
const MAX_ANSWER = 2000;
/** Most bonuses of one call; the setting `operator.bonusLimit` is lower. */
const MAX_GRANT = 10_000_000;
const Rows = whole(MAX_ROWS).default(50);
const Answer = z.string().trim().min(1).max(MAX_ANSWER);

/**
 * Operator calls about stored value: bought gift cards, bonus cards, traded-in devices, requests of organisations, and
 * popular searches.
 */
export const operatorValueContract = {
  'GET /api/operator/gift-purchases': endpoint({
    summary: 'Purchases of gift cards in a state, newest first.',
    input: z.object({ state: z.enum(GIFT_PURCHASE_STATES).default('paid'), limit: Rows }),
    output: z.array(GiftPurchase),
    scope: 'orders.read',
  }),
  'POST /api/operator/gift-purchases/:number/hand-over': endpoint({
    summary:
      'Creates the plastic cards of a paid purchase when they are handed over: numbers and PINs are told this one time.',
    input: z.object({ number: GiftPurchaseNumber }),
    output: z.object({ cards: z.array(z.object({ number: z.string(), pin: z.string(), nominal: Money })) }),
    errors: ['gift_purchase_not_found', 'gift_purchase_fixed'],
    scope: 'orders.write',
  }),
  'POST /api/operator/gift-purchases/:number/refund': endpoint({
    summary: 'Gives the money back for every card of a purchase that nobody has used; those cards pay no more.',
    input: z.object({ number: GiftPurchaseNumber }),
    output: GiftPurchase,
    errors: ['gift_purchase_not_found', 'gift_purchase_fixed', 'second_operator_needed'],
    scope: 'payments',
  }),
  'GET /api/operator/requests': endpoint({
    summary: 'What was asked by the forms of business pages, those that wait longest first.',
    input: z.object({
      state: z.enum(REQUEST_STATES).default('received'),
      form: z.enum(BUSINESS_FORMS).optional(),
      limit: Rows,
    }),
    output: z.array(OperatorRequest),
    scope: 'complaints',
  }),
  'POST /api/operator/requests/:number/state': endpoint({
    summary: 'Moves a request on, with words that its sender reads beside its state.',
    input: z.object({ number: RequestNumber, state: z.enum(REQUEST_STATES), answer: Answer.optional() }),
    output: OperatorRequest,
    errors: ['request_not_found'],
    scope: 'complaints',
  }),
  'GET /api/operator/bonus-cards/:number': endpoint({
    summary: 'Whose bonus card a till has read, by the first name, and how many bonuses can be spent.',
    input: z.object({ number: z.string().regex(/^\d{16}$/) }),
    output: z.object({ firstName: z.string(), available: Money }),
    errors: ['bonus_card_not_found'],
    scope: 'orders.read',
  }),
  'POST /api/operator/bonuses': endpoint({
    summary:
      'Gives the customer of a phone bonuses by hand, once for a reference of the operator, such as a complaint; `note` says why and stays in the record. What is above the limit of a day (`bonus_limit`) is given when another key makes the same call within a week.',
    input: z.object({
      phone: Phone,
      amount: whole(MAX_GRANT),
      reference: z.string().trim().min(1).max(60),
      note: Answer,
    }),
    output: z.object({ given: z.literal(true) }),
    errors: ['customer_not_found', 'idempotency_conflict', 'bonus_limit'],
    scope: 'payments',
  }),
  'POST /api/operator/bank-bonuses': endpoint({
    summary:
      "Adds bonuses that the partner bank gives the customer of a phone, once for a reference of the bank; the customer can convert them into the shop's own until `lastDay`.",
    input: z.object({
      phone: Phone,
      amount: whole(MAX_GRANT),
      reference: z.string().trim().min(1).max(60),
      lastDay: z.iso.date(),
    }),
    output: z.object({ given: z.literal(true) }),
    errors: ['customer_not_found', 'idempotency_conflict'],
    scope: 'bank-bonuses',
  }),
  'GET /api/operator/trade-ins': endpoint({
    summary: 'Requests to take devices in, those that wait longest first.',
    input: z.object({ state: z.enum(TRADE_IN_STATES).default('asked'), limit: Rows }),
    output: z.array(OperatorTradeIn),
    scope: 'orders.read',
  }),
  'POST /api/operator/trade-ins/:number/accept': endpoint({
    summary:
      'Accepts a device for a price, tenge; its owner gets a discount of that sum. Above the estimate it takes two operators: the first gets `second_operator_needed`, the same call by another key within a week accepts. Repeating it changes nothing.',
    input: z.object({ number: TradeInNumber, price: Money.min(1).max(2_000_000) }),
    output: OperatorTradeIn,
    errors: ['trade_in_not_found', 'trade_in_not_movable', 'second_operator_needed'],
    scope: 'orders.write',
  }),
  'POST /api/operator/trade-ins/:number/refuse': endpoint({
    summary: 'Refuses a device; its owner reads the reason.',
    input: z.object({ number: TradeInNumber, answer: Answer }),
    output: OperatorTradeIn,
    errors: ['trade_in_not_found', 'trade_in_not_movable'],
    scope: 'orders.write',
  }),
  'GET /api/operator/selections': endpoint({
    summary: 'Filters that many people search for, those of most people first.',
    input: z.object({ state: z.enum(PROPOSAL_STATES).default('waiting'), limit: Rows }),
    output: z.array(SelectionProposal),
    scope: 'content',
  }),
  'POST /api/operator/selections/:id/accept': endpoint({
    summary: 'Gives proposed filters an address and words; another selection at that address is a conflict.',
    input: SelectionAccepted.extend({ id: Id }),
    output: z.object({ path: z.string() }),
    errors: ['page_not_found', 'idempotency_conflict'],
    scope: 'content',
  }),
  'POST /api/operator/selections/:id/refuse': endpoint({
    summary: 'Refuses proposed filters for good.',
    input: z.object({ id: Id }),
    output: z.object({ refused: z.literal(true) }),
    errors: ['page_not_found'],
    scope: 'content',
  }),
};
