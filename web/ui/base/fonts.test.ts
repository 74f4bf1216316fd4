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
const holders = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return faces.filter((face) => face.ranges.some(([from, to]) => code >= from && code <= to)).map((face) => face.file);
};

test('every letter of both languages, the tenge and common signs are in exactly one file', () => {
  const letters = 'АБЯабяЁёӘәҒғҚқҢңӨөҰұҮүҺһІіAZaz0189₸№×−–—«»…·';
  expect([...letters].filter((letter) => holders(letter).length !== 1)).toEqual([]);
});

test('the preloaded files are at most 45 KB, close to the stock splits without Kazakh letters and the tenge', () => {
  const own = (name: string) => statSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).size;
  expect(own('cyrillic') + own('latin')).toBeLessThan(45 * 1024);
  const find = createRequire(import.meta.url);
  const stock = (name: string) =>
    statSync(find.resolve(`@fontsource-variable/geologica/files/geologica-${name}-wght-normal.woff2`)).size;
  for (const name of ['cyrillic', 'latin']) expect(own(name)).toBeLessThan(stock(name) + 2 * 1024);
});
