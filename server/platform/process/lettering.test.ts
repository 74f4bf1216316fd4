import { expect, test } from 'vitest';
import { textOutline, measureText, wrapText } from './lettering.ts';

test.each(['Смартфон', 'Қазақша әғқңөұүһі', 'Samsung 512', '389 990 ₸', '«—…»'])('draws every letter of %s', (text) => {
  const letters = [...text].filter((letter) => letter !== ' ').length;
  const outlines = textOutline(text, 0, 0, 48, 600);
  // Every letter has at least one closed outline.
  expect(outlines.split('Z').length - 1).toBeGreaterThanOrEqual(letters);
  expect(measureText(text, 48, 600)).toBeGreaterThan(letters * 8);
});

test('wraps lines to the width and ends a cut text with …', () => {
  const text = 'Стиральная машина с вертикальной загрузкой и сушкой на девять килограммов белья';
  const lines = wrapText(text, 420, 40, 600, 3);
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => measureText(line, 40, 600) <= 420)).toBe(true);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(wrapText(text, 5000, 40, 600, 3)).toEqual([text]);
});

test('breaks a word longer than a line and ends its cut rest with …', () => {
  const word = 'Қ'.repeat(40);
  const lines = wrapText(word, 200, 40, 600, 20);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe(word);
  const short = wrapText(word, 200, 40, 600, 1);
  expect(short).toEqual([expect.stringMatching(/^Қ+…$/)]);
  for (const line of [...lines, ...short]) expect(measureText(line, 40, 600)).toBeLessThanOrEqual(200);
});
