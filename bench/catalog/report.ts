import { formatMarkdownTable } from '../run/benchmark-document.ts';
import type { Answer, ContenderReport } from './contender.ts';
import { QUERY_KINDS, type BenchQuery, type QueryKind } from './queries.ts';

/** A contender with its process's report. */
export type MeasuredContender = { name: string; report: ContenderReport };

const formatMs = (milliseconds: number) =>
  milliseconds < 10
    ? milliseconds.toFixed(2)
    : milliseconds < 100
      ? milliseconds.toFixed(1)
      : Math.round(milliseconds).toString();
const KIND_TITLES = Object.entries(QUERY_KINDS) as [QueryKind, string][];

/** Speed by kind of query. */
export function formatSpeedTable(measured: readonly MeasuredContender[]): string {
  return formatMarkdownTable([
    ['query', ...measured.map(({ name }) => name)],
    ...KIND_TITLES.map(([kind, title]) => [
      title,
      ...measured.map(({ report: { kinds: byKind } }) => {
        const figures = byKind[kind];
        return figures
          ? `${formatMs(figures.p50)} · ${formatMs(figures.p95)} · ${formatMs(figures.p99)} · ${formatMs(figures.cpu)} (${figures.queries})`
          : 'unsupported';
      }),
    ]),
  ]);
}

/** Build time, memory and the cost of changes. */
export function formatBuildTable(measured: readonly MeasuredContender[]): string {
  const row = (title: string, format: (report: ContenderReport) => string) => [
    title,
    ...measured.map(({ report }) => format(report)),
  ];
  return formatMarkdownTable([
    ['', ...measured.map(({ name }) => name)],
    row('build from the tables, s', ({ buildSeconds }) => buildSeconds.toFixed(1)),
    row('start from the snapshot, s', ({ startSeconds }) => startSeconds?.toFixed(2) ?? '–'),
    row('memory (PostgreSQL: disk), MB', ({ memoryMb }) => String(Math.round(memoryMb))),
    row('new price visible after, ms', ({ priceMs }) => formatMs(priceMs)),
    row('new value visible after, ms', ({ valuesMs }) => formatMs(valuesMs)),
  ]);
}

/** Share of answers that equal the first contender's. */
export function formatAgreementTable(
  [first, ...peers]: readonly MeasuredContender[],
  queries: readonly BenchQuery[],
): string {
  return formatMarkdownTable([
    ['query', ...peers.map(({ name }) => name)],
    ...KIND_TITLES.filter(([kind]) => kind !== 'suggest').map(([kind, title]) => [
      title,
      ...peers.map(({ report }) => formatAgreement(kind, queries, first?.report.answers ?? {}, report.answers)),
    ]),
  ]);
}

function formatAgreement(
  kind: QueryKind,
  queries: readonly BenchQuery[],
  answers: Readonly<Record<number, Answer>>,
  referenceAnswers: Readonly<Record<number, Answer>>,
): string {
  const pairs = queries.flatMap((benchQuery, index) => {
    const [first, second] = [answers[index], referenceAnswers[index]];
    return benchQuery.kind === kind && first && second ? [[first, second] as const] : [];
  });
  const countEqual = (equal: (first: Answer, second: Answer) => boolean) =>
    `${pairs.filter(([first, second]) => equal(first, second)).length}`;
  const parts = [
    countEqual((first, second) => first.total === second.total),
    countEqual((first, second) => haveSameCounts(first.counts, second.counts)),
    pairs.some(([, second]) => second.price)
      ? countEqual((first, second) => first.price?.min === second.price?.min && first.price?.max === second.price?.max)
      : '–',
    countEqual((first, second) => first.ids.join() === second.ids.join()),
  ];
  return pairs.length === 0 ? 'unsupported' : `${parts.join(' · ')} of ${pairs.length}`;
}

function haveSameCounts(first: Readonly<Record<string, number>>, second: Readonly<Record<string, number>>): boolean {
  const keys = Object.keys(first);
  return keys.length === Object.keys(second).length && keys.every((key) => first[key] === second[key]);
}
