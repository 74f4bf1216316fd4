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

describe('the family of a word', () => {
  it('of a noun has no word that only a verb would be related to', () => {
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
  ])('%s is in the catalogue as %j', (word, forms) => {
    expect(of(word).sort()).toEqual(forms);
  });

  it('begins with the word itself, the surest', () => {
    expect(families.of('чехлы').map(({ form, weight }) => [form, weight])).toEqual([
      ['чехлы', 1],
      ['чехол', 0.9],
    ]);
  });

  it('has one key, of words known from elsewhere too', () => {
    expect(families.key('тоназыткыштардын')).toBe(families.key('тоназыткыш'));
    expect(families.key('карта')).not.toBe(families.key('кап'));
  });
});
