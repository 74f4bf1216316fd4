import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { importFeed } from './import-feed.ts';
import {
  wrapOffers,
  fixturePath,
  importText,
  createOffer,
  seedCities,
  wholeCatalogue,
} from '#test/factories/catalog/importing.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const fromFixture = (name: string, more: object = {}) =>
  importFeed({ db: database.db, feed: 'test', source: { path: fixturePath(name) }, ...more });
beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

describe('a plain feed', () => {
  test('loads prices, stock, tree, attributes and descriptions', async () => {
    const report = await fromFixture('plain.yml');
    expect(report).toMatchObject({
      offers: 14,
      added: 6,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      waiting: 2,
      rejected: 8,
      priceChanges: 6,
      stockChanges: 5,
    });
    expect(
      await rows(
        `select external_id, price, old_price, city_id from offers join products on id = product_id order by 1`,
      ),
    ).toEqual([
      { external_id: 'p1', price: 159990, old_price: 189990, city_id: 0 },
      { external_id: 'p2', price: 99990, old_price: null, city_id: 0 },
      { external_id: 'p3', price: 250000, old_price: null, city_id: 0 },
      { external_id: 'p4', price: 10000, old_price: null, city_id: 0 },
      { external_id: 'r6', price: 100, old_price: null, city_id: 0 },
      { external_id: 'r7', price: 100, old_price: null, city_id: 0 },
    ]);
    expect(
      await rows(
        `select p.external_id, s.kind, s.city_id, quantity from stocks join products p on p.id = product_id join shops s on s.id = shop_id order by 1`,
      ),
    ).toEqual([
      { external_id: 'p1', kind: 'warehouse', city_id: null, quantity: 5 },
      { external_id: 'p2', kind: 'warehouse', city_id: null, quantity: 50 },
      { external_id: 'p4', kind: 'warehouse', city_id: null, quantity: null },
      { external_id: 'r6', kind: 'warehouse', city_id: null, quantity: null },
      { external_id: 'r7', kind: 'warehouse', city_id: null, quantity: null },
    ]);
    expect(await rows(`select description_ru from products order by external_id limit 3`)).toEqual([
      { description_ru: 'Первый абзац & конец.\n\n• раз\n• два' },
      { description_ru: 'Заголовок\n\nТекст\nстрокой ниже' },
      { description_ru: 'Живые элементы.\n\n• Тихий' },
    ]);
    expect(
      await rows(
        `select slug, kind, depth, tree_from, tree_to from categories where external_id in ('1', '12', '20') order by tree_from`,
      ),
    ).toEqual([
      { slug: 'elektronika', kind: 'box', depth: 0, tree_from: 1, tree_to: 3 },
      { slug: 'smartfony', kind: 'phone', depth: 1, tree_from: 2, tree_to: 2 },
      { slug: 'holodilniki', kind: 'fridge', depth: 1, tree_from: 3, tree_to: 3 },
    ]);
    expect(
      await rows(
        `select a.slug, a.type, v.name_ru, pv.number, pv.flag, pv.text_ru from product_values pv join attributes a on a.id = pv.attribute_id left join attribute_values v on v.id = pv.value_id join products p on p.id = pv.product_id where external_id = 'p1' order by 1`,
      ),
    ).toEqual([
      { slug: 'batareya', type: 'enum', name_ru: '12В/7Ач', number: null, flag: null, text_ru: null },
      { slug: 'diagonal-ekrana', type: 'enum', name_ru: '6,1 дюйм', number: null, flag: null, text_ru: null },
      { slug: 'glubina', type: 'enum', name_ru: '8 мм', number: null, flag: null, text_ru: null },
      { slug: 'nfc', type: 'flag', name_ru: null, number: null, flag: true, text_ru: null },
      { slug: 'shirina', type: 'enum', name_ru: '71 мм', number: null, flag: null, text_ru: null },
      { slug: 'vstroennaya-pamyat', type: 'enum', name_ru: '256 ГБ', number: null, flag: null, text_ru: null },
      { slug: 'vysota', type: 'enum', name_ru: '147 мм', number: null, flag: null, text_ru: null },
    ]);
    expect(await rows(`select name from brands`)).toEqual([{ name: 'Алтай' }]);
    expect(await rows(`select weight_grams, variant_group, name_kk from products where external_id = 'p1'`)).toEqual([
      { weight_grams: 200, variant_group: 'g1', name_kk: 'Смартфон Алтай Один 256 ГБ' },
    ]);
  });

  test('reports line, id and reason of rejections, and problems of the tree', async () => {
    const report = await fromFixture('plain.yml');
    expect(report.rejections.map(({ offer, reason }) => `${offer}: ${reason}`)).toEqual([
      'p1: the id was already used by an earlier offer',
      'r1: the price is 0',
      'r2: no price',
      'r3: the price is -5',
      'r4: the price "дорого" is not a number',
      'r5: no name (and no vendor with model)',
      'r8: the currency is USD, not KZT, and the feed has no rate for it: use --rate USD=<tenge for 1 USD>',
      ': the offer has no id',
    ]);
    const lines = (await readFile(fixturePath('plain.yml'), 'utf8')).split('\n');
    for (const { line, offer } of report.rejections)
      expect(lines[line - 1]).toContain(offer ? `<offer id="${offer}"` : '<offer>');
    expect(report.notes.join('\n')).toMatch(/category 12 is listed twice.*names the parent 99.*is its own ancestor/s);
  });

  test('sets prices and stock of the named cities or shops only', async () => {
    await importText(database.db, wrapOffers(createOffer('a', 100)), { cities: ['astana', 'semey'] });
    expect(await rows(`select keyword, price from offers join cities on cities.id = city_id order by 1`)).toEqual([
      { keyword: 'astana', price: 100 },
      { keyword: 'semey', price: 100 },
    ]);
    expect(
      await rows(
        `select keyword, quantity from stocks join shops on shops.id = shop_id join cities on cities.id = city_id order by 1`,
      ),
    ).toEqual([
      { keyword: 'astana', quantity: 5 },
      { keyword: 'semey', quantity: 5 },
    ]);
    await fromFixture('extended.yml', { feed: 'own' });
    await importText(database.db, wrapOffers(createOffer('a', 100)), { shops: ['alm-1'] });
    expect(
      await rows(
        `select keyword from offers join cities on cities.id = city_id join products p on p.id = product_id where p.feed = 'test'`,
      ),
    ).toEqual([{ keyword: 'almaty' }]);
    expect(
      await rows(
        `select s.external_id from stocks join shops s on s.id = shop_id join products p on p.id = product_id where p.feed = 'test'`,
      ),
    ).toEqual([{ external_id: 'alm-1' }]);
    await expect(importText(database.db, wrapOffers(createOffer('a', 100)), { cities: ['atlantis'] })).rejects.toThrow(
      '"atlantis" is not served',
    );
    await expect(importText(database.db, wrapOffers(createOffer('a', 100)), { shops: ['nowhere'] })).rejects.toThrow(
      '"nowhere" is not known',
    );
  });

  test('puts vendor.model offers without a category list into one category', async () => {
    const report = await fromFixture('vendor-model.yml');
    expect(report).toMatchObject({ added: 2, rejected: 0, categories: 1 });
    expect(report.notes.join()).toContain('no <categories> list');
    expect(
      await rows(
        `select p.name_ru, c.name_ru as category, c.name_kk, quantity from products p join categories c on c.id = category_id left join stocks on product_id = p.id order by 1`,
      ),
    ).toEqual([
      { name_ru: 'Жел V-200', category: 'Прочие товары', name_kk: 'Басқа тауарлар', quantity: null },
      { name_ru: 'Пылесос Жел V-100', category: 'Прочие товары', name_kk: 'Басқа тауарлар', quantity: 5 },
    ]);
  });
});

