// Our engine, through its port: node bench/catalog/contenders/sauda.ts <database> <queries>
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { EVERY_PRODUCT, type QueryWord } from '#server/features/storefront/catalog/engine/engine.ts';
import { createMemoryEngine } from '#server/features/storefront/catalog/engine/memory/memory-engine.ts';
import { queryTokens } from '#server/features/storefront/catalog/engine/text/tokens.ts';
import { toAnswer, runContender } from '../contender.ts';

const MAX_FORMS = 40;

/** Returns the words with a prefix; `words` must be sorted. */
function expandPrefix(words: readonly string[], prefix: string): QueryWord {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const forms = [];
  for (let index = low; forms.length < MAX_FORMS && words[index]?.startsWith(prefix); index++)
    forms.push({ form: words[index] ?? '', weight: 1 });
  return forms;
}

const folder = await temporaryFolder('sauda');
await runContender(async (db) => {
  const log = {
    error: (details: object, message: string) => {
      throw new Error(`${message} ${JSON.stringify(details)}`);
    },
  };
  // As in the shop: built in a worker thread and saved to a file.
  const deps = { db, log, databaseUrl: process.argv[2] ?? '', snapshot: path.join(folder, 'catalog.snapshot') };
  const engine = createMemoryEngine(deps);
  await engine.rebuild();
  return {
    async run({ kind, text, query }) {
      if (kind === 'suggest') {
        const suggestions = await engine.suggest({
          words: [expandPrefix(engine.vocabulary().words, text)],
          cityId: query.cityId,
          limit: query.limit,
        });
        return { total: 0, ids: suggestions.ids, counts: {}, price: null };
      }
      return toAnswer(await engine.search({ ...query, words: queryTokens(text).map((form) => [{ form, weight: 1 }]) }));
    },
    changes: {
      price: (id) => engine.apply({ type: 'offers.changed', productIds: [id] }),
      values: (id) => engine.apply({ type: 'products.changed', productIds: [id] }),
    },
    async restart() {
      const restarted = createMemoryEngine(deps);
      await restarted.start?.();
      await restarted.search({
        ...EVERY_PRODUCT,
        cityId: 1,
        sort: 'popular',
        offset: 0,
        limit: 24,
      });
      await restarted.close();
    },
    async close() {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
