import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSimilar, similarityScore, type ComparedProduct, type Trait } from './similarity.ts';

const DIAGONAL = 1;
const SCREEN = 2;
const traits: Trait[] = [
  { attribute: DIAGONAL, weight: 3 },
  { attribute: SCREEN, weight: 2 },
];
const phone = (id: number, change: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id,
  brandId: id,
  price: 200_000,
  stars: 4,
  variantGroup: `group ${id}`,
  values: new Map<number, number | string>([
    [DIAGONAL, 6.7],
    [SCREEN, 'amoled'],
  ]),
  ...change,
});
const reference = phone(1);

const compared = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  brandId: fc.option(fc.integer({ min: 1, max: 4 })),
  price: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  stars: fc.double({ min: 0, max: 5, noNaN: true }),
  variantGroup: fc.option(fc.constantFrom('a', 'b', 'c')),
  values: fc
    .array(
      fc.tuple(
        fc.constantFrom<number>(DIAGONAL, SCREEN, 3),
        fc.oneof(fc.double({ min: -10, max: 100, noNaN: true }), fc.constantFrom('amoled', 'ips')),
      ),
    )
    .map((pairs) => new Map(pairs)),
});

describe('similarity', () => {
  it('lies between 0 and 1', () => {
    fc.assert(
      fc.property(compared, compared, (a, b) => {
        const score = similarityScore(a, b, traits);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is highest for equal values and price', () => {
    fc.assert(
      fc.property(compared, compared, (a, b) => {
        expect(similarityScore(a, { ...a, stars: b.stars }, traits)).toBeGreaterThanOrEqual(
          similarityScore(a, b, traits) - 1e-9,
        );
      }),
    );
  });

  it.each<[string, Partial<ComparedProduct>, Partial<ComparedProduct>]>([
    [
      'a close number before a distant one',
      { values: new Map([[DIAGONAL, 6.8]]) },
      { values: new Map([[DIAGONAL, 5]]) },
    ],
    ['the same name before another', { values: new Map([[SCREEN, 'amoled']]) }, { values: new Map([[SCREEN, 'ips']]) }],
    ['a close price before a distant one', { price: 210_000 }, { price: 390_000 }],
    ['better reviews before worse', { stars: 5 }, { stars: 2 }],
    ['a price before none', { price: 150_000 }, { price: null }],
  ])('puts %s', (_what, near, far) => {
    expect(similarityScore(reference, phone(2, near), traits)).toBeGreaterThan(
      similarityScore(reference, phone(3, far), traits),
    );
  });
});

describe('selection', () => {
  it('excludes the product, its variants, repeated models and anything above the limit', () => {
    fc.assert(
      fc.property(
        compared,
        fc.uniqueArray(compared, { selector: ({ id }) => id, maxLength: 30 }),
        fc.integer({ min: 0, max: 10 }),
        (a, others, limit) => {
          const chosen = chooseSimilar(a, others, traits, limit);
          const found = chosen.map(({ id }) => others.find((b) => b.id === id)!);
          const groups = found.map(({ variantGroup }) => variantGroup).filter((group) => group !== null);
          expect(chosen.length).toBeLessThanOrEqual(limit);
          expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
          expect(
            found.some(
              ({ id, variantGroup }) => id === a.id || (variantGroup !== null && variantGroup === a.variantGroup),
            ),
          ).toBe(false);
          expect(new Set(groups).size).toBe(groups.length);
        },
      ),
    );
  });

  it('gives true reasons', () => {
    fc.assert(
      fc.property(compared, fc.uniqueArray(compared, { selector: ({ id }) => id, maxLength: 12 }), (a, others) => {
        for (const { id, shared, nearPrice } of chooseSimilar(a, others, traits, 12)) {
          const b = others.find((candidate) => candidate.id === id)!;
          for (const attribute of shared) expect(b.values.get(attribute)).toBe(a.values.get(attribute));
          if (nearPrice)
            expect(Math.min(a.price!, b.price!)).toBeGreaterThanOrEqual(Math.max(a.price!, b.price!) * 0.85 - 1e-6);
        }
      }),
    );
  });

  it('takes the most similar products, names shared attributes, and includes other brands', () => {
    const others = [
      phone(2, { brandId: 7 }),
      phone(3, { brandId: 7 }),
      phone(4, { brandId: 7 }),
      phone(5, { brandId: 8, price: 190_000 }),
      phone(6, { price: 500_000, values: new Map([[DIAGONAL, 5]]) }),
    ];
    const chosen = chooseSimilar(reference, others, traits, 3);
    expect(chosen[0]).toEqual({ id: 2, shared: [DIAGONAL, SCREEN], nearPrice: true });
    expect(chosen.map(({ id }) => id)).toContain(5);
    expect(chosen.map(({ id }) => id)).not.toContain(6);
  });
});
