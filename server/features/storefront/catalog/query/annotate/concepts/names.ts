import { phrasesIn, readTable } from '../../data/tables.ts';

const byConcept = Map.groupBy(readTable<'concept' | 'kind' | 'names' | 'synonyms'>('names'), ({ concept }) => concept);

/** Rows `name = name < synonym = synonym` of all concepts of a kind. */
function rowsOf(kind: 'product' | 'quality'): string[] {
  return [...byConcept.values()]
    .filter(([row]) => row?.kind === kind)
    .map((rows) => {
      const listOf = (cells: readonly string[]) => cells.flatMap(phrasesIn).join(' = ');
      const synonyms = listOf(rows.map((row) => row.synonyms));
      return listOf(rows.map(({ names }) => names)) + (synonyms === '' ? '' : ` < ${synonyms}`);
    });
}

/** Names of products in both languages. */
export const synonyms = rowsOf('product');
/** Names of qualities; a quality alone is never the request. */
export const qualities = rowsOf('quality');
