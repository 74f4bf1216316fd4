import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { CatalogAnswer } from '#server/features/storefront/catalog/engine/engine.ts';
import { openDatabase, type Database } from '#server/platform/database/db.ts';
import { questionKinds, type Question, type QuestionKind } from './questions.ts';

/** The compared part of an answer; `counts` are keyed by `group:value`. */
export type Answer = {
  total: number;
  ids: number[];
  counts: Record<string, number>;
  price: { min: number; max: number } | null;
};
/** Applies a product change (new price, new values) and resolves when queries see it. */
type Changes = { price(productId: number): Promise<void>; values(productId: number): Promise<void> };
/**
 * A benchmarked engine. `ask` returns null for an unsupported question. `outside` reports the CPU seconds and memory
 * bytes of the engine's separate process.
 */
type Contender = {
  ask(question: Question): Promise<Answer | null>;
  changes: Changes;
  outside?: { cpuSeconds(): number; bytes: number };
  /** Restarts from the saved state. */
  startAgain?(): Promise<void>;
  close(): Promise<void>;
};
export type CreateContender = (db: Database) => Promise<Contender>;

/** Per query kind: latency percentiles and CPU per query in ms, and the number of queries. */
type KindFigures = { asked: number; p50: number; p95: number; p99: number; cpu: number };
/** Report of a contender's process. */
export type ContenderReport = {
  buildSeconds: number;
  memoryMb: number;
  kinds: Partial<Record<QuestionKind, KindFigures>>;
  answers: Record<number, Answer>;
  priceMs: number;
  valuesMs: number;
  startSeconds?: number;
};

const warmUps = 40;
const MAX_PER_KIND = 600;
const secondsPerKind = 6;
const changed = 20;

/**
 * Runs one contender: builds it, queries it, changes products; prints the report as JSON. Each kind of query stops
 * after six seconds or 600 queries.
 */
export async function runContender(create: CreateContender): Promise<void> {
  const [url = '', file = ''] = process.argv.slice(2);
  const questions = JSON.parse(readFileSync(file, 'utf8')) as Question[];
  const db = openDatabase(url, 2);
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const contender = await create(db);
  const buildSeconds = (performance.now() - started) / 1_000;
  collect();
  const memory = contender.outside?.bytes ?? process.memoryUsage().rss - before;

  const report: ContenderReport = {
    buildSeconds,
    memoryMb: memory / 2 ** 20,
    kinds: {},
    answers: {},
    priceMs: 0,
    valuesMs: 0,
  };
  for (const kind of Object.keys(questionKinds) as QuestionKind[]) {
    const numbered = questions
      .map((question, at) => ({ question, at }))
      .filter(({ question }) => question.kind === kind);
    const figures = await askKind(contender, numbered, report.answers);
    if (figures) report.kinds[kind] = figures;
  }
  const ids = (
    await db.$client<{ id: number }[]>`select id from products where id % 977 = 5 order by id limit ${changed}`
  ).map(({ id }) => id);
  report.priceMs = await millisecondsOf(ids, contender.changes.price);
  report.valuesMs = await millisecondsOf(ids.slice(0, 3), contender.changes.values);
  if (contender.startAgain) {
    const from = performance.now();
    await contender.startAgain();
    report.startSeconds = (performance.now() - from) / 1_000;
  }
  // Waits until stdout is flushed: a pipe delivers a long report in chunks.
  await new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(report)}\n`, () => resolve()));
  await contender.close();
  await db.$client.end();
  process.exit(0);
}

async function askKind(
  contender: Contender,
  questions: readonly { question: Question; at: number }[],
  answers: Record<number, Answer>,
): Promise<KindFigures | null> {
  const until = performance.now() + secondsPerKind * 1_000;
  for (const { question } of questions.slice(0, warmUps)) {
    if ((await contender.ask(question)) !== null && performance.now() > until - secondsPerKind * 700) break;
  }
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const outsideBefore = contender.outside?.cpuSeconds() ?? 0;
  for (let turn = 0; turn < MAX_PER_KIND && performance.now() < until; turn++) {
    const one = questions[turn % Math.max(1, questions.length)];
    if (!one) return null;
    const from = performance.now();
    const answer = await contender.ask(one.question);
    if (answer === null) continue;
    times.push(performance.now() - from);
    answers[one.at] ??= answer;
  }
  if (times.length === 0) return null;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = (user + system) / 1_000 + ((contender.outside?.cpuSeconds() ?? 0) - outsideBefore) * 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { asked: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu: cpu / times.length };
}

async function millisecondsOf(ids: readonly number[], change: (id: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (const id of ids) {
    const from = performance.now();
    await change(id);
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** Converts a catalogue answer to the compared form. */
export function comparable({ total, ids, groups, price }: CatalogAnswer): Answer {
  return {
    total,
    ids,
    price,
    counts: Object.fromEntries(
      groups.flatMap(({ group, counts }) => counts.map(({ value, count }) => [`${group}:${value}`, count])),
    ),
  };
}
