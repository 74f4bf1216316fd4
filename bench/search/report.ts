import { formatMarkdownTable } from '../run/benchmark-document.ts';
import { percentile } from '../run/figure.ts';
import type { LabelledQuery } from './label.ts';
import { listRows, computeScore, type JudgedQuery, type Score } from './score.ts';

const percent = (share: number) => `${Math.round(share * 100)}`;
const cell = ({ right, acceptable, precision, mrr, empty }: Score) =>
  `${percent(right)} · ${percent(acceptable)} · ${percent(precision)} · ${mrr.toFixed(2)} · ${percent(empty)}`;

/**
 * A part as a table: correct in the top ten (%) · acceptable first page (%) · precision@10 (%) · MRR · no results (%).
 */
export function formatPartTable(
  labels: readonly LabelledQuery[],
  engines: readonly { name: string; judged: readonly JudgedQuery[] }[],
): string {
  return formatMarkdownTable([
    ['kind', 'queries', ...engines.map(({ name }) => name)],
    ...listRows(labels).map(({ title, has }) => [
      title,
      String(labels.filter(has).length),
      ...engines.map(({ judged }) => cell(computeScore(judged.filter(({ label }) => has(label))))),
    ]),
  ]);
}

/** Quantile of query times, ms with one decimal; a dash without times. */
function quantile(judged: readonly JudgedQuery[], share: number, of: (one: JudgedQuery) => number | null): string {
  const times = judged.map(of).filter((time) => time !== null);
  return times.length === 0 ? '–' : percentile(times, share).toFixed(1);
}

/** Wall clock and CPU milliseconds per query, median and 99th percentile. */
export function formatTimeTable(engines: readonly { name: string; judged: readonly JudgedQuery[] }[]): string {
  const row = (title: string, share: number, of: (one: JudgedQuery) => number | null) => [
    title,
    ...engines.map(({ judged }) => quantile(judged, share, of)),
  ];
  return formatMarkdownTable([
    ['ms a query', ...engines.map(({ name }) => name)],
    row('p50', 0.5, ({ ms }) => ms),
    row('p99', 0.99, ({ ms }) => ms),
    row('CPU p50', 0.5, ({ cpu }) => cpu),
    row('CPU p99', 0.99, ({ cpu }) => cpu),
  ]);
}

/** A part of the set with each engine's results. */
export type MeasuredPart = {
  title: string;
  labels: readonly LabelledQuery[];
  engines: readonly { name: string; judged: readonly JudgedQuery[] }[];
};

const LANGUAGES = new Set(['Russian', 'Kazakh']);

/**
 * All parts in one table: correct in the top ten / acceptable first page / precision@10, percent. Excludes queries
 * without an answer, like `partTable`.
 */
export function formatSummaryTable(measuredParts: readonly MeasuredPart[]): string {
  const names = measuredParts[0]?.engines.map(({ name }) => name) ?? [];
  const short = ({ right, acceptable, precision }: Score) => [right, acceptable, precision].map(percent).join('/');
  return formatMarkdownTable([
    ['part', 'queries', ...names],
    ...measuredParts.flatMap(({ title, labels, engines }) =>
      listRows(labels)
        .filter((row) => LANGUAGES.has(row.title))
        .map(({ title: language, has }) => [
          `${title}, ${language}`,
          String(labels.filter(has).length),
          ...engines.map(({ judged }) => short(computeScore(judged.filter(({ label }) => has(label))))),
        ]),
    ),
  ]);
}

/** Milliseconds per query for all parts in one table: p50/p99, for Sauda also CPU. */
export function formatSummaryTimeTable(measuredParts: readonly MeasuredPart[]): string {
  const names = measuredParts[0]?.engines.map(({ name }) => name) ?? [];
  const times = (judged: readonly JudgedQuery[], of: (one: JudgedQuery) => number | null) =>
    `${quantile(judged, 0.5, of)}/${quantile(judged, 0.99, of)}`;
  return formatMarkdownTable([
    ['ms per query, p50/p99', ...names, `${names[0] ?? ''}, CPU`],
    ...measuredParts.map(({ title, engines }) => [
      title,
      ...engines.map(({ judged }) => times(judged, ({ ms }) => ms)),
      times(engines[0]?.judged ?? [], ({ cpu }) => cpu),
    ]),
  ]);
}

/** Lists queries without an acceptable first page, and the products shown instead. */
export function formatMisses(judged: readonly JudgedQuery[]): string {
  return judged
    .filter(({ acceptable }) => !acceptable)
    .map(({ label, shown }) => `${label.kind.padEnd(15)} ${label.q}  →  ${shown.slice(0, 3).join(' | ') || 'nothing'}`)
    .join('\n');
}
