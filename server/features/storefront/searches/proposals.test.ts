import { afterAll, beforeEach, expect, test } from 'vitest';
import { almatyDate, addDays } from '#domain/time/calendar.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createContentService } from '#server/features/storefront/content/content.service.ts';
import { createPhoneShop, phoneShopNow as now } from '#test/factories/phone-shop.ts';
import { createProposalsService } from './proposals.service.ts';

const shop = await createPhoneShop({ trained: true });
const { db } = shop.database;
const settings = { current: () => ({ ...defaultSettings, 'seo.proposedPeople': 5, 'seo.minSelectionProducts': 2 }) };
const content = await createContentService({ db, settings, secret: 'secret', dir: '/no/such/folder' });
const proposals = createProposalsService({
  db,
  settings,
  combination: (words, language) => shop.catalog.combination(words, shop.at('almaty', language)),
  publish: content.addSelection,
});
afterAll(shop.close);

beforeEach(async () => {
  await db.$client`delete from searches`;
  await db.$client`delete from selection_proposals`;
  await db.$client`delete from content_texts`;
});

const insertSearches = (words: string, searchers: number, daysAgo = 0, language = 'ru') => db.$client`
  insert into searches (day, language, words, asked, found)
  values (${addDays(almatyDate(now), -daysAgo)}, ${language}, ${words}, ${searchers}, 3)`;
const listWaiting = async () =>
  (await proposals.listAll('waiting', 50)).map(({ category, filters, people }) => `${category} ${filters} ${people}`);
const lead = 'Смартфоны Alpha с ценами и наличием в вашем городе: сравните память и камеру.';
const words = {
  slug: 'alpha',
  ru: {
    title: 'Смартфоны Alpha',
    lead,
    text: 'Эти смартфоны выбирают за камеру и память.\n\nСравните модели между собой.',
  },
  kk: {
    title: 'Alpha смартфондары',
    lead,
    text: 'Бұл смартфондарды камерасы мен жады үшін таңдайды. Салыстырып көріңіз.',
  },
};

test('proposes filters with enough searchers, however worded; repeated searches count once a day', async () => {
  await insertSearches('смартфон alpha', 4);
  await insertSearches('alpha смартфоны', 3);
  await insertSearches('смартфон alpha', 2, 1);
  await proposals.propose(now);
  expect(await listWaiting()).toEqual(['smartfony brend/alpha 6']);
  await proposals.propose(now);
  expect(await listWaiting(), 'a second run changes nothing').toHaveLength(1);
});

test.each([
  ['filters with too few searchers', 'смартфон alpha', 4, 0],
  ['words beyond filters', 'смартфон alpha zzqq', 50, 0],
  ['a category alone', 'смартфоны', 50, 0],
  ['old searches', 'смартфон alpha', 50, 31],
])('does not propose %s', async (_name, words, searchers, daysAgo) => {
  await insertSearches(words, searchers, daysAgo);
  await proposals.propose(now);
  expect(await listWaiting()).toEqual([]);
});

test("becomes a selection with an operator's slug and texts, and is not proposed again", async () => {
  await insertSearches('смартфон alpha', 9);
  await proposals.propose(now);
  const [{ id } = { id: 0 }] = await proposals.listAll('waiting', 1);
  expect(await proposals.accept(id, words, now)).toEqual({ path: '/c/smartfony/alpha' });
  await content.apply({ type: 'content.changed', keys: [] });
  expect(content.selections('smartfony', { language: 'kk', now })).toEqual([
    expect.objectContaining({ path: '/c/smartfony/alpha', filters: 'brend/alpha', title: 'Alpha смартфондары' }),
  ]);
  expect(content.selections('smartfony', { language: 'ru', now })[0]?.text).toHaveLength(2);
  await expect(proposals.accept(id, words, now)).rejects.toThrow('page_not_found');
  await proposals.propose(now);
  expect(await listWaiting()).toEqual([]);
});

test('refuses a second selection at the same path and keeps it pending', async () => {
  await insertSearches('смартфон alpha', 9);
  await insertSearches('смартфон beta', 8);
  await proposals.propose(now);
  const [first, second] = await proposals.listAll('waiting', 2);
  await proposals.accept(first!.id, words, now);
  await expect(proposals.accept(second!.id, words, now)).rejects.toThrow('idempotency_conflict');
  expect(await listWaiting()).toEqual(['smartfony brend/beta 8']);
});

test('does not propose refused filters again', async () => {
  await insertSearches('смартфон alpha', 9);
  await proposals.propose(now);
  const [{ id } = { id: 0 }] = await proposals.listAll('waiting', 1);
  expect(await proposals.refuse(id, now)).toEqual({ refused: true });
  await expect(proposals.refuse(id, now)).rejects.toThrow('page_not_found');
  await proposals.propose(now);
  expect(await listWaiting()).toEqual([]);
});
