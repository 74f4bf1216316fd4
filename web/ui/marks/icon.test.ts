import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('every icon name has a drawing and every drawing has a name', () => {
  const drawn = [...read('./icons.svg').matchAll(/symbol id="([^"]+)"/g)].map((m) => m[1]);
  const named = [...read('./icon.tsx').matchAll(/^ {2}\| '([^']+)'/gm)].map((m) => m[1]);
  expect(named.length).toBeGreaterThan(50);
  expect(named).toEqual(drawn);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('drawings use the text colour, so they fit both themes', () => {
  expect(read('./icons.svg')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
});
