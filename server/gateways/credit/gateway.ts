import type { Language } from '#domain/text/language.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { GatewayStatus, PaymentHandle } from '../payments/gateway.ts';
import type { QrRefund } from '../qr/gateway.ts';

export { CURRENCY, GatewayProblem, type GatewayStatus } from '../payments/gateway.ts';

/** A bank that a gateway can ask. */
export type CreditBank = { id: string; name: Record<Language, string> };

/** The applicant. Only the bank receives the IIN. */
export type Applicant = { iin: string; phone: string };

/** An application to one bank; `reference` is ours and unguessable. */
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
 * A bank's offer: 0 % is an instalment without overpayment. An amount below the requested one does not pay the order.
 */
export type CreditOffer = { months: number; annualRatePercent: number; monthly: Tenge; amount: Tenge };

/** A bank's word on an application; `unknown`: it was not reached, and is asked again. */
export type BankWord =
  | { answer: 'asked' | 'unknown' }
  | { answer: 'approved'; offers: CreditOffer[] }
  | { answer: 'declined'; reason: string };

/** Port of credit and instalment; every adapter passes `gateway.contract.ts`. */
export type CreditGateway = {
  /** Name kept with applications and attempts. */
  name: string;
  banks: readonly CreditBank[];
  /** The provider proves the phone by codes of its own; without it the shop does. */
  codes?: {
    /** Sends a code; throws `GatewayProblem`. */
    send(applicant: Applicant): Promise<void>;
    /** Returns whether the code is right; throws `GatewayProblem`. */
    check(applicant: Applicant, code: string): Promise<boolean>;
  };
  /** Applies to a bank; a repeat with the same reference gives the same application. Throws `GatewayProblem`. */
  apply(credit: NewCredit): Promise<{ externalId: string }>;
  /** Reads a bank's answer. */
  answer(credit: { externalId: string; bank: string; amount: Tenge }): Promise<BankWord>;
  /** Chooses an offer for the sum of the order: returns the page on which the applicant signs. Throws `GatewayProblem`. */
  choose(credit: {
    externalId: string;
    months: number;
    amount: Tenge;
    language: Language;
  }): Promise<{ signUrl: string }>;
  /** Reads whether a chosen credit is signed: `approved` with its sum, `declined`, `pending`. */
  status(credit: PaymentHandle): Promise<GatewayStatus>;
  /** Ends an application or a signed contract as a whole; a repeat is harmless. Throws `GatewayProblem`. */
  cancel(credit: { externalId: string }): Promise<void>;
  /** Gives a part of a signed contract back, or all of it; once for each `id`. Throws `GatewayProblem`. */
  refund(refund: QrRefund): Promise<void>;
  /** Reports to the bank that the products were handed over. Throws `GatewayProblem`. */
  delivered(credit: { externalId: string }): Promise<void>;
};
