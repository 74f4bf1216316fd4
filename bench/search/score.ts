import type { LabelledQuery, QueryKind } from './label.ts';
import { judgeOf, type Products } from './right.ts';
import { MAX_LOOKED_AT, type Found, type Way } from './ways/way.ts';

/**
 * Result of one query: rank of the first correct product from 1 (0 for none), share of correct ones in the top ten,
 * whether nothing was shown.
 */
export type Judged = {
  label: LabelledQuery;
  place: number;
  precision: number;
  /**
   * The first product is correct, and so are three of the first five (or as many as exist); a question has its page.
   */
  acceptable: boolean;
  empty: boolean;
  ms: number;
  /** CPU of this process, ms; null for an engine in another process. */
  cpu: number | null;
  shown: readonly string[];
};

type Verdict = Pick<Judged, 'place' | 'precision' | 'acceptable'>;
/** Page names whose URLs differ. */
const longer = new Map([['about', 'about-company']]);
/** Number of products visible without scrolling. */
const FIRST = 5;
const ENOUGH = 3;

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
export async function judgeWay(
  way: Way,
  labels: readonly LabelledQuery[],
  products: ReadonlyMap<number, Products>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const label of labels) {
    const before = process.cpuUsage();
    const started = performance.now();
    const found = await way.find(label.q, label.language);
    const ms = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    judged.push({
      label,
      ...(label.right
        ? judge(found, judgeOf(label.right), products)
        : label.pages
          ? judgePages(found, label.pages)
          : judgeNothing(found)),
      empty: found.ids.length === 0,
      ms,
      cpu: way.elsewhere ? null : (user + system) / 1000,
      shown: found.ids.map((id) => products.get(id)?.names[0] ?? ''),
    });
  }
  return judged;
}

/** Runs unmeasured queries first, because freshly loaded code is slow in every engine. */
export async function warmUp(way: Way, questions: readonly string[]): Promise<void> {
  for (const question of questions) await way.find(question, 'ru');
}

function judge(
  { ids }: Found,
  isRight: (products: Products) => boolean,
  products: ReadonlyMap<number, Products>,
): Verdict {
  const verdicts = ids.slice(0, MAX_LOOKED_AT).map((id) => {
    const product = products.get(id);
    return product !== undefined && isRight(product);
  });
  const first = verdicts.slice(0, FIRST).filter(Boolean);
  const there = [...products.values()].filter(isRight).length;
  return {
    place: verdicts.indexOf(true) + 1,
    precision: verdicts.length === 0 ? 0 : verdicts.filter(Boolean).length / verdicts.length,
    acceptable: verdicts[0] === true && first.length >= Math.min(ENOUGH, there),
  };
}

function judgeNothing({ admits }: Found): Verdict {
  return { place: admits ? 1 : 0, precision: admits ? 1 : 0, acceptable: admits };
}

function judgePages({ pages = [] }: Found, right: readonly string[]): Verdict {
  const answered = pages.some((page) => right.some((path) => path.endsWith(longer.get(page) ?? page)));
  return { place: Number(answered), precision: Number(answered), acceptable: answered };
}

/** Aggregates judged queries. */
export function scoreOf(judged: readonly Judged[]): Score {
  const mean = (of: (one: Judged) => number) =>
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
export function rowsOf(labels: readonly LabelledQuery[]): { title: string; has: (label: LabelledQuery) => boolean }[] {
  const kinds = [...new Set(labels.map(({ kind }) => kind))];
  const answerable = ({ right, pages }: LabelledQuery) => right !== undefined || pages !== undefined;
  return [
    ...kinds.map((kind: QueryKind) => ({ title: kind, has: (label: LabelledQuery) => label.kind === kind })),
    { title: 'Russian', has: (label: LabelledQuery) => answerable(label) && label.language === 'ru' },
    { title: 'Kazakh', has: (label: LabelledQuery) => answerable(label) && label.language === 'kk' },
    { title: 'all', has: answerable },
  ];
}
