import type { Tenge } from '#domain/pricing/money.ts';
import type { Language } from '#domain/text/language.ts';
import type { ProviderStatus } from '#domain/payments/payment-status.ts';

/** Input of a payment, with our unguessable reference; starting it twice returns the same payment. */
export type StartPayment = {
  reference: string;
  /** Tenge. */
  amount: Tenge;
  description: string;
  language: Language;
  /** Where the shopper returns to in any case. */
  returnUrl: string;
  /** Webhook address for status changes. */
  webhookUrl: string;
  /** The gateway need not accept the payment after this time. */
  expiresAt: Date;
  /** A stored card to preselect on the gateway's page; ignored by gateways without `cards`. */
  cardToken?: string | undefined;
  /** The shopper allows storing the card; ignored likewise. */
  keepCard?: boolean | undefined;
};

/** A stored card: the gateway's token, and the displayable part; `expires` is its last valid month, `YYYY-MM`. */
export type CardToken = { token: string; lastDigits: string; expires: string };

/** A payment known to the gateway. */
export type StartedPayment = { externalId: string; pageUrl: string };

/** Identifies a payment: our reference, and the gateway's id if it needs one. */
export type PaymentHandle = { reference: string; externalId: string | null };

/** Currency of every payment of the store, ISO 4217. */
export const CURRENCY = 'KZT';

/** A sum in the currency's main unit, tenge for KZT. */
export type Money = { amount: number; currency: string };

/**
 * Status of a payment; `unknown` is a normal result (decisions §5), resolved by asking again. `money` is the gateway's
 * sum, compared with the attempt's before it is accepted.
 */
export type GatewayStatus = {
  state: ProviderStatus;
  reason: string | null;
  money: Money | null;
};

/** A refund in tenge; safe to repeat with its `id`. */
export type RefundRequest = PaymentHandle & { id: string; amount: Tenge };

/** A signed message of a gateway as received. */
export type RawWebhook = { body: string; headers: Record<string, string | string[] | undefined> };

/** Content of a webhook: the payment to read again, and the sum if included. */
type WebhookHint = Partial<PaymentHandle> & { money?: Money };

/**
 * Why a gateway call failed. `unreachable`: possibly not executed, ask again later; `exists`: the reference is used and
 * its page is lost; `refused`: the gateway will never accept it. `isNotExecuted`: certainly not executed, by the provider's
 * word or for lack of a connection.
 */
export class GatewayProblem extends Error {
  readonly kind: 'unreachable' | 'exists' | 'refused';
  readonly isNotExecuted: boolean;
  constructor(kind: 'unreachable' | 'exists' | 'refused', message: string, isNotExecuted = kind === 'refused') {
    super(message);
    this.kind = kind;
    this.isNotExecuted = isNotExecuted;
  }
}

/** Port of an online payment provider; every adapter passes `gateway.contract.ts`. */
export type PaymentGateway = {
  /** Name stored with each attempt. */
  name: string;
  /** Starts a payment; throws `GatewayProblem`. */
  start(payment: StartPayment): Promise<StartedPayment>;
  /** Reads the status; returns `unknown` for an unreachable gateway, never throws. */
  status(payment: PaymentHandle): Promise<GatewayStatus>;
  /** Refunds money, once for each `id`; throws `GatewayProblem`. */
  refund(refund: RefundRequest): Promise<void>;
  /** Verifies a webhook's signature; null when it is not the gateway's. */
  verifyWebhook(raw: RawWebhook): WebhookHint | null;
  /** Absent when the gateway stores no cards for the shop. */
  cards?: {
    /** The storable card of an approved payment; a null is final. Throws `GatewayProblem`. */
    findCard(payment: PaymentHandle): Promise<CardToken | null>;
    /** Deletes a card; an unknown one is not an error. Throws `GatewayProblem`. */
    remove(token: string): Promise<void>;
  };
  /** Webhook response body that the provider expects, if not our JSON; `isAwaited` means the payment may still come. */
  answerWebhook?(raw: RawWebhook, isAwaited: boolean): { type: string; body: string };
};
