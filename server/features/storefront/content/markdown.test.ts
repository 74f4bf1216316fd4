import { describe, expect, test } from 'vitest';
import { FULL_CONFIGURATION } from '#domain/content/text-values.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { parseBlocks } from './markdown.ts';

const blocks = (text: string, language: 'ru' | 'kk' = 'ru') => parseBlocks(text, language, defaultSettings);

test('parses Markdown into blocks', () => {
  expect(
    blocks(
      'Первая\nстрока **важно** и [сюда](/gid)\n\n## Где & как\n\n1. раз\n2. **два**\n\n> Заметка\n\n| А | Б |\n|---|---|\n| 1 | 2 |',
    ),
  ).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: 'Первая строка ', bold: false },
        { text: 'важно', bold: true },
        { text: ' и ', bold: false },
        { text: 'сюда', bold: false, href: '/gid' },
      ],
    },
    { type: 'heading', text: 'Где & как', id: 'gde-and-kak', level: 2 },
    {
      type: 'list',
      ordered: true,
      items: [[{ text: 'раз', bold: false }], [{ text: 'два', bold: true }]],
    },
    { type: 'note', lines: [[{ text: 'Заметка', bold: false }]] },
    {
      type: 'table',
      head: [[{ text: 'А', bold: false }], [{ text: 'Б', bold: false }]],
      rows: [[[{ text: '1', bold: false }], [{ text: '2', bold: false }]]],
    },
  ]);
});

test('inserts settings with values and nouns, and escapes Markdown in them', () => {
  const shop = { ...defaultSettings, 'shop.name': 'Sauda *<b>* [x](/y)' };
  expect(parseBlocks('{{setting shop.name}}', 'ru', shop)).toEqual([
    { type: 'paragraph', spans: [{ text: 'Sauda *<b>* [x](/y)', bold: false }] },
  ]);
  expect(JSON.stringify(blocks('за {{setting pickup.keepDays: день, дня, дней}}'))).toContain('за 3\u00a0дня');
  expect(JSON.stringify(blocks('{{setting pickup.keepDays: күнде}}', 'kk'))).toContain('3\u00a0күнде');
  expect(JSON.stringify(blocks('{{plain 3 дня}}'))).toContain('"3 дня"');
});

test('gives headings of the same name distinct anchors', () => {
  expect(blocks('## Раз\n\n### Раз').map((block) => 'id' in block && block.id)).toEqual(['raz', 'raz-2']);
});

test('parses accordions, and questions by topic', () => {
  expect(blocks('{{accordion}}\n### Когда?\nСегодня\n{{/accordion}}')).toEqual([
    {
      type: 'accordion',
      items: [
        { id: 'kogda', title: 'Когда?', blocks: [{ type: 'paragraph', spans: [{ text: 'Сегодня', bold: false }] }] },
      ],
    },
  ]);
  expect(blocks('{{questions}}\n## Тема\n### Раз?\nДа\n### Два?\n- нет\n{{/questions}}')).toMatchObject([
    { type: 'questions', topics: [{ title: 'Тема', items: [{ title: 'Раз?' }, { title: 'Два?' }] }] },
  ]);
});

test('parses placeholders of live data', () => {
  expect(blocks('{{products chajniki popular Чайники недели}}\n\n{{form supplier}}\n\n{{action /gid Дальше}}')).toEqual(
    [
      { type: 'products', category: 'chajniki', sort: 'popular', title: 'Чайники недели' },
      { type: 'form', form: 'supplier' },
      { type: 'action', path: '/gid', text: 'Дальше' },
    ],
  );
});

test('shows a line depending on whether a value is set', () => {
  const text = ['{{when payment.credit}}- Кредит', '{{unless payment.credit}}- Без кредита', '- Карта'].join('\n');
  const items = (payments: PaymentMethod[]) =>
    parseBlocks(text, 'ru', defaultSettings, { ...FULL_CONFIGURATION, payments }).flatMap((block) =>
      block.type === 'list' ? block.items.map((spans) => spans.map((span) => span.text).join('')) : [],
    );
  expect(items(['credit'])).toEqual(['Кредит', 'Карта']);
  expect(items(['card'])).toEqual(['Без кредита', 'Карта']);
  expect(() => parseBlocks('{{when no.such}}Да', 'ru', defaultSettings)).toThrow(/no\.such/);
});

describe('is refused', () => {
  test.each([
    ['a block of HTML', '<script>alert(1)</script>'],
    ['HTML in a line', 'Текст <b onclick="x">жирно</b>'],
    ['an image of another site', '![x](https://example.com/x.png)'],
    ['a link that runs code', '[x](javascript:alert(1))'],
    ['a link to another site without https', '[x](//example.com)'],
    ['a heading of the first level', '# Заголовок'],
    ['code', '```\nx\n```'],
    ['an unknown directive', '{{nothing}}'],
    ['an unknown setting', '{{setting phone.codeTries}}'],
    ['an unknown form', '{{form nothing}}'],
    ['an accordion without its end', '{{accordion}}\n### Раз\nДа'],
    ['an end without a beginning', '{{/accordion}}'],
  ])('%s', (_name, text) => expect(() => blocks(text)).toThrow());
});
