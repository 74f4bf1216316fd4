import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  scanEveryProduct,
  syntheticCatalogue,
  syntheticFrame,
  syntheticQuery,
  feedSink,
  type SyntheticProduct,
} from '#test/factories/catalog/synthetic-products.ts';
import type { CatalogAnswer, CatalogQuery } from '../engine.ts';
import { createOpenSearchClient, type OpenSearchClient } from './client.ts';
import { createDocumentSink } from './documents.ts';
import { DOCUMENT_VERSION, indexBody } from './mapping.ts';
import { searchList, readVocabulary } from './search.ts';
import { sampleSize } from '#test/harness/depth.ts';
import { LONG_TIMEOUTS, startTestOpenSearch, type TestOpenSearch } from '#test/harness/opensearch.ts';

const cities = [1, 2];
let cluster: TestOpenSearch;
let client: OpenSearchClient;
let created = 0;

beforeAll(async () => {
  cluster = await startTestOpenSearch();
  client = createOpenSearchClient(cluster.url, LONG_TIMEOUTS);
});

afterAll(() => cluster.stop());

/** Fills an index with products and queries it like the engine. */
async function listAnswers(
  products: readonly SyntheticProduct[],
  queries: readonly CatalogQuery[],
): Promise<CatalogAnswer[]> {
  const index = `${cluster.alias}-${created++}`;
  await client.call('PUT', `/${index}`, indexBody({ version: DOCUMENT_VERSION, standing: null, day: '', cities }));
  const sink = createDocumentSink(syntheticFrame, cities);
  feedSink(products, sink);
  await client.bulk(
    index,
    sink.finish().map((document) => ({ id: document.id, put: document })),
    true,
  );
  const words = await readVocabulary(client, index);
  const answers = [];
  for (const query of queries) answers.push(await searchList(client, index, query, { cities, ...words }));
  await client.call('DELETE', `/${index}`);
  return answers;
}

describe('a list query in OpenSearch', () => {
  it('is answered like a full scan', async () => {
    let found = 0;
    let filteredCount = 0;
    await fc.assert(
      fc.asyncProperty(
        syntheticCatalogue,
        fc.array(syntheticQuery, { minLength: 1, maxLength: 6 }),
        async (products, queries) => {
          const expected = queries.map((query) => scanEveryProduct(products, query));
          found += expected.filter(({ total }) => total > 0).length;
          filteredCount += expected.filter(
            ({ total }, at) => total > 0 && (queries[at]?.price || queries[at]?.numbers.length),
          ).length;
          expect(await listAnswers(products, queries)).toEqual(expected);
        },
      ),
      { numRuns: sampleSize(120) },
    );
    expect(found).toBeGreaterThan(sampleSize(60));
    expect(filteredCount).toBeGreaterThan(sampleSize(4));
  });

  it('accepts pages of any depth', async () => {
    const [products] = fc.sample(syntheticCatalogue, { numRuns: 1, seed: 7 });
    const [query] = fc.sample(syntheticQuery, { numRuns: 1, seed: 7 });
    if (!products || !query) throw new Error('nothing was invented');
    const [answer] = await listAnswers(products, [{ ...query, onePerModel: false, offset: 10 ** 12, limit: 24 }]);
    expect(answer).toEqual({ ...scanEveryProduct(products, { ...query, onePerModel: false }), ids: [] });
  });
});
