// MiniSearch for words, itemsjs for lists and facets: node bench/catalog/contenders/itemsjs.ts <database> <queries>
import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import { runContender, type Answer } from '../contender.ts';
import { readSlotDocuments, type SlotDocument } from '../documents.ts';
import { SLOT_COUNT } from '../plan.ts';
import { SINGLE_CITY, type BenchQuery } from '../queries.ts';

type Row = Record<string, string | number | string[]> & { id: number; price: number };
const facet = { size: 100_000, conjunction: false, hide_zero_doc_count: true };
const BY_POPULARITY = { field: ['buyable', 'popularity', 'id'], order: ['desc', 'desc', 'desc'] };
const createSorting = (field: string, order: string) => ({
  field: ['buyable', field, 'popularity', 'id'],
  order: ['desc', order, 'desc', 'desc'],
});

function toRow({ slots: values, numbers, text: _words, ...document }: SlotDocument): Row {
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
  const rows = documents.map(toRow);
  const index = itemsjs<Row>(rows, {
    native_search_enabled: false,
    sortings: {
      popular: BY_POPULARITY,
      relevance: BY_POPULARITY,
      cheap: createSorting('price', 'asc'),
      expensive: createSorting('price', 'desc'),
      rating: createSorting('rating', 'desc'),
      new: createSorting('created', 'desc'),
    },
    aggregations: {
      path: facet,
      brand: facet,
      ...Object.fromEntries(Array.from({ length: SLOT_COUNT }, (_, slot) => [`s${slot}`, facet])),
    },
  });
  const getField = (group: number) => (group === 0 ? 'brand' : `s${slotOf.get(group)}`);
  const createFilter = ({ query }: BenchQuery) => {
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
      if (query.cityId !== SINGLE_CITY) return null;
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
      const filter = createFilter(benchQuery);
      const textMatches =
        text === '' ? undefined : words.search(text, { combineWith: 'AND' }).map(({ id }) => id as number);
      // Its own filter function does not narrow counts, so matching products are passed as ids.
      const ids = textMatches ?? (filter ? rows.filter(filter).map(({ id }) => id) : undefined);
      const result = index.search({
        per_page: query.limit,
        page: 1 + query.offset / query.limit,
        sort: query.sort,
        ...(ids ? { ids } : {}),
        filters: {
          ...(query.category === null ? {} : { path: [String(query.category)] }),
          ...Object.fromEntries(
            query.values.map(({ group, values }) => [getField(group), values.map((value) => `${group}:${value}`)]),
          ),
        },
      });
      const answer: Answer = {
        total: result.pagination.total,
        ids: result.data.items.map(({ id }) => id),
        counts: {},
        price: null,
      };
      for (const group of query.countGroups)
        for (const { key, doc_count: count } of result.data.aggregations[getField(group)]?.buckets ?? [])
          if (count > 0) answer.counts[key] = count;
      return answer;
    },
    changes: { price: async () => index.reindex(rows), values: async () => index.reindex(rows) },
    close: async () => undefined,
  };
});
