import type { Language } from '#domain/text/language.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { GatewayStatus, PaymentHandle } from '../payments/gateway.ts';
import type { QrRefund } from '../qr/gateway.ts';

export { CURRENCY, GatewayProblem, type GatewayStatus } from '../payments/gateway.ts';

/** A bank of a gateway. */
export type CreditBank = { id: string; name: Record<Language, string> };

/** The applicant; only the bank receives the IIN. */
export type Applicant = { iin: string; phone: string };

/** An application to one bank, with our unguessable reference. */
export type NewCredit = Applicant & {
  reference: string;
  bank: string;
  /** Tenge. */
  amount: Tenge;
  orderNumber: string;
  language: Language;
  returnUrl: string;
};

/**
 * A bank's offer; 0 % is an instalment without overpayment. An amount below the requested one does not pay for the
 * order.
 */
export type CreditOffer = { months: number; annualRatePercent: number; monthly: Tenge; amount: Tenge };

/** A bank's answer to an application; `unknown` when the bank was unreachable and must be asked again. */
export type BankAnswer =
  | { answer: 'asked' | 'unknown' }
  | { answer: 'approved'; offers: CreditOffer[] }
  | { answer: 'declined'; reason: string };

/** Port of credit and instalment; every adapter passes `gateway.contract.ts`. */
export type CreditGateway = {
  /** Name stored with applications and attempts. */
  name: string;
  banks: readonly CreditBank[];
  /** Present when the provider verifies the phone by its own codes; otherwise the shop does. */
  codes?: {
    /** Sends a code; throws `GatewayProblem`. */
    send(applicant: Applicant): Promise<void>;
    /** Returns whether the code is right; throws `GatewayProblem`. */
    check(applicant: Applicant, code: string): Promise<boolean>;
  };
  /** Applies to a bank; a repeat with the same reference returns the same application. Throws `GatewayProblem`. */
  apply(credit: NewCredit): Promise<{ externalId: string }>;
  /** Reads a bank's answer. */
  answer(credit: { externalId: string; bank: string; amount: Tenge }): Promise<BankAnswer>;
  /** Chooses an offer for the order's sum; returns the signing page. Throws `GatewayProblem`. */
  choose(credit: {
    externalId: string;
    months: number;
    amount: Tenge;
    language: Language;
  }): Promise<{ signUrl: string }>;
  /** Reads the status of a chosen credit: signed (`approved`, with its sum), `declined` or `pending`. */
  status(credit: PaymentHandle): Promise<GatewayStatus>;
  /** Cancels an application or a signed contract completely; safe to repeat. Throws `GatewayProblem`. */
  cancel(credit: { externalId: string }): Promise<void>;
  /** Refunds part or all of a signed contract, once per `id`. Throws `GatewayProblem`. */
  refund(refund: QrRefund): Promise<void>;
  /** Reports the hand-over of the products to the bank. Throws `GatewayProblem`. */
  delivered(credit: { externalId: string }): Promise<void>;
};
