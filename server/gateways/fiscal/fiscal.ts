import type { ReceiptContent, ReceiptKind } from '#domain/payments/receipt.ts';

/** A receipt as its cash register has it. */
export type IssuedReceipt = {
  /** Number on the receipt: the fiscal sign, or that of the shop's journal. */
  number: string;
  issuedAt: Date;
  /** Where anybody reads it, at the operator of fiscal data; null when there is no such place. */
  url: string | null;
  /** Number of the cash register at the tax office; null for a journal that the tax office does not know. */
  registration: string | null;
  /** Operator of fiscal data by name; null without one. */
  operator: string | null;
  /** Issued while the operator of fiscal data could not be reached: it hears of it later. */
  offline: boolean;
};

/** A receipt to be issued; `reference` is ours and a repeat with it gives the same receipt. */
export type FiscalReceipt = {
  reference: string;
  kind: ReceiptKind;
  orderNumber: string;
  content: ReceiptContent;
  /** The sale that a return is of; a sale has none. */
  basis: (Pick<IssuedReceipt, 'number' | 'issuedAt' | 'registration' | 'offline'> & { paid: number }) | null;
  /** To whom the register may send it; phone is ten digits after +7, empty what is not known. */
  customer: { email: string; phone: string };
};

/**
 * Why a receipt was not issued. `unreachable`: surely or possibly not issued, ask again with the same reference;
 * `refused`: the register will not take it as it is, a person must look.
 */
export class FiscalProblem extends Error {
  readonly kind: 'unreachable' | 'refused';
  constructor(kind: FiscalProblem['kind'], message: string) {
    super(message);
    this.name = 'FiscalProblem';
    this.kind = kind;
  }
}

/** Port of a cash register; every adapter passes `fiscal.contract.ts`. It is asked for one receipt at a time. */
export type FiscalGateway = {
  /** Name kept with each receipt. */
  name: string;
  /** Issues a receipt once for its reference; throws `FiscalProblem`. */
  issue(receipt: FiscalReceipt): Promise<IssuedReceipt>;
  /** Ends the register's shift, which the law lets last 24 hours; harmless when none is open. Throws `FiscalProblem`. */
  closeShift(): Promise<void>;
};
