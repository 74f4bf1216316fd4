/** Converts an amount of a currency to whole tenge at a rate in tenge per unit. */
export function toTenge(amount: number, rate: number): number {
  return Math.round(amount * rate);
}

/** Returns the rate in tenge per unit of a currency from a list of rates to a third currency. */
export function crossRate(currency: number, tenge: number): number {
  return currency / tenge;
}

/** Returns a rate with a surcharge in percent, like `plus` of a YML feed. */
export function withSurcharge(rate: number, percent: number): number {
  return rate * (1 + percent / 100);
}
