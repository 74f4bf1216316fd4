import { markdownTable } from '../run/saved.ts';
import type { Answer, ContenderReport } from './contender.ts';
import { questionKinds, type Question, type QuestionKind } from './questions.ts';

/** A contender with its process's report. */
export type Measured = { name: string; report: ContenderReport };

const short = (milliseconds: number) =>
  milliseconds < 10
    ? milliseconds.toFixed(2)
    : milliseconds < 100
      ? milliseconds.toFixed(1)
      : Math.round(milliseconds).toString();
const kinds = Object.entries(questionKinds) as [QuestionKind, string][];

/** Speed by kind of query. */
export function speedTable(measured: readonly Measured[]): string {
  return markdownTable([
    ['question', ...measured.map(({ name }) => name)],
    ...kinds.map(([kind, title]) => [
      title,
      ...measured.map(({ report: { kinds: of } }) => {
        const figures = of[kind];
        return figures
          ? `${short(figures.p50)} · ${short(figures.p95)} · ${short(figures.p99)} · ${short(figures.cpu)} (${figures.asked})`
          : 'not asked';
      }),
    ]),
  ]);
}

/** Build time, memory and the cost of changes. */
export function buildTable(measured: readonly Measured[]): string {
  const row = (title: string, of: (report: ContenderReport) => string) => [
    title,
    ...measured.map(({ report }) => of(report)),
  ];
  return markdownTable([
    ['', ...measured.map(({ name }) => name)],
    row('build from the tables, s', ({ buildSeconds }) => buildSeconds.toFixed(1)),
    row('start from the snapshot, s', ({ startSeconds }) => startSeconds?.toFixed(2) ?? '–'),
    row('memory (PostgreSQL: disk), MB', ({ memoryMb }) => String(Math.round(memoryMb))),
    row('new price visible after, ms', ({ priceMs }) => short(priceMs)),
    row('new value visible after, ms', ({ valuesMs }) => short(valuesMs)),
  ]);
}

/** Share of answers that equal the first contender's. */
export function agreementTable([first, ...peers]: readonly Measured[], questions: readonly Question[]): string {
  return markdownTable([
    ['question', ...peers.map(({ name }) => name)],
    ...kinds
      .filter(([kind]) => kind !== 'suggest')
      .map(([kind, title]) => [
        title,
        ...peers.map(({ report }) => agreement(kind, questions, first?.report.answers ?? {}, report.answers)),
      ]),
  ]);
}

function agreement(
  kind: QuestionKind,
  questions: readonly Question[],
  ours: Readonly<Record<number, Answer>>,
  theirs: Readonly<Record<number, Answer>>,
): string {
  const pairs = questions.flatMap((question, at) => {
    const [one, other] = [ours[at], theirs[at]];
    return question.kind === kind && one && other ? [[one, other] as const] : [];
  });
  const share = (equal: (one: Answer, other: Answer) => boolean) =>
    `${pairs.filter(([one, other]) => equal(one, other)).length}`;
  const parts = [
    share((one, other) => one.total === other.total),
    share((one, other) => sameCounts(one.counts, other.counts)),
    pairs.some(([, other]) => other.price)
      ? share((one, other) => one.price?.min === other.price?.min && one.price?.max === other.price?.max)
      : '–',
    share((one, other) => one.ids.join() === other.ids.join()),
  ];
  return pairs.length === 0 ? 'not asked' : `${parts.join(' · ')} of ${pairs.length}`;
}

function sameCounts(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
