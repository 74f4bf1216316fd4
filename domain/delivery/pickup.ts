import {
  addDays,
  almatyDate,
  almatyMinutes,
  almatyMoment,
  daysBetween,
  parseMinutes,
  nextMidnight,
  weekday,
} from '../time/calendar.ts';
import type { DateText, TimeText } from '../time/calendar.ts';
import { isHoliday } from '../time/holidays.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Opening hours of one day; `24:00` closes at midnight. */
export type DayHours = { open: TimeText; close: TimeText };

/**
 * Working hours of a shop: daily, or by kind of day with null for closed (spec §3). `holidays` apply on public
 * holidays; without them a holiday is an ordinary day.
 */
export type ShopHours = (
  | { daily: DayHours }
  | { weekdays: DayHours | null; saturday: DayHours | null; sunday: DayHours | null }
) & { holidays?: DayHours | null };

/** When an order can be collected: today, tomorrow or in N days, with the date (spec §3). */
export type PickupReadiness = { state: 'today' | 'tomorrow' | 'days'; days: number; date: DateText };

/** Pickup terms, all from settings (decisions §4). */
export type PickupSettings = {
  /** Minutes to prepare an order; later than this before closing, a shop prepares none. */
  minutesBeforeClosing: number;
  /** Days to move products between shops of one city. */
  moveDays: number;
  /** Days a ready order is kept. */
  keepDays: number;
};

/** Defaults (decisions §4). */
export const defaultPickup: PickupSettings = { minutesBeforeClosing: 60, moveDays: 1, keepDays: 3 };

/** Two times of day; only the second may be `24:00`. */
const DAY_HOURS = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
/** Days searched for the next opening; longer than any run of holidays. */
const OPENING_SEARCH_DAYS = 14;

/** Stock for a pickup; `distanceDays` is the transport time from the nearest city with stock, null without one. */
export type PickupInput = {
  hours: ShopHours;
  hasAll: boolean;
  hasAllInOtherShop: boolean;
  distanceDays: number | null;
  now: Date;
  settings?: PickupSettings;
};

/**
 * Returns when an order is ready in a shop, or null for never (decisions §4). Today if the shop has everything and
 * closes in more than an hour; tomorrow if another shop of the city has it; otherwise after the transport days. A
 * closed day moves to the next open one.
 */
export function pickupReadiness(input: PickupInput): PickupReadiness | null {
  const settings = input.settings ?? defaultPickup;
  const readyDays = daysUntilReady(input, settings);
  if (readyDays === null) return null;
  const today = almatyDate(input.now);
  const date = nextOpenDay(input.hours, addDays(today, readyDays));
  if (date === null) return null;
  const calendarDays = daysBetween(today, date);
  return { state: calendarDays === 0 ? 'today' : calendarDays === 1 ? 'tomorrow' : 'days', days: calendarDays, date };
}

/** Returns when an order that is ready on the day it is placed can be collected; null when the shop is closed all day. */
export function pickupReadyAt({
  hours,
  now,
  settings = defaultPickup,
}: Pick<PickupInput, 'hours' | 'now' | 'settings'>): Date | null {
  const today = almatyDate(now);
  const day = hoursOn(hours, today);
  if (!day) return null;
  const start = Math.max(now.getTime(), almatyMoment(today, day.open).getTime());
  return new Date(start + settings.minutesBeforeClosing * MINUTE_MS);
}

/** Returns the opening hours of a day, null when closed. */
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
  return day !== null && minutes >= parseMinutes(day.open) && minutes < parseMinutes(day.close);
}

/** Returns when a shop closes on a day, null when closed all day. */
export function closingTime(hours: ShopHours, date: DateText): Date | null {
  const day = hoursOn(hours, date);
  return day && almatyMoment(date, day.close);
}

/** Returns the next opening strictly after `now`; null when there is none within two weeks. */
export function nextOpening(hours: ShopHours, now: Date): { date: DateText; time: TimeText } | null {
  const today = almatyDate(now);
  for (let ahead = 0; ahead < OPENING_SEARCH_DAYS; ahead++) {
    const date = addDays(today, ahead);
    const day = hoursOn(hours, date);
    if (day && almatyMoment(date, day.open) > now) return { date, time: day.open };
  }
  return null;
}

