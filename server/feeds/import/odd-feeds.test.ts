import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { fixturePath, wrapOffers, importText, createOffer, seedCities } from '#test/factories/catalog/importing.ts';
import { importFeed } from './import-feed.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const load = (name: string) =>
  importFeed({ db: database.db, feed: 'odd', source: { path: fixturePath(`odd/${name}.yml`) } });
const valuesOf = async () =>
  (
    await rows(
      `select p.external_id || ' ' || a.name_ru || ' ' || coalesce(v.name_ru, pv.number || ' ' || a.unit_ru, pv.text_ru) as value
      from product_values pv join products p on p.id = pv.product_id join attributes a on a.id = pv.attribute_id
      left join attribute_values v on v.id = pv.value_id order by p.external_id, a.id`,
    )
  ).map(({ value }) => value as string);

beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

test("keeps each value's unit from its own attribute name", async () => {
  await load('param-units-mixed');
  expect(await valuesOf()).toEqual([
    'a1 Длина провода 3 м',
    'a1 Масса 1,5 кг',
    'a1 Вес 850 г',
    'a2 Длина провода 150 см',
    'a2 Масса 850 г',
    'a2 Вес 1,2 кг',
    'a3 Длина провода 150 см',
    'a3 Масса 850 г',
    'a3 Ширина 596 мм',
    'a4 Ширина 596 мм',
  ]);
  expect(await rows('select external_id, weight_grams from products order by 1')).toEqual([
    { external_id: 'a1', weight_grams: 850 },
    { external_id: 'a2', weight_grams: 1200 },
    { external_id: 'a3', weight_grams: 850 },
    { external_id: 'a4', weight_grams: 0 },
  ]);
});

test('converts a number above the value limit to the unit of its attribute', async () => {
  const many = Array.from({ length: 1100 }, (_, index) =>
    createOffer(`n${index}`, 1000, `<param name="Высота, см">${index + 1}</param>`),
  );
  await importText(
    database.db,
    wrapOffers([...many, createOffer('last', 1000, '<param name="Высота, мм">5</param>')].join('')),
  );
  expect(
    await rows(
      `select number, text_ru from product_values join products on id = product_id where external_id = 'last'`,
    ),
  ).toEqual([{ number: 0.5, text_ru: null }]);
});

test('reads a weight with its unit', async () => {
  await load('weight-with-unit');
  expect(await rows('select external_id, weight_grams from products order by 1')).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => ({ external_id: `L${number}`, weight_grams: number === 6 ? 350 : 40_000 })),
  );
});

