import { readFileSync } from 'node:fs';
import type { LabelledQuery, QueryKind, ExpectedProducts } from './label.ts';

/** Terms of an expectation, negated by a leading `!`: `c:` categories, `b:` brands, `n:` name pattern. */
const terms: readonly (readonly [pattern: RegExp, read: (one: string, other: string) => ExpectedProducts])[] = [
  [/^c:(.+)$/, (slugs) => ({ category: slugs.split(',') })],
  [/^b:(.+)$/, (brands) => ({ brand: brands.split(',') })],
  [/^n:(.+)$/, (name) => ({ name })],
  [/^s:([a-z-]+)>=(.+)$/, (slug, number) => ({ specFrom: { [slug]: Number(number) } })],
  [/^s:([a-z-]+)<=(.+)$/, (slug, number) => ({ specTo: { [slug]: Number(number) } })],
  [/^s:([a-z-]+)=(.+)$/, (slug, value) => ({ spec: { [slug]: value } })],
  [/^p<=(\d+)$/, (price) => ({ priceTo: Number(price) })],
];

/** Parses a file of rows `kind | query | expected`; throws on an unknown term. */
export function readLabelFile(file: string, language: LabelledQuery['language']): LabelledQuery[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [kind = '', q = '', right = ''] = row.split(' | ');
      return { q, kind: kind as QueryKind, language, ...parseAnswer(right) };
    });
}

function parseAnswer(text: string): { right: ExpectedProducts } | { nothing: true } | { pages: readonly string[] } {
  if (text === 'nothing') return { nothing: true };
  if (text.startsWith('page:')) return { pages: text.slice('page:'.length).split(',') };
  return { right: text.split(' & ').reduce((right, term) => mergeTerm(right, term), {} as ExpectedProducts) };
}

function mergeTerm(right: ExpectedProducts, term: string): ExpectedProducts {
  if (term.startsWith('!')) return { ...right, not: [...(right.not ?? []), parseTerm(term.slice(1))] };
  const more = parseTerm(term);
  return {
    ...right,
    ...more,
    ...(more.spec && { spec: { ...right.spec, ...more.spec } }),
    ...(more.specFrom && { specFrom: { ...right.specFrom, ...more.specFrom } }),
    ...(more.specTo && { specTo: { ...right.specTo, ...more.specTo } }),
  };
}

function parseTerm(text: string): ExpectedProducts {
  for (const [pattern, read] of terms) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one !== undefined) return read(one, other ?? '');
  }
  throw new Error(`"${text}" says nothing of a product`);
}
