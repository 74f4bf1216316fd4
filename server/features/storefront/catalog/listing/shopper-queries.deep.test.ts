import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoSearch, DEMO_SEARCH_MS, type DemoSearch } from '#test/factories/catalog/demo-search.ts';

let search: DemoSearch;
const ask = (q: string) => search.search(q);
beforeAll(async () => {
  search = await createDemoSearch();
}, DEMO_SEARCH_MS);
afterAll(() => search?.close());

/** The first five cards of a search. */
const firstFive = async (q: string) => (await ask(q)).products.slice(0, 5);

describe('ranks the requested product first', () => {
  it.each([
    ['et tartqysh moulinex', /Moulinex HV/],
    ['балаларға электр тіс щётка', /Kids/],
    ['көлікке телефон қоятын', /Ұстағыш|держател/i],
    ['сурет шығаратын жылтыр қағаз', /қағаз|Бумага|Қағаз/],
    ['сағаттың ішіндегі таблетка батарейка', /CR2032/],
    ['робот пылесос roborock мешогы', /Roborock/],
    ['кондиционер 35 квадрат', /35\sм²/],
    ['shynydan jasalgan shainek', /HD9339|RK-G1301|EK27|PWK/],
    ['samsung telefon 100 myngha deiin', /Смартфон Samsung Galaxy A/],
    ['s25ultraчехол', /Чехол.*S25 Ultra/],
    ['машинада телефон тұратын магнит', /Ұстағыш/],
    ['суретін бірден шығарып беретін фотик', /Instax/],
    ['посудомойка встраиваемая 45', /SPV4H|ZIM4/],
    ['мышка игровая без провода', /Superlight|Viper/],
    ['смартфон чтоб батарея дня два держала', /Смартфон/],
    ['чтобы старый телевизор стал смарт', /ТВ-приставка/],
    ['айфон17промакс', /iPhone 17 Pro Max/],
    ['смартфон чтоб долго не садился', /Redmi 15|POCO F7|X7d|GT 7|X9c/],
    ['напряжение скачет боюсь за холодильник', /^Стабилизатор/],
    ['rtx5060ti16гб', /5060\sTi|Legion/],
    ['стайлер дайсон эйрврап', /Airwrap/],
    ['айфон 16 роняю часто', /iPhone 16/],
    ['браслет миланская петля на эпл вотч', /Milanese|Mesh/],
    ['саундбар 2.1', /S40T|HT-S400|HS214|SR-C20A/],
    ['аккумуляторные пальчики', /Eneloop AA |ReCyko AA /],
    ['крона 9 вольт', /9V/],
    ['блендер без проводов', /KT-1389/],
    ['айфон 16 про', /Смартфон Apple iPhone/],
    ['apple watch 9', /Apple Watch/],
    ['кофемашина philips автомат', /Кофемашина Philips/],
    ['стимге 5000 теңге салу', /Steam.* 5000/],
    ['ет қуырсам иісі бүкіл пәтерге жайылады', /[Аа]уа сорғыш/],
    ['фотоаппарат моментальной печати', /Instax/],
    ['gskjcjc lfqcjy d12', /V12/],
    ['ноут оқуға 16 озу 512 ссд', /16\/512/],
    ['nsuby vfibyfcs', /Швейная машина/],
    ['экшн камера 360 градус түсіретін', /Экшн-камера/],
    ['nfc бар сағат', /Смарт-сағат/],
    ['qulaqqap symsyz', /Наушники/],
    ['компьютерлік тігін машинка', /DC3900|F420/],
    ['балаға арналған тіс щеткасы', /Kids/],
    ['шәугім ток пен қайнайтын 1.8 литр', /шәйнек/],
    ['ноут зарядник 65 ватт', /Зарядное/],
    ['колонка суға салатын', /колонка/],
    ['фотоаппарат бірден шығаратын', /Instax/],
    ['сымды геймпад', /Геймпад/],
    ['сим карта салатын планшет', /Планшет/],
    ['шнуры 3 метрлік утюг', /Үтік/],
    ['үш компьютерге екі жылдық антивирус', /Лицензия/],
    ['пасудамойка столдың үстіне қоятын', /Ыдыс жуғыш/],
    ['видюха амд', /RX \d/],
    ['мышь от 30000 дпи', /Superlight|Viper/],
    ['флешка юсб тайпси', /Dual Drive/],
    ['доктор веб на два года', /Dr\.Web.*24\sмес/],
    ['плита газ сверху духовка электро', /Artel Milagro/],
    ['варочная на 2 конфорки индукция', /Weissgauff/],
    ['печатаем накладные пачками чб и быстро', /МФУ (?:Canon i-SENSYS|Xerox|Brother|HP LaserJet)/],
    ['девушке фотик чтоб карточки сразу вылезали', /Instax/],
    ['роутер где нет проводного интернета', /B311/],
    ['айфон 17 про', /iPhone 17 Pro \d/],
    ['iphone 17', /iPhone 17 \d/],
    ['s25', /Galaxy S25 \d/],
    ['бүктелетін самсунг', /Galaxy Z F/],
    ['батареясы 6000 нан көп телефон', /Смартфон/],
    ['топ камера смартфон', /Смартфон/],
    ['сыртқы диск', /T7 Shield|XS1000|Extreme|SSD/],
    ['компьютерге камера 4к', /Веб-камера/],
    ['картоп қуыратын май қоспай', /Аэрогриль/],
    ['көрпе сыятын кір машинка', /Кір жуғыш/],
    ['телефоннан қосылатын розетка', /Ақылды розетка/],
    ['өзі көбік жасайтын кофемашина', /Кофе машинасы/],
    ['кім келгенін телефоннан көру', /Камералы есік қоңырауы/],
    ['механикалық клавиатура rgb', /Пернетақта/],
    ['прикормға пюре жасау керек баламға 6 ай', /Блендер/],
    ['кабель 5 метров', /(?<![\d,])5\sм,/],
    ['чехол iphone 17 pro', /Чехол.*iPhone 17 Pro/],
    ['s25+', /Galaxy S25\+/],
    ['наушники шумодав', /Наушники/],
    ['монитор 2к', /Монитор/],
    ['батарейки мизинчиковые', /AAA/],
    ['телефон тысы', /^(?:Қап|Чехол)/],
    ['сымсыз құлаққап', /Құлаққап/],
    ['тозаң сорғыш', /шаңсорғыш/i],
    ['қысқа толқынды пеш', /Микротолқынды пеш/],
    ['ойын пульті', /Геймпад/],
    ['көп пісіргіш', /Мультипісіргіш/],
    ['хувей', /Huawei/],
    ['чем нагреть комнату', /Обогреватель/],
    ['что подарить мужу на 23 февраля', /набор|бритва|Триммер|Смарт-часы|колонка/],
    ['телефон с большими кнопками', /Мобильный телефон/],
    ['с большими кнопками', /Мобильный телефон/],
    ['redmi 12', /Смартфон.*Redmi/],
    ['redmi note 14 pro plus', /Note 14 Pro\+/],
    ['редми ноут 14 про плюс', /Note 14 Pro\+/],
    ['стабилизатор 10 квт', /Ресанта АСН/],
    ['бумага а4', /^Бумага/],
    ['бумага снегурочка', /Снегурочка/],
    ['стим 5000 тенге', /Steam.* 5000/],
    ['пополнить стим на 10к', /Steam.* 10\s000/],
    ['повербанк на двадцать тысяч', /20\s000/],
    ['100 метр суға шыдайтын сағат', /Amazfit T-Rex|Garmin Fenix|Watch Ultra/],
    ['ноутбук с rtx 5070', /HP Omen/],
    ['бороду ровнять', /Триммер/],
    ['mac mini 24/512', /24\/512/],
    ['бумага офисная 80 грамм', /^Бумага/],
    ['наушники не беспроводные', /HyperX Cloud III|BlackShark|Проводн/],
    ['сымсыз емес құлаққап', /HyperX Cloud III|BlackShark/],
    ['бесперебойник для компа', /^ИБП/],
    ['сағаттың бауы', /бау/i],
    ['самый дешевый айфон', /iPhone 16/],
    ['ең арзан айфон', /iPhone 16/],
    ['зарядка в прикуриватель', /Car/],
    ['свет отключают роутер чтобы работал', /^ИБП/],
    ['жарық өшкенде интернет жұмыс істесін', /ҮҚК|ИБП|UPS/i],
    ['чтобы техника не сгорела от скачков напряжения', /^Стабилизатор/],
    ['выключать свет с телефона', /^Умная лампа/],
    ['слабое напряжение в сети', /^Стабилизатор/],
    ['лампа слабый свет', /лампа/i],
    ['ас үйдің түтінін тартатын', /[Аа]уа сорғыш/],
    ['смотреть ютуб на старом телевизоре', /^ТВ-приставка/],
    ['саяхатта телефон отырып қалмасын', /аккумулятор/i],
    ['етті қыста сақтау', /[Мм]ұздатқыш/],
    ['таңғы асқа тост жасау', /[Тт]остер/],
    ['следить кто звонит в дверь', /^Видеозвонок/],
    ['мулти варка', /^Мультиварка/],
    ['стира лка', /^Стиральная машина/],
    ['электро чайник стекляный', /чайник/],
    ['чайник металлический', /чайник/],
    ['мак бук', /MacBook/],
    ['поко ф7', /POCO F7/],
    ['кофеварка рожковая', /^Кофемашина/],
    ['нинтендо свитч', /^Игровая приставка/],
    ['картридж для hp m141w', /Картридж (?:HP|Cactus).*W1500A/],
    ['ведроид до 80 тысяч', /^Смартфон/],
    ['готовить на газу', /^Плита/],
    ['зарядка в машину', /Car/],
    ['закрепить телефон в машине', /^Держатель/],
    ['пылесос без шнура', /^Вертикальный/],
    ['наушники для спорта', /AirPods|Buds|Наушники/],
    ['краска для принтера epson l3250', /^Чернила .* 103/],
    ['мектеп оқушысына ноутбук', /^Ноутбук/],
    ['тойда ән айтуға', /Микрофон|колонка/i],
    ['телефонды көлікте ұстап тұратын', /ұстағыш/i],
    ['аэрогриль ниндзя', /Ninja/],
    ['тоңазтқш хайер', /^Тоңазытқыш Haier/],
    ['моментальной печати', /^Фотоаппарат Fujifilm Instax/],
    ['күйеуіме сыйлық', /./],
    ['раскладушка нокиа', /Nokia 2660 Flip/],
    ['пылесборники для сяоми x20+', /Dust Bags X20/],
    ['пополнить стим на 5000', /Steam Wallet KZ 5000/],
    ['эм эс ай ноут игровой', /MSI/],
    ['пи эс бес приставка', /PlayStation 5/],
    ['эйч пи ноутбук', / HP /],
    ['ай фон 16', /iPhone 16/],
  ])('%s', async (q, name) => {
    const products = await firstFive(q);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter((product) => !name.test(product.name)).map((product) => product.name)).toEqual([]);
  });
});

