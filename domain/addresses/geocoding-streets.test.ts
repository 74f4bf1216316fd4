import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streetAliases } from './geocoding-aliases.ts';
import { houseKey, isMicrodistrict, isSameHouse, isSameStreet, similarity, streetKey } from './geocoding-streets.ts';

describe('street keys', () => {
  it.each([
    ['улица Абая', 'абая'],
    ['ул. Абая', 'абая'],
    ['ул.Абая', 'абая'],
    ['Абая улица', 'абая'],
    ['пр-т Достык', 'достык'],
    ['проспект Достык', 'достык'],
    ['Достық даңғылы', 'достык'],
    ['б-р Мира', 'мира'],
    ['пер. Тихий', 'тихий'],
    ['Құлжа тас жолы', 'кулжа'],
    ['Тихая тұйық көшесі', 'тихая'],
    ['Астана алаңы', 'астана'],
    ['ул. им. Шолпан', 'шолпан'],
    ['Әл-Фараби даңғылы', 'ал фараби'],
    ['мкр Самал-2', 'самал 2'],
    ['Самал-2 ықшам ауданы', 'самал 2'],
    ['мкрн Аксай 3А', 'аксай 3 а'],
    ['5-я Шоссейная', '5 шоссейная'],
    ['Ленина', 'ленина'],
    // Letters inside a word do not count as a type word.
    ['Пришвина', 'пришвина'],
    ['Ульянова', 'ульянова'],
    ['Аллея', 'аллея'],
    ['Ёлочная', 'елочная'],
    ['', ''],
  ])('folds %j to %j', (street, key) => {
    expect(streetKey(street)).toBe(key);
  });
});

describe('similarity', () => {
  it.each([
    ['', '', 1],
    ['абая', '', 0],
    ['абая', 'абая', 1],
    ['абая', 'абай', 0.75],
    ['абвгдежзик', 'абвгдежлмн', 0.7],
  ])('between %j and %j is %s', (left, right, expected) => {
    expect(similarity(left, right)).toBe(expected);
  });

  it('is symmetric and between 0 and 1', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const likeness = similarity(a, b);
        expect(likeness).toBe(similarity(b, a));
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('same street', () => {
  it.each([
    ['проспект Достык', 'Достық даңғылы', true],
    ['Абая', 'Абай даңғылы', true],
    ['ул. Сатпаева', 'Сәтбаев көшесі', true],
    ['Ауэзова', 'Әуезов көшесі', true],
    ['Кабанбай батыра', 'Қабанбай батыр көшесі', true],
    ['Батыра Кабанбай', 'Кабанбай батыра', true],
    ['Жандосова', 'Жандосов көшесі', true],
    ['Розыбакиева', 'Розыбакеева', true],
    ['Абая', 'Жандосова', false],
    // Three edits in ten make exactly 0.7, which is not above the limit.
    ['абвгдежзик', 'абвгдежлмн', false],
    ['абвгдежзикл', 'абвгдежзмно', true],
    ['5-я Шоссейная', '6-я Шоссейная', false],
    ['мкр Самал-2', 'мкр Самал-3', false],
    ['мкр Самал-2', 'Самал 2', true],
  ])('compares %j and %j: %s', (left, right, isSame) => {
    expect(isSameStreet(left, right)).toBe(isSame);
    expect(isSameStreet(right, left)).toBe(isSame);
  });

  it('accepts an old name in its own city only', () => {
    expect(isSameStreet('Фурманова', 'проспект Нурсултана Назарбаева', 'Алматы')).toBe(true);
    expect(isSameStreet('Фурманова', 'проспект Нурсултана Назарбаева', 'Астана')).toBe(false);
    expect(isSameStreet('Ленина', 'проспект Достык', 'Алматы')).toBe(true);
    expect(isSameStreet('Мира', 'Нұрсұлтан Назарбаев көшесі', 'Петропавл')).toBe(true);
    expect(isSameStreet('Ушанова', 'Шәкәрім даңғылы', 'Усть-Каменогорск')).toBe(true);
    expect(isSameStreet('Ушанова', 'Шәкәрім даңғылы', 'Семей')).toBe(false);
  });

  it('lists every known name of a street', () => {
    expect(streetAliases('карла маркса', 'алматы')).toContain('конаев');
    expect(streetAliases('конаев', 'алматы')).toContain('карла маркса');
    expect(streetAliases('нет такой')).toEqual(['нет такой']);
  });
});

describe('microdistricts', () => {
  it.each([
    ['мкр Самал-2', true],
    ['мкр. Самал-2', true],
    ['Самал-2 мкр', true],
    ['микрорайон Орбита 3', true],
    ['Самал-2 ықшам ауданы', true],
    ['8 шағын аудан', true],
    ['м-н Калкаман', true],
    ['квартал 189', true],
    ['улица Микрюкова', false],
    ['Шаляпина', false],
    ['проспект Абая', false],
    ['', false],
  ])('recognizes %j: %s', (street, expected) => {
    expect(isMicrodistrict(street)).toBe(expected);
  });
});

describe('house numbers', () => {
  it.each([
    ['10А', '10 а', true],
    ['10A', '10а', true],
    ['д. 10', '10', true],
    ['дом 10', '10', true],
    ['10/2', '10 / 2', true],
    ['10 корпус 2', '10к2', true],
    ['10', '10а', false],
    ['10', '100', false],
    ['', '', false],
  ])('compares %j and %j: %s', (left, right, isSame) => {
    expect(isSameHouse(left, right)).toBe(isSame);
  });

  it('reads a house word without a number as empty', () => {
    expect(houseKey('дом')).toBe('');
  });
});
