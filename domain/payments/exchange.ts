/** Converts an amount to whole tenge at a rate in tenge per unit. */
export function toTenge(amount: number, rate: number): number {
  return Math.round(amount * rate);
}

/** Returns a currency's rate in tenge per unit from both rates to a third currency. */
export function crossRate(currency: number, tenge: number): number {
  return currency / tenge;
}

/** Adds a percentage to a rate, like `plus` of a YML feed. */
export function withSurcharge(rate: number, percent: number): number {
  return rate * (1 + percent / 100);
}
