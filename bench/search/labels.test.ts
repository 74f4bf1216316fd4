import { describe, expect, it } from 'vitest';
import { categories } from '#demo/catalog/categories.ts';
import { demoProducts } from './demo-products.ts';
import { heldOutQueries } from './held-out.ts';
import { checkKazakh } from './hard/check-kk.ts';
import { checkRussian } from './hard/check-ru.ts';
import { examKazakh } from './hard/exam-kk.ts';
import { examRussian } from './hard/exam-ru.ts';
import { finalKazakh } from './hard/final-kk.ts';
import { finalRussian } from './hard/final-ru.ts';
import { freshKazakh } from './hard/fresh-kk.ts';
import { freshRussian } from './hard/fresh-ru.ts';
import { hardKazakh } from './hard/hard-kk.ts';
import { hardRussian } from './hard/hard-ru.ts';
import { lastKazakh } from './hard/last-kk.ts';
import { lastRussian } from './hard/last-ru.ts';
import { lessonKazakh } from './hard/lesson-kk.ts';
import { lessonRussian } from './hard/lesson-ru.ts';
import { readHardQueries, readLevels } from './hard/read-table.ts';
import { secondKazakh } from './hard/second-kk.ts';
import { secondRussian } from './hard/second-ru.ts';
import { unseenKazakh } from './hard/unseen-kk.ts';
import { unseenRussian } from './hard/unseen-ru.ts';
import { hardKinds, isHeldOut, isUnseen, queryKinds, type LabelledQuery } from './label.ts';
import { laterQueries } from './later.ts';
import { tunedQueries } from './queries.ts';
import { judgeOf } from './right.ts';
import { trapQueries } from './traps.ts';

const hard = [...readHardQueries(hardRussian, 'ru'), ...readHardQueries(hardKazakh, 'kk')];
const fresh = [...readHardQueries(freshRussian, 'ru'), ...readHardQueries(freshKazakh, 'kk')];
const last = [...readHardQueries(lastRussian, 'ru'), ...readHardQueries(lastKazakh, 'kk')];
const final = [...readHardQueries(finalRussian, 'ru'), ...readHardQueries(finalKazakh, 'kk')];
const lesson = [...readLevels(lessonRussian, 'ru'), ...readLevels(lessonKazakh, 'kk')];
const exam = [...readLevels(examRussian, 'ru'), ...readLevels(examKazakh, 'kk')];
const check = [...readLevels(checkRussian, 'ru'), ...readLevels(checkKazakh, 'kk')];
const unseen = [...readLevels(unseenRussian, 'ru'), ...readLevels(unseenKazakh, 'kk')];
const second = [...readLevels(secondRussian, 'ru'), ...readLevels(secondKazakh, 'kk')];
const all: readonly LabelledQuery[] = [
  ...tunedQueries,
  ...heldOutQueries,
  ...laterQueries,
  ...trapQueries,
  ...hard,
  ...fresh,
  ...last,
  ...final,
  ...lesson,
  ...exam,
  ...check,
  ...unseen,
  ...second,
];
const products = demoProducts();
const slugs = new Set(categories.map(({ slug }) => slug));

describe('the labelled queries', () => {
  it('are many, none twice, none with stray spaces', () => {
    expect(all.filter(({ right }) => right).length).toBeGreaterThanOrEqual(330);
    expect(new Set(all.map(({ q }) => q)).size).toBe(all.length);
    expect(all.filter(({ q }) => q !== q.trim().replaceAll(/\s+/g, ' '))).toEqual([]);
  });

  it('name existing categories', () => {
    expect(all.flatMap(({ right }) => right?.category ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('are each answered by some products of the demo catalogue, and not by a fifth of them', () => {
    const counted = all.flatMap(({ q, right }) =>
      right ? [{ q, count: products.filter(judgeOf(right)).length }] : [],
    );
    expect(counted.filter(({ count }) => count === 0 || count > products.length / 5)).toEqual([]);
  });

  it('cover both languages and every kind, in both parts', () => {
    expect(all.filter(({ language, right }) => language === 'kk' && right).length).toBeGreaterThanOrEqual(90);
    for (const part of [tunedQueries, heldOutQueries]) {
      expect(new Set(part.map(({ kind }) => kind))).toEqual(new Set(queryKinds));
      expect(new Set(part.map(({ language }) => language))).toEqual(new Set(['ru', 'kk']));
    }
  });

  it('are held out by the hash of the query and by nothing else', () => {
    expect(tunedQueries.filter(({ q }) => isHeldOut(q))).toEqual([]);
    expect(heldOutQueries.filter(({ q }) => !isHeldOut(q))).toEqual([]);
  });

  it('are hard in both languages and in both halves', () => {
    for (const language of ['ru', 'kk']) {
      const own = hard.filter((label) => label.language === language);
      expect(own.length).toBeGreaterThanOrEqual(100);
      expect(own.filter(({ q }) => isUnseen(q)).length).toBeGreaterThanOrEqual(40);
    }
    expect(hard.filter(({ kind }) => !(hardKinds as readonly string[]).includes(kind))).toEqual([]);
  });
});
