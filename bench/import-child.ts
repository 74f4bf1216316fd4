// Imports one feed into one database and prints its time and its largest memory: node bench/import-child.ts <feed> <database>
import { openDatabase } from '#server/platform/db.ts';
import { importFeed } from '#server/feeds/import-feed.ts';

const [feed = '', url = ''] = process.argv.slice(2);
const db = openDatabase(url, 3);
const began = performance.now();
const { added, changed, withdrawn } = await importFeed({ db, feed: 'bench', source: { path: feed } });
const seconds = (performance.now() - began) / 1000;
await db.$client.end();
process.stdout.write(`${JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024, added, changed, withdrawn })}\n`);
