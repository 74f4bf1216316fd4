// Our engine, through its port: node bench/catalog/contenders/sauda.ts <database> <questions>
import type { WantedWord } from '#server/features/catalog/engine/engine.ts';
import { createMemoryEngine } from '#server/features/catalog/engine/memory/memory-engine.ts';
import { queryTokens } from '#server/features/catalog/engine/text/tokens.ts';
import { comparable, runContender } from '../contender.ts';

const mostForms = 40;

/** Words that begin with what is typed, from ascending words. */
function begun(words: readonly string[], typed: string): WantedWord {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  const forms = [];
  for (let at = low; forms.length < mostForms && words[at]?.startsWith(typed); at++) forms.push({ form: words[at] ?? '', weight: 1 });
  return forms;
}

await runContender(async (db) => {
  const engine = createMemoryEngine({ db, log: { error: (details, message) => { throw new Error(`${message} ${JSON.stringify(details)}`); } } });
  await engine.rebuild();
  return {
    async ask({ kind, text, query }) {
      if (kind === 'suggest') {
        const found = await engine.suggest({ words: [begun(engine.vocabulary().words, text)], cityId: query.cityId, limit: query.limit });
        return { total: 0, ids: found.ids, counts: {}, price: null };
      }
      return comparable(await engine.search({ ...query, words: queryTokens(text).map((form) => [{ form, weight: 1 }]) }));
    },
    changes: {
      price: (id) => engine.apply({ type: 'offers.changed', productIds: [id] }),
      values: (id) => engine.apply({ type: 'products.changed', productIds: [id] }),
    },
    close: () => engine.close(),
  };
});