test('loads the extension: both languages, places, cities, history and reviews', async () => {
  const report = await importText(database.db, await readFile(fixturePath('extended.yml'), 'utf8'), {
    now: new Date('2026-11-21T04:00:00Z'),
  });
  expect(report).toMatchObject({ added: 3, rejected: 0 });
  expect(report.notes.join()).toContain('"moon"');
  expect(
    await rows(
      `select name_kk, description_kk, bonus_percent, popularity, supplier_days, digital, withdrawn, preorder_date::text, rating_hundredths, rating_count from products order by external_id`,
    ),
  ).toEqual([
    {
      name_kk: 'Дала смартфоны',
      description_kk: 'Мәтін',
      bonus_percent: 5,
      popularity: 700,
      supplier_days: 7,
      digital: false,
      withdrawn: false,
      preorder_date: null,
      rating_hundredths: 450,
      rating_count: 2,
    },
    {
      name_kk: 'Кілт',
      description_kk: '',
      bonus_percent: 0,
      popularity: 0,
      supplier_days: null,
      digital: true,
      withdrawn: false,
      preorder_date: '2026-12-15',
      rating_hundredths: 0,
      rating_count: 0,
    },
    {
      name_kk: 'Старый',
      description_kk: '',
      bonus_percent: 0,
      popularity: 0,
      supplier_days: null,
      digital: false,
      withdrawn: true,
      preorder_date: null,
      rating_hundredths: 0,
      rating_count: 0,
    },
  ]);
  expect(await rows(`select slug, kind, name_kk from categories`)).toEqual([
    { slug: 'vse-smartfony', kind: 'phone', name_kk: 'Барлық смартфондар' },
  ]);
  expect(
    await rows(
      `select a.slug, a.name_kk, a.type, c.position, key_fact from attributes a join category_attributes c on attribute_id = a.id order by c.position`,
    ),
  ).toEqual([
    { slug: 'diagonal', name_kk: 'Диагоналі', type: 'number', position: 1, key_fact: true },
    { slug: 'pamyat', name_kk: 'Жады', type: 'enum', position: 2, key_fact: false },
  ]);
  expect(await rows(`select slug from attribute_values`)).toEqual([{ slug: '256gb' }]);
  expect(
    await rows(
      `select s.external_id, quantity from stocks join shops s on s.id = shop_id join products p on p.id = product_id where p.external_id = 'e1' order by 1`,
    ),
  ).toEqual([
    { external_id: 'alm-1', quantity: 3 },
    { external_id: 'ast-w', quantity: 10 },
    { external_id: 'warehouse', quantity: 4 },
  ]);
  expect(
    await rows(
      `select city_id, price, old_price from offers join products p on p.id = product_id where external_id = 'e1' order by 1`,
    ),
  ).toEqual([
    { city_id: 0, price: 100000, old_price: null },
    { city_id: 2, price: 98000, old_price: 120000 },
  ]);
  expect(
    await rows(
      `select price, since::text, until::text from price_history h join products p on p.id = product_id where external_id = 'e1' and city_id = 0 order by since`,
    ),
  ).toEqual([
    { price: 130000, since: '2026-09-30 19:00:00+00', until: '2026-11-10 19:00:00+00' },
    { price: 100000, since: '2026-11-10 19:00:00+00', until: null },
  ]);
  expect(await rows(`select status, color is not null as seen from pictures`)).toEqual([
    { status: 'ready', seen: true },
  ]);
  expect(
    await rows(`select author, language, status, verified, answer, answered_at::text from reviews order by author`),
  ).toEqual([
    {
      author: 'Айгерим',
      language: 'kk',
      status: 'published',
      verified: true,
      answer: 'Рақмет!',
      answered_at: '2026-10-04 07:00:00+00',
    },
    { author: 'Олег', language: 'ru', status: 'published', verified: false, answer: '', answered_at: null },
  ]);
  expect(
    await rows(
      `select author, position, source, p.status from review_pictures p join reviews r on r.id = review_id order by position`,
    ),
  ).toEqual([
    { author: 'Айгерим', position: 0, source: 'demo:phone/home?color=1b1b1d&shot=2', status: 'ready' },
    { author: 'Айгерим', position: 1, source: 'https://example.kz/1.jpg', status: 'waiting' },
  ]);
});

