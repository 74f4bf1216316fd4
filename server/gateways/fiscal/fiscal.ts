import type { ReceiptContent, ReceiptKind } from '#domain/payments/receipt.ts';

/** An issued receipt. */
export type IssuedReceipt = {
  /** Number on the receipt: fiscal sign, or journal number. */
  number: string;
  issuedAt: Date;
  /** Public page of the receipt at the fiscal data operator; null without one. */
  url: string | null;
  /** Registration number of the cash register at the tax office; null for the journal. */
  registration: string | null;
  /** Name of the fiscal data operator; null without one. */
  operator: string | null;
  /** Issued while the fiscal data operator was unreachable; transmitted later. */
  offline: boolean;
};

/** A receipt to issue; a repeat with the same reference returns the same receipt. */
export type FiscalReceipt = {
  reference: string;
  kind: ReceiptKind;
  orderNumber: string;
  content: ReceiptContent;
  /** The sale of a return; null for a sale. */
  basis: (Pick<IssuedReceipt, 'number' | 'issuedAt' | 'registration' | 'offline'> & { paid: number }) | null;
  /** Recipient for the register's own delivery; phone is ten digits after +7; empty when unknown. */
  customer: { email: string; phone: string };
};

/**
 * Why a receipt was not issued. `unreachable`: possibly not issued, retry with the same reference. `refused`: the
 * register rejects it; an operator must check it.
 */
export class FiscalProblem extends Error {
  readonly kind: 'unreachable' | 'refused';
  constructor(kind: FiscalProblem['kind'], message: string) {
    super(message);
    this.name = 'FiscalProblem';
    this.kind = kind;
  }
}

/** Port of a cash register; every adapter passes `fiscal.contract.ts`. Receipts are requested one at a time. */
export type FiscalGateway = {
  /** Name stored with each receipt. */
  name: string;
  /** Issues a receipt once for its reference; throws `FiscalProblem`. */
  issue(receipt: FiscalReceipt): Promise<IssuedReceipt>;
  /** Closes the register's shift, limited to 24 hours by law; safe when none is open. Throws `FiscalProblem`. */
  closeShift(): Promise<void>;
};
