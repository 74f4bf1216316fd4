import { describe, expect, it } from 'vitest';
import { skeleton, soundings } from './sound.ts';

const alike = (a: string, b: string) =>
  soundings(a).some((one) => soundings(b).some((other) => skeleton(one) === skeleton(other)));

describe('the sound of a word', () => {
  it.each([
    ['самсунг', 'samsung'],
    ['бош', 'bosch'],
    ['филипс', 'philips'],
    ['хуавей', 'huawei'],
    ['панасоник', 'panasonic'],
    ['асер', 'acer'],
    ['мулинекс', 'moulinex'],
    ['занусси', 'zanussi'],
    ['кенвуд', 'kenwood'],
    ['электролюкс', 'electrolux'],
    ['ксиаоми', 'xiaomi'],
    ['сони', 'sony'],
    ['индезит', 'indesit'],
    ['xolodilnik', 'холодильник'],
    ['stiralnaya', 'стиральная'],
    ['pylesos', 'пылесос'],
    ['халадильник', 'холодильник'],
    ['утюк', 'утюг'],
    ['qulaqqap', 'кулаккап'],
    ['tonazytqysh', 'тоназыткыш'],
    ['жбл', 'jbl'],
    ['nout', 'ноут'],
  ])('%s and %s are one', (typed, meant) => {
    expect(alike(typed, meant)).toBe(true);
  });

  it.each([
    ['плита', 'плитка'],
    ['фен', 'фон'],
    ['lg', 'hp'],
  ])('%s and %s are two', (a, b) => {
    expect(alike(a, b)).toBe(false);
  });
});
