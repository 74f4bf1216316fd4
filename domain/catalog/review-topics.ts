import type { Localized } from '../text/language.ts';

/** Advantages and flaws of a review, in the words of its author. */
export type ReviewTexts = { advantages: string; flaws: string };

/** Numbers of reviews that praise and criticize a topic. */
export type TopicCount = { name: Localized; praised: number; criticized: number };

/** Reviews before a summary is shown. */
const MIN_REVIEWS = 5;
/** Mentions of a topic before it is listed; one or two are chance. */
const MIN_MENTIONS = 3;
const MAX_TOPICS = 6;

/** Topics with the stems of their words, in Russian and Kazakh. */
const TOPICS: readonly (readonly [ru: string, kk: string, stems: string])[] = [
  ['Батарея', 'Батарея', 'батаре аккумулятор автономн заряд зарядк қуат'],
  ['Экран', 'Экран', 'экран диспле матриц яркост'],
  ['Камера', 'Камера', 'камер фото снимк сурет'],
  ['Звук', 'Дыбыс', 'звук звучан динамик микрофон дыбыс'],
  ['Шум', 'Шу', 'шум тих бесшум гуд гудит шу шуы тыныш дыбыссыз'],
  ['Качество сборки', 'Құрастыру сапасы', 'сборк качеств материал корпус пластик сапа құрасты'],
  ['Внешний вид', 'Сыртқы түрі', 'дизайн внешн красив цвет стильн көрініс әдемі түсі'],
  ['Скорость работы', 'Жұмыс жылдамдығы', 'быстр скорост тормоз производительн медлен жылдам баяу'],
  ['Цена', 'Бағасы', 'цена цены ценой цену стоимост дорог дешев недорог баға қымбат арзан'],
  [
    'Размер и вес',
    'Көлемі мен салмағы',
    'размер габарит компактн тяжел легк тесн вес весит маленьк көлем салмақ жинақы ауыр жеңіл',
  ],
  ['Удобство', 'Ыңғайлылығы', 'удобн неудобн прост управлен инструкц ыңғай қарапайым басқар'],
  ['Доставка и упаковка', 'Жеткізу мен қаптама', 'доставк курьер упаковк жеткіз қаптама'],
];

const MATCHERS = TOPICS.map(([ru, kk, stems]) => ({
  name: { ru, kk },
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${stems.replaceAll(' ', '|')})`, 'u'),
}));

/**
 * Counts the topics that reviews name under advantages and flaws, most frequent first; empty for few reviews. Comments
 * do not count, because their mood is unknown.
 */
export function summarizeReviews(reviews: readonly ReviewTexts[]): TopicCount[] {
  if (reviews.length < MIN_REVIEWS) return [];
  const texts = reviews.map(({ advantages, flaws }) => ({ advantages: fold(advantages), flaws: fold(flaws) }));
  return MATCHERS.map(({ name, pattern }) => ({
    name,
    praised: texts.filter(({ advantages }) => pattern.test(advantages)).length,
    criticized: texts.filter(({ flaws }) => pattern.test(flaws)).length,
  }))
    .filter(({ praised, criticized }) => praised + criticized >= MIN_MENTIONS)
    .toSorted((a, b) => b.praised + b.criticized - (a.praised + a.criticized))
    .slice(0, MAX_TOPICS);
}

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
