import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/src: url\('([^']+)'\)[^}]*unicode-range:\s+([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(/,\s+/).map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }),
);
const filesWith = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return faces.filter((face) => face.ranges.some(([from, to]) => code >= from && code <= to)).map((face) => face.file);
};

test('contains every letter of both languages, the tenge and common signs in exactly one file', () => {
  const letters = 'АБЯабяЁёӘәҒғҚқҢңӨөҰұҮүҺһІіAZaz0189₸№×−–—«»…·';
  expect([...letters].filter((letter) => filesWith(letter).length !== 1)).toEqual([]);
});

test('keeps the preloaded files below 45 KB, close to the original ones without Kazakh letters and the tenge', () => {
  const subsetSize = (name: string) => statSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).size;
  expect(subsetSize('cyrillic') + subsetSize('latin')).toBeLessThan(45 * 1024);
  const requireFromHere = createRequire(import.meta.url);
  const originalSize = (name: string) =>
    statSync(requireFromHere.resolve(`@fontsource-variable/geologica/files/geologica-${name}-wght-normal.woff2`)).size;
  for (const name of ['cyrillic', 'latin']) expect(subsetSize(name)).toBeLessThan(originalSize(name) + 2 * 1024);
});
