import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProductName, createProducts } from '#demo/catalog/assortment.ts';
import { categories } from '#demo/catalog/categories.ts';
import { kinds } from '#demo/catalog/kinds/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { queryTokens } from '../../engine/text/tokens.ts';
import { russianStem } from './ru.ts';

const forms = ['а', 'ы', 'у', 'ой', 'ами', 'ов', 'ного', 'ными', 'ость', 'ейший', 'ила', 'ется', 'ившись', 'ующие'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

it('stems the words of the catalogue and invented forms of them as PostgreSQL does', async () => {
  const texts = [
    ...kinds.flatMap(createProducts).map((product) => formatProductName(product).ru),
    ...categories.map(({ ru }) => ru),
  ];
  const plain = new Set(texts.flatMap(queryTokens).filter((word) => /^[а-я]+$/.test(word)));
  const words = [...new Set([...plain].flatMap((word) => [word, ...forms.map((form) => word.slice(0, -1) + form)]))];
  const rows = await database.db.$client<{ word: string; stem: string }[]>`
    select word, (ts_lexize('russian_stem', word))[1] as stem from unnest(${words}::text[]) as word`;
  // Stop words have no stem there.
  const differing = rows.filter(({ word, stem }) => stem !== null && stem !== russianStem(word));
  expect(rows.length).toBeGreaterThan(3_000);
  expect(differing).toEqual([]);
});
