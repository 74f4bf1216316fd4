import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';

/** Formats when a page was cached: the time alone for today, else with the day; '' for an invalid date. */
export function cachedDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const [day, today] = [almatyDate(date), almatyDate(now)];
  return day === today ? almatyTime(date) : `${formatDate(day, 'ru', 'short')} ${almatyTime(date)}`;
}
