import type { ArticleCard } from '#contract/content/content.ts';
import type { ArticleTopic } from '#domain/content/articles.ts';
import { formatDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { m } from '#web/messages.ts';

/** Names of article topics. */
export const TOPIC_NAMES: Readonly<Record<ArticleTopic, () => string>> = {
  choose: m.articles_topic_choose,
  use: m.articles_topic_use,
  care: m.articles_topic_care,
  buy: m.articles_topic_buy,
};

/** Formats an article's date and reading time: `9 ноября 2026 г. · 4 мин чтения`. */
export function articleNote({ date, minutes }: Pick<ArticleCard, 'date' | 'minutes'>, language: Language): string {
  return `${formatDate(date, language, 'long')} · ${m.articles_minutes({ count: minutes })}`;
}
