import { fieldValues, type FakeDocument, type Plain } from './opensearch-mapping.ts';
import { FakeRefusal } from './opensearch-refusal.ts';

/** What a clause says of a document: null when it does not match, else its score. */
type Verdict = number | null;
type Clause = Record<string, unknown>;

const parsing = (reason: string) => new FakeRefusal(400, 'parsing_exception', reason);

/** Returns the only entry of an object that must have exactly one. */
export function onlyEntry(given: unknown, what: string): [string, Clause] {
  const entries = Object.entries((given ?? {}) as Record<string, Clause>);
  const [first] = entries;
  if (entries.length !== 1 || !first)
    throw parsing(`[${what}] malformed, expected one field but found ${entries.length}`);
  return first;
}

/** Judges a document by a clause of the query language; scores are 32-bit floats, as in Lucene. */
export function judge(clause: unknown, document: FakeDocument): Verdict {
  const [name, body] = onlyEntry(clause, 'query');
  const clauseOf = clauses[name];
  if (!clauseOf) throw parsing(`unknown query [${name}]`);
  return clauseOf(body, document);
}

const matches = (is: boolean): Verdict => (is ? 1 : null);
const listOf = (given: unknown): Clause[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as Clause[]) : [given as Clause];

const clauses: Record<string, (body: Clause, document: FakeDocument) => Verdict> = {
  match_all: () => 1,
  match_none: () => null,
  exists: ({ field, ...rest }, document) => {
    refuseOthers('exists', rest);
    return matches(fieldValues(document, String(field)).length > 0);
  },
  term: (body, document) => {
    const [field, value] = onlyEntry(body, 'term');
    return matches(fieldValues(document, field).includes(value as unknown as Plain));
  },
  terms: (body, document) => {
    const [field, values] = onlyEntry(body, 'terms');
    if (!Array.isArray(values)) throw parsing('[terms] query requires an array');
    const has = fieldValues(document, field);
    return matches(values.some((value) => has.includes(value as Plain)));
  },
  range: (body, document) => {
    const [field, { gt, gte, lt, lte, ...rest }] = onlyEntry(body, 'range');
    refuseOthers('range', rest);
    const within = (value: Plain) =>
      (gt === undefined || value > (gt as Plain)) &&
      (gte === undefined || value >= (gte as Plain)) &&
      (lt === undefined || value < (lt as Plain)) &&
      (lte === undefined || value <= (lte as Plain));
    return matches(fieldValues(document, field).some(within));
  },
  constant_score: ({ filter, boost = 1, ...rest }, document) => {
    refuseOthers('constant_score', rest);
    return judge(filter, document) === null ? null : Math.fround(boost as number);
  },
  dis_max: ({ queries, ...rest }, document) => {
    refuseOthers('dis_max', rest);
    if (listOf(queries).length === 0) throw parsing("[dis_max] requires 'queries' field with at least one clause");
    const scores = listOf(queries)
      .map((query) => judge(query, document))
      .filter((score) => score !== null);
    return scores.length === 0 ? null : Math.max(...scores);
  },
  bool: ({ must, filter, should, must_not: not, minimum_should_match: least, ...rest }, document) => {
    refuseOthers('bool', rest);
    const needed =
      (least as number | undefined) ??
      (should !== undefined && must === undefined && filter === undefined ? Math.min(1, listOf(should).length) : 0);
    const musts = listOf(must).map((query) => judge(query, document));
    const shoulds = listOf(should)
      .map((query) => judge(query, document))
      .filter((score) => score !== null);
    if (musts.includes(null) || shoulds.length < needed) return null;
    if (
      listOf(filter).some((query) => judge(query, document) === null) ||
      listOf(not).some((query) => judge(query, document) !== null)
    )
      return null;
    return Math.fround([...musts, ...shoulds].reduce<number>((sum, score) => sum + (score ?? 0), 0));
  },
};

function refuseOthers(name: string, rest: Clause): void {
  const [other] = Object.keys(rest);
  if (other) throw parsing(`[${name}] query does not support [${other}]`);
}
