import { describe, expect, it } from 'vitest';
import { languages } from '../text/language.ts';
import { splitStreetName, STREET_KINDS, formatStreetName, type StreetKind } from './street-names.ts';

describe('splitting street names', () => {
  it.each([
    ['проспект Абая', 'avenue', 'Абая'],
    ['Абай даңғылы', 'avenue', 'Абай'],
    ['пр. Райымбека', 'avenue', 'Райымбека'],
    ['Кажымукана улица', 'street', 'Кажымукана'],
    ['Шыңтас тұйық көшесі', 'lane', 'Шыңтас'],
    ['Құлжа тас жолы', 'highway', 'Құлжа'],
    ['Альмерек микрорайон', 'microdistrict', 'Альмерек'],
    ['Улица Толе Би', 'street', 'Толе Би'],
    ['1-й переулок (Ерменсай)', 'street', '1-й переулок (Ерменсай)'],
    ['Достык', 'street', 'Достык'],
    ['Аллея', 'street', 'Аллея'],
    ['8-ықшамаудан', 'microdistrict', '8'],
    ['проспект Жибек Жолы', 'avenue', 'Жибек Жолы'],
    ['Жібек жолы даңғылы', 'avenue', 'Жібек жолы'],
    ['Жібек жолы', 'street', 'Жібек жолы'],
    ['Кус жолы', 'street', 'Кус жолы'],
    ['Қарасу жолы', 'road', 'Қарасу'],
  ])('parses %j', (name, kind, stem) => {
    expect(splitStreetName(name)).toEqual({ kind, stem });
  });

  it('parses every written kind in both languages', () => {
    for (const kind of Object.keys(STREET_KINDS) as StreetKind[])
      for (const language of languages)
        for (const stem of ['Самал-2', '8', 'Жібек жолы'])
          expect(splitStreetName(formatStreetName(kind, stem, language))).toEqual({ kind, stem });
  });

  it.each([
    ['microdistrict', '8', '8-ықшамаудан'],
    ['microdistrict', '28А', '28А ықшамауданы'],
    ['block', '408', '408-квартал'],
    ['avenue', 'Абай', 'Абай даңғылы'],
  ] as const)('writes a Kazakh %s %s as %s', (kind, stem, name) => {
    expect(formatStreetName(kind, stem, 'kk')).toBe(name);
  });
});