describe('repeating', () => {
  test.each(['plain.yml', 'extended.yml', 'vendor-model.yml'])('changes nothing for %s', async (name) => {
    const text = await readFile(fixturePath(name), 'utf8');
    await importText(database.db, text);
    const before = await wholeCatalogue(database.db);
    const report = await importText(database.db, text);
    expect(report).toMatchObject({ added: 0, changed: 0, withdrawn: 0, priceChanges: 0, stockChanges: 0 });
    expect(await wholeCatalogue(database.db)).toEqual(before);
  });

  test('updates texts, prices with history, and stock of a changed feed; ids, slugs and reservations stay', async () => {
    const first = new Date('2026-11-20T04:00:00Z');
    await importText(database.db, wrapOffers(['a', 'b', 'c', 'd'].map((id) => createOffer(id, 100)).join('')), {
      now: first,
    });
    const ids = await rows(`select external_id, id from products order by id`);
    await rows(`update stocks set reserved = 2`);
    const next = wrapOffers(
      `${createOffer('a', 130)}${createOffer('b', 100, '<vendor>Жел</vendor>')}${createOffer('c', 100).replace('<quantity>5', '<quantity>1')}${createOffer('e', 300)}`,
    );
    const report = await importText(database.db, next, { now: new Date('2026-11-21T04:00:00Z') });
    expect(report).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 2,
      withdrawn: 1,
      priceChanges: 2,
      stockChanges: 3,
    });
    expect((await rows(`select external_id, id from products order by id`)).slice(0, 4)).toEqual(ids);
    expect(
      await rows(
        `select price, until is null as now from price_history h join products p on p.id = product_id where external_id = 'a' order by since`,
      ),
    ).toEqual([
      { price: 100, now: false },
      { price: 130, now: true },
    ]);
    expect(
      await rows(`select external_id, quantity, reserved from stocks join products p on p.id = product_id order by 1`),
    ).toEqual([
      { external_id: 'a', quantity: 5, reserved: 2 },
      { external_id: 'b', quantity: 5, reserved: 2 },
      { external_id: 'c', quantity: 2, reserved: 2 },
      { external_id: 'd', quantity: 2, reserved: 2 },
      { external_id: 'e', quantity: 5, reserved: 0 },
    ]);
    expect(await rows(`select withdrawn from products where external_id = 'd'`)).toEqual([{ withdrawn: true }]);
    expect(
      await rows(
        `select count(*)::int from price_history h join products p on p.id = product_id where external_id = 'd' and until is null`,
      ),
    ).toEqual([{ count: 0 }]);
    expect(await rows(`select type, payload from outbox order by seq`)).toEqual([
      { type: 'catalog.replaced', payload: { feed: 'test' } },
      { type: 'catalog.replaced', payload: { feed: 'test' } },
    ]);
    const restored = await importText(
      database.db,
      wrapOffers(['a', 'b', 'c', 'd', 'e'].map((id) => createOffer(id, 100)).join('')),
    );
    expect(restored).toMatchObject({ added: 0, withdrawn: 0 });
    expect(await rows(`select withdrawn from products where external_id = 'd'`)).toEqual([{ withdrawn: false }]);
  });

  test('keeps the id of a repeated review, updates photos and answers, and counts a duplicate once', async () => {
    const review = (inside: string) =>
      `<review id="r" author="Олег" stars="4" date="2026-10-05"><text>Хороший</text>${inside}</review>`;
    const photo = (name: string) => `<photo>https://example.kz/${name}.jpg</photo>`;
    const pictures = () => rows(`select review_id, position, source, status from review_pictures order by position`);
    await importText(database.db, wrapOffers(createOffer('a', 100, review(photo('one') + photo('two')).repeat(2))));
    const [stored] = await rows(`select id from reviews`);
    await rows(`update review_pictures set status = 'ready', width = 100 where position = 0`);
    await importText(database.db, wrapOffers(createOffer('a', 100, review(`${photo('one')}<answer>Спасибо</answer>`))));
    expect(await pictures()).toEqual([
      { review_id: stored?.id, position: 0, source: 'https://example.kz/one.jpg', status: 'ready' },
    ]);
    expect(await rows(`select id, answer, answered_at from reviews`)).toEqual([
      { id: stored?.id, answer: 'Спасибо', answered_at: null },
    ]);
    await importText(
      database.db,
      wrapOffers(createOffer('a', 100, review(['1', '2', '3', '4', '5', '6', '7'].map(photo).join('')))),
    );
    expect((await pictures()).map(({ source, status }) => [source, status])).toEqual(
      ['1', '2', '3', '4', '5'].map((name) => [`https://example.kz/${name}.jpg`, 'waiting']),
    );
    expect(await rows(`select answer from reviews`)).toEqual([{ answer: '' }]);
    await importText(database.db, wrapOffers(createOffer('a', 100)));
    expect(await pictures()).toEqual([]);
  });

  test('turns a text attribute into a filter, also for existing products, when the feed grows', async () => {
    const filler = (word: string, many: number, value: (index: number) => string) =>
      Array.from({ length: many }, (_, index) =>
        createOffer(`${word}${index}`, 100, `<param name="Мощность">${value(index)}</param>`),
      ).join('');
    const words = filler('w', 14, (index) => `примерно ${index} как-нибудь`);
    await importText(database.db, wrapOffers(words + filler('n', 5, (index) => `${index} Вт`)));
    expect(await rows(`select type from attributes`)).toEqual([{ type: 'text' }]);
    await importText(database.db, wrapOffers(words + filler('n', 400, (index) => `${index} Вт`)));
    expect(await rows(`select type, unit_ru from attributes`)).toEqual([{ type: 'number', unit_ru: 'Вт' }]);
    expect(
      await rows(
        `select number, text_ru from product_values v join products p on p.id = product_id where external_id = 'n3'`,
      ),
    ).toEqual([{ number: 3, text_ru: null }]);
    expect(
      await rows(
        `select number, text_ru from product_values v join products p on p.id = product_id where external_id = 'w3'`,
      ),
    ).toEqual([{ number: null, text_ru: 'примерно 3 как-нибудь' }]);
  });
});
