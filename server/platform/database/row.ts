import { getTableName, type GetColumnData } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Checks a value of a row and gives it the code's form; throws when it is another kind of value. */
export type Field<T> = (value: unknown) => T;
/** A column that is read in another way than its table says. */
export type ReadColumn<T> = { column: PgColumn; read: Field<T> };
/** What a row consists of: columns of tables, and fields the statement names itself with `as "name"`. */
export type Shape = Record<string, PgColumn | ReadColumn<unknown> | Field<unknown>>;

/** The row a shape describes. Moments are texts of PostgreSQL, as the driver gives them. */
export type RowOf<S extends Shape> = {
  [Name in keyof S]: S[Name] extends PgColumn
    ? TextOfDate<GetColumnData<S[Name], 'query'>>
    : S[Name] extends ReadColumn<infer T> | Field<infer T>
      ? T
      : never;
};
/** The rows of a shape: `type Card = Row<typeof card>`. */
export type Row<Shaped extends RowShape<unknown>> = Shaped extends RowShape<infer R> ? R : never;
type TextOfDate<T> = T extends Date ? string : T;

/**
 * The columns of a row, decided once: interpolated into a statement it is the select list, and the rows that come back
 * are checked and typed by it.
 */
export class RowShape<R> {
  /** `"orders"."master_number" as "masterNumber"`, … */
  readonly columns: string;
  readonly #fields: readonly NamedField[];
  #reader: ((row: GivenRow) => R) | undefined;

  constructor(shape: Shape) {
    const entries = Object.entries(shape);
    this.columns = entries
      .flatMap(([name, field]) => {
        if (typeof field === 'function') return [];
        const { table, name: column } = 'column' in field ? field.column : field;
        return [`"${getTableName(table)}"."${column}" as "${name}"`];
      })
      .join(', ');
    this.#fields = entries.map(([name, field]) => [name, readerOf(field)] as const);
  }

  /** Checks a row of the driver and gives its values their forms. */
  read(row: GivenRow): R {
    const read = (this.#reader ??= compileReader<R>(this.#fields));
    try {
      return read(row);
    } catch (error) {
      throw namedProblem(this.#fields, row) ?? error;
    }
  }
}

type GivenRow = Record<string, unknown>;
type NamedField = readonly [name: string, read: Field<unknown>];

/**
 * Writes the function that reads one shape out as code, `{"id": read0(row["id"]), …}`: the catalogue is read by millions
 * of rows, and a loop over names costs five times as much. The names are those of our own code.
 */
function compileReader<R>(fields: readonly NamedField[]): (row: GivenRow) => R {
  const values = fields.map(([name], index) => `${JSON.stringify(name)}: read${index}(row[${JSON.stringify(name)}])`);
  const create = new Function(
    ...fields.map((_, index) => `read${index}`),
    `return (row) => ({ ${values.join(', ')} });`,
  ) as (...reads: Field<unknown>[]) => (row: GivenRow) => R;
  return create(...fields.map(([, read]) => read));
}

/** Finds the column that cannot be read. */
function namedProblem(fields: readonly NamedField[], row: GivenRow): TypeError | undefined {
  for (const [name, read] of fields) {
    try {
      read(row[name]);
    } catch (error) {
      return new TypeError(`the column "${name}" of a row: ${(error as Error).message}`, { cause: error });
    }
  }
  return undefined;
}

/**
 * Decides the columns of a row once. A column of a table brings its type; a value the statement computes is named there
 * (`count(*) as "orders"`) and here only checked: `rowOf({ id: orders.id, orders: int })`. A shape without columns adds
 * nothing to the text.
 */
export const rowOf = <S extends Shape>(shape: S): RowShape<RowOf<S>> => new RowShape(shape);

const wrong = (value: unknown, wanted: string): never => {
  throw new TypeError(`${value === undefined ? 'missing' : (JSON.stringify(value) ?? 'a value')} is not ${wanted}`);
};

/** A number. */
export const number: Field<number> = (value) => (typeof value === 'number' ? value : wrong(value, 'a number'));
/** A whole number. */
export const int: Field<number> = (value) =>
  Number.isSafeInteger(value) ? (value as number) : wrong(value, 'a whole number');
/** A text; days and moments are texts too. */
export const text: Field<string> = (value) => (typeof value === 'string' ? value : wrong(value, 'a text'));
/** True or false. */
export const bool: Field<boolean> = (value) => (typeof value === 'boolean' ? value : wrong(value, 'true or false'));

/** The value of a field or null, as an aggregate of nothing gives it; a column of an outer join is null where it has no row. */
export function nullable<T>(field: Field<T>): Field<T | null>;
export function nullable<C extends PgColumn>(column: C): ReadColumn<TextOfDate<GetColumnData<C, 'raw'>> | null>;
export function nullable(field: Field<unknown> | PgColumn): Field<unknown> | ReadColumn<unknown> {
  const read = readerOf(field);
  const orNull: Field<unknown> = (value) => (value === null ? null : read(value));
  return typeof field === 'function' ? orNull : { column: field, read: orNull };
}

/** A list of the same kind of values. */
export const array =
  <T>(item: Field<T>): Field<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(item) : wrong(value, 'a list');

/** A column read by what knows its form, such as the `parse` of a zod schema for stored JSON. */
export const readBy = <T>(column: PgColumn, read: Field<T>): ReadColumn<T> => ({ column, read });

/** JSON that the statement builds itself, in the form it is said to have: `json<StoredPicture[]>()`. */
export const json =
  <T>(): Field<T> =>
  (value) =>
    value === undefined ? wrong(value, 'JSON') : (value as T);

const BY_KIND: Record<string, Field<unknown>> = {
  number,
  bigint: int,
  string: text,
  boolean: bool,
  date: text,
  array: (value) => (Array.isArray(value) ? value : wrong(value, 'a list')),
  json: (value) => (value === undefined ? wrong(value, 'JSON') : value),
};

function readerOf(field: PgColumn | ReadColumn<unknown> | Field<unknown>): Field<unknown> {
  if (typeof field === 'function') return field;
  if ('column' in field) return field.read;
  const column = field;
  const read = BY_KIND[column.dataType];
  if (!read) throw new Error(`a column of the kind ${column.dataType} has no field yet`);
  return column.notNull ? read : (value) => (value === null ? null : read(value));
}
