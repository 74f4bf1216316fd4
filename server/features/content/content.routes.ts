import type { CategoryBranch, CategoryLink } from '#contract/catalog.ts';
import type { contentContract } from '#contract/content.ts';
import type { Handlers } from '#server/platform/call.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { ContentService } from './content.service.ts';

/** Calls about articles. */
export function contentRoutes(
  content: ContentService,
  catalog: Pick<CatalogService, 'tree'>,
): Handlers<keyof typeof contentContract> {
  return {
    'GET /api/content/articles': async (_input, { language }) => content.articles(language),
    'GET /api/content/articles/:slug': async ({ slug }, context) => {
      const article = content.article(slug, context.language);
      return { ...article, category: linkIn(await catalog.tree(context), article.category) };
    },
  };
}

function linkIn(roots: readonly CategoryBranch[], slug: string): CategoryLink | null {
  const links = roots.flatMap((root) => [root, ...root.children.flatMap((child) => [child, ...child.children])]);
  return links.find((link) => link.slug === slug) ?? null;
}
