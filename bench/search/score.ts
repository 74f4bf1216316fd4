import type { LabelledQuery, QueryKind } from './label.ts';
import { judgeOf, type Products } from './right.ts';
import { MAX_LOOKED_AT, type Found, type Way } from './ways/way.ts';

/**
 * How one query went: place of the first right product from 1 (0 for none), share of right ones among the first ten
 * shown, nothing shown.
 */
export type Judged = {
  label: LabelledQuery;
  place: number;
  precision: number;
  /** The first is right and three of the first five are, as far as there are so many; a question has its page. */
  acceptable: boolean;
  empty: boolean;
  ms: number;
  /** CPU of this process, ms; null for a way that works in another one. */
  cpu: number | null;
  shown: readonly string[];
};

type Verdict = Pick<Judged, 'place' | 'precision' | 'acceptable'>;
/** Pages whose addresses do not end as they are called. */
const longer = new Map([['about', 'about-company']]);
/** What is seen without scrolling, and how much of it must be right. */
const FIRST = 5;
const ENOUGH = 3;

/** Figures of some queries: shares 0–1, mean reciprocal rank, queries. */
export type Score = {
  queries: number;
  right: number;
  precision: number;
  mrr: number;
  acceptable: number;
  empty: number;
};

/**
 * Asks one way every query and judges what it shows. For a query without products right is to show nothing, or to say that
 * words were not found.
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

/** Asks questions that are not measured: code that has just been loaded is slow in every way. */
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

/** Sums judged queries up. */
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

/** Rows of a report: every kind by itself, then those that have products by language and together. */
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
