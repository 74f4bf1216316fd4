import type { Paths } from './paths.ts';
import { queryText } from './url-text.ts';

type Query = Record<string, string | number | null | undefined>;

/**
 * Creates the addresses of campaigns of one language and city: promotions of a model line, holidays with their gifts, and
 * landing pages. Apart from the others, so that the first load of a page goes without them.
 */
export function campaignPaths({ page }: Pick<Paths, 'page'>) {
  return {
    /** The articles of a topic, or with the typed words. */
    articles: (query: Query) => page(`/articles${queryText(query)}`),
    /** Promotions bound to one model line, and one line by its promotion. */
    promoModels: () => page('/promos/model'),
    promoModel: (id: string) => page(`/promos/view-model${queryText({ id })}`),
    /** The holidays, one of them, or a gift idea of it; the finder's choices go into the query. */
    holidays: (wish: Query = {}) => page(`/holidays${queryText(wish)}`),
    holiday: (key: string, wish: Query = {}) => page(`/holidays/${key}${queryText(wish)}`),
    gift: (holiday: string, key: string) => page(`/holidays/${holiday}/${key}`),
    /** The gaming page with the products chosen for a set, and an article on it. */
    gaming: (chosen: Query = {}) => page(`/landing-pages/gaming${queryText(chosen)}`),
    gamingArticle: (slug: string) => page(`/landing-pages/gaming/article/${slug}`),
    /** Pages of the launch: the queue before it, the hour of sale, and what Apple has. */
    preorder: () => page('/landing-pages/preorder-iphone'),
    saleStart: () => page('/landing-pages/startsale-iphone'),
    applePreorder: () => page('/landing-pages/apple-preorder'),
  };
}
