import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wrapOffers, importText, createOffer, seedCities, wholeCatalogue } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { categoryKey } from './category-names.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const load = (text: string, more: object = {}) => importText(database.db, text, more);
const withoutCategory = (offer: string) => offer.replace('<categoryId>1</categoryId>', '<categoryId></categoryId>');
const withCategories = (inside: string, offers: string) =>
  wrapOffers(offers).replace(/<categories>.*<\/categories>/, `<categories>${inside}</categories>`);

beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

test.each([
  ['Смартфоны', 'Мобильные телефоны'],
  ['Смартфоны', 'СМАРТФОН'],
  ['Электрочайники', 'Чайники электрические'],
  ['Смарт-часы', 'Умные часы'],
  ['Стиральные машины', 'Кір жуғыш машиналар'],
  ['Утюги', 'утюг'],
])('treats "%s" and "%s" as one category', (a, b) => {
  expect(categoryKey(a)).toBe(categoryKey(b));
});
test.each([
  ['Смартфоны', 'Чехлы для смартфонов'],
  ['Холодильники', 'Морозильники'],
  ['Кнопочные телефоны', 'Смартфоны'],
])('treats "%s" and "%s" as two categories', (a, b) => {
  expect(categoryKey(a)).not.toBe(categoryKey(b));
});

describe('offers without a category', () => {
  test("keep a known product's category, and hide an unknown product until it gets one", async () => {
    await load(wrapOffers(createOffer('a', 100) + createOffer('b', 200)));
    const ids = await rows('select id, external_id, category_id from products order by external_id');
    const report = await load(wrapOffers(['a', 'b', 'c'].map((id) => withoutCategory(createOffer(id, 100))).join('')), {
      acceptPrices: true,
    });
    expect(report).toMatchObject({ added: 1, withdrawn: 0, rejected: 0, waiting: 1 });
    expect((await rows('select id, external_id, category_id from products order by external_id')).slice(0, 2)).toEqual(
      ids,
    );
    expect(
      await rows(
        `select p.external_id, withdrawn, hidden from products p join categories c on c.id = category_id order by 1`,
      ),
    ).toEqual([
      { external_id: 'a', withdrawn: false, hidden: false },
      { external_id: 'b', withdrawn: false, hidden: false },
      { external_id: 'c', withdrawn: true, hidden: true },
    ]);
    const waiting = await rows(`select id from products where external_id = 'c'`);
    const again = await load(wrapOffers(['a', 'b', 'c'].map((id) => withoutCategory(createOffer(id, 100))).join('')));
    expect(again).toMatchObject({ added: 0, changed: 0, withdrawn: 0, waiting: 1 });
    expect(await load(wrapOffers(createOffer('a', 100) + createOffer('b', 100) + createOffer('c', 100)))).toMatchObject(
      { waiting: 0 },
    );
    expect(await rows(`select id from products where external_id = 'c' and not withdrawn`)).toEqual(waiting);
  });

  test('leave products in place when a category is missing from the feed', async () => {
    await load(wrapOffers(createOffer('a', 100)));
    const movedOffer = createOffer('a', 100).replace('<categoryId>1<', '<categoryId>777<');
    expect(
      await load(wrapOffers(movedOffer + createOffer('n', 100).replace('<categoryId>1<', '<categoryId>777<'))),
    ).toMatchObject({
      withdrawn: 0,
      waiting: 1,
    });
    expect(
      await rows(
        `select c.name_ru from products p join categories c on c.id = p.category_id where p.external_id = 'a'`,
      ),
    ).toEqual([{ name_ru: 'Чайники' }]);
  });

  test("keep a category's filters", async () => {
    const offers = (wrap: (offer: string) => string) =>
      ['1', '2', '3'].map((value) => wrap(createOffer(value, 100, `<param name="Объём">${value} л</param>`))).join('');
    await load(wrapOffers(offers((offer) => offer)));
    const before = await rows('select * from category_attributes');
    expect(before).toHaveLength(1);
    await load(wrapOffers(offers(withoutCategory)));
    expect(await rows('select * from category_attributes')).toEqual(before);
  });
});

