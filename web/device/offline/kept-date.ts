import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';

/** Writes when a page was kept: the time alone for one of today, else the day before it; '' for nonsense. */
export function keptDate(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const [day, today] = [almatyDate(at), almatyDate(now)];
  return day === today ? almatyTime(at) : `${formatDate(day, 'ru', 'short')} ${almatyTime(at)}`;
}
