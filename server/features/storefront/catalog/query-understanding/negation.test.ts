import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '#test/factories/catalog/vocabulary.ts';
import { createUnderstanding } from './understanding.ts';

const brands = ['Samsung', 'Apple', 'Logitech', 'LG', 'Gefest'].map((name, at) => ({ id: at + 1, name }));
const categories = [
  { id: 11, ru: 'Смартфоны', kk: 'Смартфондар' },
  { id: 12, ru: 'Плиты', kk: 'Плиталар' },
  { id: 13, ru: 'Мыши', kk: 'Тінтуірлер' },
  { id: 14, ru: 'Пылесосы', kk: 'Шаңсорғыштар' },
  { id: 15, ru: 'Кофемашины', kk: 'Кофе машиналар' },
  { id: 16, ru: 'Ноутбуки', kk: 'Ноутбуктер' },
].map(({ id, ...name }) => ({ id, parentId: null, name, accessory: false }));
const texts = [
  'Смартфон Samsung Galaxy S25, чёрный, қара, белый, ақ',
  'Смартфон Apple iPhone 17, белый, ақ',
  'Плита Gefest 6100 Газовая Газ',
  'Плита LG Электрическая Электр Встраиваемая Кіріктірілетін',
  'Мышь Logitech M90 Проводное Сымды Игровая Ойын',
  'Мышь Apple Magic Bluetooth Сымсыз RGB',
  'Пылесос Samsung Мешок Контейнер',
  'Кофемашина Капсульная Рожковая',
  'Ноутбук Apple Windows 11 Без системы Жүйесіз',
  'Кабель LG',
];
const vocabulary = vocabularyOf([...texts, ...categories.flatMap(({ name }) => [name.ru, name.kk])]);
const { interpretations } = createUnderstanding({
  vocabulary,
  categories,
  brands,
});
const first = (typed: string) => {
  const [found] = interpretations(typed);
  return {
    category: found?.category ?? null,
    brand: found?.values[0]?.values[0] ?? null,
    words: [...new Set(found?.words.map(([most]) => most?.form))],
    except: found?.exceptWords.map(([most]) => most?.form) ?? [],
  };
};
const understood = (category: number, except: readonly string[], wanted: readonly string[] = []) => ({
  category,
  brand: null,
  words: wanted,
  except,
});

describe('what must not be', () => {
  it.each([
    ['смартфон айфон болмасын', understood(11, ['iphone'])],
    // What is named with it is sought.
    ['не газовая плита', understood(12, ['газовая'])],
    ['смартфон не самсунг галакси', understood(11, ['samsung'])],
    ['samsung болмасын смартфон', understood(11, ['samsung'])],
    ['смартфон ақ түсті болмасын', understood(11, ['белый'])],
    ['смартфон айфон да самсунг та болмасын', understood(11, ['iphone', 'samsung'])],
    ['смартфон apple та емес samsung та емес', understood(11, ['apple', 'samsung'])],
    ['смартфон самсунг алмаймын', understood(11, ['samsung'])],
    ['смартфон айфон ұсынбаңыз', understood(11, ['iphone'])],
    ['смартфон ни самсунг ни айфон', understood(11, ['samsung', 'iphone'])],
    ['смартфон не самсунг или apple', understood(11, ['samsung', 'apple'])],
    ['смартфон самсунг не предлагать', understood(11, ['samsung'])],
    ['не надо samsung смартфон', understood(11, ['samsung'])],
    ['кофемашина капсула қолданбайтын', understood(15, ['капсульная'])],
    ['кофемашина где не нужны капсулы', understood(15, ['капсульная'])],
    ['кофемашина капсулы не нужны', understood(15, ['капсульная'])],
    ['кофемашина не капсульная и не рожковая', understood(15, ['капсульная', 'рожковая'])],
    ['негазовая плита', understood(12, ['газовая'])],
    ['плита газ болмасын', understood(12, ['газ'])],
    ['кіріктірілмейтін плита', understood(12, ['кириктирилетин'])],
    ['мышь не logitech', understood(13, ['logitech'])],
  ])('%s', (typed, meant) => {
    expect(first(typed)).toEqual(meant);
  });
});

describe('what lacks something may have a name of its own', () => {
  it.each([
    ['мышь беспроводная не игровая', understood(13, ['ойын'], ['сымсыз'])],
    ['сымы жоқ тінтуір', understood(13, [], ['сымсыз'])],
    ['тінтуір сымсыз-ақ', understood(13, [], ['сымсыз'])],
    ['мышь провод болмасын', understood(13, [], ['сымсыз'])],
    ['мышь проводов нет', understood(13, [], ['сымсыз'])],
    ['мышь провода чтоб не было', understood(13, [], ['сымсыз'])],
    ['мышь беспроводня', understood(13, [], ['сымсыз'])],
    ['мышь бесправодная', understood(13, [], ['сымсыз'])],
    ['непроводная мышь', understood(13, ['сымды'])],
    ['мышь не беспроводная', understood(13, [], ['сымды'])],
    ['мешок салынбайтын шаңсорғыш', understood(14, [], ['контейнер'])],
    ['пылесос мешки не покупать', understood(14, [], ['контейнер'])],
    ['безмешковый пылесос', understood(14, [], ['контейнер'])],
    ['ноутбук виндоуссыз-ақ', understood(16, [], ['жуйесиз'])],
  ])('%s', (typed, meant) => {
    expect(first(typed)).toEqual(meant);
  });
});

describe('what denies nothing', () => {
  it.each([
    ['айфон бар ма жоқ па', ['iphone']],
    ['айфон есть или нет', ['iphone']],
    ['нет ли у вас айфона', ['iphone']],
    ['не только samsung', ['samsung']],
    ['таңдай алмаймын айфон', ['iphone']],
  ])('%s', (typed, wanted) => {
    expect(first(typed)).toMatchObject({ words: expect.arrayContaining(wanted) as unknown, except: [] });
  });
});
