import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { importFeed } from '../import-feed.ts';
import { wrapOffers, importText, createOffer, seedCities, wholeCatalogue } from '#test/factories/catalog/importing.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const child = `
  import { openDatabase } from './server/platform/database/db.ts';
  import { importFeed } from './server/feeds/import/import-feed.ts';
  await importFeed({ db: openDatabase(process.env.TEST_URL, 2), feed: 'test', source: { path: process.env.TEST_FEED },
    onProgress: ({ stage, done }) => { if (stage === process.env.TEST_STAGE && (stage !== 'reading' || done > 400_000)) process.kill(process.pid, 'SIGKILL'); } });`;

let database: TestDatabase;
let dir: string;
let feed: string;
const words = (index: number) =>
  `<vendor>Марка ${index % 20}</vendor><picture>https://img.example.kz/${index}.jpg</picture><description>${'Слова о чайнике. '.repeat(10)}</description><param name="Мощность">${index} Вт</param>`;
const oldFeed = wrapOffers(Array.from({ length: 300 }, (_, index) => createOffer(`a${index}`, 100 + index)).join(''));
const newFeed = wrapOffers(
  Array.from({ length: 2500 }, (_, index) => createOffer(`a${index}`, 5000 + index, words(index))).join(''),
);
const readCatalogue = () => wholeCatalogue(database.db);

/** Waits until PostgreSQL has ended the session of the killed importer. */
async function lockFreed(): Promise<void> {
  for (;;) {
    const heldPrices = await database.db
      .$client`select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    if (heldPrices.length === 0) return;
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'import-'));
  feed = path.join(dir, 'new.yml');
  await writeFile(feed, newFeed);
  await seedCities(database.db);
  await importText(database.db, oldFeed);
});
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

test.each(firstOrAll(['stock', 'reading', 'products', 'characteristics', 'finishing']))(
  'keeps the old catalogue when killed with SIGKILL while %s',
  async (stage) => {
    const before = await readCatalogue();
    const importer = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', child],
      {
        cwd: root,
        env: { ...process.env, TEST_URL: database.url, TEST_FEED: feed, TEST_STAGE: stage },
        stdio: 'ignore',
      },
    );
    const [, signal] = await once(importer, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await readCatalogue()).toEqual(before);
    await lockFreed();
    expect(
      await database.db.$client`select from pg_class where relname like 'feed\\_%' and relpersistence = 't'`,
    ).toHaveLength(0);
  },
);

test('imports successfully after all those kills', async () => {
  expect(await importFeed({ db: database.db, feed: 'test', source: { path: feed } })).toMatchObject({
    added: 2200,
    changed: 300,
    withdrawn: 0,
    rejected: 0,
  });
  expect(await database.db.$client`select from import_runs where status = 'running'`).toHaveLength(0);
});

test('refuses a concurrent import of the same feed and allows one of another feed', async () => {
  const stream = new Readable({ read() {} });
  const text = wrapOffers(createOffer('x', 100));
  let onBegin: (() => void) | undefined;
  const reading = new Promise<void>((resolve) => {
    onBegin = resolve;
  });
  const first = importFeed({
    db: database.db,
    feed: 'slow',
    source: { stream, name: 'slow' },
    onProgress: () => onBegin?.(),
  });
  stream.push(text.slice(0, 100));
  await reading;
  await expect(importText(database.db, text, { feed: 'slow' })).rejects.toThrow(
    'Another import of the feed "slow" is running',
  );
  expect(await importText(database.db, text, { feed: 'other' })).toMatchObject({ added: 1 });
  stream.push(text.slice(100));
  stream.push(null);
  expect(await first).toMatchObject({ added: 1 });
});

const opening = '<?xml version="1.0"?><yml_catalog><shop>';
test.each([
  ['a text', `${opening}<offers><offer id="1"><name>`, 'x'],
  ['an attribute', `${opening}<offers><offer id="1" x="`, 'x'],
  ['a comment', `${opening}<!--`, ' '],
  ['an offer of many tags', `${opening}<offers><offer id="1">`, '<a/>'],
  ['nested tags', opening, '<a>'],
  ['links in links of a description', `${opening}<offers><offer id="1"><description>`, '<a>'],
])('refuses %s without end before it fills the memory', async (_what, start, unit) => {
  const before = await readCatalogue();
  const part = unit.repeat(1_000_000);
  const endless = Readable.from(
    (function* () {
      yield start;
      for (let index = 0; index < 100; index++) yield part;
    })(),
  );
  await expect(
    importFeed({ db: database.db, feed: 'test', source: { stream: endless, name: 'line' } }),
  ).rejects.toThrow(/longer than 16 million|deeper than 1000/);
  expect(await readCatalogue()).toEqual(before);
});

test.each([
  ['nested entities', '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">', '&b;'],
  ['a file of the server', '<!ENTITY b SYSTEM "file:///etc/hostname">', '&b;'],
])('does not expand %s of a document type', async (_what, declared, word) => {
  const text = wrapOffers(createOffer('e', 1).replace('Чайник e', word)).replace(
    '?>',
    `?><!DOCTYPE yml_catalog [${declared}]>`,
  );
  await importText(database.db, text, { feed: 'entities' });
  expect(await database.db.$client`select name_ru from products where feed = 'entities'`).toEqual([{ name_ru: word }]);
});

test('leaves the catalogue unchanged when the source breaks off', async () => {
  const before = await readCatalogue();
  const breaking = Readable.from(
    (function* () {
      yield wrapOffers(createOffer('z', 1)).slice(0, 200);
      throw new Error('connection lost');
    })(),
  );
  await expect(
    importFeed({ db: database.db, feed: 'test', source: { stream: breaking, name: 'line' } }),
  ).rejects.toThrow('broke off during reading: connection lost');
  expect(await readCatalogue()).toEqual(before);
});
