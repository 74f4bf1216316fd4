import { expect, test } from 'vitest';
import { questionLanguage } from './assistant-answer.ts';

test.each([
  ['қай тоңазытқыш тыныш?', 'ru', 'kk'],
  ['какой холодильник тихий?', 'kk', 'ru'],
  ['арзан ноутбук бар ма', 'ru', 'kk'],
  ['смс коды келмей жатыр', 'kk', 'kk'],
  ['аккумулятор 5000 мА·ч', 'ru', 'ru'],
  ['iphone 16', 'kk', 'kk'],
  ['iphone 16', 'ru', 'ru'],
] as const)('answers «%s» on a %s page in %s', (text, page, language) => {
  expect(questionLanguage(text, page)).toBe(language);
});
