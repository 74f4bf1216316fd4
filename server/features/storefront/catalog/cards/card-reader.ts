import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Viewer } from '#server/platform/http/call.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { CatalogContext } from '../catalog.context.ts';
import { PROMO_TAG } from '../../content/content.service.ts';
import type { Directory } from '../directory/directory.ts';
import { createCard, cardsChangeAt, type CardTools, type Distances } from './cards.ts';
import { rowInCity, type CardRow } from './cards.queries.ts';
import type { FindCards } from './card-cache.ts';
import type { PromoMarks } from './promo-marks.ts';
import { createTerms } from './terms.ts';

/** Reads complete product cards; the product pages use it too. */
export type CardReader = {
  tools(viewer: Viewer): Promise<CardTools>;
  rows(ids: readonly number[], viewer: Viewer): Promise<CardRow[]>;
  cards(ids: readonly number[], viewer: CatalogContext): Promise<ProductCard[]>;
};

type Deps = {
  find: FindCards;
  geo: Distances;
  settings: SettingsReader;
  promos: PromoMarks;
  directory: (now: Date) => Promise<Directory>;
  hasCredit?: () => boolean;
};

/** Creates the card reader on top of the product reader `find`. */
export function createCardReader({ find, geo, settings, promos, directory, hasCredit = () => true }: Deps): CardReader {
  const reader: CardReader = {
    tools: async (viewer) => ({
      directory: await directory(viewer.now),
      geo,
      terms: createTerms(settings.current(), hasCredit()),
      promos,
      viewer,
    }),
    async rows(ids, { city, now }) {
      if (ids.length === 0) return [];
      const { keyAttributes } = await directory(now);
      return (await find(ids, city.id, keyAttributes)).map((stored) => rowInCity(stored, city.id, now));
    },
    async cards(ids, viewer) {
      if (ids.length === 0) return [];
      const { city, now } = viewer;
      const tools = await reader.tools(viewer);
      const stored = new Map((await find(ids, city.id, tools.directory.keyAttributes)).map((card) => [card.id, card]));
      viewer.tag?.(PROMO_TAG, ...ids.map((id) => `product:${id}`));
      viewer.changesAt?.(cardsChangeAt(tools));
      return ids.flatMap((id) => {
        const card = stored.get(id);
        return card ? [createCard(rowInCity(card, city.id, now), card.values, tools)] : [];
      });
    },
  };
  return reader;
}
