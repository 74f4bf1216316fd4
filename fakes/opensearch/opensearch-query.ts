import { fieldValues, OpenSearchRefusal, type Scalar, type StoredDocument } from './opensearch-document.ts';

/** Scores a document for a clause; null when it does not match. */
type Verdict = number | null;
type Clause = Record<string, unknown>;

/** Scores a document for a clause of the query language; scores are 32-bit floats, as in Lucene. */
export function judge(clause: unknown, document: StoredDocument): Verdict {
  const [name, body] = onlyEntry(clause);
  const evaluate = clauses[name];
  if (!evaluate) throw new OpenSearchRefusal(400, 'parsing_exception', `unknown query [${name}]`);
  return evaluate(body, document);
}

/** Returns the only entry of an object. */
export const onlyEntry = (clause: unknown) => Object.entries(clause as Record<string, Clause>)[0] as [string, Clause];

const matches = (is: boolean): Verdict => (is ? 1 : null);
const toList = (value: unknown): Clause[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as Clause[]) : [value as Clause];

const clauses: Record<string, (body: Clause, document: StoredDocument) => Verdict> = {
  match_all: () => 1,
  match_none: () => null,
  exists: ({ field }, document) => matches(fieldValues(document, String(field)).length > 0),
  term: (body, document) => {
    const [field, value] = onlyEntry(body);
    return matches(fieldValues(document, field).includes(value as unknown as Scalar));
  },
  terms: (body, document) => {
    const [field, values] = onlyEntry(body);
    return matches(fieldValues(document, field).some((value) => toList(values).includes(value as never)));
  },
  range: (body, document) => {
    const [field, { gt = -Infinity, gte = -Infinity, lte = Infinity }] = onlyEntry(body) as [
      string,
      Record<string, number>,
    ];
    return matches(
      (fieldValues(document, field) as number[]).some((value) => value > gt && value >= gte && value <= lte),
    );
  },
  constant_score: ({ filter, boost }, document) =>
    judge(filter, document) === null ? null : Math.fround(boost as number),
  dis_max: ({ queries }, document) => {
    const scores = computeScores(queries, document);
    return scores.length === 0 ? null : Math.max(...scores);
  },
  bool: ({ must, filter, should, must_not: not, minimum_should_match: minimum = 0 }, document) => {
    const musts = computeScores(must, document);
    const shoulds = computeScores(should, document);
    const all =
      toList(must).length === musts.length && toList(filter).length === computeScores(filter, document).length;
    if (!all || computeScores(not, document).length > 0 || shoulds.length < (minimum as number)) return null;
    return Math.fround([...musts, ...shoulds].reduce((sum, score) => sum + score, 0));
  },
};

function computeScores(source: unknown, document: StoredDocument): number[] {
  return toList(source)
    .map((query) => judge(query, document))
    .filter((score) => score !== null);
}
