import type { Credit, CreditOffer } from '#contract/orders/credit.ts';

/** A bank of an application with its offer for a term, if it has one that pays the order. */
export type BankForTerm = { bank: Credit['banks'][number]; offer: CreditOffer | null };

/** Offers that pay the whole order; a bank that lends less is told of, not chosen. */
export function payingOffers({ banks, amount }: Pick<Credit, 'banks' | 'amount'>): CreditOffer[] {
  return banks.flatMap(({ answer, offers }) =>
    answer === 'approved' ? offers.filter((offer) => offer.amount === amount) : [],
  );
}

/** Lists the terms some bank offers for the whole order, months, shortest first. */
export function termsOf(credit: Pick<Credit, 'banks' | 'amount'>): number[] {
  return [...new Set(payingOffers(credit).map(({ months }) => months))].toSorted((a, b) => a - b);
}

/** Puts the banks side by side for a term, the lowest payment first; those without an offer for it stay at the end. */
export function banksForTerm(credit: Pick<Credit, 'banks' | 'amount'>, months: number | undefined): BankForTerm[] {
  const rows = credit.banks.map((bank) => ({
    bank,
    offer:
      bank.answer === 'approved'
        ? (bank.offers.find((own) => own.months === months && own.amount === credit.amount) ?? null)
        : null,
  }));
  return rows.toSorted((a, b) => (a.offer?.monthly ?? Infinity) - (b.offer?.monthly ?? Infinity) || 0);
}
