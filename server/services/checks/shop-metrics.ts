import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { NOTICE_CHANNELS } from '#domain/customers/notice-choices.ts';
import type { EngineState } from '../../features/storefront/catalog/engine/engine.ts';
import { countFaults } from '../../features/operations/audit/audit.service.ts';
import { countOpenRefunds, type RefundCounts } from '../../features/money/payments/payments.service.ts';
import {
  countOpenNotices,
  findSenderStates,
  type NoticeCounts,
  type SenderState,
} from '../../features/messaging/notices/notices.service.ts';
import { countOpenReceipts, type ReceiptCounts } from '../../features/money/receipts/receipts.service.ts';
import { countRecentCodes } from '../../features/customers/phone-verification/phone-verification.service.ts';
import { findExportStates, findImportStates, type ExportState, type ImportState } from '../../feeds/feed-states.ts';
import type { Database } from '../../platform/database/db.ts';
import { findJobStates, type JobState } from '../../platform/process/job-states.ts';
import { createHistogram, createMetric, formatMetrics, type Metric } from '../../platform/process/metrics.ts';
import { findConsumerStates, type ConsumerState } from '../../platform/events/outbox-consumers.ts';
import type { SetupProblem } from './setup-checks.ts';
import type { ResponseObserver } from '../http/traffic.ts';
import { failingSenders, isJobFailing, type SenderFailures } from './warnings.ts';

const DATABASE_TIMEOUT_MS = 1_000;
const NANOSECONDS_PER_SECOND = 1e9;
/** Status class by its first digit, 1xx to 5xx. */
const STATUS_CLASSES = 6;
/** Upper bounds in seconds: a cached page takes tenths of a millisecond, an import minutes. */
const DURATION_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Page cache counters since the start. */
export type CacheCounts = { pages: number; bytes: number; hits: number; misses: number };

/** Metrics of a process: call `observe` for every response; `text` returns the Prometheus format. */
export type ShopMetrics = { observe: ResponseObserver; text(): Promise<string> };

/** Creates a process's metrics. Omits database metrics while the database is down. */
export function createShopMetrics(
  db: Database,
  cacheCounts: () => CacheCounts,
  setup: () => readonly SetupProblem[] = () => [],
  searchState: () => EngineState = () => 'ready',
  failures: SenderFailures = {},
): ShopMetrics {
  const durations = createHistogram(
    'sauda_http_duration_seconds',
    'Time from a request to the end of its response, by kind of URL.',
    'kind',
    DURATION_BOUNDS,
  );
  const statuses = new Map<string, Float64Array>();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();

  return {
    observe(url, status, seconds) {
      const kind = classifyUrl(url);
      durations.observe(kind, seconds);
      let counts = statuses.get(kind);
      if (!counts) statuses.set(kind, (counts = new Float64Array(STATUS_CLASSES)));
      counts[Math.floor(status / 100)]!++;
    },

    async text() {
      const databaseMetrics = await storedMetrics(db, failures);
      const processSamples = [
        durations.metric(),
        createMetric(
          'counter',
          'sauda_http_answers_total',
          'Responses by kind of URL and status class.',
          [...statuses].flatMap(([kind, counts]) =>
            [...counts].flatMap((count, statusClass) =>
              count > 0 ? [[{ kind, status: `${statusClass}xx` }, count] as const] : [],
            ),
          ),
        ),
        ...cacheMetrics(cacheCounts()),
        ...poolMetrics(db),
        ...loopMetrics(loop),
        ...processMetrics(),
        createMetric(
          'gauge',
          'sauda_setup_problem',
          'Setup problems of a public shop, by check (npm run setup-check shows the remedies).',
          setup().map(({ check }) => [{ check }, 1] as const),
        ),
        createMetric(
          'gauge',
          'sauda_search_up',
          'Whether lists and searches work.',
          searchState() === 'unavailable' ? 0 : 1,
        ),
        createMetric('gauge', 'sauda_database_up', 'Whether the database responds.', databaseMetrics ? 1 : 0),
      ];
      loop.reset();
      return formatMetrics([...processSamples, ...(databaseMetrics ?? [])]);
    },
  };
}

/** Classifies an address as call, file, page or operator address. */
export function classifyUrl(url: string): 'call' | 'file' | 'page' | 'probe' {
  if (url.startsWith('/api/')) return 'call';
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (path === '/readyz' || path === '/healthz' || path === '/metrics') return 'probe';
  return path.lastIndexOf('.') > path.lastIndexOf('/') || path.startsWith('/assets/') ? 'file' : 'page';
}

