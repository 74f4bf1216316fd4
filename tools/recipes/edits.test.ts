import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../node/install.mjs';
import { recipes } from './edits.ts';

test.each(Object.entries(recipes))('the recipe %s names every file that its example changes', (name, { edits }) => {
  const page = readFileSync(path.join(root, `docs/recipes/${name}.md`), 'utf8');
  for (const { file, find } of edits)
    expect(page).toContain(find === undefined ? path.posix.dirname(file) : `\`${file}\``);
});

test.each(Object.entries(recipes))('the edits of the recipe %s fit the files', (_, { edits }) => {
  const replaced = edits.filter((edit) => edit.find !== undefined);
  const timesFound = replaced.map(({ file, find }) => [
    file,
    readFileSync(path.join(root, file), 'utf8').split(find!).length - 1,
  ]);
  expect(timesFound).toEqual(replaced.map(({ file }) => [file, 1]));
});

test('has an example for every page of docs/recipes/ without another test', () => {
  const testedElsewhere = new Set(['payment-method']);
  const pages = readdirSync(path.join(root, 'docs/recipes')).map((file) => path.basename(file, '.md'));
  expect(pages.filter((page) => !testedElsewhere.has(page)).toSorted()).toEqual(Object.keys(recipes).toSorted());
});
