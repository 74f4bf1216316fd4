import {
  addDays,
  almatyDate,
  almatyMinutes,
  atAlmaty,
  daysBetween,
  minutesOf,
  nextMidnight,
  weekday,
} from '../time/calendar.ts';
import type { DateText, TimeText } from '../time/calendar.ts';
import { isHoliday } from '../time/holidays.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Opening and closing of one day; `24:00` closes at midnight. */
export type DayHours = { open: TimeText; close: TimeText };

/**
 * Working hours of a shop: the same every day, or by kind of day with null for a closed one (spec §3). `holidays` are those
 * of the country's holidays; without them a holiday is like any other day.
 */
export type ShopHours = (
  | { daily: DayHours }
  | { weekdays: DayHours | null; saturday: DayHours | null; sunday: DayHours | null }
) & { holidays?: DayHours | null };

/** When an order can be collected: today, tomorrow or in N days, and that day (spec §3). */
export type PickupReadiness = { state: 'today' | 'tomorrow' | 'days'; days: number; date: DateText };

/** Terms of pickup; every value is a setting (decisions §4). */
export type PickupSettings = {
  /** Minutes before closing from which a shop prepares no more orders today. */
  minutesBeforeClosing: number;
  /** Days of moving between shops of one city. */
  moveDays: number;
  /** Days an order is kept after it is ready. */
  keepDays: number;
};

/** The defaults of decisions §4. */
export const defaultPickup: PickupSettings = { minutesBeforeClosing: 60, moveDays: 1, keepDays: 3 };

/** Two times of day; only the second may be `24:00`. */
const DAY_HOURS = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
/** Days searched ahead for the next opening: more than any run of holidays. */
const OPENING_SEARCH_DAYS = 14;

/**
 * Stock of a shop for the products; `distanceDays` is the transport from the nearest city that has them, null for none.
 */
export type PickupInput = {
  hours: ShopHours;
  hasAll: boolean;
  otherShopOfCityHasAll: boolean;
  distanceDays: number | null;
  now: Date;
  settings?: PickupSettings;
};

/**
 * Returns when a shop has an order ready, null when it never will (decisions §4): today if it has all and closes more
 * than
 * an hour from now; tomorrow if another shop of the city has them; else in the days of the distance. A day the shop is
 * closed moves to the next open one.
 */
export function pickupReadiness(input: PickupInput): PickupReadiness | null {
  const settings = input.settings ?? defaultPickup;
  const there = daysUntilThere(input, settings);
  if (there === null) return null;
  const today = almatyDate(input.now);
  const date = openDayFrom(input.hours, addDays(today, there));
  if (date === null) return null;
  const whole = daysBetween(today, date);
  return { state: whole === 0 ? 'today' : whole === 1 ? 'tomorrow' : 'days', days: whole, date };
}

/** Returns the hours of a day, null when the shop is closed. */
export function hoursOn(hours: ShopHours, date: DateText): DayHours | null {
  if (hours.holidays !== undefined && isHoliday(date)) return hours.holidays;
  if ('daily' in hours) return hours.daily;
  const day = weekday(date);
  return day === 7 ? hours.sunday : day === 6 ? hours.saturday : hours.weekdays;
}

/** Returns whether a shop is open at a moment. */
export function isOpenAt(hours: ShopHours, now: Date): boolean {
  const day = hoursOn(hours, almatyDate(now));
  const minutes = almatyMinutes(now);
  return day !== null && minutes >= minutesOf(day.open) && minutes < minutesOf(day.close);
}

/** Returns the moment a shop closes on a day, null when it is closed all day. */
export function closingTime(hours: ShopHours, date: DateText): Date | null {
  const day = hoursOn(hours, date);
  return day && atAlmaty(date, day.close);
}

/** Returns the day and time a shop opens next, strictly after `now`; null when it does not within two weeks. */
export function nextOpening(hours: ShopHours, now: Date): { date: DateText; time: TimeText } | null {
  const today = almatyDate(now);
  for (let ahead = 0; ahead < OPENING_SEARCH_DAYS; ahead++) {
    const date = addDays(today, ahead);
    const day = hoursOn(hours, date);
    if (day && atAlmaty(date, day.open) > now) return { date, time: day.open };
  }
  return null;
}

