import { describe, expect, it } from 'vitest';
import { isKazakhTarget, kazakhStems } from './kk.ts';

describe('kazakhStems and isKazakhTarget', () => {
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
  ])('stem %s to %s', (word, stem) => {
    expect(kazakhStems(word)).toContain(stem);
  });

  it.each([
    ['карта', 'кар'],
    ['лента', 'лен'],
    ['колонка', 'колон'],
    ['чехлар', 'чехл'],
  ])('do not read %s as a form of %s', (word, stem) => {
    expect(kazakhStems(word)).not.toContain(stem);
  });

  it('keep at least three letters', () => {
    expect(kazakhStems('кап')).toEqual([]);
    expect(kazakhStems('тын')).toEqual([]);
  });

  it('find the cases of what a product is for', () => {
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