function cacheMetrics({ pages, bytes, hits, misses }: CacheCounts): Metric[] {
  return [
    createMetric('gauge', 'sauda_page_cache_pages', 'Pages kept in memory.', pages),
    createMetric('gauge', 'sauda_page_cache_bytes', 'Bytes of pages kept in memory.', bytes),
    createMetric('counter', 'sauda_page_cache_hits_total', 'Pages served from memory.', hits),
    createMetric('counter', 'sauda_page_cache_misses_total', 'Pages that had to be rendered.', misses),
  ];
}

function loopMetrics(loop: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  return [
    createMetric('gauge', 'sauda_event_loop_delay_seconds', 'Event loop delay since the last read of these metrics.', [
      [{ quantile: '0.5' }, loop.percentile(50) / NANOSECONDS_PER_SECOND],
      [{ quantile: '0.99' }, loop.percentile(99) / NANOSECONDS_PER_SECOND],
      [{ quantile: '1' }, loop.max / NANOSECONDS_PER_SECOND],
    ]),
  ];
}

function processMetrics(): Metric[] {
  const memory = process.memoryUsage();
  return [
    createMetric('gauge', 'process_resident_memory_bytes', 'Resident memory.', memory.rss),
    createMetric('gauge', 'process_heap_used_bytes', 'JavaScript heap in use.', memory.heapUsed),
    createMetric('gauge', 'process_uptime_seconds', 'Seconds since the start.', process.uptime()),
  ];
}

function poolMetrics({ $client }: Database): Metric[] {
  const { open, idle, waiting } = $client.state();
  return [
    createMetric('gauge', 'sauda_pool_connections', 'Connections of the pool to the database.', [
      [{ state: 'idle' }, idle],
      [{ state: 'busy' }, open - idle],
    ]),
    createMetric('gauge', 'sauda_pool_waiting', 'Callers waiting for a connection.', waiting),
  ];
}

async function storedMetrics(db: Database, failures: SenderFailures): Promise<Metric[] | null> {
  const read = Promise.all([
    findConsumerStates(db),
    findJobStates(db),
    countRecentCodes(db),
    countOpenRefunds(db.$client),
    countFaults(db),
    countOpenReceipts(db),
    countOpenNotices(db),
    findSenderStates(db, new Date()),
    findImportStates(db),
    findExportStates(db),
  ]).then(
    ([consumers, jobs, codes, refunds, faults, receipts, messages, senders, imports, exports]) => [
      ...importMetrics(imports),
      ...exportMetrics(exports),
      ...consumerMetrics(consumers),
      ...jobMetrics(jobs),
      createMetric(
        'gauge',
        'sauda_phone_codes_hour',
        'SMS codes sent in the last hour (setting phone.codesOfShop).',
        codes,
      ),
      refundMetric(refunds),
      ...receiptMetrics(receipts),
      messageMetric(messages),
      ...senderMetrics(senders, failures),
      createMetric(
        'gauge',
        'sauda_audit_faults',
        'Inconsistencies found by the last nightly audit; anything above 0 needs an operator.',
        faults.map(({ check, faults: count }) => [{ check }, count] as const),
      ),
    ],
    () => null,
  );
  return Promise.race([read, delay(DATABASE_TIMEOUT_MS, null, { ref: false })]);
}

function consumerMetrics(consumers: ConsumerState[]): Metric[] {
  const samples = (value: (state: ConsumerState) => number) =>
    consumers.map((state) => [{ consumer: state.name }, value(state)] as const);
  return [
    createMetric(
      'gauge',
      'sauda_outbox_lag_events',
      'Events a durable consumer has not reached.',
      samples(({ lag }) => lag),
    ),
    createMetric(
      'gauge',
      'sauda_outbox_gaps',
      'Numbers that may still be committed late.',
      samples(({ gaps }) => gaps),
    ),
    createMetric(
      'gauge',
      'sauda_outbox_retrying',
      'Failed events that will be retried.',
      samples((state) => state.retrying),
    ),
    createMetric(
      'gauge',
      'sauda_outbox_parked',
      'Events that failed too often and wait for an operator.',
      samples((state) => state.parked),
    ),
  ];
}

function importMetrics(imports: ImportState[]): Metric[] {
  const samples = (value: (state: ImportState) => number) =>
    imports.map((state) => [{ feed: state.feed }, value(state)] as const);
  return [
    createMetric(
      'gauge',
      'sauda_import_age_seconds',
      'Time since the last successful import of the feed; -1 without one.',
      samples(({ ageSeconds }) => ageSeconds ?? -1),
    ),
    createMetric(
      'gauge',
      'sauda_import_failed',
      'Whether the last import of the feed was refused or failed.',
      samples(({ failed }) => Number(failed)),
    ),
    createMetric(
      'gauge',
      'sauda_import_offers',
      'Offers read by the last import of the feed.',
      samples(({ offers }) => offers),
    ),
    createMetric(
      'gauge',
      'sauda_import_rejected',
      'Offers rejected by the last import of the feed.',
      samples(({ rejected }) => rejected),
    ),
    createMetric(
      'gauge',
      'sauda_import_prices_held',
      'Prices held back by the last import of the feed, waiting for an operator.',
      samples(({ pricesHeld }) => pricesHeld),
    ),
  ];
}

