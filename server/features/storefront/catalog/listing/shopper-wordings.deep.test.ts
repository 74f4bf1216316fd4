import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoSearch, DEMO_SEARCH_MS, type DemoSearch } from '#test/factories/catalog/demo-search.ts';

let search: DemoSearch;
const ask = (q: string) => search.search(q);
const chipsOf = async (q: string) =>
  ((await ask(q)).understood?.chips ?? []).map(({ name }) => name.replaceAll('\u00a0', ' '));
const firstFive = async (q: string) =>
  (await ask(q)).products.slice(0, 5).map(({ name }) => name.replaceAll('\u00a0', ' '));
beforeAll(async () => {
  search = await createDemoSearch();
}, DEMO_SEARCH_MS);
afterAll(() => search?.close());

describe('words typed in two alphabets mean the same as in one', () => {
  it.each([
    ['үтiк', 'үтік'],
    ['әуе баптағыш', 'әуе баптағыш'],
    ['əуе баптағыш', 'әуе баптағыш'],
    ['кiр жуғыш машина', 'кір жуғыш машина'],
    ['тiгiн машинасы', 'тігін машинасы'],
    ['caғат', 'сағат'],
    ['тоңaзытқыш', 'тоңазытқыш'],
  ])('%s', async (typed, right) => {
    const found = await ask(typed);
    expect(found.total).toBe((await ask(right)).total);
    expect(found.understood?.dropped).toEqual([]);
  });
});

describe('a quantity alone finds products with it', () => {
  it.each([
    ['10000 мАч', 'Ёмкость аккумулятора: 10 000 мА·ч'],
    ['20000 mah', 'Ёмкость аккумулятора: 20 000 мА·ч'],
    ['25 м²', 'Площадь помещения: 25 м²'],
    ['50 мп', 'Основная камера: 50 Мп'],
    ['300 л', 'Общий объём: около 300 л'],
    ['5 метров', 'Длина: 5 м'],
    ['10 метров', 'Длина: 10 м'],
  ])('%s', async (q, chip) => {
    expect(await chipsOf(q)).toEqual([chip]);
    expect((await ask(q)).products.length).toBeGreaterThan(0);
  });
});

describe('a value named with its attribute is a filter', () => {
  it.each([
    ['ноутбук с казахскими буквами', 'Буквы на клавишах: Казахские, русские и английские', 30],
    ['қазақ әріптері бар ноутбук', 'Пернелердегі әріптер: Қазақ, орыс және ағылшын', 30],
    ['холодильник глубиной 60 см', 'Глубина: 60 см', 12],
    ['тоңазытқыш тереңдігі 65 см', 'Тереңдігі: 65 см', 20],
    ['стиральная машина с полной защитой', 'Защита от протечек: Полная', 30],
    ['стиральная машина с полной защитой от протечек', 'Защита от протечек: Полная', 30],
    ['ыдыс жуғыш судың ағуынан толық қорғау', 'Судың ағуынан қорғау: Толық', 30],
  ])('%s', async (q, chip, most) => {
    const found = await ask(q);
    expect(await chipsOf(q)).toContain(chip);
    expect(found.understood?.dropped).toEqual([]);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(most);
  });
});

describe('products joined by a conjunction are all shown', () => {
  it.each([
    ['блендер мен миксер', 'Блендер', 'Миксер'],
    ['блендер и миксер', 'Блендер', 'Миксер'],
    ['фен және выпрямитель', 'Фен', 'Шаш түзеткіш'],
    ['утюг и отпариватель', 'Утюг', 'Отпариватель'],
    ['чайник и тостер bosch', 'Электрочайник Bosch', 'Тостер Bosch'],
    ['клавиатура, мышь', 'Клавиатура', 'Мышь'],
    ['игровая клавиатура или мышь', 'Клавиатура', 'Мышь'],
  ])('%s', async (q, ...kinds) => {
    const names = (await ask(q)).products.map(({ name }) => name);
    expect(kinds.filter((kind) => !names.some((name) => name.startsWith(kind)))).toEqual([]);
    expect(names.filter((name) => !kinds.some((kind) => name.startsWith(kind)))).toEqual([]);
  });
});

describe('any product of a brand finds all of the brand', () => {
  it.each([
    ['техника bosch', 'bosch'],
    ['бытовая техника bosch', 'bosch'],
    ['bosch техникасы', 'bosch'],
    ['товары xiaomi', 'xiaomi'],
    ['продукция apple', 'apple'],
    ['samsung тауарлары', 'samsung'],
  ])('%s', async (q, brand) => {
    const { total, understood } = await ask(q);
    expect([total, understood?.dropped]).toEqual([(await ask(brand)).total, []]);
  });
});

describe('a brand is recognised however it is written', () => {
  it.each([
    ['бойлер аристон', 'Ariston'],
    ['бойлер термекс', 'Thermex'],
    ['стиралка индезит', 'Indesit'],
    ['кофемашина делонги', "De'Longhi"],
    ['дайсоновский фен', 'Dyson'],
    ['хуавеевские часы', 'Huawei'],
    ['самсунговский телевизор', 'Samsung'],
    ['бошевская посудомойка', 'Bosch'],
    ['сяомишный пылесос', 'Xiaomi'],
  ])('%s', async (q, brand) => {
    const names = await firstFive(q);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes(brand))).toEqual([]);
  });
});

