// Orama: node bench/catalog/contenders/orama.ts <database> <queries>
import { create, insertMultiple, search, update, type AnyOrama } from '@orama/orama';
import { runContender, type Answer } from '../contender.ts';
import { readSlotDocuments, type SlotDocument } from '../documents.ts';
import { SLOT_COUNT } from '../plan.ts';
import { SINGLE_CITY, type BenchQuery } from '../queries.ts';

type Where = Record<string, unknown>;
const WORD_PATTERN = /[\p{L}\p{N}]+/gu;
const slotNames = Array.from({ length: SLOT_COUNT }, (_, slot) => `s${slot}`);
const sortings: Record<string, { property: string; order: 'ASC' | 'DESC' }> = {
  popular: { property: 'popularity', order: 'DESC' },
  cheap: { property: 'price', order: 'ASC' },
  expensive: { property: 'price', order: 'DESC' },
  rating: { property: 'rating', order: 'DESC' },
  new: { property: 'created', order: 'DESC' },
};

function toRow({ id, slots: values, numbers, ...document }: SlotDocument): Record<string, unknown> & { id: string } {
  return {
    ...document,
    ...numbers,
    id: String(id),
    ...Object.fromEntries(values.map((value, slot) => [`s${slot}`, value])),
  };
}

await runContender(async (db) => {
  const { documents, slotOf } = await readSlotDocuments(db);
  const index: AnyOrama = create({
    schema: {
      text: 'string',
      path: 'enum[]',
      brand: 'enum',
      ...Object.fromEntries(slotNames.map((name) => [name, 'enum'])),
      n3: 'number',
      n12: 'number',
      n13: 'number',
      price: 'number',
      popularity: 'number',
      rating: 'number',
      created: 'number',
    },
    components: {
      tokenizer: {
        language: 'russian',
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(text.toLowerCase().match(WORD_PATTERN) ?? [])],
      },
    },
  });
  await insertMultiple(index, documents.map(toRow), 2_000);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const toWhere = ({ query }: BenchQuery, excludedGroup: number | null): Where => ({
    ...(query.category === null ? {} : { path: { containsAny: [String(query.category)] } }),
    ...Object.fromEntries(
      query.values
        .filter(({ group }) => group !== excludedGroup)
        .map(({ group, values }) => [
          group === 0 ? 'brand' : `s${slotOf.get(group)}`,
          { in: values.map((value) => `${group}:${value}`) },
        ]),
    ),
    ...Object.fromEntries(
      query.numbers
        .filter(({ attribute }) => attribute !== excludedGroup)
        .map(({ attribute, from, to }) => [`n${slotOf.get(attribute)}`, { between: [from, to] }]),
    ),
    ...(query.price && excludedGroup !== -1
      ? { price: { between: [query.price.from ?? 0, query.price.to ?? 2 ** 31] } }
      : {}),
  });
  const getFacetName = (group: number) => (group === 0 ? 'brand' : `s${slotOf.get(group)}`);
  const runQuery = async (
    benchQuery: BenchQuery,
    excludedGroup: number | null,
    groups: readonly number[],
    limit: number,
  ) =>
    search(index, {
      term: benchQuery.text,
      ...(benchQuery.text === '' ? {} : { properties: ['text'], threshold: 0 }),
      where: toWhere(benchQuery, excludedGroup),
      limit,
      offset: limit === 0 ? 0 : benchQuery.query.offset,
      facets: Object.fromEntries(groups.map((group) => [getFacetName(group), {}])),
      ...(sortings[benchQuery.query.sort] && limit > 0 ? { sortBy: sortings[benchQuery.query.sort] } : {}),
    } as Parameters<typeof search>[1]);
  const mergeCounts = (facets: Record<string, { values: Record<string, number> }> | undefined) =>
    Object.fromEntries(
      Object.values(facets ?? {}).flatMap(({ values }) => Object.entries(values).filter(([key]) => key !== '')),
    );
  return {
    async run(benchQuery) {
      const { query, kind, text } = benchQuery;
      if (query.cityId !== SINGLE_CITY) return null;
      if (kind === 'suggest')
        return {
          total: 0,
          ids: (await search(index, { term: text, properties: ['text'], limit: query.limit })).hits.map(({ id }) =>
            Number(id),
          ),
          counts: {},
          price: null,
        };
      const filterGroups = query.values.map(({ group }) => group);
      const main = await runQuery(
        benchQuery,
        null,
        query.countGroups.filter((group) => !filterGroups.includes(group)),
        query.limit,
      );
      const answer: Answer = {
        total: main.count,
        ids: main.hits.map(({ id }) => Number(id)),
        counts: mergeCounts(main.facets as never),
        price: null,
      };
      for (const group of filterGroups)
        Object.assign(answer.counts, mergeCounts((await runQuery(benchQuery, group, [group], 0)).facets as never));
      return answer;
    },
    changes: {
      price: async (id) => {
        await update(index, String(id), toRow(byId.get(id) as SlotDocument));
      },
      values: async (id) => {
        await update(index, String(id), toRow(byId.get(id) as SlotDocument));
      },
    },
    close: async () => undefined,
  };
});
