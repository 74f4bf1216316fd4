import { aggregate } from './opensearch-aggregations.ts';
import { fieldValues, OpenSearchRefusal, type Scalar, type StoredDocument } from './opensearch-document.ts';
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
  const readSortKeys = (hit: Hit) => (sort as Body[]).map((rule) => readSortKey(hit, rule));
  const sortedHits = found.filter(({ document }) => judge(filter, document) !== null).sort(compareHits(sort as Body[]));
  const { field } = (body['collapse'] ?? {}) as { field?: string };
  const fields = (body['docvalue_fields'] ?? []) as string[];
  const hits = collapseHits(sortedHits, field).slice(from, from + size);
  return {
    hits: {
      total: { value: sortedHits.length },
      hits: hits.map((hit) => ({
        _id: hit.id,
        sort: readSortKeys(hit),
        fields: {
          ...(field && { [field]: [hit.key] }),
          ...Object.fromEntries(fields.map((name) => [name, fieldValues(hit.document, name)])),
        },
      })),
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

type ScriptSort = { order: string; script: { source: string; params: { field: string; city: Scalar } } };

/** Number that a rule sorts by; missing values sort last in either direction. The only script tests for a value. */
function readSortKey({ document, score }: Hit, rule: Body): number {
  const [[field, order] = ['', '']] = Object.entries(rule);
  if (field === '_score') return score;
  if (field !== '_script')
    return Number(fieldValues(document, field)[0] ?? (order === 'desc' ? -1 : 1) * Number.MAX_VALUE);
  const { source, params } = (order as ScriptSort).script;
  if (source !== 'doc[params.field].contains((long) params.city) ? 1 : 0')
    throw new OpenSearchRefusal(400, 'script_exception', source);
  return Number(fieldValues(document, params.field).includes(params.city));
}

function compareHits(sort: readonly Body[]): (one: Hit, other: Hit) => number {
  return (a, b) => {
    for (const rule of sort) {
      const [order] = Object.values(rule) as (string | ScriptSort)[];
      const sign = order === 'desc' || (order as ScriptSort).order === 'desc' ? -1 : 1;
      const difference = readSortKey(a, rule) - readSortKey(b, rule);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  };
}
