import type { Tenge } from '../pricing/money.ts';

/**
 * A bank's credit product. `annualRatePercent: 0` is an instalment without overpayment; `min` and `max` limit the
 * price, tenge.
 */
export type CreditProduct = { months: number; annualRatePercent: number; min: Tenge; max: Tenge };

/** Monthly payment in tenge, months, and effective annual rate in percent. */
export type MonthlyPayment = { payment: Tenge; months: number; rate: number };

/**
 * Returns the lowest monthly payment among products that accept the price, rounded up to a tenge; null without any
 * (decisions §3).
 */
export function monthlyPayment(price: Tenge, products: readonly CreditProduct[]): MonthlyPayment | null {
  return products
    .filter((product) => price > 0 && product.months >= 1 && price >= product.min && price <= product.max)
    .map((product) => ({
      payment: instalmentPayment(price, product),
      months: product.months,
      rate: effectiveRate(product),
    }))
    .reduce<MonthlyPayment | null>((best, next) => (best === null || next.payment < best.payment ? next : best), null);
}

/** Returns the equal monthly payment of a product, tenge, rounded up. */
export function instalmentPayment(price: Tenge, { months, annualRatePercent }: CreditProduct): Tenge {
  if (annualRatePercent === 0) return Math.ceil(price / months);
  const rate = annualRatePercent / 1200;
  // Compensates for floating-point error before rounding up.
  return Math.ceil((price * rate) / (1 - (1 + rate) ** -months) - 1e-6);
}

/**
 * Returns the effective annual rate of equal payments without fees, percent with one decimal. Kazakh law requires it
 * next to every credit offer (ГЭСВ, in Kazakh ЖТСМ).
 */
export function effectiveRate({ annualRatePercent }: Pick<CreditProduct, 'annualRatePercent'>): number {
  return Math.round(((1 + annualRatePercent / 1200) ** 12 - 1) * 1000) / 10;
}

/** Returns the cost of a credit above the price, tenge; 0 for an instalment, where payments are only rounded up. */
export function overpayment({
  amount,
  monthly,
  months,
  annualRatePercent,
}: {
  amount: Tenge;
  monthly: Tenge;
  months: number;
  annualRatePercent: number;
}): Tenge {
  return annualRatePercent === 0 ? 0 : Math.max(0, monthly * months - amount);
}
