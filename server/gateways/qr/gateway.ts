import type { Language } from '#domain/text/language.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { GatewayStatus, PaymentHandle, RefundRequest } from '../payments/gateway.ts';

export { CURRENCY, GatewayProblem, type GatewayStatus } from '../payments/gateway.ts';

/** Input of a QR code; `reference` is ours and unguessable. */
export type NewQr = {
  reference: string;
  /** Tenge. */
  amount: Tenge;
  description: string;
  language: Language;
  /** Where an app of a bank leads back to. */
  returnUrl: string;
  /** After this moment the code must not be payable any more; the gateway may end it earlier. */
  expiresAt: Date;
};

/** An app that can pay the code on the phone that shows it. */
export type BankApp = { name: Record<Language, string>; url: string };

/** A QR code that can be paid. */
export type CreatedQr = {
  externalId: string;
  /** The text the code is drawn from. */
  code: string;
  expiresAt: Date;
  /** The gateway wants to be asked no more often, ms. */
  pollMs: number;
  apps: BankApp[];
};

/**
 * A refund of a QR payment. Providers have no idempotency key, so the remaining amount shows whether a call without an
 * answer was executed.
 */
export type QrRefund = RefundRequest & {
  /** Tenge of the same payment that were refunded for certain. */
  given: Tenge;
  /** No other refund of the payment is under way or without an answer. */
  alone: boolean;
};

/** Port of a provider of QR payments; every adapter passes `gateway.contract.ts`. Nobody calls back: it is asked. */
export type QrGateway = {
  /** Name kept with each attempt. */
  name: string;
  /** Creates a code; throws `GatewayProblem`. A code whose answer was lost was seen by nobody and is paid by nobody. */
  create(qr: NewQr): Promise<CreatedQr>;
  /**
   * Reads the status: `confirming` once the code was scanned, `declined` with the reason `expired` when it cannot be paid
   * any more. A gateway that cannot be reached gives `unknown`, never a throw.
   */
  status(payment: PaymentHandle): Promise<GatewayStatus>;
  /** Gives money back by the same tender, once for each `id`; throws `GatewayProblem`. */
  refund(refund: QrRefund): Promise<void>;
};
