import type { QueryPart } from '../../normalize/query-part.ts';
import type { Wish } from '../qualities/wish-answers.ts';
import { attributesOf, startsOf } from '../words.ts';
import { comparisonAt } from './comparisons.ts';

const lasting = attributesOf('battery life');
const charge = attributesOf('charge');
const isWeek = startsOf('week');
const isMonth = startsOf('month long');
const DAYS = { week: 7, month: 28 } as const;
const isBatteryLife = startsOf('battery life');
const isBattery = startsOf('battery');
/** Charges of phones and power banks, mAh; larger numbers may be money. */
const MIN_CHARGE = 2000;
const MAX_CHARGE = 30_000;

/** Whether a folded word counts weeks or months. */
export function isTimeWord(word: string): boolean {
  return isWeek(word) || isMonth(word);
}

/** Reads battery life in weeks or months as a minimum in days; `end` is the place behind the number. */
export function lastingWish(parts: readonly QueryPart[], at: number, end: number): Wish | null {
  const unit = parts[end]?.typed ?? '';
  const days = isWeek(unit) ? DAYS.week : isMonth(unit) ? DAYS.month : null;
  const named = parts.flatMap(({ typed }, place) => (isBatteryLife(typed) ? [place] : []));
  if (days === null || named.length === 0) return null;
  const said = comparisonAt(parts, at, end + 1, 'number');
  const places = new Set(named);
  for (let place = said?.start ?? at; place < (said?.end ?? end + 1); place++) places.add(place);
  const value = Number(parts[at]?.text) * days;
  const strict = said?.bound === 'from' && said.strict;
  return { kind: 'bound', at: [...places].toSorted((a, b) => a - b), named: lasting, value, bound: 'from', strict };
}

/** Reads a number as the charge of a battery that is named before it. */
export function chargeWish(parts: readonly QueryPart[], at: number, end: number): Wish | null {
  const value = Number(parts[at]?.text);
  const name = value >= MIN_CHARGE && value <= MAX_CHARGE ? parts.findIndex(({ text }) => isBattery(text)) : -1;
  if (name < 0 || name > at) return null;
  const places = Array.from({ length: end - at }, (_, offset) => at + offset);
  return { kind: 'bound', at: [name, ...places], named: charge, value, bound: 'exact', strict: false };
}
