import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { recordJobRun } from '../../platform/process/job-states.ts';
import { createShopMetrics, classifyUrl } from './shop-metrics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const counts = () => ({ pages: 2, bytes: 1_000, hits: 7, misses: 3 });

test.each([
  ['/', 'page'],
  ['/kz/astana/c/telefony?sort=price&f=1.5', 'page'],
  ['/api/cart', 'call'],
  ['/assets/entry.js', 'file'],
  ['/favicon.ico?v=2', 'file'],
  ['/sitemap.xml', 'file'],
  ['/readyz', 'probe'],
])('classifies %s as %s', (url, kind) => {
  expect(classifyUrl(url)).toBe(kind);
});

test('reports responses, cache, pool, event loop, consumers and jobs', async () => {
  const { db } = database;
  await db.$client`insert into outbox (type, payload) select 'stock.changed', '{}' from generate_series(1, 5)`;
  await db.$client`insert into outbox_consumers (name, seq) values ('orders.payments', 3)`;
  await db.$client`insert into outbox_backlog (consumer, seq, state, tries) values ('orders.payments', 1, 'parked', 8), ('orders.payments', 2, 'retry', 1)`;
  await db.$client`insert into payment_attempts (id, order_id, covers, gateway, reference, amount, status, expires_at) values (1, 1, '{1}', 'ioka', 'r', 9, 'refunded', now())`;
  await db.$client`insert into payment_refunds (attempt_id, order_id, amount, state) values (1, 1, 3, 'due'), (1, 2, 3, 'refused'), (1, 3, 3, 'done')`;
  await db.$client`
    insert into notices (key, channel, title, body, path, state, created_at, due_at)
    select state || n, 'sms', '', '', '', state, now(), now() from unnest(array['waiting', 'sending', 'asking', 'unknown', 'failed', 'sent', 'settled', 'unwanted']) as state, generate_series(1, 2) as n`;
  const startedAt = new Date('2026-11-22T00:00:00Z');
  await recordJobRun(db, 'orders.expire', startedAt, 250, undefined);
  await recordJobRun(db, 'orders.expire', new Date(startedAt.getTime() + 30_000), 1_000, new Error('no'));
  const metrics = createShopMetrics(db, counts);
  metrics.observe('/c/telefony', 200, 0.0004);
  metrics.observe('/api/cart', 503, 0.2);
  const text = await metrics.text();
  for (const line of [
    'sauda_http_duration_seconds_bucket{kind="page",le="0.0005"} 1',
    'sauda_http_duration_seconds_count{kind="call"} 1',
    'sauda_http_answers_total{kind="call",status="5xx"} 1',
    'sauda_page_cache_hits_total 7',
    'sauda_page_cache_misses_total 3',
    'sauda_pool_waiting 0',
    'sauda_database_up 1',
    'sauda_outbox_lag_events{consumer="orders.payments"} 2',
    'sauda_outbox_retrying{consumer="orders.payments"} 1',
    'sauda_outbox_parked{consumer="orders.payments"} 1',
    `sauda_job_last_run_seconds{job="orders.expire"} ${startedAt.getTime() / 1000 + 30}`,
    `sauda_job_last_success_seconds{job="orders.expire"} ${startedAt.getTime() / 1000 + 0.25}`,
    'sauda_job_duration_seconds{job="orders.expire"} 1',
    'sauda_refunds{state="due"} 1',
    'sauda_refunds{state="refused"} 1',
    'sauda_messages{state="waiting"} 4',
    'sauda_messages{state="asking"} 2',
    'sauda_messages{state="unknown"} 2',
    'sauda_messages{state="failed"} 2',
    'sauda_job_runs_total{job="orders.expire"} 2',
    'sauda_job_failures_total{job="orders.expire"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^sauda_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
});

test('omits only the database metrics while the database is down', async () => {
  const unreachable = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 1);
  try {
    const text = await createShopMetrics(unreachable, counts).text();
    expect(text).toMatch(/^sauda_database_up 0$/m);
    expect(text).toMatch(/^sauda_page_cache_pages 2$/m);
    expect(text).not.toMatch(/^sauda_outbox/m);
  } finally {
    await unreachable.$client.end({ timeout: 1 });
  }
});
