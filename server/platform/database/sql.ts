import { RowShape } from './row.ts';

/** A row without declared columns. */
// oxlint-disable-next-line typescript/no-explicit-any -- because a statement without a row type returns untyped rows
export type AnyRow = Record<string, any>;
/** Rows of a statement; `count` is the number of rows returned or changed. */
export type Rows<T extends readonly unknown[]> = T & { count: number };

/** Executes rendered statements: the pool or one transaction. */
export type Runner = {
  run(statement: RenderedStatement): Promise<Rows<AnyRow[]>>;
  /** Yields rows in batches; memory does not grow with the result. */
  batches(statement: RenderedStatement, size: number): AsyncIterable<AnyRow[]>;
};

/** Text with `$1` … and its values. `prepare` requests a prepared statement, kept for the life of the connection. */
export type RenderedStatement = {
  text: string;
  values: unknown[];
  prepare: boolean;
  row?: RowShape<unknown> | undefined;
};
type RenderedParts = { values: unknown[]; row?: RowShape<unknown> };

/** Row type of the `rowOf` shape among a statement's values; undeclared columns without one. */
type RowsIn<V extends readonly unknown[]> = [RowIn<V>] extends [never] ? AnyRow[] : RowIn<V>[];
type RowIn<V extends readonly unknown[]> = {
  [Index in keyof V]: 0 extends 1 & V[Index] ? never : V[Index] extends RowShape<infer Row> ? Row : never;
}[number];

/**
 * Template tag for SQL. Values become parameters, statements become part of the text, and a row (`rowOf`) becomes the
 * select list that also validates and types the rows. Awaiting the result runs it; otherwise nothing is sent.
 */
export type Sql = {
  <T extends readonly unknown[] = never, const V extends readonly unknown[] = readonly unknown[]>(
    strings: TemplateStringsArray,
    ...values: V
  ): Statement<[T] extends [never] ? RowsIn<V> : T>;
  /** A statement from a ready text with `$1` … for its values; never pass user input. */
  unsafe<T extends readonly unknown[] = AnyRow[]>(text: string, values?: readonly unknown[]): Statement<T>;
};

/** SQL with its values: a statement to await, or a part of another one. */
export class Statement<T extends readonly unknown[] = AnyRow[]> implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];
  readonly #runner: Runner;
  readonly #isText: boolean;
  #running: Promise<Rows<T>> | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], runner: Runner, isText = false) {
    this.#strings = strings;
    this.#values = values;
    this.#runner = runner;
    this.#isText = isText;
  }

  /** Runs the statement once; further calls return the same rows. */
  // oxlint-disable-next-line unicorn/no-thenable -- because statements are designed to be awaited
  then<Done = Rows<T>, Failed = never>(
    done?: ((rows: Rows<T>) => Done | PromiseLike<Done>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#run().then(done, failed);
  }

  catch<Failed>(failed: (reason: unknown) => Failed | PromiseLike<Failed>): Promise<Rows<T> | Failed> {
    return this.#run().catch(failed);
  }

  finally(settled: () => void): Promise<Rows<T>> {
    return this.#run().finally(settled);
  }

  /** Reads rows in batches of `size`, in the current transaction or a new one. */
  cursor(size: number): AsyncIterable<T> {
    const statement = this.render();
    return validateBatches(this.#runner.batches(statement, size), statement.row) as AsyncIterable<T>;
  }

  /** Renders the text and values with all nested parts. */
  render(): RenderedStatement {
    if (this.#isText) return { text: this.#strings.join(''), values: this.#values.map(toParameter), prepare: false };
    const parts: RenderedParts = { values: [] };
    const text = this.#write(parts);
    return { text, values: parts.values, prepare: parts.values.length > 0, row: parts.row };
  }

  #write(parts: RenderedParts): string {
    let text = this.#strings[0] ?? '';
    for (let index = 0; index < this.#values.length; index++) {
      const value = this.#values[index];
      if (value instanceof Statement) text += value.#asPart(parts);
      else if (value instanceof RowShape) text += (parts.row = value).columns;
      else text += `$${parts.values.push(toParameter(value))}`;
      text += this.#strings[index + 1];
    }
    return text;
  }

  #asPart(parts: RenderedParts): string {
    if (this.#isText && this.#values.length > 0)
      throw new Error('a statement with its own placeholders cannot be nested');
    return this.#isText ? this.#strings.join('') : this.#write(parts);
  }

  async #start(): Promise<Rows<T>> {
    const statement = this.render();
    const rows = await this.#runner.run(statement);
    if (statement.row)
      for (let index = 0; index < rows.length; index++) rows[index] = statement.row.read(rows[index]!) as AnyRow;
    return rows as unknown as Rows<T>;
  }

  #run(): Promise<Rows<T>> {
    return (this.#running ??= this.#start());
  }
}

async function* validateBatches(batches: AsyncIterable<AnyRow[]>, row: RowShape<unknown> | undefined) {
  for await (const rows of batches) yield row ? rows.map((batch) => row.read(batch)) : rows;
}

/** Creates the tag whose statements `runner` runs. */
export function createSql(runner: Runner): Sql {
  return Object.assign(
    (strings: TemplateStringsArray, ...values: readonly unknown[]) => new Statement<never>(strings, values, runner),
    {
      unsafe: <T extends readonly unknown[]>(text: string, values: readonly unknown[] = []) =>
        new Statement<T>([text], values, runner, true),
    },
  );
}

/** Converts a value to a form that the driver writes unambiguously: timestamps in UTC, number lists without quotes. */
function toParameter(value: unknown): unknown {
  if (value === undefined) throw new Error('a value of a statement is undefined: use null');
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return `{${value.join(',')}}`;
  return value;
}
