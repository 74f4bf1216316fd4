import { describe, expect, it } from 'vitest';
import { categories } from '#demo/catalog/categories.ts';
import { listDemoProducts } from './demo-products.ts';
import { readExam } from './exams.ts';
import { HELD_OUT_QUERIES } from './held-out.ts';
import { HARD_QUERY_KINDS, isHeldOut, isUnseen, QUERY_KINDS, type LabelledQuery } from './label.ts';
import { parts } from './parts.ts';
import { TUNED_QUERIES } from './queries.ts';
import { compileExpectation } from './right.ts';

const all: readonly LabelledQuery[] = parts.flatMap(({ labels }) => labels);
const products = listDemoProducts();
const slugs = new Set(categories.map(({ slug }) => slug));

describe('labelled queries', () => {
  it('are numerous, unique and trimmed', () => {
    expect(all.filter(({ right }) => right).length).toBeGreaterThanOrEqual(330);
    expect(new Set(all.map(({ q }) => q)).size).toBe(all.length);
    expect(all.filter(({ q }) => q !== q.trim().replaceAll(/\s+/g, ' '))).toEqual([]);
  });

  it('name existing categories', () => {
    expect(all.flatMap(({ right }) => right?.category ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('match some demo products, but less than a fifth of them', () => {
    const counted = all.flatMap(({ q, right }) =>
      right ? [{ q, count: products.filter(compileExpectation(right)).length }] : [],
    );
    expect(counted.filter(({ count }) => count === 0 || count > products.length / 5)).toEqual([]);
  });

  it('cover both languages and every kind, in both parts', () => {
    expect(all.filter(({ language, right }) => language === 'kk' && right).length).toBeGreaterThanOrEqual(90);
    for (const part of [TUNED_QUERIES, HELD_OUT_QUERIES]) {
      expect(new Set(part.map(({ kind }) => kind))).toEqual(new Set(QUERY_KINDS));
      expect(new Set(part.map(({ language }) => language))).toEqual(new Set(['ru', 'kk']));
    }
  });

  it('are held out by the hash of the query only', () => {
    expect(TUNED_QUERIES.filter(({ q }) => isHeldOut(q))).toEqual([]);
    expect(HELD_OUT_QUERIES.filter(({ q }) => !isHeldOut(q))).toEqual([]);
  });

  it('include hard queries in both languages and halves', () => {
    const hardQueries = readExam('2026-11-22');
    for (const language of ['ru', 'kk']) {
      const own = hardQueries.filter((label) => label.language === language);
      expect(own.length).toBeGreaterThanOrEqual(100);
      expect(own.filter(({ q }) => isUnseen(q)).length).toBeGreaterThanOrEqual(40);
    }
    expect(hardQueries.filter(({ kind }) => !(HARD_QUERY_KINDS as readonly string[]).includes(kind))).toEqual([]);
  });
});