function exportMetrics(exports: ExportState[]): Metric[] {
  const samples = (value: (state: ExportState) => number) =>
    exports.map((state) => [{ kind: state.kind, city: state.city }, value(state)] as const);
  return [
    createMetric(
      'gauge',
      'sauda_export_age_seconds',
      'Time since the exported feed was written.',
      samples(({ ageSeconds }) => ageSeconds),
    ),
    createMetric(
      'gauge',
      'sauda_export_failed',
      'Whether the last export failed; the previous feed stays.',
      samples(({ failed }) => Number(failed)),
    ),
    createMetric(
      'gauge',
      'sauda_export_products',
      'Products in the exported feed.',
      samples(({ products }) => products),
    ),
  ];
}

function refundMetric({ due, refused }: RefundCounts): Metric {
  return createMetric('gauge', 'sauda_refunds', 'Refunds waiting for their gateway, and refused ones.', [
    [{ state: 'due' }, due],
    [{ state: 'refused' }, refused],
  ]);
}

function messageMetric(counts: NoticeCounts): Metric {
  return createMetric(
    'gauge',
    'sauda_messages',
    'Messages to customers: waiting, being checked with the provider, left to an operator, and given up.',
    Object.entries(counts).map(([state, count]) => [{ state }, count] as const),
  );
}

function senderMetrics(senders: readonly SenderState[], failures: SenderFailures): Metric[] {
  const failing = failingSenders(senders, failures);
  const samples = (value: (state: SenderState) => number) =>
    NOTICE_CHANNELS.map((channel) => {
      const state = senders.find((sender) => sender.channel === channel);
      return [{ channel }, state ? value(state) : 0] as const;
    });
  return [
    createMetric(
      'gauge',
      'sauda_sender_failing',
      'Whether the channel has failed since its last sent message.',
      NOTICE_CHANNELS.map((channel) => [{ channel }, Number(failing.has(channel))] as const),
    ),
    createMetric(
      'gauge',
      'sauda_sender_overdue',
      'Overdue messages of the channel since its last sent message.',
      samples(({ overdue }) => overdue),
    ),
    createMetric(
      'gauge',
      'sauda_sender_oldest_seconds',
      'Age of the oldest of them, including given-up ones; 0 without any.',
      samples(({ oldestSeconds }) => oldestSeconds ?? 0),
    ),
  ];
}

function receiptMetrics({ waiting, refused, oldestSeconds }: ReceiptCounts): Metric[] {
  return [
    createMetric('gauge', 'sauda_receipts', 'Receipts waiting for the cash register, and refused ones.', [
      [{ state: 'waiting' }, waiting],
      [{ state: 'refused' }, refused],
    ]),
    createMetric(
      'gauge',
      'sauda_receipt_oldest_seconds',
      'Age of the oldest unissued receipt; 0 without any.',
      oldestSeconds ?? 0,
    ),
  ];
}

function jobMetrics(jobs: JobState[]): Metric[] {
  const samples = (value: (state: JobState) => number) =>
    jobs.map((state) => [{ job: state.name }, value(state)] as const);
  const seconds = (moment: Date | null) => (moment ? moment.getTime() / 1000 : 0);
  return [
    createMetric(
      'gauge',
      'sauda_job_last_run_seconds',
      'Start of the last run, Unix time.',
      samples((state) => seconds(state.startedAt)),
    ),
    createMetric(
      'gauge',
      'sauda_job_last_success_seconds',
      'End of the last successful run, Unix time; 0 means never.',
      samples((state) => seconds(state.succeededAt)),
    ),
    createMetric(
      'gauge',
      'sauda_job_duration_seconds',
      'Duration of the last run.',
      samples((state) => state.durationMs / 1000),
    ),
    createMetric(
      'gauge',
      'sauda_job_failing',
      'Whether the last run failed without a recent success.',
      samples((state) => Number(isJobFailing(state))),
    ),
    createMetric(
      'counter',
      'sauda_job_runs_total',
      'Runs of all workers.',
      samples((state) => state.runs),
    ),
    createMetric(
      'counter',
      'sauda_job_failures_total',
      'Failed runs of all workers.',
      samples((state) => state.failures),
    ),
  ];
}
