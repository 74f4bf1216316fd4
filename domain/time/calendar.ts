import { CALENDAR_WORDS as words } from './calendar-words.ts';
import type { Language } from '../text/language.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** A calendar day in Kazakhstan, `YYYY-MM-DD`. */
export type DateText = string;

/** A time of day in Kazakhstan, `HH:mm`; `24:00` ends a day. */
export type TimeText = string;

/** Date styles: `5 сентября 2026 г.`, `05.09.2026`, `5 сентября`, `сб, 5 сентября`. */
export type DateStyle = 'long' | 'short' | 'dayMonth' | 'weekday';

const UTC_OFFSET_MS = 5 * HOUR_MS;

/** Returns the current day in Kazakhstan, UTC+5 everywhere all year (decisions §1). */
export function almatyDate(now: Date): DateText {
  return formatDayNumber(Math.floor((now.getTime() + UTC_OFFSET_MS) / DAY_MS));
}

/** Returns the current year in Kazakhstan. */
export function almatyYear(now: Date): number {
  return Number(almatyDate(now).slice(0, 4));
}

/** Returns the hour of the day in Kazakhstan, 0–23. */
export function almatyHour(now: Date): number {
  return new Date(now.getTime() + UTC_OFFSET_MS).getUTCHours();
}

/** Returns the whole minutes since midnight in Kazakhstan, 0–1439. */
export function almatyMinutes(now: Date): number {
  const local = new Date(now.getTime() + UTC_OFFSET_MS);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Returns the time of day in Kazakhstan as `HH:mm`. */
export function almatyTime(now: Date): TimeText {
  return formatTime(almatyMinutes(now));
}

/** Converts a day and time in Kazakhstan to a moment; `24:00` is the next midnight. Throws RangeError when invalid. */
export function almatyMoment(date: DateText, time: TimeText): Date {
  return new Date(startOfDay(date) + parseMinutes(time) * MINUTE_MS - UTC_OFFSET_MS);
}

/** Returns the next midnight in Kazakhstan, strictly after `now`. */
export function nextMidnight(now: Date): Date {
  return almatyMoment(addDays(almatyDate(now), 1), '00:00');
}

/** Moves a date by whole days; negative moves back. */
export function addDays(date: DateText, days: number): DateText {
  return formatDayNumber(startOfDay(date) / DAY_MS + days);
}

/** Counts the whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday. */
export function weekday(date: DateText): number {
  return new Date(startOfDay(date)).getUTCDay() || 7;
}

const MONTH_LENGTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns whether a text is an existing date, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (month === 2 && isLeapYear ? 29 : (MONTH_LENGTHS[month - 1] ?? 0));
}

/** Returns the minutes since midnight of `HH:mm`, 0–1440. Throws RangeError when invalid. */
export function parseMinutes(time: TimeText): number {
  const match = /^(\d{2}):([0-5]\d)$/.exec(time);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!(minutes <= 1440)) throw new RangeError(`invalid time of day: ${time}`);
  return minutes;
}

/** Formats minutes since midnight as `HH:mm`. */
function formatTime(minutes: number): TimeText {
  return `${padTwo(Math.trunc(minutes / 60))}:${padTwo(minutes % 60)}`;
}

/** Formats a date without the runtime's locale data, so that server and browser agree. */
export function formatDate(date: DateText, language: Language, style: DateStyle): string {
  return dateStyles[style](dateParts(date), words[language], language);
}

/** Formats a day relative to today: сегодня, завтра, послезавтра, then `5 сентября`, with the year when it differs. */
export function relativeDay(date: DateText, now: Date, language: Language): string {
  const today = almatyDate(now);
  // Cards of a list share a few days; cache their names.
  if (cachedNames.today !== today || cachedNames.language !== language)
    cachedNames = { today, language, days: new Map() };
  let cached = cachedNames.days.get(date);
  if (cached === undefined) cachedNames.days.set(date, (cached = relativeDayText(date, today, language)));
  return cached;
}

let cachedNames: { today: DateText; language: Language; days: Map<DateText, string> } = {
  today: '',
  language: 'ru',
  days: new Map(),
};

function relativeDayText(date: DateText, today: DateText, language: Language): string {
  const nearbyWords = words[language].near[daysBetween(today, date) + 1];
  if (nearbyWords !== undefined) return nearbyWords;
  return formatDate(date, language, date.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'long');
}

/** Formats a time range: `10:00–14:00`; a word joiner prevents a line break. */
export function formatTimeRange(from: TimeText, to: TimeText): string {
  return `${from}–\u2060${to}`;
}

type DateParts = { year: string; month: number; day: number; weekday: number };
type DateWords = (typeof words)[Language];

// The languages order date parts differently, so each style is written as a whole.
const dateStyles: Record<DateStyle, (date: DateParts, word: DateWords, language: Language) => string> = {
  short: (date) => `${padTwo(date.day)}.${padTwo(date.month)}.${date.year}`,
  dayMonth: (date, word) => `${date.day} ${word.months[date.month - 1]}`,
  long: (date, word, language) => {
    const dayMonth = `${date.day} ${word.months[date.month - 1]}`;
    return language === 'kk' ? `${date.year} ж. ${dayMonth}` : `${dayMonth} ${date.year} г.`;
  },
  weekday: (date, word, language) => {
    const dayMonth = `${date.day} ${word.months[date.month - 1]}`;
    const name = word.weekdays[date.weekday - 1];
    return language === 'kk' ? `${dayMonth}, ${name}` : `${name}, ${dayMonth}`;
  },
};

function dateParts(date: DateText): DateParts {
  return {
    year: date.slice(0, 4),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
    weekday: weekday(date),
  };
}

function startOfDay(date: DateText): number {
  if (!isDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
}

let lastFormatted = { number: Number.NaN, date: '' };

/** Formats a day number since 1970-01-01. A page formats the same day dozens of times, so the last one is cached. */
function formatDayNumber(dayNumber: number): DateText {
  if (lastFormatted.number !== dayNumber)
    lastFormatted = { number: dayNumber, date: new Date(dayNumber * DAY_MS).toISOString().slice(0, 10) };
  return lastFormatted.date;
}

function padTwo(value: number): string {
  return String(value).padStart(2, '0');
}
