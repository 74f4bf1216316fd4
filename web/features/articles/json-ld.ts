import type { Article, ArticleCard } from '#contract/content/content.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';

const unscopedPaths = createPaths('');

/** JSON-LD `Article` of spec §3. Paths become absolute in `headTags`. */
export function articleJsonLd({ slug, title, lead, date, kind, language }: Article, shopName: string): object {
  const shop = { '@type': 'Organization', name: shopName, url: unscopedPaths.home() };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: lead,
    inLanguage: language,
    datePublished: date,
    image: scenePictureUrl(kind, slug),
    author: shop,
    publisher: shop,
    mainEntityOfPage: unscopedPaths.article(slug),
  };
}

/** JSON-LD `ItemList` of the shown articles. */
export function articleListJsonLd(articles: readonly ArticleCard[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: articles.length,
    itemListElement: articles.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: unscopedPaths.article(slug),
      name: title,
    })),
  };
}
