import { integer, pgTable, text as textColumn, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { array, bool, int, nullable, withReader, rowOf } from './row.ts';

const products = pgTable('things', {
  id: integer('id').primaryKey(),
  madeBy: textColumn('made_by').$type<'hand' | 'machine'>().notNull(),
  soldAt: timestamp('sold_at', { withTimezone: true }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.$client`create table things (id int primary key, made_by text not null, sold_at timestamptz)`;
  await database.db.$client`insert into things values (1, 'hand', null), (2, 'machine', '2026-11-21T00:00:00Z')`;
});
afterAll(() => database.drop());

const productRow = rowOf({
  id: products.id,
  madeBy: products.madeBy,
  soldAt: products.soldAt,
  parts: array(int),
  isFirst: bool,
});

test('builds the select list from a row, with types from the tables', async () => {
  const rows = await database.db.$client`
    select ${productRow}, array[1, 2] as parts, id = 1 as "isFirst" from things where id >= ${1} order by id`;
  expect(rows).toEqual([
    { id: 1, madeBy: 'hand', soldAt: null, parts: [1, 2], isFirst: true },
    { id: 2, madeBy: 'machine', soldAt: '2026-11-21 00:00:00+00', parts: [1, 2], isFirst: false },
  ]);
  expectTypeOf(rows[0]!).toEqualTypeOf<{
    id: number;
    madeBy: 'hand' | 'machine';
    soldAt: string | null;
    parts: number[];
    isFirst: boolean;
  }>();
});

test('types the rows of an insert and of a cursor', async () => {
  const sql = database.db.$client;
  const owned = rowOf({ id: products.id });
  expect(await sql`insert into things values (3, 'hand', null) returning ${owned}`).toEqual([{ id: 3 }]);
  const read: number[] = [];
  for await (const rows of sql`select ${owned} from things order by id`.cursor(2))
    read.push(...rows.map(({ id }) => id));
  expect(read).toEqual([1, 2, 3]);
});

test.each([
  ['missing', rowOf({ parts: array(int) }), {}, 'the column "parts": missing is not a list'],
  ['of another kind', rowOf({ id: products.id }), { id: '1' }, 'the column "id": "1" is not a number'],
  ['null in a column without nulls', rowOf({ madeBy: products.madeBy }), { madeBy: null }, 'null is not a text'],
  ['refused by its reader', rowOf({ soldAt: withReader(products.soldAt, onlyNew) }), { soldAt: 1 }, 'an old form'],
])('rejects a value that is %s and names the column', (_how, shape, row, problem) => {
  expect(() => shape.read(row)).toThrow(problem);
});

test('allows null from an outer join only where the shape does', () => {
  expect(rowOf({ id: nullable(products.id), soldAt: products.soldAt }).read({ id: null, soldAt: null })).toEqual({
    id: null,
    soldAt: null,
  });
});

function onlyNew(): never {
  throw new Error('an old form');
}
