import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { CatalogAnswer } from '#server/features/storefront/catalog/engine/engine.ts';
import { openDatabase, type Database } from '#server/platform/database/db.ts';
import { percentile } from '../run/figure.ts';
import { QUERY_KINDS, type BenchQuery, type QueryKind } from './queries.ts';

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
 * A benchmarked engine. `run` returns null for an unsupported query. `separateProcess` reports the CPU seconds and memory
 * bytes of the engine's separate process.
 */
type Contender = {
  run(benchQuery: BenchQuery): Promise<Answer | null>;
  changes: Changes;
  separateProcess?: { cpuSeconds(): number; bytes: number };
  /** Restarts from the saved state. */
  restart?(): Promise<void>;
  close(): Promise<void>;
};
export type CreateContender = (db: Database) => Promise<Contender>;

/** Per query kind: latency percentiles and CPU per query in ms, and the number of queries. */
type KindFigures = { queries: number; p50: number; p95: number; p99: number; cpu: number };
/** Report of a contender's process. */
export type ContenderReport = {
  buildSeconds: number;
  memoryMb: number;
  kinds: Partial<Record<QueryKind, KindFigures>>;
  answers: Record<number, Answer>;
  priceMs: number;
  valuesMs: number;
  startSeconds?: number;
};

const WARM_UP_QUERIES = 40;
const MAX_PER_KIND = 600;
const SECONDS_PER_KIND = 6;
const CHANGED_PRODUCTS = 20;

/**
 * Runs one contender: builds it, queries it, changes products; prints the report as JSON. Each kind of query stops
 * after six seconds or 600 queries.
 */
export async function runContender(create: CreateContender): Promise<void> {
  const [url = '', file = ''] = process.argv.slice(2);
  const queries = JSON.parse(readFileSync(file, 'utf8')) as BenchQuery[];
  const db = openDatabase(url, 2);
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc') as () => void;
  collectGarbage();
  const memoryBefore = process.memoryUsage().rss;
  const startedAt = performance.now();
  const contender = await create(db);
  const buildSeconds = (performance.now() - startedAt) / 1_000;
  collectGarbage();
  const memory = contender.separateProcess?.bytes ?? process.memoryUsage().rss - memoryBefore;

  const report: ContenderReport = {
    buildSeconds,
    memoryMb: memory / 2 ** 20,
    kinds: {},
    answers: {},
    priceMs: 0,
    valuesMs: 0,
  };
  for (const kind of Object.keys(QUERY_KINDS) as QueryKind[]) {
    const numberedQueries = queries
      .map((benchQuery, index) => ({ benchQuery, at: index }))
      .filter(({ benchQuery }) => benchQuery.kind === kind);
    const figures = await measureKind(contender, numberedQueries, report.answers);
    if (figures) report.kinds[kind] = figures;
  }
  const ids = (
    await db.$client<{ id: number }[]>`select id from products where id % 977 = 5 order by id limit ${CHANGED_PRODUCTS}`
  ).map(({ id }) => id);
  report.priceMs = await medianChangeMs(ids, contender.changes.price);
  report.valuesMs = await medianChangeMs(ids.slice(0, 3), contender.changes.values);
  if (contender.restart) {
    const startedAt = performance.now();
    await contender.restart();
    report.startSeconds = (performance.now() - startedAt) / 1_000;
  }
  // Waits until stdout is flushed: a pipe delivers a long report in chunks.
  await new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(report)}\n`, () => resolve()));
  await contender.close();
  await db.$client.end();
  process.exit(0);
}

async function measureKind(
  contender: Contender,
  queries: readonly { benchQuery: BenchQuery; at: number }[],
  answers: Record<number, Answer>,
): Promise<KindFigures | null> {
  const deadline = performance.now() + SECONDS_PER_KIND * 1_000;
  for (const { benchQuery } of queries.slice(0, WARM_UP_QUERIES)) {
    if ((await contender.run(benchQuery)) !== null && performance.now() > deadline - SECONDS_PER_KIND * 700) break;
  }
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const separateCpuBefore = contender.separateProcess?.cpuSeconds() ?? 0;
  for (let round = 0; round < MAX_PER_KIND && performance.now() < deadline; round++) {
    const next = queries[round % Math.max(1, queries.length)];
    if (!next) return null;
    const startedAt = performance.now();
    const answer = await contender.run(next.benchQuery);
    if (answer === null) continue;
    times.push(performance.now() - startedAt);
    answers[next.at] ??= answer;
  }
  if (times.length === 0) return null;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = (user + system) / 1_000 + ((contender.separateProcess?.cpuSeconds() ?? 0) - separateCpuBefore) * 1_000;
  return {
    queries: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpu: cpu / times.length,
  };
}

async function medianChangeMs(ids: readonly number[], change: (id: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (const id of ids) {
    const startedAt = performance.now();
    await change(id);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** Converts a catalogue answer to the compared form. */
export function toAnswer({ total, ids, groups, price }: CatalogAnswer): Answer {
  return {
    total,
    ids,
    price,
    counts: Object.fromEntries(
      groups.flatMap(({ group, counts }) => counts.map(({ value, count }) => [`${group}:${value}`, count])),
    ),
  };
}
