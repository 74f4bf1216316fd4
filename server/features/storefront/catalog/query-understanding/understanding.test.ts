import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '#test/factories/catalog/vocabulary.ts';
import { createUnderstanding } from './understanding.ts';
import type { Interpretation, InterpretationOptions } from '../query/interpretation.ts';

const brands = [
  { id: 1, name: 'Samsung' },
  { id: 2, name: 'Apple' },
  { id: 3, name: 'ASUS' },
  { id: 4, name: 'Bosch' },
  { id: 5, name: 'LG' },
  { id: 6, name: 'TP-Link' },
  { id: 7, name: 'Spigen' },
];
const categories = [
  { id: 10, parentId: null, name: { ru: 'Смартфоны и гаджеты', kk: 'Смартфондар мен гаджеттер' }, accessory: false },
  { id: 11, parentId: 10, name: { ru: 'Все смартфоны', kk: 'Барлық смартфондар' }, accessory: false },
  { id: 12, parentId: 10, name: { ru: 'Чехлы для смартфонов', kk: 'Смартфон қаптары' }, accessory: true },
  { id: 13, parentId: null, name: { ru: 'Ноутбуки', kk: 'Ноутбуктер' }, accessory: false },
  { id: 14, parentId: null, name: { ru: 'Стиральные машины', kk: 'Кір жуғыш машиналар' }, accessory: false },
  { id: 15, parentId: null, name: { ru: 'Телевизоры', kk: 'Теледидарлар' }, accessory: false },
  { id: 16, parentId: null, name: { ru: 'Роутеры', kk: 'Роутерлер' }, accessory: false },
  { id: 17, parentId: null, name: { ru: 'Фильтры и мешки', kk: 'Сүзгілер мен қаптар' }, accessory: true },
];
const products = [
  'Смартфон Apple iPhone 15 128 ГБ, чёрный',
  'Смартфон Apple iPhone 16 Pro 256 ГБ, белый',
  'Смартфон Samsung Galaxy S25 Ultra 256 ГБ, чёрный',
  'Чехол Spigen Tough для iPhone 15, чёрный',
  'Ноутбук ASUS TUF 16 ГБ',
  'Ноутбук Apple MacBook Air 24/512 ГБ',
  'Ноутбук Apple MacBook Air 13 16/512 ГБ',
  'Стиральная машина Bosch WAN 7 кг, белый',
  'Стиральная машина LG F2V5 9 кг',
  'Телевизор LG OLED C5 55", чёрный',
  'Роутер TP-Link Archer AX55',
  'Холодильник LG No Frost',
  'Қап Spigen Tough',
  'Кір жуғыш машина LG F2V5',
  'Теледидар LG OLED',
];
const vocabulary = vocabularyOf([
  ...products,
  ...categories.flatMap(({ name }) => [name.ru, name.kk]),
  ...brands.map(({ name }) => name),
]);
const { interpretations } = createUnderstanding({
  vocabulary,
  categories,
  brands,
});

const all = (typed: string, options: InterpretationOptions = {}): Interpretation[] => [
  ...interpretations(typed, options),
];
const first = (typed: string, options: InterpretationOptions = {}) => {
  const [interpretation] = interpretations(typed, options);
  return (
    interpretation && {
      category: interpretation.category,
      brand: interpretation.values[0]?.values[0] ?? null,
      price: interpretation.price?.to ?? null,
      best: interpretation.words.map((word) => word[0]?.form),
    }
  );
};

