import { describe, expect, it } from 'vitest';
import { createFamilies } from './families.ts';
import { atOnce } from '../slices.ts';

const words = [
  'airpods',
  'чернила',
  'черный',
  'весы',
  'кап',
  'каптары',
  'карта',
  'кулаккап',
  'кулаккаптар',
  'кызыл',
  'машина',
  'машинасы',
  'машины',
  's25',
  'стекла',
  'стиральная',
  'стиральные',
  'чехлы',
  'чехол',
  'щетка',
].sort();
const families = atOnce(createFamilies({ words, products: Int32Array.from(words, () => 1) }, ['тоназыткыш']));
const of = (word: string) => families.of(word).map(({ form }) => form);

describe('createFamilies', () => {
  it('does not stem nouns that end like verbs', () => {
    expect(of('чернил')).toEqual(['чернила']);
    expect(of('черного')).toEqual(['черный']);
    expect(of('кызым')).toEqual([]);
    expect(of('кызылы')).toEqual(['кызыл']);
  });

  it.each([
    ['стиральную', ['стиральная', 'стиральные']],
    ['чехлов', ['чехлы', 'чехол']],
    ['стекло', ['стекла']],
    ['щеток', ['щетка']],
    ['кулаккаптарды', ['кулаккап', 'кулаккаптар']],
    ['кабы', ['кап', 'каптары']],
    ['машинага', ['машина', 'машинасы', 'машины']],
    ['машин', ['машина', 'машинасы', 'машины']],
    ['airpod', ['airpods']],
    ['гречка', []],
    ['s26', []],
  ])('finds the forms of %s: %j', (word, forms) => {
    expect(of(word).sort()).toEqual(forms);
  });

  it('lists the word itself first', () => {
    expect(families.of('чехлы').map(({ form, weight }) => [form, weight])).toEqual([
      ['чехлы', 1],
      ['чехол', 0.9],
    ]);
  });

  it('gives all forms of a word one key', () => {
    expect(families.key('тоназыткыштардын')).toBe(families.key('тоназыткыш'));
    expect(families.key('карта')).not.toBe(families.key('кап'));
  });
});
