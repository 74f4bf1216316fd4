import { formatDate } from '#domain/calendar.ts';
import type { Language } from '#domain/language.ts';

/** Writes the days of a promotion: `15 ноября – 10 декабря`. */
export function promoDaysWords({ from, to }: { from: string; to: string }, language: Language): string {
  return `${formatDate(from, language, 'dayMonth')} – ${formatDate(to, language, 'dayMonth')}`;
}
