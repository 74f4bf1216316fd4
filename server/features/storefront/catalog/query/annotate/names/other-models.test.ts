import { expect, it } from 'vitest';
import { wordsOfOtherModels } from './other-models.ts';

const others = (...said: string[]) =>
  wordsOfOtherModels(said.map((form) => [{ form, weight: 1 }])).map((one) => one.form);

it('lists the words of models akin to the one that is named', () => {
  expect(others('iphone17', 'pro')).toEqual(expect.arrayContaining(['max', 'air', 'ultra']));
  expect(others('iphone17', 'pro')).not.toContain('pro');
  expect(others('s25')).toEqual(expect.arrayContaining(['ultra', 'fe', 's25plus']));
  expect(others('rtx', '5070')).toEqual([]);
  expect(others('rtx5070')).toContain('ti');
});

it('has none where no model is named', () => {
  expect(others('iphone')).toEqual([]);
  expect(others('холодильник', '60')).toEqual([]);
});
