import { almatyDate } from '#domain/time/calendar.ts';

/** Outcome of a payment. `timeout`: unknown for a while, then declined; `late`: pending for a while, then approved. */
export type Outcome = 'approve' | 'decline' | 'insufficient' | 'timeout' | 'late';

/** A documented test card; other numbers are refused, so that nobody enters a real one. */
export type TestCard = { number: string; outcome: Outcome; isSecure: boolean };

/** Test cards in display order; `secure` requires the 3-D Secure code. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4000000000000010', outcome: 'approve', isSecure: true },
  { number: '4000000000000028', outcome: 'approve', isSecure: false },
  { number: '4000000000000036', outcome: 'decline', isSecure: false },
  { number: '4000000000000044', outcome: 'insufficient', isSecure: false },
  { number: '4000000000000051', outcome: 'timeout', isSecure: false },
  { number: '4000000000000069', outcome: 'late', isSecure: true },
];

/** Last two digits of an amount that override an approving card. */
export const OUTCOMES_BY_LAST_DIGITS: Readonly<Record<number, Outcome>> = {
  41: 'decline',
  42: 'insufficient',
  43: 'timeout',
  44: 'late',
};

/** Code of the 3-D Secure step. */
export const SECURE_CODE = '123456';
/** Wrong codes before the payment is declined. */
export const MAX_SECURE_TRIES = 3;

/** Fields of the card page, as typed. */
export type CardForm = { number: string; expiry: string; cvc: string };
/** Problems by field; codes, not texts. */
export type CardProblems = { [Field in keyof CardForm]?: 'empty' | 'wrong' | 'expired' | 'unknown' };

/** Parses a typed expiry, `12/34`, into `2034-12`. */
export function expiryMonth(typed: string): string {
  const [month = '', year = ''] = typed.trim().split(/\s*\/\s*|(?<=^\d\d)/);
  return `20${year}-${month}`;
}

/** Parses a form into a test card, or the problem of each field. */
export function parseCard(form: CardForm, now: Date): { card: TestCard } | { problems: CardProblems } {
  const number = form.number.replace(/[\s-]/g, '');
  const card = TEST_CARDS.find((known) => known.number === number);
  const problems: CardProblems = {};
  if (number === '') problems.number = 'empty';
  else if (!/^\d{16}$/.test(number) || !isLuhnValid(number)) problems.number = 'wrong';
  else if (!card) problems.number = 'unknown';
  const expiry = expiryProblem(form.expiry, now);
  if (expiry) problems.expiry = expiry;
  if (!/^\d{3}$/.test(form.cvc.trim())) problems.cvc = form.cvc.trim() === '' ? 'empty' : 'wrong';
  return card && Object.keys(problems).length === 0 ? { card } : { problems };
}

/** Returns the outcome of a payment; some amounts override an approving card. */
export function decideOutcome(card: TestCard, amount: number): Outcome {
  return card.outcome === 'approve' ? (OUTCOMES_BY_LAST_DIGITS[amount % 100] ?? 'approve') : card.outcome;
}

/** Returns whether the last digit of a card number is a valid Luhn check digit. */
export function isLuhnValid(number: string): boolean {
  const total = [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}

/** Returns the form filled with a test card, for the page's links. */
export function fillForm(card: TestCard): CardForm {
  return { number: formatCardNumber(card.number), expiry: '12/34', cvc: '123' };
}

/** Returns the last four digits of a card, the only part that is stored. */
export const getLastDigits = ({ number }: TestCard): string => number.slice(-4);

/** Writes a card number in groups of four. */
export function formatCardNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function expiryProblem(typed: string, now: Date): CardProblems['expiry'] {
  if (typed.trim() === '') return 'empty';
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(typed.trim());
  if (!match) return 'wrong';
  return `20${match[2]}-${match[1]}` < almatyDate(now).slice(0, 7) ? 'expired' : undefined;
}
