import type { Language } from '../text/language.ts';

/** A whole number of tenge (decisions §1). */
export type Tenge = number;

/** Maximum price of a filter, tenge (spec §9). */
export const MAX_PRICE: Tenge = 999_999_999;

const nbsp = '\u00a0';

const MAX_CACHED = 10_000;
const formattedCache = new Map<Tenge, string>();

/** Formats a sum as `9 990 ₸` with no-break spaces, equal in both languages and all runtimes (decisions §1). */
export function formatTenge(amount: Tenge, _language?: Language): string {
  // Cached: a shop has a few thousand prices, and each card of a list shows three.
  let text = formattedCache.get(amount);
  if (text === undefined) {
    if (formattedCache.size === MAX_CACHED) formattedCache.clear();
    formattedCache.set(amount, (text = `${groupDigits(amount)}${nbsp}₸`));
  }
  return text;
}

/** Groups the digits of a whole number in threes with no-break spaces. */
export function groupDigits(amount: number): string {
  const integer = Math.trunc(amount);
  let digits = String(Math.abs(integer));
  for (let index = digits.length - 3; index > 0; index -= 3)
    digits = digits.slice(0, index) + nbsp + digits.slice(index);
  return integer < 0 ? `-${digits}` : digits;
}

/** Groups the digits of typed text; drops other characters. */
export function groupTypedDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? '' : groupDigits(Number(digits));
}

/** Parses a typed sum, ignoring spaces and the tenge sign; undefined for anything else. */
export function parseTenge(input: string): Tenge | undefined {
  const digits = input.replace(/[\s\u00a0\u202f]|₸/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Returns a percentage (up to two decimals) of a sum, tenge, rounded down. */
export function percentRoundedDown(amount: Tenge, percent: number): Tenge {
  return Number(floorDivide(BigInt(amount) * BigInt(Math.round(percent * 100)), 10_000n));
}

/** Multiplies a price by a whole quantity, tenge. */
export function multiply(price: Tenge, quantity: number): Tenge {
  return price * quantity;
}

/** Adds sums up, tenge. */
export function sum(amounts: readonly Tenge[]): Tenge {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Subtracts a sum from another, never below zero, tenge. */
export function remainder(total: Tenge, used: Tenge): Tenge {
  return Math.max(0, total - used);
}

/**
 * Splits a sum by weights with the largest remainder method, tenge: parts add up exactly, and equal remainders go to
 * the earlier weight. All-zero weights share evenly. Throws RangeError without weights or for a negative one.
 */
export function prorate(total: Tenge, weights: readonly number[]): Tenge[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('weights must be non-negative integers');
  }
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError('a non-zero sum cannot be split without weights');
  }
  if (total < 0) return prorate(-total, weights).map((part) => (part === 0 ? 0 : -part));
  const shares = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const totalShares = shares.reduce((all, share) => all + share, 0n);
  const numerators = shares.map((share) => BigInt(total) * share);
  const parts = numerators.map((value) => Number(value / totalShares));
  const missing = total - sum(parts);
  numerators
    .map((value, index) => ({ index, rest: value % totalShares }))
    // Ties keep their order.
    .sort((a, b) => Number(b.rest - a.rest))
    .slice(0, missing)
    .forEach(({ index }) => {
      parts[index] = (parts[index] ?? 0) + 1;
    });
  return parts;
}

/** Returns the VAT included in a sum, tenge, rounded to the nearest (16 % since 2026-01-01, decisions §5). */
export function vatIncluded(amount: Tenge, percent = 16): Tenge {
  return Math.round((amount * percent) / (100 + percent));
}

/** Returns the VAT included in a sum, tiyn (1/100 ₸), for receipt lines. */
export function vatIncludedTiyn(amount: Tenge, percent = 16): number {
  return Math.round((amount * 100 * percent) / (100 + percent));
}

/** Returns the discount from the old price in whole percent, rounded down; 0 when not lower. */
export function discountPercent(price: Tenge, oldPrice: Tenge | null | undefined): number {
  if (!oldPrice || price < 0) return 0;
  return Number((BigInt(remainder(oldPrice, price)) * 100n) / BigInt(oldPrice));
}

function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor < 0n ? quotient - 1n : quotient;
}

/** Returns a price range between two percentages of a price, rounded outwards. */
export function priceBand(price: Tenge, percent: { from: number; to: number }): { from: Tenge; to: Tenge } {
  return { from: Math.floor((price * percent.from) / 100), to: Math.ceil((price * percent.to) / 100) };
}
