import { formatDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';

/** Formats the date range of a promotion: `15 ноября – 10 декабря`. */
export function promoDaysText({ from, to }: { from: string; to: string }, language: Language): string {
  return `${formatDate(from, language, 'dayMonth')} – ${formatDate(to, language, 'dayMonth')}`;
}
