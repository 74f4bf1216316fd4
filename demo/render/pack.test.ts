import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writeFacts } from './pack.ts';

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
