// Imports one feed into one database and prints its time, its CPU and its peak memory: node bench/feeds/import-child.ts
// <feed> <database>
import { existsSync, readFileSync } from 'node:fs';
import { openDatabase } from '#server/platform/database/db.ts';
import { importFeed } from '#server/feeds/import/import-feed.ts';

/** Peak memory of this process, MB. On Linux `maxRSS` includes that of the parent process, so /proc is read instead. */
function peakMemoryMb(): number {
  const status = existsSync('/proc/self/status')
    ? /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    : undefined;
  return (status ? Number(status) : process.resourceUsage().maxRSS) / 1024;
}

const [feed = '', url = ''] = process.argv.slice(2);
const db = openDatabase(url, 3);
const startedAt = performance.now();
const { added, changed, withdrawn } = await importFeed({ db, feed: 'bench', source: { path: feed } });
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage();
await db.$client.end();
process.stdout.write(
  `${JSON.stringify({ seconds, cpu: (user + system) / 1e6, megabytes: peakMemoryMb(), added, changed, withdrawn })}\n`,
);
