import type { Credit, CreditOffer } from '#contract/orders/credit.ts';

/** A bank with its offer for a term, if the offer covers the order. */
export type BankForTerm = { bank: Credit['banks'][number]; offer: CreditOffer | null };

/** Offers that cover the whole order; smaller ones are shown but cannot be chosen. */
function fullOffers({ banks, amount }: Pick<Credit, 'banks' | 'amount'>): CreditOffer[] {
  return banks.flatMap(({ answer, offers }) =>
    answer === 'approved' ? offers.filter((offer) => offer.amount === amount) : [],
  );
}

/** Terms offered for the whole order, months, shortest first. */
export function offeredTerms(credit: Pick<Credit, 'banks' | 'amount'>): number[] {
  return [...new Set(fullOffers(credit).map(({ months }) => months))].toSorted((a, b) => a - b);
}

/** Sorts the banks' offers for a term by payment, lowest first; banks without one are last. */
export function banksForTerm(credit: Pick<Credit, 'banks' | 'amount'>, months: number | undefined): BankForTerm[] {
  const rows = credit.banks.map((bank) => ({
    bank,
    offer:
      bank.answer === 'approved'
        ? (bank.offers.find((offer) => offer.months === months && offer.amount === credit.amount) ?? null)
        : null,
  }));
  return rows.toSorted((a, b) => (a.offer?.monthly ?? Infinity) - (b.offer?.monthly ?? Infinity) || 0);
}
