import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  wrapOffers,
  fixturePath,
  importText,
  createOffer,
  seedCities,
  wholeCatalogue,
} from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { importFeed } from '../import-feed.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const fromFixture = (name: string, more: object = {}) =>
  importFeed({ db: database.db, feed: 'test', source: { path: fixturePath(name) }, ...more });
beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

test('recognises an unchanged or regenerated file by its hash, unless the shop has changed meanwhile', async () => {
  const first = await fromFixture('plain.yml');
  const stages: string[] = [];
  const onProgress = ({ stage }: { stage: string }) => void stages.push(stage);
  const before = await wholeCatalogue(database.db);
  const copy = path.join(await temporaryFolder('feed'), 'copy.yml');
  await writeFile(
    copy,
    (await readFile(fixturePath('plain.yml'), 'utf8')).replace('2026-11-21 09:00', '2026-11-22 10:00'),
  );
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

test('recognises a feed with held prices until a price is accepted or another feed changes its prices', async () => {
  const folder = await temporaryFolder('feed');
  const file = path.join(folder, 'feed.yml');
  await writeFile(file, wrapOffers(createOffer('a', 1) + createOffer('b', 5000)));
  const load = async (more: object = {}) => {
    const stages: string[] = [];
    const onProgress = ({ stage }: { stage: string }) => void stages.push(stage);
    const report = await importText(database.db, '', { source: { path: file }, onProgress, ...more });
    return { held: report.pricesHeld, wasRead: stages.includes('reading') };
  };
  expect(await load()).toEqual({ held: 1, wasRead: true });
  expect(await load()).toEqual({ held: 1, wasRead: false });
  await importText(database.db, wrapOffers(createOffer('c', 7000)), { feed: 'other' });
  expect(await load()).toEqual({ held: 1, wasRead: true });
  expect(await load()).toEqual({ held: 1, wasRead: false });
  expect(await load({ acceptPrices: ['a'] })).toEqual({ held: 0, wasRead: true });
  expect(await load()).toEqual({ held: 0, wasRead: false });
  await rm(folder, { recursive: true });
});

test('recognises the same offers in another order, except where the order matters', async () => {
  const folder = await temporaryFolder('feed');
  const file = path.join(folder, 'feed.yml');
  const offer = (id: number, name = `Чайник ${id}`) =>
    `<offer id="${id}" available="true"><price>${10_000 + id}</price><currencyId>KZT</currencyId><categoryId>1</categoryId><name>${name}</name></offer>`;
  const write = (offers: string[], between = '\n') =>
    writeFile(
      file,
      `<yml_catalog date="2026-11-22"><shop><categories><category id="1">Чайники</category></categories><offers>${offers.join(between)}</offers></shop></yml_catalog>`,
    );
  const load = async () => {
    const stages: string[] = [];
    const report = await importFeed({
      db: database.db,
      feed: 'test',
      source: { path: file },
      force: true,
      onProgress: ({ stage }) => void stages.push(stage),
    });
    return { report, wasRead: stages.includes('reading') };
  };
  const numbers = [1, 2, 3, 4, 5];
  await write(numbers.map((id) => offer(id)));
  expect(await load()).toMatchObject({ report: { added: 5 }, wasRead: true });
  const before = await wholeCatalogue(database.db);
  await write(
    numbers.toReversed().map((id) => offer(id)),
    '\r\n\t',
  );
  expect(await load()).toMatchObject({ report: { offers: 5, added: 0, unchanged: 5 }, wasRead: false });
  expect(await wholeCatalogue(database.db)).toEqual(before);

  await write([5, 4, 3, 2].map((id) => offer(id)));
  expect(await load()).toMatchObject({ report: { unchanged: 4, withdrawn: 1 }, wasRead: true });
  await write([2, 3, 4, 5, 5].map((id) => offer(id)));
  expect(await load(), 'one twice').toMatchObject({ report: { unchanged: 4, rejected: 1 }, wasRead: true });

  // The first of two offers with one id counts.
  await write([offer(2), offer(3), offer(4), offer(5), offer(5, 'Самовар')]);
  expect(await load()).toMatchObject({ report: { rejected: 1, changed: 0 }, wasRead: true });
  await write([offer(5, 'Самовар'), offer(2), offer(3), offer(4), offer(5)]);
  expect(await load()).toMatchObject({ report: { rejected: 1, changed: 1 }, wasRead: true });

  // The order decides which of them the comment removes.
  await write([offer(2), offer(3), '<!-- ', offer(4), '-->', offer(5)]);
  expect(await load()).toMatchObject({ report: { unchanged: 2 }, wasRead: true });
  await write([offer(2), offer(3), '<!-- ', offer(5), '-->', offer(4)]);
  expect(await load()).toMatchObject({ wasRead: true });
  await rm(folder, { recursive: true });
});