describe("a supplier's tree", () => {
  const shopTree =
    '<category id="10">Электроника</category><category id="1" parentId="10">Смартфоны</category><category id="3" parentId="1">Аксессуары</category>';

  test("joins the shop's categories by name and synonym, and adds missing ones", async () => {
    await load(withCategories(shopTree, createOffer('a', 100)), { feed: 'shop' });
    const report = await load(
      withCategories(
        '<category id="7">Мобильные телефоны</category><category id="1" parentId="7">Кнопочные телефоны</category><category id="9">Аксессуары</category>',
        createOffer('x', 100).replace('<categoryId>1<', '<categoryId>7<') + createOffer('y', 100),
      ),
      { feed: 'supplier' },
    );
    expect(report.notes.join()).toContain(
      "1 categories of the feed were matched to the shop's by name: Мобильные телефоны",
    );
    expect(
      await rows(
        'select c.name_ru, parent.name_ru as parent, c.feed from categories c left join categories parent on parent.id = c.parent_id where not c.hidden order by c.id',
      ),
    ).toEqual([
      { name_ru: 'Электроника', parent: null, feed: 'shop' },
      { name_ru: 'Смартфоны', parent: 'Электроника', feed: 'shop' },
      { name_ru: 'Аксессуары', parent: 'Смартфоны', feed: 'shop' },
      { name_ru: 'Аксессуары', parent: null, feed: 'supplier' },
      { name_ru: 'Кнопочные телефоны', parent: 'Смартфоны', feed: 'supplier' },
    ]);
    expect(
      await rows(
        `select p.external_id, c.name_ru from products p join categories c on c.id = p.category_id where p.feed = 'supplier' order by 1`,
      ),
    ).toEqual([
      { external_id: 'x', name_ru: 'Смартфоны' },
      { external_id: 'y', name_ru: 'Кнопочные телефоны' },
    ]);
  });

  test('keeps the filters of both feeds that share a category', async () => {
    const offers = (name: string) =>
      ['1', '2', '3'].map((value) => createOffer(value, 100, `<param name="${name}">${value} л</param>`)).join('');
    const importFirst = () => load(wrapOffers(offers('Объём')), { feed: 'one' });
    const two = () => load(wrapOffers(offers('Вода')), { feed: 'two' });
    await importFirst();
    await two();
    const before = await wholeCatalogue(database.db);
    expect(await rows('select count(*)::int as count from category_attributes')).toEqual([{ count: 2 }]);
    await importFirst();
    await two();
    expect(await wholeCatalogue(database.db)).toEqual(before);
  });

  test('shares one "Прочие товары" between two feeds without categories', async () => {
    const bare = wrapOffers(createOffer('a', 100)).replace(/<categories>.*<\/categories>/, '');
    await load(bare, { feed: 'one' });
    await load(bare, { feed: 'two' });
    expect(await rows('select name_ru from categories where not hidden')).toEqual([{ name_ru: 'Прочие товары' }]);
    expect(await rows('select count(distinct category_id)::int as count from products')).toEqual([{ count: 1 }]);
  });

  test('keeps products in place when a feed loses its category list', async () => {
    await load(withCategories(shopTree, createOffer('a', 100)));
    const bare = wrapOffers(createOffer('a', 100) + createOffer('n', 100)).replace(/<categories>.*<\/categories>/, '');
    expect(await load(bare)).toMatchObject({ withdrawn: 0, waiting: 0 });
    expect(await rows('select distinct c.name_ru from products p join categories c on c.id = p.category_id')).toEqual([
      { name_ru: 'Смартфоны' },
    ]);
    expect(await rows('select count(*)::int as count from categories where not hidden')).toEqual([{ count: 3 }]);
  });
});

describe('a supplier that renumbers', () => {
  const offer = (id: string, name: string, more = '') =>
    `<offer id="${id}" available="true"><name>${name}</name><vendor>Жел</vendor><price>1000</price><categoryId>1</categoryId>${more}</offer>`;
  const products = () => rows('select id, external_id, name_ru, withdrawn from products order by id');

  test('recognises products under new ids by GTIN, code or name and keeps their pages', async () => {
    await load(
      wrapOffers(
        offer('1', 'Чайник один', '<barcode>4870000000012</barcode>') +
          offer('2', 'Чайник два', '<vendorCode>JEL-2</vendorCode>') +
          offer('3', 'Чайник три') +
          offer('4', 'Чайник четыре'),
      ),
    );
    const before = await products();
    const next = wrapOffers(
      offer('A1', 'Чайник первый', '<barcode>4870000000012</barcode>') +
        offer('A2', 'Чайник второй', '<vendorCode>JEL 2</vendorCode>') +
        offer('A3', 'ЧАЙНИК ТРИ') +
        offer('4', 'Чайник четыре'),
    );
    const report = await load(next);
    expect(report).toMatchObject({ added: 0, withdrawn: 0, renumbered: 3 });
    expect((await products()).map(({ id, external_id: external }) => [id, external])).toEqual([
      [before[0]?.id, 'A1'],
      [before[1]?.id, 'A2'],
      [before[2]?.id, 'A3'],
      [before[3]?.id, '4'],
    ]);
    const catalogue = await wholeCatalogue(database.db);
    expect(await load(next)).toMatchObject({ renumbered: 0, changed: 0 });
    expect(await wholeCatalogue(database.db)).toEqual(catalogue);
  });

  test('keeps pages when an id moves to another product', async () => {
    const code = (value: string) => `<vendorCode>${value}</vendorCode>`;
    await load(
      wrapOffers(offer('1', 'Чайник', code('C-1')) + offer('2', 'Утюг', code('U-1')) + offer('3', 'Фен', code('F-1'))),
    );
    const before = await products();
    expect(
      await load(
        wrapOffers(
          offer('2', 'Чайник', code('C-1')) + offer('3', 'Утюг', code('U-1')) + offer('4', 'Фен', code('F-1')),
        ),
      ),
    ).toMatchObject({ renumbered: 3, added: 0, withdrawn: 0 });
    expect((await products()).map(({ id, external_id: external, name_ru: name }) => [id, external, name])).toEqual([
      [before[0]?.id, '2', 'Чайник'],
      [before[1]?.id, '3', 'Утюг'],
      [before[2]?.id, '4', 'Фен'],
    ]);
  });

  test('recognises none of two candidates', async () => {
    await load(wrapOffers(offer('1', 'Чайник') + offer('2', 'Чайник') + offer('3', 'Утюг') + offer('4', 'Фен')));
    expect(
      await load(wrapOffers(offer('5', 'Чайник') + offer('2', 'Чайник') + offer('3', 'Утюг') + offer('4', 'Фен'))),
    ).toMatchObject({
      renumbered: 1,
    });
    expect(
      await load(wrapOffers(offer('6', 'Чайник') + offer('7', 'Чайник') + offer('3', 'Утюг') + offer('4', 'Фен')), {
        force: true,
      }),
    ).toMatchObject({
      renumbered: 0,
      added: 2,
      withdrawn: 2,
    });
  });
});
