import { addDays, daysBetween, weekday, type DateText } from './calendar.ts';

/** National and state holidays with their fixed days, `MM-DD` (Law 267-II on holidays; art. 84 of the Labour Code). */
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
const FIXED_HOLIDAYS: readonly string[] = Object.values(STATE_HOLIDAYS).flat();
/** Orthodox Christmas is a day off that moves no other day. */
const CHRISTMAS = '01-07';
/** First days of Kurban Ait by the Muslim calendar, as announced; a day off that moves no other day. */
const KURBAN_AIT: readonly DateText[] = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'];

/** Tells whether a day is off in Kazakhstan: a weekend, a holiday, or the day a holiday of a weekend moved to. */
export function isDayOff(date: DateText): boolean {
  return isWeekend(date) || isHoliday(date) || movedDaysOff(date.slice(0, 4)).includes(date);
}

/** Returns the next holiday, `from` itself if it is one. */
export function nextHoliday(from: DateText): DateText {
  let day = from;
  while (!isHoliday(day)) day = addDays(day, 1);
  return day;
}

/** Moves a date by so many bank days: days off do not count (decisions §5, invoices). */
export function addBankDays(date: DateText, days: number): DateText {
  let [day, left] = [date, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (!isDayOff(day)) left -= 1;
  }
  return day;
}

function isWeekend(date: DateText): boolean {
  return weekday(date) > 5;
}

/** Tells whether a day itself is a holiday of Kazakhstan, on a weekend or not; a day off that one moved to is none. */
export function isHoliday(date: DateText): boolean {
  const day = date.slice(5);
  return FIXED_HOLIDAYS.includes(day) || day === CHRISTMAS || KURBAN_AIT.includes(date);
}

/** A holiday on a weekend frees the next working day; several in a row free as many. */
function movedDaysOff(year: string): DateText[] {
  const moved: DateText[] = [];
  for (const day of FIXED_HOLIDAYS) {
    const holiday = `${year}-${day}`;
    if (!isWeekend(holiday)) continue;
    let next = addDays(holiday, 1);
    while (isWeekend(next) || isHoliday(next) || moved.includes(next)) next = addDays(next, 1);
    moved.push(next);
  }
  return moved;
}

/** Names of the holidays of the calendar. */
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

/** A holiday of the calendar: its own days, and how many days in a row are off around them. */
export type Holiday = { name: HolidayName; from: DateText; to: DateText; daysOff: number };

/** Longest row of days off that is counted. */
const MAX_DAYS_OFF = 15;

/** Lists the holidays of the year that begins at a day, in their order; one that is on counts. */
export function holidaysOfYear(from: DateText): Holiday[] {
  const until = addDays(from, 365);
  const years = [from.slice(0, 4), until.slice(0, 4)];
  const named = [...new Set(years)].flatMap((year): Omit<Holiday, 'daysOff'>[] => [
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
  return named
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
