import { KAZAKH_MONTHS } from './calendar-words.ts';
import type { Language } from '../text/language.ts';

const MONTH_NAMES = {
  ru: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  kk: KAZAKH_MONTHS,
} as const satisfies Record<Language, readonly string[]>;

/** Names a month in the nominative: `сентябрь`, `қыркүйек`; `month` is 1–12. */
export function monthName(month: number, language: Language): string {
  return MONTH_NAMES[language][month - 1] ?? '';
}
