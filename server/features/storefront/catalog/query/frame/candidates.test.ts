import { describe, expect, it } from 'vitest';
import { createCategoryTree } from '../category-tree.ts';
import { candidatesOf } from './candidates.ts';
import type { AnnotatedQuery } from './reading.ts';

const category = (id: number, parentId: number | null, accessory = false) => ({
  id,
  parentId,
  accessory,
  name: { ru: `Категория ${id}`, kk: `Санат ${id}` },
});
/** Section 1: phones 11, feature phones 12, cases 13. Section 2: kettles 21, irons 22. */
const tree = createCategoryTree([
  category(1, null),
  category(11, 1),
  category(12, 1),
  category(13, 1, true),
  category(2, null),
  category(21, 2),
  category(22, 2),
]);

type Segment = AnnotatedQuery['segments'][number];
const query = (
  labels: Record<string, number>,
  segments: Partial<Segment>[] = [{}],
  isGift = false,
): AnnotatedQuery => ({
  text: '',
  parts: [],
  changes: [],
  cheap: [],
  price: null,
  nominals: [],
  isBareMeasure: false,
  isGift,
  unknown: [],
  segments: segments.map(
    (segment) =>
      ({
        read: 'x',
        words: [[{ form: 'x', weight: 1 }]],
        quality: false,
        brand: null,
        absent: false,
        target: false,
        guessed: false,
        category: null,
        ...segment,
      }) as Segment,
  ),
  labels: Object.entries(labels).map(([label, probability]) => ({ label, probability })),
});
const first = (...args: Parameters<typeof query>) => candidatesOf(query(...args), tree)[0];

describe('candidatesOf', () => {
  it('takes a certain category alone', () => {
    expect(first({ 11: 0.9, 21: 0.1 })).toMatchObject({ category: 11, among: [] });
  });

  it('takes the section when its categories share the probability', () => {
    expect(first({ 21: 0.5, 22: 0.45, 11: 0.05 })).toMatchObject({ category: 2 });
  });

  it('prefers the category that the query names', () => {
    expect(first({ 11: 0.3, 21: 0.6 }, [{ category: { id: 11, whole: true } }])).toMatchObject({ category: 11 });
  });

  it('leaves out accessories when their product is named', () => {
    const ids = candidatesOf(query({ 13: 0.9, 11: 0.1 }, [{ category: { id: 1, whole: true } }]), tree).map(
      (one) => one.category,
    );
    expect(ids).toContain(11);
    expect(ids).not.toContain(13);
  });

  it('shows several categories for a present', () => {
    expect(first({ 11: 0.3, 21: 0.3, 22: 0.25 }, [{}], true)).toMatchObject({ category: null, among: [11, 21, 22] });
  });

  it('abstains when no word is known and every category is improbable', () => {
    const labels = { 11: 0.05, 12: 0.04, 21: 0.03, 22: 0.02, 13: 0.02 };
    const spread = Object.fromEntries([
      ...Object.entries(labels),
      ...Array.from({ length: 40 }, (_, at) => [String(100 + at), 0.02]),
    ]);
    expect(candidatesOf(query(spread, [{ words: [] }]), tree)).toEqual([]);
    expect(candidatesOf(query(spread, [{}]), tree)).not.toEqual([]);
  });
});
