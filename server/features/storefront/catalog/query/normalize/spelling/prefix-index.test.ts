import { expect, it } from 'vitest';
import { fold } from '../../../engine/text/fold.ts';
import { createPrefixIndex } from './prefix-index.ts';

const index = createPrefixIndex([['түк шаш= қап=', true]]);

it.each(['түк', 'түкті', 'түгін', 'түгі', 'шаш', 'қап'])('finds the value of %s', (word) => {
  expect(index.of(fold(word))).toEqual([true]);
});

it.each(['түгел', 'шашты', 'қабы', 'туг'])('finds nothing for %s', (word) => {
  expect(index.of(fold(word))).toEqual([]);
});
