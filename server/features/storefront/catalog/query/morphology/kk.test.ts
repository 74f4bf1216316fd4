import { describe, expect, it } from 'vitest';
import { isKazakhTarget, kazakhStems } from './kk.ts';

describe('Kazakh suffixes', () => {
  it.each([
    ['кулаккаптар', 'кулаккап'],
    ['кулаккаптарды', 'кулаккап'],
    ['кулаккабым', 'кулаккап'],
    ['тоназыткыштын', 'тоназыткыш'],
    ['машинасына', 'машина'],
    ['машиналарынын', 'машина'],
    ['ноутбуги', 'ноутбук'],
    ['ноутбуктерге', 'ноутбук'],
    ['дюймдик', 'дюйм'],
    ['телефонына', 'телефон'],
    ['утикти', 'утик'],
    ['смартфондардан', 'смартфон'],
    ['шансоргышпен', 'шансоргыш'],
  ])('of %s leave %s', (word, stem) => {
    expect(kazakhStems(word)).toContain(stem);
  });

  it.each([
    ['карта', 'кар'],
    ['лента', 'лен'],
    ['колонка', 'колон'],
    ['чехлар', 'чехл'],
  ])('are not letters that only look so: %s is no form of %s', (word, stem) => {
    expect(kazakhStems(word)).not.toContain(stem);
  });

  it('leave three letters at least', () => {
    expect(kazakhStems('кап')).toEqual([]);
    expect(kazakhStems('тын')).toEqual([]);
  });

  it('show what a product is for', () => {
    expect(isKazakhTarget('телефонга', 'телефон')).toBe(true);
    expect(isKazakhTarget('телефоннын', 'телефон')).toBe(true);
    expect(isKazakhTarget('телефоннан', 'телефон')).toBe(true);
    expect(isKazakhTarget('ноутбуктеги', 'ноутбук')).toBe(true);
    expect(isKazakhTarget('камералардан', 'камера')).toBe(false);
    expect(isKazakhTarget('роутерден', 'роутер')).toBe(true);
    expect(isKazakhTarget('каптар', 'кап')).toBe(false);
    expect(isKazakhTarget('машинасы', 'машина')).toBe(false);
  });
});
