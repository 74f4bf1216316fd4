import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '#test/factories/catalog/vocabulary.ts';
import { categories } from '#demo/catalog/categories.ts';
import { createUnderstanding } from '../understanding.ts';

const products = [
  'Смартфон Samsung Galaxy S25, чёрный',
  'Ноутбук Lenovo',
  'Холодильник LG No Frost',
  'Робот-пылесос Xiaomi',
  'Кабель USB-C',
  'Роутер TP-Link',
  'Телевизор LG OLED',
  'Увлажнитель воздуха Philips',
];
const texts = [...products, ...categories.flatMap(({ ru, kk }) => [ru, kk])];
const vocabulary = vocabularyOf(texts);
const { interpretations, question } = createUnderstanding({
  vocabulary,
  categories: categories.map(({ id, parentId, ru, kk }) => ({ id, parentId, name: { ru, kk }, accessory: false })),
  brands: [
    { id: 1, name: 'Samsung' },
    { id: 2, name: 'LG' },
    { id: 3, name: 'Philips' },
  ],
});
const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
const first = (typed: string) => [...interpretations(typed)][0];
const soughtIn = (typed: string) => {
  const found = first(typed);
  const ids = found ? (found.category === null ? found.among : [found.category]) : [];
  return ids.map((id) => slugs.get(id));
};

describe('a product that is named is sought, whatever its words tell of besides', () => {
  it.each([
    ['холодильник на сорок децибел', 'kholodilniki'],
    ['телевизор бюджет 180-240 тыс', 'televizory'],
    ['увлажнитель на два кило', 'uvlazhniteli'],
    ['ыдыс жуғыш машина кіріктірілетін', 'posudomoechnye-mashiny'],
    ['киім үтіктейтін үтік', 'utyugi'],
    ['басып шығаруға а4 қағаз бір пачка', 'bumaga-dlya-pechati'],
    ['теледидар пультіне батарейка', 'batarejki'],
    ['роутер портына кабель', 'kabeli'],
    ['фото шығаратын жылтыр қағаз', 'bumaga-dlya-pechati'],
    ['шашты түзететін үтік', 'vypryamiteli'],
    ['плита үстіне ауасорғыш', 'vytyazhki'],
  ])('%s', (typed, slug) => {
    expect(soughtIn(typed)).toEqual([slug]);
  });
});

describe('a situation is answered by the category that helps in it', () => {
  it.each([
    ['просыпаюсь с сухим горлом', ['uvlazhniteli']],
    ['студентпін ноутымды автобуспен таси берем сындырып алмайын', ['sumki-dlya-noutbukov']],
    ['балкон жоқ кірді қайда жаярымды білмеймін', ['sushilnye-mashiny']],
    ['үтік тақтасын жаймай көйлекті түзесем', ['otparivateli']],
    ['бақтағы алманың сөлін алып ішсем', ['sokovyzhimalki']],
    ['кім келгенін көріп отырайын', ['videozvonki']],
    ['цветы вянут и мебель рассыхается от батарей', ['uvlazhniteli']],
    ['компьютерный стол далеко от стены шнур не достаёт', ['udliniteli']],
    ['чтобы телефон в машине не падал', ['derzhateli']],
    ['приходят домой а ключи вечно теряют от двери', ['umnye-zamki']],
    ['стоматолог сказал плохо вычищаю налёт', ['zubnye-shchyotki']],
    ['надоело таскать в отпуск стопку романов', ['elektronnye-knigi']],
    ['в городе смог ребёнку тяжело дышать', ['ochistiteli-vozdukha']],
    ['усы лезут в рот когда ем суп', ['trimmery']],
    ['ведущий шепчет а реклама орёт и соседи стучат', ['saundbary']],
    ['персонаж сам бежит влево стик заедает', ['gejmpady']],
    ['кассир бьёт по пробелу а он залипает', ['klaviatury']],
    ['моргнул свет и три часа отчёта пропали', ['ibp']],
    ['таңертең тамағым құрғап оянамын', ['uvlazhniteli']],
    ['старый телевизор ютуб не показывает', ['tv-pristavki']],
    ['все заглядывают в мой телефон', ['zashchitnye-stekla']],
    ['ночью кино смотрю чтоб соседи не ругались', ['polnorazmernye-naushniki', 'besprovodnye-vkladyshi']],
    ['плитку в ванной паром отмыть', ['otparivateli']],
    ['ватные одеяла не влезают', ['stiralnye-mashiny']],
    ['кино на стену как в кинотеатре', ['proektory']],
    ['чтобы хлеб к завтраку сам испекся', ['khlebopechki']],
    ['просит активировать винду', ['ofis-i-sistemy']],
    ['в зуме меня не видят', ['veb-kamery']],
    ['телевизор старый хочу ютуб смотреть', ['tv-pristavki']],
    ['пюре для прикорма малышу готовить', ['blendery']],
    ['курьер звонит а меня дома нет', ['videozvonki']],
    ['көктемде тозаңнан түшкіремін', ['ochistiteli-vozdukha']],
    ['қызыл иегім қанайды', ['zubnye-shchyotki']],
    ['ескі киімді қысқартып тігу керек', ['shvejnye-mashiny']],
    ['көкпарда ат үстінен түсірсем', ['ekshn-kamery']],
    ['перфоратор тарсылдап дипломымды жаза алмай отырмын', ['polnorazmernye-naushniki']],
    ['қыста сулы шашпен далаға шығып суықтап қалам', ['feny']],
    ['экранға сызат түсіп кетті', ['zashchitnye-stekla']],
    ['резеңкесінен білегім бөртіп қышиды', ['remeshki-dlya-chasov']],
    ['апам жалғыз тұрады білегіндегі пульсін қарап жүрсе', ['smart-chasy']],
    ['мамины котлеты за два дня стухли на подоконнике', ['kholodilniki']],
    ['казаны и сковородки отскребаю до полуночи', ['posudomoechnye-mashiny']],
    ['сетка забилась и сосёт слабо а сменных больше нет', ['filtry-dlya-pylesosov']],
    ['мәнтіге етті ұсақтап қолым талды', ['myasorubki']],
    ['қуырдақтан кейін перделер майлы иіс сіңіріп алды', ['vytyazhki']],
    ['жөргектерді леген ішінде қолмен шайып отырамын', ['stiralnye-mashiny']],
  ])('%s', (typed, slugsOf) => {
    expect(soughtIn(typed)).toEqual(slugsOf);
  });

  it('with the brand and the price beside it', () => {
    expect(first('пересохло горло дышать тяжело philips до 50000')).toMatchObject({
      price: { to: 50_000 },
      words: [[expect.objectContaining({ form: 'philips' })]],
    });
  });

  it('though a row of needs holds for one of its words, where far more is said of another', () => {
    expect(soughtIn('после жарки рыбы вся квартира пропахла')).toEqual(['vytyazhki']);
    expect(soughtIn('обогреть комнату зимой')).toEqual(['obogrevateli']);
  });
});

