import { describe, expect, it } from 'vitest';
import {
  categoryWords,
  FIELD_WEIGHTS,
  flagName,
  isAccessoryCategory,
  numberWords,
  productWords,
  valueWords,
} from './product-words.ts';

const wordsOfNames = (...names: string[]) => productWords({ names, brandName: '', codes: [] });

describe('words of a product', () => {
  it.each([
    ['Чехол для iPhone 15, чёрный', ['чехол', 'черный'], ['iphone', '15']],
    ['iPhone 15-ке арналған қап, қара', ['кап', 'кара'], ['iphone', '15', 'ке']],
    ['Case for iPhone 15 (black)', ['case', 'black'], ['iphone', '15']],
  ])('weigh less when they name its purpose: %s', (name, product, purpose) => {
    const words = wordsOfNames(name);
    for (const word of product) expect([word, words.get(word)]).toEqual([word, FIELD_WEIGHTS.name]);
    for (const word of purpose) expect([word, words.get(word)]).toEqual([word, FIELD_WEIGHTS.purpose]);
  });

  it('keep the largest weight of a word', () => {
    const words = productWords({ names: ['Чехол для Samsung'], brandName: 'Samsung', codes: ['AB-12'] });
    expect([words.get('samsung'), words.get('ab12')]).toEqual([FIELD_WEIGHTS.brand, FIELD_WEIGHTS.code]);
  });

  it('of an accessory weigh compatible products less than its own Russian or Kazakh words and its brand', () => {
    const words = productWords({
      names: ['Чехол Spigen Tough iPhone 15'],
      brandName: 'Spigen',
      codes: ['Tough iPhone 15'],
      isAccessory: true,
    });
    expect(['чехол', 'spigen', 'tough', 'iphone', '15'].map((word) => words.get(word))).toEqual([
      FIELD_WEIGHTS.name,
      FIELD_WEIGHTS.brand,
      FIELD_WEIGHTS.purpose,
      FIELD_WEIGHTS.purpose,
      FIELD_WEIGHTS.purpose,
    ]);
    expect(
      [['Аксессуары и питание'], ['Чехлы'], ['Сумки для ноутбуков'], ['Фильтры для робота-пылесоса']].every(
        isAccessoryCategory,
      ),
    ).toBe(true);
    expect(
      [['Смартфоны'], ['Ноутбуки для работы и учёбы'], ['Техника для кухни'], ['Видео для дома']].some(
        isAccessoryCategory,
      ),
    ).toBe(false);
  });

  it('ignore a leading "for"', () => {
    expect(wordsOfNames('Для дома').get('дома')).toBe(FIELD_WEIGHTS.name);
  });
});

describe('shared words', () => {
  it('of a category weigh more than those of its ancestors', () => {
    const words = categoryWords(['Чехлы', 'Қаптар'], ['Смартфоны и аксессуары']);
    expect([words.get('каптар'), words.get('аксессуары')]).toEqual([FIELD_WEIGHTS.category, FIELD_WEIGHTS.ancestor]);
  });

  it('of a compound category weigh less than of a single one', () => {
    expect(categoryWords(['Держатели и штативы'], []).get('штативы')).toBe(FIELD_WEIGHTS.compoundCategory);
  });

  it('of values are in both languages, and numbers have their unit', () => {
    expect([...valueWords(['Чёрный', 'Қара'])]).toEqual(['черный', 'кара']);
    expect([...numberWords(256, ['ГБ', 'ГБ'])]).toEqual(['256гб']);
    expect([...numberWords(6.7, ['дюйм'])]).toEqual(['6.7дюйм']);
    expect([...numberWords(5, [''])]).toEqual([]);
  });

  it('of a flag are only what products with it have', () => {
    expect(
      ['No Frost', 'Обработка паром', 'Управление со смартфона', 'Бумен өңдеу', 'Смартфоннан басқару'].map(flagName),
    ).toEqual(['No Frost', 'Обработка паром', 'Управление', 'Бумен өңдеу', 'басқару']);
  });
});
