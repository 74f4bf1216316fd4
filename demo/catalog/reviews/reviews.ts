import { dayFrom } from '../calendar.ts';
import { pick, pickSome, roll, rollBetween } from '../random.ts';
import { listHomePhotos } from '../pictures.ts';
import { element, wrap } from '../xml.ts';
import { ANSWERS } from './answers.ts';
import { AUTHORS } from './authors.ts';
import { OPENINGS, CLOSINGS } from './moods.ts';
import { findReviewWords } from './words.ts';
import type { Product } from '../assortment.ts';
import type { Language, Mood } from './words.ts';

const PHOTOGRAPHED = 0.24;
const ANSWERED: Record<Mood, number> = { glad: 0.16, sad: 0.75 };

function pickStars(key: string, product: Product): number {
  const luck = roll(`${key} stars`) + (roll(`quality ${product.groupId}`) - 0.5) * 0.24;
  if (luck > 0.42) return 5;
  if (luck > 0.16) return 4;
  return luck > 0.05 ? 3 : 2;
}

/** Lines of a kind that everyone writes about, in their first variant. */
const BEST_LINES = 3;

function pickReviewCount(product: Product): number {
  const isBest = product.rank < BEST_LINES && product.id % 100 === 1;
  if (product.sale !== 'announced' && isBest) return rollBetween(`reviews ${product.id}`, 6, 14);
  if (product.sale === 'announced' || roll(`talked about ${product.id}`) < 0.45) return 0;
  return rollBetween(`reviews ${product.id}`, 1, product.rank < 5 ? 7 : 4);
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function pickPhotos(key: string, product: Product): string[] {
  const isSeen = product.kind.digital !== true && roll(`${key} photographed`) < PHOTOGRAPHED;
  return isSeen ? listHomePhotos(product, key, rollBetween(`${key} photos`, 1, 4)) : [];
}

/** The shop answers most complaints and few thanks, within three days. */
function shopReply(key: string, mood: Mood, lang: Language, author: string, daysAgo: number, now: Date): string[] {
  if (roll(`${key} answered`) >= ANSWERED[mood]) return [];
  const text = pick(`${key} answer`, ANSWERS[lang][mood]).replace('{author}', author);
  return [
    element('answer', { date: dayFrom(now, -Math.max(1, daysAgo - rollBetween(`${key} answer days`, 0, 3))) }, text),
  ];
}

function reviewXml(product: Product, number: number, now: Date): string {
  const key = `review ${product.id} ${number}`;
  const lang: Language = roll(`${key} language`) < 0.3 ? 'kk' : 'ru';
  const stars = pickStars(key, product);
  const talk = findReviewWords(product.category.slug, lang);
  const mood: Mood = stars >= 4 ? 'glad' : 'sad';
  const author = pick(`${key} author`, AUTHORS[lang]);
  const daysAgo = rollBetween(`${key} date`, 3, 420);
  const plus = pickSome(`${key} plus`, talk.good, stars >= 4 ? rollBetween(`${key} p`, 1, 3) : 1);
  const minus = pickSome(
    `${key} minus`,
    talk.bad,
    stars === 5 ? rollBetween(`${key} m`, 0, 1) : rollBetween(`${key} m`, 1, 2),
  );
  const text = [
    pick(`${key} opening`, OPENINGS[lang][mood]),
    ...pickSome(`${key} use`, talk.use[mood], rollBetween(`${key} u`, 1, 2)),
    ...(roll(`${key} end`) < 0.6 ? [pick(`${key} closing`, CLOSINGS[lang][mood])] : []),
  ];
  return wrap(
    'review',
    {
      author,
      lang,
      stars,
      date: dayFrom(now, -daysAgo),
      verified: roll(`${key} verified`) < 0.7 ? 'true' : 'false',
    },
    [
      element('plus', {}, sentence(plus)),
      ...(minus.length === 0 ? [] : [element('minus', {}, sentence(minus))]),
      element('text', {}, text.join(' ')),
      ...pickPhotos(key, product).map((address) => element('photo', {}, address)),
      ...shopReply(key, mood, lang, author, daysAgo, now),
    ],
  );
}

/** Writes the reviews of a product: none for unreleased products, and for about half of those that sell less. */
export function createReviews(product: Product, now: Date): string[] {
  return Array.from({ length: pickReviewCount(product) }, (_, number) => reviewXml(product, number, now));
}
