const SPACES = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const CURRENCY_WORDS = /₸|тенге|теңге|тг\.?|kzt/giu;
const AMBIGUOUS_SEPARATOR = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;
/**
 * Number with grouped thousands: two or more groups, or one group and a fraction. Examples: `1,299,990`,
 * `129.990,00`.
 */
const GROUPED_NUMBER = /^[-+]?\d{1,3}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,}|(?:,\d{3})+\.\d+|(?:\.\d{3})+,\d+)$/;
/** Longer texts are not numbers; the limit bounds regular expression time. */
const MAX_LENGTH = 60;
const PLAIN_NUMBER = /^[-+]?\d+(?:[.,]\d+)?$/;

/** A supplier's number, or why it is rejected: `ambiguous` may be thousands or a fraction. */
export type ParsedNumber = { value: number } | { problem: 'invalid' | 'ambiguous' };

/**
 * Parses a number with spaces, currency words and either decimal separator. Rejects the ambiguous "129,990" and
 * "129.990"; accepts "129 990", "129990.00", "1,299,990" and "129.990,00".
 */
export function parseNumber(text: string): ParsedNumber {
  if (text.length > MAX_LENGTH) return { problem: 'invalid' };
  const plain = text.replace(CURRENCY_WORDS, '').replace(SPACES, '').replace('−', '-');
  if (AMBIGUOUS_SEPARATOR.test(plain)) return { problem: 'ambiguous' };
  if (GROUPED_NUMBER.test(plain)) {
    const decimal = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
    const isFraction = plain.indexOf(plain[decimal] ?? '') === decimal;
    const integerPart = (isFraction ? plain.slice(0, decimal) : plain).replace(/[.,]/g, '');
    return { value: Number(isFraction ? `${integerPart}.${plain.slice(decimal + 1)}` : integerPart) };
  }
  return PLAIN_NUMBER.test(plain) ? { value: Number(plain.replace(',', '.')) } : { problem: 'invalid' };
}

/** Parses a number; NaN when it is invalid or ambiguous. */
export function parseNumberOrNaN(text: string): number {
  const parsed = parseNumber(text);
  return 'value' in parsed ? parsed.value : Number.NaN;
}

/** Parses a weight or rate, in which a single comma or point is the decimal separator; NaN when invalid. */
export function parseDecimal(text: string): number {
  const plain = text.slice(0, MAX_LENGTH).replace(SPACES, '');
  return PLAIN_NUMBER.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
