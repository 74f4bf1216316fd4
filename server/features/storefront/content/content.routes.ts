import type { contentContract } from '#contract/content/content.ts';
import type { PromoCard } from '#contract/content/content.ts';
import { nextMidnight } from '#domain/time/calendar.ts';
import type { PromoRuleTerms } from '#domain/pricing/promo-mark.ts';
import { promoDays, promoStateAt } from '#domain/pricing/promo-days.ts';
import type { CallContext, Handlers } from '../../../platform/http/call.ts';
import { fillBlocks, listCategoryLinks, type BlockSources } from './blocks.service.ts';
import { toArticleCard, PROMO_TAG, type ContentService, type PromoContent } from './content.service.ts';

/** Finds the terms of promo codes that cart pricing uses. */
export type FindRules = (codes: readonly string[]) => Promise<PromoRuleTerms[]>;

const MAX_RELATED_ARTICLES = 3;

/** Calls for the texts of the shop. */
export function contentRoutes(
  sources: BlockSources & { content: ContentService; findRules: FindRules },
): Handlers<keyof typeof contentContract> {
  const { content, catalog, findRules } = sources;
  const createPromoCard = async (promo: PromoContent, { now, changesAt, tag }: CallContext) => {
    const [rule] = promo.code === undefined ? [] : await findRules([promo.code]);
    const days = promoDays(promo, rule);
    changesAt(nextMidnight(now));
    if (rule?.endsAt && rule.endsAt > now) changesAt(rule.endsAt);
    tag(PROMO_TAG);
    const { id, title, lead, kind, model = null } = promo;
    const card: PromoCard = { id, title, lead, kind, model, ...days, state: promoStateAt(days, now, rule) };
    return { card, rule: rule ?? null };
  };
  return {
    'GET /api/content/articles': async (input, context) => content.articles(context, input),
    'GET /api/content/articles/:slug': async ({ slug, preview }, context) => {
      const found = content.article(slug, preview, context);
      if ('moved' in found) return found;
      const [blocks, tree] = await Promise.all([
        fillBlocks(found.blocks, sources, context),
        catalog.knownTree(context),
      ]);
      const category = listCategoryLinks(tree).find((link) => link.slug === found.head.category) ?? null;
      return {
        ...toArticleCard(found),
        language: found.language,
        preview: found.preview,
        blocks,
        category,
        next: content.relatedTo(found.key, MAX_RELATED_ARTICLES, context),
      };
    },
    'GET /api/content/promos': async (_input, context) =>
      (await Promise.all(content.promos(context).map((promo) => createPromoCard(promo, context)))).map(
        ({ card }) => card,
      ),
    'GET /api/content/promos/:id': async ({ id, preview }, context) => {
      const found = content.promo(id, preview, context);
      if ('moved' in found) return found;
      const { language, preview: isPreview, key, head } = found;
      const { card, rule } = await createPromoCard({ ...head, id: key, language }, context);
      const [blocks, line] = await Promise.all([
        fillBlocks(found.blocks, sources, context),
        card.model === null ? [] : catalog.cards(rule?.productIds ?? [], context),
      ]);
      return { ...card, rule, language, preview: isPreview, blocks, line };
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
