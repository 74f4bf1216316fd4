import { gzipSync } from 'node:zlib';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { importFeed } from '../import-feed.ts';
import {
  wrapOffers,
  importText,
  encodeWindows1251,
  createOffer,
  seedCities,
  wholeCatalogue,
} from '#test/factories/catalog/importing.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);

beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

describe('a refused import', () => {
  const validFeed = wrapOffers(
    Array.from({ length: 10 }, (_, index) => createOffer(`a${index}`, 100 + index)).join(''),
  );

  test('requires --force to withdraw over 30 %', async () => {
    await importText(database.db, validFeed);
    const before = await wholeCatalogue(database.db);
    const six = wrapOffers(Array.from({ length: 6 }, (_, index) => createOffer(`a${index}`, 1)).join(''));
    await expect(importText(database.db, six)).rejects.toThrow('would withdraw 4 of 10 offers (40 %');
    expect(await wholeCatalogue(database.db)).toEqual(before);
    expect(await importText(database.db, six, { force: true })).toMatchObject({ withdrawn: 4 });
  });
  test('accepts exactly 30 %', async () => {
    await importText(database.db, validFeed);
    expect(
      await importText(
        database.db,
        wrapOffers(Array.from({ length: 7 }, (_, index) => createOffer(`a${index}`, 100 + index)).join('')),
      ),
    ).toMatchObject({ withdrawn: 3 });
  });
  test('reports a dry run and writes only its run', async () => {
    expect(await importText(database.db, validFeed, { dryRun: true })).toMatchObject({ added: 10, dryRun: true });
    expect((await wholeCatalogue(database.db)).every((table) => table.length === 0)).toBe(true);
    expect(await rows(`select status, dry_run from import_runs`)).toEqual([{ status: 'done', dry_run: true }]);
  });
  test.each([
    [
      'a tag that is never closed',
      '<yml_catalog>\n<shop><offers>\n<offer id="1"><name>A</name></offers></shop></yml_catalog>',
      3,
      /a closing tag without an opening one/,
    ],
    ['a truncated file', '<yml_catalog>\n<shop>\n<offers><offer id="1">', 3, /may be truncated/],
    ['text that is not XML', 'Ошибка 500', 1, /not an XML document/],
    ['an empty file', '', 1, /empty/],
  ])('reports %s with line and column', async (_name, text, line, words) => {
    await importText(database.db, validFeed);
    const before = await wholeCatalogue(database.db);
    await expect(importText(database.db, text || Buffer.alloc(0))).rejects.toMatchObject({
      name: 'FeedRefused',
      line,
      column: expect.any(Number),
      message: expect.stringMatching(words),
    });
    expect(await wholeCatalogue(database.db)).toEqual(before);
  });
  test('refuses a page that is not a feed', async () => {
    await expect(importText(database.db, '<report><body>Войдите</body></report>')).rejects.toThrow('no <offer>');
  });
  test('refuses an unreadable file, address or encoding', async () => {
    await expect(importFeed({ db: database.db, feed: 'x', source: { path: '/no/such/file.yml' } })).rejects.toThrow(
      'cannot be read: ENOENT',
    );
    await expect(
      importFeed({ db: database.db, feed: 'x', source: { url: 'ftp://example.kz/feed.yml' } }),
    ).rejects.toThrow('not an http(s) URL');
    await expect(importText(database.db, Buffer.from('<?xml version="1.0" encoding="klingon"?><a/>'))).rejects.toThrow(
      '"klingon" is not known',
    );
  });
});

describe('encodings', () => {
  const text = wrapOffers(createOffer('a', 100, `<description>${'Надёжный чайник «Шай». '.repeat(800)}</description>`));
  const nameOf = async () => (await rows('select name_ru from products'))[0];
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), undefined],
    ['windows-1251 as declared', encodeWindows1251(text.replace('UTF-8', 'windows-1251')), undefined],
    ['windows-1251 declared UTF-8', encodeWindows1251(text), 'declares UTF-8 but its letters are windows-1251'],
    [
      'UTF-8 declared windows-1251',
      Buffer.from(text.replace('UTF-8', 'windows-1251')),
      'declares windows-1251 but its letters are UTF-8',
    ],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), undefined],
    ['gz with any name', gzipSync(text), undefined],
    [
      'Cyrillic only far inside',
      Buffer.concat([
        Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><!--${'x'.repeat(200_000)}-->`),
        encodeWindows1251(text.replace(/^<\?.*\?>/, '')),
      ]),
      'letters are windows-1251',
    ],
    ['control characters', Buffer.from(text.replace('Надёжный', 'На\u000bдёжный')), 'control character'],
  ])('reads %s', async (_name, bytes, note) => {
    const report = await importText(database.db, bytes);
    expect(await nameOf()).toEqual({ name_ru: 'Чайник a' });
    if (note) expect(report.notes.join()).toContain(note);
    else expect(report.notes).toEqual([]);
  });
});

test('reads a feed over http; the report hides the password', async () => {
  const server = http
    .createServer((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end();
      else
        response.end(
          request.headers.authorization === `Basic ${Buffer.from('me:secret').toString('base64')}`
            ? gzipSync(wrapOffers(createOffer('a', 100)))
            : 'no',
        );
    })
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const report = await importFeed({
      db: database.db,
      feed: 'x',
      source: { url: `http://me:secret@${host}/feed.yml.gz?key=1` },
    });
    expect(report).toMatchObject({ added: 1, source: `http://${host}/feed.yml.gz` });
    await expect(importFeed({ db: database.db, feed: 'x', source: { url: `http://${host}/gone` } })).rejects.toThrow(
      'answered 404',
    );
  } finally {
    server.close();
  }
});

test('reads a slow feed to its end and gives up on a stalled one', async () => {
  const parts = wrapOffers(createOffer('slow', 100)).match(/[^]{1,40}/g) ?? [];
  const server = http
    .createServer((request, response) => {
      let sent = 0;
      const timer = setInterval(() => {
        if (sent === parts.length || (request.url === '/stalled' && sent === 3)) clearInterval(timer);
        if (sent === parts.length) response.end();
        else response.write(parts[sent++]);
      }, 100);
    })
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const from = (path: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    return importFeed({ db: database.db, feed: 'x', source: { url, stallMs: 600 } });
  };
  try {
    expect(parts.length * 100).toBeGreaterThan(600);
    expect(await from('/whole')).toMatchObject({ added: 1 });
    await expect(from('/stalled')).rejects.toThrow('broke off during reading: no data for 0.6 s');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('flattens an endlessly deep tree', async () => {
  const deep = Array.from(
    { length: 3_000 },
    (_, index) => `<category id="${index + 2}" parentId="${index + 1}">Уровень ${index + 2}</category>`,
  );
  const offer = createOffer('a', 100).replace('<categoryId>1<', '<categoryId>3001<');
  const feed = wrapOffers(offer).replace('</categories>', `${deep.join('')}</categories>`);
  const report = await importText(database.db, feed);
  expect(report.notes.join()).toContain('deeper than 20 levels');
  const [row] = await rows('select max(depth)::int as deepest from categories');
  expect(row).toEqual({ deepest: 19 });
});

test('counts all rejections and lists at most a thousand', async () => {
  const report = await importText(
    database.db,
    wrapOffers(
      createOffer('ok', 100) + Array.from({ length: 1500 }, (_, index) => createOffer(`bad${index}`, 0)).join(''),
    ),
  );
  expect(report).toMatchObject({ added: 1, rejected: 1500 });
  expect(report.rejections).toHaveLength(1000);
});
