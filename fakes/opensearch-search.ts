import { aggregate } from './opensearch-aggregations.ts';
import { fieldValues, typeOf, type FakeDocument, type FakeMapping, type Plain } from './opensearch-mapping.ts';
import { judge, onlyEntry } from './opensearch-query.ts';
import { FakeRefusal } from './opensearch-refusal.ts';

type Hit = { id: string; document: FakeDocument; score: number };
type Body = Record<string, unknown>;
type Way = { order: string; unmapped_type?: string };

/** Hits that are counted without `track_total_hits`. */
const usualTotal = 10_000;
const usualSize = 10;
const usualWindow = 10_000;
const known = new Set([
  'query',
  'post_filter',
  'sort',
  'from',
  'size',
  'collapse',
  'aggs',
  'track_total_hits',
  '_source',
]);

/** Answers `_search` over the documents that are visible. */
export function searchDocuments(
  documents: ReadonlyMap<string, FakeDocument>,
  mapping: FakeMapping,
  settings: Body,
  body: Body,
): Body {
  const unknown = Object.keys(body).find((key) => !known.has(key));
  if (unknown) throw new FakeRefusal(400, 'parsing_exception', `Unknown key for [${unknown}]`);
  const [from, size] = [(body['from'] as number | undefined) ?? 0, (body['size'] as number | undefined) ?? usualSize];
  if (from < 0 || size < 0)
    throw new FakeRefusal(400, 'illegal_argument_exception', '[from] and [size] cannot be negative');
  const window = Number(settings['index.max_result_window'] ?? usualWindow);
  if (from + size > window)
    throw new FakeRefusal(
      400,
      'illegal_argument_exception',
      `Result window is too large, from + size must be less than or equal to: [${window}] but was [${from + size}]`,
    );

  const asked = body['query'] ?? { match_all: {} };
  const found: Hit[] = [];
  for (const [id, document] of documents) {
    const score = judge(asked, document);
    if (score !== null) found.push({ id, document, score });
  }
  const shown =
    body['post_filter'] === undefined
      ? found
      : found.filter(({ document }) => judge(body['post_filter'], document) !== null);
  const sorted = shown.sort(compareHits(mapping, (body['sort'] as unknown[] | undefined) ?? [{ _score: 'desc' }]));
  const collapsed = collapse(sorted, body['collapse'] as { field: string } | undefined);
  return {
    hits: {
      total: {
        value: body['track_total_hits'] === true ? shown.length : Math.min(usualTotal, shown.length),
        relation: 'eq',
      },
      hits: collapsed.slice(from, from + size).map(({ id, key }) => ({
        _id: id,
        ...(key === undefined ? {} : { fields: { [(body['collapse'] as { field: string }).field]: [key] } }),
      })),
    },
    ...(body['aggs'] === undefined
      ? {}
      : {
          aggregations: aggregate(
            body['aggs'],
            found.map(({ document }) => document),
          ),
        }),
  };
}

function collapse(hits: readonly Hit[], by: { field: string } | undefined): (Hit & { key?: Plain })[] {
  if (!by) return [...hits];
  const seen = new Set<Plain>();
  return hits.flatMap((hit) => {
    const [key] = fieldValues(hit.document, by.field);
    if (key === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ ...hit, key }];
  });
}

function compareHits(mapping: FakeMapping, sort: readonly unknown[]): (one: Hit, other: Hit) => number {
  const rules = sort.map((rule) => {
    const [field, way] = onlyEntry(rule, 'sort') as unknown as [string, string | Way];
    const { order, unmapped_type: unmapped } = typeof way === 'string' ? { order: way } : way;
    if (field !== '_score' && !typeOf(mapping, field) && !unmapped)
      throw new FakeRefusal(400, 'query_shard_exception', `No mapping found for [${field}] in order to sort on`);
    return {
      sign: order === 'desc' ? -1 : 1,
      of: (hit: Hit): number => (field === '_score' ? hit.score : sortable(fieldValues(hit.document, field)[0], order)),
    };
  });
  return (one, other) => {
    for (const { sign, of } of rules) {
      const difference = of(one) - of(other);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  };
}

/** What is missing comes last, whatever the order. */
function sortable(value: Plain | undefined, order: string): number {
  if (value === undefined) return order === 'desc' ? -Number.MAX_VALUE : Number.MAX_VALUE;
  return Number(value);
}
