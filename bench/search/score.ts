import type { LabelledQuery, QueryKind } from './label.ts';
import { compileExpectation, type Products } from './right.ts';
import { MAX_JUDGED_PRODUCTS, type SearchResult, type SearchEngine } from './engines/search-engine.ts';

/**
 * Result of one query: rank of the first correct product from 1 (0 for none), share of correct ones in the top ten,
 * whether nothing was shown.
 */
export type JudgedQuery = {
  label: LabelledQuery;
  place: number;
  precision: number;
  /**
   * The first product is correct, and so are three of the first five (or as many as exist); a query has its page.
   */
  acceptable: boolean;
  empty: boolean;
  ms: number;
  /** CPU of this process, ms; null for an engine in another process. */
  cpu: number | null;
  shown: readonly string[];
};

type Verdict = Pick<JudgedQuery, 'place' | 'precision' | 'acceptable'>;
/** Page names whose URLs differ. */
const AMBIGUOUS_PAGES = new Map([['about', 'about-company']]);
/** Number of products visible without scrolling. */
const VISIBLE_PRODUCTS = 5;
const MIN_CORRECT = 3;

/** Figures of a set of queries: shares 0–1, mean reciprocal rank, number of queries. */
export type Score = {
  queries: number;
  right: number;
  precision: number;
  mrr: number;
  acceptable: number;
  empty: number;
};

/**
 * Runs all queries on one engine and judges the results. A query without matching products expects no results or a
 * notice about unknown words.
 */
export async function judgeEngine(
  engine: SearchEngine,
  labels: readonly LabelledQuery[],
  products: ReadonlyMap<number, Products>,
): Promise<JudgedQuery[]> {
  const judged: JudgedQuery[] = [];
  for (const label of labels) {
    const before = process.cpuUsage();
    const started = performance.now();
    const found = await engine.find(label.q, label.language);
    const ms = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    judged.push({
      label,
      ...(label.right
        ? judge(found, compileExpectation(label.right), products)
        : label.pages
          ? judgePages(found, label.pages)
          : judgeNothing(found)),
      empty: found.ids.length === 0,
      ms,
      cpu: engine.isSeparateProcess ? null : (user + system) / 1000,
      shown: found.ids.map((id) => products.get(id)?.names[0] ?? ''),
    });
  }
  return judged;
}

/** Runs unmeasured queries first, because freshly loaded code is slow in every engine. */
export async function warmUp(engine: SearchEngine, queries: readonly string[]): Promise<void> {
  for (const query of queries) await engine.find(query, 'ru');
}

function judge(
  { ids }: SearchResult,
  isRight: (products: Products) => boolean,
  products: ReadonlyMap<number, Products>,
): Verdict {
  const verdicts = ids.slice(0, MAX_JUDGED_PRODUCTS).map((id) => {
    const product = products.get(id);
    return product !== undefined && isRight(product);
  });
  const first = verdicts.slice(0, VISIBLE_PRODUCTS).filter(Boolean);
  const there = [...products.values()].filter(isRight).length;
  return {
    place: verdicts.indexOf(true) + 1,
    precision: verdicts.length === 0 ? 0 : verdicts.filter(Boolean).length / verdicts.length,
    acceptable: verdicts[0] === true && first.length >= Math.min(MIN_CORRECT, there),
  };
}

function judgeNothing({ admits }: SearchResult): Verdict {
  return { place: admits ? 1 : 0, precision: admits ? 1 : 0, acceptable: admits };
}

function judgePages({ pages = [] }: SearchResult, right: readonly string[]): Verdict {
  const answered = pages.some((page) => right.some((path) => path.endsWith(AMBIGUOUS_PAGES.get(page) ?? page)));
  return { place: Number(answered), precision: Number(answered), acceptable: answered };
}

/** Aggregates judged queries. */
export function computeScore(judged: readonly JudgedQuery[]): Score {
  const mean = (of: (one: JudgedQuery) => number) =>
    judged.reduce((sum, one) => sum + of(one), 0) / Math.max(1, judged.length);
  return {
    queries: judged.length,
    right: mean(({ place }) => Number(place > 0)),
    precision: mean(({ precision }) => precision),
    mrr: mean(({ place }) => (place > 0 ? 1 / place : 0)),
    acceptable: mean(({ acceptable }) => Number(acceptable)),
    empty: mean(({ empty }) => Number(empty)),
  };
}

/** Rows of a report: each kind, then queries with products by language and in total. */
export function listRows(
  labels: readonly LabelledQuery[],
): { title: string; has: (label: LabelledQuery) => boolean }[] {
  const kinds = [...new Set(labels.map(({ kind }) => kind))];
  const answerable = ({ right, pages }: LabelledQuery) => right !== undefined || pages !== undefined;
  return [
    ...kinds.map((kind: QueryKind) => ({ title: kind, has: (label: LabelledQuery) => label.kind === kind })),
    { title: 'Russian', has: (label: LabelledQuery) => answerable(label) && label.language === 'ru' },
    { title: 'Kazakh', has: (label: LabelledQuery) => answerable(label) && label.language === 'kk' },
    { title: 'all', has: answerable },
  ];
}
