/** Topics of articles, in the order the list offers them. */
export const ARTICLE_TOPICS = ['choose', 'use', 'care', 'buy'] as const;
/** One of `ARTICLE_TOPICS`. */
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

/** Landing pages that show articles of their own subject. */
export const ARTICLE_LANDINGS = ['gaming'] as const;

/** Reading speed, characters with spaces a minute: about 180 Russian or 150 Kazakh words. */
const CHARACTERS_A_MINUTE = 1200;

/** Returns the reading time of a text of N characters in whole minutes, at least 1. */
export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE));
}

/** Inputs of the similarity of two articles: `category` is the slug of the category an article links to. */
export type Related = { slug: string; topic: ArticleTopic; category: string };

/**
 * Returns the articles to read after one: those about the same category first, then those of its topic, then the others.
 * Among equals the ones that follow it in the list come first, so that every article leads to others than its neighbours do.
 */
export function nextToRead<A extends Related>(articles: readonly A[], slug: string, count: number): A[] {
  const at = articles.findIndex((article) => article.slug === slug);
  const article = articles[at];
  if (!article) return [];
  const farness = (other: A) => (other.category === article.category ? 0 : other.topic === article.topic ? 1 : 2);
  return [...articles.slice(at + 1), ...articles.slice(0, at)]
    .toSorted((a, b) => farness(a) - farness(b))
    .slice(0, count);
}
