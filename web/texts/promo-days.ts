import { formatDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';

/** Formats the date range of a promotion: `15 ноября – 10 декабря`, `27–30 ноября`. */
export function promoDaysText({ from, to }: { from: string; to: string }, language: Language): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to, language, 'dayMonth')}`;
  return `${formatDate(from, language, 'dayMonth')} – ${formatDate(to, language, 'dayMonth')}`;
}
