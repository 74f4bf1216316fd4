import { fold } from '../engine/text/fold.ts';
import { comparisonAt } from './measure-wishes.ts';
import type { QueryPart } from './query-part.ts';
import type { Wish } from './wish-answers.ts';

const lasting = [fold('Автономность')];
const charge = [fold('Ёмкость аккумулятора')];
/** Days in what is said behind a number: «екі апта», "3 месяца". */
const spans: readonly (readonly [word: RegExp, days: number])[] = [
  [/^(?:апта|недел)/, 7],
  [/^(?:ай(?:га|дан|лап)?$|месяц)/, 28],
];
/** What lasts so long, and that it does. */
const ofBattery =
  /^(?:батаре|аккум|заряд|заряж|подзаряж|куат|автоном|уста|шыда|жет(?!ки)|жур|отыр|битпе|держ|хват|работ|жив)/;
/** Of phones and of what charges them, mAh; more may be money. */
const leastCharge = 2000;
const mostCharge = 30_000;
const batteries = /^(?:батаре|аккум)/;

/** Tells whether a folded word is what something lasts by the number of: weeks, months. */
export function isTimeWord(word: string): boolean {
  return spans.some(([one]) => one.test(word));
}

/** How long a battery lasts, said in weeks or months: «заряды екі аптаға шыдайтын»; `end` is behind the number. */
export function lastingWish(parts: readonly QueryPart[], at: number, end: number): Wish | null {
  const days = spans.find(([word]) => word.test(parts[end]?.typed ?? ''))?.[1];
  const told = parts.flatMap(({ typed }, place) => (ofBattery.test(typed) ? [place] : []));
  if (days === undefined || told.length === 0) return null;
  const said = comparisonAt(parts, at, end + 1);
  const places = new Set(told);
  for (let place = said?.start ?? at; place < (said?.end ?? end + 1); place++) places.add(place);
  const value = Number(parts[at]?.text) * days;
  const { bound, strict } = said?.bound === 'from' ? said : { bound: 'from' as const, strict: false };
  return { kind: 'bound', at: [...places].toSorted((a, b) => a - b), named: lasting, value, bound, strict };
}

/** Places of a battery that a number apart from it tells the charge of: «батареясы мықты телефон 6000». */
export function chargeWish(parts: readonly QueryPart[], at: number, end: number): Wish | null {
  const value = Number(parts[at]?.text);
  const name = value >= leastCharge && value <= mostCharge ? parts.findIndex(({ text }) => batteries.test(text)) : -1;
  if (name < 0 || name > at) return null;
  const places = Array.from({ length: end - at }, (_, offset) => at + offset);
  return { kind: 'bound', at: [name, ...places], named: charge, value, bound: 'exact', strict: false };
}
