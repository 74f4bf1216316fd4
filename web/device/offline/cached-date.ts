import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';

/** Formats when a page was cached: the time alone for today, else with the day; '' for an invalid date. */
export function cachedDate(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const [day, today] = [almatyDate(at), almatyDate(now)];
  return day === today ? almatyTime(at) : `${formatDate(day, 'ru', 'short')} ${almatyTime(at)}`;
}
