// MiniSearch for words, itemsjs for lists and facets: node bench/catalog/contenders/itemsjs.ts <database> <queries>
import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import { runContender, type Answer } from '../contender.ts';
import { readSlotDocuments, type SlotDocument } from '../documents.ts';
import { slots } from '../plan.ts';
import { oneCity, type BenchQuery } from '../queries.ts';

type Row = Record<string, string | number | string[]> & { id: number; price: number };
const facet = { size: 100_000, conjunction: false, hide_zero_doc_count: true };
const byPopularity = { field: ['buyable', 'popularity', 'id'], order: ['desc', 'desc', 'desc'] };
const sorted = (field: string, order: string) => ({
  field: ['buyable', field, 'popularity', 'id'],
  order: ['desc', order, 'desc', 'desc'],
});

function rowOf({ slots: values, numbers, text: _words, ...document }: SlotDocument): Row {
  return {
    ...document,
    ...numbers,
    ...Object.fromEntries(values.flatMap((value, slot) => (value === '' ? [] : [[`s${slot}`, value]]))),
  };
}

await runContender(async (db) => {
  const { documents, slotOf } = await readSlotDocuments(db);
  const words = new MiniSearch<SlotDocument>({ fields: ['text'] });
  words.addAll(documents);
  const rows = documents.map(rowOf);
  const index = itemsjs<Row>(rows, {
    native_search_enabled: false,
    sortings: {
      popular: byPopularity,
      relevance: byPopularity,
      cheap: sorted('price', 'asc'),
      expensive: sorted('price', 'desc'),
      rating: sorted('rating', 'desc'),
      new: sorted('created', 'desc'),
    },
    aggregations: {
      path: facet,
      brand: facet,
      ...Object.fromEntries(Array.from({ length: slots }, (_, slot) => [`s${slot}`, facet])),
    },
  });
  const fieldOf = (group: number) => (group === 0 ? 'brand' : `s${slotOf.get(group)}`);
  const passes = ({ query }: BenchQuery) => {
    const tests = query.numbers.map(({ attribute, from, to }) => (row: Row) => {
      const number = row[`n${slotOf.get(attribute)}`];
      return typeof number === 'number' && number >= (from ?? 0) && number <= (to ?? Infinity);
    });
    const { price } = query;
    if (price) tests.push((row) => row.price >= (price.from ?? 0) && row.price <= (price.to ?? Infinity));
    return tests.length === 0 ? undefined : (row: Row) => tests.every((test) => test(row));
  };
  return {
    async run(benchQuery) {
      const { query, kind, text } = benchQuery;
      if (query.cityId !== oneCity) return null;
      if (kind === 'suggest')
        return {
          total: 0,
          ids: words
            .search(text, { prefix: true })
            .slice(0, query.limit)
            .map(({ id }) => id as number),
          counts: {},
          price: null,
        };
      const filter = passes(benchQuery);
      const textMatches =
        text === '' ? undefined : words.search(text, { combineWith: 'AND' }).map(({ id }) => id as number);
      // Its own filter function does not narrow counts, so matching products are passed as ids.
      const ids = textMatches ?? (filter ? rows.filter(filter).map(({ id }) => id) : undefined);
      const found = index.search({
        per_page: query.limit,
        page: 1 + query.offset / query.limit,
        sort: query.sort,
        ...(ids ? { ids } : {}),
        filters: {
          ...(query.category === null ? {} : { path: [String(query.category)] }),
          ...Object.fromEntries(
            query.values.map(({ group, values }) => [fieldOf(group), values.map((value) => `${group}:${value}`)]),
          ),
        },
      });
      const answer: Answer = {
        total: found.pagination.total,
        ids: found.data.items.map(({ id }) => id),
        counts: {},
        price: null,
      };
      for (const group of query.countGroups)
        for (const { key, doc_count: count } of found.data.aggregations[fieldOf(group)]?.buckets ?? [])
          if (count > 0) answer.counts[key] = count;
      return answer;
    },
    changes: { price: async () => index.reindex(rows), values: async () => index.reindex(rows) },
    close: async () => undefined,
  };
});
