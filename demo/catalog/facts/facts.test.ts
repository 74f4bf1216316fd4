import { describe, expect, test } from 'vitest';
import { createProducts, withUnit, type Product } from '../assortment.ts';
import { kinds } from '../kinds/index.ts';

const products = kinds.flatMap(createProducts);
const physical = products.filter(({ kind }) => kind.digital !== true);
const text = (product: Product, slug: string) => product.spec.get(slug)?.value.ru ?? '';
const ofCategory = (slug: string) => physical.filter(({ category }) => category.slug === slug);

/** Whether the check digit of an EAN-13 is valid. */
function isValidEan(code: string): boolean {
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(code) && sum % 10 === 0;
}

describe('facts of every product', () => {
  test.each(['komplekt', 'upakovka', 'strana', 'kod-proizvoditelya', 'gtin', 'istochnik', 'gabarity', 'ves'])(
    'include %s',
    (slug) => {
      expect(physical.filter(({ spec }) => !spec.has(slug)).map(({ model }) => model)).toEqual([]);
    },
  );

  test('have a unique GTIN with a valid check digit', () => {
    const codes = physical.map((product) => text(product, 'gtin').replace(' (демо)', ''));
    expect(codes.filter((code) => !isValidEan(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('name their source as demo data', () => {
    for (const product of physical) expect(text(product, 'istochnik')).toContain('демо');
  });

  test.each([
    ['AirPods 4', 'насадки'],
    ['U200', 'батарейки'],
  ])('leave out of the box of %s what it has no use for: %s', (model, item) => {
    const boxes = physical.filter((product) => product.model === model).map((product) => text(product, 'komplekt'));
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) expect(box).not.toContain(item);
  });

  test('inflect days and write a minus sign', () => {
    const shown = (slug: string) => physical.flatMap(({ spec }) => spec.get(slug) ?? []).map((one) => withUnit(one).ru);
    expect(shown('avtonomnost-dnej')).toEqual(expect.arrayContaining(['1 день', '2 дня', '14 дней']));
    expect(shown('temperatura-obogreva')).toContain('−15 °C');
  });

  test('show weights below a kilogram in grams', () => {
    for (const product of physical) {
      const { spec } = product;
      const weight = spec.get('ves');
      expect(weight && withUnit(weight).ru).not.toMatch(/^0,/);
      expect(text(product, 'upakovka')).not.toMatch(/ 0,\d+ кг/);
    }
  });

  test('give models of a kind their own sizes', () => {
    const standard =
      /^(?:dukhovye|varochnye|posudomoechnye|karty-pamyati|batarejki|bumaga|plity|sushilnye|ssd|chekhly)/;
    for (const kind of kinds.filter(({ category, digital }) => digital !== true && !standard.test(category))) {
      const ofKind = ofCategory(kind.category);
      const lines = new Set(ofKind.map(({ groupId }) => groupId)).size;
      expect(new Set(ofKind.map((product) => text(product, 'gabarity'))).size, kind.category).toBeGreaterThanOrEqual(
        lines * 0.7,
      );
    }
  });
});

test.each([
  ['vse-smartfony', 'esim zaryadka-v-komplekte'],
  ['noutbuki-dlya-raboty', 'porty bukvy rasshirenie'],
  ['igrovye-noutbuki', 'porty bukvy rasshirenie'],
  ['led-televizory', 'vesa hdr tyuner nozhki raskhod-energii'],
  ['qled-i-oled-televizory', 'vesa hdr tyuner nozhki raskhod-energii'],
  ['kholodilniki', 'glubina dver zazor raskhod-energii'],
  ['stiralnye-mashiny', 'glubina dver zashchita-ot-protechek raskhod-energii'],
  ['posudomoechnye-mashiny', 'zashchita-ot-protechek raskhod-energii'],
  ['dukhovye-shkafy', 'nisha'],
  ['varochnye-paneli', 'vyrez'],
  ['konditsionery', 'obogrev moshchnost-okhlazhdeniya raskhod-energii'],
  ['sumki-dlya-noutbukov', 'sovmestimost'],
  ['zaryadnye-ustrojstva', 'sovmestimost'],
  ['derzhateli', 'sovmestimost'],
])('%s answer what shoppers ask: %s', (category, slugs) => {
  for (const slug of slugs.split(' '))
    expect(
      ofCategory(category)
        .filter(({ spec }) => !spec.has(slug))
        .map(({ model }) => model),
      slug,
    ).toEqual([]);
});

test('washing machines are as deep as their size', () => {
  for (const product of ofCategory('stiralnye-mashiny'))
    expect(text(product, 'gabarity')).toMatch(new RegExp(` × ${text(product, 'glubina').replace('.', ',')} см$`));
});
