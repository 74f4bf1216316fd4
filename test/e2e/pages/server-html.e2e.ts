import { expect, test } from 'vitest';
import { findNestingProblems, findDuplicateLandmarks } from '#test/harness/html-nesting.ts';
import { findExamples } from './find-examples.ts';
import { screenExamples } from './screen-examples.ts';
import { origin } from '../behaviour/shopper.ts';

/** Screen states that their examples do not show. */
const STATES = [
  '/no/such/page',
  '/cart',
  '/checkout',
  '/c/vse-smartfony/f/price/1-2',
  '/gid-calculator',
  '/gid-change',
];

test.each([
  ['in Russian', ''],
  ['in Kazakh', '/kz'],
])('nests the HTML of every screen correctly, with distinct landmark names, %s', async (_, prefix) => {
  const examples = await findExamples();
  const paths = [...Object.values(screenExamples).flatMap((listPaths) => listPaths(examples)), ...STATES];
  const problems: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(`${origin}${path === '/' && prefix ? prefix : prefix + path}`)).text();
    expect(html, path).toContain('<main');
    for (const problem of [...findNestingProblems(html), ...findDuplicateLandmarks(html)])
      problems.push(`${path}: ${problem}`);
  }
  expect(problems).toEqual([]);
});