describe('what is sought becomes filters when it is sure', () => {
  it.each([
    ['ноутбук асус до 300000', { category: 13, brand: 3, price: 300_000, best: [] }],
    ['телефон айфон за стольник', { category: 11, brand: null, price: 100_000, best: ['iphone'] }],
    ['айфон пятнадцать', { category: null, brand: null, price: null, best: ['iphone', 'iphone15'] }],
    ['он алтыншы айфон', { category: null, brand: null, price: null, best: ['iphone', 'iphone16'] }],
    ['16 айфонға қап', { category: 12, brand: null, price: null, best: ['iphone', 'iphone16', 'чехол'] }],
    ['15-ші айфонның қабы', { category: 12, brand: null, price: null, best: ['iphone', 'iphone15', 'чехол'] }],
    ['қап самсунг эс жиырма беске', { category: 12, brand: null, price: null, best: ['чехол', 'samsung', 's', '25'] }],
    ['еудумшящк ыфьыгтп', { category: 15, brand: 1, price: null, best: [] }],
    ['ыфьыгтп ы25', { category: null, brand: null, price: null, best: ['samsung', 's25'] }],
    ['стиралка бош', { category: 14, brand: 4, price: null, best: [] }],
    ['кір жуғыш машина lg 9 кг', { category: 14, brand: 5, price: null, best: ['9кг'] }],
    ['телефон samsung', { category: 11, brand: 1, price: null, best: [] }],
    ['300 мыңға дейін теледидар', { category: 15, brand: null, price: 300_000, best: [] }],
    ['роутер тплинк', { category: 16, brand: 6, price: null, best: [] }],
    ['чехол для iphone 15', { category: 12, brand: null, price: null, best: ['чехол', 'iphone', 'iphone15'] }],
    ['айфонға қап', { category: 12, brand: null, price: null, best: ['iphone', 'чехол'] }],
    ['үш роутер', { category: 16, brand: null, price: null, best: [] }],
    ['телефондық роутер', { category: 16, brand: null, price: null, best: ['смартфон'] }],
    ['смартфон чехол', { category: 12, brand: null, price: null, best: ['смартфон', 'чехол'] }],
    ['ноутбуктен роутерге теледидар', { category: 15, brand: null, price: null, best: ['ноутбук', 'роутер'] }],
    ['чехол samsung', { category: 12, brand: null, price: null, best: ['чехол', 'samsung'] }],
  ])('%s', (typed, understood) => {
    expect(first(typed)).toEqual(understood);
  });

  it('names what became a filter with the query that is left without it', () => {
    expect(all('Ноутбук ASUS, до 300000')[0]?.recognised).toEqual([
      { kind: 'category', id: 13, without: 'ASUS, до 300000' },
      { kind: 'brand', id: 3, without: 'Ноутбук, до 300000' },
      { kind: 'price', id: null, without: 'Ноутбук ASUS' },
    ]);
  });

  it("stays words in a phone's name, alone with a brand, and where filters are not wanted", () => {
    expect(first('iphone 15')).toEqual({ category: null, brand: null, price: null, best: ['iphone', 'iphone15'] });
    expect(first('samsung')).toMatchObject({ category: null, brand: null, best: ['samsung'] });
    expect(first('ноутбук асус', { filters: false })).toMatchObject({
      category: null,
      brand: null,
      best: ['ноутбук', 'asus'],
    });
  });
});