describe('an action that is denied excludes nothing', () => {
  it.each([
    'гладить не снимая с вешалки',
    'пылесос мыть пол не нагибаясь',
    'наушники слушать не доставая телефон',
    'часы не снимая в душе',
    'готовить не долго',
  ])('%s', async (q) => {
    const { products, understood } = await ask(q);
    expect(products.length).toBeGreaterThan(0);
    expect(understood?.chips.filter(({ kind }) => kind === 'except')).toEqual([]);
  });

  it.each([
    ['газовая плита не встраиваемая', /^Плита/],
    ['кофеварка не капельная', /^Кофемашина/],
    ['телевизор без смарт тв', /^Телевизор/],
  ])('but a quality is excluded: %s', async (q, name) => {
    expect((await firstFive(q)).filter((found) => !name.test(found))).toEqual([]);
  });
});

describe('says what it has not', () => {
  it.each(['жүгіру жолы', 'беговая дорожка', 'ирригатор', 'чехол для стиральной машины', 'чехол на холодильник'])(
    'not sold: %s',
    async (q) => {
      expect((await ask(q)).total).toBe(0);
    },
  );

  it.each([
    ['самсунг s24', 's24', /Galaxy S25/],
    ['poco x6', 'x6', /POCO X7/],
    ['айфон 16 про', '16', /iPhone/],
    ['ремешок 24 мм', '24', /^Ремешок/],
  ])('the nearest of another number: %s', async (q, dropped, name) => {
    expect((await ask(q)).understood?.dropped).toEqual([dropped]);
    expect((await firstFive(q)).filter((found) => !name.test(found))).toEqual([]);
  });

  it.each([
    'монитор 27 144 герц',
    'телевизордың түрлері',
    'шаңсорғыш түрлері',
    'кофеқайнатқыштардың ішінен арзаны',
    'сағат бауы 22 мм',
    'түсті лазер принтер',
  ])('nothing of what it has: %s', async (q) => {
    const { products, understood } = await ask(q);
    expect(products.length).toBeGreaterThan(0);
    expect(understood?.dropped).toEqual([]);
  });
});

it.each([
  ['xbox', /^Игровая приставка Microsoft Xbox/],
  ['playstation', /^Игровая приставка Sony PlayStation/],
  ['фшзщвы', /AirPods/],
  ['usb-сы бар сетевой фильтр', /Xiaomi Power Strip|Baseus PowerCombo|UGREEN DigiNest/],
  ['робот тазалағыш', /^Робот шаңсорғыш/],
  ['түсті лазер принтер', /Color LaserJet/],
  ['программа для монтажа видео', /Video Editor/],
])('%s', async (q, name) => {
  const names = await firstFive(q);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((found) => !name.test(found))).toEqual([]);
});

describe('a model or a brand alone offers the facets of what was found', () => {
  it.each([
    ['iphone 17 pro', ['vstroennaya-pamyat', 'tsvet']],
    ['galaxy s25', ['vstroennaya-pamyat', 'tsvet']],
    ['bosch', ['tsvet']],
  ])('%s', async (q, slugs) => {
    const { facets, price } = await ask(q);
    expect(facets.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    expect(price.max).toBeGreaterThan(price.min);
  });

  it('and narrows by them', async () => {
    const all = await ask('iphone 17 pro');
    const memory = all.facets.find(({ slug }) => slug === 'vstroennaya-pamyat')?.values[0];
    const narrowed = await search.search('iphone 17 pro', `vstroennaya-pamyat/${memory?.slug}`);
    expect([narrowed.total, narrowed.applied.map(({ value }) => value)]).toEqual([memory?.count, [memory?.slug]]);
  });
});

describe('questions to the store', () => {
  it.each([
    ['жұмыс уақыты', 'shops'],
    ['до скольки открыто в воскресенье', 'shops'],
    ['дүкен нешеге дейін істейді', 'shops'],
    ['есть ли у вас магазин в шымкенте', 'shops'],
    ['номер телефона магазина', 'contacts'],
    ['алған заказымнан бас тартқым келеді', 'order'],
    ['закасым кайда жур али келмеди', 'order'],
  ])('%s', async (q, page) => {
    const { total, understood } = await ask(q);
    expect([total, understood?.pages]).toEqual([0, [page]]);
  });

  it.each([
    ['возьмете мой айфон 13 в счет нового', 'trade-in', /iPhone/],
    ['старый айфон в зачет нового', 'trade-in', /iPhone/],
    ['сколько действует подарочная карта', 'present-cart', /^Цифровой код/],
    ['нужен счет на тоо 12 мониторов', 'wholesale', /^Монитор/],
    ['установка кондиционера', 'services', /^Кондиционер/],
  ])('with products: %s', async (q, page, name) => {
    expect((await ask(q)).understood?.pages).toEqual([page]);
    const names = await firstFive(q);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((found) => !name.test(found))).toEqual([]);
  });

  it('no page for a product without a service', async () => {
    expect((await ask('плита без установки')).understood?.pages).toEqual([]);
  });
});
