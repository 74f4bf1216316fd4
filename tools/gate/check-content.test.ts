import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { expect, test } from 'vitest';
import { parseContentFile } from '#server/features/storefront/content/content-file.ts';
import { checkConsents, checkPairs, checkText } from './check-content.ts';

const HEAD = 'title: Заголовок\nlead: Коротко\npath: /gid\ngroup: help\nupdated: 2026-11-01';
const text = (body: string, name = 'one.ru.md', head = HEAD) =>
  parseContentFile('page', name, `---\n${head}\n---\n${body}`);

test('accepts a valid text', () => {
  expect(checkText(text('Храним {{setting pickup.keepDays: день, дня, дней}}, см. [каталог](/catalog).'))).toEqual([]);
});

test.each([
  ['Храним 3 дня', /pickup\.keepDays/],
  ['Звоните 3003', /shop\.supportNumber/],
  ['[сюда](/no-such/page)', /is dead/],
  ['[сюда](/gid-nothing)', /is dead/],
  ['{{action /no-such/page Сюда}}', /is dead/],
  ['До {{setting cart.quantity}} штук', /three forms/],
  ['<b>x</b>', /html/],
])('finds %s', (body, fault) => expect(checkText(text(body)).join('\n')).toMatch(fault));

test('finds a number with the wrong case ending', () => {
  expect(checkText(text('Тапсырысты 21:00-ға дейін, 20 000 ₸-ден бастап қабылдаймыз.', 'one.kk.md')).join()).toMatch(
    /"21:00-ға" has the wrong case ending/,
  );
});

test('requires Kazakh in Kazakh texts, and both languages with the same structure', () => {
  expect(checkText(text('Русский текст', 'one.kk.md')).join()).toMatch(/not translated to Kazakh/);
  expect(checkPairs([text('Текст')]).join()).toMatch(/other language is missing/);
  expect(checkPairs([text('Текст'), text('Мәтін\n\n## Бөлім', 'one.kk.md')]).join()).toMatch(/languages differ/);
  expect(checkPairs([text('Текст'), text('Мәтін', 'one.kk.md')])).toEqual([]);
});

test("requires the consent's date in a consent text", () => {
  const offer = (updated: string) =>
    text(
      'Текст',
      'treaty.ru.md',
      HEAD.replace('/gid', '/gid-treaty/treaty').replace(/updated: .*/, `updated: ${updated}`),
    );
  expect(checkConsents([offer('2026-01-01')]).join()).toMatch(/treaty\.ru: its date is not the version/);
  expect(checkConsents([offer(CONSENT_VERSIONS.offer)])).toEqual([]);
});