/** Returns the next moment when the words about a shop change: opening, an hour before closing, closing or midnight. */
export function nextChange(hours: ShopHours, now: Date, settings: PickupSettings = defaultPickup): Date {
  const date = almatyDate(now);
  const day = hoursOn(hours, date);
  const moments = [nextMidnight(now).getTime()];
  if (day) {
    const closing = atAlmaty(date, day.close).getTime();
    moments.push(atAlmaty(date, day.open).getTime(), closing - settings.minutesBeforeClosing * MINUTE_MS, closing);
  }
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}

/** Returns the last day an order is kept that became ready on `date` (decisions §4). */
export function keptUntil(date: DateText, settings: PickupSettings = defaultPickup): DateText {
  return addDays(date, settings.keepDays);
}

/** Returns the moment an order that became ready on `date` is cancelled: the end of the last day it is kept. */
export function pickupExpires(date: DateText, settings: PickupSettings = defaultPickup): Date {
  return atAlmaty(keptUntil(date, settings), '24:00');
}

/**
 * Reads hours as a feed writes them: `daily 10:00-22:00`, or weekdays;saturday;sunday with `closed` for a day off; either
 * may end with ` | holidays 11:00-20:00`.
 */
export function parseShopHours(text: string): ShopHours | null {
  const [usual, special] = text.split('|');
  const hours = parseUsual(usual!.trim());
  if (!hours || special === undefined) return hours;
  const holidays = parseNamed('holidays', special.trim());
  return holidays === undefined ? null : { ...hours, holidays };
}

/** Writes hours the way `parseShopHours` reads them. */
export function formatShopHours(hours: ShopHours): string {
  const usual =
    'daily' in hours
      ? `daily ${formatDay(hours.daily)}`
      : [hours.weekdays, hours.saturday, hours.sunday].map(formatDay).join(';');
  return hours.holidays === undefined ? usual : `${usual} | holidays ${formatDay(hours.holidays)}`;
}

function parseUsual(text: string): ShopHours | null {
  const daily = parseNamed('daily', text);
  if (daily) return { daily };
  const [weekdays, saturday, sunday, ...more] = text.split(';').map((day) => parseDay(day.trim()));
  if (weekdays === undefined || saturday === undefined || sunday === undefined || more.length > 0) return null;
  return weekdays || saturday || sunday ? { weekdays, saturday, sunday } : null;
}

/** Reads the hours behind a word. */
function parseNamed(name: 'daily' | 'holidays', text: string): DayHours | null | undefined {
  const [word, hours, ...more] = text.split(/\s+/);
  return word === name && hours !== undefined && more.length === 0 ? parseDay(hours) : undefined;
}

function daysUntilThere(
  { hours, hasAll, otherShopOfCityHasAll, distanceDays, now }: PickupInput,
  settings: PickupSettings,
): number | null {
  const closing = closingTime(hours, almatyDate(now));
  if (hasAll) return closing && closing.getTime() - now.getTime() > settings.minutesBeforeClosing * MINUTE_MS ? 0 : 1;
  return otherShopOfCityHasAll ? settings.moveDays : distanceDays;
}

function openDayFrom(hours: ShopHours, date: DateText): DateText | null {
  const days = Array.from({ length: OPENING_SEARCH_DAYS }, (_, index) => addDays(date, index));
  return days.find((day) => hoursOn(hours, day) !== null) ?? null;
}

// undefined for nonsense, null for a day off.
function parseDay(text: string): DayHours | null | undefined {
  if (text === 'closed') return null;
  if (!DAY_HOURS.test(text)) return undefined;
  const [open, close] = [text.slice(0, 5), text.slice(6)];
  return open < close ? { open, close } : undefined;
}

function formatDay(day: DayHours | null): string {
  return day ? `${day.open}-${day.close}` : 'closed';
}
