import type { Language } from '#domain/text/language.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { GatewayStatus, PaymentHandle, RefundRequest } from '../payments/gateway.ts';

export { CURRENCY, GatewayProblem, type GatewayStatus } from '../payments/gateway.ts';

/** Input of a QR code, with our unguessable reference. */
export type NewQr = {
  reference: string;
  /** Tenge. */
  amount: Tenge;
  description: string;
  language: Language;
  /** Where a bank app leads back to. */
  returnUrl: string;
  /** The code must not be payable after this time; the gateway may end it earlier. */
  expiresAt: Date;
};

/** An app that can pay the code on the phone that displays it. */
export type BankApp = { name: Record<Language, string>; url: string };

/** A payable QR code. */
export type CreatedQr = {
  externalId: string;
  /** Content of the QR code. */
  code: string;
  expiresAt: Date;
  /** Minimum poll interval required by the gateway, ms. */
  pollMs: number;
  apps: BankApp[];
};

/**
 * A refund of a QR payment. Providers have no idempotency key, so the remaining amount shows whether a call without an
 * answer was executed.
 */
export type QrRefund = RefundRequest & {
  /** Tenge of this payment refunded so far, without unanswered refunds. */
  refundedBefore: Tenge;
  /** No other refund of the payment is in flight or unanswered. */
  isOnlyOpen: boolean;
};

/**
 * Port of a QR payment provider; every adapter passes `gateway.contract.ts`. There are no webhooks; the status is
 * polled.
 */
export type QrGateway = {
  /** Name stored with each attempt. */
  name: string;
  /** Creates a code; throws `GatewayProblem`. A code whose response was lost was never shown, so nobody can pay it. */
  create(qr: NewQr): Promise<CreatedQr>;
  /**
   * Reads the status: `confirming` once scanned, `declined` with the reason `expired` when no longer payable. Returns
   * `unknown` for an unreachable gateway, never throws.
   */
  status(payment: PaymentHandle): Promise<GatewayStatus>;
  /** Refunds by the original tender, once per `id`; throws `GatewayProblem`. */
  refund(refund: QrRefund): Promise<void>;
};