it('reads a number after a brand as a diagonal first', async () => {
  expect((await firstFive('lg 65'))[0]?.name).toMatch(/^Телевизор LG .* 65"/);
});

describe('interprets quantities', () => {
  it.each([
    ['кондиционер 30 м2', /(\d+)\sм²/, 30],
    ['кондиционер на 50 квадратов', /(\d+)\sм²/, 50],
    ['35 шаршыға кондер', /(\d+)\sм²/, 35],
    ['телевизор от 65 до 75 дюймов', /(\d+)"/, 65],
    ['65-тен 75 дюймге дейін теледидар', /(\d+)"/, 65],
  ])('%s: at least', async (q, number, minimum) => {
    const sizes = (await firstFive(q)).map(({ name }) => Number(number.exec(name)?.[1]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(minimum);
  });

  it.each([
    ['индукционная варочная панель на две конфорки', /Weissgauff HI 32/],
    ['двухконфорочная варочная панель', /Weissgauff HI 32/],
    ['холодильник чтобы влез в нишу полметра шириной', /Artel HS 117|Biryusa M118/],
    ['ені 50 см қуысқа сыятын тоңазытқыш', /Artel HS 117|Biryusa M118/],
    ['бойы бір жарым метрден аспайтын тоңазытқыш', /Artel HS 117|Biryusa M118/],
    ['газ плита духовкасымен ені 50', /^Плита/],
    ['кабель полтора метра', /1,5\sм/],
  ])('%s: the number is of what is said beside it', async (q, name) => {
    const { products, understood } = await ask(q);
    expect(understood?.chips.some(({ kind }) => kind === 'number')).toBe(true);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter((product) => !name.test(product.name)).map((product) => product.name)).toEqual([]);
  });

  it.each(['моник побольше двадцати семи дюймов', '27 дюймнан үлкен монитор'])(
    'reads "%s" as a lower bound',
    async (q) => {
      const { products, understood } = await ask(q);
      expect(products.filter(({ name }) => name.includes('27"'))).toEqual([]);
      expect(
        understood?.chips.some(({ name }) => /больше 27|27 дюймнен көп/.test(name.replaceAll('\u00a0', ' '))),
      ).toBe(true);
    },
  );

  it('reads "144 гц" as a lower bound and shows it in the chip', async () => {
    const { understood, total } = await ask('монитор 144 гц');
    expect(understood?.chips.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
      'Мониторы',
      expect.stringMatching(/^Частота обновления: .*144 Гц/) as string,
    ]);
    expect(total).toBeGreaterThan(5);
  });

  it.each(['игровой монитор', 'ойын мониторы'])('reads "%s" as a fast one', async (q) => {
    const { understood, total } = await ask(q);
    expect(total).toBeGreaterThan(5);
    expect(understood?.chips.some(({ name }) => name.includes('144'))).toBe(true);
  });

  it.each(['телевизор побольше', 'телевизор покрупнее'])('reads "%s" as a large one', async (q) => {
    const sizes = (await firstFive(q)).map(({ name }) => Number(/(\d+)"/.exec(name)?.[1]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(65);
  });

  it.each(['телефон до трехсот тысяч', 'телефон 100000-300000', 'үш жүз мыңға дейін телефон'])(
    'reads "%s" as a maximum price',
    async (q) => {
      const { products, understood } = await ask(q);
      expect(Math.max(...products.map(({ price }) => price ?? Infinity))).toBeLessThanOrEqual(300_000);
      expect(understood?.dropped).toEqual([]);
    },
  );

  it.each(['телефон до 300000', 'ноутбук до 300000'])('reads "%s" as a maximum price', async (q) => {
    const { products, understood } = await ask(q);
    expect(Math.max(...products.map(({ price }) => price ?? Infinity))).toBeLessThanOrEqual(300_000);
    expect(understood?.dropped).toEqual([]);
  });
});

describe('sorts the named products by price', () => {
  it.each([
    'самый дешевый из роботов пылесосов xiaomi',
    'смартфондардың ішінен ең арзаны',
    'теледидарлардың ең арзаны',
    'арасынан ең арзан үтік',
  ])('%s', async (q) => {
    const { products, understood } = await ask(q);
    const prices = products.map(({ price }) => price ?? 0);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(understood?.chips.some(({ kind }) => kind === 'sort')).toBe(true);
    expect(understood?.dropped).toEqual([]);
  });
});

describe('hides excluded products', () => {
  it.each([
    ['смартфон не самсунг', /Samsung/],
    ['айфон емес телефон', /iPhone/],
    ['lg мен samsung-тен басқа теледидар', /Samsung|LG/],
    ['пылесос не робот', /Робот/],
    ['ноутбук не игровой', /Игровой/],
    ['газсыз плита', /газ/i],
    ['капсуласыз кофе машинасы', /Nespresso|Dolce Gusto/],
    ['без капсул кофемашина', /Nespresso|Dolce Gusto/],
  ])('%s', async (q, denied) => {
    const { products, understood } = await ask(q);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ name }) => denied.test(name)).map(({ name }) => name)).toEqual([]);
    // The chip shows either the excluded value or the remaining ones.
    expect(understood?.chips.some(({ kind }) => kind === 'except' || kind === 'value')).toBe(true);
  });
});

describe('reports products that are not sold', () => {
  it.each(['коляска', 'чехол для планшета', 'hello'])('%s', async (q) => {
    expect((await ask(q)).total).toBe(0);
  });

  it.each([
    ['s24 ultra', 's24'],
    ['galaxy a55', 'a55'],
  ])('a model of a device, and devices like it are shown: %s', async (q, dropped) => {
    const { products, understood } = await ask(q);
    expect(understood?.dropped).toEqual([dropped]);
    expect(products[0]?.name).toMatch(/^Смартфон/);
  });

  it('drops the whole name of a model without cases and reports it', async () => {
    expect((await ask('чехол iphone 16 pro')).understood?.dropped).toEqual(['iphone 16 pro']);
  });
});

it.each([
  ['холодильник около 300 литров', 'Общий объём: от 255 л до 345 л'],
  ['холодильник 310 литров', 'Общий объём: около 310 л'],
  ['чехол на айфон 17 про', 'Совместимость: iPhone 17 Pro'],
  ['стекло redmi note 14', 'Совместимость: Redmi Note 14'],
])('%s: says what it looked for', async (q, chip) => {
  const chips = (await ask(q)).understood?.chips ?? [];
  expect(chips.map(({ name }) => name.replaceAll('\u00a0', ' '))).toContain(chip);
});

it('finds a product by its number in the shop', async () => {
  const [product] = (await ask('холодильник')).products;
  for (const q of [`код товара ${product?.id}`, `№ ${product?.id}`])
    expect((await ask(q)).products.map(({ id }) => id)).toEqual([product?.id]);
});
