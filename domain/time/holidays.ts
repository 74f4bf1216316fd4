import { addDays, weekday, type DateText } from './calendar.ts';

/** National and state holidays with a fixed day, `MM-DD` (Law 267-II on holidays; art. 84 of the Labour Code). */
const FIXED_HOLIDAYS = [
  '01-01',
  '01-02',
  '03-08',
  '03-21',
  '03-22',
  '03-23',
  '05-01',
  '05-07',
  '05-09',
  '07-06',
  '08-30',
  '10-25',
  '12-16',
];
/** Orthodox Christmas is a day off that moves no other day. */
export const CHRISTMAS = '01-07';
/** First days of Kurban Ait by the Muslim calendar, as announced; a day off that moves no other day. */
export const KURBAN_AIT: readonly DateText[] = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'];

/** Returns whether a day is off in Kazakhstan: a weekend, a holiday, or the day a weekend's holiday moved to. */
export function isDayOff(date: DateText): boolean {
  return isWeekend(date) || isHoliday(date) || movedDaysOff(date.slice(0, 4)).includes(date);
}

/** Returns the next holiday, `from` itself if it is one. */
export function nextHoliday(from: DateText): DateText {
  let day = from;
  while (!isHoliday(day)) day = addDays(day, 1);
  return day;
}

/** Moves a date by N bank days: days off do not count (decisions §5, invoices). */
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

/**
 * Returns whether a day itself is a holiday of Kazakhstan, on a weekend or not; a day off that one moved to is none.
 */
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
