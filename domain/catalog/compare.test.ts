import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestIndexes,
  betterDirection,
  energyGrade,
  mergeCompared,
  MAX_COMPARED_PER_CATEGORY,
  MAX_COMPARED_PRODUCTS,
} from './compare.ts';

// Each product belongs to one category.
const entries = fc.array(
  fc.integer({ min: 1, max: 120 }).map((id) => ({ id, categoryId: id % 9 })),
  { maxLength: 70 },
);

describe('comparison merged at login', () => {
  it('keeps each product once, within the limits, browser entries first', () => {
    fc.assert(
      fc.property(entries, entries, (customer, browser) => {
        const merged = mergeCompared(customer, browser);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(merged.length).toBeLessThanOrEqual(MAX_COMPARED_PRODUCTS);
        for (const group of Map.groupBy(merged, ({ categoryId }) => categoryId).values())
          expect(group.length).toBeLessThanOrEqual(MAX_COMPARED_PER_CATEGORY);
        if (browser[0]) expect(merged[0]).toEqual(browser[0]);
        expect(merged.every(({ id }) => [...customer, ...browser].some((entry) => entry.id === id))).toBe(true);
      }),
    );
  });

  it('loses nothing within the limits', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: MAX_COMPARED_PRODUCTS }),
        fc.nat(40),
        (ids, cut) => {
          const all = ids.map((id) => ({ id, categoryId: id }));
          const merged = mergeCompared(all.slice(cut), all.slice(0, cut));
          expect(merged).toEqual([...all.slice(0, cut), ...all.slice(cut)]);
          expect(mergeCompared(merged, merged)).toEqual(merged);
          expect(mergeCompared(merged, [])).toEqual(merged);
        },
      ),
    );
  });
});

describe('better value', () => {
  it.each([
    ['Уровень шума', 'дБ', 'less'],
    ['Расход воды', 'л', 'less'],
    ['Оперативная память', 'ГБ', 'more'],
    ['Объем оперативной памяти', 'ГБ', 'more'],
    ['Ёмкость аккумулятора', 'мА·ч', 'more'],
    ['Гарантия', 'мес.', 'more'],
    ['Частота обновления', 'Гц', 'more'],
    ['Расход электроэнергии', 'кВт·ч/год', 'less'],
    ['Сила всасывания', 'Па', 'more'],
    ['Вес', 'кг', null],
    ['Диагональ экрана', 'дюйм', null],
    ['Мощность', 'Вт', null],
    ['Шумоподавление', 'дБ', null],
    ['Оперативная память', '', null],
    ['Расход воды на увлажнение', 'л', null],
  ] as const)('of %s in %s: %s', (name, unit, direction) => {
    expect(betterDirection(name, unit)).toBe(direction);
  });

  it('ranks energy classes, and nothing else', () => {
    const rank = (value: string) => energyGrade('Класс энергоэффективности', value) ?? Number.NaN;
    expect(['B', 'A+++', 'G', 'A'].toSorted((one, other) => rank(one) - rank(other))).toEqual(['G', 'B', 'A', 'A+++']);
    expect(energyGrade('Класс энергоэффективности', 'Нет')).toBeNull();
    expect(energyGrade('Серия', 'A')).toBeNull();
  });

  it('marks every best value, and none when all are equal', () => {
    expect(bestIndexes([8, 12, null, 12], 'more')).toEqual([1, 3]);
    expect(bestIndexes([8, 12, null], 'less')).toEqual([0]);
    expect(bestIndexes([8, 8, 8], 'more')).toEqual([]);
    expect(bestIndexes([null, 8, null], 'more')).toEqual([]);
    expect(bestIndexes([], 'less')).toEqual([]);
  });
});
