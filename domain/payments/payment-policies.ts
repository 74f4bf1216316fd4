import type { DeliveryKind } from '../delivery/delivery.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tenge } from '../pricing/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts';
import type { ReceiptTender } from './receipt.ts';

/** Bank days to pay an invoice (decisions §5). */
export const INVOICE_BANK_DAYS = 3;

type SettingOfType<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings];

/** Stock reservation of a new order: a setting in minutes or hours, or full bank days. */
export type PaymentHold =
  | { unit: 'minutes' | 'hours'; setting: SettingOfType<number> }
  | { unit: 'bank-days'; count: number };

/**
 * How money flows: when it is due, who takes it, how a payment opens and how refunds work. - `gateway`: payment
 * attempts with a readable status, opened as a bank's `page`, a `code` on the shop's page, or a credit `application`.
 * `exchangeable` methods can replace each other while an order awaits payment. - `transfer`: a bank transfer matched by
 * a bank statement; the shop issues an `invoice`; refunds are manual. - `till`: courier or store at hand-over; refunds
 * are manual.
 */
type MoneyPath =
  | { flow: 'online'; settledBy: 'gateway'; opens: 'page' | 'code'; exchangeable: boolean; refund: 'bank' }
  | { flow: 'online'; settledBy: 'gateway'; opens: 'application'; exchangeable: false; refund: 'bank' }
  | { flow: 'online'; settledBy: 'transfer'; opens: 'invoice'; exchangeable: false; refund: 'bank' }
  | { flow: 'on-receipt'; settledBy: 'till'; opens: null; exchangeable: false; refund: 'receipt' };

/** All differences between payment methods. */
export type PaymentMethodPolicy = MoneyPath & {
  /** Deliveries it can pay for; `digital` covers every cart with a digital product. */
  deliveries: readonly DeliveryKind[];
  /** Stock reservation of a new order. */
  hold: PaymentHold;
  /** Whether bonuses and gift cards can pay part of the order. */
  acceptsSavings: boolean;
  /** Settings with the minimum and maximum sum, tenge; null without limits. */
  sumLimits: { min: SettingOfType<number>; max: SettingOfType<number> } | null;
  /** Extra input: an optional saved card, or the paying organisation; null for none. */
  extraInput: 'card' | 'organisation' | null;
  /** Contact fields it needs: a bank checks the full name, an invoice is sent by email. */
  requiredContact: readonly ('lastName' | 'email')[];
  /** Settings that must be filled in. */
  requiredSettings: readonly SettingOfType<string>[];
  /** Tender on a receipt; null without a receipt (organisations get an invoice and its documents). */
  receipt: ReceiptTender | null;
  /**
   * Effect of payment on the promised date: `kept`; `kept-if-ahead` moves it only when it has passed; `from-payment`
   * counts from the payment.
   */
  promise: 'kept' | 'kept-if-ahead' | 'from-payment';
};

const CARRIED_DELIVERIES = ['courier', 'express', 'pickup'] as const satisfies DeliveryKind[];
const ALL_DELIVERIES = [...CARRIED_DELIVERIES, 'digital'] as const satisfies DeliveryKind[];

