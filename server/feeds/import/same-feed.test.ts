import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixture, seedCities, wholeCatalogue } from '#test/factories/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { importFeed } from './import-feed.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const fromFixture = (name: string, more: object = {}) =>
  importFeed({ db: database.db, feed: 'test', source: { path: fixture(name) }, ...more });
beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

test('the same file again, or written anew, is known by its hash, unless the shop has changed meanwhile', async () => {
  const first = await fromFixture('plain.yml');
  const stages: string[] = [];
  const onProgress = ({ stage }: { stage: string }) => void stages.push(stage);
  const before = await wholeCatalogue(database.db);
  const copy = path.join(await temporaryFolder('feed'), 'copy.yml');
  await writeFile(copy, (await readFile(fixture('plain.yml'), 'utf8')).replace('2026-11-21 09:00', '2026-11-22 10:00'));
  expect(await fromFixture('plain.yml', { source: { path: copy }, onProgress })).toMatchObject({ unchanged: 6 });
  await rm(path.dirname(copy), { recursive: true });
  const again = await fromFixture('plain.yml', { onProgress });
  expect(stages).toEqual([]);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 6, rejected: 8, priceChanges: 0, stockChanges: 0 });
  expect([again.notes, again.rejections]).toEqual([first.notes, first.rejections]);
  expect(await wholeCatalogue(database.db)).toEqual(before);
  await rows(`update stocks set quantity = 1 where quantity = 5`);
  expect(await fromFixture('plain.yml', { onProgress })).toMatchObject({ stockChanges: 1 });
  expect(stages).toContain('reading');
  expect((await wholeCatalogue(database.db)).slice(0, 3)).toEqual(before.slice(0, 3));
});
