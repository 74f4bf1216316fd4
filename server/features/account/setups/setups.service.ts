import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { GameSetup, SetupInput } from '#contract/customers/setups.ts';
import { checkSetup, type PartProduct } from '#domain/catalog/game-setup.ts';
import { SETUP_PARTS, type SetupPart } from '#domain/catalog/setup-parts.ts';
import { sum } from '#domain/pricing/money.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { ExpectedFailure } from '../../../platform/http/failure.ts';
import type { CatalogService } from '../../storefront/catalog/catalog.service.ts';

/** Sources of a part's products: categories with filters, and the number of products from each. */
const SOURCES: Readonly<Record<SetupPart, readonly { category: string; filters?: string; count: number }[]>> = {
  platform: [
    { category: 'igrovye-pristavki', count: 4 },
    { category: 'igrovye-noutbuki', count: 4 },
    { category: 'sistemnye-bloki', filters: 'tip/sistemnyy-blok', count: 4 },
  ],
  screen: [{ category: 'monitory', count: 10 }],
  keyboard: [{ category: 'klaviatury', filters: 'naznachenie/igrovaya', count: 8 }],
  mouse: [{ category: 'myshi', filters: 'naznachenie/igrovaya', count: 8 }],
  headset: [{ category: 'polnorazmernye-naushniki', filters: 'naznachenie/igrovaya', count: 8 }],
  gamepad: [{ category: 'gejmpady', count: 10 }],
  storage: [{ category: 'ssd-nakopiteli', count: 8 }],
};

/** Creates the service that assembles a gaming set. */
export function createSetupsService({ catalog }: { catalog: Pick<CatalogService, 'listing' | 'cards' | 'product'> }) {
  /** Finds products of a source; none if the shop lacks its category or filters. */
  const findOptions = async (
    { category, filters }: (typeof SOURCES)[SetupPart][number],
    context: CallContext,
    q = '',
  ): Promise<ProductCard[]> => {
    try {
      const query = {
        category,
        stock: 'buyable',
        models: 'one',
        ...(q ? { q } : { sort: 'popular' as const }),
      } as const;
      const { products } = await catalog.listing({ ...query, ...(filters ? { filters } : {}) }, context);
      return products;
    } catch (error) {
      if (error instanceof ExpectedFailure) return [];
      throw error;
    }
  };
  const findPart = async (id: number, context: CallContext): Promise<PartProduct | null> => {
    try {
      const { name, specs } = await catalog.product(id, { ...context, language: 'ru' });
      const items = specs.flatMap((group) => group.items);
      return { name, specs: Object.fromEntries(items.map((item) => [item.id, item.value])) };
    } catch (error) {
      if (error instanceof ExpectedFailure) return null;
      throw error;
    }
  };

  return {
    /** Returns a page of products of each source of a part: the most popular, or those found by a query. */
    options: async (part: SetupPart, q: string, context: CallContext): Promise<ProductCard[]> =>
      (await Promise.all(SOURCES[part].map((source) => findOptions(source, context, q.trim())))).flat(),

    /** Assembles a set; omits chosen products that are unknown or cannot be bought here. */
    async gaming(input: SetupInput, context: CallContext): Promise<GameSetup> {
      const ids = SETUP_PARTS.flatMap((part) => input[part] ?? []);
      const cards = new Map((await catalog.cards(ids, context)).map((card) => [card.id, card]));
      const parts = await Promise.all(
        SETUP_PARTS.map(async (part) => {
          const candidates = (
            await Promise.all(
              SOURCES[part].map(async (source) => (await findOptions(source, context)).slice(0, source.count)),
            )
          ).flat();
          const card = cards.get(input[part] ?? 0);
          const chosenCard = card?.availability.buyable ? card : null;
          const options =
            !chosenCard || candidates.some(({ id }) => id === chosenCard.id) ? candidates : [chosenCard, ...candidates];
          return { part, chosen: chosenCard, options };
        }),
      );
      const chosenCards = parts.flatMap(({ part, chosen: card }) => (card ? [{ part, card }] : []));
      const partsWithSpecs = await Promise.all(
        chosenCards.map(async ({ part, card }) => [part, (await findPart(card.id, context)) ?? undefined] as const),
      );
      const total = sum(chosenCards.map(({ card }) => card.price ?? 0));
      return {
        parts,
        total,
        checks: checkSetup(Object.fromEntries(partsWithSpecs.filter(([, product]) => product))),
      };
    },
  };
}

/** Gaming sets. */
export type SetupsService = ReturnType<typeof createSetupsService>;