const POLICIES = {
  'on-receipt': {
    flow: 'on-receipt',
    settledBy: 'till',
    opens: null,
    exchangeable: false,
    refund: 'receipt',
    deliveries: CARRIED_DELIVERIES,
    hold: { unit: 'hours', setting: 'order.confirmHours' },
    acceptsSavings: true,
    sumLimits: null,
    requiredContact: [],
    extraInput: null,
    requiredSettings: [],
    // The courier or store may report a card instead.
    receipt: 'cash',
    promise: 'kept',
  },
  card: {
    flow: 'online',
    settledBy: 'gateway',
    opens: 'page',
    exchangeable: true,
    refund: 'bank',
    deliveries: ALL_DELIVERIES,
    hold: { unit: 'minutes', setting: 'reservation.onlineMinutes' },
    acceptsSavings: true,
    sumLimits: null,
    requiredContact: [],
    extraInput: 'card',
    requiredSettings: [],
    receipt: 'card',
    promise: 'kept-if-ahead',
  },
  qr: {
    flow: 'online',
    settledBy: 'gateway',
    opens: 'code',
    exchangeable: true,
    refund: 'bank',
    deliveries: ALL_DELIVERIES,
    hold: { unit: 'minutes', setting: 'reservation.onlineMinutes' },
    acceptsSavings: true,
    sumLimits: null,
    requiredContact: [],
    extraInput: null,
    requiredSettings: [],
    receipt: 'mobile',
    promise: 'kept-if-ahead',
  },
  credit: {
    flow: 'online',
    settledBy: 'gateway',
    opens: 'application',
    exchangeable: false,
    refund: 'bank',
    deliveries: CARRIED_DELIVERIES,
    hold: { unit: 'hours', setting: 'reservation.creditHours' },
    acceptsSavings: false,
    sumLimits: { min: 'credit.minSum', max: 'credit.maxSum' },
    requiredContact: ['lastName'],
    extraInput: null,
    requiredSettings: [],
    receipt: 'card',
    promise: 'kept-if-ahead',
  },
  invoice: {
    flow: 'online',
    settledBy: 'transfer',
    opens: 'invoice',
    exchangeable: false,
    refund: 'bank',
    deliveries: CARRIED_DELIVERIES,
    hold: { unit: 'bank-days', count: INVOICE_BANK_DAYS },
    acceptsSavings: true,
    sumLimits: null,
    requiredContact: ['email'],
    extraInput: 'organisation',
    requiredSettings: ['shop.iban'],
    receipt: null,
    promise: 'from-payment',
  },
} as const satisfies Record<PaymentMethod, PaymentMethodPolicy>;

/** The policy of each payment method; the only source of these rules (decisions §5). */
export const paymentPolicies: Readonly<Record<PaymentMethod, PaymentMethodPolicy>> = POLICIES;

type MethodsWith<Policy> = {
  [Method in PaymentMethod]: (typeof POLICIES)[Method] extends Policy ? Method : never;
}[PaymentMethod];

/** Methods paid through gateway attempts; a signed credit is one. */
export type GatewayMethod = MethodsWith<{ settledBy: 'gateway' }>;
/** Methods that can replace each other while an order awaits payment. */
export type ExchangeableMethod = MethodsWith<{ exchangeable: true }>;
/** Methods that open a payment directly; credit needs an application first. */
export type DirectMethod = MethodsWith<{ opens: 'page' | 'code' }>;

/** Returns whether the payment is a gateway attempt whose status can be read again. */
export function usesGateway(method: PaymentMethod): method is GatewayMethod {
  return paymentPolicies[method].settledBy === 'gateway';
}

/** Returns whether the bank charges on the buyer's confirmation, so a payment in progress may still succeed. */
export function isChargedDirectly(method: PaymentMethod): method is DirectMethod {
  const { opens } = paymentPolicies[method];
  return opens === 'page' || opens === 'code';
}

/** Returns whether the method can be replaced; the others were approved together with the order. */
export function isExchangeable(method: PaymentMethod): method is ExchangeableMethod {
  return paymentPolicies[method].exchangeable;
}

/** Returns whether a refund of an order needs an operator, who hands the money back. */
export function isRefundedByHand({ method, toPay }: { method: PaymentMethod; toPay: Tenge }): boolean {
  return toPay > 0 && paymentPolicies[method].refund === 'receipt';
}

/** Lists the methods whose policy matches. */
export function methodsWhere(predicate: (policy: PaymentMethodPolicy) => boolean): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => predicate(paymentPolicies[method]));
}

/** Methods paid through gateway attempts. */
export const GATEWAY_METHODS: readonly GatewayMethod[] = PAYMENT_METHODS.filter(usesGateway);
/** Methods that can replace each other. */
export const EXCHANGEABLE_METHODS: readonly ExchangeableMethod[] = PAYMENT_METHODS.filter(isExchangeable);

/** The only method that pays for gift cards. */
export const GIFT_CARD_METHOD = 'card' satisfies DirectMethod;
/** Tender of gift cards on their receipt. */
export const GIFT_CARD_TENDER = POLICIES[GIFT_CARD_METHOD].receipt satisfies ReceiptTender;
