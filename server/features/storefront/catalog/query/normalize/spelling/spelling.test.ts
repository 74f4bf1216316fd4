import { describe, expect, it } from 'vitest';
import { editCost } from './edit-distance.ts';
import { atOnce } from '../../slices.ts';
import { createSpelling } from './spelling.ts';

const words = [
  'bosch',
  'samsung',
  'philips',
  'logitech',
  'xiaomi',
  'холодильник',
  'холодильный',
  'телевизор',
  'смартфон',
  'пылесос',
  'стиральная',
  'посудомоечная',
  'кулаккап',
  'шансоргыш',
  'тоназыткыш',
  'весы',
  'кабель',
  'кафель',
  'hbf113',
  's25',
];
const products = words.map((word) => (word === 'кабель' ? 500 : 5));
const spelling = atOnce(createSpelling(words, products));
const best = (word: string) => words[spelling.alike(word)[0]?.index ?? -1];

describe('createSpelling', () => {
  it.each([
    ['телевизр', 'телевизор'],
    ['смарфон', 'смартфон'],
    ['пылисос', 'пылесос'],
    ['халадилник', 'холодильник'],
    ['стеральная', 'стиральная'],
    ['посудамоечная', 'посудомоечная'],
    ['самсунг', 'samsung'],
    ['samsng', 'samsung'],
    ['philps', 'philips'],
    ['logiteck', 'logitech'],
    ['бош', 'bosch'],
    ['кулакап', 'кулаккап'],
    ['xolodilnik', 'холодильник'],
    ['ntonazytqysh', 'тоназыткыш'],
    ['шансоргш', 'шансоргыш'],
    ['сматрфон', 'смартфон'],
  ])('%s is %s', (typed, meant) => {
    expect(best(typed)).toBe(meant);
  });

  it('prefers the word with more products', () => {
    expect(best('кахель')).toBe('кабель');
  });

  it.each(['hbf114', 's26', 'гречка', 'париж', 'бу', ''])('finds nothing for %s', (typed) => {
    expect(spelling.alike(typed)).toEqual([]);
  });

  it('finds any single mistake in a long word', () => {
    const alphabet = 'абвгдежз';
    for (let at = 0; at <= 'посудомоечная'.length; at++) {
      const typed = `${'посудомоечная'.slice(0, at)}${alphabet[at % alphabet.length] ?? ''}${'посудомоечная'.slice(at)}`;
      expect([typed, best(typed)]).toEqual([typed, 'посудомоечная']);
    }
  });
});

describe('editCost', () => {
  it('costs less for sounds, neighbours, swaps and doubles than for other letters', () => {
    const cost = (a: string, b: string) => editCost(a, b, 9);
    expect(cost('утюк', 'утюг')).toBeLessThan(cost('утюш', 'утюг'));
    expect(cost('диак', 'диск')).toBeLessThanOrEqual(cost('дизк', 'диск') * 3);
    expect(cost('сматрфон', 'смартфон')).toBeLessThan(cost('смафтрон', 'смартфон'));
    expect(cost('куллер', 'кулер')).toBeLessThan(cost('кухлер', 'кулер'));
    expect(editCost('аааа', 'ббббб', 1)).toBe(Infinity);
  });
});
