import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { splitStreetName, STREET_KINDS, streetName, type StreetKind } from './street-names.ts';

describe('names of streets', () => {
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
  ])('%j', (name, kind, stem) => {
    expect(splitStreetName(name)).toEqual({ kind, stem });
  });

  it('what is written is read back, in every kind and language', () => {
    for (const kind of Object.keys(STREET_KINDS) as StreetKind[])
      for (const language of languages)
        expect(splitStreetName(streetName(kind, 'Самал-2', language))).toEqual({ kind, stem: 'Самал-2' });
  });
});
