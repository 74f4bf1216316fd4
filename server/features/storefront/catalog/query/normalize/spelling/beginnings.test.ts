import { expect, it } from 'vitest';
import { fold } from '../../../engine/text/fold.ts';
import { createBeginnings } from './beginnings.ts';

const filed = createBeginnings([['түк шаш= қап=', true]]);

it.each(['түк', 'түкті', 'түгін', 'түгі', 'шаш', 'қап'])('finds the value of %s', (word) => {
  expect(filed.of(fold(word))).toEqual([true]);
});

it.each(['түгел', 'шашты', 'қабы', 'туг'])('finds nothing for %s', (word) => {
  expect(filed.of(fold(word))).toEqual([]);
});