describe('words', () => {
  it.each([
    ['fqajy 15', ['iphone', 'iphone15']],
    ['айфон15', ['iphone', 'iphone15']],
    ['гэлакси с25', ['galaxy', 's25']],
    ['galxy s25', ['galaxy', 's25']],
    ['айфон 256gb', ['iphone', '256гб']],
    ['купить недорого айфон в алматы', ['iphone']],
    ['spigen', ['spigen']],
    ['ультра', ['ultra']],
    ['самсунгке', ['samsung']],
  ])('of %s are looked for as %j', (typed, best) => {
    expect(first(typed)?.best).toEqual(best);
  });

  it('are as typed when that is asked for', () => {
    expect(all('телефон самсунг', { exact: true })).toMatchObject([
      { words: [[{ form: 'телефон', weight: 1 }], [{ form: 'самсунг', weight: 1 }]], category: null, changes: [] },
    ]);
  });

  it('may be unfinished while they are typed', () => {
    expect(all('s', { typing: true, filters: false })[0]?.words[0]).toContainEqual(
      expect.objectContaining({ form: 'samsung' }),
    );
    expect(all('s', {})).toEqual([]);
    expect(first('sams', { typing: true })?.best).toEqual(['samsung']);
    expect(first('айф', { typing: true })?.best).toEqual(['iphone']);
    expect(first('fqa', { typing: true })?.best).toEqual(['iphone']);
    expect(all('смартфон гал', { typing: true, filters: false })[0]?.words[1]).toContainEqual(
      expect.objectContaining({ form: 'galaxy' }),
    );
  });

  it('that were changed or left out are told', () => {
    expect(all('телевизр lg')[0]).toMatchObject({
      text: 'телевизор lg',
      changes: expect.arrayContaining([
        { kind: 'spelling', typed: 'телевизр', read: 'телевизор', from: 0, to: 8 },
      ]) as unknown,
    });
    expect(all('смартфон қаптры', { filters: false })[0]?.text).toBe('смартфон қаптары');
    expect(all('смартфон щщщщ')[0]?.changes).toContainEqual(
      expect.objectContaining({ kind: 'dropped', typed: 'щщщщ', read: '' }),
    );
    expect(
      all('iphone 15 ultra')
        .slice(1)
        .map(({ changes }) =>
          changes
            .filter(({ kind }) => kind === 'dropped')
            .map(({ typed }) => typed)
            .join(),
        ),
    ).toContain('ultra');
  });

  it('that are guessed and then left out stay in the text as they were typed', () => {
    expect(all('смартфон zzqq')[0]?.text).toBe('смартфон zzqq');
    expect(new Set(all('телевизор galxy').map(({ text }) => text))).toEqual(
      new Set(['телевизор galaxy', 'телевизор galxy']),
    );
    expect(all('galxy galxy')[0]?.text).toBe('galaxy galaxy');
  });

  it('beside the thing are left out before the thing is', () => {
    const categoriesOf = (typed: string) => all(typed).map(({ category, words: left }) => [category, left.length]);
    expect(categoriesOf('ноутбук с телевизором').slice(0, 2)).toEqual([
      [13, 1],
      [13, 0],
    ]);
    expect(categoriesOf('телевизор без смартфона')[0]).toEqual([15, 0]);
    // Another name of the thing itself is nothing that it could lack.
    expect(all('телевизор без смарт тв')[0]).toMatchObject({ category: 15, exceptWords: [] });
  });

  it('of cheapness ask for an order where a category is sought', () => {
    expect(all('недорогой телевизор')[0]).toMatchObject({ category: 15, sort: 'cheap', words: [] });
    // No product of the catalogue is so called: the ending must be known as one.
    expect(all('теледидардың арзандары')[0]).toMatchObject({ category: 15, sort: 'cheap', words: [] });
    expect(all('қымбат емес iphone')[0]).toMatchObject({ category: null, sort: 'cheap', except: [12, 17] });
    expect(all('недорогой samsung')[0]).toMatchObject({ category: null, sort: null });
    expect(all('дешево')).toEqual([]);
  });

  it('leave out what is made for the products, unless it is named', () => {
    expect(all('гаджеты')[0]).toMatchObject({ category: 10, except: [12] });
    expect(all('чехол')[0]).toMatchObject({ category: 12, except: [] });
  });

  it('with the number of a model are looked for as one', () => {
    expect(first('iphone 16')?.best).toEqual(['iphone', 'iphone16']);
    expect(all('iphone 14')[0]).toMatchObject({
      // The other models of the name come first; products need not be one of them.
      words: [
        expect.arrayContaining([expect.objectContaining({ form: 'iphone' })]) as unknown,
        expect.arrayContaining([expect.objectContaining({ form: 'iphone' })]) as unknown,
        [
          { form: 'iphone15', weight: 1 },
          { form: 'iphone16', weight: 1 },
        ],
      ],
      wordsNeeded: 2,
      changes: expect.arrayContaining([expect.objectContaining({ kind: 'dropped', typed: '14' })]) as unknown,
    });
    expect(first('iphone 256')?.best).toEqual(['iphone', '256']);
    expect(first('tuf 16')?.best).toEqual(['tuf', '16']);
    // Both numbers are of memory, though other models of the name have a number.
    expect(first('macbook air 24/512')?.best).toEqual(['macbook', 'air', '24', '512']);
  });

  it('of what a thing has are not the thing', () => {
    expect(first('смартфон қабы')?.category).toBe(12);
    expect(first('қапты смартфон')?.category).toBe(11);
  });

  it('of several parts of a name choose the category that is named alone', () => {
    expect(first('қап')?.category).toBe(12);
  });

  it('that are only a part of a longer name are read on', () => {
    expect(first('фрост')?.best).toEqual(['frost']);
    expect(first('ноу фрост')?.best).toEqual(['no', 'frost']);
  });

  it('nobody knows are no reason to show something else', () => {
    for (const typed of ['гречневая крупа', 'щщщщ', '%%%', '📱', '', 'детские чёрный подгузники'])
      expect(all(typed)).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    'а'.repeat(10_000),
    'слово '.repeat(2_000),
    '((((a+)+)+)+$'.repeat(800),
    '\u0000\u0007\u200b'.repeat(4_000),
    '📱'.repeat(5_000),
    "'; drop table products; --".repeat(400),
    '<script>alert(1)</script>'.repeat(400),
    '\ud83d',
    '1 000 '.repeat(1_600),
    'до от '.repeat(1_600),
  ])('is read like any other: %#', (typed) => {
    for (const options of [{}, { typing: true }, { exact: true }]) {
      const found = all(typed, options);
      expect(found.length).toBeLessThanOrEqual(30);
      expect(Math.max(0, ...found.map((interpretation) => interpretation.words.length))).toBeLessThanOrEqual(40);
    }
  });
});

describe('a quality that an attribute answers', () => {
  const choosing = createUnderstanding({
    vocabulary,
    categories,
    brands,
    choicesOf: (category) => (category === 11 ? [{ id: 90, name: 'nfc', values: null }] : []),
  });
  it.each(['смартфон samsung чтобы телефоном в автобусе платить', 'кассада төлейтін смартфон'])(
    'narrows the category, and is left out where no product has it: %s',
    (query) => {
      const [narrow, wide] = choosing.interpretations(query);
      expect(narrow).toMatchObject({ category: 11, words: [] });
      expect(narrow?.values).toContainEqual({ group: 90, values: [1] });
      expect(narrow?.recognised).toContainEqual(expect.objectContaining({ kind: 'value' }));
      expect(wide).toMatchObject({ category: 11 });
      expect(wide?.values).not.toContainEqual({ group: 90, values: [1] });
    },
  );

  it('says nothing where the category has no such attribute', () => {
    const [interpretation] = choosing.interpretations('ноутбук чтобы телефоном платить');
    expect(interpretation?.values).toEqual([]);
  });
});
