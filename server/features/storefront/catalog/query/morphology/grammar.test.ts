import { describe, expect, it } from 'vitest';
import { grammarOf } from './grammar.ts';

describe('grammarOf', () => {
  it.each([
    ['телефонга', 'dative', null],
    ['телефоннын', 'genitive', null],
    ['айфоннан', 'ablative', null],
    ['телевизорды', 'accusative', null],
    ['ноутбуктеги', 'locative', null],
    ['шнурмен', 'instrumental', null],
    ['камерасына', 'dative', 'third'],
    ['принтериме', 'dative', 'first'],
    ['камерасы', null, 'third'],
    ['принтерим', null, 'first'],
    ['телефонымыз', null, 'first'],
    ['телефоныныз', null, 'second'],
    ['шансоргыш', null, null],
    ['портами', 'instrumental', null],
    ['ноутбуков', 'genitive', null],
    ['телефонах', null, null],
  ] as const)('reads case and owner of %s', (word, own, possessive) => {
    expect(grammarOf(word)).toMatchObject({ case: own, possessive });
  });

  it.each([
    ['стиральную', 'adjective'],
    ['сыятын', 'participle'],
    ['55', 'number'],
    ['1.5', 'number'],
    ['samsung', 'name'],
    ['s24', 'name'],
    ['пылесос', 'other'],
    ['уй', 'other'],
  ] as const)('finds the part of speech of %s', (word, partOfSpeech) => {
    expect(grammarOf(word).partOfSpeech).toBe(partOfSpeech);
  });

  it.each([
    ['сымсыз', 'сым'],
    ['камерасыздары', 'камера'],
    ['жуылмаган', 'жуылган'],
    ['кириктирилмейтин', 'кириктирилетин'],
    ['беспроводной', 'провод'],
    ['негазовая', 'газовая'],
  ])('finds what %s denies', (word, denied) => {
    expect(grammarOf(word).negated).toContain(denied);
  });

  it.each(['неделя', 'газ', 'проводной', 'тазалайтын'])('%s denies nothing', (word) => {
    expect(grammarOf(word).negated).toEqual([]);
  });

  it('lists the stems in both languages', () => {
    expect(grammarOf('стиральными').stems.russian).toBe('стиральн');
    expect(grammarOf('кулаккаптарды').stems.kazakh).toEqual(expect.arrayContaining(['кулаккаптар', 'кулаккап']));
  });
});
