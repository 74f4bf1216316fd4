import { fieldValues, type FakeDocument, type Plain } from './opensearch-mapping.ts';
import { judge, onlyEntry } from './opensearch-query.ts';
import { FakeRefusal } from './opensearch-refusal.ts';

type Body = Record<string, unknown>;
type Bucket = { key: unknown; doc_count: number };

const MAX_BUCKETS = 65_535;
const usualSize = 10;

/** Answers aggregations over documents, those below others included. */
export function aggregate(asked: unknown, documents: readonly FakeDocument[]): Body {
  return Object.fromEntries(
    Object.entries((asked ?? {}) as Record<string, Body>).map(([name, { aggs, ...one }]) => {
      if (/[[\]>]/.test(name)) throw new FakeRefusal(400, 'parsing_exception', `Invalid aggregation name [${name}]`);
      const [kind, body] = onlyEntry(one, name);
      const aggregation = aggregations[kind];
      if (!aggregation) throw new FakeRefusal(400, 'parsing_exception', `Unknown aggregation type [${kind}]`);
      return [name, aggregation(body, documents, aggs)];
    }),
  );
}

const aggregations: Record<string, (body: Body, documents: readonly FakeDocument[], below: unknown) => Body> = {
  filter: (body, documents, below) => {
    const passed = documents.filter((document) => judge(body, document) !== null);
    return { doc_count: passed.length, ...aggregate(below, passed) };
  },
  min: ({ field }, documents) => ({ value: extreme(documents, String(field), (one, other) => one < other) }),
  max: ({ field }, documents) => ({ value: extreme(documents, String(field), (one, other) => one > other) }),
  cardinality: ({ field }, documents) => ({ value: grouped(documents, String(field)).size }),
  terms: ({ field, size = usualSize, include, order = [{ _count: 'desc' }, { _key: 'asc' }] }, documents, below) => {
    const wanted = Array.isArray(include)
      ? (key: Plain) => include.includes(key)
      : typeof include === 'string'
        ? (key: Plain) => new RegExp(`^(?:${include})$`, 'u').test(String(key))
        : () => true;
    const buckets = [...grouped(documents, String(field))]
      .filter(([key]) => wanted(key))
      .map(([key, inside]) => ({ key, doc_count: inside.length, inside }));
    buckets.sort(byOrder((Array.isArray(order) ? order : [order]) as Record<string, string>[]));
    return {
      buckets: buckets
        .slice(0, limited(size))
        .map(({ inside, ...bucket }) => ({ ...bucket, ...aggregate(below, inside) })),
    };
  },
  composite: ({ sources, size = usualSize, after }, documents) => {
    const [source] = sources as Record<string, { terms: { field: string } }>[];
    const [name, { terms }] = onlyEntry(source, 'sources') as unknown as [string, { terms: { field: string } }];
    const last = (after as Record<string, Plain> | undefined)?.[name];
    const keys = [...grouped(documents, terms.field)].sort(([a], [b]) =>
      Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b))),
    );
    const from = last === undefined ? 0 : keys.findIndex(([key]) => key === last) + 1;
    const buckets = keys
      .slice(from, from + limited(size))
      .map(([key, inside]) => ({ key: { [name]: key }, doc_count: inside.length }));
    return { buckets, ...(buckets.length > 0 ? { after_key: buckets.at(-1)?.key } : {}) };
  },
};

function grouped(documents: readonly FakeDocument[], field: string): Map<Plain, FakeDocument[]> {
  const groups = new Map<Plain, FakeDocument[]>();
  for (const document of documents) {
    for (const key of new Set(fieldValues(document, field))) {
      const group = groups.get(key);
      if (group) group.push(document);
      else groups.set(key, [document]);
    }
  }
  return groups;
}

function extreme(
  documents: readonly FakeDocument[],
  field: string,
  isBetter: (one: number, other: number) => boolean,
): number | null {
  let best: number | null = null;
  for (const document of documents)
    for (const value of fieldValues(document, field) as number[])
      if (best === null || isBetter(value, best)) best = value;
  return best;
}

function byOrder(order: readonly Record<string, string>[]): (one: Bucket, other: Bucket) => number {
  return (one, other) => {
    for (const rule of order) {
      const [by, way] = onlyEntry(rule, 'order') as unknown as [string, string];
      const [a, b] = by === '_count' ? [one.doc_count, other.doc_count] : [one.key as Plain, other.key as Plain];
      const difference = a < b ? -1 : a > b ? 1 : 0;
      if (difference !== 0) return way === 'desc' ? -difference : difference;
    }
    return 0;
  };
}

function limited(size: unknown): number {
  if (!Number.isInteger(size) || (size as number) < 1 || (size as number) > MAX_BUCKETS)
    throw new FakeRefusal(400, 'illegal_argument_exception', `[size] must be between 1 and ${MAX_BUCKETS}`);
  return size as number;
}
