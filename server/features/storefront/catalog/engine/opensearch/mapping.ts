import type { Checkpoint } from '../memory/checkpoint.ts';
import { FIELD_WEIGHTS } from '../text/product-words.ts';

/** Version of documents and mapping; an index of another version is recreated. */
export const DOCUMENT_VERSION = 4;
/** Maximum products reachable by paging. */
export const MAX_RESULT_WINDOW = 200_000;

/** Metadata of an index: outbox position, the day it is valid for, and the cities with their own prices. */
export type IndexMeta = { version: number; standing: Checkpoint | null; day: string; cities: number[] };

/** Field weights; each weight has a separate field. */
export const WORD_WEIGHTS: readonly number[] = [...new Set(Object.values(FIELD_WEIGHTS))].sort((a, b) => b - a);

const MAX_FIELDS = 20_000;
const keyword = { type: 'keyword' };
const integerField = { type: 'integer' };

/** Settings and mapping of a product index. One shard makes value counts exact, and a million products fit. */
export function indexBody(meta: IndexMeta): object {
  const byCity = Object.fromEntries([0, ...meta.cities].map((city) => [`c${city}`, integerField]));
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: 1,
      auto_expand_replicas: '0-1',
      refresh_interval: '-1',
      'index.max_result_window': MAX_RESULT_WINDOW,
      'index.mapping.total_fields.limit': MAX_FIELDS,
    },
    mappings: {
      _meta: meta,
      dynamic: 'strict',
      dynamic_templates: [{ numbers: { path_match: 'numbers.*', mapping: { type: 'double' } } }],
      properties: {
        id: integerField,
        category: integerField,
        path: integerField,
        brand: integerField,
        model: keyword,
        look: integerField,
        popularity: integerField,
        rating: integerField,
        ratings: integerField,
        created: { type: 'double' },
        buyable: { type: 'boolean' },
        places: integerField,
        values: keyword,
        numbers: { type: 'object', dynamic: true },
        price: { type: 'object', properties: byCity },
        discount: { type: 'object', properties: byCity },
        words: {
          type: 'object',
          properties: { all: keyword, ...Object.fromEntries(WORD_WEIGHTS.map((weight) => [`w${weight}`, keyword])) },
        },
      },
    },
  };
}
