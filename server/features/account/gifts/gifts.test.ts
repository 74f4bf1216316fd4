import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#demo/catalog/categories.ts';
import { pictureKinds } from '#demo/pictures/draw.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createPhoneShop, phoneShopNow } from '#test/factories/phone-shop.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { readContentFolder, type FrontMatter } from '../../storefront/content/content-file.ts';
import { CONTENT_DIR, createContentService } from '../../storefront/content/content.service.ts';
import { createGiftsService } from './gifts.service.ts';

const { database, catalog, at, close } = await createPhoneShop();
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gifts-'));
  await Promise.all(['holidays', 'gifts'].map((folder) => mkdir(join(dir, folder))));
  await write('holidays/nauryz.ru', { title: 'Наурыз', lead: 'Весна', kind: 'kettle', day: '03-21' });
  await write('holidays/novyj-god.ru', { title: 'Новый год', lead: 'Зима', kind: 'box', day: '01-01' });
  await write('holidays/den-rozhdeniya.ru', { title: 'День рождения', lead: 'Всегда', kind: 'box' });
  const phone = { kind: 'phone', category: 'smartfony', ages: 'adult', interests: 'photo, work', lead: 'Под рукой' };
  await write('gifts/telefon.ru', {
    ...phone,
    title: 'Телефон',
    from: '50000',
    to: '110000',
    holidays: 'nauryz',
    whom: 'her, him',
  });
  await write('gifts/dorogoj.ru', {
    ...phone,
    title: 'Дорогой',
    from: '900000',
    to: '990000',
    holidays: 'nauryz',
    whom: 'her',
  });
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await close();
});

const write = (name: string, head: Record<string, string>) =>
  writeFile(
    join(dir, `${name}.md`),
    `---\n${Object.entries(head)
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n')}\n---\nТекст\n`,
  );
const context = { ...at('almaty'), tag: () => {}, changesAt: () => {} } as unknown as CallContext;
const createGifts = async () => {
  const settings = { current: () => defaultSettings };
  const content = await createContentService({ db: database.db, settings, secret: 'secret', dir });
  return createGiftsService({ content, catalog });
};

test('finds an idea with products that can be bought in its price range, and omits one without any', async () => {
  const gifts = await createGifts();
  const { total, gifts: ideas } = await gifts.find({ holiday: 'nauryz', whom: 'her' }, context);
  expect(total).toBe(2);
  expect(ideas.map(({ key }) => key)).toEqual(['telefon']);
  const prices = ideas[0]!.products.map(({ price, availability }) => availability.buyable && price);
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toSatisfy((tenge: number) => tenge >= 50_000 && tenge <= 110_000);
  expect(ideas[0]!.from).toBe(Math.min(...(prices as number[])));
  expect((await gifts.find({ budget: 'grand' }, context)).gifts).toEqual([]);
});

test('lists holidays by next date, with those without a date last', async () => {
  const gifts = await createGifts();
  const cards = gifts.holidays(context);
  expect(phoneShopNow.toISOString()).toMatch(/^2026-11-21/);
  expect(cards.map(({ key, date, days, ideas }) => [key, date, days, ideas])).toEqual([
    ['novyj-god', '2027-01-01', 41, 0],
    ['nauryz', '2027-03-21', 120, 2],
    ['den-rozhdeniya', null, null, 0],
  ]);
  const namedKeys = gifts.calendar(context, cards).flatMap(({ name, key }) => (key === null ? [] : [[name, key]]));
  expect(namedKeys).toEqual([
    ['new-year', 'novyj-god'],
    ['nauryz', 'nauryz'],
  ]);
});

describe('the ideas of the shop', async () => {
  const texts = await readContentFolder(CONTENT_DIR);
  const holidays = new Set(texts.filter(({ kind }) => kind === 'holiday').map(({ key }) => key));
  const articles = new Set(texts.filter(({ kind }) => kind === 'article').map(({ key }) => key));
  const gifts = texts.filter(({ kind }) => kind === 'gift');

  test('has forty ideas for six holidays, and some for each', () => {
    expect(new Set(gifts.map(({ key }) => key)).size).toBeGreaterThanOrEqual(40);
    expect(holidays.size).toBeGreaterThanOrEqual(6);
    for (const holiday of holidays)
      expect(
        gifts.filter(({ head }) => (head as FrontMatter<'gift'>).holidays.includes(holiday)).length,
        holiday,
      ).toBeGreaterThan(7);
  });

  test.each(gifts.map(({ key, language, head }) => [key, language, head as FrontMatter<'gift'>] as const))(
    'finds demo products for %s.%s',
    (_key, _language, { category, kind, holidays: giftHolidays, article, from, to }) => {
      expect(categories.map(({ slug }) => slug)).toContain(category);
      expect(pictureKinds()).toContain(kind);
      for (const holiday of giftHolidays) expect(holidays).toContain(holiday);
      if (article !== undefined) expect(articles).toContain(article);
      expect(from).toBeLessThan(to);
    },
  );
});
