import { z } from 'zod';
import { CategoryLink } from './catalog.ts';
import { endpoint } from './endpoint.ts';

/** Part of a line: plain or bold. */
export const Span = z.object({ text: z.string(), bold: z.boolean() });
export type Span = z.infer<typeof Span>;

/** Block of an article; texts are data and never markup, so nothing of them runs in a browser. */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), spans: z.array(Span) }),
  z.object({ type: z.literal('list'), items: z.array(z.array(Span)) }),
]);
export type Block = z.infer<typeof Block>;

/** Article in a list, in the caller's language. */
export const ArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Day it appeared, YYYY-MM-DD. */
  date: z.string(),
  /** Drawing that stands for it. */
  kind: z.string(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** Article as its page shows it; `category` is null where the shop has none such. */
export const Article = ArticleCard.extend({ blocks: z.array(Block), category: CategoryLink.nullable() });
export type Article = z.infer<typeof Article>;

export const contentContract = {
  'GET /api/content/articles': endpoint({ summary: 'Articles, the newest first.', output: z.array(ArticleCard) }),
  'GET /api/content/articles/:slug': endpoint({
    summary: 'One article.',
    input: z.object({ slug: z.string().max(100) }),
    output: Article,
    errors: ['page_not_found'],
  }),
};
