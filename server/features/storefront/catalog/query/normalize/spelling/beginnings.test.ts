import { expect, it } from 'vitest';
import { fold } from '../../../engine/text/fold.ts';
import { createBeginnings } from './beginnings.ts';

const filed = createBeginnings([['түк шаш= қап=', true]]);

it.each(['түк', 'түкті', 'түгін', 'түгі', 'шаш', 'қап'])('%s begins so', (word) => {
  expect(filed.of(fold(word))).toEqual([true]);
});

it.each(['түгел', 'шашты', 'қабы', 'туг'])('%s does not', (word) => {
  expect(filed.of(fold(word))).toEqual([]);
});
