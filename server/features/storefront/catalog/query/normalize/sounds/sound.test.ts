import { describe, expect, it } from 'vitest';
import { englishSounds, skeleton, soundings, soundsOf } from './sound.ts';

const alike = (a: string, b: string) =>
  soundings(a).some((one) => soundings(b).some((other) => skeleton(one) === skeleton(other)));

describe('soundsOf and skeleton', () => {
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
  ])('hears %s and %s as one word', (typed, meant) => {
    expect(alike(typed, meant)).toBe(true);
  });

  it.each([
    ['плита', 'плитка'],
    ['фен', 'фон'],
    ['lg', 'hp'],
  ])('hears %s and %s as two words', (a, b) => {
    expect(alike(a, b)).toBe(false);
  });
});

describe('englishSounds', () => {
  it.each([
    ['мэджик', 'magic'],
    ['ноут', 'note'],
    ['мэйтпад', 'matepad'],
    ['слайд', 'slide'],
    ['лайв', 'live'],
    ['бим', 'beam'],
    ['плэй', 'play'],
    ['плэйстейшн', 'playstation'],
    ['стэйшн', 'station'],
    ['эйр', 'air'],
    ['бадс', 'buds'],
    ['айпэд', 'ipad'],
    ['блейд', 'blade'],
    ['чардж', 'charge'],
    ['лиджен', 'legion'],
    ['форс', 'force'],
    ['пэд', 'pad'],
    ['мэйтпэд', 'matepad'],
  ])('hears %s as %s', (heard, name) => {
    expect(englishSounds(name).map(skeleton)).toContain(skeleton(soundsOf(heard)));
  });

  it.each(['bosch', 'sony', 's25', 'lg', 'самсунг'])('finds nothing else for %s', (name) => {
    expect(englishSounds(name)).toEqual([]);
  });
});
