/** Max characters of a question. */
export const MAX_QUESTION = 500;

/** States of an answer: not begun, being written, complete, stopped by the customer, or failed. */
export const ANSWER_STATES = ['asked', 'writing', 'done', 'stopped', 'failed'] as const;
/** One of `ANSWER_STATES`. */
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Actions that the assistant prepares. */
export const DRAFT_KINDS = ['callback', 'complaint', 'return'] as const;
/** One of `DRAFT_KINDS`. */
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Screens where drafts are filled in; null for a form in the panel. */
export const DRAFT_PATHS: Readonly<Record<DraftKind, string | null>> = {
  callback: null,
  complaint: '/profile/my-complaints',
  return: '/profile/my-orders',
};

/** Ratings of an answer. */
export const FEEDBACKS = ['good', 'bad'] as const;
/** One of `FEEDBACKS`. */
export type Feedback = (typeof FEEDBACKS)[number];

const KAZAKH_LETTERS = /[әғқңөұүһі]/i;
/** Frequent Kazakh words that have no Kazakh letter. */
const KAZAKH_WORDS =
  /(?<!\p{L})(?:бар|ма|ба|па|ме|бе|пе|мен|жок|керек|канша|калай|кайсы|арзан|жаксы|тапсырыс\p{L}*|сайлау|ушин|кайда|болады|бола|маган|айтыныз|салем|рахмет|дукен\p{L}*)(?![\p{L}·])/iu;
/** Frequent Russian words and endings, which distinguish Russian from Kazakh without Kazakh letters. */
const RUSSIAN_WORDS =
  /(?<!\p{L})(?:в|во|на|с|со|и|или|для|до|от|по|за|у|к|не|нет|есть|ли|как\p{L}*|где|когда|что|чем|сколько|мой|мне|вы|ваш\p{L}*|это|этот|он|его|можно|нужен|хочу)(?!\p{L})|\p{L}{2,}(?:ый|ий|ая|ое|ые|ого|ить|ать|ешь|ете|ите)(?!\p{L})/iu;

/** Returns the language of a question; `page` decides for one without letters of either. */
export function questionLanguage(text: string, page: 'ru' | 'kk'): 'ru' | 'kk' {
  if (KAZAKH_LETTERS.test(text)) return 'kk';
  if (!/[а-яё]/i.test(text)) return page;
  if (page === 'kk') return RUSSIAN_WORDS.test(text) ? 'ru' : 'kk';
  return KAZAKH_WORDS.test(text) ? 'kk' : 'ru';
}
