/** Returns tenge for an amount of a currency at a rate of tenge for one; part of a tenge is rounded. */
export function toTenge(amount: number, rate: number): number {
  return Math.round(amount * rate);
}

/** Returns tenge for one of a currency from a list of rates to a third: that of the currency and that of the tenge. */
export function crossRate(currency: number, tenge: number): number {
  return currency / tenge;
}

/** Returns a rate with a surcharge in percent, as `plus` of a YML feed. */
export function withSurcharge(rate: number, percent: number): number {
  return rate * (1 + percent / 100);
}
