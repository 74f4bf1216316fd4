import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writeFacts } from './pack.ts';
import { findStrip } from './strip.ts';

it('keeps the pictures that the same run listed before', () => {
  const list = pathToFileURL(path.join(mkdtempSync(path.join(tmpdir(), 'renders-')), 'renders.json'));
  writeFileSync(list, '{}');
  writeFacts({ 'tablet/two/front': {} }, list);
  writeFacts({ 'tablet/one/front': {} }, list);
  expect(Object.keys(JSON.parse(readFileSync(list, 'utf8')) as object)).toEqual([
    'tablet/one/front',
    'tablet/two/front',
  ]);
});

it('finds the strip of a product that fills less than two thirds of the height', () => {
  const size = 30;
  const cover = (from: number, to: number) =>
    Array.from({ length: size * size }, (_, at) => (Math.floor(at / size) >= from && at / size < to ? 1 : 0));
  expect(findStrip(cover(10, 20), size)).toEqual({ strip: [0.166, 0.666] });
  expect(findStrip(cover(20, 29), size)).toEqual({ strip: [0.333, 0.666] });
  expect(findStrip(cover(3, 25), size)).toEqual({ strip: [0.072, 0.788] });
  expect(findStrip(cover(2, 28), size)).toEqual({});
});
