import { priceBands } from '#domain/pricing/price-bands.ts';
import {
  COUNT_NOTHING,
  type CatalogAnswer,
  type CatalogQuery,
  type PriceBandCount,
  type SuggestAnswer,
  type SuggestQuery,
  type Vocabulary,
} from '../engine.ts';
import { WRITE_TIMEOUT_MS, type OpenSearchClient } from './client.ts';
import {
  parseListAnswer,
  createListBody,
  createModelsBody,
  parseSuggestAnswer,
  createSuggestBody,
  type IndexState,
  type SearchAnswer,
} from './query.ts';

const WORDS_PER_PAGE = 10_000;

/** Queries a list; the sizes of the page's models need a second query. */
export async function searchList(
  client: OpenSearchClient,
  index: string,
  query: CatalogQuery,
  state: IndexState,
): Promise<CatalogAnswer> {
  const answer = await searchPage(client, index, query, state);
  if (!query.countPriceBands) return answer;
  const bands = answer.price ? priceBands(answer.price.min, answer.price.max) : [];
  const counted = bands.map(async ({ from = null, to = null }): Promise<PriceBandCount> => {
    const { products } = await searchPage(
      client,
      index,
      { ...query, ...COUNT_NOTHING, offset: 0, limit: 0, price: { from, to } },
      state,
    );
    return { from, to, count: products };
  });
  return { ...answer, priceBands: await Promise.all(counted) };
}

async function searchPage(
  client: OpenSearchClient,
  index: string,
  query: CatalogQuery,
  state: IndexState,
): Promise<CatalogAnswer> {
  const found = await client.call<SearchAnswer>('POST', `/${index}/_search`, createListBody(query, state));
  const { total, ids, ...counted } = parseListAnswer(query, found);
  if (!query.onePerModel) return { ids, total, ...counted };
  const models = found.hits.hits.map(({ fields }) => fields?.model?.[0] ?? '');
  const products = new Map<string | number, number>();
  if (models.length > 0) {
    const { aggregations } = await client.call<SearchAnswer>(
      'POST',
      `/${index}/_search`,
      createModelsBody(query, state, models),
    );
    for (const { key, doc_count: count } of aggregations?.['models']?.buckets ?? []) products.set(key, count);
  }
  return {
    ids,
    total,
    models: ids
      .map((id, index) => ({ id, count: products.get(models[index] ?? '') ?? 1 }))
      .filter(({ count }) => count > 1),
    ...counted,
  };
}

/** Queries suggestions for the typed words. */
export async function searchSuggestion(
  client: OpenSearchClient,
  index: string,
  query: SuggestQuery,
  state: IndexState,
): Promise<SuggestAnswer> {
  if (query.words.length === 0) return { ids: [], categories: [], brands: [] };
  return parseSuggestAnswer(
    query,
    await client.call<SearchAnswer>('POST', `/${index}/_search`, createSuggestBody(query, state)),
  );
}

/** Reads all words of an index with their product counts, in batches, and the total number of products. */
export async function readVocabulary(
  client: OpenSearchClient,
  index: string,
): Promise<{ vocabulary: Vocabulary; size: number }> {
  type Page = {
    hits: { total: { value: number } };
    aggregations: { words: { buckets: { key: { word: string }; doc_count: number }[]; after_key?: { word: string } } };
  };
  const words: { word: string; products: number }[] = [];
  let size = 0;
  for (let after: { word: string } | undefined, hasMore = true; hasMore; ) {
    const page = await client.call<Page>(
      'POST',
      `/${index}/_search`,
      {
        size: 0,
        track_total_hits: true,
        aggs: {
          words: {
            composite: {
              size: WORDS_PER_PAGE,
              sources: [{ word: { terms: { field: 'words.all' } } }],
              ...(after ? { after } : {}),
            },
          },
        },
      },
      WRITE_TIMEOUT_MS,
    );
    size = page.hits.total.value;
    const { buckets, after_key: lastKey } = page.aggregations.words;
    for (const {
      key: { word },
      doc_count: products,
    } of buckets)
      words.push({ word, products });
    after = lastKey;
    hasMore = buckets.length === WORDS_PER_PAGE && lastKey !== undefined;
  }
  // The server sorts by UTF-8 bytes, the port by code units.
  words.sort((first, other) => (first.word < other.word ? -1 : 1));
  return {
    vocabulary: { words: words.map(({ word }) => word), products: Int32Array.from(words, ({ products }) => products) },
    size,
  };
}
