import { expect, test } from 'vitest';
import { createMask } from './mask-personal.ts';

test.each([
  ['мой номер +7 (701) 123-45-67', 'мой номер [#1]'],
  ['8 701 123 45 67 или 87011234567', '[#1] или [#2]'],
  ['почта a.b@mail.example.kz', 'почта [#1]'],
  ['карта 4400 4301 2345 6789', 'карта [#1]'],
  ['ЖСН 900101300123', 'ЖСН [#1]'],
  ['ноутбук до 300 000 ₸, заказ 10000042', 'ноутбук до 300 000 ₸, заказ 10000042'],
])('masks «%s»', (text, masked) => {
  const mask = createMask();
  expect(mask.mask(text)).toBe(masked);
  expect(mask.unmask(masked)).toBe(text);
});
