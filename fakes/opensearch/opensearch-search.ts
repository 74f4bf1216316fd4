import { aggregate } from './opensearch-aggregations.ts';
import { fieldValues, type Scalar, type StoredDocument } from './opensearch-document.ts';
import { judge } from './opensearch-query.ts';

type Hit = { id: string; document: StoredDocument; score: number };
type Body = Record<string, unknown>;

/** Answers `_search` over the visible documents. */
export function searchDocuments(documents: ReadonlyMap<string, StoredDocument>, body: Body): Body {
  const { query = { match_all: {} }, post_filter: filter = { match_all: {} }, sort = [], aggs } = body;
  const { from = 0, size = 10 } = body as { from?: number; size?: number };
  const found = [...documents].flatMap(([id, document]): Hit[] => {
    const score = judge(query, document);
    return score === null ? [] : [{ id, document, score }];
  });
  const sortedHits = found.filter(({ document }) => judge(filter, document) !== null).sort(compareHits(sort as Body[]));
  const { field } = (body['collapse'] ?? {}) as { field?: string };
  const hits = collapseHits(sortedHits, field).slice(from, from + size);
  return {
    hits: {
      total: { value: sortedHits.length },
      hits: hits.map(({ id, key }) => ({ _id: id, ...(field ? { fields: { [field]: [key] } } : {}) })),
    },
    ...(aggs
      ? {
          aggregations: aggregate(
            aggs,
            found.map(({ document }) => document),
          ),
        }
      : {}),
  };
}

function collapseHits(hits: readonly Hit[], field: string | undefined): (Hit & { key?: Scalar | undefined })[] {
  if (!field) return [...hits];
  const seen = new Set<Scalar | undefined>();
  return hits.flatMap((hit) => {
    const [key] = fieldValues(hit.document, field);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...hit, key }];
  });
}

/** Missing values sort last in either direction. */
function compareHits(sort: readonly Body[]): (one: Hit, other: Hit) => number {
  const rules = sort.flatMap((rule) => Object.entries(rule as Record<string, string>));
  const readSortKey = ({ document, score }: Hit, field: string, sign: number): number =>
    field === '_score' ? score : Number(fieldValues(document, field)[0] ?? sign * Number.MAX_VALUE);
  return (a, b) => {
    for (const [field, order] of rules) {
      const sign = order === 'desc' ? -1 : 1;
      const difference = readSortKey(a, field, sign) - readSortKey(b, field, sign);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  };
}
