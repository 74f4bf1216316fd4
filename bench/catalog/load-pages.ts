// Requests every path once, or cycles through the paths for the given number of seconds:
// node bench/catalog/load-pages.ts <origin> <file with paths> <clients> <seconds, 0 for each path once>
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const [url = '', file = '', clients = '1', seconds = '0'] = process.argv.slice(2);
const requests = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((path) => ({ path }));
const connections = Number(clients);
const headers = { 'accept-encoding': 'br' };
// Every connection walks its own part of the list.
const parts =
  Number(seconds) > 0
    ? [requests]
    : Array.from({ length: connections }, (_, connection) =>
        requests.filter((__, index) => index % connections === connection),
      );
const startedAt = performance.now();
const results = await Promise.all(
  parts.map((part) =>
    Number(seconds) > 0
      ? autocannon({ url, connections, headers, requests: part, duration: Number(seconds) })
      : autocannon({ url, connections: 1, headers, requests: part, amount: part.length }),
  ),
);
const failures = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
if (failures > 0) throw new Error(`${failures} failed responses`);
const total = results.reduce((sum, { requests: { total: count } }) => sum + count, 0);
const mean = (select: (latency: (typeof results)[number]['latency']) => number) =>
  results.reduce((sum, { latency }) => sum + select(latency), 0) / results.length;
process.stdout.write(
  `${JSON.stringify({ perSecond: total / ((performance.now() - startedAt) / 1_000), p50: mean(({ p50 }) => p50), p99: Math.max(...results.map(({ latency }) => latency.p99)), total })}\n`,
);
