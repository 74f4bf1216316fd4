import type { Paths } from './paths.ts';
import { queryText } from './url-text.ts';

type Query = Record<string, string | number | null | undefined>;

/**
 * Creates campaign URLs of a language and city: model promotions, holidays with gifts, landing pages. A separate module
 * keeps them out of the first page load.
 */
export function campaignPaths({ page }: Pick<Paths, 'page'>) {
  return {
    /** Articles by topic or words. */
    articles: (query: Query) => page(`/articles${queryText(query)}`),
    /** Promotions of model lines, and one by its slug. */
    promoModels: () => page('/promos/model'),
    promoModel: (id: string) => page(`/promos/view-model${queryText({ id })}`),
    /** Holidays, one holiday, or one gift idea; the gift finder's criteria go into the query. */
    holidays: (criteria: Query = {}) => page(`/holidays${queryText(criteria)}`),
    holiday: (key: string, criteria: Query = {}) => page(`/holidays/${key}${queryText(criteria)}`),
    gift: (holiday: string, key: string) => page(`/holidays/${holiday}/${key}`),
    /** The gaming page with the products of a setup, and an article on it. */
    gaming: (query: Query = {}) => page(`/landing-pages/gaming${queryText(query)}`),
    gamingArticle: (slug: string) => page(`/landing-pages/gaming/article/${slug}`),
    /** Pages of a product launch: the queue, the sale, and Apple products. */
    preorder: () => page('/landing-pages/preorder-iphone'),
    saleStart: () => page('/landing-pages/startsale-iphone'),
    applePreorder: () => page('/landing-pages/apple-preorder'),
  };
}