describe('a present where something is named', () => {
  it.each([
    ['свекрови на юбилей утюг с паром', ['utyugi']],
    ['брату на день рождения машинка которой стригут', ['trimmery']],
    ['дочке на 8 марта что нибудь для укладки волос', ['ukladka-volos']],
    ['хочу подарить маме миксер', ['miksery']],
    ['дедушке 80 лет телефон чтоб громко', ['knopochnye-telefony']],
    ['папе 65 лет приставка к телевизору', ['tv-pristavki']],
    ['келініме туған күніне қамыр илейтін бірдеңе', ['miksery']],
    ['бастығымызға 50 жасқа кофе қайнататын аппарат сыйлайық деп едік', ['kofemashiny', 'kapelnye-kofevarki']],
    ['қайын атама мерейтойға саундбар', ['saundbary']],
  ])('%s', (typed, slugsOf) => {
    expect(soughtIn(typed)).toEqual(slugsOf);
  });

  it('is chosen by people and what they love where nothing is', () => {
    expect(soughtIn('маме на юбилей что нибудь')).toContain('feny');
    expect(soughtIn('досыма туған күніне сыйлық')).toContain('podarochnye-nabory');
  });
});

it('is guessed where nothing else is found', () => {
  expect(soughtIn('лист просвечивает, вторая сторона видна, курсовую завернули')).toEqual(['bumaga-dlya-pechati']);
});

it('that sounds like a question to the store is none', () => {
  expect(question('сүт бұзылып кетеді')).toBeNull();
  expect(soughtIn('сүт бұзылып кетеді')).toEqual(['kholodilniki']);
  expect(question('на планёрке коллеги меня не видят')).toBeNull();
  for (const typed of [
    'после ремонта пыль собрать',
    'свет под настроение',
    'в магазине телефоном расплачиваться',
    'іліп қойып тегістейтін',
  ])
    expect(question(typed)).toBeNull();
  expect(question('сатып алған тауар бұзылды')).toMatchObject({ page: 'service' });
  expect(question('до риддера довозите')).toMatchObject({ page: 'delivery' });
  expect(question('ауылға поштамен жібересіздер ме')).toMatchObject({ page: 'delivery' });
  expect(question('заказ сколько ждать')).toMatchObject({ page: 'delivery' });
});

describe('nothing is made of', () => {
  it.each([
    ['a product that is named', 'телефон с хорошей камерой для видео дома', ['vse-smartfony']],
    ['a product that is described', 'холодильник который долго держит продукты свежими', ['kholodilniki']],
    ['a product in the last place in Kazakh', 'үйді жылы ұстайтын тоңазытқыш', ['kholodilniki']],
  ])('%s: %s', (_, typed, slugsOf) => {
    expect(soughtIn(typed)).toEqual(slugsOf);
  });

  it.each([
    'гречневая крупа',
    'зубная паста отбеливающая',
    'порошок для стирки белья',
    'крем для рук от сухости',
    'балаларға арналған дәрумен',
    'тіс пастасы',
    'купить билет на поезд',
    'график работы',
    'глюкометр сахар измерять дома',
    'мотоблок который землю пашет',
    'жене на годовщину серьги',
    'сыну 6 лет велосипед',
    'бензиновый генератор на дачу',
    'капсулы для кофе',
    'котел отопления на угле для дома',
    'май айыратын сепаратор',
    'ініме 8 жасқа самокат',
    'апама туған күніне орамал',
  ])('things of other shops: %s', (typed) => {
    expect(soughtIn(typed)).toEqual([]);
  });

  it('what must not be', () => {
    expect(soughtIn('устройство не для пыли не для ковров')).toEqual([]);
    expect(soughtIn('шаңға емес түкке емес құрал')).toEqual([]);
  });
});
