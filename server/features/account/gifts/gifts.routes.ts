import type { giftsContract } from '#contract/gifts/gifts.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { toArticleCard, type ContentService } from '../../storefront/content/content.service.ts';
import { fillBlocks, listCategoryLinks, type BlockSources } from '../../storefront/content/blocks.service.ts';
import { toGiftCard, type GiftsService } from './gifts.service.ts';

/** Handlers of holidays and gift ideas. */
export function giftsRoutes(
  sources: BlockSources & { content: ContentService; gifts: GiftsService },
): Handlers<keyof typeof giftsContract> {
  const { content, catalog, gifts } = sources;
  return {
    'GET /api/holidays': async (_input, context) => {
      const holidays = gifts.holidays(context);
      return { holidays, calendar: gifts.calendar(context, holidays) };
    },
    'GET /api/holidays/:key': async ({ key, preview }, context) => {
      const found = content.holiday(key, preview, context);
      if ('moved' in found) return found;
      const cards = gifts.holidays(context);
      const card = cards.find((candidate) => candidate.key === found.key) ?? fail('page_not_found');
      return {
        ...card,
        language: found.language,
        preview: found.preview,
        blocks: await fillBlocks(found.blocks, sources, context),
        others: cards.filter((candidate) => candidate.key !== found.key),
      };
    },
    'GET /api/gifts': (criteria, context) => gifts.find(criteria, context),
    'GET /api/holidays/:holiday/gifts/:key': async ({ holiday, key, preview }, context) => {
      const gift = content.gifts(context).find((gift) => gift.key === key && gift.head.holidays.includes(holiday));
      const found = content.gift(gift?.path ?? `/holidays/${holiday}/${key}`, preview, context);
      if ('moved' in found) return found;
      const { head, language, preview: isPreview } = found;
      const [blocks, tree, related] = await Promise.all([
        fillBlocks(found.blocks, sources, context),
        catalog.knownTree(context),
        gifts.loadPageData(found, context),
      ]);
      const article = head.article === undefined ? null : content.article(head.article, undefined, context);
      return {
        ...toGiftCard(found),
        language,
        preview: isPreview,
        blocks,
        ...related,
        category: listCategoryLinks(tree).find(({ slug }) => slug === head.category) ?? null,
        prices: { from: head.from, to: head.to },
        article: article && !('moved' in article) ? toArticleCard(article) : null,
      };
    },
  };
}
