import { getTableName, type GetColumnData } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Validates and converts a value of a row; throws for the wrong type. */
export type Field<T> = (value: unknown) => T;
/** A column that is parsed differently than its table declares. */
export type ReadColumn<T> = { column: PgColumn; read: Field<T> };
/** Shape of a row: columns of tables, and fields that the statement names with `as "name"`. */
export type Shape = Record<string, PgColumn | ReadColumn<unknown> | Field<unknown>>;

/** Row type of a shape. Timestamps are PostgreSQL strings, as the driver returns them. */
export type RowOf<S extends Shape> = {
  [Name in keyof S]: S[Name] extends PgColumn
    ? TextOfDate<GetColumnData<S[Name], 'query'>>
    : S[Name] extends ReadColumn<infer T> | Field<infer T>
      ? T
      : never;
};
/** Row type of a shape: `type Card = Row<typeof card>`. */
export type Row<Shaped extends RowShape<unknown>> = Shaped extends RowShape<infer R> ? R : never;
type TextOfDate<T> = T extends Date ? string : T;

/**
 * Compiled columns of a row. Interpolated into a statement it becomes the select list, and it validates and types the
 * returned rows.
 */
export class RowShape<R> {
  /** `"orders"."master_number" as "masterNumber"`, … */
  readonly columns: string;
  readonly #fields: readonly NamedField[];
  #reader: ((row: DriverRow) => R) | undefined;

  constructor(shape: Shape) {
    const entries = Object.entries(shape);
    this.columns = entries
      .flatMap(([name, field]) => {
        if (typeof field === 'function') return [];
        const { table, name: column } = 'column' in field ? field.column : field;
        return [`"${getTableName(table)}"."${column}" as "${name}"`];
      })
      .join(', ');
    this.#fields = entries.map(([name, field]) => [name, selectReader(field)] as const);
  }

  /** Validates a driver row and converts its values. */
  read(row: DriverRow): R {
    const read = (this.#reader ??= compileReader<R>(this.#fields));
    try {
      return read(row);
    } catch (error) {
      throw findInvalidColumn(this.#fields, row) ?? error;
    }
  }
}

type DriverRow = Record<string, unknown>;
type NamedField = readonly [name: string, read: Field<unknown>];

/**
 * Generates the reader of a shape as code, `{"id": read0(row["id"]), …}`. The catalogue reads millions of rows, and a
 * loop over names is five times slower. Names come from our own code only.
 */
function compileReader<R>(fields: readonly NamedField[]): (row: DriverRow) => R {
  const values = fields.map(([name], index) => `${JSON.stringify(name)}: read${index}(row[${JSON.stringify(name)}])`);
  const create = new Function(
    ...fields.map((_, index) => `read${index}`),
    `return (row) => ({ ${values.join(', ')} });`,
  ) as (...reads: Field<unknown>[]) => (row: DriverRow) => R;
  return create(...fields.map(([, read]) => read));
}

/** Finds the invalid column, for the error message. */
function findInvalidColumn(fields: readonly NamedField[], row: DriverRow): TypeError | undefined {
  for (const [name, read] of fields) {
    try {
      read(row[name]);
    } catch (error) {
      return new TypeError(`the column "${name}": ${(error as Error).message}`, { cause: error });
    }
  }
  return undefined;
}

/**
 * Compiles the columns of a row. Table columns bring their type. A computed value is named in the statement (`count(*)
 * as "orders"`) and only validated here: `rowOf({ id: orders.id, orders: int })`. A shape without table columns adds
 * nothing to the select list.
 */
export const rowOf = <S extends Shape>(shape: S): RowShape<RowOf<S>> => new RowShape(shape);

const throwMismatch = (value: unknown, expected: string): never => {
  throw new TypeError(`${value === undefined ? 'missing' : (JSON.stringify(value) ?? 'a value')} is not ${expected}`);
};

/** A number. */
export const number: Field<number> = (value) => (typeof value === 'number' ? value : throwMismatch(value, 'a number'));
/** An integer. */
export const int: Field<number> = (value) =>
  Number.isSafeInteger(value) ? (value as number) : throwMismatch(value, 'an integer');
/** A string, also for dates and timestamps. */
export const text: Field<string> = (value) => (typeof value === 'string' ? value : throwMismatch(value, 'a text'));
/** A boolean. */
export const bool: Field<boolean> = (value) =>
  typeof value === 'boolean' ? value : throwMismatch(value, 'true or false');

/** A nullable field, such as an aggregate over no rows or a column of an outer join. */
export function nullable<T>(field: Field<T>): Field<T | null>;
export function nullable<C extends PgColumn>(column: C): ReadColumn<TextOfDate<GetColumnData<C, 'raw'>> | null>;
export function nullable(field: Field<unknown> | PgColumn): Field<unknown> | ReadColumn<unknown> {
  const read = selectReader(field);
  const orNull: Field<unknown> = (value) => (value === null ? null : read(value));
  return typeof field === 'function' ? orNull : { column: field, read: orNull };
}

/** A list of one field type. */
export const array =
  <T>(item: Field<T>): Field<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(item) : throwMismatch(value, 'a list');

/** A column with a custom parser, such as the `parse` of a zod schema for stored JSON. */
export const withReader = <T>(column: PgColumn, read: Field<T>): ReadColumn<T> => ({ column, read });

/** JSON built by the query, cast to its type without validation: `json<StoredPicture[]>()`. */
export const json =
  <T>(): Field<T> =>
  (value) =>
    value === undefined ? throwMismatch(value, 'JSON') : (value as T);

const FIELD_BY_TYPE: Record<string, Field<unknown>> = {
  number,
  bigint: int,
  string: text,
  boolean: bool,
  date: text,
  array: (value) => (Array.isArray(value) ? value : throwMismatch(value, 'a list')),
  json: (value) => (value === undefined ? throwMismatch(value, 'JSON') : value),
};

function selectReader(field: PgColumn | ReadColumn<unknown> | Field<unknown>): Field<unknown> {
  if (typeof field === 'function') return field;
  if ('column' in field) return field.read;
  const column = field;
  const read = FIELD_BY_TYPE[column.dataType];
  if (!read) throw new Error(`no field for columns of type ${column.dataType}`);
  return column.notNull ? read : (value) => (value === null ? null : read(value));
}
