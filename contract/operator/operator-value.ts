import { z } from 'zod';
import { BUSINESS_FORMS, REQUEST_STATES } from '#domain/content/business-forms.ts';
import { GIFT_PURCHASE_STATES } from '#domain/gifts/gift-purchase.ts';
import { TRADE_IN_STATES } from '#domain/orders/trade-in.ts';
import { PROPOSAL_STATES } from '#domain/search/selection-proposal.ts';
import { Phone } from '../orders/checkout.ts';
import { endpoint, Id, Money, positiveInt } from '../endpoint.ts';
import { GiftPurchase, GiftPurchaseNumber } from '../gifts/gift-purchases.ts';
import { AcceptedSelection, SelectionProposal } from '../catalog/narrowing.ts';
import { OperatorRequest, RequestNumber } from '../content/requests.ts';
import { OperatorTradeIn, TradeInModel, TradeInNumber } from '../orders/trade-in.ts';

/** Max rows returned by one call. */
const MAX_ROWS = 200;
const MAX_ANSWER = 2000;
/** Max bonuses per call; the setting `operator.bonusLimit` is lower. */
const MAX_GRANT = 10_000_000;
const Rows = positiveInt(MAX_ROWS).default(50);
const Answer = z.string().trim().min(1).max(MAX_ANSWER);

/** Operator calls about gift card purchases, bonuses, trade-ins, business requests and popular searches. */
export const operatorValueContract = {
  'GET /api/operator/gift-purchases': endpoint({
    summary: 'Gift card purchases by state, newest first.',
    input: z.object({ state: z.enum(GIFT_PURCHASE_STATES).default('paid'), limit: Rows }),
    output: z.array(GiftPurchase),
    scope: 'orders.read',
  }),
  'POST /api/operator/gift-purchases/:number/hand-over': endpoint({
    summary: 'Creates the plastic cards of a paid purchase at hand-over; numbers and PINs are returned only once.',
    input: z.object({ number: GiftPurchaseNumber }),
    output: z.object({ cards: z.array(z.object({ number: z.string(), pin: z.string(), nominal: Money })) }),
    errors: ['gift_purchase_not_found', 'gift_purchase_fixed'],
    scope: 'orders.write',
  }),
  'POST /api/operator/gift-purchases/:number/refund': endpoint({
    summary: 'Refunds all unused cards of a purchase and voids them.',
    input: z.object({ number: GiftPurchaseNumber }),
    output: GiftPurchase,
    errors: ['gift_purchase_not_found', 'gift_purchase_fixed', 'second_operator_needed'],
    scope: 'payments',
  }),
  'GET /api/operator/requests': endpoint({
    summary: 'Submitted business forms, longest waiting first.',
    input: z.object({
      state: z.enum(REQUEST_STATES).default('received'),
      form: z.enum(BUSINESS_FORMS).optional(),
      limit: Rows,
    }),
    output: z.array(OperatorRequest),
    scope: 'complaints',
  }),
  'POST /api/operator/requests/:number/state': endpoint({
    summary: 'Changes the state of a request, with an optional answer shown to its sender.',
    input: z.object({ number: RequestNumber, state: z.enum(REQUEST_STATES), answer: Answer.optional() }),
    output: OperatorRequest,
    errors: ['request_not_found'],
    scope: 'complaints',
  }),
  'GET /api/operator/bonus-cards/:number': endpoint({
    summary: "First name of a bonus card's owner and the spendable bonuses, for a till.",
    input: z.object({ number: z.string().regex(/^\d{16}$/) }),
    output: z.object({ firstName: z.string(), available: Money }),
    errors: ['bonus_card_not_found'],
    scope: 'orders.read',
  }),
  'POST /api/operator/bonuses': endpoint({
    summary:
      'Grants bonuses to the customer with this phone, once per operator reference, such as a complaint; `note` is the recorded reason. Above the daily limit (`bonus_limit`), another key must repeat the call within a week.',
    input: z.object({
      phone: Phone,
      amount: positiveInt(MAX_GRANT),
      reference: z.string().trim().min(1).max(60),
      note: Answer,
    }),
    output: z.object({ given: z.literal(true) }),
    errors: ['customer_not_found', 'idempotency_conflict', 'bonus_limit'],
    scope: 'payments',
  }),
  'POST /api/operator/bank-bonuses': endpoint({
    summary:
      "Adds partner bank bonuses to the customer with this phone, once per bank reference; convertible into the shop's own until `lastDay`.",
    input: z.object({
      phone: Phone,
      amount: positiveInt(MAX_GRANT),
      reference: z.string().trim().min(1).max(60),
      lastDay: z.iso.date(),
    }),
    output: z.object({ given: z.literal(true) }),
    errors: ['customer_not_found', 'idempotency_conflict'],
    scope: 'bank-bonuses',
  }),
  'POST /api/operator/trade-in-models': endpoint({
    summary: 'Replaces the price table of trade-in; an empty one leaves the questionnaire by price class and age.',
    input: z.object({ models: z.array(TradeInModel).max(5000) }),
    output: z.object({ models: z.number().int() }),
    scope: 'promotions',
  }),
  'GET /api/operator/trade-ins': endpoint({
    summary: 'Trade-in requests, longest waiting first.',
    input: z.object({ state: z.enum(TRADE_IN_STATES).default('asked'), limit: Rows }),
    output: z.array(OperatorTradeIn),
    scope: 'orders.read',
  }),
  'POST /api/operator/trade-ins/:number/accept': endpoint({
    summary:
      'Accepts a device for a price in tenge; its owner gets a discount of that sum. Above the estimate, the first operator gets `second_operator_needed`, and another key must repeat the call within a week. Idempotent.',
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
    summary: 'Proposed selections from popular searches, most searchers first.',
    input: z.object({ state: z.enum(PROPOSAL_STATES).default('waiting'), limit: Rows }),
    output: z.array(SelectionProposal),
    scope: 'content',
  }),
  'POST /api/operator/selections/:id/accept': endpoint({
    summary: 'Accepts a proposed selection with its address and texts; a conflict if the address is taken.',
    input: AcceptedSelection.extend({ id: Id }),
    output: z.object({ path: z.string() }),
    errors: ['page_not_found', 'idempotency_conflict'],
    scope: 'content',
  }),
  'POST /api/operator/selections/:id/refuse': endpoint({
    summary: 'Permanently refuses a proposed selection.',
    input: z.object({ id: Id }),
    output: z.object({ refused: z.literal(true) }),
    errors: ['page_not_found'],
    scope: 'content',
  }),
};
