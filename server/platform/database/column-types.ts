import pg from 'pg';

type Parser = (text: string) => unknown;
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const { getTypeParser } = pg.types;
const keepAsText: Parser = (text) => text;
const parseTextArray = getTypeParser(1009 as TypeId) as unknown as (text: string) => (string | null)[];

function parseInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for an integer`);
  return number;
}

/**
 * Parsers by PostgreSQL type id: dates, timestamps and intervals stay strings, bigint becomes a number. Others use `pg`
 * defaults.
 */
const PARSERS = new Map<number, Parser>([
  [20, parseInteger],
  [1016, (text) => parseTextArray(text).map((item) => (item === null ? null : parseInteger(item)))],
  ...[1082, 1083, 1114, 1184, 1186].map((type) => [type, keepAsText] as const),
  ...[1115, 1182, 1183, 1185, 1187].map((type) => [type, parseTextArray] as const),
]);

/** Type parsers of every connection. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((type: TypeId, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(type)) || getTypeParser(type, format as 'text')) as typeof getTypeParser,
};
