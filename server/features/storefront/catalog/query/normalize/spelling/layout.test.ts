import { describe, expect, it } from 'vitest';
import { lookalikes, otherLayouts } from './layout.ts';

describe('otherLayouts', () => {
  it.each([
    ['fqajy', 'айфон'],
    [',tkst', 'белые'],
    ['ыфьыгтп', 'samsung'],
    ['09kf00fg', 'құлаққап'],
    ['nj4fpsn0si', 'тоңазытқыш'],
    ['ноутбуr', 'ноутбук'],
    ['то4азыт0ыш', 'тоңазытқыш'],
    ['ы25', 's25'],
    ['дщпшеуср', 'logitech'],
    ['gsktcjc', 'пылесос'],
  ])('reads %s as %s', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  it('never returns the typed text', () => {
    for (const typed of ['телевизор', 'samsung', '2026', '—', '']) expect(otherLayouts(typed)).not.toContain(typed);
  });
});

describe('lookalikes', () => {
  it.each([
    ['cмартфон', 'смартфон'],
    ['а56', 'a56'],
    ['sоny', 'sony'],
  ])('reads %s as %s', (typed, meant) => {
    expect(lookalikes(typed)).toContain(meant);
  });

  it('changes only mixed words and codes', () => {
    expect(lookalikes('сом')).toEqual([]);
  });
});
