import type { ProductCard } from '#contract/catalog.ts';
import type { Viewer } from '#server/platform/call.ts';
import type { Database } from '#server/platform/db.ts';
import type { SettingsReader } from '#server/platform/store-settings.ts';
import type { CatalogContext } from '../catalog.context.ts';
import type { Directory } from '../directory/directory.ts';
import { cardOf, cardsChangeAt, type CardTools, type Distances } from './cards.ts';
import { findCards, findValues, type CardRow } from './cards.queries.ts';
import { termsOf } from './terms.ts';

/** Reads cards with everything they need; the product pages use it too. */
export type CardReader = {
  tools(viewer: Viewer): Promise<CardTools>;
  rows(ids: readonly number[], viewer: Viewer): Promise<CardRow[]>;
  cards(ids: readonly number[], viewer: CatalogContext): Promise<ProductCard[]>;
};

type Deps = { db: Database; geo: Distances; settings: SettingsReader; directory: (now: Date) => Promise<Directory> };

/** Creates the reader of cards. */
export function createCardReader({ db, geo, settings, directory }: Deps): CardReader {
  const reader: CardReader = {
    tools: async (viewer) => ({
      directory: await directory(viewer.now),
      geo,
      terms: termsOf(settings.current()),
      viewer,
    }),
    rows: (ids, { city, now }) => (ids.length === 0 ? Promise.resolve([]) : findCards(db, ids, city.id, now)),
    async cards(ids, viewer) {
      if (ids.length === 0) return [];
      const tools = await reader.tools(viewer);
      const [rows, values] = await Promise.all([
        reader.rows(ids, viewer),
        findValues(db, ids, tools.directory.keyAttributes),
      ]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const valuesOf = Map.groupBy(values, ({ productId }) => productId);
      viewer.tag?.(...ids.map((id) => `product:${id}`));
      viewer.changesAt?.(cardsChangeAt(tools));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [cardOf(row, valuesOf.get(id) ?? [], tools)] : [];
      });
    },
  };
  return reader;
}