/** Returns the next moment a shop's status text changes: opening, an hour before closing, closing or midnight. */
export function nextStatusChange(hours: ShopHours, now: Date, settings: PickupSettings = defaultPickup): Date {
  const date = almatyDate(now);
  const day = hoursOn(hours, date);
  const moments = [nextMidnight(now).getTime()];
  if (day) {
    const closing = almatyMoment(date, day.close).getTime();
    moments.push(almatyMoment(date, day.open).getTime(), closing - settings.minutesBeforeClosing * MINUTE_MS, closing);
  }
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}

/** Returns the last day an order ready on `date` is kept (decisions §4). */
export function lastPickupDay(date: DateText, settings: PickupSettings = defaultPickup): DateText {
  return addDays(date, settings.keepDays);
}

/** Returns when an uncollected order ready on `date` is cancelled: the end of its last day. */
export function pickupDeadline(date: DateText, settings: PickupSettings = defaultPickup): Date {
  return almatyMoment(lastPickupDay(date, settings), '24:00');
}

/**
 * Parses hours in feed format: `daily 10:00-22:00`, or `weekdays;saturday;sunday` with `closed` for a day off,
 * optionally followed by ` | holidays 11:00-20:00`.
 */
export function parseShopHours(text: string): ShopHours | null {
  const [regular, holiday] = text.split('|');
  const hours = parseRegular(regular!.trim());
  if (!hours || holiday === undefined) return hours;
  const holidays = parseKeywordHours('holidays', holiday.trim());
  return holidays === undefined ? null : { ...hours, holidays };
}

/** Formats hours for `parseShopHours`. */
export function formatShopHours(hours: ShopHours): string {
  const regular =
    'daily' in hours
      ? `daily ${formatDay(hours.daily)}`
      : [hours.weekdays, hours.saturday, hours.sunday].map(formatDay).join(';');
  return hours.holidays === undefined ? regular : `${regular} | holidays ${formatDay(hours.holidays)}`;
}

function parseRegular(text: string): ShopHours | null {
  const daily = parseKeywordHours('daily', text);
  if (daily) return { daily };
  const [weekdays, saturday, sunday, ...more] = text.split(';').map((day) => parseDay(day.trim()));
  if (weekdays === undefined || saturday === undefined || sunday === undefined || more.length > 0) return null;
  return weekdays || saturday || sunday ? { weekdays, saturday, sunday } : null;
}

/** Parses the hours after a keyword. */
function parseKeywordHours(name: 'daily' | 'holidays', text: string): DayHours | null | undefined {
  const [word, hours, ...more] = text.split(/\s+/);
  return word === name && hours !== undefined && more.length === 0 ? parseDay(hours) : undefined;
}

function daysUntilReady(
  { hours, hasAll, hasAllInOtherShop, distanceDays, now }: PickupInput,
  settings: PickupSettings,
): number | null {
  const closing = closingTime(hours, almatyDate(now));
  if (hasAll) return closing && closing.getTime() - now.getTime() > settings.minutesBeforeClosing * MINUTE_MS ? 0 : 1;
  return hasAllInOtherShop ? settings.moveDays : distanceDays;
}

function nextOpenDay(hours: ShopHours, date: DateText): DateText | null {
  const days = Array.from({ length: OPENING_SEARCH_DAYS }, (_, index) => addDays(date, index));
  return days.find((day) => hoursOn(hours, day) !== null) ?? null;
}

// Undefined when invalid, null for a day off.
function parseDay(text: string): DayHours | null | undefined {
  if (text === 'closed') return null;
  if (!DAY_HOURS.test(text)) return undefined;
  const [open, close] = [text.slice(0, 5), text.slice(6)];
  return open < close ? { open, close } : undefined;
}

function formatDay(day: DayHours | null): string {
  return day ? `${day.open}-${day.close}` : 'closed';
}