test('leaves out implausible weight and names it in the report', async () => {
  const report = await importText(
    database.db,
    wrapOffers(
      [
        createOffer('bare', 1000, '<param name="Вес">850</param>'),
        createOffer('element', 1000, '<weight>1200</weight>'),
        createOffer('better', 1000, '<weight>850</weight><param name="Вес, г">850</param>'),
        createOffer('fridge', 1000, '<weight>118,5</weight>'),
        createOffer('machine', 1000, '<param name="Вес">350 кг</param>'),
        createOffer('wrong', 1000, '<param name="Вес, кг">8500</param>'),
      ].join(''),
    ),
  );
  expect(await rows('select external_id as id, weight_grams as grams from products order by 1')).toEqual([
    { id: 'bare', grams: 0 },
    { id: 'better', grams: 850 },
    { id: 'element', grams: 0 },
    { id: 'fridge', grams: 118_500 },
    { id: 'machine', grams: 350_000 },
    { id: 'wrong', grams: 0 },
  ]);
  expect(report.notes.join('\n')).toMatch(/3 offers: implausible weight .*\(line/);
});

test.each([
  ['of a small product', 'Смартфоны', ['<weight>140</weight>'], [0]],
  ['of a product that may be heavy', 'Холодильники', ['<weight>140</weight>'], [140_000]],
  [
    'far above the weights of its category',
    'Лампы',
    [
      '<weight>0.3</weight>',
      '<weight unit="г">250</weight>',
      '<weight>0.2 кг</weight>',
      '<weight>140</weight>',
      '<param name="Вес, г">300</param>',
    ],
    [300, 250, 200, 0, 300],
  ],
  [
    'among more that are above the limit',
    'Лампы',
    ['<weight>140</weight>', '<weight>180</weight>', '<weight>206</weight>'],
    [0, 0, 0],
  ],
  [
    'of washing machines beside one mistake',
    'Лампы',
    ['<weight>60</weight>', '<weight>65</weight>', '<weight>850</weight>'],
    [60_000, 65_000, 0],
  ],
])('handles a bare weight %s', async (_case, category, weights, grams) => {
  const text = wrapOffers(weights.map((weight, index) => createOffer(`w${index}`, 1000, weight)).join(''));
  const report = await importText(database.db, text.replace(/(<category id="1">)[^<]*/, `$1${category}`));
  expect(
    (await rows('select weight_grams as grams from products order by external_id')).map((row) => row.grams),
  ).toEqual(grams);
  const dropped = grams.filter((gram) => gram === 0).length;
  const note = report.notes.find((line) => line.includes('implausible weight'));
  expect(note?.startsWith(`${dropped} offer`) ?? false).toBe(dropped > 0);
});

test('ignores a placeholder brand', async () => {
  const report = await load('placeholder-brand');
  expect(await rows('select name from brands')).toEqual([]);
  expect(await rows('select distinct brand_id from products')).toEqual([{ brand_id: null }]);
  expect(report.notes.join('\n')).toContain('7 offers: placeholder brand');
});

test('ignores a punctuation-only code as identity', async () => {
  await load('placeholder-code-1');
  const [old] = await rows(`select id from products where external_id = 'old'`);
  const report = await load('placeholder-code-2');
  expect(report).toMatchObject({ added: 1, withdrawn: 1, renumbered: 0 });
  expect(await rows(`select name_ru, sku, withdrawn from products where id = ${old?.id}`)).toEqual([
    { name_ru: 'Фен Дельта 7', sku: '', withdrawn: true },
  ]);
  expect(report.notes.join('\n')).toMatch(/1 offer: placeholder vendor code .*\(line 11, offer new\)/);
});

test('ignores a stored punctuation-only code as identity', async () => {
  await load('placeholder-code-1');
  await rows(`update products set sku = '-' where external_id = 'old'`);
  expect(await load('placeholder-code-2')).toMatchObject({ added: 1, renumbered: 0 });
});

test('keeps the condition of used products and its reason', async () => {
  const report = await load('condition-used');
  expect(await rows('select external_id, condition, condition_reason from products order by 1')).toEqual([
    { external_id: 'u1', condition: 'used', condition_reason: 'Потёртости корпуса' },
    { external_id: 'u2', condition: 'used', condition_reason: 'Вскрыта упаковка' },
    { external_id: 'u3', condition: 'new', condition_reason: '' },
  ]);
  expect(report.notes.join('\n')).toMatch(/2 offers: not new .*\(line 3, offer u1; line 4, offer u2\)/);
});

test.each([
  ['<condition>refurbished</condition>', 'refurbished'],
  ['<condition type="new"/>', 'new'],
  ['<condition type="strange"/>', 'used'],
  ['<param name="Состояние">Б/У</param>', 'used'],
  ['<param name="Состояние">Новый</param>', 'new'],
  ['<condition type="new"/><name-kk>Қолданылған шәйнек</name-kk>', 'used'],
])('reads an offer with %s as %s', async (more, condition) => {
  await importText(database.db, wrapOffers(createOffer('a', 1000, more)));
  expect(await rows('select condition from products')).toEqual([{ condition }]);
});

test('does not sell an offer disabled by the supplier', async () => {
  const report = await load('disabled');
  expect(await rows('select external_id, withdrawn from products order by 1')).toEqual([
    { external_id: 'd1', withdrawn: true },
    { external_id: 'd2', withdrawn: false },
  ]);
  expect(report.notes.join('\n')).toContain('1 offer: hidden by the supplier (<disabled>), not on sale');
});

test('reads a reference to a forbidden character as a space', async () => {
  const report = await load('forbidden-reference');
  expect(await rows('select name_ru from products order by external_id')).toEqual([
    { name_ru: 'Сырой знак' },
    { name_ru: 'Обычный товар' },
  ]);
  expect(
    report.notes.filter(
      (note) =>
        note.startsWith('1 reference(s) to characters forbidden in XML') && note.endsWith('the first in line 2.'),
    ),
  ).toHaveLength(1);
});

test('takes the first valid barcode and drops a rounded one', async () => {
  const report = await load('barcodes');
  expect(await rows('select external_id, barcode from products order by 1')).toEqual([
    { external_id: 'e1', barcode: '' },
    { external_id: 'e2', barcode: '4006381333931' },
    { external_id: 'e3', barcode: '4006381333931' },
  ]);
  expect(report.notes.join('\n')).toMatch(/1 offer: barcode rounded by a spreadsheet .*\(line 3, offer e1\)/);
});

test('ignores colons and spaces around an attribute name', async () => {
  await load('param-colon');
  expect(await rows('select name_ru from attributes')).toEqual([{ name_ru: 'Материал корпуса' }]);
  expect(await rows('select count(*)::int from attribute_values')).toEqual([{ count: 1 }]);
  expect(await rows('select count(*)::int from product_values')).toEqual([{ count: 3 }]);
});
