import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('has a drawing for every icon name and a name for every drawing', () => {
  const drawings = [...readText('./icons.svg').matchAll(/symbol id="([^"]+)"/g)].map((m) => m[1]);
  const names = [...readText('./icon.tsx').matchAll(/^ {2}\| '([^']+)'/gm)].map((m) => m[1]);
  expect(names.length).toBeGreaterThan(50);
  expect(names).toEqual(drawings);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('draws icons in the text colour, so they fit both themes', () => {
  expect(readText('./icons.svg')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
});
