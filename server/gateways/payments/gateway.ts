import type { Tenge } from '#domain/pricing/money.ts';
import type { Language } from '#domain/text/language.ts';
import type { ProviderStatus } from '#domain/payments/payment-status.ts';

/** Input of a payment. `reference` is ours and unguessable; starting it twice returns the same payment. */
export type StartPayment = {
  reference: string;
  /** Tenge. */
  amount: Tenge;
  description: string;
  language: Language;
  /** Where the shopper comes back to, whatever happened. */
  returnUrl: string;
  /** Webhook address for status changes. */
  webhookUrl: string;
  /** After this moment the gateway need not take the payment any more. */
  expiresAt: Date;
  /** A card that the gateway keeps, to be offered first on its page; it means nothing to a gateway without `cards`. */
  cardToken?: string | undefined;
  /** The shopper lets the gateway keep the card; the same. */
  keepCard?: boolean | undefined;
};

/** A card that a gateway keeps: its word for it, and what may be shown; `expires` is the last month it is good for, `YYYY-MM`. */
export type KeptCard = { token: string; lastDigits: string; expires: string };

/** A payment the gateway knows. */
export type StartedPayment = { externalId: string; pageUrl: string };

/** How a payment is found again: by our reference, or by the gateway's number where it has no other way. */
export type PaymentHandle = { reference: string; externalId: string | null };

/** Currency of every payment of the store, ISO 4217. */
export const CURRENCY = 'KZT';

/** A sum as a gateway names it: in the currency's main unit, tenge for KZT. */
export type Money = { amount: number; currency: string };

/**
 * The gateway's word on a payment; `unknown` is a normal answer (decisions §5), settled later by asking again. `money` is
 * the sum the gateway has for it, which is compared with the attempt's before a payment is believed.
 */
export type GatewayStatus = {
  state: ProviderStatus;
  reason: string | null;
  money: Money | null;
};

/** One refund; with its `id` a repeat is harmless. Tenge. */
export type RefundRequest = PaymentHandle & { id: string; amount: Tenge };

/** Signed message of a gateway as it came over the wire. */
export type RawWebhook = { body: string; headers: Record<string, string | string[] | undefined> };

/** Content of a webhook: the payment to read again, and the amount if the webhook names one. */
type WebhookHint = Partial<PaymentHandle> & { money?: Money };

/**
 * Why a gateway's call failed. `unreachable`: surely or possibly not executed, ask again later; `exists`: the reference
 * is taken and its page is lost; `refused`: the gateway will never take it as it is. `surelyNot` says that nothing was
 * executed: the provider has said so, or no connection came about.
 */
export class GatewayProblem extends Error {
  readonly kind: 'unreachable' | 'exists' | 'refused';
  readonly surelyNot: boolean;
  constructor(kind: 'unreachable' | 'exists' | 'refused', message: string, surelyNot = kind === 'refused') {
    super(message);
    this.kind = kind;
    this.surelyNot = surelyNot;
  }
}

/** Port of an online payment provider; every adapter passes `gateway.contract.ts`. */
export type PaymentGateway = {
  /** Name kept with each attempt. */
  name: string;
  /** Starts a payment; throws `GatewayProblem`. */
  start(payment: StartPayment): Promise<StartedPayment>;
  /** Reads the status; a gateway that cannot be reached gives `unknown`, never a throw. */
  status(payment: PaymentHandle): Promise<GatewayStatus>;
  /** Refunds money, once for each `id`; throws `GatewayProblem`. */
  refund(refund: RefundRequest): Promise<void>;
  /** Checks a webhook's signature; null when it is not the gateway's. */
  verifyWebhook(raw: RawWebhook): WebhookHint | null;
  /** Absent where the gateway keeps no cards for the shop. */
  cards?: {
    /** The card of an approved payment that may be kept; null, and no question is asked again, when there is none. Throws `GatewayProblem`. */
    kept(payment: PaymentHandle): Promise<KeptCard | null>;
    /** Forgets a card; one that is unknown is no error. Throws `GatewayProblem`. */
    forget(token: string): Promise<void>;
  };
  /**
   * Response body that the provider expects to a webhook, where it differs from our JSON; `isAwaited`: the payment may
   * still come.
   */
  answerWebhook?(raw: RawWebhook, isAwaited: boolean): { type: string; body: string };
};
