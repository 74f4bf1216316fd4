import { fieldValues, OpenSearchRefusal, type Scalar, type StoredDocument } from './opensearch-document.ts';
import { judge, onlyEntry } from './opensearch-query.ts';

type Body = Record<string, unknown>;
type Documents = readonly StoredDocument[];

/** Answers aggregations over documents, including nested ones. */
export function aggregate(requested: unknown, documents: Documents): Body {
  return Object.fromEntries(
    Object.entries((requested ?? {}) as Record<string, Body>).map(([name, { aggs, ...one }]) => {
      const [kind, body] = onlyEntry(one);
      const aggregation = aggregations[kind];
      if (!aggregation) throw new OpenSearchRefusal(400, 'parsing_exception', `Unknown aggregation type [${kind}]`);
      return [name, aggregation(body, documents, aggs)];
    }),
  );
}

const aggregations: Record<string, (body: Body, documents: Documents, below: unknown) => Body> = {
  filter: (body, documents, below) => {
    const passed = documents.filter((document) => judge(body, document) !== null);
    return { doc_count: passed.length, ...aggregate(below, passed) };
  },
  min: ({ field }, documents) => ({ value: readFieldNumbers(documents, field).toSorted((a, b) => a - b)[0] ?? null }),
  max: ({ field }, documents) => ({ value: readFieldNumbers(documents, field).toSorted((a, b) => b - a)[0] ?? null }),
  cardinality: ({ field }, documents) => ({ value: groupByField(documents, field).length }),
  /** The most frequent keys first, equal ones in ascending order. */
  terms: ({ field, size, include }, documents, below) => {
    const isWanted = Array.isArray(include)
      ? (key: Scalar) => include.includes(key)
      : (key: Scalar) => include === undefined || new RegExp(`^(?:${include})$`, 'u').test(String(key));
    return {
      buckets: groupByField(documents, field)
        .filter(([key]) => isWanted(key))
        .toSorted(
          ([a, documentsOfA], [b, documentsOfB]) => documentsOfB.length - documentsOfA.length || (a < b ? -1 : 1),
        )
        .slice(0, size as number)
        .map(([key, bucket]) => ({ key, doc_count: bucket.length, ...aggregate(below, bucket) })),
    };
  },
  /** Pages through keys in UTF-8 byte order. */
  composite: ({ sources, size, after }, documents) => {
    const [name, { terms }] = onlyEntry((sources as unknown[])[0]) as [string, { terms: { field: string } }];
    const keys = groupByField(documents, terms.field).toSorted(([a], [b]) =>
      Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b))),
    );
    const from = after === undefined ? 0 : keys.findIndex(([key]) => key === (after as Body)[name]) + 1;
    const buckets = keys
      .slice(from, from + (size as number))
      .map(([key, bucket]) => ({ key: { [name]: key }, doc_count: bucket.length }));
    return { buckets, ...(buckets.length > 0 ? { after_key: buckets.at(-1)?.key } : {}) };
  },
};

const readFieldNumbers = (documents: Documents, field: unknown) =>
  documents.flatMap((document) => fieldValues(document, String(field)) as number[]);

function groupByField(documents: Documents, field: unknown): [key: Scalar, documents: StoredDocument[]][] {
  const groups = new Map<Scalar, StoredDocument[]>();
  for (const document of documents)
    for (const key of new Set(fieldValues(document, String(field))))
      groups.set(key, [...(groups.get(key) ?? []), document]);
  return [...groups];
}
