/** Topics of articles, in display order. */
export const ARTICLE_TOPICS = ['choose', 'use', 'care', 'buy'] as const;
/** One of `ARTICLE_TOPICS`. */
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

/** Landing pages that show articles on their topic. */
export const ARTICLE_LANDINGS = ['gaming'] as const;

/** Reading speed, characters per minute with spaces: about 180 Russian or 150 Kazakh words. */
const CHARACTERS_PER_MINUTE = 1200;

/** Returns the reading time in whole minutes, at least 1. */
export function readingMinutes(characters: number): number {
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE));
}

/** Article data for relatedness; `category` is the slug of the linked category. */
export type ArticleRelation = { slug: string; topic: ArticleTopic; category: string };

/**
 * Returns the next articles to read: same category first, then same topic, then the others. Ties start with the
 * articles that follow in the list, so that articles do not all recommend the same ones.
 */
export function relatedArticles<A extends ArticleRelation>(articles: readonly A[], slug: string, count: number): A[] {
  const index = articles.findIndex((article) => article.slug === slug);
  const article = articles[index];
  if (!article) return [];
  const distance = (other: A) => (other.category === article.category ? 0 : other.topic === article.topic ? 1 : 2);
  return [...articles.slice(index + 1), ...articles.slice(0, index)]
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
