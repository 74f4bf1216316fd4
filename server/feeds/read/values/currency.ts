import { crossRate, withSurcharge } from '#domain/payments/exchange.ts';
import type { Element } from '../markup/element.ts';
import { parseDecimal } from './parse-number.ts';

/** Bank rates of the day that YML may name instead of a number; the feed does not contain them. */
const BANK_RATE = /^(?:cbrf|nbu|nbk|cb|nbrk|нбрк|цб|нб)$/i;

const CURRENCY_NAMES: readonly (readonly [code: string, words: string])[] = [
  ['KZT', 'kzt|kz|₸|тг|тенге|теңге|tenge|tg|kzt.'],
  ['RUB', 'rub|rur|₽|руб|рубль|рублей|rubles|р'],
  ['USD', 'usd|$|доллар|доллары|долларов|у.е|у.е.|уе|us$'],
  ['EUR', 'eur|€|евро|euro'],
  ['CNY', 'cny|¥|rmb|юань|юаней'],
];
const codes = new Map(CURRENCY_NAMES.flatMap(([code, words]) => words.split('|').map((word) => [word, code])));

/** Returns the ISO code of a supplier's currency name: `kzt`, `₸` and `тг` are KZT, RUR is RUB. */
export function currencyCode(text: string): string {
  const word = text.trim().toLowerCase();
  return codes.get(word) ?? codes.get(word.replace(/\.$/, '')) ?? word.toUpperCase();
}

type FeedRate = { rate: string; plus: string };

/**
 * Rates of one feed. `rate` returns tenge per unit of a currency, or why there is none; `fallback` is the currency of
 * an offer without one.
 */
export type Rates = {
  add(element: Element): void;
  rate(code: string): number | { problem: string };
  fallback(): string;
};

/** Creates the rates of a feed: the operator's (`--rate RUB=6.1`) take precedence over the feed's `<currency rate>`. */
export function createRates(configured: ReadonlyMap<string, number>): Rates {
  const listedRates = new Map<string, FeedRate>();
  const cachedRates = new Map<string, number | { problem: string }>();

  const listedRate = (code: string): number | undefined => {
    const row = listedRates.get(code);
    const rate = parseDecimal(row?.rate ?? '');
    const plus = parseDecimal(row?.plus ?? '');
    return rate > 0 ? withSurcharge(rate, plus > 0 ? plus : 0) : undefined;
  };
  const compute = (code: string): number | { problem: string } => {
    const configuredRate = configured.get(code);
    if (configuredRate !== undefined) return configuredRate;
    if (code === 'KZT') return 1;
    const advice = `use --rate ${code}=<tenge for 1 ${code}>`;
    const row = listedRates.get(code);
    if (row && BANK_RATE.test(row.rate.trim()))
      return {
        problem: `the currency is ${code} at the rate "${row.rate.trim()}", a bank's rate of the day that the feed does not contain: ${advice}`,
      };
    const declaredRate = listedRate(code);
    const tenge = listedRate('KZT');
    if (declaredRate === undefined)
      return { problem: `the currency is ${code}, not KZT, and the feed has no rate for it: ${advice}` };
    if (tenge === undefined)
      return { problem: `the currency is ${code}, and the feed lists no KZT to count its rate from: ${advice}` };
    return crossRate(declaredRate, tenge);
  };

  return {
    add({ attributes }) {
      const code = currencyCode(attributes.id ?? '');
      if (code && !listedRates.has(code))
        listedRates.set(code, { rate: attributes.rate ?? '', plus: attributes.plus ?? '' });
      cachedRates.clear();
    },
    rate(code) {
      const rate = cachedRates.get(code) ?? compute(code);
      cachedRates.set(code, rate);
      return rate;
    },
    // In a feed that lists currencies without tenge, an offer without a currency is not in tenge.
    fallback: () => (listedRates.size === 0 || listedRates.has('KZT') ? 'KZT' : ([...listedRates.keys()][0] ?? 'KZT')),
  };
}

/** Parses `RUB=6.1,USD=520` of the command line; undefined for an invalid rate. */
export function readRates(text: string): Map<string, number> | undefined {
  const rates = new Map<string, number>();
  for (const part of text.split(/[;\s]+|,(?=[^\d]|$)/).filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    const rate = Number(value.replace(',', '.'));
    if (!name || !(rate > 0) || !Number.isFinite(rate)) return undefined;
    rates.set(currencyCode(name), rate);
  }
  return rates;
}
