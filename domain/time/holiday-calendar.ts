import { addDays, daysBetween, type DateText } from './calendar.ts';
import { CHRISTMAS, isDayOff, KURBAN_AIT } from './holidays.ts';

/** National and state holidays by name, with the days of `domain/time/holidays.ts`. */
const STATE_HOLIDAYS = {
  'new-year': ['01-01', '01-02'],
  'womens-day': ['03-08'],
  nauryz: ['03-21', '03-22', '03-23'],
  unity: ['05-01'],
  defender: ['05-07'],
  victory: ['05-09'],
  capital: ['07-06'],
  constitution: ['08-30'],
  republic: ['10-25'],
  independence: ['12-16'],
} as const;

/** Holidays of the calendar. */
export const HOLIDAY_NAMES = [
  'new-year',
  'christmas',
  'womens-day',
  'nauryz',
  'unity',
  'defender',
  'victory',
  'kurban-ait',
  'capital',
  'constitution',
  'republic',
  'independence',
] as const;
/** One of `HOLIDAY_NAMES`. */
export type HolidayName = (typeof HOLIDAY_NAMES)[number];

/** A holiday: its own days, and the length of the surrounding run of days off. */
export type Holiday = { name: HolidayName; from: DateText; to: DateText; daysOff: number };

/** Maximum run of days off to search. */
const MAX_DAYS_OFF = 15;

/** Lists the holidays of the year from a day on, in order; includes one in progress. */
export function holidaysOfYear(from: DateText): Holiday[] {
  const until = addDays(from, 365);
  const years = [from.slice(0, 4), until.slice(0, 4)];
  const holidayDays = [...new Set(years)].flatMap((year): Omit<Holiday, 'daysOff'>[] => [
    ...Object.entries(STATE_HOLIDAYS).map(([name, days]) => ({
      name: name as keyof typeof STATE_HOLIDAYS,
      from: `${year}-${days[0]}`,
      to: `${year}-${days.at(-1)!}`,
    })),
    { name: 'christmas', from: `${year}-${CHRISTMAS}`, to: `${year}-${CHRISTMAS}` },
    ...KURBAN_AIT.filter((day) => day.startsWith(year)).map((day) => ({
      name: 'kurban-ait' as const,
      from: day,
      to: day,
    })),
  ]);
  return holidayDays
    .filter((holiday) => holiday.to >= from && holiday.from < until)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((holiday) => ({ ...holiday, daysOff: daysOffAround(holiday.from, holiday.to) }));
}

function daysOffAround(from: DateText, to: DateText): number {
  let [first, last] = [from, to];
  while (isDayOff(addDays(first, -1)) && daysFrom(first, last) < MAX_DAYS_OFF) first = addDays(first, -1);
  while (isDayOff(addDays(last, 1)) && daysFrom(first, last) < MAX_DAYS_OFF) last = addDays(last, 1);
  return daysFrom(first, last);
}

const daysFrom = (first: DateText, last: DateText): number => daysBetween(first, last) + 1;
