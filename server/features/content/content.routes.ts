import type { contentContract } from '#contract/content.ts';
import type { Handlers } from '../../platform/call.ts';
import { fillBlocks, linksOf, type BlockSources } from './content.blocks.ts';
import { articleCard, type ContentService } from './content.service.ts';

/** Calls about the texts of the shop. */
export function contentRoutes(
  sources: BlockSources & { content: ContentService },
): Handlers<keyof typeof contentContract> {
  const { content, catalog } = sources;
  return {
    'GET /api/content/articles': async (_input, context) => content.articles(context),
    'GET /api/content/articles/:slug': async ({ slug, preview }, context) => {
      const found = content.article(slug, preview, context);
      if ('moved' in found) return found;
      const [blocks, tree] = await Promise.all([fillBlocks(found.blocks, sources, context), catalog.tree(context)]);
      const category = linksOf(tree).find((link) => link.slug === found.head.category) ?? null;
      return { ...articleCard(found), language: found.language, preview: found.preview, blocks, category };
    },
    'GET /api/content/page': async ({ path, preview }, context) => {
      const found = content.page(path, preview, context);
      if ('moved' in found) return found;
      const { title, lead, group, updated } = found.head;
      return {
        path: found.path,
        title,
        lead,
        group,
        updated,
        language: found.language,
        preview: found.preview,
        blocks: await fillBlocks(found.blocks, sources, context),
        beside: group === 'none' ? [] : content.group(group, context),
      };
    },
  };
}
