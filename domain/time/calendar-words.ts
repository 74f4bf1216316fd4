import type { Language } from '../text/language.ts';

/** Kazakh months, identical in dates and alone. */
export const KAZAKH_MONTHS = [
  'қаңтар',
  'ақпан',
  'наурыз',
  'сәуір',
  'мамыр',
  'маусым',
  'шілде',
  'тамыз',
  'қыркүйек',
  'қазан',
  'қараша',
  'желтоқсан',
] as const;

/** Date words by language; a browser bundle contains only its own (tools/vite/messages.ts). */
export const CALENDAR_WORDS = {
  ru: {
    months: [
      'января',
      'февраля',
      'марта',
      'апреля',
      'мая',
      'июня',
      'июля',
      'августа',
      'сентября',
      'октября',
      'ноября',
      'декабря',
    ],
    weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    near: ['вчера', 'сегодня', 'завтра', 'послезавтра'],
  },
  kk: {
    months: KAZAKH_MONTHS,
    weekdays: ['дс', 'сс', 'ср', 'бс', 'жм', 'сб', 'жс'],
    near: ['кеше', 'бүгін', 'ертең', 'бүрсігүні'],
  },
} as const satisfies Record<Language, Record<'months' | 'weekdays' | 'near', readonly string[]>>;
