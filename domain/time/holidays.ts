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
/** Orthodox Christmas: a day off that is not moved from a weekend. */
export const CHRISTMAS = '01-07';
/** First days of Kurban Ait, as announced; days off that are not moved from a weekend. */
export const KURBAN_AIT: readonly DateText[] = ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'];

/** Returns whether a day is off in Kazakhstan: a weekend, a holiday, or the substitute for a holiday on a weekend. */
export function isDayOff(date: DateText): boolean {
  return isWeekend(date) || isHoliday(date) || substituteDaysOff(date.slice(0, 4)).includes(date);
}

/** Returns the next holiday, including `from` itself. */
export function nextHoliday(from: DateText): DateText {
  let day = from;
  while (!isHoliday(day)) day = addDays(day, 1);
  return day;
}

/** Moves a date by N bank days, skipping days off (decisions §5, invoices). */
export function addBankDays(date: DateText, days: number): DateText {
  let [day, remaining] = [date, days];
  while (remaining > 0) {
    day = addDays(day, 1);
    if (!isDayOff(day)) remaining -= 1;
  }
  return day;
}

function isWeekend(date: DateText): boolean {
  return weekday(date) > 5;
}

/** Returns whether a day is a holiday in Kazakhstan, even on a weekend; a substitute day off is not. */
export function isHoliday(date: DateText): boolean {
  const day = date.slice(5);
  return FIXED_HOLIDAYS.includes(day) || day === CHRISTMAS || KURBAN_AIT.includes(date);
}

/** Substitutes for holidays on weekends: the next working days, one per holiday. */
function substituteDaysOff(year: string): DateText[] {
  const substitutes: DateText[] = [];
  for (const day of FIXED_HOLIDAYS) {
    const holiday = `${year}-${day}`;
    if (!isWeekend(holiday)) continue;
    let next = addDays(holiday, 1);
    while (isWeekend(next) || isHoliday(next) || substitutes.includes(next)) next = addDays(next, 1);
    substitutes.push(next);
  }
  return substitutes;
}
